import { declares, given, state } from '@stolik/kit/properties'
import { html, nothing, type TemplateResult } from 'lit'
import type { Outcome } from '../client/http.js'
import { privacyAt } from '../base/privacy.js'
import { AccountElement } from './element.js'
import { registerAt, type NewAccount, type Registered, type Registration } from './orders.js'
import { textOf } from './password-field.js'
import './recovery-codes.js'
import { broken, loginOf } from './rules.js'
import { SignedInEvent } from './signed-in.js'

/** Null: the function has handled the outcome itself. */
type Made = Extract<Registered, { readonly done: unknown }>['done']
type Register = (registration: Registration) => Promise<Registered | null>

/**
 * Creates an account: a name that others see, a login and a password. The rules for the password are beside it.
 *
 * @element stolik-new-account
 * @fires stolik-signed-in - the account has been created, and the person is signed in
 */
export class StolikNewAccount extends declares(AccountElement, {
  /** A function that creates the account in another way than usual. */
  register: given<Register | null>(null),
  /** The login that somebody else has, and a free one. */
  taken: state<{ readonly login: string; readonly suggestion: string } | null>(null),
  /** The new account, while its recovery codes are shown. */
  made: state<NewAccount | null>(null),
}) {
  protected override render(): unknown {
    const { typed, made } = this
    if (made !== null) return this.recoveryCodes(made.recovery ?? [], () => this.#goOn(made))
    const owner = { name: typed['name']?.trim() ?? '', login: loginOf(typed['username'] ?? '') ?? '' }
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
      ${this.password({
        label: this.say('sign.password'),
        kind: 'new-password',
        broken: broken(typed['new-password'] ?? '', owner),
      })}
      ${this.refused()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('make.do')}</button>
        <slot></slot>
      </div>
    </form>`
  }

  /** Signs in only now: pages replace the form as soon as somebody is signed in, and the codes are shown only once. */
  #goOn(made: NewAccount): void {
    this.gate.become(made)
    this.dispatchEvent(new SignedInEvent(made.name))
  }

  #loginField(): TemplateResult {
    const username = this.typed['username'] ?? ''
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
    this.type(event)
    if (event.target instanceof HTMLInputElement && event.target.name === 'username') this.taken = null
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
    const data = this.sent(event)
    if (data === null) return
    const registration = {
      name: textOf(data, 'name'),
      login: textOf(data, 'username'),
      password: textOf(data, 'new-password'),
    }
    const register = this.register ?? ((one) => registerAt(this.gate, one))
    this.taken = null
    const done = await this.ask(
      register(registration).then((outcome): Outcome<Made | null> => outcome ?? { done: null }),
    )
    if (done === null) return
    if ('suggestion' in done) this.taken = { login: registration.login, suggestion: done.suggestion }
    else if ((done.recovery ?? []).length > 0) this.made = done
    else this.#goOn(done)
  }
}

customElements.define('stolik-new-account', StolikNewAccount)
