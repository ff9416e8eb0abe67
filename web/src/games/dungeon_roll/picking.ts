/** Select, then target, or the other way round: what a tap leads to. */

import { between, type Deed, direct, strongest, usesFor, usesOf } from './deeds'
import type { Spot } from './table'

/** `source`: what is going to act; `target`: what something is to be done with; `reading`: the scroll that rolls dice. */
export type Picked = { source: Spot } | { target: Spot } | { reading: Spot } | null

export type Outcome = { play: Deed } | { pick: Picked } | 'refused'

/** What a tap on a spot leads to, with what is picked already. `most`: how many it may be used on. */
export function tap(deeds: readonly Deed[], picked: Picked, spot: Spot, most?: number): Outcome {
  if (picked && spotOf(picked) === spot) return { pick: null }
  const deed = direct(deeds, spot) ?? strongest(meeting(deeds, picked, spot), most)
  return deed ? { play: deed } : pick(deeds, spot)
}

/** What joins what is picked and the spot. */
export function meeting(deeds: readonly Deed[], picked: Picked, spot: Spot): Deed[] {
  if (picked && 'source' in picked) return between(deeds, picked.source, spot)
  if (picked && 'target' in picked) return between(deeds, spot, picked.target)
  return []
}

export function spotOf(picked: NonNullable<Picked>): Spot {
  if ('source' in picked) return picked.source
  return 'target' in picked ? picked.target : picked.reading
}

/** A first tap. Who can only fight the dragon does so; a scroll that can only be read is read. */
function pick(deeds: readonly Deed[], spot: Spot): Outcome {
  const uses = usesOf(deeds, spot)
  const only = (verb: string) => uses.length > 0 && uses.every((deed) => deed.verb === verb)
  if (only('fight') && uses[0]) return { play: uses[0] }
  if (only('read')) return { pick: { reading: spot } }
  if (uses.length) return { pick: { source: spot } }
  return usesFor(deeds, spot).length ? { pick: { target: spot } } : 'refused'
}

/** What can be done by itself with what is picked: use a treasure, read a scroll, fight. */
export function immediate(deeds: readonly Deed[], picked: Picked): Deed[] {
  if (!picked || !('source' in picked)) return []
  return usesOf(deeds, picked.source).filter(({ to }) => to === null)
}

/** The largest number that can be used on one thing with what is picked; 1 if there is nothing to choose. */
export function range(deeds: readonly Deed[], picked: Picked): number {
  if (!picked || 'reading' in picked) return 1
  const uses = 'source' in picked ? usesOf(deeds, picked.source) : usesFor(deeds, picked.target)
  return Math.max(1, ...uses.filter(({ to }) => to !== null).map(({ number }) => number))
}
