/** The chart of figures by date shows what its data says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chart, type Figure } from './load/history/chart.js'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')
const figures = JSON.parse(read('history.json')) as readonly Figure[]

it('is the one that `npm run load -- history` draws', () => {
  expect(read('history.svg')).toBe(chart(figures))
})

it('names each figure, date and ratio', () => {
  const drawn = chart([
    {
      what: 'A & B',
      unit: 'a second',
      baseline: 'bare',
      points: [{ date: '2026-01-02', value: 1234.5, baseline: 2469, machine: 'M' }],
    },
  ])
  for (const said of [
    'A &amp; B',
    'a second; in brackets the ratio to bare',
    '2026-01-02',
    '1,234.5 (0.50)',
    '>M<',
  ])
    expect(drawn).toContain(said)
})

it('goes on in time', () => {
  for (const { points } of figures) {
    const dates = points.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  }
})
