import { say, type Arg } from '@stolik/core'
import { declares, flag, property, state } from '@stolik/kit/properties'
import { rangeStyles } from '@stolik/kit/range'
import { controls, type ShownTableElement } from '@stolik/kit/shown'
import { html, nothing, type PropertyValues } from 'lit'
import { bar } from './bar.js'
import type * as Below from './below.js'
import { boardAt } from './board.js'
import { ReplayElement } from './element.js'
import { keyStep } from './keys.js'
import { positionIn, readPosition, writePosition, type Position } from './position.js'
import { replayStyles } from './replay.styles.js'
import { isTrouble, type Shown } from './source.js'
import { trickStarts } from './tricks.js'
import { troublePart } from './trouble.js'

/** A person has gone to another step, or chosen another seat's view. Bubbles and crosses shadow roots. */
export class PositionEvent extends CustomEvent<{ readonly at: string; readonly last: boolean }> {
  static readonly type = 'stolik-position'
  constructor(position: Position, last: boolean) {
    super(PositionEvent.type, {
      detail: { at: writePosition(position), last },
      bubbles: true,
      composed: true,
    })
  }
}

/** How long a finished trick stays after a single step, in milliseconds. A jump does not wait. */
const linger = 1200

/** Controls that use these keys themselves. */
const busyKeys = 'select, input:not([type="range"])'

/** Loaded once a deal is shown. */
let below: typeof Below | undefined

/**
 * A finished deal, step by step. The gateway replays it by the game's own rules. All hands are open, or the view is one
 * player's, and the settlement comes at the end. Arrow keys move by a step, Page Up and Page Down by a trick, Home and End to
 * the ends.
 *
 * @element stolik-replay
 * @attr record - the text of a record; takes precedence over `table`
 * @attr table - id of a table
 * @attr hand - which deal of its series, from 1
 * @attr invitation - the invitation code that allows watching a private table
 * @attr analysis - computes the analysis of the deal at once, if its game has one
 * @attr at - where to begin: `12` after twelve moves, `12.1` the same as seat 1 saw it; a position in the page's address takes
 * precedence
 * @fires stolik-position - another step or another seat's view; `detail.at` has the format of `at`
 * @fires stolik-play-again - a person wants to play the deal again from a card that the analysis marks; `detail` has `step` and
 * `seat`, and a `<stolik-same-cards>` on the page takes it up
 * @cssprop --stolik-replay-block - least height of the whole element
 * @cssprop --stolik-replay-table - height of the felt
 */
