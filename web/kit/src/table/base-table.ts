import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { declares, state } from '../properties/properties.js'
import { tableStyles } from './base-table.styles.js'
import { lastButton, middlePart } from './middle.js'
import { movingTrick } from './moving-trick.js'
import { announcer, liveRegion } from './live-region.js'
import { openPart, type Look } from './parts.js'
import type { Place } from './places.js'
import type { TablePlayer } from './renderer.js'
import { noTrick, type Plate, type Scene, type Trick } from './scene.js'
import type { Situation } from './situation.js'
import { TableProperties } from './table-properties.js'
import { describeChanges, nameAt, taken } from './describe-changes.js'

const fromLeft: readonly Place[] = ['left', 'top-left', 'top', 'top-right', 'right']

/**
 * The base of all table elements, to play at or only to look at: plates, trick, contract line, last trick, live region, and the
 * change from one view to the next. A game describes its view as a scene (`sceneOf`) and puts its calls into words (`tell`).
 *
 * @csspart table - the felt
 * @csspart contract - the line that says what is played
 * @cssprop --stolik-table-height - height of the whole table; by default the window's, less a page head
 */
export abstract class BaseTable<V extends object> extends declares(TableProperties, {
  lastShown: state(false),
})<V> {
  static override readonly styles = tableStyles

  /** The scene that is drawn; null before there is a view. */
  protected scene: Scene | null = null
  /** The finished trick that stays for a moment, and the motion of cards. */
  protected readonly moving = movingTrick(this)
  /** The lines that screen readers announce. */
  protected readonly news = announcer(this)

  constructor() {
    super()
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.dismiss()
    })
  }

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

  /** Returns the label of a player's hand that lies open. */
  protected openLabel(player: TablePlayer | null): string {
    return this.t('table.open', { name: player?.name ?? '' })
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = this.scene
    const drawn = this.#drawn()
    this.scene = this.view === null ? null : this.picture(this.view, this.situation())
    if (changed.has('view')) this.#compare(before, changed.get('view') ?? null)
    if (before !== null) this.moving.bring(drawn, this.#drawn(), (card) => this.rectOf(card))
  }

  /** Returns what is in the middle: the finished trick as long as it stays, otherwise the current one. */
  #drawn(): Trick {
    return this.moving.held ?? this.scene?.trick ?? noTrick
  }

  /** Announces the change from the previous view and scene, and keeps a trick that it has finished. */
  #compare(before: Scene | null, beforeView: V | null): void {
    const { scene: now, view } = this
    const at = this.situation()
    const isAnew = now === null || before === null || now.done < before.done || (before.over && !now.over)
    if (isAnew || view === null || beforeView === null) {
      this.moving.release()
      this.lastShown = false
      return this.news.restart(now === null ? [] : (this.greeting?.(now, at) ?? []))
    }
    this.news.queue([...this.tell(beforeView, view, at), ...describeChanges(before, now, at)])
    const isFinished = now.done > before.done
    if (now.last === null || isFinished) this.lastShown = false
    if (isFinished && now.last !== null) this.moving.hold(now.last, this.linger)
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
    const toggle = (): void => void (this.lastShown = !this.lastShown)
    const last = scene.last === null ? nothing : lastButton(this.lastShown, this.t, toggle)
    return html`
      <div class="table ${across} ${many ? 'crowded' : ''}" part="table">
        <h3 class="visually-hidden">${this.t('table.players')}</h3>
        <div class="others ${many ? 'many' : ''}">
          ${others.map((p) => html`<div class="seat" data-place=${p.place} .style=${`--sits: ${p.place}`}>${this.#plate(p)}${this.heldPart?.(p)}</div>`)}
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
        <div class="foot">${last}<span class="asides">${this.asides()}</span><slot name="foot"></slot></div>
        ${liveRegion(this.t('table.news'))}
      </div>
    `
  }

  #plate(plate: Plate): TemplateResult {
    return html`<stolik-plate
      data-place=${plate.place}
      .plate=${plate}
      locale=${this.locale}
      .remark=${this.remarks[plate.chair] ?? null}
      ?mine=${plate.place === 'bottom' && this.isMine}
      ?slim=${this.players.length === 4}
    ></stolik-plate>`
  }

  /** Draws what lies before a player where there is room: their cards face down, and the tricks they have taken. */
  protected readonly heldPart?: (plate: Plate) => TemplateResult | typeof nothing

  /** Draws a scene's stock: `@stolik/kit/stock`, for games that have one. */
  protected readonly stockPart?: ((scene: Scene, look: Look) => TemplateResult | typeof nothing) | undefined

  #middle(scene: Scene): TemplateResult {
    const at = this.situation()
    const look = {
      deck: this.deck,
      letters: this.letters,
      t: this.t,
      who: (place: Place) => nameAt(place, scene, at),
      taken: (trick: Trick) => taken(trick, scene, at),
    }
    return html`<div class="middle" @click=${this.#tapMiddle}>
      ${middlePart(scene, this.#drawn(), this.lastShown ? scene.last : null, look)}
      ${this.stockPart?.(scene, this)}
    </div>`
  }

  #tapMiddle = (): void => {
    if (this.lastShown) this.lastShown = false
    else this.moving.sweep()
  }
}
