/** What the parts of a table share: the session, the board, the words, and what can be done now. */

import { createContext } from 'svelte'
import { boards } from '../games'
import { Adviser } from './adviser.svelte'
import { adviceOf, type Advised } from './advice'
import { Asking } from './asking.svelte'
import type { BoardModule } from './board'
import { catalogue } from './catalogue.svelte'
import { lexicon, t, why } from './lexicon.svelte'
import { narrate, sentencesOf } from './narrator'
import { tell } from './notices.svelte'
import { linesOf } from './odds'
import { Oddsmaker } from './oddsmaker.svelte'
import { spanOf } from './recap'
import { Recap } from './recap.svelte'
import { Reviewer } from './reviewer.svelte'
import { planOf, rollerOf, rollingOf, type RollPlan } from './rolling'
import { seatingTold } from './seating-words'
import { settings } from './settings.svelte'
import { Session } from './session.svelte'
import { voice } from './voice.svelte'
import type { May, Offer, Said, View } from './wire'

/** What can be done; `luck` is a roll that a game wants from somebody by name, `move` the text of a move. */
export type Action = { label: string; luck?: boolean; move?: string; run(): void }
export const TABS = ['log', 'moves', 'table'] as const
export type Tab = (typeof TABS)[number]

/** As many buttons as there are digits. */
export const MOST_BUTTONS = 9

const NO_SEATS = { bots: false, fill: [], stand_in: [], free: [], answer: false }
const NOTHING: May = { roll: false, undo: false, restart: false, ...NO_SEATS }

