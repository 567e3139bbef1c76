import { LitElement, html, type PropertyValues, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { declares, flag, given, property, state } from '../properties/properties.js'
import type { DeckStyle, Letters } from '../deck/options.js'
import { arrange, isSameHand, moveCard, neighbour } from './arrange.js'
import { buttonAt, handCard } from './hand-card.js'
import { handPointer } from './hand-pointer.js'
import { handStyles } from './hand.styles.js'
import type { HandCard, HandMode } from './scene.js'

/** A person plays or picks a card of their hand. */
export class CardEvent extends CustomEvent<{ readonly card: string }> {
  static readonly type = 'stolik-card'
  constructor(card: string) {
    super(CardEvent.type, { detail: { card } })
  }
}

const codesOf = (cards: readonly HandCard[] = []): readonly string[] => cards.map(({ card }) => card)

/**
 * The player's own cards. Mouse and touch: a tap raises a card, the second plays it (`firstTap`: the first plays it). A drag
 * into the middle plays a card, a drag along the hand reorders it. While others are to move, a tap chooses the card for the next
 * turn, or takes it back. Keys: left, right, Home and End move through the hand, Enter
 * or Space plays or picks, Escape lowers a raised card.
 *
 * @summary A hand of cards to look at, order, choose from and play.
 * @event stolik-card - a playable card is played, or any card picked while choosing; `detail.card`
 * @csspart card - each card's button
 * @cssprop --stolik-hand-card - width of a card
 */
export class StolikHand extends declares(LitElement, {
  cards: given<readonly HandCard[]>([]),
  mode: property<HandMode>('still'),
  chosen: given<readonly string[]>([]),
  deck: property<DeckStyle>('french'),
  letters: property<Letters>('AKDW'),
  label: property(''),
  chosenWord: given(''),
  /** What is said about a card that is pressed while it is not the viewer's turn; '' = nothing. */
  notNow: given(''),
  /** What is said when a tap has raised a card; '' = nothing. */
  playAgain: given(''),
  /** What is said as long as nothing about a pressed card is; '' = nothing. */
  notice: given(''),
  /** The card that will be played without another tap; null = none. */
  next: given<string | null>(null),
  firstTap: flag(),
  /** The order stays as the player has it, even where the contract changes that of the game. */
  keep: flag(),
  active: state<string | null>(null),
  raised: state<string | null>(null),
  why: state(''),
  own: state<readonly string[] | null>(null),
}) {
  static override readonly styles = handStyles
  /** A card had the focus before this update. */
  #focused = false
  readonly #pointer = handPointer(this, {
    tap: (card) => this.#press(card, this.firstTap),
    thrown: (card) => this.#press(card, true),
    along: (card, left) => this.#orderTo(card, left),
  })

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
    const codes = codesOf(this.cards)
    if (this.own !== null && !isSameHand(codes, this.own)) this.own = null
    if (this.keep) this.own ??= codes
    if (this.raised !== null && !codes.includes(this.raised)) this.raised = null
    const { drag } = this.#pointer
    if (drag !== null && !codes.includes(drag.card)) this.#pointer.cancel()
    this.why = ''
    if (this.active === null || !codes.includes(this.active))
      this.active = neighbour(codesOf(changed.get('cards')), codes, this.active)
  }

  override updated(): void {
    // The focus is lost when the focused card is played, or when sorting the hand moves its element.
    if (this.#focused && !this.#hasFocus()) this.focus()
  }

  override render(): TemplateResult {
    const order = this.#order()
    const byCode = new Map(this.cards.map((c) => [c.card, c]))
    const n = order.length
    const { mode, chosen, chosenWord, deck, letters, raised, active, next } = this
    const look = {
      mode,
      chosen,
      chosenWord,
      deck,
      letters,
      n,
      raised,
      active,
      next,
      drag: this.#pointer.drag,
    }
    return html`
      <p class="why" role="status">${this.why === '' ? this.notice : this.why}</p>
      <div
        class="hand ${n > 10 ? 'many' : ''}"
        role="toolbar"
        aria-label=${this.label}
        .style=${`--n: ${n}; --half: ${Math.ceil(n / 2)}`}
        @keydown=${this.#key}
        @click=${this.#click}
        @focusin=${(event: Event) => (this.active = buttonAt(event)?.dataset['card'] ?? this.active)}
        @pointerdown=${this.#pointer.down}
        @pointermove=${this.#pointer.move}
        @pointerup=${this.#pointer.up}
        @pointercancel=${this.#pointer.cancel}
      >
        ${repeat(
          order,
          (code) => code,
          (code, i) =>
            handCard(byCode.get(code) as HandCard, i, byCode.get(order[i - 1] ?? '')?.note ?? '', look),
        )}
      </div>
    `
  }

  #order(): readonly string[] {
    return arrange(codesOf(this.cards), this.own)
  }

  #hasFocus(): boolean {
    return (this.shadowRoot?.activeElement ?? null) !== null
  }

  #button(card: string): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-card="${card}"]`)
  }

  /** A key or a screen reader clicks without a pointer; its focus has already raised the card. */
  #click = (event: MouseEvent): void => {
    const card = buttonAt(event)?.dataset['card']
    if (card === undefined || this.#pointer.hasHandled(event)) return
    this.active = card
    this.#press(card, event.detail === 0 || this.firstTap)
  }

  #press(code: string, atOnce: boolean): void {
    const card = this.cards.find((c) => c.card === code)
    if (card === undefined) return
    this.why = this.mode === 'still' ? this.notNow : ''
    if (this.mode === 'still') return
    if (this.mode === 'play' && !card.playable) this.why = card.why
    else if (this.mode === 'choose' || this.mode === 'ahead' || atOnce || this.raised === code) {
      this.raised = null
      this.dispatchEvent(new CardEvent(code))
    } else {
      this.raised = code
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

  /** Puts the dragged card between the two other cards that its left edge lies between. */
  #orderTo(card: string, left: number): void {
    const order = this.#order()
    const others = order.filter((c) => c !== card)
    const to = others.filter((c) => (this.rectOf(c)?.left ?? 0) < left).length
    if (order.indexOf(card) !== to) this.own = moveCard(order, card, to)
  }
}

customElements.define('stolik-hand', StolikHand)
