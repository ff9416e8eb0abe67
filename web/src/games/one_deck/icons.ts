/** The drawings of this game's things. */

import archer from 'icon:bow-arrow'
import arrows from 'icon:arrow-cluster'
import bandit from 'icon:cowled'
import beetle from 'icon:scarab-beetle'
import boulder from 'icon:falling-boulder'
import crown from 'icon:queen-crown'
import door from 'icon:locked-door'
import dragon from 'icon:spiked-dragon-head'
import embers from 'icon:burning-embers'
import emblem from 'icon:swords-emblem'
import feather from 'icon:feather'
import flame from 'icon:campfire'
import ghost from 'icon:ghost'
import goblin from 'icon:goblin'
import hat from 'icon:pointy-hat'
import helm from 'icon:visored-helm'
import hood from 'icon:cloak-dagger'
import hydra from 'icon:hydra'
import ice from 'icon:ice-bolt'
import lich from 'icon:crowned-skull'
import minotaur from 'icon:minotaur'
import ogre from 'icon:ogre'
import ooze from 'icon:gooey-daemon'
import rat from 'icon:rat'
import rocks from 'icon:falling-rocks'
import rune from 'icon:rune-stone'
import shield from 'icon:checked-shield'
import skeleton from 'icon:skeleton'
import spectre from 'icon:spectre'
import sword from 'icon:broadsword'
import trap from 'icon:wolf-trap'
import wand from 'icon:fairy-wand'
import wraith from 'icon:raise-skeleton'
import yeti from 'icon:ice-golem'
import type { Colour, Kind } from './table'

export const kindIcons: Record<Kind, string> = {
  strength: sword,
  agility: feather,
  magic: wand,
  heroic: crown,
  mana: wand,
  shields: shield,
}

export const colourIcon = (colour: Colour | 'any'): string | undefined =>
  colour === 'any' ? undefined : kindIcons[colour]

const CARDS: Record<string, string> = {
  bandit,
  beetle,
  fire_elemental: embers,
  glooping_ooze: ooze,
  goblin,
  ice_elemental: ice,
  ogre,
  phantom: ghost,
  plague_rat: rat,
  shadow: spectre,
  skeleton,
  wraith,
  arrow_wall: arrows,
  boulder,
  cave_in: rocks,
  flame_statues: flame,
  force_wall: shield,
  locked_door: door,
  rune_puzzle: rune,
}
/** A card's drawing; perils that have none of their own show a trap. */
export const cardIcon = (kind: string): string => CARDS[kind] ?? trap

const HEROES: Record<string, string> = { warrior: helm, mage: hat, rogue: hood, archer, paladin: emblem }
export const heroIcon = (id: string): string => HEROES[id] ?? helm

const GUARDIANS: Record<string, string> = {
  dragons_cave: dragon,
  hydras_reef: hydra,
  lichs_tomb: lich,
  minotaurs_maze: minotaur,
  yetis_cavern: yeti,
}
export const guardianIcon = (dungeon: string): string => GUARDIANS[dungeon] ?? dragon
