/** One notified website: its messages, whether it is paused, and what was sent to it. */
import { intlOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { type Webhook, type Delivery, type WebhookParts, webhookTypes } from './client.js'
import { button, send } from '../../form/buttons.js'
import { submittedForm, text, isTicked } from '@stolik/elements/event/form'
import { tick } from '../../form/draw.js'
import { sure } from '../../form/sure.js'

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
      ${button(say(paused ? 'webhook.resume' : 'webhook.pause'), () => act(paused ? { resume: id } : { pause: id }), { busy })}
      ${button(say('webhook.drop'), () => ask(id), { busy })}
    </div>
    ${
      dropping === id
        ? sure({
            question: say('webhook.dropSure', { url }),
            yes: say('webhook.dropYes'),
            no: say('webhook.dropNo'),
            busy,
            act: () => act({ drop: id }),
            leave: () => ask(null),
          })
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

/** Formats a moment, to the minute. */
const momentOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

function delivery(parts: WebhookParts & { readonly paused: boolean }, one: Delivery): TemplateResult {
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
          : button(
              say(one.status === 'WAITING' ? 'webhook.sendNow' : 'webhook.sendAgain'),
              () => act({ send: one.id }),
              { busy },
            )
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

/** Adds a website to be notified, and shows its secret this one time. */
interface Adding extends WebhookParts {
  /** The secret of the website that was just added. */
  readonly secret: string | null
  /** Whether nothing was ticked. */
  readonly typeless: boolean
  readonly warn: () => void
  readonly copied: boolean
  readonly copy: (secret: string) => void
  /** Called when the person has written the secret down. */
  readonly noted: () => void
}

export function addForm(parts: Adding): TemplateResult {
  const { say, busy, typeless } = parts
  return html`${noting(parts)}
    <form class="stack" @submit=${(event: SubmitEvent) => void add(parts, event)}>
      <h4>${say('webhook.new')}</h4>
      <label
        ><span>${say('webhook.url')}</span
        ><input
          name="url"
          type="url"
          required
          maxlength="500"
          placeholder="https://"
          autocapitalize="none"
          autocomplete="off"
          spellcheck="false"
      /></label>
      <fieldset>
        <legend>${say('webhook.types')}</legend>
        ${webhookTypes.map((type) => tick(type, say(`webhook.type.${type}`), true))}
        ${typeless ? html`<p role="alert">${say('webhook.noType')}</p>` : nothing}
      </fieldset>
      <div>${send(say('webhook.add'), { busy })}</div>
    </form>`
}

async function add({ act, warn }: Adding, event: SubmitEvent): Promise<void> {
  const form = submittedForm(event)
  if (form === null) return
  const types = webhookTypes.filter((type) => isTicked(form.data, type))
  if (types.length === 0) return warn()
  const done = await act({ add: { url: text(form.data, 'url') ?? '', types } })
  if (done !== null) form.form.reset()
}

function noting({ say, secret, copied, copy, noted }: Adding): unknown {
  if (secret === null) return nothing
  return html`<div class="note stack" role="status">
    <p><strong>${say('webhook.secret')}</strong> ${say('webhook.secretHint')}</p>
    <input
      class="secret"
      name="secret"
      readonly
      .value=${secret}
      aria-label=${say('webhook.secretWord')}
      @focus=${({ target }: FocusEvent) => (target as HTMLInputElement).select()}
    />
    <div class="row">
      ${button(say(copied ? 'webhook.copied' : 'webhook.copy'), () => copy(secret))}
      ${button(say('webhook.noted'), noted, { look: 'button primary' })}
    </div>
  </div>`
}
