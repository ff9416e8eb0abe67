/** The board of Welcome to the Dungeon. Its words are the game's own: `page-…` in games/welcome/words. */

export { default } from './Board.svelte'
export { drawn } from './drawn'
export { keys } from './keys'
export { speak } from './speech'
