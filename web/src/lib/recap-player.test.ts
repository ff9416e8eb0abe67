import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Past } from './past.svelte'
import { Recap } from './recap.svelte'
import { WHOLE } from './recap'
import { api } from './server'
import { logOf, situation } from './situation.fixture'

const LOG = logOf('0' + '1c'.repeat(40))
const SPAN = { from: 1, to: LOG.length }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(api, 'at').mockImplementation((_code, played) => Promise.resolve({ ...situation().view, played }))
})
afterEach(() => void vi.useRealTimers())

async function started(): Promise<[Past, Recap]> {
  const past = new Past('BCDFGH', () => LOG.length)
  const recap = new Recap(past)
  await recap.play(LOG, SPAN)
  return [past, recap]
}

test('it goes from the first moment on to now, in less than five seconds', async () => {
  const [past, recap] = await started()
  expect([past.played, past.view?.played, recap.running]).toEqual([1, 1, true])
  const seen = [past.played]
  for (let time = 0; recap.running && time < 10_000; time += 50) {
    await vi.advanceTimersByTimeAsync(50)
    if (past.played !== seen.at(-1)) seen.push(past.played)
    if (!recap.running) expect(time).toBeLessThanOrEqual(WHOLE)
  }
  expect(seen.at(-1)).toBeNull()
  expect(seen.slice(0, -1)).toEqual(seen.slice(0, -1).toSorted((one, other) => Number(one) - Number(other)))
  expect(seen.length).toBeGreaterThan(10)
})

test('it can be left at any moment', async () => {
  const [past, recap] = await started()
  recap.stop()
  await vi.advanceTimersByTimeAsync(WHOLE)
  expect([past.played, recap.running]).toEqual([null, false])
})

test('moves that are taken back end it', async () => {
  const [past, recap] = await started()
  past.forget(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([past.played, recap.running]).toEqual([null, false])
})

test('a moment that cannot be fetched ends it', async () => {
  const [past, recap] = await started()
  vi.mocked(api.at).mockRejectedValue(new Error('offline'))
  past.forgetAll()
  await recap.play(LOG, SPAN)
  await vi.advanceTimersByTimeAsync(1000)
  expect(recap.running).toBe(false)
})

test('what another seat has seen is forgotten', async () => {
  const [past] = await started()
  past.forgetAll()
  vi.mocked(api.at).mockClear()
  await past.look(1)
  expect(api.at).toHaveBeenCalledOnce()
})
