/** What the keys do at a table. */

import type { Desk } from './desk.svelte'
import { deedOf, isTaken, type KeyDeed } from './keys'
import { t } from './lexicon.svelte'
import { sentencesOf } from './narrator'
import { tell } from './notices.svelte'
import { tell as tellTable } from './plain'
import { settings } from './settings.svelte'
import { voice } from './voice.svelte'

export function listen(desk: Desk): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isTaken(event.target, event.key)) return
    const deed = deedOf(event, settings.letters)
    if (deed && perform(desk, deed)) event.preventDefault()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

/** Returns whether the key was of use. */
function perform(desk: Desk, deed: KeyDeed): boolean {
  const { session } = desk
  if (desk.curtain !== null) return false
  switch (deed.do) {
    case 'act':
      return act(desk, deed.nth)
    case 'roll':
      if (desk.mayRoll) session.roll()
      return desk.mayRoll
    case 'undo':
      return back(desk, desk.may.undo, session.undo)
    case 'restart':
      return back(desk, desk.may.restart, session.restart)
    case 'hint':
      void desk.advise()
      return true
    case 'odds':
      tell(spokenOdds(desk))
      return true
    case 'repeat':
      voice.say(lastSentence(desk))
      return true
    case 'recap':
      desk.whatHappened()
      return true
    case 'speak':
      voice.say(howThingsStand(desk))
      return true
    case 'moves':
      desk.open('moves')
      voice.say(spokenMoves(desk))
      return true
    case 'back':
      session.past.step(-1, desk.replay)
      return true
    case 'on':
      if (desk.looking) session.past.step(1, desk.replay)
      return true
    case 'help':
      desk.drawer = 'help'
      return true
    case 'drop':
      if (desk.adviser.open) {
        desk.adviser.close()
        return true
      }
      if (!desk.looking || desk.replay) return false
      session.past.now()
      return true
  }
}

function act(desk: Desk, nth: number): boolean {
  if (desk.telling === 'long') return false // there the buttons change with what is typed
  desk.actions[nth]?.run()
  return nth < desk.actions.length
}

function back(desk: Desk, allowed: boolean, deed: () => void): boolean {
  if (desk.watching || desk.replay) return false
  if (allowed) deed()
  else tell(t(desk.looking ? 'not-now-looking' : 'undo-not', { policy: desk.situation?.undo ?? '' }))
  return true
}

function lastSentence(desk: Desk): string {
  const entry = desk.session.log.at(-1)
  return entry ? (sentencesOf(entry, desk.words).at(-1) ?? '') : t('nothing-yet')
}

function howThingsStand(desk: Desk): string {
  if (!desk.view) return ''
  if (!desk.board) return tellTable(desk.view, desk.words, desk.nameOf)
  return desk.board.speak?.(desk.view, desk.words) ?? desk.say(desk.view.prompt)
}

function spokenOdds(desk: Desk): string {
  if (desk.situation?.odds === 'off') return t('odds-off')
  return desk.oddsTold.join(' ') || t('odds-none')
}

function spokenMoves(desk: Desk): string {
  const list = desk.everything.map((action, index) => `${index + 1}, ${action.label}`).join('; ')
  return list ? t('moves-spoken', { count: desk.everything.length, list }) : t('moves-none')
}
