/** Money as shown publicly: list by list as lists are completed, and nothing without a stake. */
import { expect, it } from 'vitest'
import { eventKeys } from '../../src/event/store/keys.js'
import { showEvent } from '../../src/event/show/show.js'
import { oneSecret } from '../../src/base/secrets.js'
import { format, names, numbers, startEvent, type TestEvent } from '../../../event/test/event.js'

const begun = (stake: readonly [number, number] | null): TestEvent => {
  const event = startEvent({
    format: { ...format, stake, series: [{ rounds: 1, minutes: null, draw: 'lots' }] },
  })
  event.enter(...names(4))
  event.begin(1)
  return event
}
const moneyOf = ({ state }: TestEvent) =>
  showEvent(
    { id: 'e', lists: numbers, rules: () => 'rules', keys: eventKeys(oneSecret('k'.repeat(64))) },
    state,
    'public',
  ).money

it('money is shown by list, as lists are completed', () => {
  const event = begun([5, 1])
  expect(moneyOf(event)).toEqual([])
  event.must({
    kind: 'list',
    series: 1,
    table: 1,
    lines: ['4 3 -6 -1', '0 0 0 0', '0 0 0 0', '0 0 0 0'],
    signed: true,
  })
  const players = event.state.series[0]?.tables[0]?.players ?? []
  expect(moneyOf(event)).toEqual(
    [20, 15, -30, -5].map((amount, chair) => ({ series: 1, table: 1, player: players[chair], amount })),
  )
})

it('PT 9.2 money is not shown if no stake is played', () => {
  const event = begun(null)
  event.must({
    kind: 'list',
    series: 1,
    table: 1,
    lines: ['4 3 -6 -1', '0 0 0 0', '0 0 0 0', '0 0 0 0'],
    signed: true,
  })
  expect(moneyOf(event)).toEqual([])
})
