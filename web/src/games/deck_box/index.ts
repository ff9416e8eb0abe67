/** The board of Deck Box Dungeons. Its words are the game's own: `page-…` in games/deck_box/words. */

export { default } from './Board.svelte'
export { tellOdds } from './chances'
export { drawn } from './drawn'
export { keys } from './keys'
export { speak } from './speech'
