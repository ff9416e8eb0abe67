/** One table, as this browser is at it: what lies on it, what happened, the line to it, and what it was asked to do. */

import { api, Refused } from './server'
import { forgetTable, keepTable, tokenFor } from './kept-tables'
import { Live, type Ending, type Line } from './live'
import { mergeLog } from './log'
import { SeatLog } from './seatings.svelte'
import { Past } from './past.svelte'
import { isAbout, isSilent } from './refusals'
import type { ByLanguage, Command, FromServer, LogEntry, Seated, Situation } from './wire'

export type Refusal = { code: string; message: ByLanguage }

export class Session {
  situation = $state.raw<Situation | null>(null)
  log = $state.raw<LogEntry[]>([])
  line = $state<Line>('joining')
  ending = $state<Ending | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** A command that has not been answered yet; when the line breaks it is sent again, if it still fits. */
  asked = $state.raw<Command | null>(null)
  readonly past: Past
  readonly seatings: SeatLog
  /** A key that opens no seat now. It is kept: it may again. */
  private useless: string | null = null
  private live: Live | null = null
  /** The last command that the table has left behind, done or not. */
  private overtaken: Command | null = null
  private fresh = true
  private broken = false

  constructor(
    readonly code: string,
    /** Called with what is new in the log, after the table shows it. */
    private readonly happened: (entries: LogEntry[], situation: Situation) => void,
  ) {
    this.past = new Past(code, () => this.situation?.view.played ?? 0)
    this.seatings = new SeatLog(code, () => this.token)
  }

  get token(): string | null {
    const token = tokenFor(this.code)
    return token === this.useless ? null : token
  }

  /** Sit at the table, or watch it, from now on. */
  join(): void {
    this.live?.close()
    this.ending = null
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.live = new Live(`${scheme}://${location.host}/api/tables/${this.code}/live`, {
      hello: () => ({ token: this.token, since: this.log.length, version: this.situation?.version ?? null }),
      heard: (message) => this.hear(message),
      line: (line) => this.note(line),
      ended: (why) => this.end(why),
    })
  }

  /** Fetch a finished game and look at its start. One that is still running is only fetched. */
  async recall(): Promise<void> {
    const situation = await api.table(this.code, this.token).catch((failure: unknown) => {
      if (!(failure instanceof Refused) || failure.status !== 404) throw failure
      this.ending = 'no-table'
    })
    if (!situation) return
    if (situation.state === 'over') this.log = await api.log(this.code, this.token)
    this.situation = situation
    void this.seatings.follow(situation.seatings)
    this.line = 'live'
    if (situation.state === 'over') await this.past.look(0)
  }

  leave(): void {
    this.live?.close()
    this.live = null
  }

  // What a player can ask for

  play = (move: number): void => this.ask({ type: 'play', version: this.version, move })
  roll = (): void => this.ask({ type: 'roll', version: this.version })
  undo = (): void => this.ask({ type: 'undo', version: this.version })
  restart = (): void => this.ask({ type: 'restart', version: this.version })

  /** Take a seat, and from then on see what it sees. */
  sit(seated: Seated): void {
    keepTable({ code: seated.code, game: seated.table.game, seat: seated.seat, token: seated.token })
    this.join()
  }

  /** Try once more whether the kept key opens the seat. */
  tryKey(): void {
    this.useless = null
    this.join()
  }

  /** Give the seat up, and watch from then on. */
  async standUp(): Promise<void> {
    await api.leave(this.code, this.token)
    forgetTable(this.code)
    this.join()
  }

  async start(): Promise<void> {
    this.settle(await api.start(this.code, this.token))
  }

  /** Let a bot play a seat on which nobody sits; null: none any more. */
  async seatBot(seat: number, bot: string | null): Promise<void> {
    this.settle(await api.seatBot(this.code, seat, bot, this.token))
  }

  /** Agree that somebody takes the seat they ask for, or not. */
  async answerWish(wish: number, agree: boolean): Promise<void> {
    this.settle(await api.answer(this.code, wish, agree, this.token))
  }

  /** Let a bot play on for somebody who is away. */
  async askStandIn(seat: number): Promise<void> {
    this.settle(await api.standIn(this.code, seat, this.token))
  }

  /** Free the seat of somebody who does not come back. */
  async freeSeat(seat: number): Promise<void> {
    this.settle(await api.free(this.code, seat, this.token))
  }

  private get version(): number {
    return this.situation?.version ?? 0
  }

  private ask(command: Command): void {
    if (this.asked) return
    this.refusal = null
    this.asked = command
    this.live?.send(command)
  }

  // What the server says

  private hear(message: FromServer): void {
    if (message.type === 'situation') {
      const { type: _type, since, log, ...situation } = message
      const opened = this.situation?.opened
      this.settle(situation)
      this.askAgain()
      this.write(since, log)
      if (opened !== undefined && opened !== situation.opened) void this.fetchLog()
    } else if (message.type === 'refused') {
      if (!isSilent(this.asked, this.overtaken, message))
        this.refusal = { code: message.code, message: message.message }
      if (isAbout(this.asked, message)) this.asked = null
      this.settle(message.situation)
      if (this.log.length !== message.situation.view.played) void this.fetchLog()
    }
  }

  /** Show a situation; one that is older than what is shown changes nothing. */
  private settle(situation: Situation): void {
    if (situation.version < this.version) return
    if (situation.seat !== this.situation?.seat)
      this.past.forgetAll() // another seat has seen other things
    else if (situation.opened !== this.situation.opened) this.past.lookAgain() // what was hidden lies open now
    this.situation = situation
    this.answer(situation.version)
    void this.seatings.follow(situation.seatings)
  }

  /** Bring the log up to date, and tell what is new in it. The log that comes when we sit down is not news. */
  private write(since: number, fresh: LogEntry[]): void {
    const known = this.log.length
    const merged = mergeLog(this.log, since, fresh)
    if (!merged) return void this.fetchLog()
    if (since < known) this.past.forget(since)
    this.log = merged
    const news = this.fresh ? [] : merged.slice(since || known)
    this.fresh = false
    if (this.situation) this.happened(news, this.situation)
  }

  /** What was asked is done, or the table moved on without it. */
  private answer(version: number): void {
    if (!this.asked || version <= this.asked.version) return
    this.overtaken = this.asked
    this.asked = null
  }

  private note(line: Line): void {
    this.line = line
    if (line !== 'live') this.broken = true
  }

  /** After a break: what was asked and has not happened is asked once more. */
  private askAgain(): void {
    if (this.broken && this.asked) this.live?.send(this.asked)
    this.broken = false
  }

  private async fetchLog(): Promise<void> {
    const log = await api.log(this.code, this.token).catch(() => null)
    if (log) this.log = log
  }

  private end(why: Ending): void {
    if (why === 'bad-token') this.useless = this.token
    this.ending = why
  }
}
