import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import type { Failure } from '../client/http.js'
import { refusalWords } from './refusal-words.js'
import { forms } from '../base/forms.styles.js'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { mailField } from './mail-field.js'
import * as documents from './documents.js'
import { textOf } from './password-field.js'

/**
 * Requests a mail with a link for setting a new password. It never says whether there is such an account.
 *
 * @element stolik-ask-recovery
 */
export class StolikAskRecovery extends declares(AccountElement, {
  sent: state(false),
  busy: state(false),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, accountStyles]

  protected override render(): unknown {
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      <p class="muted">${this.say('forgot.mailWhat')}</p>
      ${mailField({ label: this.say('sign.who'), kind: 'username' })}
      ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${refusalWords(this.locale, this.refusal)}</p>`}
      <p role="status" class=${this.sent ? 'done' : ''}>
        ${this.sent ? this.say('forgot.mailSent') : nothing}
      </p>
      <button class="button fit" ?disabled=${this.busy}>${this.say('forgot.mailDo')}</button>
    </form>`
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    this.busy = true
    this.sent = false
    const outcome = await this.gate.order(documents.askRecovery, {
      login: textOf(new FormData(event.target), 'mail'),
      lang: this.locale,
    })
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    this.sent = !('refused' in outcome)
  }
}

customElements.define('stolik-ask-recovery', StolikAskRecovery)
