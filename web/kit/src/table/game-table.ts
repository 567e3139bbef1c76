import { say, type Arg, type Catalogue, type Chair, type Locale, type Seat } from '@stolik/core'
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { MoveEvent, type TableElement, type TablePlayer } from '../renderer.js'
import type { DeckStyle, Letters } from '../deck/options.js'
import { tableStyles } from './game-table.styles.js'
import type { CardEvent, StolikHand } from './hand.js'
import { focusKeeper } from './focus.js'
import { arrive, go } from './motion.js'
import { newsPart, withNews, type NewsLine } from './news.js'
import { openHands } from './open-hands.js'
import { lastPart, openPart, trickPart, wordPart } from './parts.js'
import type { Place } from './places.js'
import { noTrick, type Plate, type Scene, type Trick, type TrickCard } from './scene.js'
import type { Situation } from './situation.js'
import { describe, lying, nameAt, tellChanges, whose } from './told.js'
import { drawSpoken, type Words } from '../words/room.js'
import { tableWords } from './words/index.js'

const fromLeft: readonly Place[] = ['left', 'top-left', 'top', 'top-right', 'right']

/**
 * The table that every card game shares: plates, trick, contract line, calls, hand, last trick, live region, and
 * the movement between two views. A game says what its view looks like (`sceneOf`), what there is to call
 * (`controls`), and how the calls are told in words (`tell`).
 *
 * The file is longer than most because what one element keeps (scene, held trick, news) changes in one place.
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
    still: { type: Boolean },
    hands: { attribute: false },
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
  /** Only looked at: nothing is offered to be said or played. */
  declare still: boolean
  declare hands: readonly V[] | null
  /** Milliseconds a finished trick stays. */
  declare linger: number
  /** Cards picked while the scene lets one choose. */
  declare protected chosen: readonly string[]
  /** The finished trick that still lies on the table. */
  declare private held: Trick | null
  declare private lastShown: boolean

  #scene: Scene | null = null
  #news: readonly NewsLine[] = []
  /** What is told once there is a live region to tell it in. */
  #untold: readonly string[] = []
  #origins: ReadonlyMap<string, DOMRect> = new Map()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #focus = focusKeeper(() => this.shadowRoot)
  #words: { readonly table: Catalogue; readonly game: Catalogue; readonly all: Catalogue } | undefined

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
    this.still = false
    this.hands = null
    this.linger = 1200
    this.chosen = []
    this.held = null
    this.lastShown = false
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.dismiss()
    })
  }

  /** The game's words; the table's own are added to them. */
  protected abstract readonly catalogues: Words
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
  /** Escape: closes what was opened to look at. */
  protected dismiss(): void {
    this.lastShown = false
  }
  /** How many cards are to be picked while the scene's mode is `choose`. */
  protected get picks(): number {
    return 0
  }

  /** Puts the focus where there is something to do. */
  override focus(): void {
    void this.updateComplete.then(() => {
      const call = this.renderRoot.querySelector<HTMLElement>('.calls button')
      ;(call ?? this.renderRoot.querySelector('stolik-hand'))?.focus()
    })
  }

  /** Says a word in the viewer's language; handed on as a value, so it is bound. */
  readonly t = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    const [table, game] = [tableWords[locale], this.catalogues[locale]]
    if (this.#words?.table !== table || this.#words.game !== game)
      this.#words = { table, game, all: { ...table, ...game } }
    return say(this.#words.all, locale, code, args)
  }

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
      ${label}${note === '' ? nothing : html` <small>${note}</small>`}
    </button>`
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  get rooms(): readonly Words[] {
    return [tableWords, this.catalogues]
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawSpoken(this, this.locale, this.rooms, () => super.scheduleUpdate())
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = this.#scene
    const drawn = this.#drawn()
    this.#scene = this.view === null ? null : this.#sceneNow(this.view)
    if (changed.has('view')) this.#compare(before, this.#scene, changed.get('view') ?? null)
    const known = new Set(drawn.cards.map((c) => c.card))
    const fresh = before === null ? [] : this.#drawn().cards.filter((c) => !known.has(c.card))
    this.#origins = new Map(fresh.flatMap((c) => this.#origin(c)))
    this.#focus.before()
  }

  /** The scene of the view, with all hands open where they are given. */
  #sceneNow(view: V): Scene {
    const at = this.situation()
    const { hands } = this
    const scene = this.sceneOf(view, at)
    if (hands === null) return scene
    return openHands(scene, at, (seat) => {
      const own = hands[seat]
      return own === undefined ? [] : this.sceneOf(own, { ...at, seat }).hand
    })
  }

  override updated(): void {
    for (const [card, from] of this.#origins) {
      const element = this.renderRoot.querySelector(`.trick [data-card="${card}"]`)
      if (element !== null) arrive(element, from)
    }
    this.#origins = new Map()
    this.#focus.after()
    if (this.#untold.length > 0) requestAnimationFrame(() => this.#add([]))
  }

  /** Tells what is not yet told, and these lines. */
  #add(lines: readonly string[]): void {
    this.#news = withNews(this.#news, [...this.#untold, ...lines])
    this.#untold = []
    this.requestUpdate()
  }

  override render(): TemplateResult {
    const scene = this.#scene
    if (scene === null || this.view === null) {
      return html`<div class="table empty" part="table"><p>${this.t('table.empty')}</p></div>`
    }
    const others = fromLeft.flatMap((place) => scene.plates.filter((p) => p.place === place))
    const mine = scene.plates.find((p) => p.place === 'bottom')
    return html`
      <div class="table ${others.some((p) => p.place.startsWith('top')) ? 'across' : ''}" part="table">
        <h3 class="visually-hidden">${this.t('table.players')}</h3>
        <div class="others ${others.length > 3 ? 'many' : ''}" .style=${`--others: ${others.length}`}>
          ${others.map((p) => this.#plate(p))}
        </div>
        <div class="opened ${others.every((p) => p.open.length <= 5) ? 'few' : ''}">
          ${others.map((p) => openPart(p, this))}
        </div>
        ${this.#middle(scene)}
        <p class="contract" part="contract">${scene.contract}</p>
        <div class="mine">${mine === undefined ? nothing : this.#plate(mine)}</div>
        <div class="calls" role="group" aria-label=${this.t('table.calls')}>
          ${this.still ? nothing : this.controls(this.view)}
        </div>
        ${scene.hand.length === 0 ? nothing : this.#hand(scene)}
        <div class="foot">
          ${this.#lastButton(scene)}${this.still ? nothing : this.asides()}<slot name="foot"></slot>
        </div>
        ${newsPart(this.#news, this.t('table.news'))}
      </div>
    `
  }

  #plate(plate: Plate): TemplateResult {
    return html`<stolik-plate
      data-place=${plate.place}
      .plate=${plate}
      .locale=${this.locale}
      ?mine=${plate.place === 'bottom' && this.hands === null}
      ?slim=${this.players.length === 4}
    ></stolik-plate>`
  }

  #middle(scene: Scene): TemplateResult {
    const trick = this.#drawn()
    const last = this.lastShown ? scene.last : null
    const empty = trick.cards.length === 0 && last === null
    const who = (place: Place): string => nameAt(place, scene, this.situation())
    const look = { deck: this.deck, letters: this.letters, t: this.t, who }
    return html`<div class="middle" @click=${this.#tapMiddle}>
      ${empty && scene.middle !== null ? wordPart(scene.middle, this) : nothing}
      ${empty || last !== null ? nothing : html`<h3 class="visually-hidden">${this.#trickLabel(trick, scene)}</h3>`}
      ${last === null ? trickPart(trick, 'trick', look) : lastPart(last, this.#winner(last, scene), look)}
    </div>`
  }

  /** A finished trick that still lies there is called so: what is led meanwhile is told, and lies under it. */
  #trickLabel(trick: Trick, scene: Scene): string {
    return trick.winner === null
      ? this.t('table.trick')
      : this.t('table.lastTaken', { name: this.#winner(trick, scene) })
  }

  #winner(trick: Trick, scene: Scene): string {
    return trick.winner === null ? '' : nameAt(trick.winner, scene, this.situation())
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
      ${this.t('table.last')} <span aria-hidden="true">${this.lastShown ? '▾' : '▸'}</span>
    </button>`
  }

  #hand(scene: Scene): TemplateResult {
    return html`<h3 class="visually-hidden">${this.#handLabel(scene)}</h3>
      <stolik-hand
        .cards=${scene.hand}
        .mode=${this.still || (this.busy && scene.mode === 'play') ? 'still' : scene.mode}
        .chosen=${this.chosen}
        .label=${this.#handLabel(scene)}
        .chosenWord=${this.t('table.chosen')}
        .notNow=${scene.mode === 'still' && !this.still ? whose(scene, this.situation()) : ''}
        deck=${this.deck}
        letters=${this.letters}
        ?firstTap=${this.firstTap}
        @stolik-card=${this.#card}
        @keydown=${() => this.#focus.release()}
      ></stolik-hand>`
  }

  #handLabel(scene: Scene): string {
    if (this.hands === null) return this.t('table.hand')
    return this.t('table.open', { name: nameAt('bottom', scene, this.situation()) })
  }

  #card(event: CardEvent): void {
    const { card } = event.detail
    const scene = this.#scene
    if (scene === null) return
    if (scene.mode === 'choose') this.#choose(card)
    // Who taps while the last trick still covers a new lead has not seen what he would be playing to.
    else if (this.held !== null && scene.trick.cards.length > 0) {
      this.#sweep()
      this.#add([lying(scene, this.situation())])
    } else this.send(card)
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
    const at = this.situation()
    if (
      before === null ||
      now === null ||
      this.view === null ||
      beforeView === null ||
      now.done < before.done ||
      (before.over && !now.over)
    ) {
      this.#release()
      this.chosen = []
      this.#news = []
      this.lastShown = false
      // Who comes to a hand, or to the next one, is told how it stands; who steps through one hears of each step elsewhere.
      this.#untold = now === null || this.still ? [] : [describe(now, at)]
      return
    }
    const news = [...this.tell(beforeView, this.view, at), ...tellChanges(before, now, at)]
    this.#news = withNews(this.#news, [...this.#untold, ...news])
    this.#untold = []
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
}
