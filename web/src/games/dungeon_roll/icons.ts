/** The drawings of this game's things. */

import ankh from 'icon:ankh'
import bag from 'icon:locked-chest'
import banner from 'icon:knight-banner'
import blade from 'icon:winged-sword'
import bow from 'icon:bow-arrow'
import sword from 'icon:broadsword'
import campfire from 'icon:campfire'
import charm from 'icon:charm'
import cowled from 'icon:cowled'
import crossed from 'icon:crossed-swords'
import crown from 'icon:queen-crown'
import dragon from 'icon:spiked-dragon-head'
import emblem from 'icon:swords-emblem'
import flask from 'icon:round-bottom-flask'
import goblin from 'icon:goblin'
import harp from 'icon:harp'
import hat from 'icon:pointy-hat'
import healing from 'icon:health-potion'
import helm from 'icon:visored-helm'
import holy from 'icon:holy-symbol'
import horned from 'icon:warlord-helmet'
import meat from 'icon:meat'
import ooze from 'icon:gooey-daemon'
import pick from 'icon:war-pick'
import picks from 'icon:lockpicks'
import portal from 'icon:magic-portal'
import potion from 'icon:round-potion'
import raised from 'icon:raise-skeleton'
import ring from 'icon:big-diamond-ring'
import scales from 'icon:dorsal-scales'
import sceptre from 'icon:winged-scepter'
import scroll from 'icon:scroll-unfurled'
import skull from 'icon:death-skull'
import axe from 'icon:axe-sword'
import type { DungeonFace, PartyFace, Phase, Treasure } from './table'

export const partyIcons: Record<PartyFace, string> = {
  champion: crown,
  fighter: crossed,
  cleric: ankh,
  mage: hat,
  thief: cowled,
  scroll,
}

export const dungeonIcons: Record<DungeonFace | 'dragon', string> = {
  dragon,
  goblin,
  skeleton: skull,
  ooze,
  chest: bag,
  potion,
}

export const treasureIcons: Record<Treasure, string> = {
  town_portal: portal,
  dragon_bait: meat,
  ring,
  elixir: healing,
  scroll_token: scroll,
  sword,
  talisman: holy,
  sceptre,
  tools: picks,
  scales,
}

export const phaseIcons: Partial<Record<Phase, string>> = { monster: goblin, loot: bag, dragon, regroup: campfire }

const heroes: Record<string, string> = {
  spellsword: blade,
  mercenary: emblem,
  knight: helm,
  half_goblin: horned,
  minstrel: harp,
  enchantress: charm,
  occultist: raised,
  crusader: banner,
  viking: axe,
  alchemist: flask,
  archaeologist: pick,
  tracker: bow,
}

/** A designer's box may bring heroes we have no drawing of: they get the helmet. */
export const heroIcon = (id: string): string => heroes[id] ?? helm
