/** The line to a table: it comes back by itself, and whatever was to be sent is not lost on the way. */

import type { Command, FromServer, Hello } from './wire'

export type Line = 'joining' | 'live' | 'lost'
/** Why the line will not come back: no such table, a key that does not fit, or a server that refuses this page. */
export type Ending = 'no-table' | 'bad-token' | 'refused'

export type LiveHandlers = {
  hello(): Omit<Hello, 'type'>
  heard(message: FromServer): void
  line(line: Line): void
  ended(why: Ending): void
}

const ENDINGS: Record<number, Ending> = { 4404: 'no-table', 4401: 'bad-token', 4403: 'refused' }
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000
const SILENCE = 45_000

/** How long to wait before trying again for the nth time; a little different for everyone, so that all do not come at once. */
export function waitBefore(attempt: number, random: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT) * (0.75 + random / 2)
}

export class Live {
  private socket: WebSocket | null = null
  private attempt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private closed = false

  constructor(
    private readonly url: string,
    private readonly handlers: LiveHandlers,
  ) {
    addEventListener('online', this.now)
    document.addEventListener('visibilitychange', this.now)
    this.connect()
  }

  /** Send now, if the line is there. */
  send(command: Command): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(command))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearInterval(this.pulse)
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.now)
    this.socket?.close()
  }

  /** Try again at once: the network is back, or somebody looks at the page again. */
  private now = (): void => {
    if (this.closed || this.socket || document.hidden) return
    clearTimeout(this.retry)
    this.connect()
  }

  private connect(): void {
    this.handlers.line(this.attempt ? 'lost' : 'joining')
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', ...this.handlers.hello() }))
      this.heardAt = Date.now()
      this.pulse = setInterval(() => this.beat(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      this.heardAt = Date.now()
      this.attempt = 0
      this.handlers.line('live')
      this.handlers.heard(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => this.gone(event.code)
  }

  /** A line can be dead without anybody noticing: ask, and hang up if there is no answer. */
  private beat(): void {
    const socket = this.socket
    if (!socket) return
    if (Date.now() - this.heardAt < SILENCE) return socket.send('{"type":"ping"}')
    socket.onclose = null // a dead line may take minutes to say goodbye
    socket.close()
    this.gone(0)
  }

  private gone(code: number): void {
    clearInterval(this.pulse)
    this.socket = null
    if (this.closed) return
    const ending = ENDINGS[code]
    if (ending) {
      this.handlers.ended(ending)
      if (ending !== 'bad-token') return this.close()
    }
    this.handlers.line('lost')
    this.retry = setTimeout(() => this.connect(), waitBefore(this.attempt++, Math.random()))
  }
}
