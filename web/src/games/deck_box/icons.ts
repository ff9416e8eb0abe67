/** The drawings of this board. */

import sword from 'icon:broadsword'
import type { Mode } from './table'

// Drawn by us: they must be clear at the size of a fingertip.
const STROKES = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
const bow =
  `<g ${STROKES}><path stroke-width="48" d="M112 80C300 84 428 212 432 400"/><path stroke-width="18" d="M112 80L432 400"/>` +
  '<path stroke-width="34" d="M76 436L428 84M318 80h114v114"/></g>'
export const bolt = '<path fill="currentColor" d="M300 16L88 292h140l-36 204 232-292H276z"/>'

const MODES: Record<Mode, string> = { melee: sword, ranged: bow }

export const modeIcon = (mode: Mode): string => MODES[mode]
