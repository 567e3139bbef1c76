import { controls } from '@stolik/kit/tokens'
import { css, html } from 'lit'
import { forms } from '../../forms.styles.js'
import type { EventSeat } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'

/** Everybody at the table has agreed. */
export class AgreedEvent extends CustomEvent<null> {
  static readonly type = 'stolik-agreed'
  constructor() {
    super(AgreedEvent.type, { detail: null, bubbles: true })
  }
}

/**
 * Asks everybody at the table, each by name; goes on when all have agreed.
 *
 * @element stolik-consent
 * @property seats - who sits at the table
 * @fires stolik-agreed - all have
 */
export class StolikConsent extends EventElement {
  static override styles = [
    controls,
    forms,
    eventStyles,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-3);
      }
      .tick {
        font-size: var(--stolik-text-l);
      }
    `,
  ]
  static override properties = {
    ...EventElement.properties,
    seats: { attribute: false },
    agreed: { state: true },
  }

  declare seats: readonly EventSeat[]
  declare private agreed: readonly number[]

  constructor() {
    super()
    this.seats = []
    this.agreed = []
  }

  protected override render(): unknown {
    const all = this.seats.every(({ chair }) => this.agreed.includes(chair))
    return html`<fieldset>
        <legend>${this.say('hall.consent')}</legend>
        ${this.seats.map(
          ({ chair, name }) =>
            html`<label class="tick"
              ><input
                type="checkbox"
                .checked=${this.agreed.includes(chair)}
                @change=${() => this.#turn(chair)}
              />
              ${name}</label
            >`,
        )}
      </fieldset>
      <div class="row">
        <button
          class="button primary"
          ?disabled=${!all}
          @click=${() => this.dispatchEvent(new AgreedEvent())}
        >
          ${this.say('hall.agreed')}
        </button>
        <slot></slot>
      </div>`
  }

  #turn(chair: number): void {
    this.agreed = this.agreed.includes(chair)
      ? this.agreed.filter((one) => one !== chair)
      : [...this.agreed, chair]
  }
}

customElements.define('stolik-consent', StolikConsent)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-consent': StolikConsent
  }
}
