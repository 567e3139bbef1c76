import { declares, flag, state } from '@stolik/kit/properties'
import { html, nothing, type TemplateResult } from 'lit'
import { save } from '../base/save.js'
import { PasswordElement } from './password-element.js'
import * as documents from './documents.js'
import { deleteAccount } from './orders.js'
import { textOf } from './password-field.js'
import { rowStyles } from './rows.styles.js'

/**
 * Saves a person's data as a file, or deletes their account. Deleting takes two steps, the second with the password.
 *
 * @element stolik-leave-account
 * @attr login - the person's login; without it (a club's member, a guest) no password is needed
 * @attr guest - the person has no account, only a name and the games they have played
 */
export class StolikLeaveAccount extends declares(PasswordElement, {
  guest: flag(),
  /** Whether the first step has been taken. */
  confirming: state(false),
}) {
  static override styles = [...PasswordElement.styles, rowStyles]

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
            : html`<button class="button" id="ask" @click=${() => void this.#confirm(true)}>
                ${this.say(this.guest ? 'account.guestForget' : 'account.delete')}
              </button>`
        }
      </div>
      ${this.confirming ? this.#sure() : nothing} ${this.refused()}`
  }

  #sure(): TemplateResult {
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#delete(event)}>
      <p class="note" id="what" tabindex="-1">${this.say('account.deleteWhat')}</p>
      ${this.login === '' ? nothing : this.fields()}
      <div class="row">
        <button class="button" ?disabled=${this.busy}>${this.say('account.deleteSure')}</button>
        <button class="button" type="button" @click=${() => void this.#confirm(false)}>
          ${this.say(this.guest ? 'account.guestNot' : 'account.deleteNot')}
        </button>
      </div>
    </form>`
  }

  async #confirm(confirming: boolean): Promise<void> {
    this.confirming = confirming
    this.refusal = null
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>(confirming ? '#what' : '#ask')?.focus()
  }

  async #save(): Promise<void> {
    if (this.busy) return
    const saved = await this.ask(this.gate.order(documents.exportAccount))
    if (saved !== null) save('stolik.json', saved.json)
  }

  async #delete(event: SubmitEvent): Promise<void> {
    const data = this.sent(event)
    if (data === null) return
    const password = this.login === '' ? null : textOf(data, 'current-password')
    await this.ask(deleteAccount(this.gate, password, this.factor(data)))
  }
}

customElements.define('stolik-leave-account', StolikLeaveAccount)
