/** The cash report as a table for spreadsheets: a row for every amount. Their sum is what is left. */
import type { Locale } from '@stolik/core'
import { cashReport, type CashRow } from '@stolik/event/papers/cash'
import { word } from '../../print/words/index.js'
import type { SheetTable } from '@stolik/files/write/sheet-table'
import { csvHead } from './csv-heads.js'
import type { Source } from './paper-source.js'

const columns = [
  'kind',
  'at',
  'series',
  'table',
  'number',
  'name',
  'what',
  'by',
  'amount',
  'currency',
] as const

/**
 * Undefined if the regulations name no fee.
 * @param locale the reader's language; null: names for programs, which never change
 */
export function cashTable(
  { state, offer, timeZone }: Pick<Source, 'state' | 'offer' | 'timeZone'>,
  locale: Locale | null,
): SheetTable | undefined {
  const report = cashReport(state, offer.plugin)
  if (report === null) return undefined
  const { currency } = report
  const coins = 10 ** digitsOf(currency)
  const clock = (at: number): string => new Date(at).toLocaleString('sv', { timeZone }).slice(0, 16)
  const rows = report.rows.map((row) => {
    const { at = null, series = '', table = '', number = '', name = '', by = '' } = row as Partial<Every>
    return [
      kindOf(row, locale),
      at === null ? null : { at: clock(at) },
      series,
      table,
      number ?? '',
      name,
      whatOf(row, locale),
      by,
      row.amount / coins,
      currency,
    ]
  })
  return { name: state.regulations.name, heads: columns.map((name) => csvHead(locale, name)), rows }
}

/** The fields that some of the rows have. */
type Every = Pick<Extract<CashRow, { kind: 'fee' }>, 'at' | 'by' | 'name'> &
  Pick<Extract<CashRow, { kind: 'lost' }>, 'series' | 'table'> &
  Pick<Extract<CashRow, { kind: 'prize' }>, 'number'>

function kindOf({ kind, amount }: CashRow, locale: Locale | null): string {
  const back = kind === 'fee' && amount < 0
  const code = back ? 'back' : kind
  return locale === null ? code : word(locale, `cash.kind.${code}`)
}

function whatOf(row: CashRow, locale: Locale | null): string {
  if (row.kind === 'booked') return row.what
  if (row.kind === 'lost') return String(row.games)
  if (row.kind !== 'prize') return ''
  return locale === null ? `${row.of} ${row.place}` : `${word(locale, `of.${row.of}`)} ${row.place}`
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
