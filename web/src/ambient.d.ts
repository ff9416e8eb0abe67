/** An icon of game-icons.net: the inside of an <svg viewBox="0 0 512 512">, drawn in currentColor. */
declare module 'icon:*' {
  const body: string
  export default body
}
