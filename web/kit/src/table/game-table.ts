import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { declares, flag, given, property, state } from '../properties/properties.js'
import { MoveEvent, type TableElement } from './renderer.js'
import { BaseTable } from './base-table.js'
import { tableStyles } from './base-table.styles.js'
import { callStyles } from './calls.styles.js'
import { tableFocus } from './focus.js'
import type { CardEvent } from './hand.js'
import { isLarge, largeStyles } from './large.styles.js'
import { lowStyles } from './low.styles.js'
import type { Plate, Scene } from './scene.js'
import type { Situation } from './situation.js'
import { withoutTap } from './without-tap.js'
import { describeScene, describeTrick, describeTurn } from './describe-scene.js'
import type { OnlyCard } from './only-card.js'
import { usualOrder, type HandOrder } from './hand-order.js'
import { sortHand } from './sort-hand.js'
import { othersHeld, ownHeld } from './held.js'

/** The styles of a table to play at: larger on a desktop, and with the calls beside the hand on a low screen. */
export const gameTableStyles = [...tableStyles, largeStyles, lowStyles, callStyles]

/**
 * Whether a click is the second one of a double click, which would also make the next call. A third click is deliberate:
 * somebody who keeps clicking has had no response.
 */
const isSecond = (click: MouseEvent): boolean => click.detail > 0 && click.detail % 2 === 0

/**
 * The table to play at that all card games share. A game adds its calls (`controls`).
 *
 * @event stolik-move - a person's move; `detail.move` in the game's notation
 */
