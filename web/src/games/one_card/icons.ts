/** The drawings of this game's things. */

import attack from 'icon:broadsword'
import defence from 'icon:checked-shield'
import range from 'icon:high-shot'
import spider from 'icon:masked-spider'
import ogre from 'icon:ogre'
import dragon from 'icon:spiked-dragon-head'
import speed from 'icon:walking-boot'
import skeleton from 'icon:death-skull'
import type { Kind, Skill } from './table'

export const skillIcons: Record<Skill, string> = { speed, attack, defence, range }

const monsters: Record<string, string> = { spider, skeleton, ogre, dragon }

/** A designer's card may bring monsters we have no drawing of: they get the skull. */
export const monsterIcon = (kind: Kind): string => monsters[kind.name.en.toLowerCase()] ?? skeleton
