import { declares, state } from '@stolik/kit/properties'
import { html, nothing } from 'lit'
import { changePassword } from './orders.js'
import { PasswordElement } from './password-element.js'
import { textOf } from './password-field.js'
import { broken } from './rules.js'

/**
 * Changes the password of the person who is signed in; all their other devices are signed out.
 *
 * @element stolik-change-password
 * @attr login - the person's login, for which a password manager stores the new password
 */
export class StolikChangePassword extends declares(PasswordElement, {
  isChanged: state(false),
}) {
  protected override render(): unknown {
    const { login, refusal, isChanged } = this
    const owner = { name: this.gate.guest.value?.name ?? '', login }
    const changed = isChanged ? this.say('account.changed') : nothing
    const kind = isChanged ? 'done' : ''
    return html`<form
      method="post"
      @submit=${(event: SubmitEvent) => void this.#submit(event)}
      @input=${this.type}
    >
      <div class="field">
        <label for="username">${this.say('make.login')}</label>
        <input id="username" name="username" autocomplete="username" readonly .value=${login} />
      </div>
      ${this.password({ label: this.say('account.old'), kind: 'current-password' })}
      ${this.password({
        label: this.say('account.new'),
        kind: 'new-password',
        broken: broken(this.typed['new-password'] ?? '', owner),
      })}
      ${this.code()}
      <p role="status" class=${refusal === null ? kind : 'refusal'}>
        ${refusal === null ? changed : this.why(refusal)}
      </p>
      <button class="button primary fit" ?disabled=${this.busy}>${this.say('account.change')}</button>
    </form>`
  }

  async #submit(event: SubmitEvent): Promise<void> {
    const { target: form } = event
    const data = this.sent(event)
    if (data === null) return
    const passwords = {
      old: textOf(data, 'current-password'),
      new: textOf(data, 'new-password'),
      factor: this.factor(data),
    }
    this.isChanged = (await this.ask(changePassword(this.gate, passwords))) !== null
    if (!this.isChanged) return
    if (form instanceof HTMLFormElement) form.reset()
    this.typed = {}
  }
}

customElements.define('stolik-change-password', StolikChangePassword)
