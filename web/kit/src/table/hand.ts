import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { DeckStyle, Letters } from '../deck/options.js'
import { arrange, isSameHand, moveCard, neighbour } from './arrange.js'
import { continueDrag, isDropAboveHand, startDrag, type Drag } from './drag.js'
import { handStyles } from './hand.styles.js'
import type { HandCard, HandMode } from './scene.js'

/** A person plays or picks a card of their hand. */
export class CardEvent extends CustomEvent<{ readonly card: string }> {
  static readonly type = 'stolik-card'
  constructor(card: string) {
    super(CardEvent.type, { detail: { card } })
  }
}

/**
 * The player's own cards. Mouse and touch: a tap raises a card, the second plays it (`firstTap`: the first plays it). A drag
 * into the middle plays a card, a drag along the hand reorders it. Keys: left, right, Home and End move through the hand, Enter
 * or Space plays or picks, Escape lowers a raised card.
 *
 * @summary A hand of cards to look at, order, choose from and play.
 * @event stolik-card - a playable card is played, or any card picked while choosing; `detail.card`
 * @csspart card - each card's button
 * @cssprop --stolik-hand-card - width of a card
 */
export class StolikHand extends LitElement {
  static override readonly styles = handStyles
  static override readonly properties = {
    cards: { attribute: false },
    mode: {},
    chosen: { attribute: false },
    deck: {},
    letters: {},
    label: {},
    chosenWord: { attribute: false },
    notNow: { attribute: false },
    playAgain: { attribute: false },
    firstTap: { type: Boolean },
    active: { state: true },
    raised: { state: true },
    why: { state: true },
    own: { state: true },
    drag: { state: true },
  }

  declare cards: readonly HandCard[]
  declare mode: HandMode
  declare chosen: readonly string[]
  declare deck: DeckStyle
  declare letters: Letters
  declare label: string
  declare chosenWord: string
  /** What is said about a card that is pressed while it is not the viewer's turn; '' = nothing. */
  declare notNow: string
  /** What is said when a tap has raised a card; '' = nothing. */
  declare playAgain: string
  declare firstTap: boolean
  declare private active: string | null
  declare private raised: string | null
  declare private why: string
  declare private own: readonly string[] | null
  declare private drag: Drag | null
  /** The pointer has handled this press, so its click is ignored. */
  #pointed = false
  /** A card had the focus before this update. */
  #focused = false

  constructor() {
    super()
    this.cards = []
    this.mode = 'still'
    this.chosen = []
    this.deck = 'french'
    this.letters = 'AKDW'
    this.label = ''
    this.chosenWord = ''
    this.notNow = ''
    this.playAgain = ''
    this.firstTap = false
    this.active = null
    this.raised = null
    this.why = ''
    this.own = null
    this.drag = null
  }

  /** Returns where a card of the hand is on the screen. */
  rectOf(card: string): DOMRect | undefined {
    return this.#button(card)?.getBoundingClientRect()
  }

  override focus(): void {
    if (!this.hasUpdated) void this.updateComplete.then(() => this.focus())
    else if (this.active !== null) this.#button(this.active)?.focus()
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#focused = this.#hasFocus()
    if (changed.has('mode')) {
      this.raised = null
      this.why = ''
    }
    if (!changed.has('cards')) return
    const codes = this.cards.map((c) => c.card)
    if (this.own !== null && !isSameHand(codes, this.own)) this.own = null
    if (this.raised !== null && !codes.includes(this.raised)) this.raised = null
    if (this.drag !== null && !codes.includes(this.drag.card)) this.drag = null
    this.why = ''
    if (this.active === null || !codes.includes(this.active))
      this.active = neighbour(
        (changed.get('cards') ?? []).map((c) => c.card),
        codes,
        this.active,
      )
  }

