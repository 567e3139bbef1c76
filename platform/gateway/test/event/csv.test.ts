/** Results as a file that a double click opens in the spreadsheet of the reader's language. */
import { locales, type Locale } from '@stolik/core'
import { expect, it } from 'vitest'
import { splitCsv } from '@stolik/files/table/split'
import { tableCsv } from '../../src/base/table-file.js'
import { resultsTable } from '../../src/event/print/export.js'
import { tiny } from '../help.js'
import { entrant, format, names, startEvent } from '../../../event/test/event.js'

const scoring = { kind: 'places', scale: [3, 2, 1, 0], ties: 'mean' } as const

function played() {
  const event = startEvent(
    {
      game: 'tiny',
      format: {
        ...format,
        profile: 'plain',
        chairs: [4],
        scoring,
        tieBreaks: ['lot'],
        bye: { points: 0, small: 0 },
      },
    },
    { lists: tiny.plugin },
  )
  event.enter(...names(3))
  event.must({ kind: 'enter', entrant: entrant('=1+1; "Ola"'), reserve: false })
  event.begin(1)
  event.fill(1, () => 'passed')
  event.must({
    kind: 'adjust',
    player: 'p1',
    series: 1,
    points: -120.5,
    small: 0,
    penalty: true,
    reason: 'late',
    clause: null,
  })
  return {
    state: event.state,
    offer: tiny,
    locale: 'pl',
    timeZone: 'UTC',
    at: 0,
    ruleName: null,
    site: null,
  } as const
}

const csvIn = (locale: Locale | null): string => tableCsv(resultsTable(played(), locale), locale)

const cells = (text: string, separator: string): readonly string[] =>
  text.split('\r\n').map((line) => line.split(separator).find((cell) => /^-\d/.test(cell)) ?? '')

it.each(locales.filter((locale) => locale !== 'en'))('in %s has semicolons and a decimal comma', (locale) => {
  const text = csvIn(locale)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(cells(text, ';')).toContain('-120,5')
  expect(text).toContain(`"'=1+1; ""Ola"""`)
  expect(text).not.toMatch(/;-?\d+\.\d/)
})

it.each([null, 'en'] as const)('in %s has commas and a decimal point', (locale) => {
  expect(cells(csvIn(locale), ',')).toContain('-120.5')
})

it('has the same cells in every language', () => {
  const width = (text: string): readonly number[] => {
    const read = splitCsv(text.replace('\uFEFF', ''))
    if ('line' in read) throw new Error(`line ${read.line}`)
    return read.map((row) => row.cells.length)
  }
  const expected = width(csvIn(null))
  for (const locale of locales) expect([locale, width(csvIn(locale))]).toEqual([locale, expected])
})
