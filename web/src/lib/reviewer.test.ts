import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reviewer } from './reviewer.svelte'
import { api } from './server'
import type { Session } from './session.svelte'
import type { TableReview } from './wire'

const asked = vi.spyOn(api, 'review')
const made = () => new Reviewer({ code: 'BCDFGH', token: 'key' } as Session)
const review = (done: number, finished: boolean): TableReview => ({
  ...{ done, total: 9, finished, of: null, curve: [], costly: [] },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  asked.mockReset()
  vi.useRealTimers()
})

test('the server is asked until all is known, and not again', async () => {
  asked.mockResolvedValueOnce(review(3, false)).mockResolvedValueOnce(review(9, true))
  const reviewer = made()
  reviewer.follow(4)
  reviewer.toggle()
  await vi.advanceTimersByTimeAsync(1)
  expect(reviewer.review?.done).toBe(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(reviewer.review?.finished).toBe(true)
  await reviewer.ask()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('nobody asks for what nobody wants to know, and another end is another review', async () => {
  asked.mockResolvedValue(review(3, false))
  const reviewer = made()
  reviewer.toggle()
  await vi.advanceTimersByTimeAsync(1)
  reviewer.toggle()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveBeenCalledTimes(1)
  reviewer.follow(7)
  expect(reviewer.review).toBeNull()
})

test('a failure is kept to be told', async () => {
  asked.mockRejectedValue(new Error('offline'))
  const reviewer = made()
  reviewer.toggle()
  await vi.advanceTimersByTimeAsync(1)
  expect(reviewer.failure).toBeInstanceOf(Error)
})
