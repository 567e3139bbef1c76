import { declares, flag, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { refusalWords } from './refusal-words.js'
import { forms } from '../base/forms.styles.js'
import { save } from '../base/save.js'
import { accountStyles } from './account.styles.js'
import { codeField } from './code-field.js'
import { AccountElement } from './element.js'
import * as documents from './documents.js'
import { deleteAccount } from './orders.js'
import { passwordField, textOf } from './password-field.js'
import { rowStyles } from './rows.styles.js'

/**
 * Saves a person's data as a file, or deletes their account. Deleting takes two steps, the second with the password.
 *
 * @element stolik-leave-account
 * @attr login - the person's login; without it (a club's member, a guest) no password is needed
 * @attr guest - the person has no account, only a name and the games they have played
 */
export class StolikLeaveAccount extends declares(AccountElement, {
  login: property(''),
  guest: flag(),
  /** Whether the first step has been taken. */
  confirming: state(false),
  revealed: state(false),
  /** Whether a code of the second step is needed besides the password. */
  coded: state(false),
  busy: state(false),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, accountStyles, rowStyles]

  protected override render(): unknown {
    return html`<p class="muted">${this.say(this.guest ? 'account.guestWhat' : 'account.dataWhat')}</p>
      <div class="row">
        ${
          this.guest
            ? nothing
            : html`<button class="button" ?disabled=${this.busy} @click=${() => void this.#save()}>
                ${this.say('account.export')}
              </button>`
        }
        ${
          this.confirming
            ? nothing
            : html`<button class="button" id="ask" @click=${() => void this.#ask(true)}>
                ${this.say(this.guest ? 'account.guestForget' : 'account.delete')}
              </button>`
        }
      </div>
      ${this.confirming ? this.#sure() : nothing}
      ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${refusalWords(this.locale, this.refusal)}</p>`}`
  }

  #sure(): TemplateResult {
    const { revealed, login } = this
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#delete(event)}>
      <p class="note" id="what" tabindex="-1">${this.say('account.deleteWhat')}</p>
      ${
        login === ''
          ? nothing
          : html`<input type="hidden" name="username" autocomplete="username" .value=${login} />
              ${passwordField({
                say: (code, args = {}) => this.say(code, args),
                label: this.say('sign.password'),
                kind: 'current-password',
                revealed,
                toggle: () => (this.revealed = !revealed),
              })}
              ${this.coded ? codeField({ label: this.say('factor.code'), digits: false }) : nothing}`
      }
      <div class="row">
        <button class="button" ?disabled=${this.busy}>${this.say('account.deleteSure')}</button>
        <button class="button" type="button" @click=${() => void this.#ask(false)}>
          ${this.say(this.guest ? 'account.guestNot' : 'account.deleteNot')}
        </button>
      </div>
    </form>`
  }

  async #ask(confirming: boolean): Promise<void> {
    this.confirming = confirming
    this.refusal = null
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>(confirming ? '#what' : '#ask')?.focus()
  }

  async #save(): Promise<void> {
    if (this.busy) return
    this.busy = true
    const outcome = await this.gate.order(documents.exportAccount)
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) save('stolik.json', outcome.done.json)
  }

  async #delete(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    const password = this.login === '' ? null : textOf(data, 'current-password')
    this.busy = true
    const outcome = await deleteAccount(this.gate, password, this.coded ? textOf(data, 'code') : undefined)
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    this.coded = 'refused' in outcome && (this.coded || outcome.refused === 'CODE_NEEDED')
  }
}

customElements.define('stolik-leave-account', StolikLeaveAccount)
