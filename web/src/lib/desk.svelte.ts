/** What the parts of a table share: the session, the board, the words, and what can be done now. */

import { createContext } from 'svelte'
import { boards } from '../games'
import type { BoardModule } from './board'
import { catalogue } from './catalogue.svelte'
import { lexicon } from './lexicon.svelte'
import { narrate } from './narrator'
import { settings } from './settings.svelte'
import { Session } from './session.svelte'
import type { May, Offer, Said, View } from './wire'

export type Action = { label: string; run(): void }
export const TABS = ['log', 'moves', 'table'] as const
export type Tab = (typeof TABS)[number]

const NOTHING: May = { roll: false, undo: false, restart: false }

export class Desk {
  readonly session: Session
  board = $state.raw<BoardModule | null>(null)
  /** Whether we know what to draw: the game's words are there, and its board, if it has one. */
  ready = $state(false)
  failure = $state.raw<unknown>(null)
  tab = $state<Tab>('log')
  drawer = $state<Tab | 'help' | null>(null)
  /** Who has looked behind the curtain: only their turn is shown. */
  shownTo = $state<number | null>(null)

  constructor(
    readonly code: string,
    readonly replay: boolean,
  ) {
    this.session = new Session(code, (entries, situation) => narrate(entries, situation, this.words))
  }

  situation = $derived.by(() => this.session.situation)
  game = $derived(catalogue.get(this.situation?.game ?? ''))
  words = $derived(lexicon.of(this.situation?.game ?? '', this.board?.words))
  looking = $derived.by(() => this.session.past.played !== null)
  view = $derived.by<View | null>(() => {
    const earlier = this.looking ? this.session.past.view : null
    return earlier ?? this.situation?.view ?? null
  })
  offers = $derived<Offer[]>(this.looking ? [] : (this.situation?.moves ?? []))
  may = $derived<May>(this.looking ? NOTHING : (this.situation?.may ?? NOTHING))
  watching = $derived(this.situation !== null && this.situation.holds.length === 0)

  /** What the bar offers: luck, and the moves that the board does not offer itself. */
  actions = $derived.by<Action[]>(() => {
    const drawn = this.board?.drawn ?? []
    return this.actionsFor(this.offers.filter((offer) => !drawn.includes(offer.verb)))
  })

  /** Everything that can be done now, whoever offers it. */
  everything = $derived.by<Action[]>(() => this.actionsFor(this.offers))

  /** The seat whose player must take the device before anything is shown. */
  curtain = $derived.by<number | null>(() => {
    const { situation } = this
    if (!situation?.hot_seat || !this.game?.has_secrets || situation.state !== 'running') return null
    return situation.seat !== this.shownTo ? situation.seat : null
  })

  say = (said: Said): string => this.words.put(said)

  /** What a seat is called. At one device all seats have one owner: there they have numbers. */
  nameOf(seat: number): string {
    const nickname = this.situation?.hot_seat ? null : this.situation?.seats[seat]?.nickname
    return nickname ?? lexicon.page.say('player', { number: seat + 1 })
  }

  /** Fetch what the game needs on the page. */
  async prepare(game: string): Promise<void> {
    try {
      const [board] = await Promise.all([boards[game]?.() ?? null, lexicon.load(game), catalogue.load()])
      this.board = board
      this.ready = true
    } catch (failure) {
      this.failure = failure
    }
  }

  /** Open a tab beside the board, or, where there is no room beside it, a drawer. */
  open(tab: Tab): void {
    this.tab = tab
    if (!matchMedia('(min-width: 900px)').matches) this.drawer = tab
  }

  get motion() {
    return settings.motion
  }

  private actionsFor(offers: Offer[]): Action[] {
    const moves = offers.map(({ id, said }) => ({ label: this.words.offer(said), run: () => this.session.play(id) }))
    return this.may.roll ? [{ label: this.words.say('roll'), run: this.session.roll }, ...moves] : moves
  }
}

export const [getDesk, setDesk] = createContext<Desk>()
