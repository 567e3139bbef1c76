/**
 * Evenings that do not go to plan, from the doors to the final result. What must come out is added up by hand from the slips of
 * the tables, in this file alone: nothing of our standings is used for it.
 */
import { describe, expect, test } from 'vitest'
import { foldAll } from '@stolik/event/fold/fold'
import { minutesOf } from '@stolik/event/papers/minutes'
import { resultHash } from '@stolik/event/standing/hash'
import { drawSeats } from '@stolik/event/draw/seats'
import { standings } from '@stolik/event/standing/index'
import type { ActOf } from '@stolik/event/decide/ask'
import type { Logged } from '@stolik/event/model/entry'
import { format, names, numbers, startEvent, type TestEvent } from './event.js'
import { check, publish } from './published.js'

/** What each player has written down themselves: points, hands won and hands lost. */
interface Slip {
  points: number
  won: number
  lost: number
}
type Slips = Map<string, Slip>

const slip = (slips: Slips, id: string): Slip => {
  const own = slips.get(id) ?? { points: 0, won: 0, lost: 0 }
  slips.set(id, own)
  return own
}

/** A table plays: hand by hand, each player adds up their own scores. */
function playTable(event: TestEvent, series: number, table: number, slips: Slips): void {
  const { players, list } = event.state.series[series - 1]?.tables[table - 1] ?? {
    players: [],
    list: { length: 0 },
  }
  const hands = Array.from({ length: list.length }, (_, hand) =>
    players.map((_, chair) => ((series * 31 + table * 17 + hand * 7 + chair * 13) % 97) - 40),
  )
  const lines = hands.map((scores) => scores.join(' '))
  event.must({ kind: 'list', series, table, lines, signed: true })
  for (const scores of hands)
    for (const [chair, score] of scores.entries()) {
      const own = slip(slips, players[chair] as string)
      own.points += score
      if (score > 0) own.won += 1
      if (score < 0) own.lost += 1
    }
}

function playSeries(event: TestEvent, series: number, slips: Slips): void {
  for (const { table, players } of event.state.series[series - 1]?.tables ?? [])
    if (players.length > 0) playTable(event, series, table, slips)
  event.must({ kind: 'end', series })
}

/** The order by hand: points, then more hands won, then fewer lost. A lot decides what is still equal. */
const order = (slips: Slips): readonly (readonly [string, Slip])[] =>
  [...slips].sort(([, a], [, b]) => b.points - a.points || b.won - a.won || a.lost - b.lost)

function expectResult(event: TestEvent, slips: Slips): void {
  event.wait(3600)
  event.must({ kind: 'final' })
  const { individual, stamp } = standings(event.state, numbers)
  expect(stamp).toBe('final')
  expect(individual.map(({ points, sums }) => [points, sums['sum.won'] ?? 0, sums['sum.lost'] ?? 0])).toEqual(
    order(slips).map(([, { points, won, lost }]) => [points, won, lost]),
  )
  for (const { player, points } of individual)
    expect([player, points]).toEqual([player, slips.get(player)?.points])
  // Whoever reads the log comes to the same result.
  const again = foldAll(JSON.parse(JSON.stringify(event.log)) as Logged[])
  expect(again === undefined ? null : resultHash(again, numbers)).toBe(event.state.final?.hash)
  // So does whoever has the published result alone.
  expect(check(publish(event)).differences).toEqual([])
}

const plan = { rounds: 3, minutes: null, draw: 'lots' } as const
const skat = { ...format, series: [plan, plan, plan] }
const table = (event: TestEvent, series: number, n: number): readonly string[] =>
  event.state.series[series - 1]?.tables[n - 1]?.players ?? []
const gone = (player: string | undefined, to: Partial<ActOf<'reseat'>['seats'][number]> = {}) => ({
  player: player ?? '',
  table: null,
  bye: false,
  seen: null,
  ...to,
})

