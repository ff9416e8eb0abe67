import { afterEach, expect, test, vi } from 'vitest'
import { Oddsmaker } from './oddsmaker.svelte'
import { api } from './server'
import type { Session } from './session.svelte'
import { rolling, situation } from './situation.fixture'

const made = () => new Oddsmaker({ token: 'key' } as Session)
const asked = vi.spyOn(api, 'odds')

afterEach(() => void asked.mockReset())

test('the odds of a position are asked for once, and shown', async () => {
  asked.mockResolvedValue({ version: 9, odds: { clear: 0.5 } })
  const maker = made()
  const first = maker.follow(situation({ odds: 'odds' }))
  expect([maker.waiting, maker.odds]).toEqual([true, null])
  await Promise.all([first, maker.follow(situation({ odds: 'odds' }))])
  expect([maker.waiting, maker.odds]).toEqual([false, { clear: 0.5 }])
  expect(asked.mock.calls).toEqual([['BCDFGH', 'key']])
})

test('odds of another position are never shown', async () => {
  const maker = made()
  asked.mockResolvedValueOnce({ version: 10, odds: { clear: 0.1 } }) // the table has moved on: more is on its way
  await maker.follow(situation({ odds: 'odds' }))
  expect(maker.odds).toBeNull()
  let late = (_answer: { version: number; odds: Record<string, unknown> }) => {}
  asked.mockReturnValueOnce(new Promise((answer) => (late = answer)))
  asked.mockResolvedValueOnce({ version: 12, odds: { clear: 0.2 } })
  const before = maker.follow(situation({ odds: 'odds', version: 11 }))
  await maker.follow(situation({ odds: 'odds', version: 12 }))
  late({ version: 11, odds: { clear: 0.9 } })
  await before
  expect(maker.odds).toEqual({ clear: 0.2 })
})

test('nobody asks at a table without odds, at the end, or while dice are in the air', async () => {
  const maker = made()
  await maker.follow(situation({ version: 1 }))
  await maker.follow(situation({ version: 2, odds: 'odds', state: 'over' }))
  await maker.follow(rolling(null, { version: 3, odds: 'odds' }))
  expect(asked).not.toHaveBeenCalled()
  expect(maker.waiting).toBe(false)
})

test('a server that does not answer costs nothing but the odds', async () => {
  asked.mockRejectedValue(new Error('offline'))
  const maker = made()
  await maker.follow(situation({ odds: 'advice' }))
  expect([maker.waiting, maker.odds]).toEqual([false, null])
})
