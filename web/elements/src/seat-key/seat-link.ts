import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { share, type Shared } from '../base/share.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { seatKeyWords } from '../words/seat-key/index.js'
import { seatAddress } from './address.js'
import * as documents from './documents.js'

/**
 * Gives a guest a link to their own seat, for a browser that does not know them. People with an account sign in instead.
 *
 * @element stolik-seat-link
 * @attr table - id of the table where the person sits
 */
export class StolikSeatLink extends declares(StolikElement, {
  table: property(''),
  shared: state<Shared>(undefined),
  link: state(''),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-2);
      }
      :is(h3, p) {
        margin: 0;
      }
      h3 {
        font-size: var(--stolik-text-l);
        line-height: 1.2;
      }
      .button {
        justify-self: start;
      }
      .link {
        overflow-wrap: anywhere;
        user-select: all;
      }
    `,
  ]

  protected override readonly catalogues = [seatKeyWords]

  protected override render(): unknown {
    const isGuest = this.gate.guest.value?.refresh === undefined
    const sends = typeof navigator.share === 'function'
    return html`<h3>${this.say('seatKey.title')}</h3>
      ${
        isGuest
          ? html`<p>${this.say('seatKey.what')}</p>
              <button class="button" @click=${() => void this.#share()}>
                ${this.say(sends ? 'seatKey.send' : 'seatKey.copy')}
              </button>`
          : html`<p>${this.say('seatKey.account')}</p>`
      }
      <p role="status" class="small ${this.refusal === null ? '' : 'refusal'}">
        ${
          this.refusal !== null
            ? failureWords(this.locale, this.refusal)
            : this.shared === undefined
              ? nothing
              : this.say(`seatKey.${this.shared}`)
        }
      </p>
      ${this.shared === 'shown' ? html`<p class="link" translate="no">${this.link}</p>` : nothing}`
  }

  async #share(): Promise<void> {
    const outcome = await this.gate.order(documents.seatKey, { table: this.table })
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) return
    this.link = seatAddress(this.server, this.table, outcome.done.key)
    this.shared = await share(this.say('seatKey.mine'), this.link)
  }
}

customElements.define('stolik-seat-link', StolikSeatLink)
