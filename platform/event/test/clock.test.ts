/** The clock of a series: started by the director, standing still in a pause, and never part of a result. */
import { describe, expect, test } from 'vitest'
import { foldAll } from '@stolik/event/fold/fold'
import { leftWhenStopped, timeUp } from '@stolik/event/model/clock'
import { resultContent } from '@stolik/event/standing/hash'
import { standings } from '@stolik/event/standing/index'
import { card, format, names, numbers, startEvent, type TestEvent } from './event.js'

const minute = 60_000

function begun(minutes: number | null = null): TestEvent {
  const series = format.series.map((one) => ({ ...one, minutes }))
  const event = startEvent({ format: { ...format, series } })
  event.enter(...names(8))
  event.begin(1)
  return event
}

const now = ({ log }: TestEvent): number => log.at(-1)?.at ?? 0
const up = ({ state }: TestEvent): number | null => {
  const [series] = state.series
  return series === undefined ? null : timeUp(state, series)
}
const left = ({ state }: TestEvent): number | null => {
  const [series] = state.series
  return series === undefined ? null : leftWhenStopped(state, series)
}
const clock = (minutes: number, seen: number | null = null) =>
  ({ kind: 'clock', series: 1, minutes, seen }) as const
const pause = (paused: boolean) =>
  ({ kind: 'pause', at: null, paused, reason: paused ? 'soup' : '' }) as const

describe('the clock of a series', () => {
  test('is started for minutes that no regulations name, and again for others', () => {
    const event = begun()
    expect(up(event)).toBeNull()
    event.wait(300)
    event.must(clock(40))
    expect(up(event)).toBe(now(event) + 40 * minute)
    event.wait(60)
    event.must(clock(10))
    expect(up(event)).toBe(now(event) + 10 * minute)
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('replaces the limit of the regulations, with what was added to that', () => {
    const event = begun(120)
    expect(up(event)).toBe(now(event) + 120 * minute)
    event.must({ kind: 'extend', series: 1, minutes: 15 })
    expect(up(event)).toBe(now(event) + 135 * minute)
    event.wait(600)
    event.must(clock(30))
    expect(up(event)).toBe(now(event) + 30 * minute)
    event.must({ kind: 'extend', series: 1, minutes: 5 })
    expect(up(event)).toBe(now(event) + 35 * minute)
  })

  test('stands still while play is stopped, also if it is started then', () => {
    const event = begun()
    event.must(clock(30))
    expect(left(event)).toBeNull()
    event.wait(600)
    event.must(pause(true))
    expect(left(event)).toBe(20 * minute)
    event.wait(900)
    event.must({ kind: 'notice', text: 'Soup.' })
    expect(left(event)).toBe(20 * minute)
    event.must(clock(25))
    expect(left(event)).toBe(25 * minute)
    event.wait(300)
    event.must(pause(false))
    expect([left(event), up(event)]).toEqual([null, now(event) + 25 * minute])
  })

  test('has nothing left once it is over', () => {
    const event = begun()
    event.must(clock(5))
    event.wait(600)
    event.must(pause(true))
    expect(left(event)).toBe(0)
  })

  test('belongs to the series that is played, and is gone when its start is taken back', () => {
    const event = begun()
    expect(event.act({ ...clock(5), series: 2 })).toMatchObject({ refused: 'NOT_RUNNING' })
    expect(event.act({ ...clock(5), series: 9 })).toMatchObject({ refused: 'UNKNOWN_SERIES' })
    event.must(clock(5))
    event.must({ kind: 'unstart', series: 1, reason: 'too early' })
    event.must({ kind: 'start', series: 1 })
    expect(up(event)).toBeNull()
  })

  test('is the director’s alone, from a minute to ten hours', () => {
    const event = begun()
    expect(event.act(clock(5), card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    for (const minutes of [0, 601, 1.5])
      expect(event.act(clock(minutes))).toMatchObject({ refused: 'MALFORMED', args: { field: 'minutes' } })
    expect(up(event)).toBeNull()
  })

  test('is started once by two directors who saw the same', () => {
    const event = begun()
    event.must(clock(30, 0))
    event.wait(2)
    expect(event.act(clock(45, 0))).toMatchObject({ refused: 'OVERTAKEN' })
    event.must(clock(45, up(event)))
    expect(up(event)).toBe(now(event) + 45 * minute)
  })

  test('changes no result: lists are taken when it is over, and the content is the same', () => {
    const [without, timed] = [begun(), begun()]
    timed.must(clock(5))
    timed.wait(3600)
    for (const event of [without, timed]) event.fill(1)
    const content = ({ state }: TestEvent): unknown =>
      resultContent(state, numbers, standings(state, numbers))
    expect(content(timed)).toEqual(content(without))
  })
})
