import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { declares, flag, state } from '../properties/properties.js'
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
import { isViewerAt, nameAt, describeCard } from './describe-changes.js'

/** The cards that players hold and have taken, as backs: only their number is visible. */
const back = html`<playing-card face-down></playing-card>`

/** Draws a hidden hand: one back for each card. */
const backsPart = (n: number): TemplateResult | typeof nothing =>
  n === 0
    ? nothing
    : html`<div class="fan" .style=${`--n: ${n}`}>
        ${Array.from({ length: n }, (_, i) => html`<playing-card face-down .style=${`--i: ${i}`}></playing-card>`)}
      </div>`

/** Draws the tricks taken, one packet each. */
const takenPart = (n: number | null): TemplateResult | typeof nothing =>
  n === null || n === 0
    ? nothing
    : html`<div class="heap" aria-hidden="true">${Array.from({ length: n }, () => back)}</div>`

/** The viewer's own place shows only tricks: their cards are open below. */
const ownHeld = ({ tricks }: Plate): TemplateResult | typeof nothing => takenPart(tricks)

const othersHeld = ({ cards, open, tricks }: Plate): TemplateResult =>
  html`<div class="held" aria-hidden="true">
    ${backsPart(open.length > 0 ? 0 : (cards ?? 0))}${takenPart(tricks)}
  </div>`

/** Describes the whole scene: the contract, the cards on the table and whose turn it is. */
function describeScene(scene: Scene, at: Situation): string {
  const middle = scene.middle === null ? [] : [scene.middle.big, ...scene.middle.small]
  const parts = [
    scene.contract,
    middle.filter((p) => p !== '').join(', '),
    describeTrick(scene, at),
    scene.over ? at.t('table.over') : describeTurn(scene, at),
  ]
  return parts.filter((p) => p !== '').join('. ')
}

/** Returns the cards of the current trick in words; '' when there are none. */
function describeTrick(scene: Scene, at: Situation): string {
  const cards = scene.trick.cards.map((c) => describeCard(c, scene, at)).join(', ')
  return cards === '' ? '' : at.t('table.onTable', { cards })
}

/** Returns whose turn it is, in words; '' when it is nobody's. */
function describeTurn(scene: Scene, at: Situation): string {
  const waiting = scene.plates.filter((p) => p.turn)
  if (waiting.some((p) => isViewerAt(p.place, at))) return at.t('table.yourTurn')
  const name = waiting.map((p) => nameAt(p.place, scene, at)).join(', ')
  return name === '' ? '' : at.t('table.toMove', { name })
}

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
    this.moving.sweep()
    this.dispatchEvent(new MoveEvent(move, isCard))
  }

  /** Also forgets a final call that was pressed only once. */
  protected override dismiss(): void {
    super.dismiss()
    this.armed = null
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
    super.willUpdate(changed)
    const { scene } = this
    if (changed.has('view')) {
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
        .cards=${scene.hand}
        .mode=${this.busy && scene.mode === 'play' ? 'still' : scene.mode}
        .chosen=${this.chosen}
        .label=${label}
        .chosenWord=${this.t('table.chosen')}
        .playAgain=${this.novice ? this.t('table.playAgain') : ''}
        .notNow=${scene.mode === 'still' ? describeTurn(scene, this.situation()) : ''}
        deck=${this.deck}
        letters=${this.letters}
        ?firstTap=${this.firstTap}
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
    // A player who taps while the last trick still covers a new lead has not seen that lead.
    else if (this.moving.held !== null && scene.trick.cards.length > 0) {
      this.moving.sweep()
      this.news.add([describeTrick(scene, this.situation())])
    } else this.send(card, true)
  }

  #choose(card: string): void {
    const rest = this.chosen.filter((c) => c !== card)
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, card].slice(-this.picks)
  }
}
