import { intlOf } from '@stolik/core'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { failureWords } from '../failure.js'
import { running } from '../follow.js'
import { forms } from '../forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { addPasskey, hasPasskeys, passkeysOf, removePasskey, type Passkey } from './passkey-orders.js'
import { passwordField, textOf } from './password-field.js'
import { rowStyles } from './rows.styles.js'

/**
 * One's passkeys: what each is called and when it was used; adding and removing them.
 *
 * @element stolik-passkeys
 * @attr login - what one signs in with: a password manager fills in the password of it
 */
export class StolikPasskeys extends AccountElement {
  static override styles = [controls, forms, accountStyles, rowStyles]
  static override properties = {
    ...AccountElement.properties,
    login: {},
    passkeys: { state: true },
    adding: { state: true },
    shown: { state: true },
    busy: { state: true },
    refusal: { state: true },
  }

  declare login: string
  declare private passkeys: readonly Passkey[] | null
  declare private adding: boolean
  declare private shown: boolean
  declare private busy: boolean
  /** `declined`: the browser or the device did not go along. */
  declare private refusal: Failure | 'declined' | null

  constructor() {
    super()
    this.login = ''
    this.passkeys = null
    this.adding = false
    this.shown = false
    this.busy = false
    this.refusal = null
    running(
      this,
      () => this.place,
      () => {
        void this.#fetch()
        return () => undefined
      },
    )
  }

  protected override render(): unknown {
    const { adding, passkeys, refusal } = this
    if (passkeys === null && refusal === null) return nothing
    return html`<p class="muted">${this.say('passkey.what')}</p>
      ${
        passkeys === null || passkeys.length === 0
          ? nothing
          : html`<ul aria-label=${this.say('passkey.title')}>
              ${passkeys.map((passkey) => this.#row(passkey))}
            </ul>`
      }
      ${adding ? this.#form() : this.#refused()}
      ${
        adding
          ? nothing
          : hasPasskeys(this.gate)
            ? html`<button class="button fit" @click=${() => this.#open(true)}>
                ${this.say('passkey.add')}
              </button>`
            : html`<p class="small muted">${this.say('passkey.elsewhere')}</p>`
      }`
  }

  #row({ id, name, made, used }: Passkey): TemplateResult {
    const day = new Intl.DateTimeFormat(intlOf(this.locale), { dateStyle: 'medium' })
    return html`<li>
      <span class="entry">
        <b>${name}</b>
        <span class="small muted">
          ${
            used === null
              ? this.say('passkey.made', { at: day.format(made) })
              : this.say('passkey.used', { at: day.format(used) })
          }
        </span>
      </span>
      <button
        class="button"
        aria-label=${this.say('passkey.removeOf', { name })}
        @click=${() => void this.#remove(id)}
      >
        ${this.say('passkey.remove')}
      </button>
    </li>`
  }

  #form(): TemplateResult {
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#add(event)}>
      <div class="field">
        <label for="name">${this.say('passkey.name')}</label>
        <input id="name" name="name" required maxlength="32" autocomplete="off" />
      </div>
      <input type="hidden" name="username" autocomplete="username" .value=${this.login} />
      ${passwordField({
        say: (code, args = {}) => this.say(code, args),
        label: this.say('sign.password'),
        kind: 'current-password',
        shown: this.shown,
        toggle: () => (this.shown = !this.shown),
      })}
      ${this.#refused()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('passkey.make')}</button>
        <button type="button" class="quiet" @click=${() => this.#open(false)}>${this.say('step.not')}</button>
      </div>
    </form>`
  }

  #refused(): TemplateResult | typeof nothing {
    const { refusal } = this
    if (refusal === null) return nothing
    return html`<p class="refusal" role="alert">
      ${refusal === 'declined' ? this.say('passkey.declined') : failureWords(this.locale, refusal)}
    </p>`
  }

  #open(isAdding: boolean): void {
    this.refusal = null
    this.adding = isAdding
  }

  async #fetch(): Promise<void> {
    const answer = await passkeysOf(this.gate)
    if (typeof answer === 'string') this.refusal = answer
    else this.passkeys = answer
  }

  async #add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    this.busy = true
    const outcome = await addPasskey(this.gate, {
      name: textOf(data, 'name'),
      password: textOf(data, 'current-password'),
    })
    this.busy = false
    this.refusal = 'declined' in outcome ? 'declined' : 'refused' in outcome ? outcome.refused : null
    if (!('done' in outcome)) return
    this.adding = false
    await this.#fetch()
  }

  async #remove(id: string): Promise<void> {
    const outcome = await removePasskey(this.gate, id)
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) await this.#fetch()
  }
}

customElements.define('stolik-passkeys', StolikPasskeys)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-passkeys': StolikPasskeys
  }
}
