import { say, type Arg } from '@stolik/core'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import type { TableElement } from '@stolik/kit/table'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { forms } from '../base/forms.styles.js'
import { isSameHand, PlayAgainEvent } from '../base/play-again.js'
import { playAsChosen } from '../base/playing.js'
import { failureWords } from '../element/failure.js'
import { StolikElement } from '../element/element.js'
// Readers of a club's page nearly always have both elements, and one file for both is smaller than three.
import '../replay/replay.js'
import { positionIn, readPosition, type Position } from '../replay/position.js'
import { words } from '../words/index.js'
import { replayWords } from '../words/replay/index.js'
import { sameCardsWords } from '../words/same-cards/index.js'
import { boardOf, seatingOf } from './at-table.js'
import type { Choice } from './choice-part.js'
import type { Opened } from './open.js'
import { playingPart } from './playing-part.js'
import { begin, end, type Running } from './running.js'
import { sameCardsStyles } from './same-cards.styles.js'

/**
 * A finished hand, to be played again from any move, in any seat, against bots, and the new result beside the old one. All of it happens
 * in the browser: nothing is stored or counted, and the gateway is asked for the record of the hand only.
 *
 * On a page with a replay of the same hand, a person plays from the step that the replay shows.
 *
 * @element stolik-same-cards
 * @attr record - the text of a record; takes precedence over `table`
 * @attr table - id of a table
 * @attr hand - which deal of its series, from 1
 * @attr invitation - the invitation code of a private table
 * @attr from - begins at once: `12` after twelve moves in the seat whose turn it is, `12.1` in seat 1
 * @attr table-href - the address of a table's page with `{id}` in it; without it, a table with friends is opened on the gateway's own page
 * @attr pace - milliseconds between the moves of bots; 900
 * @cssprop --stolik-same-cards-table - height of the felt
 */
