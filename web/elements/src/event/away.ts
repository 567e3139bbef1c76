/** Says that an event goes on in a file for now, because the hall has no network. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventShown } from './client/types.js'
import { dayTime } from './format.js'
import type { Speaker } from './speaker.js'

export const away = (
  { away: outage, regulations: { mode } }: EventShown,
  { say, locale }: Speaker,
): TemplateResult | typeof nothing =>
  outage === null
    ? nothing
    : html`<p class="note">
        ${say('event.refused.AWAY', { since: dayTime(outage.since, locale, mode), name: outage.by || '–' })}
      </p>`
