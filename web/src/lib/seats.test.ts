/** The key to a seat, asking for a seat, and the log of seats. */

import { beforeEach, expect, test, vi } from 'vitest'
import { Asking } from './asking.svelte'
import { keepTable, keptTables, tokenFor } from './kept-tables'
import { SeatLog } from './seatings.svelte'
import { Session } from './session.svelte'
import { keyIn, seatPath } from './sharing'
import { situation } from './situation.fixture'
import type { SeatChange, Seated, SeatWish, Situation } from './wire'

const CODE = 'BCDFGH'
let asked: { path: string; body: unknown }[] = []
let answers: unknown[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  asked = []
  answers = []
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push({ path, body: request.body ? JSON.parse(String(request.body)) : null })
    return new Response(JSON.stringify(answers.shift()))
  })
})

test('a key that opens no seat now is kept, and tried again', () => {
  keepTable({ code: CODE, game: 'heads', seat: 1, token: 'mine' })
  const session = new Session(CODE, () => {})
  expect(session.token).toBe('mine')
  session['end']('bad-token')
  expect([session.token, tokenFor(CODE)]).toEqual([null, 'mine'])
  expect(new Session(CODE, () => {}).token).toBe('mine')
})

test('no key is thrown away because there are many', () => {
  for (let n = 0; n < 100; n++) keepTable({ code: `CODE${n}`, game: 'heads', seat: 0, token: String(n) })
  expect(keptTables()).toHaveLength(100)
})

test('a private link holds its key where no server sees it', () => {
  const link = new URL(seatPath(CODE, 'a.b-c_d'), 'https://games.example')
  expect(link.pathname).toBe(`/table/${CODE}`)
  expect(keyIn(link.hash)).toBe('a.b-c_d')
  for (const none of ['', '#', '#board', '#key=']) expect(keyIn(none)).toBeNull()
})

const wish = (more: Partial<SeatWish> = {}): SeatWish => ({
  number: 3,
  seat: 1,
  nickname: 'Cy',
  agreed: [],
  granted: false,
  ...more,
})

async function anAsking(now: Situation | null = null): Promise<{ asking: Asking; seated: Seated[] }> {
  const seated: Seated[] = []
  const asking = new Asking(CODE, () => now, (got) => seated.push(got)) // prettier-ignore
  answers.push({ wish: 3, key: 'secret', table: situation() })
  await asking.ask('Cy', 1)
  return { asking, seated }
}

test('whoever asks for a seat sits down once everybody has agreed', async () => {
  const { asking, seated } = await anAsking()
  await asking.follow(situation({ wish: wish({ agreed: [0] }) }))
  expect(seated).toEqual([])
  const got = { code: CODE, seat: 1, token: 'new', table: situation() }
  answers.push(got)
  await asking.follow(situation({ wish: wish({ granted: true }) }))
  expect(asked.at(-1)?.body).toEqual({ nickname: 'Cy', seat: null, key: 'secret' })
  expect([seated, asking.own, asking.refused]).toEqual([[got], null, false])
})

test('a wish outlives a reload, and is over when somebody says no', async () => {
  await anAsking()
  const again = new Asking(
    CODE,
    () => null,
    () => {},
  )
  expect(again.own?.key).toBe('secret')
  expect(
    new Asking(
      'XXXXXX',
      () => null,
      () => {},
    ).own,
  ).toBeNull()
  await again.follow(situation({ wish: null }))
  expect([again.own, again.refused]).toEqual([null, true])
})

test('what the table sent before it was asked is no answer', async () => {
  const { asking } = await anAsking()
  await asking.follow(situation({ wish: null }))
  expect([asking.own?.number, asking.refused]).toEqual([3, false])
  await asking.follow(situation({ wish: wish() }))
  await asking.follow(situation({ wish: null }))
  expect([asking.own, asking.refused]).toEqual([null, true])
})

test('an answer is heard also where the line was quicker than the server', async () => {
  const { asking } = await anAsking(situation({ wish: wish() }))
  await asking.follow(situation({ wish: null }))
  expect([asking.own, asking.refused]).toEqual([null, true])
})

test('a wish can be withdrawn', async () => {
  const { asking } = await anAsking()
  answers.push(situation())
  await asking.withdraw()
  expect(asked.at(-1)).toEqual({ path: `/api/tables/${CODE}/withdraw`, body: { key: 'secret' } })
  expect([asking.own, asking.refused]).toEqual([null, false])
})

test('the log of seats is fetched as far as it is not known', async () => {
  const line = (number: number): SeatChange => ({
    number,
    after: 0,
    kind: 'sat',
    seat: 0,
    name: 'Ann',
    bot: null,
    by: null,
  })
  const log = new SeatLog(CODE, () => null)
  const heard: number[] = []
  log.heard = ({ number }) => heard.push(number)
  answers.push([line(0), line(1)], [line(2)])
  await log.follow(2)
  await log.follow(2)
  await log.follow(3)
  expect(asked.map(({ path }) => path.split('?')[1])).toEqual(['since=0', 'since=2'])
  expect(log.entries.map(({ number }) => number)).toEqual([0, 1, 2])
  expect(heard).toEqual([2])
})
