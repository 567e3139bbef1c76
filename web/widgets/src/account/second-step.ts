import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Failure, Outcome } from '../client/http.js'
import { failureWords } from '../failure.js'
import { running } from '../follow.js'
import { forms } from '../forms.styles.js'
import { accountStyles } from './account.styles.js'
import { codeField } from './code-field.js'
import { AccountElement } from './element.js'
import { passwordField, textOf } from './password-field.js'
import { hasSecondStep, offerSecondStep, turnOffSecondStep, turnOnSecondStep } from './second-orders.js'

/** What is set up: a secret for the app, and a picture of it. */
interface Offer {
  readonly secret: string
  readonly address: string
  readonly picture: TemplateResult<2>
}

/**
 * A code of an app after the password: set up, turned on by the first code, turned off.
 *
 * @element stolik-second-step
 * @attr login - what one signs in with: a password manager fills in the password of it
 */
export class StolikSecondStep extends AccountElement {
  static override styles = [
    controls,
    forms,
    accountStyles,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-3);
      }
      .qr {
        width: calc(var(--stolik-rem) * 12);
        border-radius: var(--stolik-radius);
      }
      code {
        overflow-wrap: anywhere;
        font-size: var(--stolik-text-m);
      }
    `,
  ]
  static override properties = {
    ...AccountElement.properties,
    login: {},
    on: { state: true },
    offer: { state: true },
    leaving: { state: true },
    isNew: { state: true },
    shown: { state: true },
    busy: { state: true },
    refusal: { state: true },
  }

  declare login: string
  /** Whether a code is asked for; null until that is known. */
  declare private on: boolean | null
  declare private offer: Offer | null
  /** Whether one is about to turn it off. */
  declare private leaving: boolean
  /** Whether it was turned on just now. */
  declare private isNew: boolean
  declare private shown: boolean
  declare private busy: boolean
  declare private refusal: Failure | null

  constructor() {
    super()
    this.login = ''
    this.on = null
    this.offer = null
    this.leaving = false
    this.isNew = false
    this.shown = false
    this.busy = false
    this.refusal = null
    running(
      this,
      () => this.place,
      () => {
        void hasSecondStep(this.gate).then((on) => (this.on = on))
        return () => undefined
      },
    )
  }

  protected override render(): unknown {
    const { leaving, offer, on } = this
    if (on === null) return nothing
    if (on) return leaving ? this.#turningOff() : this.#isOn()
    return offer === null ? this.#isOff() : this.#turningOn(offer)
  }

  #isOff(): TemplateResult {
    return html`<p class="muted">${this.say('step.off')}</p>
      ${this.#refused()}
      <button class="button fit" ?disabled=${this.busy} @click=${() => void this.#offer()}>
        ${this.say('step.set')}
      </button>`
  }

  #isOn(): TemplateResult {
    return html`<p role="status" class=${this.isNew ? 'done' : ''}>
        ${this.say(this.isNew ? 'step.done' : 'step.on')}
      </p>
      <p class="muted">${this.say('step.lost')}</p>
      <button class="button fit" @click=${() => (this.leaving = true)}>${this.say('step.leave')}</button>`
  }

  #turningOn({ secret, address, picture }: Offer): TemplateResult {
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#turnOn(event)}>
      <p>${this.say('step.scan')}</p>
      ${picture}
      <a href=${address}>${this.say('step.open')}</a>
      <p>
        <span class="muted">${this.say('step.secret')}</span><br />
        <code>${secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      ${codeField({ label: this.say('step.code'), digits: true })} ${this.#password()} ${this.#refused()}
      ${this.#row('step.turnOn', () => (this.offer = null))}
    </form>`
  }

  #turningOff(): TemplateResult {
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#turnOff(event)}>
      ${this.#password()} ${this.#refused()} ${this.#row('step.turnOff', () => (this.leaving = false))}
    </form>`
  }

  #password(): TemplateResult {
    return html`<input type="hidden" name="username" autocomplete="username" .value=${this.login} />
      ${passwordField({
        say: (code, args = {}) => this.say(code, args),
        label: this.say('sign.password'),
        kind: 'current-password',
        shown: this.shown,
        toggle: () => (this.shown = !this.shown),
      })}`
  }

  #row(what: string, back: () => void): TemplateResult {
    return html`<div class="row">
      <button class="button primary" ?disabled=${this.busy}>${this.say(what)}</button>
      <button
        type="button"
        class="quiet"
        @click=${() => {
          this.refusal = null
          back()
        }}
      >
        ${this.say('step.not')}
      </button>
    </div>`
  }

  #refused(): TemplateResult | typeof nothing {
    const { offer, refusal } = this
    if (refusal === null) return nothing
    const isEither = offer !== null && refusal === 'WRONG_CREDENTIALS'
    return html`<p class="refusal" role="alert">
      ${isEither ? this.say('step.wrong') : failureWords(this.locale, refusal)}
    </p>`
  }

  async #offer(): Promise<void> {
    const [offered, { qr }] = await Promise.all([
      this.#ask(offerSecondStep(this.gate)),
      // Few ever see it.
      import('../event/qr.js'),
    ])
    if (offered !== null) this.offer = { ...offered, picture: qr(offered.address, this.say('step.picture')) }
  }

  async #turnOn(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const { busy, offer } = this
    if (busy || offer === null || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    const [password, code] = [textOf(data, 'current-password'), textOf(data, 'code')]
    const { secret } = offer
    if ((await this.#ask(turnOnSecondStep(this.gate, { password, secret, code }))) === null) return
    this.offer = null
    this.on = true
    this.isNew = true
  }

  async #turnOff(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const password = textOf(new FormData(event.target), 'current-password')
    if ((await this.#ask(turnOffSecondStep(this.gate, password))) === null) return
    this.on = false
    this.leaving = false
    this.isNew = false
  }

  async #ask<T>(answer: Promise<Outcome<T>>): Promise<T | null> {
    this.busy = true
    const outcome = await answer
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    return 'done' in outcome ? outcome.done : null
  }
}

customElements.define('stolik-second-step', StolikSecondStep)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-second-step': StolikSecondStep
  }
}