  override updated(): void {
    // The focus is lost when the focused card is played, or when sorting the hand moves its element.
    if (this.#focused && !this.#hasFocus()) this.focus()
  }

  override render(): TemplateResult {
    const order = this.#order()
    const byCode = new Map(this.cards.map((c) => [c.card, c]))
    const half = Math.ceil(order.length / 2)
    return html`
      <p class="why" role="status">${this.why}</p>
      <div
        class="hand ${order.length > 10 ? 'many' : ''}"
        role="toolbar"
        aria-label=${this.label}
        .style=${`--n: ${order.length}; --half: ${half}`}
        @keydown=${this.#key}
        @pointermove=${this.#pointerMove}
        @pointerup=${this.#pointerUp}
        @pointercancel=${this.#pointerCancel}
      >
        ${repeat(
          order,
          (code) => code,
          (code, i) => {
            const before = byCode.get(order[i - 1] ?? '')
            return this.#card(byCode.get(code) as HandCard, i, half, before?.note ?? '')
          },
        )}
      </div>
    `
  }

  /** @param noted the note of the card before it: the same note is not written twice side by side */
  #card(card: HandCard, i: number, half: number, noted: string): TemplateResult {
    const playing = this.mode === 'play'
    const chosen = this.chosen.includes(card.card)
    const off = playing && !card.playable
    const classes = [
      'slot',
      card.note === '' ? '' : 'noted',
      off ? 'off' : '',
      playing && card.playable ? 'can' : '',
      chosen || this.raised === card.card ? 'up' : '',
      this.drag?.at && this.drag.card === card.card ? 'held' : '',
    ]
    const at = this.drag?.card === card.card ? this.drag.at : null
    const held = at === null ? '' : `left:${at.x}px;top:${at.y}px;`
    const row =
      i < half
        ? `--row:0;--ri:${i};--rn:${half}`
        : `--row:1;--ri:${i - half};--rn:${this.cards.length - half}`
    const said = [card.label, card.note, off ? card.why : '', chosen ? this.chosenWord : '']
    return html`<button
      class=${classes.join(' ')}
      part="card"
      type="button"
      .style=${`--i:${i};${row};${held}`}
      data-card=${card.card}
      tabindex=${this.active === card.card ? 0 : -1}
      aria-label=${said.filter((s) => s !== '').join(', ')}
      aria-disabled=${off ? 'true' : nothing}
      aria-pressed=${this.mode === 'choose' ? String(chosen) : nothing}
      @click=${(e: MouseEvent) => this.#click(card, e)}
      @focus=${() => (this.active = card.card)}
      @pointerdown=${(e: PointerEvent) => this.#pointerDown(card, e)}
    >
      <playing-card
        card=${card.card}
        deck=${this.deck}
        letters=${this.letters}
        aria-hidden="true"
      ></playing-card>
      ${card.note === '' || card.note === noted ? nothing : html`<span class="note" aria-hidden="true">${card.note}</span>`}
    </button>`
  }

  #order(): readonly string[] {
    return arrange(
      this.cards.map((c) => c.card),
      this.own,
    )
  }

  #hasFocus(): boolean {
    return (this.shadowRoot?.activeElement ?? null) !== null
  }

  #button(card: string): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-card="${card}"]`)
  }

  /**
   * Taps are taken from pointer events: a browser that mistakes the end of a drag for a fling swallows the next click. A key or
   * a screen reader clicks without a pointer (detail 0); its focus has already raised the card.
   */
  #click(card: HandCard, event: MouseEvent): void {
    const handled = event.detail > 0 && this.#pointed
    this.#pointed = false
    if (handled) return
    this.active = card.card
    this.#press(card, event.detail === 0 || this.firstTap)
  }

  #press(card: HandCard, atOnce: boolean): void {
    this.why = this.mode === 'still' ? this.notNow : ''
    if (this.mode === 'still') return
    if (this.mode === 'play' && !card.playable) this.why = card.why
    else if (this.mode === 'choose' || atOnce || this.raised === card.card) {
      this.raised = null
      this.dispatchEvent(new CardEvent(card.card))
    } else {
      this.raised = card.card
      this.why = this.playAgain
    }
  }

  #key = (event: KeyboardEvent): void => {
    const order = this.#order()
    const at = this.active === null ? 0 : order.indexOf(this.active)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: order.length - 1 }[event.key]
    if (event.key === 'Escape') this.raised = null
    if (to === undefined) return
    event.preventDefault()
    const card = order[(to + order.length) % order.length]
    if (card === undefined) return
    this.active = card
    this.#button(card)?.focus()
  }

  #pointerDown(card: HandCard, event: PointerEvent): void {
    this.#pointed = true
    if (event.button !== 0) return
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    this.drag = startDrag(card.card, event, box)
  }

  #pointerMove = (event: PointerEvent): void => {
    const drag = this.drag
    if (drag === null) return
    const hand = event.currentTarget as HTMLElement
    const box = hand.getBoundingClientRect()
    this.drag = continueDrag(drag, event, box)
    if (this.drag.at === null) return
    if (drag.at === null) hand.setPointerCapture(event.pointerId)
    if (event.clientY > box.top) this.#orderTo(drag.card, event.clientX - drag.grip.x)
  }

  /** Puts the dragged card between the two other cards that its left edge lies between. */
  #orderTo(card: string, left: number): void {
    const order = this.#order()
    const others = order.filter((c) => c !== card)
    const to = others.filter((c) => (this.rectOf(c)?.left ?? 0) < left).length
    if (order.indexOf(card) !== to) this.own = moveCard(order, card, to)
  }

  #pointerUp = (event: PointerEvent): void => {
    const drag = this.drag
    this.drag = null
    const card = this.cards.find((c) => c.card === drag?.card)
    if (drag === null || card === undefined) return
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    if (drag.at === null) this.#press(card, this.firstTap)
    else if (isDropAboveHand(event, box)) this.#press(card, true)
  }

  #pointerCancel = (): void => {
    this.drag = null
  }
}

customElements.define('stolik-hand', StolikHand)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-hand': StolikHand
  }
}
