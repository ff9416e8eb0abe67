/** The boards that are drawn, each loaded when its table is opened. Games without one are played from the action bar. */

import type { Boards } from '../lib/board'

export const boards: Boards = {
  one_card: () => import('./one_card'),
  dungeon_roll: () => import('./dungeon_roll'),
  one_deck: () => import('./one_deck'),
  welcome: () => import('./welcome'),
  deck_box: () => import('./deck_box'),
}
