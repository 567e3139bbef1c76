/** Why one row of a ranking stands before the next: on the page as on paper. */
import { expect, it } from 'vitest'
import { showStandings } from '../../src/event/show/show-standings.js'
import { standings } from '@stolik/event/standing/index'
import { decidedBy } from '@stolik/event/standing/order'
import { format, names, numbers, startEvent } from '../../../event/test/event.js'

it('PT 5.1 a row with as many points as the next names the tie-break, and no other row does', () => {
  const event = startEvent({ format: { ...format, tieBreaks: ['wins', 'seconds', 'lot'] } })
  event.enter(...names(8))
  event.begin(1)
  // Ten points win one table, and come second at the other.
  event.fill(1, (table, hand) => (hand > 0 ? '0 0 0 0' : table === 1 ? '10 5 0 0' : '20 10 0 0'))
  const shown = showStandings(event.state, numbers).individual
  const { individual } = standings(event.state, numbers)
  const expected = individual.map((row, i) => {
    const next = individual[i + 1]
    return next === undefined || next.place === null || row.place === null
      ? undefined
      : decidedBy(['wins', 'seconds', 'lot'], row, next)
  })
  expect(shown.map((row) => ('ahead' in row ? row.ahead : undefined))).toEqual(expected)
  expect(expected.some((one) => one !== undefined)).toBe(true)
  // Asked again, rows are the same objects, so that nothing is told twice.
  expect(showStandings(event.state, numbers)).toBe(showStandings(event.state, numbers))
})
