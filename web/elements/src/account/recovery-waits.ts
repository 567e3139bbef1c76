import { declares, state } from '@stolik/kit/properties'
import { css, html, nothing } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { AccountElement } from './element.js'
import * as documents from './documents.js'

/** The person has cancelled a recovery of which the page around may tell. */
export class RecoveryCancelledEvent extends CustomEvent<undefined> {
  static readonly type = 'stolik-recovery-cancelled'
  constructor() {
    super(RecoveryCancelledEvent.type, { bubbles: true, composed: true })
  }
}

/**
 * Tells a signed-in person that somebody recovers their account without its second step, and lets them cancel that. Shows
 * nothing otherwise.
 *
 * @element stolik-recovery-waits
 * @fires stolik-recovery-cancelled - the recovery was cancelled
 */
export class StolikRecoveryWaits extends declares(AccountElement, {
  /** When the new password is valid; null if there is none. */
  at: state<number | null>(null),
  isCancelled: state(false),
}) {
  static override styles = [
    ...AccountElement.styles,
    css`
      section {
        display: grid;
        gap: var(--stolik-space-3);
      }
    `,
  ]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => this.place,
      () =>
        void this.gate.query(documents.recoveryWaits).then((answer) => {
          this.at = 'done' in answer ? (answer.done.me?.recoveryWaits ?? null) : null
        }),
    )
  }

  protected override render(): unknown {
    const { at, busy, isCancelled, refusal } = this
    if (isCancelled) return html`<p role="status" class="good">${this.say('waits.kept')}</p>`
    if (at === null) return nothing
    return html`<section class="panel" role="alert">
      <p>
        <b>${this.say('waits.is', { at: this.time(at) })}</b>
        ${this.say('waits.mine')}
      </p>
      ${refusal === null ? nothing : html`<p class="refusal">${this.why(refusal)}</p>`}
      <button class="button primary fit" ?disabled=${busy} @click=${() => void this.#cancel()}>
        ${this.say('waits.cancel')}
      </button>
    </section>`
  }

  async #cancel(): Promise<void> {
    const order = this.gate.order(documents.cancelRecovery, { lang: this.locale })
    this.isCancelled = (await this.ask(order)) !== null
    if (this.isCancelled) this.dispatchEvent(new RecoveryCancelledEvent())
  }
}

customElements.define('stolik-recovery-waits', StolikRecoveryWaits)
