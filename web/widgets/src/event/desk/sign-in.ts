import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { failureWords } from '../../failure.js'
import { forms } from '../../forms.styles.js'
import type { Failure } from '../../client/http.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { sent, text } from '../form.js'

/**
 * Signs in the direction, or makes an account; says the login that the gateway gave.
 *
 * @element stolik-sign-in
 */
export class StolikSignIn extends EventElement {
  static override styles = [
    controls,
    forms,
    eventStyles,
    css`
      :host {
        container-type: normal;
      }
    `,
  ]
  static override properties = {
    ...EventElement.properties,
    making: { state: true },
    busy: { state: true },
    refusal: { state: true },
    login: { state: true },
  }

  declare private making: boolean
  declare private busy: boolean
  declare private refusal: Failure | null
  /** What the gateway has given, to be written down. */
  declare private login: string | null

  constructor() {
    super()
    this.making = false
    this.busy = false
    this.refusal = null
    this.login = null
  }

  protected override render(): unknown {
    const guest = this.gate.guest.value
    if (guest?.refresh !== undefined)
      return html`<p>
        ${this.say('sign.as', { name: guest.name })}
        ${this.login === null ? nothing : html`<strong>${this.say('sign.login', { login: this.login })}</strong>`}
        <button class="quiet" @click=${() => this.gate.forget()}>${this.say('sign.out')}</button>
      </p>`
    const { making } = this
    return html`<form class="panel" @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      <h3>${this.say(making ? 'sign.make' : 'sign.title')}</h3>
      <div class="fields">
        <label
          ><span>${this.say(making ? 'sign.name' : 'sign.loginField')}</span
          ><input name="login" required autocomplete=${making ? 'name' : 'username'} maxlength="64" />
        </label>
        <label
          ><span>${this.say('sign.password')}</span
          ><input
            name="password"
            type="password"
            required
            minlength="10"
            maxlength="256"
            autocomplete=${making ? 'new-password' : 'current-password'}
          />
        </label>
      </div>
      ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${failureWords(this.locale, this.refusal)}</p>`}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>
          ${this.say(making ? 'sign.make' : 'sign.in')}
        </button>
        <button type="button" class="quiet" @click=${() => (this.making = !making)}>
          ${this.say(making ? 'sign.have' : 'sign.none')}
        </button>
      </div>
    </form>`
  }

  async #submit(event: SubmitEvent): Promise<void> {
    const form = sent(event)
    const [login, password] = form === null ? [] : [text(form.data, 'login'), text(form.data, 'password')]
    if (this.busy || typeof login !== 'string' || typeof password !== 'string') return
    this.busy = true
    const outcome = await (this.making
      ? this.gate.register(login, password)
      : this.gate.signIn(login, password))
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome && this.making) this.login = outcome.done.login
  }
}

customElements.define('stolik-sign-in', StolikSignIn)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-sign-in': StolikSignIn
  }
}
