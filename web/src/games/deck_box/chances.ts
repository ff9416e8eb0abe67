/** The odds in sentences, for the side and the key O: each attack, each test, and what the enemies may do to whom. */

import type { View } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { about, enemyName, heroName, percent, testOdds } from './labels'
import { type AttackOdds, type Chances, type Danger, type DeckBox, type TestOdds, tableOf } from './table'

export function tellOdds(odds: unknown, view: View, words: Words): string[] {
  const { attacks, tests, danger } = odds as Chances
  const table = tableOf(view)
  return [
    ...attacks.map((attack) => ofAttack(attack, table, words)),
    ...tests.map((test) => ofTest(test, table, words)),
    ...(danger ? ofDanger(danger, table, words) : []),
  ]
}

function ofAttack(attack: AttackOdds, { enemies, targets }: DeckBox, words: Words): string {
  const enemy = enemies.find(({ letter }) => letter === attack.letter)
  const way = targets?.some(({ shoot }) => shoot === attack.move) ? 'shoot' : 'strike'
  return words.say(`page-odds-${way}`, {
    enemy: enemy ? enemyName(enemy, words) : attack.letter,
    damage: about(attack.damage, words),
    percent: percent(attack.kills),
  })
}

function ofTest(test: TestOdds, table: DeckBox, words: Words): string {
  const said = words.say('page-odds-tester', {
    hero: nameOf(test.hero, table, words),
    skill: words.say(`skill-${test.skill}`),
  })
  return `${said} ${testOdds(test, words)}`
}

function ofDanger({ heroes, samples }: Danger, table: DeckBox, words: Words): string[] {
  const each = heroes.map(({ hero, damage, falls }) =>
    words.say('page-odds-danger', {
      hero: nameOf(hero, table, words),
      harm: damage > 0 ? 'yes' : 'no',
      damage: about(damage, words),
      percent: percent(falls),
    }),
  )
  return [words.say('page-odds-end'), ...each, words.say('page-odds-samples', { count: samples })]
}

function nameOf(number: number, { heroes }: DeckBox, words: Words): string {
  const hero = heroes[number - 1]
  return hero ? heroName(hero, words) : words.say('hero-number', { number })
}
