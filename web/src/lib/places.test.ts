import { expect, test } from 'vitest'
import { pathOf, placeOf, tidyCode, type Place } from './places'

const PLACES: [string, Place][] = [
  ['/', { at: 'home' }],
  ['/settings', { at: 'settings' }],
  ['/credits', { at: 'credits' }],
  ['/honours', { at: 'honours' }],
  ['/new/one_card', { at: 'new', game: 'one_card' }],
  ['/table/K7P2QX', { at: 'table', code: 'K7P2QX' }],
  ['/replay/K7P2QX', { at: 'replay', code: 'K7P2QX' }],
]

test.each(PLACES)('%s is a place, and has that path', (path, place) => {
  expect(placeOf(path)).toEqual(place)
  if (place.at !== 'nowhere') expect(pathOf(place)).toBe(path)
})

test.each(['/table', '/table/a b', '/table/K7P2QX/more', '/new', '/new/One Card', '/elsewhere', '/settings/x'])(
  '%s is nowhere',
  (path) => expect(placeOf(path)).toEqual({ at: 'nowhere', path }),
)

test('a code may be typed in small letters, with spaces, or as a whole link', () => {
  expect(tidyCode(' k7p 2qx ')).toBe('K7P2QX')
  expect(tidyCode('https://dungeon.example/table/k7p2qx/')).toBe('K7P2QX')
  expect(placeOf('/table/k7p2qx')).toEqual({ at: 'table', code: 'K7P2QX' })
})
