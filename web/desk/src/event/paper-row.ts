/** The head and the rows of a paper list: a cell per column, the running totals, and the fault beside them. */
import type { PaperCells, PaperColumn, PaperFault } from '@stolik/core'
import { figure } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { TableList } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import type { Speaker } from '@stolik/elements/event/speaker'
import { columnWords, paperCell } from './paper-cell.js'
import type { ComputedList } from './paper-rows.js'

/** The list that is typed in, and the language its words are in. */
export interface PaperWords extends Speaker {
  readonly list: TableList
}

interface Row {
  readonly columns: readonly PaperColumn[]
  readonly computed: ComputedList
  readonly cells: PaperCells
  /** The number of the row, from 0. */
  readonly row: number
  readonly put: (column: string, text: string) => void
}

export const tableHead = (
  { locale, say, list }: PaperWords,
  columns: readonly PaperColumn[],
): TemplateResult =>
  html`<thead>
    <tr>
      <th scope="col">${say('paper.deal')}</th>
      ${columns.map((column) => html`<th scope="col">${columnWords(locale, list, column)}</th>`)}
      ${list.seats.map(({ chair, name }) => html`<th scope="col">${chairLetter(chair)} ${name}</th>`)}
      <th scope="col">${say('paper.fault')}</th>
    </tr>
  </thead>`

export function tableRow(words: PaperWords, shape: Row): TemplateResult {
  const { say, list } = words
  const { columns, computed, row } = shape
  const { faults, sheet, gap } = computed
  const fault = faults.get(row)
  const totals = sheet.rows[row]?.totals
  const scores = sheet.rows[row]?.scores
  const why = fault === undefined ? (gap === row ? say('paper.gap') : '') : faultWords(words, fault)
  return html`<tr class=${why === '' ? '' : 'wrong'} data-row=${row}>
    <th scope="row">${row + 1}</th>
    ${columns.map((column) => html`<td>${cell(words, shape, column, why)}</td>`)}
    ${list.seats.map(({ chair }) => {
      const total = totals?.[chair]
      const scored = (scores?.[chair] ?? 0) !== 0
      const text = total === undefined ? '' : figure(total)
      return html`<td class="total">${scored ? html`<b>${text}</b>` : text}</td>`
    })}
    <td class="fault" id=${`fault-${row}`}>${why}</td>
  </tr>`
}

/** Why a line or a row is not valid, in the words of its game. */
export const faultWords = ({ locale, list }: PaperWords, { refused, word }: PaperFault): string =>
  gameSay(locale, list.game, `cannot.${refused}`, { word: word ?? '' })

function cell(
  { locale, say, list }: PaperWords,
  shape: Row,
  column: PaperColumn,
  why: string,
): TemplateResult {
  const { cells, row, put } = shape
  return paperCell({
    locale,
    list,
    column,
    value: cells[column.id] ?? '',
    keyed: true,
    label: `${say('paper.cell', { n: row + 1 })}, ${columnWords(locale, list, column)}`,
    described: why === '' ? null : `fault-${row}`,
    put: (text) => put(column.id, text),
  })
}
