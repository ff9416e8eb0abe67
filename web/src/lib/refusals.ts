/** Which refusals are worth a word. */

import type { Command } from './wire'

type Refused = { code: string; situation: { version: number } }

/** Whether a refusal is about what was asked last. One for being late may be about a command before it, which the table
    has overtaken: what was asked last is then as new as the table that the refusal shows. */
export function isAbout(asked: Command | null, { code, situation }: Refused): boolean {
  return asked !== null && (code !== 'stale' || asked.version < situation.version)
}

/** A roll that came too late: somebody else, or another tab, has rolled the same dice. Nobody wanted anything else, so
    nothing is said. */
export function isSilent(asked: Command | null, overtaken: Command | null, refused: Refused): boolean {
  const meant = isAbout(asked, refused) ? asked : overtaken
  return refused.code === 'stale' && meant?.type === 'roll'
}
