import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { refusalWords } from './refusal-words.js'
import { privacyAt } from '../base/privacy.js'
import { forms } from '../base/forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { registerAt, type NewAccount, type Registered, type Registration } from './orders.js'
import { passwordField, textOf } from './password-field.js'
import './recovery-codes.js'
import { broken, loginOf } from './rules.js'
import { SignedInEvent } from './signed-in.js'

/** Null: the function has handled the outcome itself. */
type Register = (registration: Registration) => Promise<Registered | null>
type Field = 'name' | 'username' | 'new-password'

/**
 * Creates an account: a name that others see, a login and a password. The rules for the password are beside it.
 *
 * @element stolik-new-account
 * @fires stolik-signed-in - the account has been created, and the person is signed in
 */
export class StolikNewAccount extends declares(AccountElement, {
  /** A function that creates the account in another way than usual. */
  register: given<Register | null>(null),
  typed: state<Readonly<Record<Field, string>>>({ name: '', username: '', 'new-password': '' }),
  revealed: state(false),
  busy: state(false),
  refusal: state<Failure | null>(null),
  /** The login that somebody else has, and a free one. */
  taken: state<{ readonly login: string; readonly suggestion: string } | null>(null),
  /** The new account, while its recovery codes are shown. */
  made: state<NewAccount | null>(null),
}) {
  static override styles = [controls, forms, accountStyles]

  protected override render(): unknown {
    const { typed, revealed, made } = this
    if (made !== null) return this.#codes(made)
    const owner = { name: typed.name.trim(), login: loginOf(typed.username) ?? '' }
    return html`<form
      method="post"
      @submit=${(event: SubmitEvent) => void this.#submit(event)}
      @input=${(event: InputEvent) => this.#type(event)}
    >
      <div class="field">
        <label for="name">${this.say('make.name')}</label>
        <input
          id="name"
          name="name"
          required
          maxlength="64"
          autocomplete="name"
          aria-describedby="name-hint"
        />
        <p class="small muted" id="name-hint">${this.say('make.nameHint')}</p>
        <p class="small">
          <a href=${privacyAt(this.server, this.locale)} target="_blank" rel="noopener" data-reload
            >${this.say('make.privacy')}</a
          >
        </p>
      </div>
      ${this.#loginField()}
      ${passwordField({
        say: (code, args) => this.say(code, args),
        label: this.say('sign.password'),
        kind: 'new-password',
        revealed,
        toggle: () => (this.revealed = !revealed),
        broken: broken(typed['new-password'], owner),
      })}
      ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${refusalWords(this.locale, this.refusal)}</p>`}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('make.do')}</button>
        <slot></slot>
      </div>
    </form>`
  }

  #codes(made: NewAccount): TemplateResult {
    return html`<stolik-recovery-codes
      lang=${this.lang}
      server=${this.server}
      theme=${this.theme}
      .codes=${made.recovery ?? []}
      ><button type="button" class="button primary" @click=${() => this.#goOn(made)}>
        ${this.say('recovery.kept')}
      </button></stolik-recovery-codes
    >`
  }

  /** Signs in only now: pages replace the form as soon as somebody is signed in, and the codes are shown only once. */
  #goOn(made: NewAccount): void {
    this.gate.become(made)
    this.dispatchEvent(new SignedInEvent(made.name))
  }

  #loginField(): TemplateResult {
    const { username } = this.typed
    const login = loginOf(username)
    const isOdd = username !== '' && login === null
    return html`<div class="field">
      <label for="username">${this.say('make.login')}</label>
      <input
        id="username"
        name="username"
        required
        maxlength="100"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        aria-describedby="username-hint"
        aria-invalid=${this.taken !== null || this.refusal === 'BAD_LOGIN'}
      />
      <p class="small muted break" id="username-hint">
        ${login === null || login === username ? this.say('make.loginHint') : this.say('make.loginKept', { login })}
        ${isOdd ? html`<strong>${this.say('make.loginOdd')}</strong>` : nothing}
      </p>
      ${this.taken === null ? nothing : this.#takenNote(this.taken)}
    </div>`
  }

  #takenNote({ login, suggestion }: { readonly login: string; readonly suggestion: string }): TemplateResult {
    return html`<div role="alert">
      <p class="refusal break">${this.say('make.taken', { login })}</p>
      <button type="button" class="button break" @click=${() => this.#take(suggestion)}>
        ${this.say('make.take', { login: suggestion })}
      </button>
    </div>`
  }

  #type(event: InputEvent): void {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    this.typed = { ...this.typed, [target.name]: target.value }
    if (target.name === 'username') this.taken = null
  }

  #take(login: string): void {
    const input = this.renderRoot.querySelector<HTMLInputElement>('#username')
    if (input === null) return
    input.value = login
    this.typed = { ...this.typed, username: login }
    this.taken = null
    input.focus()
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    // Read the form, because a password manager may have filled the fields without an event.
    const data = new FormData(event.target)
    const [name, login, password] = (['name', 'username', 'new-password'] as const).map((field) =>
      textOf(data, field),
    ) as [string, string, string]
    this.busy = true
    const register = this.register ?? ((registration) => registerAt(this.gate, registration))
    const outcome = await register({ name, login, password })
    this.busy = false
    this.refusal = outcome !== null && 'refused' in outcome ? outcome.refused : null
    this.taken = null
    if (outcome === null || !('done' in outcome)) return
    if ('suggestion' in outcome.done) this.taken = { login, suggestion: outcome.done.suggestion }
    else if ((outcome.done.recovery ?? []).length > 0) this.made = outcome.done
    else this.#goOn(outcome.done)
  }
}

customElements.define('stolik-new-account', StolikNewAccount)
