/** Small tables for tests: level 3 with three goblins, a skeleton and a chest, against a few companions and a scroll. */

import { someOffers } from '../../lib/situation.fixture'
import { type DungeonRoll, type Hero, PARTY, type PartyFace } from './table'

const both = (text: string) => ({ en: text, fr: text })

export const knight: Hero = {
  id: 'knight',
  name: both('Knight'),
  specialty: both('Scrolls become champions.'),
  ultimate: { name: both('Battlecry'), text: both('All monsters become dragons.') },
  side: 'novice',
  ready: true,
  level_up: 5,
  other: { name: both('Dragon Slayer') },
}

/** A party by its faces; those that are not named are not there. */
export const aParty = (dice: Partial<Record<PartyFace, number>>): Record<PartyFace, number> =>
  Object.fromEntries(PARTY.map((face) => [face, dice[face] ?? 0])) as Record<PartyFace, number>

export function aTable(change: Partial<DungeonRoll> = {}): DungeonRoll {
  return {
    phase: 'monster',
    stage: null,
    purpose: null,
    left: 0,
    may_stop: false,
    rules: 'prototype',
    delve: 2,
    delves: 3,
    level: 3,
    last_level: 10,
    adventurer: 0,
    lord: 0,
    rolling: null,
    party: aParty({ fighter: 1, mage: 2, scroll: 1 }),
    graveyard: 3,
    party_dice: 7,
    chosen: { party: 0, dungeon: 0 },
    dungeon: { goblin: 3, skeleton: 1, ooze: 0, chest: 1, potion: 0 },
    lair: 1,
    lair_calls: 3,
    pool: 1,
    dungeon_dice: 7,
    allies: null,
    fighters: [],
    fighters_needed: 3,
    seats: [
      {
        experience: 4,
        hero: knight,
        treasures: { sword: 1, ring: 2 },
        worth: 3,
        delves: [4, null, null],
        achievements: [],
      },
    ],
    box: {},
    heroes: [],
    stake: null,
    result: null,
    ...change,
  }
}

/** What the fixture's table allows. */
export const fights = someOffers(
  'beat fighter goblin 1',
  'beat fighter goblin 2',
  'beat fighter goblin 3',
  'beat fighter skeleton 1',
  'beat mage goblin 1',
  'beat mage skeleton 1',
  'beat sword goblin 1',
  'beat sword goblin 3',
  'read scroll',
  'use ring',
  'flee',
)
