/** What is shown of draws with an event: their measure, and where everybody sits now. */
import { expect, it } from 'vitest'
import { measureOf } from '@stolik/event/draw/drawing'
import { currentSeries, seatsIn, seatsNow } from '@stolik/event/model/playing'
import type { SeriesState } from '@stolik/event/model/state'
import { chair, names, startEvent, type TestEvent } from './event.js'

const drawn = (): TestEvent => {
  const event = startEvent()
  event.enter(...names(8))
  event.begin(1)
  return event
}
const measured = ({ state }: TestEvent, n = 0) => measureOf(state, state.series[n] as SeriesState)

it('is null before the draw', () => {
  expect(measured(drawn(), 1)).toBeNull()
})

it('is measured once, and again after another draw', () => {
  const event = drawn()
  const first = measured(event)
  expect(first).toMatchObject({ repeats: 0 })
  const hand = { kind: 'hand', series: 1, table: 1, hand: 0, line: '3 2 1 0' } as const
  expect(event.act(hand, chair(0))).toBeUndefined()
  expect(event.state.series[0]?.tables[0]?.list.hands).toHaveLength(1)
  expect(measured(event)).toBe(first)
  // Another event has another draw, even if it comes to the same.
  expect(measured(drawn())).not.toBe(first)
})

it('seats everybody in the series that is played, though the next one is drawn in advance', () => {
  const event = drawn()
  event.draw(2)
  const seatsOf = (series: number) => seatsIn(event.state, event.state.series[series - 1] as SeriesState)
  expect(seatsOf(2)).not.toEqual(seatsOf(1))
  expect([currentSeries(event.state)?.series, seatsNow(event.state)]).toEqual([1, seatsOf(1)])
  event.fill(1)
  event.must({ kind: 'end', series: 1 })
  expect([currentSeries(event.state)?.series, seatsNow(event.state)]).toEqual([2, seatsOf(2)])
})
