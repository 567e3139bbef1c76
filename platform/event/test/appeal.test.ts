/**
 * An evening with an exclusion that an appeal overturns, and with draws that are made again. The standings are compared with a
 * recount that shares no code with them.
 */
import { describe, expect, test } from 'vitest'
import { measureOf } from '@stolik/event/draw/drawing'
import { foldAll } from '@stolik/event/fold/fold'
import { minutesOf } from '@stolik/event/papers/minutes'
import { standings } from '@stolik/event/standing/index'
import { card, director, entrant, format, names, numbers, startEvent, type TestEvent } from './event.js'
import { drawAct, drawSeats, seatsAsked } from '@stolik/event/draw/seats'
import { before, oracle } from './oracle.js'
import { check, publish } from './published.js'

const three = {
  ...format,
  chairs: [4],
  bye: { points: 7, small: 0 },
  series: [1, 2, 3].map(() => ({ rounds: 1, minutes: null, draw: 'lots' as const })),
  tieBreaks: ['sum.won' as const],
}

/** Scores that differ by table and hand, so that hardly anybody ties. */
const scores = (table: number, hand: number, chairs: number): string =>
  Array.from({ length: chairs }, (_, chair) => ((table * 7 + hand * 5 + chair * 11) % 23) - 9).join(' ')

function play(event: TestEvent, series: number): void {
  event.begin(series)
  event.fill(series, scores)
  event.must({ kind: 'end', series })
}

const status = ({ state }: TestEvent, id: string) => state.players.get(id)?.status

/** Whether the standings have the points, the order and the shared places that the naive count of the log gives. */
function expectRecount(event: TestEvent, out: readonly string[]): void {
  const { individual } = standings(event.state, numbers)
  const counted = oracle(event.log, three)
  expect(individual.map(({ player }) => player).toSorted()).toEqual([...counted.keys()].toSorted())
  for (const row of individual) {
    const own = counted.get(row.player)
    if (own === undefined) throw new Error(`nobody counted ${row.player}`)
    expect([row.player, row.points]).toEqual([row.player, Number(own.points) / 60])
    const better = [...counted].filter(
      ([id, other]) => !out.includes(id) && id !== row.player && before(three, other, own) === true,
    )
    expect([row.player, row.place]).toEqual([row.player, out.includes(row.player) ? null : better.length + 1])
  }
  // Whoever has the published result alone comes to the same.
  expect(check(publish(event)).differences).toEqual([])
}

