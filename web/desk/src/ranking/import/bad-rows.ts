/** Rejected rows, each with its reason, a page at a time; all of them as a file. */
import { html, nothing, type TemplateResult } from 'lit'
import type { DeskParts } from '../parts.js'
import type { Extent } from './work.js'
import { cellOf, problemWords } from './words.js'
import type { Problem } from '../client.js'
import { button } from '../../form/buttons.js'
import { heads } from '../../form/heads.js'

interface Showing extends Extent, Pick<DeskParts, 'say'> {
  readonly rows: readonly Problem[]
  /** Whether the file is a workbook, whose cells have names. */
  readonly isSheet: boolean
  readonly save: () => void
}

const placeOf = (row: Problem, isSheet: boolean): string => cellOf(row, isSheet) ?? String(row.line)

/** Problems that are shown elsewhere on the page. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'UNMATCHED',
  'NAME_DIFFERS',
  'TWO_PERSONS',
  'UNKNOWN_PERSON',
  'SAME_LIST',
])

export const rowsOfNoOtherPart = (bad: readonly Problem[]): readonly Problem[] =>
  bad.filter(({ code }) => !shownElsewhere.has(code))

export function badRows({ say, rows, isSheet, most, more, save }: Showing): unknown {
  if (rows.length === 0) return nothing
  return html`<section class="stack">
    <h4>${say('rankimport.bad', { n: rows.length })}</h4>
    <p class="muted">${say('rankimport.badHint')}</p>
    ${table(say, rows.slice(0, most), isSheet)}
    <div class="row">
      ${rows.length > most ? button(say('rankimport.more', { n: rows.length - most }), more) : nothing}
      ${button(say('rankimport.save'), save)}
    </div>
  </section>`
}

const table = (say: DeskParts['say'], rows: readonly Problem[], isSheet: boolean): TemplateResult =>
  html`<table>
    <caption class="visually-hidden">
      ${say('rankimport.badCaption')}
    </caption>
    ${heads(say('rankimport.line'), { text: say('rankimport.reason') })}
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <td>${placeOf(row, isSheet)}</td>
            <td class="text">${problemWords(row, say)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

/** Returns a CSV table for a spreadsheet. A cell that would be a formula gets an apostrophe first. */
export function badRowsCsv(rows: readonly Problem[], say: DeskParts['say'], isSheet = false): string {
  const cell = (text: string): string =>
    `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  const all = [
    [say('rankimport.line'), say('rankimport.reason')],
    ...rows.map((row) => [placeOf(row, isSheet), problemWords(row, say)]),
  ]
  // Starts with the byte order mark, so that a spreadsheet reads the letters correctly.
  return `\uFEFF${all.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}
