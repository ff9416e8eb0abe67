/** Campaign sheets at the end of a game: ticks to give, and the talents they make. */

import type { ByLanguage } from '../../lib/wire'

export const SPACES = ['circle', 'square', 'pentagon'] as const
export type Space = (typeof SPACES)[number]

/** `ticks` and `of` count circles, squares and pentagons. */
export type Talent = {
  id: string
  name: ByLanguage
  text: ByLanguage
  group: string
  group_name: ByLanguage
  ticks: number[]
  of: number[]
  owned: boolean
}
export type Sheet = { hero: string; name: ByLanguage; games: number; beaten: string[]; talents: Talent[] }
export type HeroCampaign = {
  place: number
  seat: number
  hero: string
  nickname: string
  before: Sheet
  after: Sheet | null
  earned: number | null
  /** The free spaces of each talent that this dungeon's ticks may go to. */
  spaces: Record<string, number[]>
  given: boolean
}

/** Ticks that were chosen and not given yet: how many for each talent and space. */
export type Chosen = Readonly<Record<string, number>>
export const nameOf = (talent: string, space: Space): string => `${talent} ${space}`

export const countOf = (chosen: Chosen): number => Object.values(chosen).reduce((all, one) => all + one, 0)

/** One tick more on a space, or, if it has all it can, none. */
export function toggled(chosen: Chosen, of: HeroCampaign, talent: string, space: Space): Chosen {
  const name = nameOf(talent, space)
  const now = chosen[name] ?? 0
  const free = of.spaces[talent]?.[SPACES.indexOf(space)] ?? 0
  const more = now < free && countOf(chosen) < (of.earned ?? 0)
  return { ...chosen, [name]: more ? now + 1 : 0 }
}

/** As the server wants them: a talent and a space for each tick. */
export const ticksOf = (chosen: Chosen): string[][] =>
  Object.entries(chosen).flatMap(([name, n]) => Array.from({ length: n }, () => name.split(' ')))

/** How many ticks can be given at most. */
export function most(of: HeroCampaign): number {
  const free = Object.values(of.spaces).flat()
  return Math.min(
    of.earned ?? 0,
    free.reduce((all, one) => all + one, 0),
  )
}