describe('an evening', () => {
  test('with three no-shows after the start: two tables shrink, one is given up', () => {
    const event = startEvent({ format: skat }, { draw: drawSeats })
    event.enter(...names(15))
    const slips: Slips = new Map(names(15).map((_, i) => [`p${i + 1}`, { points: 0, won: 0, lost: 0 }]))
    event.begin(1)
    expect(event.state.series[0]?.tables.map(({ players }) => players.length)).toEqual([4, 4, 4, 3])
    // One is missing at each of the tables 1, 2 and 4. Table 4 cannot be played by two: they go to the tables that shrank.
    const missing = [table(event, 1, 1)[0], table(event, 1, 2)[3], table(event, 1, 4)[1]]
    const [one, other] = [table(event, 1, 4)[0], table(event, 1, 4)[2]]
    const reason = 'did not come'
    event.must({ kind: 'reseat', series: 1, seats: [gone(missing[0])], reason })
    event.must({ kind: 'reseat', series: 1, seats: [gone(missing[1])], reason })
    expect(event.act({ kind: 'reseat', series: 1, seats: [gone(missing[2])], reason })).toMatchObject({
      refused: 'TABLE_SIZE',
    })
    event.must({
      kind: 'reseat',
      series: 1,
      reason,
      seats: [gone(missing[2]), gone(one, { table: 1 }), gone(other, { table: 2 })],
    })
    expect(event.state.series[0]?.tables.map(({ list }) => list.length)).toEqual([12, 12, 12, 0])
    for (const player of missing) event.must({ kind: 'withdraw', player: player ?? '' })
    playSeries(event, 1, slips)
    for (const series of [2, 3]) {
      event.begin(series)
      playSeries(event, series, slips)
    }
    // Whoever withdrew without having played is not ranked.
    for (const player of missing) slips.delete(player ?? '')
    expectResult(event, slips)
    expect(minutesOf(event.state, true).seats).toHaveLength(3)
    expect(minutesOf(event.state, false).seats[2]).toMatchObject({
      series: 1,
      what: 'reseat',
      reason,
      moved: [
        { from: 4, to: null },
        { from: 4, to: 1 },
        { from: 4, to: 2 },
      ],
    })
  })

  test('that begins too early: the start is taken back, and everybody is drawn again', () => {
    const event = startEvent({ format: skat }, { draw: drawSeats })
    event.enter(...names(8))
    const slips: Slips = new Map()
    event.begin(1)
    event.must({ kind: 'unstart', series: 1, reason: 'four more came' })
    event.enter('Late 1', 'Late 2', 'Late 3', 'Late 4')
    event.draw(1)
    for (const series of [1, 2, 3]) {
      event.begin(series)
      playSeries(event, series, slips)
    }
    expect(slips.size).toBe(12)
    expectResult(event, slips)
    expect(minutesOf(event.state, false).seats).toMatchObject([{ series: 1, what: 'unstart', moved: [] }])
  })

  test('on which a whole table leaves after series 1', () => {
    const event = startEvent({ format: { ...skat, bye: { points: 50, small: 50 } } }, { draw: drawSeats })
    event.enter(...names(11))
    const slips: Slips = new Map()
    event.begin(1)
    playSeries(event, 1, slips)
    event.begin(2)
    // Three go home from a table of three; one of them would stay, and gets a bye.
    const small = event.state.series[1]?.tables.find(({ players }) => players.length === 3)
    const [a, b, stays] = small?.players ?? []
    event.must({
      kind: 'reseat',
      series: 2,
      reason: 'went home',
      seats: [gone(a), gone(b), gone(stays, { bye: true })],
    })
    for (const player of [a, b]) event.must({ kind: 'withdraw', player: player ?? '' })
    slip(slips, stays ?? '').points += 50
    playSeries(event, 2, slips)
    event.begin(3)
    for (const player of event.state.series[2]?.byes ?? []) slip(slips, player).points += 50
    playSeries(event, 3, slips)
    expectResult(event, slips)
  })

  test('on which the hall closes in series 3: the first two count', () => {
    const event = startEvent({ format: skat }, { draw: drawSeats })
    event.enter(...names(12))
    const slips: Slips = new Map()
    for (const series of [1, 2]) {
      event.begin(series)
      playSeries(event, series, slips)
    }
    event.begin(3)
    playTable(event, 3, 1, new Map())
    event.must({ kind: 'endEarly', after: 2, refund: false, reason: 'The hall closes.' })
    expectResult(event, slips)
    expect(minutesOf(event.state, false).endedEarly).toMatchObject({ after: 2, reason: 'The hall closes.' })
  })
})
