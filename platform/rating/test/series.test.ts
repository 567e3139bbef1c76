/** The result of a series from what happened at its table. */
import { describe, expect, test } from 'vitest'
import {
  leastPlayed,
  resultOf,
  type Departure,
  type HandPlayed,
  type SeriesPlayed,
} from '@stolik/rating/series'

const hand = (totals: readonly number[], missed: readonly number[] = []): HandPlayed => ({ totals, missed })
/** The first player gains ten a hand, the last loses ten. */
const hands = (
  count: number,
  missed: (hand: number) => readonly number[] = () => [],
): readonly HandPlayed[] =>
  Array.from({ length: count }, (_, n) => hand([10 * (n + 1), 0, -10 * (n + 1)], missed(n)))
const played = (more: Partial<SeriesPlayed> = {}): SeriesPlayed => ({
  game: 'skat',
  profile: 'pzskat',
  at: 5,
  people: ['ola', 'jan', 'ewa'],
  hands: hands(9),
  left: [null, null, null],
  isComplete: true,
  ...more,
})
const after = (count: number, at: number = 1_000 * count): Departure => ({ hands: count, at })
const leavers = (series: SeriesPlayed): readonly string[] =>
  resultOf(series)?.players.flatMap(({ person, left }) => (left ? [person] : [])) ?? []

describe('the result of a series', () => {
  test('has the final points of everybody, and the squares of each hand', () => {
    // Differences of a hand: 10, 20 and 10, so the mean square is 200.
    expect(resultOf(played())).toEqual({
      game: 'skat',
      profile: 'pzskat',
      at: 5,
      hands: 9,
      squares: 9 * 200,
      isShort: false,
      players: [
        { person: 'ola', points: 90, left: false },
        { person: 'jan', points: 0, left: false },
        { person: 'ewa', points: -90, left: false },
      ],
    })
  })

  test('counts the hands until the first player left, and the player who left as last', () => {
    const series = played({ hands: hands(9), left: [after(7), null, after(8)] })
    expect(resultOf(series)).toMatchObject({ hands: 7, isShort: false })
    expect(leavers(series)).toEqual(['ola'])
    expect(resultOf(series)?.players.map(({ points }) => points)).toEqual([70, 0, -70])
  })

  test('takes only the first of several who left during the same hand for one who left', () => {
    expect(leavers(played({ left: [after(7, 30), after(7, 20), after(7, 40)], isComplete: false }))).toEqual([
      'jan',
    ])
  })

  test('is too short for the others if somebody left early', () => {
    expect(resultOf(played({ left: [null, after(leastPlayed - 1), null] }))?.isShort).toBe(true)
    expect(resultOf(played({ left: [null, after(leastPlayed), null] }))?.isShort).toBe(false)
    expect(resultOf(played({ hands: [], left: [after(0), null, null], isComplete: false }))).toMatchObject({
      hands: 0,
      isShort: true,
    })
  })

  test('is that of the whole series if somebody came back in time', () => {
    expect(leavers(played({ hands: hands(9, (n) => (n === 3 ? [1] : [])) }))).toEqual([])
  })

  test('takes a player for whom others played too many hands for one who left', () => {
    const series = played({ hands: hands(9, (n) => (n > 5 ? [1] : [])) })
    expect(leavers(series)).toEqual(['jan'])
    expect(resultOf(series)).toMatchObject({ hands: 6, isShort: false })
  })

  test('does not exist if the series was broken off and nobody had left', () => {
    expect(resultOf(played({ isComplete: false }))).toBeUndefined()
  })

  test('of a series that ends before its longest length is that of a whole one', () => {
    expect(resultOf(played({ hands: hands(4) }))).toMatchObject({ hands: 4, isShort: false })
  })
})
