import { declares, state } from '@stolik/kit/properties'
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { codeField } from './code-field.js'
import { PasswordElement } from './password-element.js'
import { textOf } from './password-field.js'
import * as documents from './documents.js'

/** A new secret for the app, and its QR code. */
interface Offer {
  readonly secret: string
  readonly address: string
  readonly picture: TemplateResult<2>
}

/**
 * A code from an app after the password: it can be set up, turned on with the first code, and turned off.
 *
 * @element stolik-second-step
 * @attr login - the login, so that a password manager fills in the right password
 */
export class StolikSecondStep extends declares(PasswordElement, {
  /** Whether a code is needed; null until that is known. */
  on: state<boolean | null>(null),
  offer: state<Offer | null>(null),
  /** Whether the form for turning it off is open. */
  leaving: state(false),
  /** Whether it has just been turned on. */
  isNew: state(false),
}) {
  static override styles = [
    ...PasswordElement.styles,
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

  protected override async fetch(): Promise<void> {
    const answer = await this.gate.query(documents.secondStep)
    this.on = 'done' in answer ? (answer.done.me?.secondStep ?? null) : null
  }

  protected override why(refusal: Failure | 'DECLINED'): string {
    const isEither = this.offer !== null && refusal === 'WRONG_CREDENTIALS'
    return isEither ? this.say('step.wrong') : super.why(refusal)
  }

  protected override render(): unknown {
    const { leaving, offer, on } = this
    if (on === null) return nothing
    if (on) return leaving ? this.#turningOff() : this.#isOn()
    return offer === null ? this.#isOff() : this.#turningOn(offer)
  }

  #isOff(): TemplateResult {
    return html`<p class="muted">${this.say('step.off')}</p>
      ${this.refused()}
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
    return this.form({
      before: html`<p>${this.say('step.scan')}</p>
        ${picture}
        <a href=${address}>${this.say('step.open')}</a>
        <p>
          <span class="muted">${this.say('step.secret')}</span><br />
          <code>${secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        ${codeField({ label: this.say('step.code'), digits: true })}`,
      button: this.say('step.turnOn'),
      send: async (password, data) => {
        const code = textOf(data, 'code')
        if (
          (await this.ask(this.gate.order(documents.turnOnSecondStep, { password, secret, code }))) === null
        )
          return
        this.offer = null
        this.on = true
        this.isNew = true
      },
      back: () => (this.offer = null),
    })
  }

  #turningOff(): TemplateResult {
    return this.form({
      button: this.say('step.turnOff'),
      send: async (password, _, factor) => {
        if ((await this.ask(this.gate.order(documents.turnOffSecondStep, { password, factor }))) === null)
          return
        this.on = false
        this.leaving = false
        this.isNew = false
      },
      back: () => (this.leaving = false),
    })
  }

  async #offer(): Promise<void> {
    const [offered, { qr }] = await Promise.all([
      this.ask(this.gate.order(documents.offerSecondStep)),
      // Loaded on demand, because few people need it.
      import('../base/qr.js'),
    ])
    if (offered !== null) this.offer = { ...offered, picture: qr(offered.address, this.say('step.picture')) }
  }
}

customElements.define('stolik-second-step', StolikSecondStep)
