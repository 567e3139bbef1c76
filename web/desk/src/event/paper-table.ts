import type { PaperCells, PaperColumn, PaperFault, Plugin } from '@stolik/core'
import { figure, isEmptyRow } from '@stolik/core'
import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import type { TableList } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { chairLetter } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import { gameLists, hasOtherRules, listsOf } from '@stolik/elements/event/lists'
import { differing, followList, rowOf, type FollowedRow } from './followed-rows.js'
import { movedRow } from './hand-in-words.js'
import { columnWords, paperCell } from './paper-cell.js'
import { keyLegend } from './paper-legend.js'
import { typed } from './paper-keyboard.js'
import { sumsRow } from './paper-sums.js'
import { emptyRows, pasted, computeList, type ComputedList } from './paper-rows.js'
import { paperTableStyles } from './paper-table.styles.js'
import { button, send } from '../form/buttons.js'
import { tick } from '../form/draw.js'

interface PaperList {
  readonly lines: readonly string[]
  readonly signed: boolean
  /** The list that the lines were typed over. */
  readonly seen: readonly string[]
  readonly begun: number | null
}

/** A whole list was typed in. Bubbles and crosses shadow roots. */
export class PaperListEvent extends CustomEvent<PaperList> {
  static readonly type = 'stolik-paper-list'
  constructor(detail: PaperList) {
    super(PaperListEvent.type, { detail, bubbles: true, composed: true })
  }
}

/**
 * A table for typing in a paper list: a row per deal, the columns of the game's paper, running totals, and faults beside the
 * row, and the sums on the paper below. One key fills a cell (`paper-keys`). Rows that nobody touched follow the list while others write
 * it. A row that differs from a line which has changed meanwhile shows both, and the director says which it is.
 *
 * @element stolik-paper-table
 * @property list - the list as it is at the gateway; null until it has loaded
 * @attr busy - whether the list is being sent
 * @fires stolik-paper-list - all rows are valid, and the director sends them
 */
