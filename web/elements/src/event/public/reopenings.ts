/** Tells everybody about a reopened result: when it was reopened, why, and which final result it was. */
import { html, type TemplateResult } from 'lit'
import type { EventShown, Reopening } from '../client/types.js'
import { dayTime } from '../format.js'
import type { Speaker } from '../speaker.js'

export const reopenings = ({ reopenings: all }: EventShown, speaker: Speaker): readonly TemplateResult[] =>
  all.map((one) => reopening(one, speaker))

const reopening = (
  { at, reason, clause, final, hash }: Reopening,
  { say, locale }: Speaker,
): TemplateResult =>
  html`<p class="note">
    <strong>${say('reopened.at', { at: dayTime(at, locale) })}</strong>
    <span class="words">${reason}</span>${clause === null ? '' : ` ${say('event.clause', { clause })}`}
    <span class="sub hash"
      >${say('reopened.was', { final: dayTime(final, locale) })} <code>${hash}</code></span
    >
  </p>`
