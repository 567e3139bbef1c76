/** Series that follow the result of the series before: who goes where, counted by hand, and that anybody can draw it again. */
import { cases } from '@stolik/core/cases'
import { seeded } from '@stolik/core'
import { draw as seriesDraw } from '@stolik/contract/event/format'
import { drawOf, measureOf } from '@stolik/event/draw/drawing'
import { followsStandings } from '@stolik/event/model/playing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { announce } from '@stolik/event/decide/regulations'
import {
  director,
  entrant,
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

const drawKinds = seriesDraw.storedValues
type Kind = (typeof drawKinds)[number]

/** Draws by rating have tests of their own. */
const unrated = drawKinds.filter((kind) => kind !== 'rating')

const secret = secretsOf('secrets')

function opened(players: number, kinds: readonly Kind[], chairs: readonly number[] = [4, 3]): TestEvent {
  const series = kinds.map((draw) => ({ rounds: 1, minutes: null, draw }))
  const event = startEvent(
    { format: { ...format, chairs, series, bye: { points: 0, small: 0 } } },
    sealing(secret),
  )
  event.enter(...names(players))
  return event
}

const draw = (event: TestEvent, series: number): void => {
  const act = drawOf(event.state, numbers, series, { reason: null, outside: null })
  if ('refused' in act) throw new Error(act.refused)
  event.must(act)
}

/** Plays a series. Chair 0 wins and the last chair loses, unless the hands are by dice. */
const play = (event: TestEvent, series: number, dice?: () => number): void => {
  event.must({ kind: 'start', series })
  if (dice === undefined) event.fill(series)
  else event.fill(series, (_, __, chairs) => Array.from({ length: chairs }, () => dice()).join(' '))
  event.must({ kind: 'end', series })
}

const seats = ({ state }: TestEvent, series: number): readonly (readonly string[])[] =>
  state.series[series - 1]?.tables.map(({ players }) => players) ?? []
const sorted = (tables: readonly (readonly (string | undefined)[])[]) =>
  tables.map((table) => table.toSorted())

describe('king of the table', () => {
  it('moves winners up a table and the last ones down, and the others stay', () => {
    const event = opened(15, ['lots', 'king'])
    draw(event, 1)
    play(event, 1)
    const [one = [], two = [], three = [], four = []] = seats(event, 1)
    draw(event, 2)
    expect(sorted(seats(event, 2))).toEqual(
      sorted([
        [one[0], one[1], one[2], two[0]],
        [one[3], two[1], two[2], three[0]],
        [two[3], three[1], three[2], four[0]],
        [three[3], four[1], four[2]],
      ]),
    )
  })

  it('closes the gap of a winner who has left, and seats whoever had a bye last', () => {
    const event = opened(13, ['lots', 'king'], [4])
    draw(event, 1)
    const [bye] = event.state.series[0]?.byes ?? []
    play(event, 1)
    const [one = [], two = [], three = []] = seats(event, 1)
    event.must({ kind: 'withdraw', player: two[0] ?? '' })
    draw(event, 2)
    const now = seats(event, 2)
    // Of those who go to the second table, the best in the standings fills the gap at the first one: all winners are as good.
    expect(now[0]).toEqual(expect.arrayContaining([one[0], one[1], one[2]]))
    expect(now.flat()).toHaveLength(12)
    expect(now[2]).toContain(bye)
    expect(now[2]).toContain(three[3])
  })

  it.each([
    // Two of each table stay, three at the first and at the last one; at tables of three it is one, and two at the last.
    [97, 3 + 21 + 0 + 1],
    [248, 62 + 4],
    [400, 100 + 4],
  ])('of %i players repeats no more than the pairs who stay: %i', (count, stay) => {
    const dice = seeded('dice')
    const event = opened(count, ['lots', 'king'])
    event.draw(1)
    play(event, 1, () => dice.below(1000))
    event.draw(2)
    const [, second] = event.state.series
    if (second === undefined) throw new Error('no series')
    expect(new Set(seats(event, 2).flat()).size).toBe(count)
    expect(measureOf(event.state, second)?.repeats).toBe(stay)
  })
})

describe('a series that follows the one before', () => {
  it.each(drawKinds.filter(followsStandings))('%s is not the first one, and waits for its end', (kind) => {
    const series = [{ rounds: 1, minutes: null, draw: kind }]
    expect(announce({ ...regulations, format: { ...format, series } }, sealed, numbers)).toMatchObject({
      refused: 'BAD_REGULATIONS',
      problems: [{ code: 'CONTRADICTS', args: { field: 'format.series.1.draw', other: 'format.series' } }],
    })
    const event = opened(8, ['lots', kind])
    draw(event, 1)
    const early = drawOf(event.state, numbers, 2, { reason: null, outside: null })
    expect(early).toMatchObject({ refused: 'NOT_NEXT' })
    play(event, 1)
    draw(event, 2)
    expect(event.state.series[1]?.status).toBe('drawn')
  })

  it('seats everybody exactly once, whoever comes and goes', () => {
    const later = fc.constantFrom(...unrated)
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 9, max: 30 }),
          kinds: fc.tuple(fc.constant('lots' as const), later, later),
          chairs: fc.constantFrom([4, 3], [4], [3]),
          leaves: fc.integer({ min: 1, max: 9 }),
          comes: fc.boolean(),
          seed: fc.nat(),
        }),
        ({ count, kinds, chairs, leaves, comes, seed }) => {
          const dice = seeded(`dice ${seed}`)
          const event = opened(count, kinds, chairs)
          const playing = new Set(names(count).map((_, i) => `p${i + 1}`))
          for (const series of [1, 2, 3]) {
            event.draw(series)
            const byes = event.state.series[series - 1]?.byes ?? []
            expect([...seats(event, series).flat(), ...byes].toSorted()).toEqual([...playing].toSorted())
            play(event, series, () => dice.below(20))
            if (series !== 1) continue
            event.must({ kind: 'withdraw', player: `p${leaves}` })
            playing.delete(`p${leaves}`)
            if (!comes) continue
            event.must(
              {
                kind: 'enter',
                entrant: entrant('Late'),
                reserve: false,
              },
              director,
            )
            playing.add(`p${count + 1}`)
          }
        },
      ),
      { numRuns: cases(6, 40) },
    )
  })

  it.each(unrated)(
    '%s: equals what the published file gives, and an order that was changed is told',
    (kind) => {
      const dice = seeded(`dice ${kind}`)
      const event = opened(22, ['lots', kind, kind])
      for (const series of [1, 2, 3]) {
        draw(event, series)
        play(event, series, () => dice.below(20))
      }
      const text = publish(event)
      expect(check(text)).toMatchObject({ differences: [], gaps: [] })
      expect(text.includes(`"by":"${kind}"`)).toBe(true)
      if (kind === 'lots') return
      const forged = check(text.replace(`"by":"${kind}"`, '"by":"lots"'))
      expect(forged.differences.some(({ path }) => path.endsWith('.by'))).toBe(true)
      // Two leaders whose seats are exchanged in what the draw was asked.
      const read = JSON.parse(text) as { draws: { asked: { players: { id: string }[] }[] }[] }
      const players = read.draws[2]?.asked[0]?.players ?? []
      const [a, b] = [players[0], players[20]]
      if (a === undefined || b === undefined) throw new Error('nobody')
      players[0] = b
      players[20] = a
      expect(check(JSON.stringify(read)).gaps).toContainEqual({ gap: 'order', series: 3 })
    },
  )
})
