/** A zone: Tab enters and leaves it, arrows move inside it. `<div {@attach zone}>` around buttons or links. */

const REACHABLE = 'button:not([disabled]), a[href]'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function zone(node: HTMLElement): () => void {
  const members = () => [...node.querySelectorAll<HTMLElement>(REACHABLE)]

  function settle(chosen?: HTMLElement): void {
    const all = members()
    const current = chosen ?? all.find((member) => member.tabIndex === 0) ?? all[0]
    for (const member of all) member.tabIndex = member === current ? 0 : -1
  }

  function press(event: KeyboardEvent): void {
    const all = members()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (STEPS[event.key] ?? 0)
    const next = all[(to + all.length) % all.length]
    if (to === at || !next) return
    event.preventDefault()
    next.focus()
  }

  const focus = (event: FocusEvent) =>
    settle((event.target as HTMLElement).closest<HTMLElement>(REACHABLE) ?? undefined)
  const observer = new MutationObserver(() => settle())
  observer.observe(node, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  node.addEventListener('keydown', press)
  node.addEventListener('focusin', focus)
  settle()
  return () => {
    observer.disconnect()
    node.removeEventListener('keydown', press)
    node.removeEventListener('focusin', focus)
  }
}
