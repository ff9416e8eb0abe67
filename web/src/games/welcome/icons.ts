/** The drawings of monsters, tiles and adventurers. */

import axe from 'icon:battle-axe'
import barbarian from 'icon:barbarian'
import blade from 'icon:broadsword'
import bracer from 'icon:bracer'
import buckler from 'icon:round-shield'
import cowl from 'icon:cowled'
import demon from 'icon:devil-mask'
import dragon from 'icon:spiked-dragon-head'
import eye from 'icon:all-seeing-eye'
import fire from 'icon:firewall'
import goblin from 'icon:goblin'
import golem from 'icon:rock-golem'
import grail from 'icon:holy-grail'
import hammer from 'icon:warhammer'
import hat from 'icon:pointy-hat'
import helm from 'icon:visored-helm'
import invisible from 'icon:invisible'
import lich from 'icon:crowned-skull'
import mail from 'icon:mail-shirt'
import mithril from 'icon:scale-mail'
import orc from 'icon:orc-head'
import pact from 'icon:scroll-quill'
import plate from 'icon:breastplate'
import potion from 'icon:health-potion'
import ring from 'icon:big-diamond-ring'
import sheep from 'icon:sheep'
import shield from 'icon:checked-shield'
import skeleton from 'icon:death-skull'
import spear from 'icon:barbed-spear'
import torch from 'icon:torch'
import vampire from 'icon:vampire-dracula'
import wooden from 'icon:viking-shield'

const monsters: Record<string, string> = { goblin, skeleton, orc, vampire, golem, lich, demon, dragon }

const tiles: Record<string, string> = {
  plate_armor: plate,
  knight_shield: shield,
  vorpal_blade: blade,
  torch,
  holy_grail: grail,
  dragon_spear: spear,
  chainmail: mail,
  leather_shield: wooden,
  war_hammer: hammer,
  vorpal_axe: axe,
  healing_potion: potion,
  wall_of_fire: fire,
  bracelet_of_protection: bracer,
  demonic_pact: pact,
  polymorph: sheep,
  omnipotence: eye,
  mithril_armor: mithril,
  buckler,
  ring_of_power: ring,
  invisibility_cloak: invisible,
}

const adventurers: Record<string, string> = { warrior: helm, barbarian, mage: hat, rogue: cowl }

/** A designer's box may bring what we have no drawing of: a skull, a shield and a helmet stand for it. */
export const monsterIcon = (id: string): string => monsters[id] ?? skeleton
export const tileIcon = (kind: string): string => tiles[kind] ?? shield
export const adventurerIcon = (id: string): string => adventurers[id] ?? helm
