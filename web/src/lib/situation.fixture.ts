/** A table for two in the middle of a game, for tests. */

import type { LogEntry, Offer, Situation } from './wire'

const seat = (nickname: string, connected = true) => ({
  nickname,
  connected,
  score: 0,
  kind: 'person' as const,
  bot: null,
  stand_in: false,
  failed: false,
})

/** What somebody may do about seats who may do nothing. */
const NO_SEATS = { bots: false, fill: [], stand_in: [], free: [], answer: false }

export function situation(more: Partial<Situation> = {}): Situation {
  return {
    code: 'BCDFGH',
    game: 'heads',
    version: 9,
    state: 'running',
    seat: 0,
    holds: [0],
    seats: [seat('Ann'), seat('Bob')],
    options: {},
    odds: 'off',
    undo: 'turn',
    practice: false,
    analysis: false,
    hot_seat: false,
    stand_in: 0,
    companion: false,
    campaign: false,
    commitment: '',
    seed: null,
    seed_chosen: false,
    turn: 0,
    opening: [],
    view: { played: 6, turn: 0, score: [0, 0], prompt: { id: 'prompt', args: {} }, table: {} },
    moves: [],
    may: { roll: false, undo: false, restart: false, ...NO_SEATS },
    opened: 0,
    winners: [],
    honours: null,
    sealed: false,
    wish: null,
    seatings: 0,
    ...more,
  }
}

/** Luck's turn, with what the game says about the roll. */
export function rolling(said: Record<string, unknown> | null, more: Partial<Situation> = {}): Situation {
  const { view } = situation()
  return situation({
    turn: 'chance',
    view: { ...view, turn: 'chance', table: { rolling: said } },
    may: { roll: true, undo: false, restart: false, ...NO_SEATS },
    ...more,
  })
}

/** A log of these movers; `c` is luck. */
export function logOf(movers: string): LogEntry[] {
  return [...movers].map((mover, number) => ({
    number,
    seat: mover === 'c' ? 'chance' : Number(mover),
    said: { id: 'move', args: {} },
    events: [],
    verb: 'move',
  }))
}

/** The offers of these moves, each with its place in the list for an id. */
export const someOffers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => {
    const verb = text.split(' ')[0] ?? ''
    return { id, verb, args: [], text, said: { id: verb, args: {} } }
  })
