/** The moves that only the board offers: on the map, on cards, in the market. The others are buttons of the bar, and
    where they have a place on the board, there as well. */
export const drawn = [
  ...['hero', 'gear', 'ability', 'stand', 'go', 'strike', 'shoot', 'aim', 'at', 'spot', 'look', 'place'],
  ...['buy', 'give', 'pay', 'let', 'again'],
]
