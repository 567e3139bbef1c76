/** The sheet of an event: the results of its lists by player, in whole numbers. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../src/base/day-of.js'
import { claimsOf, sheetOf, type Taken } from '../../src/ranking/results/from-event.js'
import { samePeople } from '@stolik/ranking/model/same'
import { talliesOf } from '../../src/ranking/store/tally.js'
import { standings } from '@stolik/event/standing/index'
import {
  chair,
  director,
  entrant,
  gateway,
  format,
  names,
  numbers,
  startEvent,
  type TestEvent,
} from '../../../event/test/event.js'

const taken: Taken = {
  event: 'cup',
  source: 'here',
  kind: 'tournament',
  region: 'North',
  timeZone: 'Europe/Warsaw',
}
const personOf = (player: string): string => `person-${player}`

const who = { personOf, same: samePeople([]) }

const sheet = (event: TestEvent, of = who): Sheet => {
  const made = sheetOf(event.state, numbers, of, taken)
  if ('refused' in made) throw new Error(made.refused)
  return made
}

const final = (event: TestEvent): void => {
  event.wait(3600)
  event.must({ kind: 'final' })
}

/** Two series of one table each. `scores` gives each player’s points per hand, by series. */
function cup(scores: readonly (readonly number[])[], players = 4): TestEvent {
  const event = startEvent({
    format: { ...format, series: scores.map(() => ({ rounds: 1, minutes: null, draw: 'lots' })) },
  })
  event.enter(...names(players))
  scores.forEach((own, i) => {
    event.begin(i + 1)
    const tables = event.state.series[i]?.tables ?? []
    event.fill(i + 1, (table) =>
      (tables[table - 1]?.players ?? []).map((id) => own[Number(id.slice(1)) - 1]).join(' '),
    )
    event.must({ kind: 'end', series: i + 1 })
  })
  return event
}

const rowsOf = ({ lists, players }: Sheet, player: string): unknown =>
  lists.player.flatMap((index, i) =>
    players[index]?.person === personOf(player)
      ? [
          {
            series: lists.series[i],
            place: lists.place[i],
            units: lists.units[i],
            small: lists.small[i],
            hands: lists.hands[i],
            won: lists.won[i],
            lost: lists.lost[i],
          },
        ]
      : [],
  )

