/** The board of One Deck Dungeon. */

import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

export { default } from './Board.svelte'
export { marks } from './marks'
export { drawn, inBar } from './drawn'
export { keys } from './keys'
export { speak } from './speech'

export const words = { en, fr }
