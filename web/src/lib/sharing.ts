/** Addresses to send to somebody. */

/** Whether this page's address means something on this computer only. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]'
}

/** The address others use for a table: the table itself, or, when it is over, its replay. */
export function pathFor(table: { code: string; state: string }): string {
  return `/${table.state === 'over' ? 'replay' : 'table'}/${table.code}`
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
