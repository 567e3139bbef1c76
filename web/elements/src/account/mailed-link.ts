import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import type { Done } from '../client/document.js'
import { refusalWords } from './refusal-words.js'
import { forms } from '../base/forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import * as documents from './documents.js'
import { otherFactor } from './other-factor.js'
import { begunWords, dayFrom } from './recovery-begun.js'
import { recoverByMail, type Factor } from './orders.js'
import { removeOthersField, removesOthers } from './other-ways-field.js'
import { passwordField, textOf } from './password-field.js'
import './recovery-codes.js'
import { broken } from './rules.js'
import { teller } from './signed-in.js'

/** The part of a mailed link after `#`. */
export interface MailedLink {
  readonly what: 'confirm' | 'recover'
  readonly code: string
}

type Recovered = Done<typeof documents.recoverByMail>

/**
 * The page that a mailed link opens: it confirms an address or sets a new password. Nothing happens until a button is pressed,
 * because mail scanners open links too.
 *
 * @element stolik-mailed-link
 * @fires stolik-signed-in - the password was changed, and the person is signed in
 */
export class StolikMailedLink extends declares(AccountElement, {
  link: given<MailedLink>({ what: 'confirm', code: '' }),
  /** Called when there is nothing left to do here. */
  done: given<() => void>(() => undefined),
  typed: state(''),
  confirmed: state(false),
  /** The person to sign in after their new recovery codes have been shown. */
  made: state<Recovered | null>(null),
  /** Whether the account needs another factor. */
  needed: state(false),
  /** When the new password is valid, if the person waits for that. */
  begun: state<number | null>(null),
  revealed: state(false),
  busy: state(false),
  refusal: state<Failure | 'DECLINED' | null>(null),
}) {
  static override styles = [controls, forms, accountStyles]

  protected override render(): unknown {
    const { link, made } = this
    return html`<section class="panel" aria-labelledby="title">
      <h2 id="title">${this.say(link.what === 'confirm' ? 'mail.title' : 'forgot.title')}</h2>
      ${made === null ? (link.what === 'confirm' ? this.#confirming() : this.#recovering()) : this.#codes(made)}
    </section>`
  }

  #confirming(): TemplateResult {
    if (this.confirmed)
      return html`<p role="status" class="done">${this.say('mail.confirmed')}</p>
        <button class="button" @click=${() => this.done()}>${this.say('mail.goOn')}</button>`
    return html`<p>${this.say('mail.confirmWhat')}</p>
      ${this.#refused()}
      <button class="button primary" ?disabled=${this.busy} @click=${() => void this.#confirm()}>
        ${this.say('mail.confirm')}
      </button>`
  }

  #recovering(): TemplateResult {
    const { begun, revealed, typed } = this
    if (begun !== null)
      return html`<p role="status" class="done">
          ${begunWords(this.locale, begun, (code, args) => this.say(code, args))}
        </p>
        <button class="button fit" @click=${() => this.done()}>${this.say('forgot.back')}</button>`
    const say = (code: string, args = {}): string => this.say(code, args)
    return html`<form
      method="post"
      @submit=${(event: SubmitEvent) => this.#recover(event)}
      @input=${(event: InputEvent) => this.#type(event)}
    >
      <p class="muted">${this.say('forgot.mailed')}</p>
      ${passwordField({
        say,
        revealed,
        label: this.say('account.new'),
        kind: 'new-password',
        toggle: () => (this.revealed = !revealed),
        broken: broken(typed, { name: '', login: '' }),
      })}
      ${removeOthersField(say)}
      <p class="small muted">${this.say('forgot.othersCodes')}</p>
      ${
        this.needed
          ? otherFactor({
              say,
              by: 'mail',
              gate: this.gate,
              busy: this.busy,
              send: (factor) => void this.#send(factor),
              failed: (why) => (this.refusal = why),
            })
          : nothing
      }
      ${this.#refused()}
      <button class="button primary fit" ?disabled=${this.busy}>${this.say('forgot.do')}</button>
    </form>`
  }

  #codes(made: Recovered): TemplateResult {
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

  #refused(): TemplateResult | typeof nothing {
    const { refusal } = this
    if (refusal === null) return nothing
    return html`<p class="refusal" role="alert">${this.#why(refusal)}</p>`
  }

  #why(refusal: Failure | 'DECLINED'): string {
    if (refusal === 'DECLINED') return this.say('passkey.declined')
    if (refusal !== 'WRONG_CREDENTIALS') return refusalWords(this.locale, refusal)
    return this.say(this.needed ? 'step.used' : 'mail.old')
  }

  #type({ target }: InputEvent): void {
    if (target instanceof HTMLInputElement && target.name === 'new-password') this.typed = target.value
  }

  async #confirm(): Promise<void> {
    if (this.busy) return
    this.busy = true
    const outcome = await this.gate.order(documents.confirmMailAddress, {
      code: this.link.code,
      lang: this.locale,
    })
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) return
    this.confirmed = true
    usedUp()
  }

  #recover(event: SubmitEvent): void {
    event.preventDefault()
    const form = this.renderRoot.querySelector('form')
    void this.#send(this.needed && form !== null ? { factor: textOf(new FormData(form), 'factor') } : {})
  }

  async #send(factor: Factor): Promise<void> {
    const form = this.renderRoot.querySelector('form')
    if (this.busy || form === null) return
    const data = new FormData(form)
    this.busy = true
    const outcome = await recoverByMail(this.gate, {
      code: this.link.code,
      newPassword: textOf(data, 'new-password'),
      removeOtherWays: removesOthers(data),
      lang: this.locale,
      ...factor,
    })
    this.busy = false
    if ('refused' in outcome) {
      const { refused } = outcome
      this.begun = refused === 'RECOVERY_WAITS' ? dayFrom(this.gate) : null
      this.needed ||= refused === 'FACTOR_NEEDED'
      this.refusal = refused === 'FACTOR_NEEDED' ? null : refused
      if (this.begun !== null) usedUp()
      return
    }
    this.refusal = null
    usedUp()
    if ((outcome.done.recovery ?? []).length > 0) this.made = outcome.done
    else this.#goOn(outcome.done)
  }

  #goOn(made: Recovered): void {
    const tell = teller(this)
    this.gate.become(made)
    this.done()
    tell(made.name)
  }
}

/** Removes a used code from the address bar. */
const usedUp = (): void => history.replaceState(history.state, '', location.pathname + location.search)

customElements.define('stolik-mailed-link', StolikMailedLink)
