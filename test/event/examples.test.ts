/** The worked examples of the documents, from the lines of a list through an event to its standings. */
import type { EventFormat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { games } from '../../platform/gateway/src/games.js'
import type { Offer } from '../../platform/gateway/src/base/offer.js'
import { checkRegulations } from '@stolik/event/model/check'
import { rank, type Ranked } from '@stolik/event/standing/order'
import { standings } from '@stolik/event/standing/index'
import { settleMoney } from '@stolik/event/standing/money'
import type { Row } from '@stolik/event/model/standings'
import { names, regulations, startEvent, type TestEvent } from '../../platform/event/test/event.js'

const offerOf = (id: string): Offer => games.find(({ plugin }) => plugin.id === id) as Offer
const skat = offerOf('skat')
const baska = offerOf('baska')

/** One table, one series. `dealt[hand]` is the line of that hand; hands without a line are passed. */
function played(
  { plugin: lists, events }: Offer,
  players: number,
  rounds: number,
  dealt: Readonly<Record<number, string>>,
  change: Partial<EventFormat> = {},
): TestEvent {
  const [preset] = events ?? []
  const series = [{ rounds, minutes: null, draw: 'lots' }] as const
  const format = { ...(preset as EventFormat), ...change, series }
  const event = startEvent({ game: lists.id, format }, { lists })
  event.enter(...names(players))
  event.begin(1)
  event.fill(1, (_, hand) => dealt[hand] ?? 'passed')
  event.must({ kind: 'end', series: 1 })
  return event
}

/** The rows by chair. */
const rows = (event: TestEvent): readonly Row[] =>
  standings(event.state, event.lists).individual.toSorted(
    (a, b) => (a.cells[0]?.chair ?? 0) - (b.cells[0]?.chair ?? 0),
  )
const points = (event: TestEvent): readonly number[] => rows(event).map((row) => row.points)

/** Assigns declarers' lines to hands that they do not deal; a line begins with the place of its declarer. */
function laidOut(chairs: number, lines: readonly string[]): Readonly<Record<number, string>> {
  const dealt: Record<number, string> = {}
  for (const line of lines) {
    let hand = 0
    while (dealt[hand] !== undefined || (chairs === 4 && hand % 4 === Number(line[0]) - 1)) hand += 1
    dealt[hand] = line
  }
  return dealt
}

const times = (n: number, line: string): readonly string[] => Array.from({ length: n }, () => line)

describe('PT 5.1 the result', () => {
  it('PT 5.1, 8.12 937 points, 18 won, 3 lost, 14 lost by the others make 2107', () => {
    const own = [
      ...['1 null won', '1 hearts with 1 won', '1 diamonds with 1 won'],
      ...[...times(11, '1 grand with 2 won'), ...times(4, '1 grand with 1 won')],
      ...times(3, '1 diamonds with 1 lost'),
    ]
    const others = [2, 3, 4].flatMap((place, i) => times(i === 0 ? 4 : 5, `${place} diamonds with 1 lost`))
    const event = played(skat, 4, 12, laidOut(4, [...own, ...others]))
    expect(event.state.series[0]?.tables[0]?.list.length).toBe(48)
    expect(rows(event)[0]).toMatchObject({
      points: 2107,
      sums: { 'sum.points': 937, 'sum.won': 18, 'sum.lost': 3, 'sum.own': 750, 'sum.others': 420 },
    })
  })

  it('PT 5.1 the dealer is paid too, and a passed deal changes nothing', () => {
    const lines = { 0: '4 grand with 1 won', 1: '1 clubs with 1 won', 2: '2 diamonds with 1 lost' }
    expect(points(played(skat, 4, 1, lines))).toEqual([104, -86, 30, 128])
  })

  it('PT 5.1 a game that another player lost brings forty at a table of three', () => {
    const lines = { 0: '3 grand with 1 lost', 1: '3 grand with 1 won', 2: '1 null won' }
    expect(points(played(skat, 3, 1, lines))).toEqual([113, 40, -48])
  })
})

describe('PT 5.1 equal results', () => {
  const state = played(skat, 4, 1, {}).state
  const told = (name: string, result: number, won: number, lost: number): Ranked & { name: string } => ({
    name,
    units: result * 60,
    number: name.charCodeAt(0),
    small: 0,
    wins: 0,
    seconds: 0,
    sums: { 'sum.won': won, 'sum.lost': lost },
  })
  const ranked = (...players: ReturnType<typeof told>[]): unknown =>
    rank(state, 'player', players, 'named').map(({ item, place, lot }) => [place, item.name, lot])

  it('PT 5.1 more games won come first, then fewer lost', () => {
    expect(ranked(told('A', 1000, 10, 2), told('B', 1000, 12, 5), told('C', 1200, 3, 9))).toEqual([
      [1, 'C', false],
      [2, 'B', false],
      [3, 'A', false],
    ])
    expect(ranked(told('A', 1000, 10, 2), told('B', 1000, 10, 1))).toEqual([
      [1, 'B', false],
      [2, 'A', false],
    ])
  })

  it('PT 5.1 finally the lot decides', () => {
    const both = [told('A', 1000, 10, 2), told('B', 1000, 10, 2)]
    const drawn = rank(state, 'player', both, 'named')
    expect(drawn.map(({ place, lot }) => [place, lot])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(rank(state, 'player', both.toReversed(), 'named')).toEqual(drawn)
  })
})

describe('5.5.5 money', () => {
  const paid = (lines: readonly string[]): readonly number[] => {
    const event = played(skat, 4, 4, laidOut(4, lines), { stake: [1, 1] })
    const amounts = new Map(settleMoney(event.state, event.lists).map((one) => [one.player, one.amount]))
    return rows(event).map(({ player }) => amounts.get(player) as number)
  }

  it('5.5.5 variant 1: +482 and +38, where the printed rules err', () => {
    const lines = [
      ...['1 grand with 4 won', '1 diamonds with 3 won', '1 hearts with 3 won'],
      '2 spades with 2 won',
      ...['3 clubs with 1 won', '3 diamonds with 1 lost'],
      ...['4 null won', '4 spades with 1 won', '4 hearts with 3 won'],
    ]
    expect(paid(lines)).toEqual([482, -170, -350, 38])
  })

  it('5.5.5 variant 2', () => {
    const lines = [
      ...times(2, '1 spades with 1 won'),
      '2 spades with 2 won',
      ...['3 grand with 4 lost', '3 grand with 2 lost', '3 diamonds with 1 lost'],
      ...['4 hearts with 3 won', '4 hearts with 3 won', '4 hearts with 4 won'],
    ]
    expect(paid(lines)).toEqual([389, 345, -1467, 733])
  })

  it('5.5.5 variant 3', () => {
    const lines = [
      '1 grand with 4 won',
      ...['2 spades with 2 won', '2 diamonds with 5 lost'],
      ...['3 grand with 4 won', '3 hearts with 7 won'],
      '4 hearts with 1 lost',
    ]
    expect(paid(lines)).toEqual([275, -505, 595, -365])
  })
})

describe('Baśka by the rules of the leagues', () => {
  it('gives 5-3-1-0 by the small points of the table, shared on a tie', () => {
    // Players 1 and 2 win three deals by one each; then player 3 loses a zolla to all.
    const event = played(baska, 4, 1, {
      0: 'zwykla 1+2 points 60',
      1: 'zwykla 1+2 points 60',
      2: 'zwykla 1+2 points 60',
      3: 'zolla 3 lost',
    })
    expect(rows(event).map((row) => [row.small, row.points, row.cells[0]?.place])).toEqual([
      [13, 4, 1],
      [13, 4, 1],
      [-33, 0, 4],
      [7, 1, 3],
    ])
  })

  it('gives a player with a bye 3 points and 35 small points', () => {
    const [preset] = baska.events ?? []
    const event = startEvent({ game: 'baska', format: preset as EventFormat }, { lists: baska.plugin })
    event.enter(...names(5))
    event.begin(1)
    const [first] = standings(event.state, event.lists).individual
    expect(first).toMatchObject({ points: 3, small: 35, cells: [{ kind: 'bye' }, {}, {}] })
  })
})

describe('the events that the games offer', () => {
  const offered = games.flatMap(({ plugin, events = [] }) =>
    events.map((format) => [plugin.id, format] as const),
  )
  it.each(offered.map(([game, format]) => [game, format.id, format] as const))(
    'include %s %s, which can be announced',
    (game, _, format) => {
      const lists = offerOf(game).plugin
      expect(checkRegulations({ ...regulations, game, format }, lists)).toEqual([])
    },
  )
})
