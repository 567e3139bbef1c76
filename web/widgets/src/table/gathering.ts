import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Player } from '../client/types.js'
import { StolikElement } from '../element.js'
import { forms } from '../forms.styles.js'
import { gatheringStyles } from './gathering.styles.js'

/** Someone shall sit on a chair: I, or a bot; bots on all free chairs when none is named. */
export class SeatEvent extends CustomEvent<{ readonly who: 'me' | 'bot'; readonly chair: number | null }> {
  static readonly type = 'stolik-seat'
  constructor(who: 'me' | 'bot', chair: number | null) {
    super(SeatEvent.type, { detail: { who, chair } })
  }
}

/**
 * A table that people still gather at: who sits where, and how the free chairs can be filled.
 *
 * @element stolik-gathering
 * @prop players - by chair; null = free
 * @prop chair - mine; null = I do not sit here
 * @prop link - the address that invites others, or null
 * @prop busy - an order is under way
 * @fires stolik-seat - someone shall sit on a chair
 */
export class StolikGathering extends StolikElement {
  static override styles = [controls, forms, gatheringStyles]
  static override properties = {
    ...StolikElement.properties,
    players: { attribute: false },
    chair: { attribute: false },
    link: {},
    busy: { type: Boolean },
    copied: { state: true },
  }

  declare players: readonly (Player | null)[]
  declare chair: number | null
  declare link: string | null
  declare busy: boolean
  declare private copied: boolean

  constructor() {
    super()
    this.players = []
    this.chair = null
    this.link = null
    this.busy = false
    this.copied = false
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
      ${
        this.chair === null || free < 2
          ? nothing
          : html`<button class="button fill" ?disabled=${this.busy} @click=${() => this.#seat('bot', null)}>
              ${this.say('gather.bots')}
            </button>`
      }
      ${this.link === null ? nothing : this.#renderShare(this.link)}
    `
  }

  #renderTaken(player: Player, chair: number): TemplateResult {
    return html`<li>
      <span class="small muted">${this.say('gather.place', { n: chair + 1 })}</span>
      <strong>${player.name}</strong>
      <span class="small muted">
        ${
          chair === this.chair
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

  #seat(who: 'me' | 'bot', chair: number | null): void {
    this.dispatchEvent(new SeatEvent(who, chair))
  }

  #select(event: FocusEvent): void {
    if (event.target instanceof HTMLInputElement) event.target.select()
  }

  async #copy(): Promise<void> {
    if (this.link === null) return
    try {
      await navigator.clipboard.writeText(this.link)
      this.copied = true
    } catch {
      // No clipboard without https: the address stands selected, to be copied by hand.
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
