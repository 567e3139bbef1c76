import { say, type Arg, type Catalogue, type Chair, type Locale, type Seat } from '@stolik/core'
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { MoveEvent, type TableElement, type TablePlayer } from '../renderer.js'
import type { DeckStyle, Letters } from '../deck/options.js'
import { tableStyles } from './game-table.styles.js'
import type { CardEvent, StolikHand } from './hand.js'
import { arrive, go } from './motion.js'
import type { Place } from './places.js'
import { noTrick, type Plate, type Scene, type ShownCard, type Trick, type TrickCard } from './scene.js'
import type { Situation } from './situation.js'
import { describe, nameAt, tellChanges } from './told.js'
import { tableWords } from './words.js'

const fromLeft: readonly Place[] = ['left', 'top', 'right']

/** Lines the live region keeps. */
const newsKept = 8

/**
 * The table that every card game shares: plates, trick, contract line, calls, hand, last trick, live region, and
 * the movement between two views. A game says what its view looks like (`sceneOf`), what there is to call
 * (`controls`), and how the calls are told in words (`tell`).
 *
 * @event stolik-move - a person's move; `detail.move` in the game's notation
 * @csspart table - the felt
 * @csspart contract - the line that says what is played
 * @cssprop --stolik-table-height - height of the whole table; by default the window's, less a page head
 */
export abstract class GameTable<V extends object> extends LitElement implements TableElement<V> {
  static override readonly styles = tableStyles
  static override readonly properties = {
    view: { attribute: false },
    seat: { attribute: false },
    players: { attribute: false },
    seating: { attribute: false },
    dealer: { attribute: false },
    locale: {},
    busy: { type: Boolean },
    chair: { attribute: false },
    deck: {},
    letters: {},
    firstTap: { type: Boolean },
    linger: { type: Number },
    held: { state: true },
    lastShown: { state: true },
    chosen: { state: true },
  }

  declare view: V | null
  declare seat: Seat | null
  declare players: readonly (TablePlayer | null)[]
  declare seating: readonly Chair[]
  declare dealer: Chair
  declare locale: Locale
  declare busy: boolean
  declare chair: Chair | null
  declare deck: DeckStyle
  declare letters: Letters
  declare firstTap: boolean
  /** Milliseconds a finished trick stays. */
  declare linger: number
  /** Cards picked while the scene lets one choose. */
  declare protected chosen: readonly string[]
  /** The finished trick that still lies on the table. */
  declare private held: Trick | null
  declare private lastShown: boolean

  #scene: Scene | null = null
  #news: readonly string[] = []
  #origins: ReadonlyMap<string, DOMRect> = new Map()
  #timer: ReturnType<typeof setTimeout> | undefined
  #lostFocus = false
  #parked = false

  constructor() {
    super()
    this.view = null
    this.seat = null
    this.players = []
    this.seating = []
    this.dealer = 0
    this.locale = 'pl'
    this.busy = false
    this.chair = null
    this.deck = 'french'
    this.letters = 'AKDW'
    this.firstTap = false
    this.linger = 1200
    this.chosen = []
    this.held = null
    this.lastShown = false
  }

  /** The game's words; the table's own are added to them. */
  protected abstract readonly catalogues: Readonly<Record<Locale, Catalogue>>
  /** What the view looks like. */
  protected abstract sceneOf(view: V, at: Situation): Scene
  /** What was called between two views of a hand, a sentence each; the table itself tells the cards. */
  protected abstract tell(before: V, now: V, at: Situation): readonly string[]
  /** The buttons for what may be called now. */
  protected abstract controls(view: V): TemplateResult | typeof nothing
  /** Rarer choices, below the hand. */
  protected asides(): TemplateResult | typeof nothing {
    return nothing
  }
  /** How many cards are to be picked while the scene's mode is `choose`. */
  protected readonly picks: number = 0

  /** Says a word in the viewer's language; to be used as a value, so it is bound. */
  protected readonly t = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say({ ...tableWords[this.locale], ...this.catalogues[this.locale] }, this.locale, code, args)

  protected situation(): Situation {
    const { players, seating, dealer, seat, chair, locale, t } = this
    return { players, seating, dealer, seat, chair, locale, t }
  }

  /** Sends a move, unless one is under way. */
  protected send(move: string): void {
    if (this.busy) return
    this.#sweep()
    this.dispatchEvent(new MoveEvent(move))
  }

