import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { forms } from '../../base/forms.styles.js'
import type { EventSeat } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { submittedForm, text } from '../form.js'
import { pinField } from './pin.js'
import { phoneListWords } from '../../words/event/phone/index.js'

/** Everybody at the table has agreed. The detail holds the entered PINs by chair. */
export class AgreedEvent extends CustomEvent<ReadonlyMap<number, string>> {
  static readonly type = 'stolik-agreed'
  constructor(pins: ReadonlyMap<number, string>) {
    super(AgreedEvent.type, { detail: pins, bubbles: true })
  }
}

/**
 * Asks everybody at the table by name, and continues when all have agreed.
 *
 * @element stolik-consent
 * @property seats - who sits at the table
 * @property pinChairs - chairs whose players agree with their PIN
 * @fires stolik-agreed - everybody has agreed
 */
export class StolikConsent extends declares(EventElement, {
  seats: given<readonly EventSeat[]>([]),
  pinChairs: given<readonly number[]>([]),
  agreed: state<readonly number[]>([]),
}) {
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

  protected override readonly catalogues = [phoneListWords]

  protected override render(): unknown {
    const all = this.seats.every(({ chair }) => this.agreed.includes(chair))
    return html`<form @submit=${(event: SubmitEvent) => this.#agree(event)}>
      <fieldset>
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
              >${
                this.agreed.includes(chair) && this.pinChairs.includes(chair)
                  ? pinField(name, (code, args) => this.say(code, args), String(chair))
                  : nothing
              }`,
        )}
      </fieldset>
      ${
        this.pinChairs.some((chair) => this.agreed.includes(chair))
          ? html`<p class="small muted">${this.say('hall.pinHow')}</p>`
          : nothing
      }
      <div class="row">
        <button class="button primary" ?disabled=${!all}>${this.say('hall.agreed')}</button>
        <slot></slot>
      </div>
    </form>`
  }

  #agree(event: SubmitEvent): void {
    const form = submittedForm(event)
    if (form === null) return
    const pins = this.pinChairs.map((chair) => [chair, text(form.data, String(chair)) ?? ''] as const)
    this.dispatchEvent(new AgreedEvent(new Map(pins)))
  }

  #turn(chair: number): void {
    this.agreed = this.agreed.includes(chair)
      ? this.agreed.filter((one) => one !== chair)
      : [...this.agreed, chair]
  }
}

customElements.define('stolik-consent', StolikConsent)
