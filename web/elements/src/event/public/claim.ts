import { declares, flag, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { runWhileConnected } from '../../base/follow.js'
import { forms } from '../../base/forms.styles.js'
import { eventClient, failed, type Refusal } from '../client/client.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'

/**
 * A player who was entered on paper links their start card to their account or guest. From then on they are that player, and
 * see their tables without the card.
 *
 * @element stolik-claim
 * @attr card - the code of the card
 * @attr player - id of its player
 * @attr online - whether the player plays online
 * @attr name - the name of the player; a person without a name here gets this one
 */
export class StolikClaim extends declares(EventElement, {
  card: property(''),
  player: property(''),
  name: property(''),
  online: flag(),
  /** Whether the card is theirs already; null before that is known. */
  own: state<boolean | null>(null),
  busy: state(false),
  refusal: state<Refusal | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    // Uses the colours of the "next thing" panel around it.
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-2);
        justify-items: start;
        color: inherit !important;
      }
      .good,
      .refusal {
        color: inherit;
      }
    `,
  ]

  constructor() {
    super()
    runWhileConnected(
      this,
      () =>
        this.event === ''
          ? null
          : `${this.server} ${this.event} ${this.player} ${this.gate.guest.value?.name ?? ''}`,
      () => void this.#look(),
    )
  }

  /**
   * Asks which player the person is without the card. Whoever plays online and opens their own card is seated at once, since their
   * table waits for them; a device of another player of the event is asked.
   */
  async #look(): Promise<void> {
    const { player } = this
    const isKnown = this.gate.guest.value !== null
    const answer = isKnown ? await eventClient(this.gate, this.event).me() : null
    if (this.player !== player) return
    const now = answer !== null && 'done' in answer ? answer.done.player : null
    this.own = now?.id === player
    const isAnswered = answer === null || 'done' in answer
    if (this.online && now === null && isAnswered && !this.busy) await this.#claim()
  }

  async #claim(): Promise<void> {
    this.busy = true
    this.refusal = await this.#take()
    this.busy = false
    if (this.refusal === null) this.own = true
  }

  async #take(): Promise<Refusal | null> {
    if (this.gate.guest.value === null && (await this.gate.token()) === null) {
      const entered = await this.gate.enter(this.name.slice(0, 32))
      if ('refused' in entered) return failed(entered.refused)
    }
    const client = eventClient(this.gate, this.event, { card: this.card })
    const answer = await client.act({ claim: { ok: true } })
    return 'refused' in answer ? answer.refused : null
  }

  protected override render(): unknown {
    if (this.own === null) return nothing
    if (this.own) return html`<p class="good">${this.say('claim.done')}</p>`
    return html`<button class="button" ?disabled=${this.busy} @click=${() => void this.#claim()}>
        ${this.say('claim.take', { name: this.name })}
      </button>
      <p class="small">${this.say('claim.why')}</p>
      ${this.refused(this.refusal)}`
  }
}

customElements.define('stolik-claim', StolikClaim)
