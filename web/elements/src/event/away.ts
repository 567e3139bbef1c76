/** Says that an event goes on in a file for now, because the hall has no network. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventShown } from './client/types.js'
import { dayTime } from './format.js'
import type { Speaker } from './speaker.js'

export const away = (
  { away: told, regulations: { mode } }: EventShown,
  { say, locale }: Speaker,
): TemplateResult | typeof nothing =>
  told === null
    ? nothing
    : html`<p class="note">
        ${say('event.refused.AWAY', { since: dayTime(told.since, locale, mode), name: told.by || '–' })}
      </p>`
