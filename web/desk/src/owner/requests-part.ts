import type { Locale } from '@stolik/core'
import { html, nothing } from 'lit'
import type { OwnerParts } from './element.js'
import type { Desk } from './client.js'

/** Requests for the right to announce. They come first on the page, since somebody waits. */
export function requestsPart(
  { requests, waiting }: Desk,
  { say, busy, act, refusal }: OwnerParts,
  locale: Locale,
): unknown {
  if (requests.length === 0) return refusal('requests')
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return html`<section class="panel stack" id="requests">
    <h2>${say('owner.requests')} <span class="count">${waiting}</span></h2>
    <ul class="list">
      ${requests.map(
        ({ account, name, login, club, reason, at }) =>
          html`<li>
            <div>
              <strong>${name}</strong>
              <span class="muted small"
                >${[login, club].filter(Boolean).join(' · ')} · ${day.format(at)}</span
              >
            </div>
            <p class="said">${reason}</p>
            <div class="row">
              <button
                class="button primary"
                aria-label="${say('owner.grant')}: ${name}"
                ?disabled=${busy}
                @click=${() => void act('requests', { grant: account })}
              >
                ${say('owner.grant')}
              </button>
              <button
                class="button"
                aria-label="${say('owner.refuse')}: ${name}"
                ?disabled=${busy}
                @click=${() => void act('requests', { refuse: account })}
              >
                ${say('owner.refuse')}
              </button>
            </div>
          </li>`,
      )}
    </ul>
    ${waiting > requests.length ? html`<p class="muted small">${say('owner.moreWait', { n: waiting - requests.length })}</p>` : nothing}
    ${refusal('requests')}
  </section>`
}
