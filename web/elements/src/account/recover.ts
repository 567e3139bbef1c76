import { declares, flag, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import type { Failure } from '../client/http.js'
import { refusalWords } from './refusal-words.js'
import { forms } from '../base/forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { otherFactor } from './other-factor.js'
import { begunWords, dayFrom } from './recovery-begun.js'
import { recover, type Factor } from './orders.js'
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
export class StolikRecover extends declares(AccountElement, {
  mails: flag(),
  typed: state<Readonly<Record<'username' | 'new-password', string>>>({ username: '', 'new-password': '' }),
  revealed: state(false),
  /** Whether the account needs another factor. */
  needed: state(false),
  /** When the new password is valid, if the person waits for that. */
  begun: state<number | null>(null),
  busy: state(false),
  refusal: state<Failure | 'DECLINED' | null>(null),
}) {
  static override styles = [controls, forms, accountStyles]

  protected override render(): unknown {
    const { begun, needed, refusal, revealed, typed } = this
    if (begun !== null)
      return html`<p role="status" class="done">
          ${begunWords(this.locale, begun, (code, args) => this.say(code, args))}
        </p>
        <slot></slot>`
    const owner = { name: typed.username.trim(), login: loginOf(typed.username) ?? '' }
    const say = (code: string, args = {}): string => this.say(code, args)
    return html`<form
      method="post"
      @submit=${(event: SubmitEvent) => this.#submit(event)}
      @input=${(event: InputEvent) => this.#type(event)}
    >
      <p class="muted">${this.say('forgot.what')}</p>
      ${this.#field('username', this.say('sign.who'), 'username', 100)}
      ${this.#field('code', this.say('forgot.code'), 'one-time-code', 40)}
      ${passwordField({
        say,
        revealed,
        label: this.say('account.new'),
        kind: 'new-password',
        toggle: () => (this.revealed = !revealed),
        broken: broken(typed['new-password'], owner),
      })}
      ${removeOthersField(say)}
      ${this.mails ? html`<p class="small muted">${this.say('forgot.othersMail')}</p>` : nothing}
      ${
        needed
          ? otherFactor({
              say,
              by: 'paper',
              gate: this.gate,
              busy: this.busy,
              send: (factor) => void this.#send(factor),
              failed: (why) => (this.refusal = why),
            })
          : nothing
      }
      ${refusal === null ? nothing : html`<p class="refusal" role="alert">${this.#why(refusal)}</p>`}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('forgot.do')}</button>
        <slot></slot>
      </div>
    </form>`
  }

  /** The usual words speak of a password, but nobody typed the old one here. */
  #why(refusal: Failure | 'DECLINED'): string {
    if (refusal === 'DECLINED') return this.say('passkey.declined')
    if (refusal !== 'WRONG_CREDENTIALS') return refusalWords(this.locale, refusal)
    return this.say(this.needed ? 'step.used' : 'forgot.wrong')
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

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const form = this.renderRoot.querySelector('form')
    void this.#send(this.needed && form !== null ? { factor: textOf(new FormData(form), 'factor') } : {})
  }

  async #send(factor: Factor): Promise<void> {
    const form = this.renderRoot.querySelector('form')
    if (this.busy || form === null) return
    const data = new FormData(form)
    this.busy = true
    const tell = teller(this)
    const outcome = await recover(this.gate, {
      login: textOf(data, 'username'),
      code: textOf(data, 'code'),
      newPassword: textOf(data, 'new-password'),
      removeOtherWays: removesOthers(data),
      lang: this.locale,
      ...factor,
    })
    this.busy = false
    if ('done' in outcome) {
      tell(outcome.done.name)
      return
    }
    this.begun = outcome.refused === 'RECOVERY_WAITS' ? dayFrom(this.gate) : null
    this.needed ||= outcome.refused === 'FACTOR_NEEDED'
    this.refusal = outcome.refused === 'FACTOR_NEEDED' ? null : outcome.refused
  }
}

customElements.define('stolik-recover', StolikRecover)
