/** What is printed on dice: pips, and the frames that tell the kinds apart without colour. */

export const FACES = [1, 2, 3, 4, 5, 6]

/** For each face the places with a pip; nine places, row by row. */
const PLACES = ['', '4', '26', '246', '0268', '02468', '023568']

/** The centres of a face's pips in a box of 48; none for what no die can show. */
export function pips(face: number): { x: number; y: number }[] {
  return [...(PLACES[face] ?? '')].map((place) => ({ x: 12 + 12 * (+place % 3), y: 12 + 12 * Math.floor(+place / 3) }))
}

/** square: strength, circle: agility, diamond: magic, star: heroic. In a box of 48. */
export const OUTLINES = {
  square: 'M6 6H42V42H6Z',
  circle: 'M24 4.5A19.5 19.5 0 1 1 23.9 4.5Z',
  diamond: 'M24 2 46 24 24 46 2 24Z',
  star: 'M24 1 30 16 46 17 34 27.5 38 44 24 35 10 44 14 27.5 2 17 18 16Z',
}
export type Frame = keyof typeof OUTLINES
