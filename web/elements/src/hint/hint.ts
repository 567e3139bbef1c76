import { told, type Line } from '@stolik/core'
import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { withGermanNames } from '@stolik/kit/german-names'
import { html, nothing, type PropertyValues } from 'lit'
import { cardsFor } from '../base/cards.js'
import { forms } from '../base/forms.styles.js'
import type { Failure } from '../client/http.js'
import { named } from '../client/plain.js'
import type { Table } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { closeBeside } from '../base/close-beside.js'
import { hintWords } from '../words/hint/index.js'
import { hint as hintDocument } from './documents.js'
import { hints } from './games.js'
import { hintStyles } from './hint.styles.js'

/** The cards in a move, as texts: `CJ`, or `CJ+HT`. */
export const cardsIn = (move: string): readonly string[] =>
  /^[A-Z][A-Z0-9](?:\+[A-Z][A-Z0-9])*$/.test(move) ? move.split('+') : []

const look = (card: string): string =>
  `[data-card='${card}'] playing-card { outline: 5px solid var(--stolik-granat); outline-offset: -5px; border-radius: 8%; }`

/**
 * Marks cards in the hand of the table that stands in the same shadow root as `beside`. Returns what removes the marks. The hand draws itself
 * anew with each move, so the marks are a sheet of styles of its own.
 */
export function markCards(beside: Element, cards: readonly string[]): () => void {
  const root = beside.getRootNode()
  const board = root instanceof ShadowRoot ? root.querySelector('.board > *') : null
  const hand = board?.shadowRoot?.querySelector('stolik-hand')?.shadowRoot
  if (hand === null || hand === undefined || cards.length === 0) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cards.map(look).join('\n'))
  hand.adoptedStyleSheets = [...hand.adoptedStyleSheets, sheet]
  return () => {
    hand.adoptedStyleSheets = hand.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

type SentLine = NonNullable<Table['settlement']>['lines'][number]

/** The sentences of a hint. */
interface Given {
  readonly what: Line
  readonly why: Line
}

const lineOf = ({ code, args, clause }: SentLine): Line => ({ code, args: named(args), clause })

/**
 * The hint at a table where all others are bots: a button in the table's head, and below it a sentence about what a strong player would do. The
 * cards of the hint are marked in the hand. Loaded at such a table only.
 *
 * @element stolik-hint
 * @prop table - the table as the gateway shows it
 */
export class StolikHint extends declares(StolikElement, {
  table: given<Table | null>(null),
  /**
   * The first and the last `seq` of the position that the sheet is about; null: it is shut. While the answer is on its way, the table may
   * note the hint, which changes nothing else.
   */
  open: state<readonly [first: number, last: number] | null>(null),
  advice: state<Given | null>(null),
  refused: state<string | null>(null),
  sentences: state<Words | null>(null),
}) {
  static override styles = [controls, forms, hintStyles]
  #unmark: () => void = () => undefined

  constructor() {
    super()
    closeBeside(this, () => this.#close())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#close()
  }

  protected override readonly catalogues = [hintWords]

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, ...(this.sentences === null ? [] : [this.sentences])]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    // A hint is about one position.
    if (this.open !== null && !this.#isAbout(this.open)) this.#close()
  }

  #isAbout([first, last]: readonly [number, number]): boolean {
    const { seq, chair, players } = this.table ?? { seq: -1, chair: null, players: [] }
    return seq >= first && seq <= last && chair !== null && players[chair]?.thinking === true
  }

  readonly #close = (): void => {
    this.#unmark()
    this.#unmark = () => undefined
    this.open = null
    this.advice = null
    this.refused = null
  }

  async #ask(): Promise<void> {
    const { table } = this
    if (table === null) return
    if (this.open !== null) return this.#close()
    const range = [table.seq, table.seq + 1] as const
    this.open = range
    const sentences = hints[table.game]?.().catch(() => null)
    const outcome = await this.gate.query(hintDocument, {
      table: table.id,
      seq: table.seq,
    })
    this.sentences = (await sentences) ?? null
    if (this.open !== range) return
    if ('refused' in outcome) return this.#refuse(outcome.refused)
    const { hint } = outcome.done
    if (hint.__typename === 'NoHint') return this.#refuse(hint.reason)
    if (hint.__typename === 'Refused') return this.#refuse(hint.code)
    if (this.sentences === null) return this.#refuse('OFFLINE')
    this.open = [table.seq, hint.seq]
    this.advice = { what: lineOf(hint.what), why: lineOf(hint.why) }
    this.#unmark = markCards(this, cardsIn(hint.move))
  }

  /** The position has changed: the next drawing shuts the sheet. */
  #refuse(code: string): void {
    if (code === 'STALE') return this.#close()
    this.refused = code
  }

  protected override render(): unknown {
    const { table } = this
    if (table === null || table.phase !== 'PLAYING' || table.chair === null) return nothing
    return html`<button
        class="open"
        type="button"
        ?disabled=${table.players[table.chair]?.thinking !== true}
        title=${this.say('hint.askLong')}
        aria-expanded=${this.open !== null}
        @click=${() => void this.#ask()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 17h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-.8 1.2-.8 2.5H9.3c0-1.3-.2-2-.8-2.5z" /></svg
        ><span class="short">${this.say('hint.short')}</span><span class="long">${this.say('hint.ask')}</span>
      </button>
      ${this.open === null ? nothing : this.#renderSheet(table)}`
  }

  #renderSheet(table: Table): unknown {
    return html`<div
      class="sheet"
      role="region"
      aria-label=${this.say('hint.title')}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Escape') this.#close()
      }}
    >
      <button class="quiet" type="button" @click=${this.#close}>${this.say('hint.close')}</button>
      <p role="status">${this.#renderAnswer(table)}</p>
      ${this.advice === null ? nothing : html`<p class="from">${this.say('hint.from')}</p>`}
    </div>`
  }

  #renderAnswer({ players, seating }: Table): unknown {
    const { advice, refused, sentences, locale } = this
    if (refused !== null) {
      const code = `hint.none.${refused}`
      const own = Object.hasOwn(hintWords[locale], code)
      return own ? this.say(code) : failureWords(locale, refused as Failure)
    }
    if (advice === null || sentences === null) return this.say('hint.thinking')
    const nameOf = (seat: number): string => players[seating[seat] ?? -1]?.name ?? ''
    const isGerman = cardsFor(this, locale).deck === 'german'
    const words = isGerman ? withGermanNames(sentences[locale], locale) : sentences[locale]
    const telling = { words, locale, nameOf }
    return html`<strong>${told(telling, advice.what)}.</strong> ${told(telling, advice.why)}`
  }
}

customElements.define('stolik-hint', StolikHint)
