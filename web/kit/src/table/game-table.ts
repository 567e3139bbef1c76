import type { Catalogue } from '@stolik/core'
import { html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit'
import { declares, flag, given, property, state } from '../properties/properties.js'
import { MoveEvent, type TableElement } from './renderer.js'
import type { Drawn } from './drawn.js'
import { BaseTable } from './base-table.js'
import { tableStyles } from './base-table.styles.js'
import { callStyles } from './calls.styles.js'
import { tableFocus } from './focus.js'
import type { CardEvent } from './hand.js'
import { motion } from './motion.js'
import { isLarge } from './large.js'
import { adoptBehind, germanNames, leastWide, sorting, tapless, wide } from './lazy-parts.js'
import type { Plate, Scene } from './scene.js'
import type { Situation } from './situation.js'
import type { WithoutTap } from './without-tap.js'
import { describeScene, describeTrick, describeTurn } from './describe-scene.js'
import { taken } from './describe-changes.js'
import type { OnlyCard } from './only-card.js'
import { usualOrder, type HandOrder, type Strength } from './hand-order.js'

/** The styles of a table to play at. Those of large and of low tables come behind `tableStyles` where there is room for them. */
export const gameTableStyles = [...tableStyles, callStyles]

const isUsual = ({ by, trumps, alternate }: HandOrder): boolean =>
  by !== 'rank' && (by === 'own' || (trumps === 'left' && alternate))

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
    /** How long a card moves, in milliseconds; 0 = not at all. */
    step: given(200),
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
    if (entry === undefined) return
    this.large = isLarge(entry.contentRect)
    if (!this.#isLaidOut && entry.contentRect.width >= leastWide) this.requestUpdate()
  })
  /** Whether it has the layouts of wide tables. */
  #isLaidOut = false
  readonly #focus = tableFocus(() => this.shadowRoot)
  /** Plays cards without a tap, once that part has come. */
  #tapless: WithoutTap | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.#size.observe(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#size.disconnect()
  }

  protected override readonly heldPart = (plate: Plate): TemplateResult | typeof nothing => {
    if (!this.large || wide.value === undefined) return nothing
    const { othersHeld, ownHeld } = wide.value
    return plate.place === 'bottom' && this.isMine ? ownHeld(plate) : othersHeld(plate)
  }

  /** The latest drawing. */
  get drawn(): Drawn<V> {
    return {
      scene: this.scene,
      view: this.view,
      at: this.situation(),
      tell: (...of) => this.tell(...of),
      taken,
    }
  }

  /** The buttons for the calls that can be made now. */
  protected abstract controls(view: V): TemplateResult | typeof nothing
  /** Returns how strong a card of the hand is, for players who sort it themselves. */
  protected abstract strength(view: V, card: string): Strength
  /** How many cards to pick while the scene's mode is `choose`. */
  protected get picks(): number {
    return 0
  }

  /** What is needed at once is fetched before the first drawing, so that nothing jumps afterwards. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const isWide = Math.max(innerWidth, this.clientWidth) >= leastWide
    const coming = [
      isWide ? wide.need() : undefined,
      isUsual(this.order) ? undefined : sorting.need(),
      this.deck === 'german' ? germanNames.need() : undefined,
    ].filter((part) => part !== undefined)
    if (coming.length === 0) return super.scheduleUpdate()
    return Promise.all(coming).then(() => super.scheduleUpdate())
  }

  protected override words(): Catalogue {
    const words = super.words()
    return this.deck === 'german' ? (germanNames.value?.withGermanNames(words, this.locale) ?? words) : words
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
    if (isCard) this.#tapless?.played()
    this.moving.sweep()
    this.dispatchEvent(new MoveEvent(move, isCard))
  }

  /** Also forgets a final call that was pressed only once, and a card that would be played without another tap. */
  protected override dismiss(): void {
    super.dismiss()
    this.armed = null
    this.#tapless?.dismiss()
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

  #pace(): void {
    motion.step = this.step
    this.style.setProperty('--moves', `${this.step}ms`)
  }

  #layOut(): void {
    if (this.#isLaidOut || wide.value === undefined) return
    this.#isLaidOut = true
    adoptBehind(
      this.renderRoot as ShadowRoot,
      tableStyles[tableStyles.length - 1] as CSSResult,
      wide.value.layouts,
    )
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = this.scene
    this.#layOut()
    if (changed.has('step')) this.#pace()
    this.#tapless ??= tapless.value?.withoutTap(this, {
      scene: () => this.scene,
      self: () => this.players[this.chair ?? -1] ?? null,
      play: (card) => this.send(card, true),
    })
    super.willUpdate(changed)
    const { scene } = this
    if (changed.has('view')) {
      this.#tapless?.look(before, scene)
      this.armed = null
      const held = scene?.mode === 'choose' ? scene.hand.map(({ card }) => card) : []
      this.chosen = this.chosen.filter((card) => held.includes(card))
    }
    this.#focus.before()
  }

  override updated(): void {
    this.#focus.after()
    if (this.seat !== null) void tapless.need()?.then(() => this.requestUpdate())
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
        .cards=${this.#sorted(scene)}
        .mode=${this.busy && scene.mode === 'play' ? 'still' : scene.mode}
        .chosen=${this.chosen}
        .label=${label}
        .chosenWord=${this.t('table.chosen')}
        .playAgain=${this.novice ? this.t('table.playAgain') : ''}
        .notice=${this.#tapless?.notice ?? ''}
        .next=${this.#tapless?.card ?? null}
        .notNow=${scene.mode === 'still' ? describeTurn(scene, this.situation()) : ''}
        deck=${this.deck}
        letters=${this.letters}
        ?firstTap=${this.firstTap}
        ?keep=${this.order.by === 'own'}
        @stolik-card=${this.#card}
        @keydown=${() => this.#focus.release()}
      ></stolik-hand>`
  }

  #sorted({ hand }: Scene): Scene['hand'] {
    const { view, order } = this
    if (view === null || sorting.value === undefined || isUsual(order)) return hand
    return sorting.value.sortHand(hand, order, (card) => this.strength(view, card))
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
    else if (scene.mode === 'ahead') this.#tapless?.choose(card, scene)
    // A player who taps while the last trick still covers a new lead has not seen that lead.
    else if (this.moving.held !== null && scene.trick.cards.length > 0) {
      this.moving.sweep()
      this.news.add([describeTrick(scene, this.situation())])
    } else {
      this.#tapless?.tapped()
      this.send(card, true)
    }
  }

  #choose(card: string): void {
    const rest = this.chosen.filter((c) => c !== card)
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, card].slice(-this.picks)
  }
}
