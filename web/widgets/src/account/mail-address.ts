import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Failure, Outcome } from '../client/http.js'
import { failureWords } from '../failure.js'
import { running } from '../follow.js'
import { forms } from '../forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { mailAddress, offerMailAddress, removeMailAddress } from './mail-orders.js'
import { mailField } from './mail-field.js'
import { passwordField, textOf } from './password-field.js'

/**
 * Where a link is mailed when one forgets the password: an address is given, confirmed by a link, removed.
 *
 * @element stolik-mail-address
 * @attr login - what one signs in with: a password manager fills in the password of it
 */
export class StolikMailAddress extends AccountElement {
  static override styles = [
    controls,
    forms,
    accountStyles,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-3);
      }
    `,
  ]
  static override properties = {
    ...AccountElement.properties,
    login: {},
    address: { state: true },
    doing: { state: true },
    sentTo: { state: true },
    shown: { state: true },
    busy: { state: true },
    refusal: { state: true },
  }

  declare login: string
  /** Null without one; undefined until that is known. */
  declare private address: string | null | undefined
  /** Which form is open. */
  declare private doing: 'offer' | 'remove' | null
  /** Where a link to confirm was just sent. */
  declare private sentTo: string | null
  declare private shown: boolean
  declare private busy: boolean
  declare private refusal: Failure | null

  constructor() {
    super()
    this.login = ''
    this.address = undefined
    this.doing = null
    this.sentTo = null
    this.shown = false
    this.busy = false
    this.refusal = null
    running(
      this,
      () => this.place,
      () => {
        void mailAddress(this.gate).then((address) => (this.address = address))
        return () => undefined
      },
    )
  }

  protected override render(): unknown {
    const { address, doing, sentTo } = this
    if (address === undefined) return nothing
    return html`<p class="muted">${this.say('mail.what')}</p>
      ${address === null ? nothing : html`<p class="break">${this.say('mail.is', { address })}</p>`}
      ${sentTo === null ? nothing : html`<p role="status" class="done break">${this.say('mail.sent', { address: sentTo })}</p>`}
      ${doing === null ? this.#buttons(address !== null) : this.#form(doing)}`
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

  #form(doing: 'offer' | 'remove'): TemplateResult {
    const { refusal, shown } = this
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#submit(event, doing)}>
      ${doing === 'offer' ? mailField({ label: this.say('mail.address'), kind: 'email' }) : nothing}
      <input type="hidden" name="username" autocomplete="username" .value=${this.login} />
      ${passwordField({
        say: (code, args = {}) => this.say(code, args),
        label: this.say('sign.password'),
        kind: 'current-password',
        shown,
        toggle: () => (this.shown = !shown),
      })}
      ${
        refusal === null
          ? nothing
          : html`<p class="refusal" role="alert">
              ${refusal === 'BAD_CHOICE' ? this.say('mail.odd') : failureWords(this.locale, refusal)}
            </p>`
      }
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>
          ${this.say(doing === 'offer' ? 'mail.send' : 'mail.removeSure')}
        </button>
        <button
          type="button"
          class="quiet"
          @click=${() => {
            this.doing = null
            this.refusal = null
          }}
        >
          ${this.say('step.not')}
        </button>
      </div>
    </form>`
  }

  async #submit(event: SubmitEvent, doing: 'offer' | 'remove'): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    const [address, password] = [textOf(data, 'mail').trim(), textOf(data, 'current-password')]
    const { locale: lang } = this
    this.busy = true
    const outcome: Outcome<unknown> = await (doing === 'offer'
      ? offerMailAddress(this.gate, { address, password, lang })
      : removeMailAddress(this.gate, password, lang))
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) return
    this.doing = null
    this.sentTo = doing === 'offer' ? address : null
    if (doing === 'remove') this.address = null
  }
}

customElements.define('stolik-mail-address', StolikMailAddress)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-mail-address': StolikMailAddress
  }
}
