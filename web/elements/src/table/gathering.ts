import { countdown } from '@stolik/kit/table'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Player } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { forms } from '../base/forms.styles.js'
import { gatheringStyles } from './gathering.styles.js'

/** A wish for a free chair, or for all of them if none is named. */
interface Seating {
  readonly who: 'me' | 'bot' | 'people'
  readonly chair: number | null
}

/** A request to fill free chairs: with the viewer or with bots. `people` cancels the bots, so that only people may come. */
export class SeatEvent extends CustomEvent<Seating> {
  static readonly type = 'stolik-seat'
  constructor(who: Seating['who'], chair: number | null) {
    super(SeatEvent.type, { detail: { who, chair } })
  }
}

/**
 * A table where people still gather: who sits where, and how the free chairs can be filled.
 *
 * @element stolik-gathering
 * @prop players - by chair; null = free
 * @prop chair - the viewer's chair; null = the viewer does not sit here
 * @prop said - the last remark at each chair
 * @prop botsIn - milliseconds, from the moment this is set, until bots take the free chairs; null = they do not
 * @prop link - the address that invites others, or null
 * @prop busy - whether an order is under way
 * @fires stolik-seat - a request to fill free chairs
 */
export class StolikGathering extends StolikElement {
  static override styles = [controls, forms, gatheringStyles]
  static override properties = {
    ...StolikElement.properties,
    players: { attribute: false },
    chair: { attribute: false },
    said: { attribute: false },
    botsIn: { attribute: false },
    link: {},
    busy: { type: Boolean },
    copied: { state: true },
  }

  declare players: readonly (Player | null)[]
  declare chair: number | null
  declare said: readonly (string | null)[]
  declare botsIn: number | null
  declare link: string | null
  declare busy: boolean
  declare private copied: boolean

  readonly #countdown = countdown(this)

  constructor() {
    super()
    this.players = []
    this.chair = null
    this.said = []
    this.botsIn = null
    this.link = null
    this.busy = false
    this.copied = false
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('botsIn')) this.#countdown.start(this.botsIn)
  }

  protected override render(): unknown {
    const free = this.players.filter((player) => player === null).length
    return html`
      <div class="words">
        <h2>${this.say('gather.title')}</h2>
        <p role="status">${this.say('gather.waiting', { n: free })}</p>
      </div>
      <ol>
        ${this.players.map((player, chair) =>
          player === null ? this.#renderFree(chair) : this.#renderTaken(player, chair),
        )}
      </ol>
      ${this.#renderBots(free)} ${this.link === null ? nothing : this.#renderShare(this.link)}
    `
  }

  /** Shows when bots come by themselves, with buttons to have them now or not at all. */
  #renderBots(free: number): unknown {
    const { seconds } = this.#countdown
    const sits = this.chair !== null
    const wanted = sits && (free > 1 || seconds !== null)
    // The seconds count down on the screen. A screen reader announces them once, not each second.
    const soon = (n: number): string => this.say('gather.botsIn', { n })
    return html`${
      seconds === null
        ? nothing
        : html`<p class="soon">
            <span aria-hidden="true">${soon(seconds)}</span>
            <span class="visually-hidden" role="status">${soon(Math.ceil((this.botsIn ?? 0) / 1000))}</span>
          </p>`
    }
    ${
      wanted
        ? html`<div class="row bots">
            <button class="button fill" ?disabled=${this.busy} @click=${() => this.#seat('bot', null)}>
              ${this.say('gather.bots')}
            </button>
            ${
              seconds === null
                ? nothing
                : html`<button
                    class="button wait"
                    ?disabled=${this.busy}
                    @click=${() => this.#seat('people', null)}
                  >
                    ${this.say('gather.wait')}
                  </button>`
            }
          </div>`
        : nothing
    }`
  }

  #renderTaken(player: Player, chair: number): TemplateResult {
    const said = this.said[chair] ?? null
    return html`<li>
      <span class="small muted">${this.say('gather.place', { n: chair + 1 })}</span>
      <strong>${player.name}</strong>
      <span class=${said === null ? 'small muted' : 'said'} aria-hidden=${said === null ? nothing : 'true'}>
        ${
          said !== null
            ? said
            : chair === this.chair
              ? this.say('gather.you')
              : player.bot
                ? this.say('lobby.bot')
                : player.online
                  ? nothing
                  : this.say('lobby.away')
        }
      </span>
    </li>`
  }

  #renderFree(chair: number): TemplateResult {
    const who = this.chair === null ? 'me' : 'bot'
    const label = this.say(who === 'me' ? 'gather.sit' : 'gather.bot')
    const place = this.say('gather.place', { n: chair + 1 })
    return html`<li class="free">
      <span class="small">${place}</span>
      <strong>${this.say('gather.free')}</strong>
      <button
        class="button"
        aria-label=${`${label}, ${place}`}
        ?disabled=${this.busy}
        @click=${() => this.#seat(who, chair)}
      >
        ${label}
      </button>
    </li>`
  }

  #renderShare(link: string): TemplateResult {
    return html`<div class="panel share">
      <label for="link">${this.say('gather.share')}</label>
      <div class="row">
        <input id="link" type="text" readonly .value=${link} @focus=${this.#select} />
        <button class="button" @click=${this.#copy}>
          ${this.say(this.copied ? 'gather.copied' : 'gather.copy')}
        </button>
      </div>
    </div>`
  }

  #seat(who: Seating['who'], chair: number | null): void {
    this.dispatchEvent(new SeatEvent(who, chair))
  }

  #select = (event: FocusEvent): void => {
    if (event.target instanceof HTMLInputElement) event.target.select()
  }

  #copy = async (): Promise<void> => {
    if (this.link === null) return
    try {
      await navigator.clipboard.writeText(this.link)
      this.copied = true
    } catch {
      // The clipboard needs https. Without it the address stands selected, to be copied by hand.
      this.renderRoot.querySelector('input')?.focus()
    }
  }
}

customElements.define('stolik-gathering', StolikGathering)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-gathering': StolikGathering
  }
}
