import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import type { Failure } from '../client/http.js'
import { failureWords } from '../element/failure.js'
import { forms } from '../base/forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { recover } from './orders.js'
import { removeOthersField, removesOthers } from './other-ways-field.js'
import { passwordField, textOf } from './password-field.js'
import { broken, loginOf } from './rules.js'
import { teller } from './signed-in.js'

/**
 * Sets a new password with a recovery code, for people who forgot theirs.
 *
 * @element stolik-recover
 * @slot - the button to go back
 * @attr mails - accounts may have a mail address here, which is removed with the other ways to sign in
 * @fires stolik-signed-in - the password was changed, and the person is signed in
 */
export class StolikRecover extends AccountElement {
  static override styles = [controls, forms, accountStyles]
  static override properties = {
    ...AccountElement.properties,
    mails: { type: Boolean },
    typed: { state: true },
    shown: { state: true },
    busy: { state: true },
    refusal: { state: true },
  }

  declare mails: boolean
  declare private typed: Readonly<Record<'username' | 'new-password', string>>
  declare private shown: boolean
  declare private busy: boolean
  declare private refusal: Failure | null

  constructor() {
    super()
    this.mails = false
    this.typed = { username: '', 'new-password': '' }
    this.shown = false
    this.busy = false
    this.refusal = null
  }

  protected override render(): unknown {
    const { shown, typed } = this
    const owner = { name: typed.username.trim(), login: loginOf(typed.username) ?? '' }
    const say = (code: string, args = {}): string => this.say(code, args)
    return html`<form
      method="post"
      @submit=${(event: SubmitEvent) => void this.#submit(event)}
      @input=${(event: InputEvent) => this.#type(event)}
    >
      <p class="muted">${this.say('forgot.what')}</p>
      ${this.#field('username', this.say('sign.who'), 'username', 100)}
      ${this.#field('code', this.say('forgot.code'), 'one-time-code', 40)}
      ${passwordField({
        ...{ say, shown, label: this.say('account.new'), kind: 'new-password' },
        toggle: () => (this.shown = !shown),
        broken: broken(typed['new-password'], owner),
      })}
      ${removeOthersField(say)}
      ${this.mails ? html`<p class="small muted">${this.say('forgot.othersMail')}</p>` : nothing}
      ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${failureWords(this.locale, this.refusal)}</p>`}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('forgot.do')}</button>
        <slot></slot>
      </div>
    </form>`
  }

  #field(id: 'username' | 'code', label: string, kind: 'username' | 'one-time-code', most: number): unknown {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        name=${id}
        required
        maxlength=${most}
        autocomplete=${kind}
        autocapitalize="none"
        spellcheck="false"
      />
    </div>`
  }

  #type({ target }: InputEvent): void {
    if (target instanceof HTMLInputElement) this.typed = { ...this.typed, [target.name]: target.value }
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    this.busy = true
    const tell = teller(this)
    const outcome = await recover(this.gate, {
      login: textOf(data, 'username'),
      code: textOf(data, 'code'),
      newPassword: textOf(data, 'new-password'),
      removeOtherWays: removesOthers(data),
    })
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) tell(outcome.done.name)
  }
}

customElements.define('stolik-recover', StolikRecover)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-recover': StolikRecover
  }
}
