import { declares, state } from '@stolik/kit/properties'
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import * as documents from './documents.js'
import { mailField } from './mail-field.js'
import { PasswordElement } from './password-element.js'
import { textOf } from './password-field.js'

/**
 * The address for mails that help with a forgotten password: it can be added, confirmed by a link, and removed.
 *
 * @element stolik-mail-address
 * @attr login - the login, so that a password manager fills in the right password
 */
export class StolikMailAddress extends declares(PasswordElement, {
  /** Null if there is none; undefined until that is known. */
  address: state<string | null | undefined>(undefined),
  /** The form that is open. */
  doing: state<'offer' | 'remove' | null>(null),
  /** The address to which a confirmation link was just sent. */
  sentTo: state<string | null>(null),
}) {
  static override styles = [
    ...PasswordElement.styles,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-3);
      }
    `,
  ]

  protected override async fetch(): Promise<void> {
    const answer = await this.gate.query(documents.mailAddress)
    // Null if there is none, undefined if that is unknown.
    this.address = 'done' in answer ? answer.done.me?.mail : undefined
  }

  protected override why(refusal: Failure | 'DECLINED'): string {
    return refusal === 'BAD_CHOICE' ? this.say('mail.odd') : super.why(refusal)
  }

  protected override render(): unknown {
    const { address, doing, sentTo } = this
    if (address === undefined) return nothing
    return html`<p class="muted">${this.say('mail.what')}</p>
      ${address === null ? nothing : html`<p class="break">${this.say('mail.is', { address })}</p>`}
      ${sentTo === null ? nothing : html`<p role="status" class="good break">${this.say('mail.sent', { address: sentTo })}</p>`}
      ${doing === null ? this.#buttons(address !== null) : nothing}
      ${doing === 'offer' ? this.#offering() : nothing} ${doing === 'remove' ? this.#removing() : nothing}`
  }

  #buttons(has: boolean): TemplateResult {
    return html`<div class="row">
      <button class="button" @click=${() => (this.doing = 'offer')}>
        ${this.say(has ? 'mail.other' : 'mail.add')}
      </button>
      ${
        has
          ? html`<button class="button" @click=${() => (this.doing = 'remove')}>
              ${this.say('mail.remove')}
            </button>`
          : nothing
      }
    </div>`
  }

  #offering(): TemplateResult {
    return this.form({
      before: mailField({ label: this.say('mail.address'), kind: 'email' }),
      button: this.say('mail.send'),
      send: async (password, data, factor) => {
        const address = textOf(data, 'mail').trim()
        const sent = await this.ask(
          this.gate.order(documents.offerMailAddress, { address, password, lang: this.locale, factor }),
        )
        if (sent === null) return
        this.doing = null
        this.sentTo = address
      },
      back: () => (this.doing = null),
    })
  }

  #removing(): TemplateResult {
    return this.form({
      button: this.say('mail.removeSure'),
      send: async (password, _, factor) => {
        const order = { password, lang: this.locale, factor }
        if ((await this.ask(this.gate.order(documents.removeMailAddress, order))) === null) return
        this.doing = null
        this.sentTo = null
        this.address = null
      },
      back: () => (this.doing = null),
    })
  }
}

customElements.define('stolik-mail-address', StolikMailAddress)