export abstract class GameTable<V extends object>
  extends declares(BaseTable, {
    busy: flag(),
    firstTap: flag(),
    novice: flag(),
    /** When the only card that may be played is played by itself. */
    onlyCard: property<OnlyCard>('never', { attribute: 'only-card' }),
    /** The order in which the player wants their cards. */
    order: given<HandOrder>(usualOrder),
    /** Cards picked while the scene's mode is `choose`. */
    chosen: state<readonly string[]>([]),
    /** The final call that has been pressed once and waits for the second press. */
    armed: state<string | null>(null),
    /** Whether there is room to show what the others hold and have taken. */
    large: state(false),
  })<V>
  implements TableElement<V>
{
  static override readonly styles = gameTableStyles
  readonly #size = new ResizeObserver(([entry]) => {
    if (entry !== undefined) this.large = isLarge(entry.contentRect)
  })
  readonly #focus = tableFocus(() => this.shadowRoot)
  readonly #withoutTap = withoutTap(this, {
    scene: () => this.scene,
    self: () => this.players[this.chair ?? -1] ?? null,
    play: (card) => this.send(card, true),
  })

  override connectedCallback(): void {
    super.connectedCallback()
    this.#size.observe(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#size.disconnect()
  }

  protected override readonly heldPart = (plate: Plate): TemplateResult | typeof nothing => {
    if (!this.large) return nothing
    return plate.place === 'bottom' && this.isMine ? ownHeld(plate) : othersHeld(plate)
  }

  /** The buttons for the calls that can be made now. */
  protected abstract controls(view: V): TemplateResult | typeof nothing
  /** How many cards to pick while the scene's mode is `choose`. */
  protected get picks(): number {
    return 0
  }

  protected override greeting(scene: Scene, at: Situation): readonly string[] {
    return [describeScene(scene, at)]
  }

  /** Moves the focus to the first call, or to the hand if there is none. */
  override focus(): void {
    void this.updateComplete.then(() => {
      const call = this.renderRoot.querySelector<HTMLElement>('.calls button')
      ;(call ?? this.renderRoot.querySelector('stolik-hand'))?.focus()
    })
  }

  /** Sends a move, unless one is in progress. */
  protected send(move: string, isCard = false): void {
    if (this.busy) return
    this.armed = null
    if (isCard) this.#withoutTap.played()
    this.moving.sweep()
    this.dispatchEvent(new MoveEvent(move, isCard))
  }

  /** Also forgets a final call that was pressed only once, and a card that would be played without another tap. */
  protected override dismiss(): void {
    super.dismiss()
    this.armed = null
    this.#withoutTap.dismiss()
  }

  /** Returns a big button for a call; `note` says what the call would mean. */
  protected callButton(label: string, move: string, note = '', kind = ''): TemplateResult {
    return html`<button
      class="call ${kind}"
      type="button"
      data-move=${move}
      @click=${(e: MouseEvent) => {
        if (!isSecond(e)) this.send(move)
      }}
    >
      ${label}${note === '' ? nothing : html` <small>${note}</small>`}
    </button>`
  }

  /** Returns a button for a final call that changes the whole hand: the first press asks for a second one. */
  protected finalButton(label: string, move: string, note = ''): TemplateResult {
    const isArmed = this.armed === move
    return html`<button
      class="call final ${isArmed ? 'armed' : ''}"
      type="button"
      data-move=${move}
      @click=${(e: MouseEvent) => {
        if (isSecond(e)) return
        if (isArmed) return this.send(move)
        this.armed = move
        this.news.add([`${label}: ${this.t('table.confirm')}`])
      }}
    >
      ${label} <small>${isArmed ? this.t('table.confirm') : note}</small>
    </button>`
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = this.scene
    super.willUpdate(changed)
    const { scene } = this
    if (changed.has('view')) {
      this.#withoutTap.look(before, scene)
      this.armed = null
      const held = scene?.mode === 'choose' ? scene.hand.map(({ card }) => card) : []
      this.chosen = this.chosen.filter((card) => held.includes(card))
    }
    this.#focus.before()
  }

  override updated(): void {
    this.#focus.after()
  }

  protected override callsPart(): TemplateResult | typeof nothing {
    if (this.view === null) return nothing
    return html`<div class="calls" role="group" aria-label=${this.t('table.calls')} aria-busy=${this.busy}>
      ${this.controls(this.view)}
    </div>`
  }

  protected cardsPart(scene: Scene): TemplateResult {
    const label = this.t('table.hand')
    return html`<h3 class="visually-hidden">${label}</h3>
      <stolik-hand
        class="own"
        .cards=${sortHand(scene.hand, this.order)}
        .mode=${this.busy && scene.mode === 'play' ? 'still' : scene.mode}
        .chosen=${this.chosen}
        .label=${label}
        .chosenWord=${this.t('table.chosen')}
        .playAgain=${this.novice ? this.t('table.playAgain') : ''}
        .notice=${this.#withoutTap.notice}
        .next=${this.#withoutTap.card}
        .notNow=${scene.mode === 'still' ? describeTurn(scene, this.situation()) : ''}
        deck=${this.deck}
        letters=${this.letters}
        ?firstTap=${this.firstTap}
        ?keep=${this.order.by === 'own'}
        @stolik-card=${this.#card}
        @keydown=${() => this.#focus.release()}
      ></stolik-hand>`
  }

  protected override rectOf(card: string): DOMRect | undefined {
    const hand = this.renderRoot.querySelector('stolik-hand')
    return hand?.rectOf(card) ?? super.rectOf(card)
  }

  #card = (event: CardEvent): void => {
    const { card } = event.detail
    const { scene } = this
    if (scene === null) return
    if (scene.mode === 'choose') this.#choose(card)
    else if (scene.mode === 'ahead') this.#withoutTap.choose(card, scene)
    // A player who taps while the last trick still covers a new lead has not seen that lead.
    else if (this.moving.held !== null && scene.trick.cards.length > 0) {
      this.moving.sweep()
      this.news.add([describeTrick(scene, this.situation())])
    } else {
      this.#withoutTap.tapped()
      this.send(card, true)
    }
  }

  #choose(card: string): void {
    const rest = this.chosen.filter((c) => c !== card)
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, card].slice(-this.picks)
  }
}
