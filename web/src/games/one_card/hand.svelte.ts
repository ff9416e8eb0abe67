/** Giving the dice by hand: take a die, put it under a skill. When only one way is left that fits, it is played. */

import type { Skill, Way } from './table'

const GIVEN: Skill[] = ['speed', 'attack', 'defence']

export class Hand {
  /** The die taken up, by its place in the tray. */
  taken: number | undefined = $state()
  private laid: Partial<Record<Skill, number>> = $state({})

  constructor(
    private readonly dice: () => number[],
    private readonly ways: () => Way[],
    private readonly base: (skill: Skill) => number,
    private readonly play: (way: Way) => void,
  ) {}

  /** What the die taken up shows. */
  get chosen(): number | undefined {
    return this.taken === undefined ? undefined : this.dice()[this.taken]
  }

  /** Takes up a die of the tray, or lays it back. */
  take(place: number): void {
    this.laid = Object.fromEntries(Object.entries(this.laid).filter(([, at]) => at !== place))
    this.taken = this.taken === place ? undefined : place
  }

  /** Whether the die taken up may go under this skill. */
  open(skill: Skill): boolean {
    if (this.taken === undefined || !GIVEN.includes(skill)) return false
    return this.fitting({ ...this.laid, [skill]: this.taken }).length > 0
  }

  put(skill: Skill): void {
    if (!this.open(skill)) return
    this.laid = { ...this.laid, [skill]: this.taken }
    this.taken = undefined
    const ways = this.fitting(this.laid)
    if (ways.length === 1 && ways[0]) this.play(ways[0])
  }

  /** The number on the die laid under a skill. */
  placed(skill: Skill): number | undefined {
    const place = this.laid[skill]
    return place === undefined ? undefined : this.dice()[place]
  }

  /** Whether a die of the tray lies under a skill already. */
  away(place: number): boolean {
    return Object.values(this.laid).includes(place)
  }

  clear(): void {
    this.taken = undefined
    this.laid = {}
  }

  private fitting(laid: Partial<Record<Skill, number>>): Way[] {
    const dice = this.dice()
    return this.ways().filter(
      (way) =>
        !way.aim &&
        GIVEN.every((skill) => {
          const place = laid[skill]
          return place === undefined || way[skill] - this.base(skill) === dice[place]
        }),
    )
  }
}