export class StolikPaperTable extends declares(DeskElement, {
  list: given<TableList | null>(null),
  busy: flag(),
  rows: state<readonly FollowedRow[]>([]),
  /** The pasted line that cannot be read. */
  unread: state<{ readonly row: number; readonly fault: PaperFault } | null>(null),
  /** The sums on the paper, by chair. */
  sums: state<readonly string[]>([]),
  /** A key that no cell takes, and the column where it was pressed. */
  unknown: state<{ readonly key: string; readonly column: PaperColumn } | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, paperTableStyles]
  /** The list that the rows belong to. */
  #begun = ''
  /** Whether the list that was sent last was signed: of one evening usually all are. */
  #signed = false

  constructor() {
    super()
    redrawOnChange(this, gameLists)
  }

  protected override get game(): string {
    return this.list?.game ?? ''
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const { list } = this
    const game = list === null ? null : listsOf(list.game)
    if (list === null || game === null) return
    const lines = list.hands.map(({ line }) => line)
    // A list that begins anew is of other players.
    const key = `${list.event} ${list.series} ${list.table} ${list.begun ?? ''}`
    if (key === this.#begun) {
      if (changed.has('list')) this.rows = followList(game.papers, this.rows, lines)
      return
    }
    this.#begun = key
    this.unread = null
    this.sums = []
    this.rows = emptyRows(list.length).map((_, i) => rowOf(game.papers, lines[i]))
  }

  protected override render(): unknown {
    const { list } = this
    const game = list === null ? null : listsOf(list.game)
    if (list === null || game === null)
      return html`<p class="muted" role="status">${this.say('event.loading')}</p>`
    const lines = list.hands.map(({ line }) => line)
    const rows = this.rows.map(({ cells }) => cells)
    const reckoned = computeList(game, list, rows)
    const moved = differing(this.rows, lines)
    const columns = game.papers.columns(list.profile, list.chairs)
    return html`<form
        class="stack"
        @keydown=${onceEach}
        @submit=${(event: SubmitEvent) => this.#send(event, list, reckoned)}
      >
        <p class="muted small">${this.say('paper.how')}</p>
        ${hasOtherRules(list) ? html`<p class="refusal">${this.say('hall.otherRules')}</p>` : nothing}
        <div
          class="sheet"
          @keydown=${(event: KeyboardEvent) => this.#type(event, columns, list.chairs, reckoned)}
        >
          <table>
            ${this.#head(list, columns)}
            <tbody>
              ${rows.map((cells, row) => [
                this.#row(list, columns, reckoned, cells, row),
                moved.includes(row)
                  ? movedRow({
                      locale: this.locale,
                      say: (code, args) => this.say(code, args),
                      list,
                      row,
                      width: columns.length + list.seats.length + 1,
                      take: () => this.#replace(row, () => rowOf(game.papers, lines[row])),
                      keep: () => this.#replace(row, ({ cells }) => ({ cells, seen: lines[row] })),
                    })
                  : nothing,
              ])}
            </tbody>
            ${sumsRow({
              list,
              sheet: reckoned.sheet,
              typed: this.sums,
              before: columns.length + 1,
              say: (code, args) => this.say(code, args),
              put: (sums) => (this.sums = sums),
            })}
          </table>
        </div>
        <p class="small" role="status">${this.#unknown(list)}</p>
        ${this.#end(list, reckoned, moved.length > 0)}
        ${keyLegend(this.locale, this.say('paper.keys'), list, columns)}
      </form>
      ${this.#paste(game, list)}`
  }

  #head(list: TableList, columns: readonly PaperColumn[]): TemplateResult {
    return html`<thead>
      <tr>
        <th scope="col">${this.say('paper.deal')}</th>
        ${columns.map((column) => html`<th scope="col">${columnWords(this.locale, list, column)}</th>`)}
        ${list.seats.map(({ chair, name }) => html`<th scope="col">${chairLetter(chair)} ${name}</th>`)}
        <th scope="col">${this.say('paper.fault')}</th>
      </tr>
    </thead>`
  }

  #row(
    list: TableList,
    columns: readonly PaperColumn[],
    { faults, sheet, gap }: ComputedList,
    cells: PaperCells,
    row: number,
  ): TemplateResult {
    const fault = faults.get(row)
    const totals = sheet.rows[row]?.totals
    const scores = sheet.rows[row]?.scores
    const why = fault === undefined ? (gap === row ? this.say('paper.gap') : '') : this.#why(list, fault)
    return html`<tr class=${why === '' ? '' : 'wrong'} data-row=${row}>
      <th scope="row">${row + 1}</th>
      ${columns.map((column) => html`<td>${this.#cell(list, column, cells, row, why)}</td>`)}
      ${list.seats.map(({ chair }) => {
        const total = totals?.[chair]
        const scored = (scores?.[chair] ?? 0) !== 0
        const text = total === undefined ? '' : figure(total)
        return html`<td class="total">${scored ? html`<b>${text}</b>` : text}</td>`
      })}
      <td class="fault" id=${`fault-${row}`}>${why}</td>
    </tr>`
  }

  #why(list: TableList, { refused, word }: PaperFault): string {
    return gameSay(this.locale, list.game, `cannot.${refused}`, { word: word ?? '' })
  }

  #cell(list: TableList, column: PaperColumn, cells: PaperCells, row: number, why: string): TemplateResult {
    return paperCell({
      locale: this.locale,
      list,
      column,
      value: cells[column.id] ?? '',
      keyed: true,
      label: `${this.say('paper.cell', { n: row + 1 })}, ${columnWords(this.locale, list, column)}`,
      described: why === '' ? null : `fault-${row}`,
      put: (text) => {
        this.#replace(row, ({ cells, seen }) => ({ cells: { ...cells, [column.id]: text }, seen }))
      },
    })
  }

  #replace(row: number, by: (row: FollowedRow) => FollowedRow): void {
    this.rows = this.rows.map((one, i) => (i === row ? by(one) : one))
  }

  /** Gives the keyboard to the first empty row, or to the first row of a full list, once the columns of the game are there. */
  begin(): void {
    this.#begins = true
    this.requestUpdate()
  }

  #begins = false

  protected override updated(): void {
    if (!this.#begins) return
    const row = Math.max(
      0,
      this.rows.findIndex(({ cells }) => isEmptyRow(cells)),
    )
    const field = this.renderRoot.querySelector<HTMLElement>(`tr[data-row="${row}"] [data-column]`)
    if (field === null) return
    this.#begins = false
    field.focus()
  }

  #type(
    event: KeyboardEvent,
    columns: readonly PaperColumn[],
    chairs: number,
    { faults }: ComputedList,
  ): void {
    this.unknown = null
    typed(event, {
      columns,
      chairs,
      cellsOf: (row) => this.rows[row]?.cells ?? {},
      put: (row, cells) => this.#replace(row, ({ seen }) => ({ cells, seen })),
      isWhole: (row) => !faults.has(row) && !isEmptyRow(this.rows[row]?.cells ?? {}),
      unknown: (key, column) => (this.unknown = { key, column }),
    })
  }

  #unknown(list: TableList): string {
    if (this.unknown === null) return ''
    const { key, column } = this.unknown
    return this.say('paper.unknownKey', { key, column: columnWords(this.locale, list, column) })
  }

  #end(list: TableList, { lines, faults, gap }: ComputedList, moved: boolean): TemplateResult {
    const left = list.length - lines.length
    const whole = left === 0 && faults.size === 0 && gap === null
    const last = this.say('paper.left', { n: left })
    return html`<p role="status">${whole ? this.say('paper.whole') : last}</p>
      ${tick('signed', this.say('desk.typeSigned'), this.#signed)}
      <div>${send(this.say('desk.typeSend'), { busy: this.busy || !whole || moved })}</div>`
  }

  #send(event: SubmitEvent, list: TableList, { lines }: ComputedList): void {
    event.preventDefault()
    if (this.busy || lines.length !== list.length) return
    const signed = new FormData(event.currentTarget as HTMLFormElement).has('signed')
    this.#signed = signed
    const seen = list.hands.map(({ line }) => line)
    this.dispatchEvent(new PaperListEvent({ lines, signed, seen, begun: list.begun ?? null }))
  }

  #fill(rows: readonly PaperCells[]): void {
    this.rows = this.rows.map(({ seen }, i) => ({ cells: rows[i] ?? {}, seen }))
  }

  /** A box for pasting a list that exists as text already. */
  #paste(game: Plugin, list: TableList): TemplateResult {
    const take = (event: SubmitEvent): void => {
      event.preventDefault()
      const text = new FormData(event.currentTarget as HTMLFormElement).get('lines')
      const read = pasted(game, list, typeof text === 'string' ? text : '')
      this.unread = 'rows' in read ? null : read
      if ('rows' in read) this.#fill(read.rows)
    }
    return html`<details>
      <summary>${this.say('paper.paste')}</summary>
      <form class="stack" @submit=${take}>
        <label class="broad"
          ><span>${this.say('paper.pasteHow')}</span>
          <textarea name="lines" rows="6" spellcheck="false" placeholder=${game.papers.example}></textarea>
        </label>
        ${
          this.unread === null
            ? nothing
            : html`<p class="refusal" role="alert">
                ${this.say('event.line', { n: this.unread.row + 1 })} ${this.#why(list, this.unread.fault)}
              </p>`
        }
        <div class="row">
          ${send(this.say('paper.pasteTake'), { look: 'button' })}
          ${button(this.say('paper.clear'), () => this.#fill(emptyRows(list.length)), { look: 'quiet' })}
        </div>
      </form>
    </details>`
  }
}

/** Enter leads from the last row to the sums and from there sends the list: whoever keeps it pressed wanted only the first. */
const onceEach = {
  capture: true,
  handleEvent(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !event.repeat) return
    event.preventDefault()
    event.stopPropagation()
  },
}

customElements.define('stolik-paper-table', StolikPaperTable)
