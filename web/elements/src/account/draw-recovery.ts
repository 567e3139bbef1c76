import { declares, state } from '@stolik/kit/properties'
import { html, nothing } from 'lit'
import * as documents from './documents.js'
import { PasswordElement } from './password-element.js'
import './recovery-codes.js'

/**
 * Shows how many recovery codes are left, and draws a new set with the password.
 *
 * @element stolik-draw-recovery
 * @attr login - the login, so that a password manager fills in the right password
 */
export class StolikDrawRecovery extends declares(PasswordElement, {
  left: state<number | null>(null),
  drawn: state<readonly string[] | null>(null),
}) {
  protected override async fetch(): Promise<void> {
    const answer = await this.gate.query(documents.recoveryLeft)
    this.left = 'done' in answer ? (answer.done.me?.recoveryCodes ?? null) : null
  }

  protected override render(): unknown {
    const { drawn: codes, left } = this
    if (codes !== null) return this.recoveryCodes(codes, () => (this.drawn = null))
    return this.form({
      before: html`<p class="muted">
        ${left === null ? nothing : this.say('recovery.left', { n: left })} ${this.say('recovery.drawWhat')}
      </p>`,
      button: this.say('recovery.draw'),
      send: async (password, _, factor) => {
        const drawn = await this.ask(this.gate.order(documents.drawRecovery, { password, factor }))
        if (drawn === null) return
        this.drawn = drawn.codes
        this.left = drawn.codes.length
      },
    })
  }
}

customElements.define('stolik-draw-recovery', StolikDrawRecovery)
