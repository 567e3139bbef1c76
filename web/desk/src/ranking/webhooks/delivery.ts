/** One message to a website: its content, its delivery, and a button to send it again. */
import { intlOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Delivery } from './client.js'
import type { WebhookParts } from './parts.js'

/** Formats a moment, to the minute. */
export const momentOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

export function delivery(parts: WebhookParts & { readonly paused: boolean }, one: Delivery): TemplateResult {
  const { say, locale, busy, paused, act } = parts
  const what = subject(parts, one)
  return html`<li>
    <div class="message" role="group" aria-label=${what}>
      <div>
        <p>${what} <span class="sub">${momentOf(one.at, locale)}</span></p>
        <p class=${one.status.toLowerCase()}>${progress(parts, one)}</p>
      </div>
      ${
        paused
          ? nothing
          : html`<button class="button" ?disabled=${busy} @click=${() => void act({ send: one.id })}>
              ${say(one.status === 'WAITING' ? 'webhook.sendNow' : 'webhook.sendAgain')}
            </button>`
      }
    </div>
  </li>`
}

/** The content of a message besides its type, as far as it is shown here. */
interface Body {
  readonly data?: {
    readonly ranking?: string
    readonly edition?: number
    readonly status?: string
    readonly name?: string
  }
}

function subject({ say }: WebhookParts, { type, body }: Delivery): string {
  const { ranking = '', edition = 0, status = '', name = '' } = (JSON.parse(body) as Body).data ?? {}
  return say(type === 'EVENT_FINAL' ? 'webhook.told.event' : `webhook.told.${status}`, {
    ranking,
    edition,
    name,
  })
}

function progress(
  { say, locale, paused }: WebhookParts & { readonly paused: boolean },
  one: Delivery,
): string {
  const { status, next, answer } = one
  const said = answer === null ? '' : answerWords(say, answer)
  if (status === 'DELIVERED') return say('webhook.delivered')
  if (status === 'FAILED') return say('webhook.failed', { answer: said })
  if (paused) return say('webhook.held')
  if (answer === null) return say('webhook.sending')
  return say('webhook.waiting', { answer: said, when: next === null ? '' : momentOf(next, locale) })
}

/** Explains why a website has not accepted a message. */
function answerWords(say: WebhookParts['say'], answer: string): string {
  if (/^\d+$/.test(answer)) return say('webhook.answered', { status: answer })
  const known = `webhook.answer.${answer}`
  const words = say(known)
  return words === known ? say('webhook.unreached', { code: answer }) : words
}
