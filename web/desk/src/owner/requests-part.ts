import { intlOf, type Locale } from '@stolik/core'
import { html, nothing } from 'lit'
import type { Desk } from './client.js'
import { head, list, rowButton, type OwnerParts } from './parts.js'

/** Requests for the right to announce. They come first on the page, since somebody waits. */
export function requestsPart(
  { requests, waiting }: Desk,
  { say, busy, act, refusal }: OwnerParts,
  locale: Locale,
): unknown {
  if (requests.length === 0) return refusal('requests')
  const day = new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'medium' })
  return html`<section class="panel stack" id="requests">
    <h2>${say('owner.requests')} <span class="count">${waiting}</span></h2>
    ${list(
      requests.map(
        ({ account, name, login, club, reason, at }) =>
          html`<li>
            ${head(name, login, club, day.format(at))}
            <p class="said">${reason}</p>
            <div class="row">
              ${rowButton(say('owner.grant'), name, busy, () => void act('requests', { grant: account }), 'button primary')}
              ${rowButton(say('owner.refuse'), name, busy, () => void act('requests', { refuse: account }))}
            </div>
          </li>`,
      ),
    )}
    ${waiting > requests.length ? html`<p class="muted small">${say('owner.moreWait', { n: waiting - requests.length })}</p>` : nothing}
    ${refusal('requests')}
  </section>`
}