describe('the sheet of an event', () => {
  test('is made when its result is final, and names it', () => {
    const event = cup([[3, -1, -1, -1]])
    expect(sheetOf(event.state, numbers, who, taken)).toMatchObject({ refused: 'NOT_FINAL' })
    final(event)
    expect(sheet(event)).toMatchObject({
      event: 'cup',
      source: 'here',
      date: '2026-10-03',
      kind: 'tournament',
      game: 'numbers',
      profile: 'free',
      version: '1',
      rules: ['rules 1'],
      region: 'North',
      result: event.state.final?.hash,
    })
    // A later version of the game makes the same sheet, and so the same hash.
    expect(sheetOf(event.state, { ...numbers, version: 2 }, who, taken)).toEqual(sheet(event))
  })

  test('has a row per player and list, with the player’s own contracts', () => {
    const event = cup([
      [3, -1, -1, -1],
      [1, 1, -2, 0],
    ])
    final(event)
    const made = sheet(event)
    expect(rowsOf(made, 'p1')).toEqual([
      { series: 1, place: 1, units: 720, small: 12, hands: 4, won: 4, lost: 0 },
      { series: 2, place: 1, units: 240, small: 4, hands: 4, won: 0, lost: 0 },
    ])
    expect(rowsOf(made, 'p3')).toEqual([
      { series: 1, place: 2, units: -240, small: -4, hands: 4, won: 0, lost: 0 },
      { series: 2, place: 4, units: -480, small: -8, hands: 4, won: 0, lost: 4 },
    ])
  })

  test('adds up to the standings of the event', () => {
    const event = cup(
      [
        [3, -1, -1, -1, 7, 6, 5],
        [1, 1, -2, 0, 3, 2, 2],
      ],
      7,
    )
    event.must({
      kind: 'adjust',
      player: 'p2',
      series: null,
      points: -2.5,
      small: -3,
      penalty: true,
      reason: 'late',
      clause: null,
    })
    final(event)
    const made = sheet(event)
    for (const row of standings(event.state, numbers).individual) {
      const index = made.players.findIndex(({ person }) => person === personOf(row.player))
      const own = made.lists.player.flatMap((player, i) => (player === index ? [i] : []))
      const sum = (column: readonly number[]): number =>
        own.reduce((all, i) => all + (column[i] as number), 0)
      const player = made.players[index]
      expect(player).toMatchObject({ place: row.place })
      expect(sum(made.lists.units) + (player?.adjusted ?? 0)).toBe(row.points * 60)
      expect(sum(made.lists.small) + (player?.adjustedSmall ?? 0)).toBe(row.small)
    }
  })

  test('a bye is a list without a table, and a no-show has no list', () => {
    const event = startEvent({
      format: { ...format, chairs: [4], series: format.series.slice(0, 1), bye: { points: 3, small: 35 } },
    })
    event.enter(...names(9))
    event.begin(1)
    const [rests = ''] = event.state.series[0]?.byes ?? []
    const second = event.state.series[0]?.tables[1]?.players ?? []
    event.fill(1)
    event.must({ kind: 'missing', series: 1, table: 2, chairs: [0], reason: 'did not come' })
    event.must({ kind: 'end', series: 1 })
    final(event)
    const made = sheet(event)
    const bye = { series: 1, place: 0, units: 180, small: 35, hands: 0, won: 0, lost: 0 }
    expect(rowsOf(made, rests)).toEqual([bye])
    expect(rowsOf(made, second[0] as string)).toEqual([])
    expect(rowsOf(made, second[1] as string)).toEqual([bye])
  })

  test('PT 4.4 lists belong to the players who played them, the place to the one who holds it at the end', () => {
    const event = startEvent()
    event.enter(...names(4))
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.begin(1)
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    event.must({ kind: 'withdraw', player: 'p1' })
    event.must({ kind: 'replace', player: 'p1', by: 'p5', from: 2 })
    event.begin(2)
    event.fill(2)
    event.must({ kind: 'end', series: 2 })
    final(event)
    const made = sheet(event)
    expect(rowsOf(made, 'p1')).toMatchObject([{ series: 1 }])
    expect(rowsOf(made, 'p5')).toMatchObject([{ series: 2 }])
    const place = (player: string): number | null | undefined =>
      made.players.find(({ person }) => person === personOf(player))?.place
    expect(place('p1')).toBeNull()
    expect(place('p5')).toBeGreaterThan(0)
  })

  test('PT 4.3 an excluded player has no results', () => {
    const event = cup([[3, -1, -1, -1]])
    event.must({ kind: 'exclude', player: 'p1', reason: 'cheating', clause: 'PT 4.3' })
    final(event)
    expect(sheet(event).players.map(({ person }) => person)).toEqual(['p2', 'p3', 'p4'].map(personOf))
    expect(sheet(event).lists.player).toHaveLength(3)
  })

  test('lists of online tables count like those of the hall, and are marked as online', () => {
    const event = startEvent({ mode: 'mixed', format: { ...format, series: format.series.slice(0, 1) } })
    for (const [i, name] of names(8).entries())
      event.must({ kind: 'enter', entrant: entrant(name, { online: i < 4 }), reserve: false })
    event.begin(1)
    for (const { table, players, online, list } of event.state.series[0]?.tables ?? []) {
      if (online) event.must({ kind: 'open', series: 1, table, live: 'live' }, gateway)
      const lines = Array.from({ length: list.length }, () => '3 -1 -1 -1')
      for (const [hand, line] of lines.entries())
        event.must({ kind: 'hand', series: 1, table, hand, line }, online ? gateway : director)
      for (const n of players.keys())
        event.must({ kind: 'sign', series: 1, table, chair: n, lines }, online ? gateway : chair(n))
    }
    event.must({ kind: 'end', series: 1 })
    final(event)
    const { players, lists } = sheet(event)
    const online = lists.player.filter((_, i) => lists.online[i] === 1).map((index) => players[index]?.person)
    expect(online.sort()).toEqual(['p1', 'p2', 'p3', 'p4'].map(personOf))
    expect(lists.won.filter((won) => won === 4)).toHaveLength(2)
  })

  test('two players who are one person are refused if both have played a series', () => {
    const event = cup([[3, -1, -1, -1]])
    final(event)
    const same = (player: string): string => (player === 'p2' ? personOf('p1') : personOf(player))
    expect(sheetOf(event.state, numbers, { ...who, personOf: same }, taken)).toEqual({
      refused: 'PERSON_TWICE',
      args: { a: 1, b: 2 },
    })
  })

  test('claims contain what a player can be recognised by', () => {
    const event = startEvent()
    event.must(
      {
        kind: 'enter',
        entrant: entrant('Ola', { club: 'Valley', licence: '17', person: 'a7' }),
        reserve: false,
      },
      director,
    )
    expect(claimsOf(event.state)).toEqual([
      { key: 'p1', name: 'Ola', club: 'Valley', licence: '17', account: 'a7' },
    ])
  })

  test('a day is given in the time zone of the event', () => {
    const at = Date.UTC(2026, 11, 31, 23, 30)
    expect([dayOf(at, 'Europe/Warsaw'), dayOf(at, 'UTC')]).toEqual(['2027-01-01', '2026-12-31'])
  })
})

test('tallies count contracts by kind, and the best hand', () => {
  const event = cup([
    [3, -1, -1, -1],
    [-9, 3, 3, 3],
  ])
  final(event)
  const tallies = talliesOf(numbers, event.state)
  expect(tallies.get('p1')).toEqual({
    kinds: [{ kind: 'row', played: 8, won: 4 }],
    best: { score: 3, kind: 'row', series: 1, table: 1, hand: 0 },
  })
  expect(tallies.get('p2')).toMatchObject({ kinds: [], best: { score: 3, series: 2 } })
})
