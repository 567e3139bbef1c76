/** Events that an edition leaves out, and why. */
import { html, nothing } from 'lit'
import { dayOf } from '@stolik/elements/ranking/format'
import type { LeftOut } from './client.js'
import type { DeskParts } from './parts.js'

/** Shows the oldest ones of a long season. They are enough to see the problem, since usually one reason applies to all. */
const most = 50

export function leftOutPart(
  left: readonly LeftOut[],
  { say, locale }: Pick<DeskParts, 'say' | 'locale'>,
): unknown {
  if (left.length === 0) return nothing
  return html`<div class="note">
    <p>${say('rankdesk.leftOut', { n: left.length })}</p>
    <ul>
      ${left
        .slice(0, most)
        .map(
          ({ name, date, reason }) =>
            html`<li>
              <strong>${name}</strong>, ${dayOf(date, locale)}: ${say(`rankdesk.leftOut.${reason}`)}
            </li>`,
        )}
    </ul>
    ${left.length > most ? html`<p>${say('rankdesk.leftOutMore', { n: left.length - most })}</p>` : nothing}
  </div>`
}
