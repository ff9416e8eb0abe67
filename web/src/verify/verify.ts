/** Checks that the luck of a finished game was fixed before it began: the proof of GET /api/tables/{code}/proof. */

import { draw, pick } from './philox'
import { sha256 } from './sha256'

const GAME = 0 // a match is game 0 of its seed

/** One die or card: the address of the draw, what could have come, and what came. */
export interface Draw {
  number: number
  stream: number
  count: number
  weights: number[]
  outcomes: number[]
  chosen: number
}

export interface Proof {
  commitment: string
  seed: number
  nonce: string
  draws: Draw[]
}

export interface Verdict {
  /** The hash published before the first move. */
  commitment: string
  /** Whether seed and nonce give that hash. */
  kept: boolean
  /** How many draws were computed again. */
  checked: number
  /** The draws that should have come out otherwise, or were not the next of their stream. */
  wrong: Draw[]
  /** How many draws came before the first ones here: those of the table this one was forked from. */
  earlier: number
}

/** What the address of a draw gives. */
export function outcome(seed: number, { stream, count, weights, outcomes }: Draw): number | undefined {
  const sum = weights.reduce((a, b) => a + b, 0)
  return outcomes[pick(weights, draw(seed, GAME, stream, count, sum))]
}

/** The draws of each stream, in order. */
function streams(draws: readonly Draw[]): Draw[][] {
  return [...new Set(draws.map(({ stream }) => stream))].map((one) => draws.filter(({ stream }) => stream === one))
}

/** Draws of one stream are counted without a gap: otherwise luck could have been chosen by skipping some. */
function miscounted(draws: readonly Draw[]): Draw[] {
  return streams(draws).flatMap((stream) =>
    stream.filter(({ count }, place) => place > 0 && count !== (stream[place - 1]?.count ?? 0) + 1),
  )
}

/** Computes everything again. `published` is the hash that was shown while the game was running, if one was kept. */
export function verify(proof: Proof, published?: string): Verdict {
  const { commitment, seed, nonce, draws } = proof
  const skipped = miscounted(draws)
  return {
    commitment,
    kept: sha256(`${seed}:${nonce}`) === commitment && (published ?? commitment) === commitment,
    checked: draws.length,
    wrong: draws.filter((drawn) => skipped.includes(drawn) || outcome(seed, drawn) !== drawn.chosen),
    earlier: streams(draws).reduce((sum, [first]) => sum + (first?.count ?? 0), 0),
  }
}
