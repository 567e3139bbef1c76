import { intlOf } from '@stolik/core'
import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { forms } from '../base/forms.styles.js'
import type { Failure, Outcome } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { accountWords } from '../words/account/index.js'
import { accountStyles } from './account.styles.js'
import { passwordField, type PasswordParts } from './password-field.js'
import { refusalWords } from './refusal-words.js'

/** The base of all account elements: their words, and what their forms share. */
export abstract class AccountElement extends declares(StolikElement, {
  /** What has been typed, by the names of the fields. */
  typed: state<Readonly<Record<string, string>>>({}),
  /** Whether the password is readable. */
  revealed: state(false),
  /** Whether a code of the second step is needed besides the password. */
  coded: state(false),
  busy: state(false),
  /** `DECLINED`: a passkey was not used, because the browser, the device or the person declined. */
  refusal: state<Failure | 'DECLINED' | null>(null),
}) {
  static override styles = [controls, forms, accountStyles]
  protected override readonly catalogues = [accountWords]

  /** Returns a refusal in words. */
  protected why(refusal: Failure | 'DECLINED'): string {
    return refusal === 'DECLINED' ? this.say('passkey.declined') : refusalWords(this.locale, refusal)
  }

  /** Draws the reason if the last order was refused. */
  protected refused(): TemplateResult | typeof nothing {
    return this.refusal === null
      ? nothing
      : html`<p class="refusal" role="alert">${this.why(this.refusal)}</p>`
  }

  protected time(at: number): string {
    return new Intl.DateTimeFormat(intlOf(this.locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
      at,
    )
  }

  protected password(parts: Pick<PasswordParts, 'label' | 'kind' | 'broken'>): TemplateResult {
    return passwordField({
      ...parts,
      say: (code, args) => this.say(code, args),
      revealed: this.revealed,
      toggle: () => (this.revealed = !this.revealed),
    })
  }

  /** Draws new recovery codes; `goOn` is called once the person has kept them. */
  protected recoveryCodes(codes: readonly string[], goOn: () => void): TemplateResult {
    return html`<stolik-recovery-codes
      lang=${this.lang}
      server=${this.server}
      theme=${this.theme}
      .codes=${codes}
      ><button type="button" class="button primary" @click=${goOn}>
        ${this.say('recovery.kept')}
      </button></stolik-recovery-codes
    >`
  }

  protected readonly type = ({ target }: InputEvent): void => {
    if (target instanceof HTMLInputElement) this.typed = { ...this.typed, [target.name]: target.value }
  }

  /** Returns what a sent form holds; null while another order is on its way. */
  protected sent(event: SubmitEvent): FormData | null {
    event.preventDefault()
    // Read from the form, because a password manager may have filled the fields without an event.
    return this.busy || !(event.target instanceof HTMLFormElement) ? null : new FormData(event.target)
  }

  /** Returns the result of an order, or null if it was refused. A refusal is shown. */
  protected async ask<T>(answer: Promise<Outcome<T>>): Promise<T | null> {
    this.busy = true
    const outcome = await answer
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    this.coded = 'refused' in outcome && (this.coded || outcome.refused === 'CODE_NEEDED')
    return 'done' in outcome ? outcome.done : null
  }
}
