/** The base of elements that need the password before they do or show something. */
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure, Outcome } from '../client/http.js'
import { refusalWords } from './refusal-words.js'
import { runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { accountStyles } from './account.styles.js'
import { codeField } from './code-field.js'
import { AccountElement } from './element.js'
import { passwordField, textOf } from './password-field.js'

/** @attr login - the login, so that a password manager fills in the right password */
export abstract class PasswordElement extends declares(AccountElement, {
  login: property(''),
  revealed: state(false),
  /** Whether a code of the second step is needed besides the password. */
  coded: state(false),
  busy: state(false),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, accountStyles]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => this.place,
      () => {
        void this.fetch()
        return () => undefined
      },
    )
  }

  /** Queries the current state from the gateway. */
  protected abstract fetch(): Promise<void>

  /** Draws a form that ends with the password; `back` closes it, if it can be closed. */
  protected form(parts: {
    readonly before?: unknown
    readonly button: string
    readonly send: (password: string, data: FormData, factor: string | undefined) => Promise<void>
    readonly back?: () => void
  }): TemplateResult {
    const { before = nothing, button, send, back } = parts
    return html`<form method="post" @submit=${(event: SubmitEvent) => this.#submit(event, send)}>
      ${before}
      <input type="hidden" name="username" autocomplete="username" .value=${this.login} />
      ${passwordField({
        say: (code, args = {}) => this.say(code, args),
        label: this.say('sign.password'),
        kind: 'current-password',
        revealed: this.revealed,
        toggle: () => (this.revealed = !this.revealed),
      })}
      ${this.coded ? codeField({ label: this.say('factor.code'), digits: false }) : nothing} ${this.refused()}
      ${
        back === undefined
          ? html`<button class="button fit" ?disabled=${this.busy}>${button}</button>`
          : html`<div class="row">
              <button class="button primary" ?disabled=${this.busy}>${button}</button>
              <button type="button" class="quiet" @click=${() => this.#close(back)}>
                ${this.say('step.not')}
              </button>
            </div>`
      }
    </form>`
  }

  /** Draws the reason if the last order was refused. */
  protected refused(): TemplateResult | typeof nothing {
    return this.refusal === null
      ? nothing
      : html`<p class="refusal" role="alert">${this.failed(this.refusal)}</p>`
  }

  /** Returns a refusal in words. */
  protected failed(refusal: Failure): string {
    return refusalWords(this.locale, refusal)
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

  #close(back: () => void): void {
    this.refusal = null
    back()
  }

  #submit(
    event: SubmitEvent,
    send: (password: string, data: FormData, factor: string | undefined) => Promise<void>,
  ): void {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    void send(textOf(data, 'current-password'), data, this.coded ? textOf(data, 'code') : undefined)
  }
}
