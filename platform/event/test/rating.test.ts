/** Series seated by rating: who sits where, counted by hand, and that anybody can draw it again without the ranking. */
import type { Rating } from '@stolik/contract/published/draws'
import { announce } from '@stolik/event/decide/regulations'
import { drawOf, measureOf } from '@stolik/event/draw/drawing'
import { ratingOrder } from '@stolik/event/draw/order'
import { describe, expect, it } from 'vitest'
import {
  format,
  names,
  numbers,
  regulations,
  sealed,
  sealing,
  secretsOf,
  startEvent,
  type TestEvent,
} from './event.js'
import { check, publish } from './published.js'

type Kind = 'lots' | 'rating' | 'standing'

const secret = secretsOf('secrets')

const formatOf = (...kinds: readonly Kind[]) => ({
  ...format,
  chairs: [4, 3],
  series: kinds.map((draw) => ({ rounds: 1, minutes: null, draw })),
})

function opened(players: number, ...kinds: readonly Kind[]): TestEvent {
  const event = startEvent({ format: formatOf(...kinds), ranking: 'league' }, sealing(secret))
  event.enter(...names(players))
  return event
}

/** An edition in which these players have these places. */
const edition = (places: Readonly<Record<string, number>>): Rating => ({
  ranking: 'league',
  edition: 3,
  hash: 'e'.repeat(64),
  places: Object.entries(places).map(([player, place]) => ({ player, place })),
})

const drawn = (event: TestEvent, series: number, rating: Rating | null) =>
  drawOf(event.state, numbers, series, { reason: null, outside: null, rating })

function draw(event: TestEvent, series: number, rating: Rating | null): void {
  const act = drawn(event, series, rating)
  if ('refused' in act) throw new Error(act.refused)
  event.must(act)
}

function play(event: TestEvent, series: number): void {
  event.must({ kind: 'start', series })
  event.fill(series)
  event.must({ kind: 'end', series })
}

const seats = ({ state }: TestEvent, series: number): readonly (readonly string[])[] =>
  (state.series[series - 1]?.tables ?? []).map(({ players }) => players.toSorted())

describe('a series by rating', () => {
  it('seats the strongest at table 1, and those who are not in the edition at the last tables', () => {
    const event = opened(12, 'rating')
    draw(event, 1, edition({ p12: 1, p10: 2, p8: 3, p6: 4, p4: 5, p2: 6, p11: 40 }))
    const [one, two, three] = seats(event, 1)
    expect(one).toEqual(['p10', 'p12', 'p6', 'p8'])
    expect(two).toEqual(expect.arrayContaining(['p11', 'p2', 'p4']))
    expect([...(two ?? []), ...(three ?? [])].toSorted()).toEqual(
      ['p1', 'p11', 'p2', 'p3', 'p4', 'p5', 'p7', 'p9'].toSorted(),
    )
  })

  it('decides by lot between equal places and among those who have none', () => {
    const ids = names(9).map((_, i) => `p${i + 1}`)
    const seedOf = (n: number): string => n.toString(16).padStart(64, '0')
    const rating = edition({ p1: 1, p2: 1, p3: 3 })
    const orders = Array.from({ length: 60 }, (_, n) => ratingOrder(ids, rating, seedOf(n), ['1', '0']))
    expect(orders.every((order) => order[2] === 'p3')).toBe(true)
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set(['p1', 'p2']))
    expect(new Set(orders.map((order) => order[3])).size).toBe(6)
    expect(ratingOrder(ids.toReversed(), rating, seedOf(1), ['1', '0'])).toEqual(orders[1])
    expect(ratingOrder(ids, rating, seedOf(1), ['1', '1'])).not.toEqual(orders[1])
  })

  it('can be drawn before the series before it has ended, and moves apart who has met', () => {
    const event = opened(12, 'lots', 'rating', 'standing')
    const places = Object.fromEntries(names(12).map((_, i) => [`p${i + 1}`, i + 1]))
    draw(event, 1, null)
    draw(event, 2, edition(places))
    expect(drawn(event, 3, null)).toMatchObject({ refused: 'NOT_NEXT' })
    const [, second] = event.state.series
    if (second === undefined) throw new Error('no series')
    // Twelve players at three tables of four meet at most one of each old table anew, and one old pair stays at each table.
    expect(measureOf(event.state, second)?.repeats).toBeLessThan(9)
  })

  it('pins the edition in the log, and nothing else of a log changes', () => {
    const event = opened(8, 'lots', 'rating')
    const rating = edition({ p3: 1 })
    draw(event, 1, null)
    draw(event, 2, rating)
    const entries = event.log.flatMap(({ entry }) => (entry.kind === 'draw' ? [entry] : []))
    expect(entries.map((entry) => entry.rating)).toEqual([undefined, rating])
    expect(Object.keys(entries[0] ?? {})).not.toContain('rating')
  })
})

