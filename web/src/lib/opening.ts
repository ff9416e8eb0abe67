/** Opening a table, and going there. */

import { api } from './server'
import { keepTable } from './kept-tables'
import { lexicon } from './lexicon.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import type { GameInfo, NewTable, Seated } from './wire'

/** The bot that plays where nobody has chosen one. */
export function usualBot(game: GameInfo): string | undefined {
  return game.bots.find((bot) => bot === 'normal') ?? game.bots[0]
}

/** The table that one click on Play opens. Where one cannot play alone, bots take the other seats, if there are any. */
export function plainTable(game: GameInfo): NewTable {
  const bot = usualBot(game)
  return {
    game: game.id,
    options: {},
    seats: game.seats[0],
    seed: null,
    odds: 'off',
    undo: 'turn',
    nickname: nicknameOr(),
    hot_seat: false,
    stand_in: 0,
    companion: false,
    bots: bot ? Array<string>(game.seats[0] - 1).fill(bot) : [],
  }
}

/** The same table beside a real one, on which dice and cards are rolled and drawn: everybody is at this screen, nothing
    of ours is secret or lucky, and everything can be taken back. */
export function companionOf(table: NewTable): NewTable {
  const people = table.seats - table.bots.length
  return { ...table, companion: true, undo: 'practice', seed: null, stand_in: 0, hot_seat: people > 1 }
}

export function nicknameOr(typed = settings.nickname): string {
  return typed.trim() || lexicon.page.say('untitled-player')
}

export async function openTable(table: NewTable): Promise<void> {
  goTo(await api.open(table))
}

export function goTo(seated: Seated): void {
  keepTable({ code: seated.code, game: seated.table.game, seat: seated.seat, token: seated.token })
  router.go({ at: 'table', code: seated.code })
}
