/** Addresses to send to somebody. */

/** Whether this page's address means something on this computer only. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]'
}

/** The address others use for a table: the table itself, or, when it is over, its replay. */
export function pathFor(table: { code: string; state: string }): string {
  return `/${table.state === 'over' ? 'replay' : 'table'}/${table.code}`
}

const KEY = '#key='

/** The private address of a seat. What stands after the # stays in the browser: no server and no other page is told. */
export function seatPath(code: string, token: string): string {
  return `/table/${code}${KEY}${token}`
}

/** The key in the address with which somebody has come, if there is one. */
export function keyIn(hash: string): string | null {
  return hash.startsWith(KEY) ? hash.slice(KEY.length) || null : null
}

/** Copy the address of a place; false if the browser does not allow it. */
export async function copyAddress(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.origin + path)
    return true
  } catch {
    return false
  }
}
