import { declares, flag, state } from '@stolik/kit/properties'
import { html, nothing, type TemplateResult } from 'lit'
import type { Outcome } from '../client/http.js'
import type { SignedIn } from '../client/types.js'
import { AccountElement } from './element.js'
import './new-account.js'
import { sendsMail, signIn } from './orders.js'
import { textOf } from './password-field.js'
import { hasPasskeys, signInByPasskey } from './passkey-orders.js'
import './recover.js'
import './sign-in-code.js'
import { teller } from './signed-in.js'

/**
 * Signs in with a login, a name or an e-mail address and a password, or creates an account.
 *
 * @element stolik-sign-in
 * @fires stolik-signed-in - a person has signed in or created an account
 */
export class StolikSignIn extends declares(AccountElement, {
  /** Creates a new account instead of signing in. */
  making: flag(),
  /** Whether the person has forgotten the password: a recovery code sets a new one. */
  forgot: state(false),
  /** Whether a link can be mailed instead. */
  mails: state(false),
  /** Login and password were right, and a code is needed. */
  proven: state<{ readonly login: string; readonly password: string } | null>(null),
}) {
  protected override render(): unknown {
    const guest = this.gate.guest.value
    if (guest?.refresh !== undefined)
      return html`<p>
        ${this.say('sign.as', { name: guest.name })}
        <button class="quiet" @click=${() => void this.gate.signOut()}>${this.say('sign.out')}</button>
      </p>`
    return html`<div class="panel">${this.#step()}</div>`
  }

  #step(): TemplateResult {
    const { forgot, making, proven } = this
    if (making) return this.#making()
    if (forgot) return this.#recovering()
    return proven === null ? this.#signing() : this.#second(proven)
  }

  #second({ login, password }: { readonly login: string; readonly password: string }): TemplateResult {
    return html`<h2>${this.say('sign.title')}</h2>
      <stolik-sign-in-code
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
        .enter=${(code: string) => this.#enter(login, password, code)}
        ><button type="button" class="quiet" @click=${() => (this.proven = null)}>
          ${this.say('forgot.back')}
        </button></stolik-sign-in-code
      >`
  }

  #making(): TemplateResult {
    return html`<h2>${this.say('make.title')}</h2>
      <stolik-new-account lang=${this.lang} server=${this.server} theme=${this.theme}
        ><button type="button" class="quiet" @click=${() => (this.making = false)}>
          ${this.say('sign.have')}
        </button></stolik-new-account
      >`
  }

  #recovering(): TemplateResult {
    return html`<h2>${this.say('forgot.title')}</h2>
      <stolik-recover lang=${this.lang} server=${this.server} theme=${this.theme} ?mails=${this.mails}
        ><button type="button" class="quiet" @click=${() => (this.forgot = false)}>
          ${this.say('forgot.back')}
        </button></stolik-recover
      >
      ${
        this.mails
          ? html`<h2>${this.say('forgot.mailTitle')}</h2>
              <stolik-ask-recovery
                lang=${this.lang}
                server=${this.server}
                theme=${this.theme}
              ></stolik-ask-recovery>`
          : nothing
      }`
  }

  #signing(): TemplateResult {
    return html`<h2>${this.say('sign.title')}</h2>
      <form method="post" @submit=${(event: SubmitEvent) => void this.#submit(event)}>
        <div class="field">
          <label for="username">${this.say('sign.who')}</label>
          <input
            id="username"
            name="username"
            required
            maxlength="100"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
          />
        </div>
        ${this.password({ label: this.say('sign.password'), kind: 'current-password' })} ${this.refused()}
        <div class="row">
          <button class="button primary" ?disabled=${this.busy}>${this.say('sign.in')}</button>
          <button type="button" class="quiet" @click=${() => (this.making = true)}>
            ${this.say('sign.none')}
          </button>
          <button type="button" class="quiet" @click=${() => void this.#forget()}>
            ${this.say('forgot.open')}
          </button>
        </div>
        ${
          this.place !== null && hasPasskeys(this.gate)
            ? html`<button
                type="button"
                class="button fit"
                ?disabled=${this.busy}
                @click=${() => void this.#byPasskey()}
              >
                ${this.say('passkey.sign')}
              </button>`
            : nothing
        }
      </form>`
  }

  async #forget(): Promise<void> {
    this.forgot = true
    if (!(await sendsMail(this.gate))) return
    // Loaded on demand, because few people need it.
    await import('./ask-recovery.js')
    this.mails = true
  }

  async #byPasskey(): Promise<void> {
    if (this.busy) return
    this.busy = true
    const tell = teller(this)
    const outcome = await signInByPasskey(this.gate)
    this.busy = false
    if ('declined' in outcome) this.refusal = 'DECLINED'
    // The usual words speak of a wrong password, but nobody typed one here.
    else if ('refused' in outcome)
      this.refusal = outcome.refused === 'WRONG_CREDENTIALS' ? 'DECLINED' : outcome.refused
    else tell(outcome.done.name)
  }

  async #submit(event: SubmitEvent): Promise<void> {
    const data = this.sent(event)
    if (data === null) return
    this.busy = true
    const [login, password] = [textOf(data, 'username'), textOf(data, 'current-password')]
    const outcome = await this.#enter(login, password)
    this.busy = false
    const refused = 'refused' in outcome ? outcome.refused : null
    this.proven = refused === 'CODE_NEEDED' ? { login, password } : null
    this.refusal = this.proven === null ? refused : null
  }

  async #enter(login: string, password: string, code?: string): Promise<Outcome<SignedIn>> {
    const tell = teller(this)
    const outcome = await signIn(this.gate, login, password, code)
    if ('done' in outcome) {
      this.proven = null
      tell(outcome.done.name)
    }
    return outcome
  }
}

customElements.define('stolik-sign-in', StolikSignIn)
