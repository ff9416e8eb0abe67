/** What goes over the line between the page and the server: the names the page uses for the generated types.
 *
 * When the server's models change: `python -m undercroft.server.openapi > web/openapi.json`, then `npm run types`.
 */

import type * as api from './api'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type ByLanguage = Record<Language, string>

/** A sentence as data: the id of a message and its arguments; put into words in the reader's language. */
export type Said = api.Said
export type Arg = number | string | ByLanguage | Said

/** The table, as one seat may see it. `version` rises with every change, undo included. */
export type Situation = api.Situation
/** What a seat sees. `table` is the game's own: only its board looks inside. */
export type View = api.View
/** A move that may be played now. `said` names the messages `move-…` (as an offer) and `done-…` (as a fact). */
export type Offer = api.Offer
export type May = api.May
/** A line of the log; `number` counts from 0, luck's moves included. */
export type LogEntry = api.LogEntry
export type Odds = Situation['odds']
export type UndoPolicy = Situation['undo']
/** After how many minutes a bot plays on for whoever is away; 0: never. */
export type StandIn = Situation['stand_in']

export type GameInfo = Omit<api.GameInfo, 'seats' | 'minutes'> & { seats: [number, number]; minutes: [number, number] }
export type GameOption = api.GameOption
export type Rule = api.RuleText
export type NewTable = Required<Omit<api.CreateTable, 'campaign'>> & Pick<api.CreateTable, 'campaign'>
export type Seated = api.Seated
/** What the game computed about one version of the table. */
export type TableOdds = api.TableOdds
/** The best move at one version of the table, by its text. */
export type TableHint = api.TableHint
export type Hint = api.Hint
/** What the values of moves are: the chance to win or to clear the level, or points. */
export type Worth = Hint['of']
/** What the decisions of a finished match have cost, as far as it is known. */
export type TableReview = api.TableReview
export type CostlyDecision = api.CostlyDecision
export type CurvePoint = api.CurvePoint
/** What a finished match brought a seat. */
export type MatchHonours = api.MatchHonours
/** What somebody has reached in all games. */
export type Honours = api.Honours
export type GameHonours = api.GameHonours
/** The campaign sheets of those at a table. */
export type TableCampaign = api.TableCampaign
/** A line of the log of seats: who sat down, left, was replaced by a bot; `after` so many moves. */
export type SeatChange = api.SeatChange
/** Somebody asks for a seat while something is hidden. */
export type SeatWish = api.SeatWish
export type Asked = api.Asked
export type Failure = api.Problem

export type Hello = api.Hello
export type Command = api.LivePlay | api.LiveRoll | api.LiveUndo | api.LiveRestart
export type FromServer = api.LiveSituation | api.LiveRefused | api.Pong
