/** A small sign for each line of the log: luck, the common verbs, and a playing piece for all others. */

import boots from 'icon:boot-prints'
import swords from 'icon:crossed-swords'
import heart from 'icon:heart-plus'
import hourglass from 'icon:hourglass'
import piece from 'icon:meeple'
import die from 'icon:perspective-dice-six-faces-random'
import upgrade from 'icon:upgrade'
import type { LogEntry } from './wire'

const ICONS: Record<string, string> = { step: boots, attack: swords, heal: heart, end: hourglass, train: upgrade }

export function iconOfVerb(entry: LogEntry): string {
  return entry.seat === 'chance' ? die : (ICONS[entry.verb] ?? piece)
}
