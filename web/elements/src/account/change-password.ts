import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import type { Failure } from '../client/http.js'
import { refusalWords } from './refusal-words.js'
import { forms } from '../base/forms.styles.js'
import { accountStyles } from './account.styles.js'
import { codeField } from './code-field.js'
import { AccountElement } from './element.js'
import { changePassword } from './orders.js'
import { passwordField, textOf } from './password-field.js'
import { broken } from './rules.js'

/**
 * Changes the password of the person who is signed in; all their other devices are signed out.
 *
 * @element stolik-change-password
 * @attr login - the person's login, for which a password manager stores the new password
 */
export class StolikChangePassword extends declares(AccountElement, {
  login: property(''),
  typed: state(''),
  revealed: state(false),
  /** Whether a code of the second step is needed besides the password. */
  coded: state(false),
  busy: state(false),
  outcome: state<Failure | 'DONE' | null>(null),
}) {
  static override styles = [controls, forms, accountStyles]

  protected override render(): unknown {
    const { revealed, login, outcome } = this
    const parts = {
      say: (code: string, args = {}) => this.say(code, args),
      revealed,
      toggle: () => (this.revealed = !revealed),
    }
    const owner = { name: this.gate.guest.value?.name ?? '', login }
    return html`<form
      method="post"
      @submit=${(event: SubmitEvent) => void this.#submit(event)}
      @input=${this.#type}
    >
      <div class="field">
        <label for="username">${this.say('make.login')}</label>
        <input id="username" name="username" autocomplete="username" readonly .value=${login} />
      </div>
      ${passwordField({ ...parts, label: this.say('account.old'), kind: 'current-password' })}
      ${passwordField({ ...parts, label: this.say('account.new'), kind: 'new-password', broken: broken(this.typed, owner) })}
      ${this.coded ? codeField({ label: this.say('factor.code'), digits: false }) : nothing}
      <p role="status" class=${outcome === 'DONE' ? 'done' : outcome === null ? '' : 'refusal'}>
        ${outcome === null ? nothing : outcome === 'DONE' ? this.say('account.changed') : refusalWords(this.locale, outcome)}
      </p>
      <button class="button primary fit" ?disabled=${this.busy}>${this.say('account.change')}</button>
    </form>`
  }

  #type = (event: InputEvent): void => {
    const { target } = event
    if (target instanceof HTMLInputElement && target.name === 'new-password') this.typed = target.value
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const { target: form } = event
    if (this.busy || !(form instanceof HTMLFormElement)) return
    const data = new FormData(form)
    this.busy = true
    const changed = await changePassword(this.gate, {
      old: textOf(data, 'current-password'),
      new: textOf(data, 'new-password'),
      factor: this.coded ? textOf(data, 'code') : undefined,
    })
    this.busy = false
    this.outcome = 'refused' in changed ? changed.refused : 'DONE'
    this.coded = 'refused' in changed && (this.coded || changed.refused === 'CODE_NEEDED')
    if ('refused' in changed) return
    form.reset()
    this.typed = ''
  }
}

customElements.define('stolik-change-password', StolikChangePassword)
