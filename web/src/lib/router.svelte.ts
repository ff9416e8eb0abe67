/** The place shown now, kept in step with the address bar. */

import { pathOf, placeOf, type Place } from './places'

class Router {
  place = $state.raw<Place>(placeOf(location.pathname))

  start(): () => void {
    const move = () => this.arrive()
    const click = (event: MouseEvent) => this.follow(event)
    addEventListener('popstate', move)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', move)
      document.removeEventListener('click', click)
    }
  }

  go(place: Exclude<Place, { at: 'nowhere' }>): void {
    history.pushState(null, '', pathOf(place))
    this.arrive()
  }

  /** Links within the page change the place without loading it anew. */
  private follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    const link = (event.target as Element | null)?.closest('a')
    if (!plain || event.defaultPrevented || !link || link.target || link.origin !== location.origin || link.hash) return
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    history.pushState(null, '', link.pathname)
    this.arrive()
  }

  private arrive(): void {
    this.place = placeOf(location.pathname)
    scrollTo(0, 0)
  }
}

export const router = new Router()
