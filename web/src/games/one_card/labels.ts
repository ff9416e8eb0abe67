/** A tile in words: what is there, what a click does, what would follow. Read aloud, and in part seen under the board. */

import type { Words } from '../../lib/words'
import type { Deed } from './deeds'
import { type OneCard, type Reply, tileName } from './table'

/** What is there and what can be done with it, or why not. */
export function tileCaption(table: OneCard, tile: number, deed: Deed | undefined, words: Words): string {
  return `${thing(table, tile, words)} ${deedLabel(deed, words) ?? refusal(table, tile, words)}`.trim()
}

/** The same for those who listen, with what the monsters would do. */
export function tileLabel(table: OneCard, tile: number, deed: Deed | undefined, words: Words): string {
  return `${tileCaption(table, tile, deed, words)} ${outlook(table, tile, words)}`.trim()
}

function thing({ adventurer, board, monster, monsters }: OneCard, tile: number, words: Words): string {
  const name = tileName(tile)
  if (adventurer.tile === tile) return words.say('page-tile-you', { tile: name, health: adventurer.health })
  const foe = monsters.find((one) => one.tile === tile)
  if (foe)
    return words.say('page-tile-monster', { tile: name, monster: monster.name, number: foe.number, health: foe.health })
  if (board.walls.includes(tile)) return words.say('page-tile-wall', { tile: name })
  const stairs = tile === board.stairs || tile === board.far_stairs
  return words.say(stairs ? 'page-tile-stairs' : 'page-tile-free', { tile: name })
}

function deedLabel(deed: Deed | undefined, words: Words): string | undefined {
  if (!deed) return undefined
  if (deed.kind === 'walk') return words.say('page-walk', { cost: deed.cost })
  if (deed.kind === 'attack') return words.say('page-attack', { cost: deed.cost })
  return `${words.offer(deed.offer.said)}.`
}

function refusal({ monsters, targets }: OneCard, tile: number, words: Words): string {
  const foe = monsters.find((one) => one.tile === tile)
  const reason = targets?.find(({ number }) => number === foe?.number)?.reason
  return reason ? words.put(reason) : ''
}

function outlook({ replies }: OneCard, tile: number, words: Words): string {
  const reply = replies?.[tile]
  return reply ? words.say('page-outlook', harm(reply)) : ''
}

/** What a reply takes, and whether it kills. */
export function harm({ blow, damage, falls }: Reply): { blow: number; damage: number; deadly: 'yes' | 'no' } {
  return { blow, damage, deadly: falls ? 'yes' : 'no' }
}