  /** A big button that says something; `note` is what it would mean. */
  protected callButton(label: string, move: string, note = '', kind = ''): TemplateResult {
    return html`<button
      class="call ${kind}"
      type="button"
      data-move=${move}
      @click=${(e: MouseEvent) => {
        // The second click of a double click would say the next word as well.
        if (e.detail < 2) this.send(move)
      }}
    >
      ${label}${note === '' ? nothing : html`<small>${note}</small>`}
    </button>`
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = this.#scene
    const drawn = this.#drawn()
    this.#scene = this.view === null ? null : this.sceneOf(this.view, this.situation())
    if (changed.has('view')) this.#compare(before, this.#scene, changed.get('view') ?? null)
    const known = new Set(drawn.cards.map((c) => c.card))
    const fresh = before === null ? [] : this.#drawn().cards.filter((c) => !known.has(c.card))
    this.#origins = new Map(fresh.flatMap((c) => this.#origin(c)))
    const active = this.shadowRoot?.activeElement
    this.#lostFocus = active?.closest('.calls') !== null && active !== null && active !== undefined
  }

  override updated(): void {
    for (const [card, from] of this.#origins) {
      const element = this.renderRoot.querySelector(`.trick [data-card="${card}"]`)
      if (element !== null) arrive(element, from)
    }
    this.#origins = new Map()
    this.#keepFocus()
  }

  override render(): TemplateResult {
    const scene = this.#scene
    if (scene === null || this.view === null) {
      return html`<div class="table empty" part="table"><p>${this.t('table.empty')}</p></div>`
    }
    const others = fromLeft.flatMap((place) => scene.plates.filter((p) => p.place === place))
    const mine = scene.plates.find((p) => p.place === 'bottom')
    return html`
      <div class="table ${others.some((p) => p.place === 'top') ? 'across' : ''}" part="table">
        <div
          class="others"
          style="--others: ${others.length}"
          role="group"
          aria-label=${this.t('table.players')}
        >
          ${others.map((p) => this.#plate(p))}
        </div>
        ${others.map((p) => this.#open(p))} ${this.#middle(scene)}
        <p class="contract" part="contract">${scene.contract}</p>
        <div class="mine">${mine === undefined ? nothing : this.#plate(mine)}</div>
        <div class="calls" role="group" aria-label=${this.t('table.calls')}>${this.controls(this.view)}</div>
        ${scene.hand.length === 0 ? nothing : this.#hand(scene)}
        <div class="foot">${this.#lastButton(scene)}${this.asides()}<slot name="foot"></slot></div>
        <p class="visually-hidden summary">${describe(scene, this.situation())}</p>
        <div class="visually-hidden" role="log" aria-live="polite" aria-label=${this.t('table.news')}>
          ${this.#news.map((line) => html`<p>${line}</p>`)}
        </div>
      </div>
    `
  }

