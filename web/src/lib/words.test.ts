import { expect, test } from 'vitest'
import { Words } from './words'

const TEXT = `
skill = Speed
keep = Keep the { $die } under { $skill }
dies = { CAP($monster) } { $number } dies.
left = { $count ->
    [one] one die
   *[other] { $count } dice
}
`
const en = new Words('en', TEXT)

test('a player is called by number, or as the table knows them', () => {
  const words = new Words('en', 'player = Player { $number }\nenters = { PLAYER($seat) } enters.')
  expect(words.say('enters', { seat: 2 })).toBe('Player 2 enters.')
  words.called = (seat) => ['Ann', 'Bob'][seat] ?? '?'
  expect(words.say('enters', { seat: 2 })).toBe('Bob enters.')
})

test('arguments are numbers, texts, texts by language, and sentences', () => {
  expect(en.say('keep', { die: 3, skill: { id: 'skill', args: {} } })).toBe('Keep the 3 under Speed')
  expect(en.say('dies', { monster: { en: 'the spider', fr: 'l’araignée' }, number: 2 })).toBe('The spider 2 dies.')
  expect(new Words('fr', TEXT).say('dies', { monster: { en: 'the spider', fr: 'l’araignée' }, number: 2 })).toBe(
    'L’araignée 2 dies.',
  )
})

test('plurals', () => {
  expect(en.say('left', { count: 1 })).toBe('one die')
  expect(en.say('left', { count: 3 })).toBe('3 dice')
})

test('an offer and the same move as a fact', () => {
  const words = new Words('en', 'move-end = End your turn\ndone-end = You end your turn.')
  expect(words.offer({ id: 'end', args: {} })).toBe('End your turn')
  expect(words.done({ id: 'end', args: {} })).toBe('You end your turn.')
})

test('a later file wins, and a missing message reads as its id', () => {
  expect(new Words('en', 'roll = Roll the dice', 'roll = Turn a card').say('roll')).toBe('Turn a card')
  expect(en.say('no-such_message')).toBe('no such message')
})
