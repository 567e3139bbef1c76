/** One notified website: its messages, whether it is paused, and what was sent to it. */
import { intlOf } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Webhook } from './client.js'
import { delivery, momentOf } from './delivery.js'
import type { WebhookParts } from './parts.js'

export interface Listing extends WebhookParts {
  /** The webhook about to be removed, awaiting confirmation. */
  readonly dropping: string | null
  readonly ask: (id: string | null) => void
}

/** How many of the newest messages are shown. */
const shown = 20

export function webhook(parts: Listing, one: Webhook): TemplateResult {
  const { say, locale, busy, act, ask, dropping } = parts
  const { id, url, types, at, paused, secretChanged, secretEnds, deliveries } = one
  return html`<li class="stack">
    <div>
      <h4 class="url">${url}</h4>
      <p class="sub">
        ${new Intl.ListFormat(intlOf(locale)).format(types.map((type) => say(`webhook.type.${type}`)))} ·
        ${say('webhook.since', { when: momentOf(at, locale) })}
      </p>
      ${paused ? html`<p><strong>${say('webhook.paused')}</strong></p>` : nothing}
    </div>
    ${secretChanged ? html`<p class="note" role="alert">${say('webhook.secretChanged')}</p>` : nothing}
    ${
      secretEnds === null
        ? nothing
        : html`<p class="note">${say('webhook.secretEnds', { when: momentOf(secretEnds, locale) })}</p>`
    }
    <div class="row" role="group" aria-label=${url}>
      <button
        class="button"
        ?disabled=${busy}
        @click=${() => void act(paused ? { resume: id } : { pause: id })}
      >
        ${say(paused ? 'webhook.resume' : 'webhook.pause')}
      </button>
      <button class="button" ?disabled=${busy} @click=${() => ask(id)}>${say('webhook.drop')}</button>
    </div>
    ${
      dropping === id
        ? html`<div class="note stack" role="alert">
            <p>${say('webhook.dropSure', { url })}</p>
            <div class="row">
              <button class="button primary" ?disabled=${busy} @click=${() => void act({ drop: id })}>
                ${say('webhook.dropYes')}
              </button>
              <button class="button" @click=${() => ask(null)}>${say('webhook.dropNo')}</button>
            </div>
          </div>`
        : nothing
    }
    ${
      deliveries.length === 0
        ? html`<p class="muted">${say('webhook.nothingYet')}</p>`
        : html`<details>
            <summary>${summary(parts, one)}</summary>
            <ul class="list">
              ${deliveries.slice(0, shown).map((message) => delivery({ ...parts, paused }, message))}
            </ul>
          </details>`
    }
  </li>`
}

/** Summarizes the deliveries in a line. */
function summary({ say, locale }: Listing, { deliveries }: Webhook): string {
  const failed = deliveries.filter(({ status }) => status === 'FAILED').length
  const waiting = deliveries.filter(({ status }) => status === 'WAITING').length
  const taken = deliveries.find(({ status }) => status === 'DELIVERED')
  return [
    taken === undefined
      ? say('webhook.noneTaken')
      : say('webhook.lastTaken', { when: momentOf(taken.at, locale) }),
    ...(waiting > 0 ? [say('webhook.stillWaiting', { n: waiting })] : []),
    ...(failed > 0 ? [say('webhook.givenUp', { n: failed })] : []),
  ].join(' · ')
}
