/** Why one row of a ranking stands before the next, although both have as many points. */
import { intlOf } from '@stolik/core'
import { html, nothing } from 'lit'
import type { EventShown, ResultRow } from '../client/types.js'
import { points } from '../format.js'
import { gameSay } from '../game-words.js'
import type { Speaker } from '../speaker.js'

interface AheadParts extends Speaker {
  readonly event: EventShown
}

/** Draws the same sentence as the printed results; nothing where the points or a lot decided. */
export function aheadOf(parts: AheadParts, ahead: ResultRow['ahead'], next: string | undefined): unknown {
  if (ahead === null || next === undefined) return nothing
  const { say, locale } = parts
  const what = figureWords(parts, ahead.tieBreak)
  const figures = { own: points(ahead.own, locale), other: points(ahead.other, locale) }
  return html`<span class="sub">${say('standings.ahead', { name: next, what, ...figures })}</span>`
}

/** The tie-break within a sentence, such as “more: games won”. */
function figureWords({ event, say, locale }: AheadParts, code: string): string {
  const fewer = code.startsWith('-')
  const name = fewer ? code.slice(1) : code
  if (!name.startsWith('sum.')) return say(`rules.tieBreak.${name}`)
  const words = gameSay(locale, event.regulations.game, name)
  const what = words.charAt(0).toLocaleLowerCase(intlOf(locale)) + words.slice(1)
  return say(fewer ? 'rules.fewer' : 'standings.more', { what })
}
