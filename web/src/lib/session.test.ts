import { expect, test } from 'vitest'
import { Session } from './session.svelte'
import { situation } from './situation.fixture'
import type { FromServer, Situation } from './wire'

const message = { en: 'The table has changed since.', fr: 'La table a changé.' }
const shows = (now: Situation): FromServer => ({ type: 'situation', since: 0, log: [], ...now })
const refuses = (code: string, now: Situation): FromServer => ({ type: 'refused', code, message, situation: now })

function at(version: number, ...messages: FromServer[]): Session {
  const session = new Session('BCDFGH', () => {})
  for (const each of [shows(situation({ version })), ...messages]) session['hear'](each)
  return session
}

test('a roll that came too late is dropped without a word, whichever answer comes first', () => {
  const session = at(5)
  session.roll()
  session['hear'](refuses('stale', situation({ version: 9 })))
  expect([session.refusal, session.asked, session.situation?.version]).toEqual([null, null, 9])
  session.roll()
  session['hear'](shows(situation({ version: 12 })))
  session['hear'](refuses('stale', situation({ version: 12 })))
  expect([session.refusal, session.asked, session.situation?.version]).toEqual([null, null, 12])
})

test('a move that came too late is told about', () => {
  const session = at(5)
  session.play(3)
  session['hear'](refuses('stale', situation({ version: 9 })))
  expect([session.refusal?.code, session.asked]).toEqual(['stale', null])
})

test('a move made after a late roll stays asked', () => {
  const session = at(5)
  session.roll()
  session['hear'](shows(situation({ version: 9 })))
  session.play(3)
  session['hear'](refuses('stale', situation({ version: 9 })))
  expect([session.refusal, session.asked?.type]).toEqual([null, 'play'])
})

test('a roll that could not be stored is told about', () => {
  const session = at(5)
  session.roll()
  session['hear'](refuses('storage', situation({ version: 5 })))
  expect([session.refusal?.code, session.asked]).toEqual(['storage', null])
})
