/** The moves made on the board; `onward` and `enough` are buttons of the action bar. */
export const drawn = [
  ...['take', 'read', 'choose', 'reroll', 'keep'],
  ...['beat', 'target', 'open', 'quaff', 'revive', 'fight', 'flee'],
  ...['use', 'bait', 'discard', 'ultimate', 'recruit', 'pay', 'specialty'],
  ...['retire', 'seek'],
]
