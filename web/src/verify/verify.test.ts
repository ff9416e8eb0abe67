import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256'
import { type Draw, type Proof, verify } from './verify'

const nonce = '0123456789abcdef0123456789abcdef'
const dice = [5, 2, 0, 2, 1, 2] // what the engine rolls with seed 7

function proof(change: Partial<Proof> = {}): Proof {
  const draws = dice.map((chosen, count): Draw => {
    return { number: count, stream: 0, count, weights: [1, 1, 1, 1, 1, 1], outcomes: [0, 1, 2, 3, 4, 5], chosen }
  })
  return { commitment: sha256(`7:${nonce}`), seed: 7, nonce, draws, ...change }
}

describe('verify', () => {
  it('accepts an honest game', () => {
    const verdict = verify(proof(), sha256(`7:${nonce}`))
    expect(verdict).toEqual({ commitment: sha256(`7:${nonce}`), kept: true, checked: 6, wrong: [], earlier: 0 })
  })

  it('sees a seed that was exchanged', () => {
    const verdict = verify(proof({ seed: 8 }))
    expect(verdict.kept).toBe(false)
    expect(verdict.wrong.length).toBeGreaterThan(0)
  })

  it('sees a hash that was exchanged during the game', () => {
    expect(verify(proof(), sha256('9:nonce')).kept).toBe(false)
  })

  it('sees a die that was turned', () => {
    const turned = proof()
    turned.draws[3]!.chosen = 5
    expect(verify(turned).wrong.map((drawn) => drawn.number)).toEqual([3])
  })

  it('sees a draw that was skipped', () => {
    const skipped = proof()
    skipped.draws.splice(1, 1)
    expect(verify(skipped).wrong.map((drawn) => drawn.number)).toEqual([2])
  })

  it('tells of draws that belong to the table this one was forked from', () => {
    const forked = proof()
    forked.draws.splice(0, 2)
    expect(verify(forked)).toMatchObject({ checked: 4, wrong: [], earlier: 2 })
  })
})
