/** The base of elements that need the password before they do or show something. */
import { declares, property } from '@stolik/kit/properties'
import { html, nothing, type TemplateResult } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { codeField } from './code-field.js'
import { AccountElement } from './element.js'
import { textOf } from './password-field.js'

/** @attr login - the login, so that a password manager fills in the right password */
export abstract class PasswordElement extends declares(AccountElement, {
  login: property(''),
}) {
  constructor() {
    super()
    runWhileConnected(
      this,
      () => this.place,
      () => void this.fetch(),
    )
  }

  /** Queries the current state from the gateway. */
  protected async fetch(): Promise<void> {}

  /** Draws the hidden login, the password, and a code where one is needed. */
  protected fields(): TemplateResult {
    return html`<input type="hidden" name="username" autocomplete="username" .value=${this.login} />
      ${this.password({ label: this.say('sign.password'), kind: 'current-password' })} ${this.code()}`
  }

  protected code(): TemplateResult | typeof nothing {
    return this.coded ? codeField({ label: this.say('factor.code'), digits: false }) : nothing
  }

  protected factor(data: FormData): string | undefined {
    return this.coded ? textOf(data, 'code') : undefined
  }

  /** Draws a form that ends with the password; `back` closes it, if it can be closed. */
  protected form(parts: {
    readonly before?: unknown
    readonly button: string
    readonly send: (password: string, data: FormData, factor: string | undefined) => Promise<void>
    readonly back?: () => void
  }): TemplateResult {
    const { before = nothing, button, send, back } = parts
    const submit = (event: SubmitEvent): void => {
      const data = this.sent(event)
      if (data !== null) void send(textOf(data, 'current-password'), data, this.factor(data))
    }
    return html`<form method="post" @submit=${submit}>
      ${before} ${this.fields()} ${this.refused()}
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

  #close(back: () => void): void {
    this.refusal = null
    back()
  }
}