  #plate(plate: Plate): TemplateResult {
    return html`<stolik-plate
      data-place=${plate.place}
      .plate=${plate}
      .locale=${this.locale}
      ?mine=${plate.place === 'bottom'}
      ?slim=${this.players.length > 3}
    ></stolik-plate>`
  }

  #open(plate: Plate): TemplateResult | typeof nothing {
    if (plate.open.length === 0) return nothing
    const label = this.t('table.open', { name: plate.player?.name ?? '' })
    return html`<div class="open" data-place=${plate.place} role="group" aria-label=${label}>
      ${plate.open.map((c) => this.#picture(c, c.label))}
    </div>`
  }

  #middle(scene: Scene): TemplateResult {
    const { middle } = scene
    const trick = this.#drawn()
    const last = this.lastShown ? scene.last : null
    return html`<div class="middle" @click=${this.#tapMiddle}>
      ${
        trick.cards.length === 0 && middle !== null && last === null
          ? html`<div class="word">
              <p><strong>${middle.big}</strong></p>
              ${middle.small.map((line) => html`<p>${line}</p>`)}
              ${middle.cards.map((c) => this.#picture(c, c.label))}
            </div>`
          : nothing
      }
      ${last === null ? this.#trick(trick, 'trick') : this.#lastTrick(scene, last)}
    </div>`
  }

  #trick(trick: Trick, kind: string): TemplateResult {
    return html`<div
      class=${kind}
      role="group"
      aria-label=${this.t(kind === 'trick' ? 'table.trick' : 'table.last')}
    >
      ${repeat(
        trick.cards,
        (c) => c.card,
        (c, i) =>
          html`<span class="laid" data-card=${c.card} data-place=${c.place}>
            ${this.#picture(c, i === 0 ? `${c.label} (${this.t('table.leads')})` : c.label)}
            ${i === 0 ? html`<span class="led" aria-hidden="true"></span>` : nothing}
          </span>`,
      )}
    </div>`
  }

  #picture(card: ShownCard, label: string): TemplateResult {
    return html`<playing-card
      card=${card.card}
      label=${label}
      deck=${this.deck}
      letters=${this.letters}
    ></playing-card>`
  }

  #lastTrick(scene: Scene, last: Trick): TemplateResult {
    const name = last.winner === null ? '' : nameAt(last.winner, scene, this.situation())
    return html`<div class="looking">
      ${this.#trick(last, 'again')}
      <p>${this.t('table.lastTaken', { name })}</p>
    </div>`
  }

  #lastButton(scene: Scene): TemplateResult | typeof nothing {
    if (scene.last === null) return nothing
    return html`<button
      class="plain"
      type="button"
      data-last
      aria-expanded=${this.lastShown}
      @click=${() => (this.lastShown = !this.lastShown)}
    >
      ${this.t('table.last')} ${this.lastShown ? '▾' : '▸'}
    </button>`
  }

  #hand(scene: Scene): TemplateResult {
    return html`<stolik-hand
      .cards=${scene.hand}
      .mode=${this.busy && scene.mode === 'play' ? 'still' : scene.mode}
      .chosen=${this.chosen}
      .label=${this.t('table.hand')}
      .chosenWord=${this.t('table.chosen')}
      deck=${this.deck}
      letters=${this.letters}
      ?firstTap=${this.firstTap}
      @stolik-card=${this.#card}
      @keydown=${() => (this.#parked = false)}
    ></stolik-hand>`
  }

  #card(event: CardEvent): void {
    const { card } = event.detail
    const scene = this.#scene
    if (scene === null) return
    if (scene.mode === 'choose') this.#choose(card)
    // Who taps while the last trick still covers a new lead has not seen what he would be playing to.
    else if (this.held !== null && scene.trick.cards.length > 0) this.#sweep()
    else this.send(card)
  }

  #choose(card: string): void {
    const rest = this.chosen.filter((c) => c !== card)
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, card].slice(-this.picks)
  }

  /** What lies in the middle: the finished trick as long as it stays, else the one being played. */
  #drawn(): Trick {
    return this.held ?? this.#scene?.trick ?? noTrick
  }

  #compare(before: Scene | null, now: Scene | null, beforeView: V | null): void {
    if (
      before === null ||
      now === null ||
      this.view === null ||
      beforeView === null ||
      now.done < before.done
    ) {
      this.#release()
      this.chosen = []
      this.#news = []
      this.lastShown = false
      return
    }
    const at = this.situation()
    const news = [...this.tell(beforeView, this.view, at), ...tellChanges(before, now, at)]
    this.#news = [...this.#news, ...news].slice(-newsKept)
    if (now.mode !== 'choose') this.chosen = []
    if (now.last === null || now.done > before.done) this.lastShown = false
    if (now.done > before.done && now.last !== null) {
      this.held = now.last
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#sweep(), this.linger)
    }
  }

  /** Where a card that now lies in the middle came from. */
  #origin(card: TrickCard): readonly (readonly [string, DOMRect])[] {
    const hand = this.renderRoot.querySelector<StolikHand>('stolik-hand')
    const from =
      (card.place === 'bottom' ? hand?.rectOf(card.card) : undefined) ?? this.#plateRect(card.place)
    return from === undefined ? [] : [[card.card, from]]
  }

  #plateRect(place: Place): DOMRect | undefined {
    return this.renderRoot.querySelector(`stolik-plate[data-place="${place}"]`)?.getBoundingClientRect()
  }

  #tapMiddle(): void {
    if (this.lastShown) this.lastShown = false
    else this.#sweep()
  }

  /** The finished trick goes to its winner; what is played next then lies in the middle. */
  #sweep(): void {
    const trick = this.held
    clearTimeout(this.#timer)
    if (trick === null) return
    const to = trick.winner === null ? undefined : this.#plateRect(trick.winner)
    const cards = [...this.renderRoot.querySelectorAll('.trick .laid')]
    const done = (): void => {
      if (this.held === trick) this.#release()
    }
    if (to === undefined) done()
    else void go(cards, to).then(done)
  }

  #release(): void {
    clearTimeout(this.#timer)
    this.held = null
  }

  /**
   * Who calls by keyboard keeps his place: when the pressed button goes, the focus moves to the next choice, or
   * waits on the hand until there is one.
   */
  #keepFocus(): void {
    const active = this.shadowRoot?.activeElement ?? null
    const call = this.renderRoot.querySelector<HTMLElement>('.calls button')
    const hand = this.renderRoot.querySelector<StolikHand>('stolik-hand')
    if (this.#lostFocus && active === null) {
      if (call === null) {
        hand?.focus()
        this.#parked = true
      } else call.focus()
    } else if (this.#parked && call !== null) {
      this.#parked = false
      if (active === hand) call.focus()
    }
    this.#lostFocus = false
  }
}
