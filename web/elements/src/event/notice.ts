/** A message of the director to all players: one line, shown wherever they look for the next thing. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Notice, Regulations } from './client/types.js'
import { dayTime } from './format.js'
import type { Speaker } from './speaker.js'

/** Always drawn, even empty: a screen reader announces changes only in a status that it already knows. */
export const notice = (
  latest: Notice | null | undefined,
  speaker: Speaker,
  mode: Regulations['mode'] = 'HALL',
): TemplateResult => html`<div role="status">${latest ? line(latest, speaker, mode) : nothing}</div>`

const line = ({ text, at }: Notice, { say, locale }: Speaker, mode: Regulations['mode']): TemplateResult =>
  html`<p class="notice ${text.length > 90 ? 'much' : ''}">
    <b>${say('notice.title')}</b> <span class="said">${text}</span>
    <span class="when">${dayTime(at, locale, mode)}</span>
  </p>`