export class StolikReplay extends declares(ReplayElement, {
  at: property(''),
  /** Whether to compute the analysis at once. */
  analysis: flag(),
  position: state<Position>({ step: 0, eyes: null }),
  link: state<Below.Link | null>(null),
}) {
  static override styles = [controls, rangeStyles, replayStyles]

  #starts: readonly number[] = []
  /** Where the next deal begins, if it is shown in place of this one. */
  #from: Position | null = null

  constructor() {
    super()
    this.addEventListener('keydown', (event) => this.#key(event))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('hashchange', this.#linked)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('hashchange', this.#linked)
  }

  /** The name of this replay in links: its own id, so that a page may hold several. */
  get #name(): string {
    return this.id || 'replay'
  }

  get #deal(): Shown | null {
    return this.replay === null || isTrouble(this.replay) ? null : this.replay
  }

  readonly #linked = (): void => {
    const position = positionIn(location.href, this.#name)
    if (position !== null) this.#place(position)
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    const deal = this.#deal
    if (deal === null) return
    const { data, shows } = deal
    if (changed.has('replay')) {
      this.#starts = trickStarts(data.steps.map(([open = {}]) => shows.tricks(shows.read(open))))
      this.#place(
        this.#from ??
          positionIn(location.href, this.#name) ??
          readPosition(this.at) ?? { step: 0, eyes: null },
      )
      this.#from = null
    } else if (changed.has('at')) this.#place(readPosition(this.at) ?? this.position)
    const board = this.board as ShownTableElement
    Object.assign(board, {
      className: 'board',
      ...boardAt(this, deal, this.position, this.locale),
    })
    below?.nameCards(board)
  }

  /** Goes to a position, or to the nearest one. Returns whether the position changed. */
  #place({ step, eyes }: Position): boolean {
    const deal = this.#deal
    if (deal === null) return false
    const before = this.position
    const { steps, seating } = deal.data
    const next = Math.max(0, Math.min(steps.length - 1, step))
    this.position = { step: next, eyes: eyes !== null && eyes < seating.length ? eyes : null }
    if (this.board !== null) this.board.linger = next === before.step + 1 ? linger : 0
    return next !== before.step || this.position.eyes !== before.eyes
  }

  #go(change: Partial<Position>): void {
    const deal = this.#deal
    if (deal === null || !this.#place({ ...this.position, ...change })) return
    this.link = null
    this.dispatchEvent(new PositionEvent(this.position, this.position.step === deal.data.steps.length - 1))
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.composedPath().some((node) => node instanceof Element && node.matches(busyKeys))) return
    const deal = this.#deal
    const way = deal && keyStep(event.key, deal.data.steps.length - 1, this.#starts)
    if (way === null) return
    event.preventDefault()
    this.#go({ step: way(this.position.step) })
  }

  #share(): void {
    const { position } = this
    const address = below?.addressOf(location.href, this.#name, position)
    if (address !== undefined)
      void below?.shareLink(this.renderRoot, address, (link) => {
        if (this.position === position) this.link = link
        return this.updateComplete
      })
  }

  protected override render(): unknown {
    const { replay } = this
    if (replay === null)
      return html`<div class="message"><p role="status">${this.say('replay.loading')}</p></div>`
    if (isTrouble(replay))
      return troublePart(replay, {
        say: this.say,
        again: () => this.again(),
        take: (text) => (this.record = text),
      })
    const { steps, players, seating, stopped } = replay.data
    const last = steps.length - 1
    return html`<section class="whole" aria-label=${this.say('replay.title')}>
      ${this.#what(replay)}
      <div role="group" aria-label=${this.say('replay.table')}>${this.board}</div>
      <div class="side">
        ${bar({
          say: (code, args) => this.#called(replay, code, args),
          position: this.position,
          last,
          starts: this.#starts,
          names: seating.map((chair) => players[chair] ?? `${chair + 1}`),
          go: (position) => this.#go(position),
          share: () => this.#share(),
          link: this.link && below?.linkPart(this.say, this.link),
        })}
        ${
          stopped === null
            ? nothing
            : html`<p class="stopped">${this.say('replay.stopped', { line: stopped })}</p>`
        }
        ${this.#below(replay)}
      </div>
    </section>`
  }

  /** Draws what stands below the table. A failed load is repeated at the next drawing. */
  #below(replay: Shown): unknown {
    const { board, position } = this
    if (!below)
      import('./below.js').then(
        (file) => {
          below = file
          this.requestUpdate()
        },
        () => undefined,
      )
    return below?.belowReplay(this, {
      replay,
      board,
      position,
      locale: this.locale,
      go: (step) => this.#go({ step }),
      starts: this.#starts,
      show: (next, step) => {
        this.#from = { ...position, step }
        this.replay = next
      },
    })
  }

  /** Prefers the game's own words for parts of a replay, such as for a trick. */
  #called({ shows }: Shown, code: string, args?: Readonly<Record<string, Arg>>): string {
    const catalogue = shows.catalogues[this.locale]
    return Object.hasOwn(catalogue, code) ? say(catalogue, this.locale, code, args) : this.say(code, args)
  }

  /** Names the game played, and which deal of its series it was. Names what a club's own rules change. */
  #what(replay: Shown): unknown {
    const { data } = replay
    const [base, turned] = data.profile.split('~')
    const parts = [this.#called(replay, `profile.${base}`), data.series, data.place, data.date]
    return html`<h2 class="what">
        <strong>${this.#called(replay, 'game')}</strong>
        ${parts.map((part) => part && html`<span>${part}</span>`)}
      </h2>
      ${turned && below?.rulesPart(this.locale, data, () => this.requestUpdate())}`
  }
}

customElements.define('stolik-replay', StolikReplay)