describe('an appeal that overturns an exclusion', () => {
  const evening = (): TestEvent => {
    const event = startEvent({ format: three, protestMinutes: 0 }, { draw: drawSeats })
    event.enter(...names(12))
    event.draw(1)
    event.must({ kind: 'start', series: 1 })
    event.fill(1, scores)
    event.must({ kind: 'protest', series: 1, table: 1, player: 'p5', text: 'They signalled.' }, card('p5'))
    event.must({ kind: 'end', series: 1 })
    return event
  }

  test('PT 4.3, PT 7.3.3 gives back place, seat and result, and the minutes say why', () => {
    const event = evening()
    event.must({ kind: 'exclude', player: 'p5', reason: 'proven signals', clause: 'PT 4.3' })
    expectRecount(event, ['p5'])
    play(event, 2)
    expectRecount(event, ['p5'])
    expect(event.state.series[1]?.tables.flatMap(({ players }) => players)).not.toContain('p5')
    const back = {
      kind: 'reinstate',
      player: 'p5',
      reason: 'the court found no intent',
      clause: 'PT 7.3.3',
    } as const
    expect(event.act(back, card('p5'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ ...back, reason: ' ' })).toMatchObject({ refused: 'MALFORMED' })
    event.draw(3)
    event.must(back, director, 'op1')
    expect(event.act(back, director, 'op1')).toBeUndefined()
    expect(event.act(back)).toMatchObject({ refused: 'NOT_EXCLUDED', args: { number: 5 } })
    expect(event.act({ kind: 'start', series: 3 })).toMatchObject({ refused: 'PLAYERS_CHANGED' })
    event.draw(3)
    event.must({ kind: 'start', series: 3 })
    event.fill(3, scores)
    event.must({ kind: 'end', series: 3 })
    const { tables, byes } = event.state.series[2] ?? {}
    expect([...(tables ?? []).flatMap(({ players }) => players), ...(byes ?? [])]).toContain('p5')
    expectRecount(event, [])
    event.must({ kind: 'decide', n: 1, upheld: false, text: 'No intent.' })
    event.wait(60)
    event.must({ kind: 'final' })
    expect(event.act({ ...back, player: 'p6' })).toMatchObject({ refused: 'FINAL' })
    const excluded = minutesOf(event.state, true).excluded
    expect(excluded).toMatchObject([
      {
        number: 5,
        name: 'Player 5',
        reason: 'proven signals',
        clause: 'PT 4.3',
        overturned: { reason: 'the court found no intent', clause: 'PT 7.3.3' },
      },
    ])
    expect(JSON.stringify(minutesOf(event.state, false).excluded)).not.toMatch(/signals|intent/)
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('gives the place back from the next series if a reserve has taken it over', () => {
    const event = evening()
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.must({ kind: 'exclude', player: 'p5', reason: 'proven signals', clause: null })
    event.must({ kind: 'replace', player: 'p5', by: 'p13', from: 2 })
    play(event, 2)
    event.must({ kind: 'reinstate', player: 'p5', reason: 'no intent', clause: null })
    expect([status(event, 'p5'), status(event, 'p13')]).toEqual(['entered', 'reserve'])
    expect(standings(event.state, numbers).individual.find(({ player }) => player === 'p5')).toMatchObject({
      holder: 'p5',
      name: 'Player 5',
    })
    play(event, 3)
    expectRecount(event, [])
    // The reserve may take over another place.
    expect(event.state.players.get('p5')?.successors.map(({ player, from }) => [player, from])).toEqual([
      ['p13', 2],
      ['p5', 3],
    ])
  })

  test('leaves the place with the reserve if no series is left, and lifts the exclusion', () => {
    const event = evening()
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.must({ kind: 'exclude', player: 'p5', reason: 'proven signals', clause: null })
    event.must({ kind: 'replace', player: 'p5', by: 'p13', from: 2 })
    play(event, 2)
    play(event, 3)
    event.must({ kind: 'reinstate', player: 'p5', reason: 'no intent', clause: null })
    expect(standings(event.state, numbers).individual.find(({ player }) => player === 'p5')?.holder).toBe(
      'p13',
    )
    expectRecount(event, [])
  })

  test('a reserve who was excluded and has lost the place is free again', () => {
    const event = evening()
    for (const name of ['Reserve', 'Other'])
      event.must({ kind: 'enter', entrant: entrant(name), reserve: true })
    event.must({ kind: 'replace', player: 'p5', by: 'p13', from: 2 })
    event.must({ kind: 'exclude', player: 'p13', reason: 'shouted', clause: null })
    expectRecount(event, ['p5'])
    event.must({ kind: 'replace', player: 'p5', by: 'p14', from: 2 })
    expectRecount(event, [])
    event.must({ kind: 'reinstate', player: 'p13', reason: 'it was somebody else', clause: null })
    expect(status(event, 'p13')).toBe('reserve')
    expectRecount(event, [])
  })

  test('before the draw needs room, because somebody who waited has the place', () => {
    const event = startEvent({ format: three, capacity: 4 }, { draw: drawSeats })
    event.enter(...names(5))
    event.must({ kind: 'exclude', player: 'p1', reason: 'cheated before', clause: null })
    expect(status(event, 'p5')).toBe('entered')
    const back = { kind: 'reinstate', player: 'p1', reason: 'it was their brother', clause: null } as const
    expect(event.act(back)).toMatchObject({ refused: 'FULL', args: { capacity: 4 } })
    event.must({ kind: 'withdraw', player: 'p5' })
    event.must(back)
    expect(status(event, 'p1')).toBe('entered')
  })

  test('somebody who waited waits again', () => {
    const event = startEvent({ format: three, capacity: 4 }, { draw: drawSeats })
    event.enter(...names(5))
    event.must({ kind: 'exclude', player: 'p5', reason: 'cheated before', clause: null })
    event.must({ kind: 'reinstate', player: 'p5', reason: 'they did not', clause: null })
    expect(status(event, 'p5')).toBe('waiting')
  })
})

describe('a draw that is made again', () => {
  const drawn = (): TestEvent => {
    const event = startEvent({ format: three }, { draw: drawSeats })
    event.enter(...names(16))
    for (const series of [1, 2, 3]) event.draw(series)
    return event
  }
  const again = (event: TestEvent, later: 'DISCARD' | 'KEEP' | null) => {
    const act = drawAct(1, seatsAsked(event.state, numbers, 1).map(drawSeats), 'a guest came')
    if ('refused' in act) throw new Error('too few')
    return event.act({ ...act, later })
  }
  const repeats = ({ state }: TestEvent, n: number): number | undefined => {
    const series = state.series[n - 1]
    return series === undefined ? undefined : measureOf(state, series)?.repeats
  }

  test('is refused while later draws build on it, unless somebody says what happens to them', () => {
    const event = drawn()
    const { length } = event.log
    expect(again(event, null)).toMatchObject({ refused: 'LATER_DRAWN', args: { series: 1, later: '2, 3' } })
    expect(event.log).toHaveLength(length)
  })

  test('keeps later draws at the cost of repeated meetings, which the measure shows', () => {
    const event = drawn()
    expect([repeats(event, 2), repeats(event, 3)]).toEqual([0, 0])
    const seats = event.state.series[1]?.tables
    expect(again(event, 'KEEP')).toBeUndefined()
    expect(event.state.series[1]?.tables).toBe(seats)
    expect((repeats(event, 2) ?? 0) + (repeats(event, 3) ?? 0)).toBeGreaterThan(0)
    expect(check(publish(event)).differences).toEqual([])
  })

  test('discards later draws, which are then drawn anew without repeats and with other luck', () => {
    const event = drawn()
    const seats = JSON.stringify(event.state.series[1]?.tables.map(({ players }) => players))
    expect(again(event, 'DISCARD')).toBeUndefined()
    expect(event.state.series.map((one) => one.status)).toEqual(['drawn', 'planned', 'planned'])
    expect(event.log.at(-1)?.entry).toMatchObject({ kind: 'draw', discarded: [2, 3] })
    for (const series of [2, 3]) event.draw(series)
    expect([repeats(event, 2), repeats(event, 3)]).toEqual([0, 0])
    expect(JSON.stringify(event.state.series[1]?.tables.map(({ players }) => players))).not.toBe(seats)
    expect(foldAll(event.log)).toEqual(event.state)
    expect(check(publish(event)).differences).toEqual([])
  })

  test('of the last series asks nothing', () => {
    const event = drawn()
    expect(() => event.draw(3)).not.toThrow()
  })
})
