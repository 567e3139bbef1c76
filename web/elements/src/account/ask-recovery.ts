import { declares, state } from '@stolik/kit/properties'
import { html, nothing } from 'lit'
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
  isSent: state(false),
}) {
  protected override render(): unknown {
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      <p class="muted">${this.say('forgot.mailWhat')}</p>
      ${mailField({ label: this.say('sign.who'), kind: 'username' })} ${this.refused()}
      <p role="status" class=${this.isSent ? 'done' : ''}>
        ${this.isSent ? this.say('forgot.mailSent') : nothing}
      </p>
      <button class="button fit" ?disabled=${this.busy}>${this.say('forgot.mailDo')}</button>
    </form>`
  }

  async #submit(event: SubmitEvent): Promise<void> {
    const data = this.sent(event)
    if (data === null) return
    const order = { login: textOf(data, 'mail'), lang: this.locale }
    this.isSent = false
    this.isSent = (await this.ask(this.gate.order(documents.askRecovery, order))) !== null
  }
}

customElements.define('stolik-ask-recovery', StolikAskRecovery)
