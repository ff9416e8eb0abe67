/** Questions to the server, and its answers. */

import type {
  Asked,
  ByLanguage,
  Failure,
  GameInfo,
  Honours,
  Language,
  LogEntry,
  NewTable,
  Rule,
  SeatChange,
  Seated,
  Situation,
  TableCampaign,
  TableHint,
  TableOdds,
  TableReview,
  View,
} from './wire'

/** The server said no, or nothing at all (`code` is "offline"). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly words: ByLanguage | null,
  ) {
    super(words?.en ?? code)
  }
}

export const api = {
  games: () => get<GameInfo[]>('/games'),
  words: (game: string, language: Language) => text(`/games/${game}/words/${language}`),
  rules: (game: string, language: Language) => get<Rule[]>(`/games/${game}/rules/${language}`),
  open: (table: NewTable) => post<Seated>('/tables', table),
  table: (code: string, token: string | null) => get<Situation>(`/tables/${code}`, token),
  sit: (code: string, nickname: string, seat: number | null, key: string | null = null) =>
    post<Seated>(`/tables/${code}/sit`, { nickname, seat, key }),
  ask: (code: string, nickname: string, seat: number) => post<Asked>(`/tables/${code}/ask`, { nickname, seat }),
  withdraw: (code: string, key: string) => post<Situation>(`/tables/${code}/withdraw`, { key }),
  answer: (code: string, wish: number, agree: boolean, token: string | null) =>
    post<Situation>(`/tables/${code}/answer`, { wish, agree }, token),
  standIn: (code: string, seat: number, token: string | null) =>
    post<Situation>(`/tables/${code}/stand-in`, { seat }, token),
  free: (code: string, seat: number, token: string | null) => post<Situation>(`/tables/${code}/free`, { seat }, token),
  key: (code: string, token: string | null) => post<{ token: string }>(`/tables/${code}/key`, undefined, token),
  seatings: (code: string, since: number, token: string | null) =>
    get<SeatChange[]>(`/tables/${code}/seatings?since=${since}`, token),
  seatBot: (code: string, seat: number, bot: string | null, token: string | null) =>
    post<Situation>(`/tables/${code}/bot`, { seat, bot }, token),
  start: (code: string, token: string | null) => post<Situation>(`/tables/${code}/start`, undefined, token),
  leave: (code: string, token: string | null) => post<unknown>(`/tables/${code}/leave`, undefined, token),
  log: (code: string, token: string | null) => get<LogEntry[]>(`/tables/${code}/log?since=0`, token),
  at: (code: string, played: number, token: string | null) => get<View>(`/tables/${code}/at/${played}`, token),
  odds: (code: string, token: string | null) => get<TableOdds>(`/tables/${code}/odds`, token),
  hint: (code: string, token: string | null) => get<TableHint>(`/tables/${code}/hint`, token),
  review: (code: string, token: string | null) => get<TableReview>(`/tables/${code}/review`, token),
  honours: (nickname: string) => get<Honours>(`/honours/${encodeURIComponent(nickname)}`),
  campaign: (code: string) => get<TableCampaign>(`/tables/${code}/campaign`),
  giveTicks: (code: string, place: number, ticks: string[][], token: string | null) =>
    post<TableCampaign>(`/tables/${code}/ticks`, { place, ticks }, token),
  fork: (code: string, at: number, same_luck: boolean, token: string | null) =>
    post<Seated>(`/tables/${code}/fork`, { at, same_luck }, token),
}

async function get<T>(path: string, token: string | null = null): Promise<T> {
  return (await (await ask(path, { headers: bearer(token) })).json()) as T
}

async function text(path: string): Promise<string> {
  return (await ask(path, {})).text()
}

async function post<T>(path: string, body: unknown, token: string | null = null): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...bearer(token) }
  return (await (await ask(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })).json()) as T
}

function bearer(token: string | null): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, request).catch(() => null)
  if (!answer) throw new Refused(0, 'offline', null)
  if (answer.ok) return answer
  const failure = ((await answer.json().catch(() => null)) as { error?: Failure } | null)?.error
  throw new Refused(answer.status, failure?.code ?? 'unexpected', failure?.message ?? null)
}
