import { afterEach, expect, test, vi } from 'vitest'
import { Adviser } from './adviser.svelte'
import { api } from './server'
import type { Session } from './session.svelte'
import { situation } from './situation.fixture'
import type { Hint } from './wire'

const made = () => new Adviser({ token: 'key' } as Session)
const asked = vi.spyOn(api, 'hint')
const best = { move: 'go', value: 0.5, wins: null }
const hint: Hint = { best, next: null, of: 'win', why: 'close', games: 10 }

afterEach(() => void asked.mockReset())

test('a hint is asked for once, and shown until the table changes', async () => {
  asked.mockResolvedValue({ version: 9, hint })
  const adviser = made()
  const first = adviser.ask(situation())
  expect(adviser.open && adviser.waiting).toBe(true)
  expect(await first).toBe(hint)
  expect(await adviser.ask(situation())).toBe(hint)
  expect(asked).toHaveBeenCalledTimes(1)
  adviser.follow(9)
  expect(adviser.hint).toBe(hint)
  adviser.follow(10)
  expect(adviser.open).toBe(false)
})

test('advice about another position, or that nobody waits for any more, is not shown', async () => {
  const adviser = made()
  asked.mockResolvedValueOnce({ version: 10, hint })
  expect(await adviser.ask(situation())).toBeNull()
  asked.mockResolvedValueOnce({ version: 9, hint })
  const late = adviser.ask(situation())
  adviser.close()
  expect(await late).toBeNull()
  expect(adviser.open).toBe(false)
})

test('a refusal is handed on, and nothing stays open', async () => {
  asked.mockRejectedValue(new Error('offline'))
  const adviser = made()
  await expect(adviser.ask(situation())).rejects.toThrow('offline')
  expect(adviser.open).toBe(false)
})
