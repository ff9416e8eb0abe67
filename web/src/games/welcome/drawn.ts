/** The moves that only the board offers. The others are buttons of the action bar, and on the board as well. */
export const drawn = ['choose', 'aside', 'name']