export class Desk {
  readonly session: Session
  readonly recap: Recap
  readonly oddsmaker: Oddsmaker
  readonly adviser: Adviser
  readonly reviewer: Reviewer
  readonly asking: Asking
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
    // Dice that fall at once need no "roll!" before them.
    this.session = new Session(code, (entries, situation) =>
      narrate(entries, situation, this.words, this.rollPlan === 'now'),
    )
    this.session.seatings.heard = (entry) => voice.say(seatingTold(entry))
    this.recap = new Recap(this.session.past)
    this.oddsmaker = new Oddsmaker(this.session)
    this.adviser = new Adviser(this.session)
    this.reviewer = new Reviewer(this.session)
    this.asking = new Asking(
      code,
      () => this.session.situation,
      (seated) => this.session.sit(seated),
    )
  }

  situation = $derived.by(() => this.session.situation)
  game = $derived(catalogue.get(this.situation?.game ?? ''))
  words = $derived(lexicon.of(this.situation?.game ?? '', this.board?.words, (seat) => this.nameOf(seat)))
  looking = $derived.by(() => this.session.past.played !== null)
  view = $derived.by<View | null>(() => {
    const earlier = this.looking ? this.session.past.view : null
    return earlier ?? this.situation?.view ?? null
  })
  offers = $derived<Offer[]>(this.looking ? [] : (this.situation?.moves ?? []))
  may = $derived<May>(this.looking ? NOTHING : (this.situation?.may ?? NOTHING))
  watching = $derived(this.situation !== null && this.situation.holds.length === 0)

  /** What the game computes about what is shown. */
  odds = $derived.by(() => (this.looking ? null : this.oddsmaker.odds))
  /** The same in sentences. */
  oddsTold = $derived.by<string[]>(() => {
    const { odds, view, words, board } = this
    if (!odds || !view) return []
    return board?.tellOdds ? board.tellOdds(odds, view, words) : linesOf(odds, words)
  })
  /** The hint that was asked for, in sentences. */
  advised = $derived.by<Advised | null>(() => {
    const { hint } = this.adviser
    return hint && adviceOf(hint, this.offers, this.words)
  })
  /** What others did since the last turn of whoever looks. */
  span = $derived.by(() => (this.situation && !this.replay ? spanOf(this.session.log, this.situation) : null))

  /** Who should roll, where the game says so. */
  rolling = $derived(this.situation ? rollingOf(this.situation.view) : null)
  roller = $derived(this.situation ? rollerOf(this.situation) : null)
  /** Whether rolling is offered here: to others only in the place of somebody who is not there. */
  mayRoll = $derived(this.may.roll && this.roller !== 'other')
  /** Until when the reader has asked the dice to wait: as long as nothing else is played. */
  private held = $state(-1)
  /** Whether the dice fall by themselves. */
  rollPlan = $derived.by<RollPlan>(() => {
    const { situation } = this
    const waits = this.held === situation?.view.played || this.session.refusal !== null
    if (!situation || !this.may.roll || waits) return 'never'
    const habits = { byItself: settings.rolling === 'auto', unhurried: settings.unhurried }
    return planOf(situation, this.session.log.at(-1)?.seat, habits)
  })

  /** What the bar offers: luck, and the moves that the board does not offer itself. */
  actions = $derived.by<Action[]>(() => {
    const { drawn = [], inBar } = this.board ?? {}
    return this.actionsFor(this.offers.filter((offer) => !drawn.includes(offer.verb) || inBar?.(offer)))
  })

  /** Whether people tell here what came up at their own table, and whether from a list that is too long for buttons. */
  telling = $derived.by<'short' | 'long' | null>(() => {
    const { situation, looking, actions } = this
    if (!situation?.companion || situation.turn !== 'chance' || looking) return null
    return actions.length > MOST_BUTTONS ? 'long' : 'short'
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

  /** What a seat is called. At one device people's seats have one owner: there they have numbers, as bots have. */
  nameOf = (seat: number): string => {
    const { nickname, bot } = this.situation?.seats[seat] ?? {}
    if (bot) return lexicon.page.say('bot-named', { number: seat + 1 })
    const number = lexicon.page.say('player', { number: seat + 1 })
    return this.situation?.hot_seat ? number : (nickname ?? number)
  }

  /** The seat that everybody waits for, if whoever sits there is away and no bot plays on. */
  absent = $derived.by<number | null>(() => {
    const { situation } = this
    if (!situation || situation.state !== 'running' || situation.hot_seat) return null
    const waited = typeof situation.turn === 'number' ? situation.turn : rollingOf(situation.view)?.by
    const seat = waited === undefined ? undefined : situation.seats[waited]
    if (waited === undefined || seat?.kind !== 'person' || seat.connected || seat.stand_in) return null
    return situation.holds.includes(waited) ? null : waited
  })

  /** What a reader is told who waits for somebody's roll. */
  awaited = $derived.by<string>(() => {
    const { rolling } = this
    if (!rolling) return ''
    const { by, what, count } = rolling
    return this.words.say('roll-awaited', { name: this.nameOf(by), what, count })
  })

  /** Ask for a hint, and say it. */
  async advise(): Promise<void> {
    const { situation, looking } = this
    if (!situation) return
    if (situation.odds !== 'advice') return tell(t('hint-off'))
    if (!this.offers.length) return tell(t(looking ? 'not-now-looking' : 'hint-not-yours'))
    try {
      const hint = await this.adviser.ask(situation)
      if (this.advised) voice.say([t('hint-best', { move: this.advised.best }), ...this.advised.more].join(' '))
      else if (!hint && this.situation?.version === situation.version) tell(t('hint-none'))
    } catch (failure) {
      tell(why(failure))
    }
  }

  /** Let the dice wait. */
  hold(): void {
    this.held = this.situation?.view.played ?? -1
  }

  /** Play back what others did, in words for those who listen; without a clock it is stepped through by hand. */
  whatHappened(): void {
    const { span } = this
    if (!span) return tell(lexicon.page.say('recap-none'))
    const entries = this.session.log.slice(span.from, span.to)
    const told = entries.flatMap((entry) => sentencesOf(entry, this.words).slice(entry.seat === 'chance' ? 1 : 0))
    voice.say(told.join(' '))
    if (settings.unhurried) void this.session.past.look(span.from)
    else void this.recap.play(this.session.log, span)
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
    const moves = offers.map(({ id, said, text }) => ({
      label: this.words.offer(said),
      move: text,
      run: () => this.session.play(id),
    }))
    const isOffered = this.mayRoll && this.rollPlan !== 'now' // what happens at once need not be offered
    return isOffered ? [this.rollAction(), ...moves] : moves
  }

  private rollAction(): Action {
    const { rolling } = this
    if (!rolling) return { label: this.words.say('roll'), run: this.session.roll }
    const { by, what, count } = rolling
    const label = this.roller === 'me' ? 'roll-yours' : 'roll-for'
    return { label: this.words.say(label, { name: this.nameOf(by), what, count }), luck: true, run: this.session.roll }
  }
}

export const [getDesk, setDesk] = createContext<Desk>()
