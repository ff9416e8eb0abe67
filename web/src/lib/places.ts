/** Where in the page one can be, and the path of each place. */

const SINGLE = ['honours', 'settings', 'credits'] as const
type Single = (typeof SINGLE)[number]

export type Place =
  | { at: 'home' | Single }
  | { at: 'new'; game: string }
  | { at: 'table' | 'replay'; code: string }
  | { at: 'nowhere'; path: string }

const CODE = /^[A-Za-z0-9-]{3,40}$/

export function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean)
  if (!first) return { at: 'home' }
  const single = SINGLE.find((name) => name === first)
  if (!second && single) return { at: single }
  if (rest.length === 0 && first === 'new' && /^[a-z_]+$/.test(second)) return { at: 'new', game: second }
  if (rest.length === 0 && (first === 'table' || first === 'replay') && CODE.test(second)) {
    return { at: first, code: tidyCode(second) }
  }
  return { at: 'nowhere', path }
}

export function pathOf(place: Exclude<Place, { at: 'nowhere' }>): string {
  switch (place.at) {
    case 'home':
      return '/'
    case 'new':
      return `/new/${place.game}`
    case 'table':
    case 'replay':
      return `/${place.at}/${place.code}`
    default:
      return `/${place.at}`
  }
}

/** A code as somebody typed it, or the whole link they were sent. */
export function tidyCode(typed: string): string {
  const last = typed.trim().split('/').filter(Boolean).pop() ?? ''
  return last.replaceAll(/\s/g, '').toUpperCase()
}
