import { say, type Arg, type Catalogue, type Chair, type Locale, type Seat } from '@stolik/core'
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { TableLook, TablePlayer } from './renderer.js'
import { drawWithWords, type Words } from '../words/room.js'
import { tableStyles } from './base-table.styles.js'
import { animateFrom, animateTo } from './motion.js'
import { clearLines, liveRegion, appendLines } from './live-region.js'
import { lastPart, openPart, trickPart, wordPart, type Look } from './parts.js'
import type { Place } from './places.js'
import { noTrick, type Plate, type Scene, type Trick, type TrickCard } from './scene.js'
import type { Situation } from './situation.js'
import { nameAt, describeChanges } from './describe-changes.js'
import { tableWords } from './words/index.js'

const fromLeft: readonly Place[] = ['left', 'top-left', 'top', 'top-right', 'right']

/**
 * The base of all table elements, to play at or only to look at: plates, trick, contract line, last trick, live region, and the
 * animation between two views. A game describes its view as a scene (`sceneOf`) and puts its calls into words (`tell`).
 *
 * The file is longer than most because the state of one element (scene, held trick, news) changes in one place.
 *
 * @csspart table - the felt
 * @csspart contract - the line that says what is played
 * @cssprop --stolik-table-height - height of the whole table; by default the window's, less a page head
 */
export abstract class BaseTable<V extends object> extends LitElement implements TableLook<V> {
  static override readonly styles = tableStyles
  static override readonly properties = {
    view: { attribute: false },
    seat: { attribute: false },
    players: { attribute: false },
    seating: { attribute: false },
    dealer: { attribute: false },
    locale: {},
    chair: { attribute: false },
    deck: {},
    letters: {},
    said: { attribute: false },
    linger: { type: Number },
    held: { state: true },
    lastShown: { state: true },
  }

  declare view: V | null
  declare seat: Seat | null
  declare players: readonly (TablePlayer | null)[]
  declare seating: readonly Chair[]
  declare dealer: Chair
  declare locale: Locale
  declare chair: Chair | null
  declare deck: DeckStyle
  declare letters: Letters
  /** What players have just said, by chair. */
  declare said: readonly (string | null)[]
  /** How many milliseconds a finished trick stays. */
  declare linger: number
  /** The finished trick that is still on the table. */
  declare protected held: Trick | null
  declare private lastShown: boolean

  /** The scene that is drawn; null before there is a view. */
  protected scene: Scene | null = null
  /** Lines to announce once there is a live region. */
  #untold: readonly string[] = []
  /** Another hand has started, so the news of the previous one is cleared. */
  #anew = false
  #origins: ReadonlyMap<string, DOMRect> = new Map()
  #timer: ReturnType<typeof setTimeout> | undefined
  #words: { readonly table: Catalogue; readonly game: Catalogue; readonly all: Catalogue } | undefined

