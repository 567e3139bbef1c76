import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing } from 'lit'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { deskWords } from '../../words/ranking/index.js'
import { webhookWords } from '../../words/webhooks/index.js'
import type { Refusal } from '../client.js'
import { RankingPage } from '../pages/element.js'
import { deskStyles } from '../desk.styles.js'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { addForm, webhook } from './webhook.js'
import { actOnWebhook, readWebhooks, type Webhook, type WebhookAct, type WebhookDone } from './client.js'
import { copyText, button } from '../../form/buttons.js'
import { whenConnected } from '../../site/when-connected.js'

/** How often a message on its way is checked, in milliseconds, and how many times. */
const lookEvery = 1_000
const mostLooks = 12

/**
 * For the association: which websites are notified of editions and events, and the deliveries.
 *
 * @element stolik-webhooks
 */
export class StolikWebhooks extends declares(RankingPage, {
  webhooks: state<readonly Webhook[] | null>(null),
  secret: state<string | null>(null),
  copied: state(false),
  dropping: state<string | null>(null),
  typeless: state(false),
  refusal: state<Refusal | null>(null),
  busy: state(false),
}) {
  static override styles = [
    controls,
    rankingStyles,
    pageStyles,
    deskStyles,
    css`
      h4 {
        margin: 0;
        font-size: var(--stolik-text-m);
      }
      .url,
      .note {
        overflow-wrap: anywhere;
      }
      .message {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--stolik-space-2) var(--stolik-space-4);
      }
      details .list {
        padding-inline-start: var(--stolik-space-4);
      }
      details .list > li:last-child {
        border: 0;
      }
      .delivered::before {
        content: '✓ ' / '';
        color: var(--stolik-lisc);
      }
      .failed::before {
        content: '✕ ' / '';
        color: var(--stolik-mak);
      }
      .secret {
        font-family: ui-monospace, monospace;
      }
    `,
  ]

  constructor() {
    super()
    // Only a signed-in person may see webhooks, so they are read again when the person changes.
    whenConnected(
      this,
      () => `${this.server} ${this.#gate.guest.value?.name ?? ''}`,
      () => this.#read(),
    )
  }

  get #gate(): ReturnType<typeof gatewayAt> {
    return gatewayAt(this.server)
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, deskWords, webhookWords]
  }

  async #read(): Promise<void> {
    const answer = await readWebhooks(this.#gate)
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('done' in answer) this.webhooks = answer.done
  }

  readonly #act = async (act: WebhookAct): Promise<WebhookDone | null> => {
    this.busy = true
    this.typeless = false
    const answer = await actOnWebhook(this.#gate, act)
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('done' in answer) {
      this.dropping = null
      if ('add' in act) Object.assign(this, { secret: answer.done.secret, copied: false })
      await this.#read()
    }
    this.busy = false
    if ('done' in answer && ('send' in act || 'resume' in act)) void this.#lookOn()
    return 'done' in answer ? answer.done : null
  }

  /** Reads again until messages on their way have an answer. */
  async #lookOn(): Promise<void> {
    for (let looks = 0; looks < mostLooks; looks++) {
      await new Promise((next) => setTimeout(next, lookEvery))
      if (!this.isConnected) return
      await this.#read()
      const unanswered = (this.webhooks ?? []).some(({ deliveries }) =>
        deliveries.some(({ status, answer }) => status === 'WAITING' && answer === null),
      )
      if (!unanswered) return
    }
  }

  async #copy(secret: string): Promise<void> {
    this.copied = await copyText(secret)
    // The secret stands selected, to be copied by hand.
    if (!this.copied) this.renderRoot.querySelector<HTMLInputElement>('.secret')?.focus()
  }

  protected override render(): unknown {
    const { webhooks } = this
    return html`<div class="stack">
      <p class="muted">${this.say('webhook.about')}</p>
      ${this.#refused()} ${webhooks === null ? this.#none() : this.#body(webhooks)}
    </div>`
  }

  /** While they are read, and when they could not be. */
  #none(): unknown {
    return this.refusal === null
      ? html`<p class="muted" role="status">${this.say('rankings.loading')}</p>`
      : this.#again()
  }

  #body(webhooks: readonly Webhook[]): unknown {
    const parts = { say: this.say, locale: this.locale, busy: this.busy, act: this.#act }
    return html`${
      webhooks.length === 0
        ? html`<p>${this.say('webhook.none')}</p>`
        : html`<ul class="list">
              ${webhooks.map((one) =>
                webhook(
                  {
                    ...parts,
                    dropping: this.dropping,
                    ask: (id) => {
                      this.dropping = id
                    },
                  },
                  one,
                ),
              )}
            </ul>
            ${this.#again()}`
    }
    ${addForm({
      ...parts,
      secret: this.secret,
      typeless: this.typeless,
      warn: () => {
        this.typeless = true
      },
      copied: this.copied,
      copy: (secret) => void this.#copy(secret),
      noted: () => {
        this.secret = null
      },
    })}`
  }

  #again(): unknown {
    return html`<div>${button(this.say('webhook.look'), () => this.#read(), { busy: this.busy })}</div>`
  }

  /** Explains a refusal in words. Without a translation it shows the gateway's message. */
  #refused(): unknown {
    const { refusal } = this
    if (refusal === null) return nothing
    const codes = [`webhook.refused.${refusal.code}`, `rankdesk.refused.${refusal.code}`]
    const words = codes.map((code) => this.say(code, refusal.args)).find((said, i) => said !== codes[i])
    return html`<p class="note" role="alert">${words ?? refusal.message}</p>`
  }
}

customElements.define('stolik-webhooks', StolikWebhooks)
