import { attribute, declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { seatKeyWords } from '../words/seat-key/index.js'
import * as documents from './documents.js'
import { returnStyles } from './return.styles.js'

/** A person is back as the guest whose seat their key is for. */
export class ReturnedEvent extends CustomEvent<null> {
  static readonly type = 'stolik-returned'
  constructor() {
    super(ReturnedEvent.type, { detail: null })
  }
}

/**
 * Asks whether an onlooker plays here, and says how they get back to their seat: by its own link, by their account, or by the card
 * of an event. With the key of such a link, it leads them there.
 *
 * @element stolik-return
 * @attr account-href - the address where people sign in, if the site has one
 * @attr uninvited - whether the table is closed to them because they have no invitation
 * @prop key - the key of a link to a seat; null without one
 * @fires stolik-returned - the person is back as the guest whose seat it is
 */
export class StolikReturn extends declares(StolikElement, {
  accountHref: attribute<string | null>('account-href', null),
  uninvited: flag(),
  key: given<string | null>(null),
  busy: state(false),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [controls, returnStyles]

  protected override readonly catalogues = [seatKeyWords]

  protected override render(): unknown {
    return this.key === null ? this.#renderWays() : this.#renderKey(this.key)
  }

  #renderKey(key: string): unknown {
    const other = this.gate.guest.value
    return html`<div class="panel">
      <p><strong>${this.say('seatKey.yours')}</strong></p>
      ${other === null ? nothing : html`<p>${this.say('seatKey.other', { name: other.name })}</p>`}
      <button class="button primary" ?disabled=${this.busy} @click=${() => void this.#return(key)}>
        ${this.say('seatKey.return')}
      </button>
      <p role="status" class=${this.refusal === null ? 'visually-hidden' : 'refusal'}>
        ${this.refusal === null ? nothing : this.#refused(this.refusal)}
      </p>
    </div>`
  }

  #refused(why: Failure): string {
    return why === 'WRONG_CREDENTIALS' ? this.say('seatKey.wrong') : failureWords(this.locale, why)
  }

  #renderWays(): unknown {
    return html`${this.uninvited ? html`<p class="invite">${this.say('seatKey.invite')}</p>` : nothing}
      <details class="panel">
        <summary>${this.say('seatKey.ask')}</summary>
        <ul>
          <li>${this.say('seatKey.byLink')}</li>
          <li>
            ${
              this.accountHref === null
                ? this.say('seatKey.byAccount')
                : html`<a href=${this.accountHref}>${this.say('seatKey.byAccount')}</a>`
            }
          </li>
          <li>${this.say('seatKey.byCard')}</li>
        </ul>
        <p class="small">${this.say('seatKey.none')}</p>
      </details>`
  }

  async #return(key: string): Promise<void> {
    this.busy = true
    const outcome = await this.gate.signInWith(documents.enterSeat, { key })
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) return
    this.dispatchEvent(new ReturnedEvent())
  }
}

customElements.define('stolik-return', StolikReturn)