  constructor() {
    super()
    this.view = null
    this.seat = null
    this.players = []
    this.seating = []
    this.dealer = 0
    this.locale = 'pl'
    this.chair = null
    this.deck = 'french'
    this.letters = 'AKDW'
    this.said = []
    this.linger = 1200
    this.held = null
    this.lastShown = false
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.dismiss()
    })
  }

  /** The game's words; the table adds its own. */
  protected abstract readonly catalogues: Words
  /** Describes the view as a scene. */
  protected abstract sceneOf(view: V, at: Situation): Scene
  /** Returns what was called between two views of a hand, one sentence each. The table itself announces the cards. */
  protected abstract tell(before: V, now: V, at: Situation): readonly string[]
  /** Returns the scene as this element draws it. */
  protected picture(view: V, at: Situation): Scene {
    return this.sceneOf(view, at)
  }
  /** Whether the place at the bottom is the viewer's own: an onlooker has none. */
  protected get isMine(): boolean {
    return this.seat !== null || (this.chair ?? null) !== null
  }
  /** The cards at the bottom; the element has the class `own`. */
  protected abstract cardsPart(scene: Scene): TemplateResult | typeof nothing
  /** Returns where a card is on the screen, if it lies open or in the hand below. */
  protected rectOf(card: string): DOMRect | undefined {
    return this.renderRoot.querySelector(`.open [card="${card}"]`)?.getBoundingClientRect()
  }
  /** The calls that can be made now, above the cards. */
  protected callsPart(): TemplateResult | typeof nothing {
    return nothing
  }
  /** Rare choices, below the cards. */
  protected asides(): TemplateResult | typeof nothing {
    return nothing
  }
  /** Returns what is announced when somebody opens a hand or the next one starts. */
  protected greeting?(scene: Scene, at: Situation): readonly string[]
  /** Escape: closes the last trick if it was opened. */
  protected dismiss(): void {
    this.lastShown = false
  }

  /** Returns a word in the viewer's language. It is an arrow function because it is passed on as a value. */
  readonly t = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    const [table, game] = [tableWords[locale], this.catalogues[locale]]
    if (this.#words?.table !== table || this.#words.game !== game)
      this.#words = { table, game, all: { ...table, ...game } }
    return say(this.#words.all, locale, code, args)
  }

  /** Returns the label of a player's hand that lies open. */
  protected openLabel(player: TablePlayer | null): string {
    return this.t('table.open', { name: player?.name ?? '' })
  }

  protected situation(): Situation {
    const { players, seating, dealer, seat, chair, locale, t } = this
    return { players, seating, dealer, seat, chair, locale, t }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  get rooms(): readonly Words[] {
    return [tableWords, this.catalogues]
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawWithWords(this, this.locale, this.rooms, () => super.scheduleUpdate())
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = this.scene
    const drawn = this.#drawn()
    this.scene = this.view === null ? null : this.picture(this.view, this.situation())
    if (changed.has('view')) this.#compare(before, this.scene, changed.get('view') ?? null)
    const known = new Set(drawn.cards.map((c) => c.card))
    const fresh = before === null ? [] : this.#drawn().cards.filter((c) => !known.has(c.card))
    this.#origins = new Map(fresh.flatMap((c) => this.#origin(c)))
  }

  override updated(): void {
    for (const [card, from] of this.#origins) {
      const element = this.renderRoot.querySelector(`.trick [data-card="${card}"]`)
      if (element !== null) animateFrom(element, from)
    }
    this.#origins = new Map()
    if (!this.#anew) return this.#tell()
    this.#anew = false
    clearLines(this.renderRoot)
    requestAnimationFrame(() => this.#tell())
  }

  #tell(): void {
    this.#untold = appendLines(this.renderRoot, this.#untold)
  }

  /** Announces the lines that are waiting, and then these. */
  protected add(lines: readonly string[]): void {
    this.#untold = [...this.#untold, ...lines]
    this.#tell()
  }

  override render(): TemplateResult {
    const scene = this.scene
    if (scene === null || this.view === null) {
      return html`<div class="table empty" part="table"><p>${this.t('table.empty')}</p></div>`
    }
    const others = fromLeft.flatMap((place) => scene.plates.filter((p) => p.place === place))
    const mine = scene.plates.find((p) => p.place === 'bottom')
    const across = others.some((p) => p.place.startsWith('top')) ? 'across' : ''
    const many = others.length > 3
    return html`
      <div class="table ${across} ${many ? 'crowded' : ''}" part="table">
        <h3 class="visually-hidden">${this.t('table.players')}</h3>
        <div class="others ${many ? 'many' : ''}" .style=${`--others: ${others.length}`}>
          ${others.map((p) => html`<div class="seat" data-place=${p.place}>${this.#plate(p)}${this.heldPart?.(p)}</div>`)}
        </div>
        <div class="opened ${others.every((p) => p.open.length <= 5) ? 'few' : ''}">
          ${others.map(({ place, player, open }) => openPart({ place, label: this.openLabel(player), cards: open }, this))}
        </div>
        ${this.#middle(scene)}
        <p class="contract" part="contract">${scene.contract}</p>
        <div class="mine">
          ${mine === undefined ? nothing : html`${this.#plate(mine)}${this.heldPart?.(mine)}`}
        </div>
        ${this.callsPart()} ${scene.hand.length === 0 ? nothing : this.cardsPart(scene)}
        <div class="foot">
          ${this.#lastButton(scene)}<span class="asides">${this.asides()}</span><slot name="foot"></slot>
        </div>
        ${liveRegion(this.t('table.news'))}
      </div>
    `
  }

  #plate(plate: Plate): TemplateResult {
    return html`<stolik-plate
      data-place=${plate.place}
      .plate=${plate}
      locale=${this.locale}
      .said=${this.said[plate.chair] ?? null}
      ?mine=${plate.place === 'bottom' && this.isMine}
      ?slim=${this.players.length === 4}
    ></stolik-plate>`
  }

  /** Draws what lies before a player where there is room: their cards face down, and the tricks they have taken. */
  protected readonly heldPart?: (plate: Plate) => TemplateResult | typeof nothing

  /** Draws a scene's stock: `@stolik/kit/stock`, for games that have one. */
  protected readonly stockPart?: (scene: Scene, look: Look) => TemplateResult | typeof nothing

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
      ${this.stockPart?.(scene, this)}
    </div>`
  }

  /** A finished trick that is still on the table gets its own label. A lead made meanwhile is announced, but is not shown yet. */
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

  /** Returns what is in the middle: the finished trick as long as it stays, otherwise the current one. */
  #drawn(): Trick {
    return this.held ?? this.scene?.trick ?? noTrick
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
      this.#anew = true
      this.lastShown = false
      this.#untold = now === null ? [] : (this.greeting?.(now, at) ?? [])
      return
    }
    this.#untold = [
      ...this.#untold,
      ...this.tell(beforeView, this.view, at),
      ...describeChanges(before, now, at),
    ]
    if (now.last === null || now.done > before.done) this.lastShown = false
    if (now.done > before.done && now.last !== null) {
      this.held = now.last
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.sweep(), this.linger)
    }
  }

  /** Returns where a card that is now in the middle came from. */
  #origin(card: TrickCard): readonly (readonly [string, DOMRect])[] {
    const from = this.rectOf(card.card) ?? this.#plateRect(card.place)
    return from === undefined ? [] : [[card.card, from]]
  }

  #plateRect(place: Place): DOMRect | undefined {
    return this.renderRoot.querySelector(`stolik-plate[data-place="${place}"]`)?.getBoundingClientRect()
  }

  #tapMiddle = (): void => {
    if (this.lastShown) this.lastShown = false
    else this.sweep()
  }

  /** Moves the finished trick to its winner. Then the middle shows the next one. */
  protected sweep(): void {
    const trick = this.held
    clearTimeout(this.#timer)
    if (trick === null) return
    const to = trick.winner === null ? undefined : this.#plateRect(trick.winner)
    const cards = [...this.renderRoot.querySelectorAll('.trick .laid')]
    const done = (): Promise<unknown> => {
      if (this.held === trick) this.#release()
      return this.updateComplete
    }
    if (to === undefined) void done()
    else void animateTo(cards, to, done)
  }

  #release(): void {
    clearTimeout(this.#timer)
    this.held = null
  }
}
