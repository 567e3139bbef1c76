/** Results as a file that a double click opens in the spreadsheet of the reader's language. */
import { locales } from '@stolik/core'
import { expect, it } from 'vitest'
import { splitCsv } from '@stolik/files/table/split'
import { resultsCsv } from '../../src/event/print/export.js'
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

const cells = (text: string, separator: string): readonly string[] =>
  text.split('\r\n').map((line) => line.split(separator).find((cell) => /^-\d/.test(cell)) ?? '')

it.each(locales.filter((locale) => locale !== 'en'))('in %s has semicolons and a decimal comma', (locale) => {
  const text = resultsCsv(played(), locale)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(cells(text, ';')).toContain('-120,5')
  expect(text).toContain(`"'=1+1; ""Ola"""`)
  expect(text).not.toMatch(/;-?\d+\.\d/)
})

it.each([null, 'en'] as const)('in %s has commas and a decimal point', (locale) => {
  expect(cells(resultsCsv(played(), locale), ',')).toContain('-120.5')
})

it('has the same cells in every language', () => {
  const width = (text: string): readonly number[] => {
    const read = splitCsv(text.replace('\uFEFF', ''))
    if ('line' in read) throw new Error(`line ${read.line}`)
    return read.map((row) => row.cells.length)
  }
  const expected = width(resultsCsv(played(), null))
  for (const locale of locales)
    expect([locale, width(resultsCsv(played(), locale))]).toEqual([locale, expected])
})
