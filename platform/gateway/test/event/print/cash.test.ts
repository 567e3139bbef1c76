/** The cash report and the receipts, on paper and as a table for spreadsheets. */
import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { expect, it } from 'vitest'
import { isSecret, pdf, type Paper } from '../../../src/event/print/documents.js'
import type { SheetTable } from '@stolik/files/write/sheet-table'
import { tableCsv } from '../../../src/base/table-file.js'
import { cashTable } from '../../../src/event/print/cash-table.js'
import { tiny } from '../../help.js'
import { entrant, format, startEvent, type TestEvent } from '../../../../event/test/event.js'
import { readable } from './readable.js'

const some = locales.slice(0, cases(1, locales.length))

const long = (n: number): string => `Maksymilian Zdzisława Trzebiatowska-Że${String(n).padStart(2, '0')}`

const evening = (): TestEvent => {
  const fee = {
    amount: 5050,
    currency: 'PLN',
    use: 'prizes',
    lost: [{ from: 1, amount: 50 }],
    reduced: [{ amount: 2025, women: true as const, club: 'Towarzystwo Skata i Baśki w Lęborku' }],
  }
  const event = startEvent(
    {
      fee,
      game: 'tiny',
      prizes: [{ of: 'all', places: ['100 zł', 'puchar'], amounts: [10_000, 0] }],
      format: { ...format, profile: 'plain', chairs: [4], bye: { points: 0, small: 0 }, tieBreaks: ['lot'] },
    },
    { lists: tiny.plugin },
  )
  for (let n = 1; n <= 9; n++)
    event.must({ kind: 'enter', entrant: entrant(long(n), { club: '=Klub', woman: true }), reserve: false })
  for (let n = 1; n <= 8; n++) event.must({ kind: 'paid', player: `p${n}`, paid: true })
  event.must({ kind: 'paid', player: 'p3', paid: false })
  for (const amount of [-4000, -4000, 1200]) event.must({ kind: 'book', what: '=Hall', amount, seen: null })
  event.must({ kind: 'strike', n: 2, reason: 'Booked twice.' })
  for (const series of [1, 2]) {
    event.begin(series)
    event.fill(series, () => 'passed')
    event.must({ kind: 'end', series })
  }
  return event
}
const event = evening()
const source = (locale: Locale) => ({
  state: event.state,
  offer: tiny,
  locale,
  timeZone: 'Europe/Warsaw',
  at: 0,
  ruleName: null,
  site: null,
})
const pages = async (paper: Paper, locale: Locale = 'pl'): Promise<readonly string[]> => {
  const bytes = await pdf(source(locale), paper)
  return bytes === undefined ? [] : readable(bytes)
}

it.each(some)(
  'the papers of the cash in %s have every name and amount, and no word is missing',
  async (locale) => {
    for (const kind of ['cash', 'receipts', 'regulations'] as const) {
      const text = (await pages({ kind }, locale)).join('\n')
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN|^\w+\.\w+(\.\w+)*$/m)
      expect(text).toContain(locale === 'en' ? '50.50' : '50,50')
    }
    const report = (await pages({ kind: 'cash' }, locale)).join('\n')
    expect(report).toContain('Booked twice.')
    // 7 × 50.50 taken and kept, 40 spent, 12 added, 100 for the winner.
    expect(report).toContain(locale === 'en' ? '225.50' : '225,50')
  },
)

it('receipts are one a player, six to a page, each with the whole name', async () => {
  const all = await pages({ kind: 'receipts' })
  expect(all).toHaveLength(2)
  expect(all.join('\n').match(/Pokwitowanie nr/g)).toHaveLength(7)
  for (const n of [1, 2, 4, 5, 6, 7, 8]) expect(all.join('\n')).toContain(`Trzebiatowska-Że0${n}`)
  const [one, ...more] = await pages({ kind: 'receipt', number: 5 })
  expect(more).toEqual([])
  expect(one?.match(/Pokwitowanie nr/g)).toHaveLength(1)
  expect(one).toContain('Trzebiatowska-Że05')
  expect(await pages({ kind: 'receipt', number: 3 })).toEqual([])
})

it('the table for spreadsheets adds up to what is left, in whatever language', () => {
  for (const locale of [null, ...some]) {
    const [, ...rows] = tableCsv(cashTable(source('pl'), locale) as SheetTable, locale)
      .trim()
      .split('\r\n')
    const isComma = locale !== null && locale !== 'en'
    const cells = rows.map((row) => row.split(isComma ? ';' : ','))
    const amounts = cells.map((row) => Math.round(Number(row.at(-2)?.replace(',', '.')) * 100))
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(22_550)
    expect(rows.join('\n')).not.toMatch(/[,;]=Hall/)
  }
})

it('who has paid what is for the director alone', () => {
  for (const paper of [{ kind: 'cash' }, { kind: 'receipts' }, { kind: 'receipt', number: 1 }] as const)
    expect(isSecret(paper)).toBe(true)
})

it('an event without a fee has none of these papers', async () => {
  const free = startEvent(
    {
      fee: null,
      game: 'tiny',
      format: { ...format, profile: 'plain', chairs: [4], bye: { points: 0, small: 0 }, tieBreaks: ['lot'] },
    },
    { lists: tiny.plugin },
  )
  const from = { ...source('pl'), state: free.state }
  for (const kind of ['cash', 'receipts'] as const) expect(await pdf(from, { kind })).toBeUndefined()
  expect(cashTable(from, 'pl')).toBeUndefined()
})
