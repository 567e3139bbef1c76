/** When series of an event are to begin: said in advance, and changed until they have begun. */
import { describe, expect, test } from 'vitest'
import { foldAll } from '@stolik/event/fold/fold'
import { checkRegulations } from '@stolik/event/model/check'
import { resultContent } from '@stolik/event/standing/hash'
import { format, names, numbers, regulations, startEvent, type TestEvent } from './event.js'

const { starts } = regulations
const day = 24 * 60 * 60_000
const plan = { rounds: 1, minutes: null, draw: 'lots' } as const
/** Three series with beginnings in days after the event's; undefined where none is said. */
const series = (...days: readonly (number | undefined)[]) =>
  days.map((after) => (after === undefined ? plan : { ...plan, starts: starts + after * day }))

const amend = (event: TestEvent, ...days: readonly (number | undefined)[]) =>
  event.act({
    kind: 'amend',
    reason: 'The hall is taken.',
    seen: null,
    regulations: { ...event.state.regulations, format: { ...format, series: series(...days) } },
  })
const daysOf = ({ state }: TestEvent) =>
  state.series.map(({ plan }) => (plan.starts === undefined ? undefined : (plan.starts - starts) / day))

describe('series begin', () => {
  test.each<[string, (number | undefined)[], string[]]>([
    ['with the event and later', [0, 0, 1], []],
    ['whenever the next one is, where nothing is said', [undefined, undefined, 1], []],
    ['not before the event', [-1, undefined, 1], ['format.series.1.starts contradicts starts']],
    [
      'not before a series before them',
      [undefined, 2, 1],
      ['format.series.3.starts contradicts format.series.2.starts'],
    ],
    [
      'not before a series further back',
      [2, undefined, 1],
      ['format.series.3.starts contradicts format.series.1.starts'],
    ],
  ])('%s', (_, days, expected) => {
    const found = checkRegulations(
      { ...regulations, format: { ...format, series: series(...days) } },
      numbers,
    )
    expect(
      found.map(({ code, args: { field, other } }) => `${field} ${code.toLowerCase()} ${other}`),
    ).toEqual(expected)
  })

  test('at a moment that a calendar has', () => {
    const at = (moment: number) =>
      checkRegulations(
        { ...regulations, format: { ...format, series: [{ ...plan, starts: moment }] } },
        numbers,
      ).map(({ code }) => code)
    expect(at(Date.UTC(2201, 0))).toEqual(['RANGE'])
    expect(at(starts + 0.5)).toEqual(['RANGE'])
  })
})

describe('the beginning of a series', () => {
  const event = (...days: readonly (number | undefined)[]): TestEvent => {
    const started = startEvent({ format: { ...format, series: series(...days) } })
    started.enter(...names(8))
    return started
  }

  test('can change until it has begun, also after its draw', () => {
    const played = event(undefined, 1, 2)
    played.draw(1)
    expect(amend(played, 0, 1, 2)).toBeUndefined()
    played.must({ kind: 'start', series: 1 })
    expect(amend(played, 1, 2, 3)).toMatchObject({ refused: 'BEGUN', args: { series: 1 } })
    expect(amend(played, undefined, 2, 3)).toMatchObject({ refused: 'BEGUN', args: { series: 1 } })
    expect(amend(played, 0, 2, undefined)).toBeUndefined()
    played.fill(1)
    played.must({ kind: 'end', series: 1 })
    played.draw(2)
    expect(amend(played, 0, 3, 4)).toBeUndefined()
    expect(daysOf(played)).toEqual([0, 3, 4])
    expect(amend(played, 0, undefined, 4)).toBeUndefined()
    expect(daysOf(played)).toEqual([0, undefined, 4])
    expect(foldAll(played.log)).toEqual(played.state)
  })

  test('is all of a drawn series that can change', () => {
    const played = event(0, 1)
    played.draw(1)
    const [first, second] = series(0, 1)
    const longer = {
      ...played.state.regulations,
      format: { ...format, series: [{ ...first, rounds: 2 }, second] },
    }
    expect(
      played.act({ kind: 'amend', regulations: longer as typeof regulations, reason: 'x', seen: null }),
    ).toMatchObject({ refused: 'SERIES_DRAWN', args: { series: 1 } })
  })

  test('is not in the result of an event that does not say it', () => {
    expect(JSON.stringify(resultContent(event(undefined).state, numbers).regulations.format)).not.toContain(
      'starts',
    )
  })
})
