/** The doors on the first screen. A game the server has and this list does not gets a door at the end. */

import cards from 'icon:card-draw'
import cloak from 'icon:cloak-dagger'
import lantern from 'icon:lantern-flame'
import dice from 'icon:rolling-dices'
import map from 'icon:treasure-map'
import door from 'icon:wooden-door'
import type { GameInfo } from './wire'

export type Door = { id: string; icon: string; seats: [number, number]; game: GameInfo | null }

const PLANNED: Omit<Door, 'game'>[] = [
  { id: 'one_card', icon: door, seats: [1, 1] },
  { id: 'dungeon_roll', icon: dice, seats: [1, 4] },
  { id: 'welcome', icon: cloak, seats: [2, 4] },
  { id: 'one_deck', icon: cards, seats: [1, 4] },
  { id: 'deck_box', icon: map, seats: [1, 4] },
]

export function doorsFor(games: GameInfo[]): Door[] {
  const planned = PLANNED.map((door) => ({ ...door, game: games.find((game) => game.id === door.id) ?? null }))
  const others = games.filter((game) => !PLANNED.some((door) => door.id === game.id))
  return [...planned, ...others.map((game) => ({ id: game.id, icon: lantern, seats: game.seats, game }))]
}

export function iconOf(game: string): string {
  return PLANNED.find((door) => door.id === game)?.icon ?? lantern
}
