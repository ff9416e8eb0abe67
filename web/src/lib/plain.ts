/** Any game's table as things with names: what the page shows where no board is drawn. `Look.describe` in the engine says
    what a game may send. */

import type { Arg, ByLanguage, Said, View } from './wire'
import { capital, type Words } from './words'

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'die'; face: number | null }
  | { kind: 'card'; title: string | null; text: string }
  | { kind: 'row'; pieces: Piece[] }
  | { kind: 'group'; lines: PlainLine[] }
export type PlainLine = { label: string; piece: Piece }
export type PlainTable = { common: PlainLine[]; seats: PlainLine[][] }

/** What the page knows the meaning of shows itself elsewhere. */
const SHOWN_ELSEWHERE = ['rolling', 'result', 'lesson']

export function describe(table: Record<string, unknown>, words: Words): PlainTable {
  const { seats, ...rest } = table
  const bySeat = Array.isArray(seats) && seats.every(isGroup)
  const common = bySeat ? rest : table
  return {
    common: linesOf(without(common, SHOWN_ELSEWHERE), words),
    seats: bySeat ? seats.map((seat) => linesOf(seat, words)) : [],
  }
}

/** The whole table in sentences, for those who listen. */
export function tell(view: View, words: Words, nameOf: (seat: number) => string): string {
  const { common, seats } = describe(view.table, words)
  const parts = [inWords(common, words), ...seats.map((lines, seat) => `${nameOf(seat)}: ${inWords(lines, words)}`)]
  return [...parts.filter((part) => part).map((part) => `${part}.`), words.put(view.prompt)].join(' ')
}

/** How many dice lie on the table: one alone has been rolled whenever luck has spoken. */
export function diceIn(piece: Piece): number {
  if (piece.kind === 'die') return 1
  const inside =
    piece.kind === 'row' ? piece.pieces : piece.kind === 'group' ? piece.lines.map((line) => line.piece) : []
  return inside.reduce((sum, each) => sum + diceIn(each), 0)
}

export function wordsFor(piece: Piece, words: Words): string {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'die':
      return words.say('plain-die', { face: piece.face ?? 'none' })
    case 'card':
      return piece.title === null
        ? words.say('plain-card')
        : [piece.title, piece.text].filter((text) => text).join(', ')
    case 'row':
      return piece.pieces.map((each) => wordsFor(each, words)).join(', ') || words.say('plain-none')
    case 'group':
      return inWords(piece.lines, words)
  }
}

function inWords(lines: PlainLine[], words: Words): string {
  return lines.map(({ label, piece }) => `${label} ${wordsFor(piece, words)}`).join(', ')
}

function linesOf(things: Record<string, unknown>, words: Words): PlainLine[] {
  return Object.entries(things).map(([name, value]) => ({ label: labelOf(name, words), piece: pieceOf(value, words) }))
}

/** The game's word for it; else the name itself, as far as it can be read. */
function labelOf(name: string, words: Words): string {
  return words.has(`table-${name}`) ? words.say(`table-${name}`) : capital(name.replaceAll('_', ' '))
}

function pieceOf(value: unknown, words: Words): Piece {
  if (Array.isArray(value)) return { kind: 'row', pieces: value.map((each) => pieceOf(each, words)) }
  if (!isThing(value)) return { kind: 'text', text: textOf(value, words) }
  if (has(value, 'die') && isFace(value.die)) return { kind: 'die', face: value.die }
  if (has(value, 'card') || has(value, 'card', 'text')) {
    const title = value.card === null ? null : textOf(value.card, words)
    return { kind: 'card', title, text: value.text === undefined ? '' : textOf(value.text, words) }
  }
  return isGroup(value)
    ? { kind: 'group', lines: linesOf(value, words) }
    : { kind: 'text', text: words.text(value as Said | ByLanguage) }
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** An object that is neither a sentence nor a text in all languages. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return isThing(value) && !('en' in value || has(value, 'id', 'args'))
}

function isFace(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}

/** Whether an object has these fields, and no others. */
function has(thing: Record<string, unknown>, ...names: string[]): boolean {
  return Object.keys(thing).length === names.length && names.every((name) => name in thing)
}

function without(things: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(things).filter(([name]) => !names.includes(name)))
}

function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return words.say(value ? 'plain-yes' : 'plain-no')
  if (typeof value === 'number') return new Intl.NumberFormat(words.language).format(value)
  return isThing(value) ? words.text(value as Arg) : String(value)
}
