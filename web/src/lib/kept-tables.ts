/** The tables this browser has a seat at, with the key to it; newest first. A key is thrown away by people alone: what
    opens nothing today may open its seat again tomorrow. */

import { keep, recall } from './storage'

export type KeptTable = { code: string; game: string; seat: number; token: string; when: number }

export function keptTables(): KeptTable[] {
  return recall<KeptTable[]>('tables', [])
}

export function keepTable(table: Omit<KeptTable, 'when'>, now = Date.now()): void {
  const others = keptTables().filter((other) => other.code !== table.code)
  keep('tables', [{ ...table, when: now }, ...others])
}

export function forgetTable(code: string): void {
  keep(
    'tables',
    keptTables().filter((table) => table.code !== code),
  )
}

export function tokenFor(code: string): string | null {
  return keptTables().find((table) => table.code === code)?.token ?? null
}