export class StolikSameCards extends declares(StolikElement, {
  record: property(''),
  table: property(''),
  hand: property(1, { type: Number }),
  invitation: property<string | null>(null),
  from: property(''),
  tableHref: attribute<string | null>('table-href', null),
  pace: property(900, { type: Number }),
  opened: state<Opened | null>(null),
  isLoading: state(false),
  /** Why the hand cannot be played, as a sentence. */
  trouble: state<string | null>(null),
  running: state<Running | null>(null),
}) {
  static override styles = [controls, forms, sameCardsStyles]

  #board: TableElement | null = null
  /** The position of the replay on the page. */
  #position: Position | null = null
  #hadMove = false
  /** What is to be played; the bots for it may not have come yet. */
  #wanted: Choice | null = null

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('stolik-position', this.#follow)
    document.addEventListener(PlayAgainEvent.type, this.#takeUp)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('stolik-position', this.#follow)
    document.removeEventListener(PlayAgainEvent.type, this.#takeUp)
    this.#stop()
  }

  readonly #follow = (event: Event): void => {
    const { target, detail } = event as CustomEvent<{ readonly at: string }>
    if (isSameHand(target as HTMLElement & Partial<this>, this)) this.#position = readPosition(detail.at)
  }

  readonly #takeUp = (event: Event): void => {
    const { detail, defaultPrevented } = event as PlayAgainEvent
    if (defaultPrevented || !isSameHand(detail, this)) return
    event.preventDefault()
    this.scrollIntoView()
    void this.#start({ step: detail.step, eyes: detail.seat })
  }

  protected override get rooms(): readonly Words[] {
    const { opened } = this
    const own = opened === null ? [] : [opened.renderer.catalogues, ...(this.#board?.rooms ?? [])]
    return [words, sameCardsWords, replayWords, ...own]
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(sameCardsWords[this.locale], this.locale, code, args)

  /** Prefers the game's own words for parts of a hand, such as for a trick, as a replay does. */
  #sayPart(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const { locale } = this
    const all = [sameCardsWords, this.opened?.renderer.catalogues ?? replayWords, replayWords]
    const catalogue = all.find((one) => Object.hasOwn(one[locale], code)) ?? replayWords
    return say(catalogue[locale], locale, code, args)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('record') || changed.has('table') || changed.has('hand')) this.#close()
    if (changed.has('from') && this.from !== '') void this.#start(readPosition(this.from))
    const { opened, running } = this
    if (opened !== null && running !== null && this.#board !== null) {
      Object.assign(this.#board, boardOf(opened.past, running, this.#say('sameCards.you')), {
        locale: this.locale,
        ...cardsFor(this, this.locale),
      })
      playAsChosen(this.#board)
    }
  }

  /** Moves the focus to the result when a hand is over. */
  protected override updated(): void {
    const isOver = this.running?.played.hand.settlement !== undefined
    if (isOver && this.#hadMove) this.renderRoot.querySelector<HTMLElement>('.over')?.focus()
    if (isOver) this.#hadMove = false
  }

  #stop(): void {
    this.#wanted = null
    end(this.running)
  }

  #close(): void {
    this.#stop()
    this.opened = null
    this.running = null
    this.trouble = null
  }

  /** Loads the hand if it is not loaded yet, and plays from a position, or from the beginning. */
  async #start(position: Position | null): Promise<void> {
    if (this.isLoading) return
    this.trouble = null
    if (this.opened === null) {
      this.isLoading = true
      const opened = await this.#open().catch(() => this.#say('sameCards.failed'))
      this.isLoading = false
      if (typeof opened === 'string') {
        this.trouble = opened
        return
      }
      this.opened = opened
      this.#board = document.createElement(opened.renderer.tag) as TableElement
    }
    const { past } = this.opened
    // Nothing can be played at the end, where a replay is after its last step.
    const step = position !== null && position.step < past.hands.length - 1 ? position.step : 0
    const seat = position?.eyes ?? past.hands[step]?.toAct[0] ?? 0
    const level = this.running?.choice.level ?? 'club'
    await this.#play({ step, seat: seat < seatingOf(this.opened.past).length ? seat : 0, level })
    this.#board?.focus()
  }

  async #open(): Promise<Opened | string> {
    const text = await this.#text()
    if ('refused' in text) return text.refused
    const { openHand } = await import('./open.js')
    const opened = await openHand(text.record)
    return typeof opened === 'string' ? this.#say(`sameCards.${opened}`) : opened
  }

  async #text(): Promise<{ readonly record: string } | { readonly refused: string }> {
    if (this.record.trim() !== '') return { record: this.record }
    const outcome = await this.gate.record(this.table, this.hand - 1, this.invitation ?? undefined)
    if ('refused' in outcome) return { refused: failureWords(this.locale, outcome.refused) }
    return { record: outcome.done }
  }

  async #play(choice: Choice): Promise<void> {
    const { opened } = this
    if (opened === null) return
    this.#wanted = choice
    end(this.running)
    const running = await begin(opened, choice, {
      pace: () => this.pace,
      changed: () => this.requestUpdate(),
    })
    if (running === undefined) return
    // Meanwhile the person may have chosen otherwise, or left.
    if (this.#wanted !== choice) return end(running)
    this.running = running
    this.#hadMove = false
  }

  #change(change: Partial<Choice>): void {
    const choice = this.#wanted ?? this.running?.choice
    if (choice !== undefined) void this.#play({ ...choice, ...change })
  }

  protected override render(): unknown {
    const { opened, running } = this
    const wrong = this.misplaced(this.record === '' ? { table: this.table } : {})
    if (wrong !== null) return html`<p class="note">${wrong}</p>`
    return html`<h2>${this.#say('sameCards.title')}</h2>
      ${opened === null || running === null ? this.#invite() : this.#playing(opened, running)}
      ${this.#withFriends()}`
  }

  /** The cards of a record that is no table's cannot be dealt there. */
  #withFriends(): unknown {
    if (this.record.trim() !== '') return nothing
    // A failed load is repeated at the next drawing.
    import('./with-friends.js').catch(() => undefined)
    return html`<stolik-with-friends
      lang=${this.lang}
      server=${this.server}
      table=${this.table}
      hand=${this.hand}
      .invitation=${this.invitation}
      .tableHref=${this.tableHref}
      .tokenUrl=${this.tokenUrl}
      .seat=${this.running?.choice.seat ?? this.#position?.eyes ?? 0}
    ></stolik-with-friends>`
  }

  #invite(): TemplateResult {
    return html`<p>${this.#say('sameCards.lead')}</p>
      ${this.trouble === null ? nothing : html`<p class="refusal" role="alert">${this.trouble}</p>`}
      <button
        class="button fit start"
        type="button"
        aria-disabled=${this.isLoading}
        @click=${() => void this.#start(this.#position ?? positionIn(location.href, 'replay'))}
      >
        ${this.#say(this.isLoading ? 'sameCards.loading' : 'sameCards.start')}
      </button>`
  }

  #playing(opened: Opened, running: Running): TemplateResult {
    return playingPart({
      opened,
      running,
      board: this.#board,
      locale: this.locale,
      say: this.#say,
      sayPart: (code, args) => this.#sayPart(code, args),
      change: (change) => this.#change(change),
      move: (move) => {
        this.#hadMove = true
        running.played.play(move)
      },
    })
  }
}

customElements.define('stolik-same-cards', StolikSameCards)
