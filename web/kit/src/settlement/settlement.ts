import { html, nothing, type PropertyValues } from 'lit'
import { declares, flag, given } from '../properties/properties.js'
import { countdown } from './countdown.js'
import { StolikResult } from './result.js'

/** A person asks for the next deal. Bubbles and crosses shadow roots. */
export class NextEvent extends CustomEvent<null> {
  static readonly type = 'stolik-next'
  constructor() {
    super(NextEvent.type, { detail: null, bubbles: true, composed: true })
  }
}

/**
 * @summary The result of a deal at a table, and a button to go on. A panel beside the table; it takes no focus and hides
 * nothing.
 *
 * @property nextIn - Milliseconds, from the moment this is set, until the next deal starts automatically; null = it waits.
 * @property ready - The viewer has already asked for the next deal.
 * @property last - The series is over: there is no next deal.
 * @fires stolik-next - The button was pressed; an onlooker has none.
 * @csspart next - The button.
 */
export class StolikSettlement extends declares(StolikResult, {
  nextIn: given<number | null>(null),
  ready: flag(),
  last: flag(),
}) {
  readonly #countdown = countdown(this)
  /** Whether the button had the focus before this update, which may remove it. */
  #pressed = false

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('nextIn')) this.#countdown.start(this.nextIn)
    this.#pressed = this.shadowRoot?.activeElement?.matches('[part=next]') === true
  }

  /** When the button is replaced by a status line, that line takes the focus. Otherwise the focus would leave this element. */
  protected override updated(): void {
    if (this.#pressed && this.shadowRoot?.activeElement === null)
      this.renderRoot.querySelector<HTMLElement>('[role=status]')?.focus()
  }

  /** Before a hand that is dealt again there is nothing to read, but players can still go on. */
  protected override without(): unknown {
    return this.nextIn === null
      ? nothing
      : html`<section part="panel"><div class="foot">${this.next()}</div></section>`
  }

  protected override next(): unknown {
    if (this.last) return html`<p>${this.word('settlement.last')}</p>`
    const { seconds } = this.#countdown
    const inSeconds = (n: number): string => this.word('settlement.in', { n })
    // The seconds are shown as they pass. A screen reader is told the time once, not every second.
    const time =
      seconds === null
        ? nothing
        : html`<span class="in" aria-hidden="true">${inSeconds(seconds)}</span>
            <span class="visually-hidden">${inSeconds(Math.ceil((this.nextIn ?? 0) / 1000))}</span>`
    if (this.chair === null) return html`<p>${this.word('settlement.next')} ${time}</p>`
    if (this.ready) return html`<p role="status" tabindex="-1">${this.word('settlement.waiting')} ${time}</p>`
    return html`<button
      class="button primary"
      part="next"
      @click=${() => this.dispatchEvent(new NextEvent())}
    >
      ${this.word('settlement.next')} ${time}
    </button>`
  }
}

customElements.define('stolik-settlement', StolikSettlement)
