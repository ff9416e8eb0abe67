/** What can be done now, as something one points at: from a companion, a treasure or the hero, to what it is for. */

import type { Offer } from '../../lib/wire'
import type { Spot } from './table'

/** `number`: how many of them, or which one. Without `from` a tap on `to` does it. */
export type Deed = { offer: Offer; verb: string; from: Spot | null; to: Spot | null; number: number }

/** Where the words of a move belong, such as "beat fighter goblin 3". A name with a `=` in front is always the same. */
const SHAPES: Record<string, ('from' | 'to' | 'number' | `${'from' | 'to'}=${Spot}`)[]> = {
  beat: ['from', 'to', 'number'],
  open: ['from', 'number', 'to=chest'],
  quaff: ['from', 'number', 'to=potion'],
  bait: ['to', 'from=dragon_bait'],
  pay: ['to', 'from=hero'],
  read: ['from'],
  use: ['from'],
  fight: ['from'],
  target: ['to'],
  revive: ['to'],
  discard: ['to'],
  choose: ['to', 'number'],
  ultimate: ['from=hero'],
  recruit: ['number', 'from=hero'],
  specialty: ['from=hero'],
  take: ['number'],
}

export const deedOf = (offer: Offer): Deed => ({ offer, ...meaningOf(offer.verb, offer.text) })

function meaningOf(verb: string, text: string): Omit<Deed, 'offer'> {
  const words = text.split(' ').slice(1)
  const deed: Omit<Deed, 'offer'> = { verb, from: null, to: null, number: 1 }
  for (const [at, part] of (SHAPES[verb] ?? []).entries()) {
    const [name, fixed] = part.split('=') as ['from' | 'to' | 'number', Spot | undefined]
    if (name === 'number') deed.number = Number(words[at])
    else deed[name] = fixed ?? (words[at] as Spot)
  }
  return deed
}

export const deedsOf = (offers: readonly Offer[]): Deed[] => offers.map(deedOf)

/** What a tap does by itself. Dice taken up are no such thing: they are collected first. */
export const direct = (deeds: readonly Deed[], spot: Spot): Deed | undefined =>
  deeds.find((deed) => deed.from === null && deed.to === spot && deed.verb !== 'choose')

/** What a companion, a treasure or the hero can be used for. The hero’s own powers are buttons of the card. */
export const usesOf = (deeds: readonly Deed[], from: Spot): Deed[] =>
  deeds.filter((deed) => deed.from === from && !OF_THE_CARD.includes(deed.verb))
const OF_THE_CARD = ['ultimate', 'recruit', 'specialty']

/** What a move is about, as CSS: who acts, and on what. */
export function marks(text: string): string[] {
  const { verb, from, to } = meaningOf(text.split(' ')[0] ?? '', text)
  const spots = OF_THE_CARD.includes(verb) ? [] : [from, to]
  return spots.flatMap((spot) => (spot ? [`[data-spot='${spot}']`] : []))
}

export const usesFor = (deeds: readonly Deed[], to: Spot): Deed[] =>
  deeds.filter((deed) => deed.from !== null && deed.to === to)

/** The use that deals with most, but with no more than `most`: if all deal with more, the smallest. */
export function strongest(deeds: readonly Deed[], most: number = Infinity): Deed | undefined {
  const rising = [...deeds].sort((one, other) => one.number - other.number)
  return rising.findLast(({ number }) => number <= most) ?? rising[0]
}

export const between = (deeds: readonly Deed[], from: Spot, to: Spot): Deed[] =>
  deeds.filter((deed) => deed.from === from && deed.to === to)

export const named = (deeds: readonly Deed[], verb: string): Deed | undefined =>
  deeds.find((deed) => deed.verb === verb)
