import type { PaperCells, Plugin } from '@stolik/core'
import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult, css } from 'lit'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import type { TableList } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { gameSay } from '@stolik/elements/event/game-words'
import { gameLists, hasOtherRules, listsOf, settle } from '@stolik/elements/event/lists'
import { isSame } from './followed-rows.js'
import { handInWords } from './hand-in-words.js'
import { columnWords, paperCell } from './paper-cell.js'
import { asTyped } from './paper-rows.js'
import { button, send } from '../form/buttons.js'
import { tick } from '../form/draw.js'

export interface Correction {
  /** Counts from 0. */
  readonly hand: number
  /** The true reading comes first. */
  readonly readings: readonly string[]
  readonly consent: readonly number[]
  /** The line to correct. */
  readonly seen: string
}

/** Asks for the correction of a deal. Bubbles and crosses shadow roots. */
export class CorrectDealEvent extends CustomEvent<Correction> {
  static readonly type = 'stolik-correct-deal'
  constructor(detail: Correction) {
    super(CorrectDealEvent.type, { detail, bubbles: true, composed: true })
  }
}

/** The fields of a row stand beside each other, as many as there is room for. */
const correctDealStyles = css`
  :host {
    background: var(--stolik-panel);
  }
  .which {
    display: grid;
    gap: var(--stolik-space-1);
    justify-items: start;
  }
  fieldset {
    display: grid;
    gap: var(--stolik-space-2);
    min-width: 0;
    margin: 0;
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
  }
  legend {
    padding-inline: var(--stolik-space-1);
    font-weight: 700;
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--stolik-rem) * 8)), 1fr));
    gap: var(--stolik-space-2) var(--stolik-space-3);
    align-items: end;
  }
  .cells label:not(.tick) {
    display: grid;
    gap: var(--stolik-space-1);
    min-width: 0;
  }
  .cells label.tick {
    flex-direction: row-reverse;
    justify-content: flex-end;
  }
  .cells select,
  .cells input:not([type='checkbox']) {
    width: 100%;
    min-width: 0;
  }
  fieldset .quiet {
    justify-self: start;
  }
`

/**
 * Corrects a deal of a list by the fields of the paper, starting with the present entry. The rule book decides which reading is
 * written (PT 7.2.5), so the director can add other possible readings of the entry.
 *
 * @element stolik-correct-deal
 * @property list - the list as it is at the gateway
 * @attr busy - whether the correction is being sent
 * @attr part-of-form - set if another form sends the correction; there is no button then
 * @fires stolik-correct-deal - the director sends the correction
 */
