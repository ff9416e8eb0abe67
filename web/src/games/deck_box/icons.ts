/** The drawings of this board. */

import bow from 'icon:bow-arrow'
import sword from 'icon:broadsword'
import type { Mode } from './table'

const MODES: Record<Mode, string> = { melee: sword, ranged: bow }

export const modeIcon = (mode: Mode): string => MODES[mode]
