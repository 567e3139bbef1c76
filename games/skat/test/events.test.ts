/** Checks the usual formats of events against the tournament rules and the federation's own example of a list. */
import type { EventFormat } from '@stolik/core'
import { expect, test } from 'vitest'
import { events } from '../src/index.js'

/**
 * A format in the words of a regulation: deals of each series at a table of four and of three, and how seats are
 * drawn.
 */
function printed({ profile, chairs, series, scoring, tieBreaks, bye, stake }: EventFormat): string {
  const deals = series.map(
    ({ rounds, minutes, draw }) =>
      `${chairs.map((size) => rounds * size).join('/')}${minutes === null ? '' : ` ${minutes} min`} ${draw}`,
  )
  const free = bye === null && stake === null ? 'no bye, no stake' : 'more'
  return [profile, deals.join(' + '), scoring.kind, tieBreaks.join('>'), free].join(', ')
}

/**
 * PT 5.1: more games won, then fewer games lost, then the lot. With tables of three (PT 7.1.1) nobody is left over.
 */
const common = 'total, sum.won>-sum.lost>lot, no bye, no stake'

test.each([
  ['a tournament of the federation', 'pzskat-48', `pzskat, 48/36 lots + 48/36 lots + 48/36 lots, ${common}`],
  ['an international tournament', 'isko-48', `isko, 48/36 lots + 48/36 lots + 48/36 standing, ${common}`],
  ['an evening', 'evening-24', `pzskat, 24/18 lots, ${common}`],
  ['an evening with patrolki', 'patrolki-24', `patrolki, 24/18 lots, ${common}`],
  ['an evening among friends', 'towarzyski-24', `towarzyski, 24/18 lots, ${common}`],
])('%s has the format %s: %s', (_, id, format) => {
  expect(events.filter((event) => event.id === id).map(printed)).toEqual([format])
})

test('the most usual format is first', () => {
  expect(events[0]?.id).toBe('pzskat-48')
  expect(events).toHaveLength(5)
})
