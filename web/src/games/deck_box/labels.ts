/** Things in words: squares, figures and what can be done with them. Read aloud, and in part seen under the map. */

import type { Words } from '../../lib/words'
import type { Deed, Deeds } from './deeds'
import type { DungeonMap, Place } from './map'
import {
  type AttackOdds,
  type TestOdds,
  type Chances,
  type DeckBox,
  enemyAt,
  type Enemy,
  heroAt,
  type Hero,
  squareName,
} from './table'

export type Told = { table: DeckBox; map: DungeonMap; words: Words; deeds: Deeds; odds: Chances | null }

const MINUS = '−'

/** A modifier as it is printed. */
export const signed = (number: number): string => (number < 0 ? `${MINUS}${-number}` : `+${number}`)

/** A chance in whole per cent; what may happen is neither never nor always. */
export function percent(chance: number): number {
  const whole = Math.round(chance * 100)
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole
}

/** With at most one digit after the point. */
export const about = (value: number, words: Words): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value)

export const heroName = (hero: Hero, words: Words): string =>
  hero.name?.[words.language] ?? words.say('hero-number', { number: hero.number })

export const enemyName = (enemy: Enemy, words: Words): string => `${enemy.name[words.language]} ${enemy.letter}`

/** Everything about a square: where, what is printed there, who stands there, what Enter does. */
export function squareLabel(told: Told, square: number): string {
  return [placeLabel(told, square), ...figures(told, square), deedLabel(told, square)].filter(Boolean).join(' ')
}

function placeLabel({ map, table, words }: Told, square: number): string {
  const place = map.places.get(square)
  const ground = place ? groundOf(place) : 'floor'
  const thing = table.features.find((feature) => feature.square === square && !feature.used)
  const left = table.dropped.some((each) => each.square === square)
  return [
    words.say('page-square', { square: squareName(square), ground: words.say(`page-ground-${ground}`) }),
    thing ? words.say('page-thing', { label: thing.label }) : '',
    left ? words.say('page-left-here') : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is printed there; of an exit, what is behind it. */
export function groundOf({ ground, exits }: Place): string {
  if (ground !== 'exit') return ground
  return `exit-${exits.map(({ state }) => state).find((state) => state !== 'closed') ?? 'closed'}`
}

function figures({ table, words }: Told, square: number): string[] {
  const [hero, enemy] = [heroAt(table, square), enemyAt(table, square)]
  if (hero) return [heroLabel(hero, words)]
  return enemy ? [enemyLabel(table, enemy, words)] : []
}

export function heroLabel(hero: Hero, words: Words): string {
  const { health, most_health = 0 } = hero
  return words.say('page-hero-here', { hero: heroName(hero, words), health, most: most_health })
}

export function enemyLabel({ targets }: DeckBox, enemy: Enemy, words: Words): string {
  const { health, boss, stunned, type } = enemy
  const said = words.say('page-enemy-here', { enemy: enemyName(enemy, words), health, type, boss: boss ? 'yes' : 'no' })
  const reason = targets?.find(({ letter }) => letter === enemy.letter)?.reason
  return [said, stunned ? words.say('page-stunned') : '', reason ? words.put(reason) : ''].filter(Boolean).join(' ')
}

/** What Enter or a tap does on a square. */
export function deedLabel(told: Told, square: number): string {
  const { deeds, words } = told
  const deed = deeds.get(square)
  if (!deed) return ''
  if (deed.kind === 'walk') return walkLabel(deed, words)
  const other = deed.other ? [words.offer(deed.other.said)] : []
  return `${[words.offer(deed.offer.said), ...other].join(' / ')}. ${oddsLabel(told, deed)}`.trim()
}

function walkLabel({ reach, explores, offer }: Deed & { kind: 'walk' }, words: Words): string {
  if (!reach) return `${words.offer(offer.said)}.`
  const { cost, action, pit } = reach
  const said = words.say('page-walk', { cost, action: action ? 'yes' : 'no' })
  return [said, explores ? words.say('page-explore-warn') : '', pit ? words.say('page-pit-warn') : '']
    .filter(Boolean)
    .join(' ')
}

function oddsLabel({ odds, words }: Told, deed: Deed): string {
  const known = oddsOf(odds, deed.offer.id)
  const test = odds?.tests.find(({ move }) => move === deed.offer.id)
  return known ? attackOdds(known, words).join(' ') : test ? testOdds(test, words) : ''
}

export const oddsOf = (odds: Chances | null, move: number): AttackOdds | undefined =>
  odds?.attacks.find((each) => each.move === move)

/** "1.3 damage expected", "kills: 31 %". */
export function attackOdds({ damage, kills, hits }: AttackOdds, words: Words): string[] {
  return [
    words.say('page-odds-damage', { hits: about(hits, words), damage: about(damage, words) }),
    words.say('page-odds-kill', { percent: percent(kills) }),
  ]
}

/** "3 of 4 needed with +2: 31 %". */
export function testOdds({ need, dice, modifier, passes }: TestOdds, words: Words): string {
  return words.say('page-odds-test', { need, dice, modifier: signed(modifier), percent: percent(passes) })
}
