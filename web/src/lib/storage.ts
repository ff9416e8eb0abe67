/** What the browser keeps for us. A browser that keeps nothing (private windows, full disks) costs no more than that. */

const PREFIX = 'undercroft.'

export function recall<T>(name: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + name)
    return kept === null ? fallback : (JSON.parse(kept) as T)
  } catch {
    return fallback
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // The page works without; there is nobody to tell.
  }
}