describe('what a stranger finds', () => {
  const evening = (): string => {
    const event = opened(22, 'rating', 'rating')
    const places = Object.fromEntries(names(15).map((_, i) => [`p${i + 1}`, 15 - i]))
    for (const series of [1, 2]) {
      draw(event, series, edition(places))
      play(event, series)
    }
    return publish(event)
  }

  interface File {
    readonly draws: { rating: Rating; asked: { players: { id: string }[] }[] }[]
  }
  const changed = (text: string, change: (file: File) => void) => {
    const file = JSON.parse(text) as File
    change(file)
    return check(JSON.stringify(file))
  }

  it('draws it again without the ranking, and says which edition to compare', () => {
    expect(check(evening())).toMatchObject({
      differences: [],
      gaps: [
        { gap: 'editions', series: 1, n: 3 },
        { gap: 'editions', series: 2, n: 3 },
      ],
    })
  })

  it('names the first player whose order is not that of the places', () => {
    const { differences } = changed(evening(), ({ draws: [draw] }) => {
      const players = draw?.asked[0]?.players
      if (players === undefined) throw new Error('no draw')
      // p15 has place 1 and p14 place 2.
      ;[players[0], players[1]] = [players[1] as { id: string }, players[0] as { id: string }]
    })
    expect(differences).toContainEqual({
      check: 'chain',
      where: { series: 1, draw: 1, field: 'players' },
      path: 'draws.0.asked.0.players.0.id',
      says: 'p14',
      gives: 'p15',
    })
  })

  it('finds a place that was changed, since other seats follow from it', () => {
    const { differences } = changed(evening(), ({ draws: [draw] }) => {
      const places = draw?.rating.places as { player: string; place: number }[]
      for (const one of places) if (one.player === 'p1') one.place = 0
    })
    expect(differences.some(({ check: by, where }) => by === 'draw' && where.series === 1)).toBe(true)
    expect(differences.some(({ path }) => path.startsWith('draws.0.asked.0.players'))).toBe(true)
  })
})

describe('a draw by rating is refused', () => {
  it('without places, with those of another ranking, and where it is not asked for', () => {
    const event = opened(8, 'lots', 'rating')
    expect(drawn(event, 1, edition({}))).toMatchObject({ refused: 'NOT_BY_RATING', args: { series: 1 } })
    draw(event, 1, null)
    expect(drawn(event, 2, null)).toMatchObject({
      refused: 'EDITION_NEEDED',
      args: { series: 2, ranking: 'league' },
    })
    expect(drawn(event, 2, { ...edition({}), ranking: 'other' })).toMatchObject({ refused: 'EDITION_NEEDED' })
    const twice = edition({ p1: 1 })
    expect(drawn(event, 2, { ...twice, places: [...twice.places, ...twice.places] })).toMatchObject({
      refused: 'PLAYERS_CHANGED',
    })
  })

  it.each([
    ['ranking', 'MISSING', undefined, ['rating'] as const],
    ['ranking', 'CONTRADICTS', 'league', ['lots'] as const],
    ['ranking', 'SHAPE', 'A league', ['lots', 'rating'] as const],
    ['format.series.1.draw', 'CONTRADICTS', undefined, ['standing'] as const],
  ])('regulations: %s is %s', (field, code, ranking, kinds) => {
    const content = {
      ...regulations,
      format: formatOf(...kinds),
      ...(ranking === undefined ? {} : { ranking }),
    }
    expect(announce(content, sealed, numbers)).toMatchObject({
      refused: 'BAD_REGULATIONS',
      problems: [{ code, args: { field } }],
    })
  })
})
