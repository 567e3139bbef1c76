import type { PaperCells, PaperColumn } from '@stolik/core'
import { isEmptyRow } from '@stolik/core'
import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues } from 'lit'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import type { TableList } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { gameLists, hasOtherRules, listsOf } from '@stolik/elements/event/lists'
import { differing, followList, rowOf, type FollowedRow } from './followed-rows.js'
import { movedRow } from './hand-in-words.js'
import { columnWords } from './paper-cell.js'
import { keyLegend } from './paper-legend.js'
import { onceEach, typed } from './paper-keyboard.js'
import { PaperListEvent, sendPart } from './paper-send.js'
import { sumsRow } from './paper-sums.js'
import { emptyRows, computeList, type ComputedList } from './paper-rows.js'
import { pasteBox, type UnreadLine } from './paper-paste.js'
import { tableHead, tableRow, type PaperWords } from './paper-row.js'
import { paperTableStyles } from './paper-table.styles.js'

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
  unread: state<UnreadLine | null>(null),
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
    const words: PaperWords = { locale: this.locale, say: (code, args) => this.say(code, args), list }
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
            ${tableHead(words, columns)}
            <tbody>
              ${rows.map((cells, row) => [
                tableRow(words, {
                  columns,
                  computed: reckoned,
                  cells,
                  row,
                  put: (column, text) => this.#put(row, column, text),
                }),
                moved.includes(row)
                  ? movedRow({
                      ...words,
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
              say: words.say,
              put: (sums) => (this.sums = sums),
            })}
          </table>
        </div>
        <p class="small" role="status">${this.#unknown(list)}</p>
        ${sendPart(words, {
          computed: reckoned,
          signed: this.#signed,
          busy: this.busy,
          held: moved.length > 0,
        })}
        ${keyLegend(this.locale, this.say('paper.keys'), list, columns)}
      </form>
      ${pasteBox(words, {
        game,
        unread: this.unread,
        fill: (rows) => this.#fill(rows),
        refuse: (unread) => (this.unread = unread),
      })}`
  }

  #put(row: number, column: string, text: string): void {
    this.#replace(row, ({ cells, seen }) => ({ cells: { ...cells, [column]: text }, seen }))
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
}

customElements.define('stolik-paper-table', StolikPaperTable)
