import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import type { Failure } from '../client/http.js'
import { failureWords } from '../failure.js'
import { running } from '../follow.js'
import { forms } from '../forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { drawRecovery, recoveryLeft } from './orders.js'
import { passwordField, textOf } from './password-field.js'
import './recovery-codes.js'

/**
 * How many recovery codes are left, and a new set of them, for the password.
 *
 * @element stolik-draw-recovery
 * @attr login - what one signs in with: a password manager fills in the password of it
 */
export class StolikDrawRecovery extends AccountElement {
  static override styles = [controls, forms, accountStyles]
  static override properties = {
    ...AccountElement.properties,
    login: {},
    left: { state: true },
    codes: { state: true },
    shown: { state: true },
    busy: { state: true },
    refusal: { state: true },
  }

  declare login: string
  declare private left: number | null
  declare private codes: readonly string[] | null
  declare private shown: boolean
  declare private busy: boolean
  declare private refusal: Failure | null

  constructor() {
    super()
    this.login = ''
    this.left = null
    this.codes = null
    this.shown = false
    this.busy = false
    this.refusal = null
    running(
      this,
      () => this.place,
      () => {
        void recoveryLeft(this.gate).then((left) => (this.left = left))
        return () => undefined
      },
    )
  }

  protected override render(): unknown {
    const { codes, left, shown } = this
    if (codes !== null)
      return html`<stolik-recovery-codes
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
        .codes=${codes}
        ><button class="button primary" @click=${() => (this.codes = null)}>
          ${this.say('recovery.kept')}
        </button></stolik-recovery-codes
      >`
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#draw(event)}>
      <p class="muted">
        ${left === null ? nothing : this.say('recovery.left', { n: left })} ${this.say('recovery.drawWhat')}
      </p>
      <input type="hidden" name="username" autocomplete="username" .value=${this.login} />
      ${passwordField({
        say: (code, args = {}) => this.say(code, args),
        label: this.say('sign.password'),
        kind: 'current-password',
        shown,
        toggle: () => (this.shown = !shown),
      })}
      ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${failureWords(this.locale, this.refusal)}</p>`}
      <button class="button fit" ?disabled=${this.busy}>${this.say('recovery.draw')}</button>
    </form>`
  }

  async #draw(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const password = textOf(new FormData(event.target), 'current-password')
    this.busy = true
    const outcome = await drawRecovery(this.gate, password)
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if (!('done' in outcome)) return
    this.codes = outcome.done.codes
    this.left = outcome.done.codes.length
  }
}

customElements.define('stolik-draw-recovery', StolikDrawRecovery)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-draw-recovery': StolikDrawRecovery
  }
}