export class StolikCorrectDeal extends declares(DeskElement, {
  list: given<TableList | null>(null),
  busy: flag(),
  partOfForm: flag('part-of-form'),
  hand: state(-1),
  readings: state<readonly PaperCells[]>([]),
}) {
  static override styles = [controls, forms, eventStyles, correctDealStyles]
  /** The deal that the fields are about, and its line when they were filled in. Typed text stays although the line changes. */
  #begun = { deal: '', line: '' }

  constructor() {
    super()
    redrawOnChange(this, gameLists)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const { list } = this
    const game = list === null ? null : listsOf(list.game)
    if (list === null || game === null) return
    // Starts with the last deal, which is corrected most often.
    if (list.hands[this.hand] === undefined) this.hand = list.hands.length - 1
    const line = list.hands[this.hand]?.line
    const deal = `${list.event} ${list.series} ${list.table} ${this.hand}`
    const before = this.#begun
    if (deal === before.deal && (line === before.line || this.#isTyped(game))) return
    this.#begun = { deal, line: line ?? '' }
    this.readings = line === undefined ? [] : [game.papers.cellsOf(line)]
  }

  /** Whether somebody has changed the fields since they were filled in. */
  #isTyped({ papers }: Plugin): boolean {
    const [first, ...others] = this.readings
    const { line } = this.#begun
    return others.length > 0 || (line !== '' && first !== undefined && !isSame(first, papers.cellsOf(line)))
  }

  protected override render(): unknown {
    const { list } = this
    const game = list === null ? null : listsOf(list.game)
    if (list === null || game === null)
      return html`<p class="muted" role="status">${this.say('event.loading')}</p>`
    const seen = list.hands[this.hand]?.line
    if (seen === undefined) return html`<p class="muted">${this.say('correct.none')}</p>`
    const read = this.readings.map((cells) => this.#read(game, list, cells))
    const lines = read.flatMap(({ line }) => (line === null ? [] : [line]))
    const same = lines.length === 1 && lines[0] === seen
    return html`<form class="stack" @submit=${(event: SubmitEvent) => this.#send(event)}>
      ${hasOtherRules(list) ? html`<p class="refusal">${this.say('hall.otherRules')}</p>` : nothing}
      <label class="which"
        ><span>${this.say('desk.handNumber')}</span>
        <select
          name="hand"
          @change=${({ target }: Event) => (this.hand = Number((target as HTMLSelectElement).value))}
        >
          ${list.hands.map((_, i) => html`<option value=${i} .selected=${i === this.hand}>${i + 1}</option>`)}
        </select></label
      >
      ${seen === this.#begun.line ? nothing : html`<p class="refusal" role="status">${this.say('correct.changed', { line: handInWords(this.locale, (...words) => this.say(...words), list, this.hand) })}</p>`}
      ${this.readings.map((cells, n) => this.#reading(game, list, cells, n, read[n]?.why ?? ''))}
      <div>
        ${button(this.say('correct.add'), () => (this.readings = [...this.readings, {}]), { look: 'quiet' })}
      </div>
      ${tick('consent', this.say('desk.allAgree'))}
      ${
        this.partOfForm
          ? nothing
          : html`<div>
              ${send(this.say('desk.correctSend'), { busy: this.busy || same || lines.length < read.length })}
            </div>`
      }
    </form>`
  }

  #reading(game: Plugin, list: TableList, cells: PaperCells, n: number, why: string): TemplateResult {
    const put = (reading: PaperCells): void => {
      this.readings = this.readings.map((one, i) => (i === n ? reading : one))
    }
    const fault = `fault-${n}`
    return html`<fieldset>
      <legend>${this.say(n === 0 ? 'correct.true' : 'correct.other')}</legend>
      <div class="cells">
        ${game.papers.columns(list.profile, list.chairs).map(
          (column) =>
            html`<label class=${column.kind === 'check' ? 'tick' : ''}
              ><span>${columnWords(this.locale, list, column)}</span>${paperCell({
                locale: this.locale,
                list,
                column,
                value: cells[column.id] ?? '',
                label: null,
                described: why === '' ? null : fault,
                put: (value) => put({ ...cells, [column.id]: value }),
              })}</label
            >`,
        )}
      </div>
      <p class=${why === '' ? '' : 'refusal'} id=${fault} role="status">${why}</p>
      ${
        n === 0
          ? nothing
          : button(
              this.say('correct.drop'),
              () => (this.readings = this.readings.filter((_, i) => i !== n)),
              { look: 'quiet' },
            )
      }
    </fieldset>`
  }

  /** Returns a reading's canonical line, or why it is impossible. An empty reading has no message. */
  #read(
    game: Plugin,
    list: TableList,
    cells: PaperCells,
  ): { readonly line: string | null; readonly why: string } {
    const line = game.papers.lineOf(cells, list.chairs)
    if (line === undefined) return { line: null, why: '' }
    const lines = list.hands.slice(0, this.hand).map((hand) => hand.line)
    const entered = game.papers.enter(list.profile, list.chairs, settle(list, lines) ?? [], line)
    if (!('refused' in entered)) return { line: entered.line, why: '' }
    const columns = game.papers.columns(list.profile, list.chairs)
    const { refused, word } = asTyped(entered, cells, columns)
    return { line: null, why: gameSay(this.locale, list.game, `cannot.${refused}`, { word: word ?? '' }) }
  }

  /** What the fields say; null if that is how the list is, and undefined if it cannot be read. */
  correction(): Correction | null | undefined {
    const { list, hand } = this
    const game = list === null ? null : listsOf(list.game)
    const seen = list?.hands[hand]?.line
    if (list === null || game === null || seen === undefined) return null
    const readings = this.readings.flatMap((cells) => this.#read(game, list, cells).line ?? [])
    if (readings.length < this.readings.length) return undefined
    if (readings.length === 1 && readings[0] === seen) return null
    const agreed = this.renderRoot.querySelector<HTMLInputElement>('[name=consent]')?.checked === true
    return { hand, readings, consent: agreed ? list.seats.map(({ chair }) => chair) : [], seen }
  }

  #send(event: SubmitEvent): void {
    event.preventDefault()
    const correction = this.busy || this.partOfForm ? null : this.correction()
    if (correction !== null && correction !== undefined) this.dispatchEvent(new CorrectDealEvent(correction))
  }
}

customElements.define('stolik-correct-deal', StolikCorrectDeal)
