/** The standings of a Baśka event recalculated from its lists, by the rule book's own payments and without the platform. */
import { expect } from 'vitest'
import { totalsOf } from './hall-event.played.js'
import type { Content } from './remote.js'

/**
 * The results of a player or team. `key` is the order of places, greater first: points, small points, first and second places.
 */
export interface Counted {
  points: number
  small: number
  wins: number
  seconds: number
}

const scale: readonly number[] = [5, 3, 1, 0]

export function recount({ series, players, adjustments }: Content): ReadonlyMap<string, Counted> {
  const counted = new Map(players.map(({ id }) => [id, { points: 0, small: 0, wins: 0, seconds: 0 }]))
  const of = (player: string): Counted => {
    const one = counted.get(player)
    if (one === undefined) throw new Error(`nobody is ${player}`)
    return one
  }
  for (const { tables } of series)
    for (const { players: seated, lines } of tables) {
      const totals = totalsOf(lines) ?? []
      for (const [chair, player] of seated.entries()) {
        const own = totals[chair] ?? NaN
        const better = totals.filter((total) => total > own).length
        const equal = totals.filter((total) => total === own).length
        const one = of(player)
        one.points += scale.slice(better, better + equal).reduce((a, b) => a + b, 0) / equal
        one.small += own
        if (better === 0) one.wins += 1
        if (better === 1) one.seconds += 1
      }
    }
  for (const { player, points, small } of adjustments) {
    of(player).points += points
    of(player).small += small
  }
  return counted
}

/** Expects the same standings, in the right order. */
export function expectSame(content: Content): void {
  const counted = recount(content)
  const { individual, groups } = content.standings
  expect(individual.map(({ player }) => player).toSorted()).toEqual([...counted.keys()].toSorted())
  for (const { player, points, small } of individual) {
    const own = counted.get(player)
    expect([player, small]).toEqual([player, own?.small])
    expect(points).toBeCloseTo(own?.points ?? NaN, 9)
  }
  expect(individual.map(({ place }) => place)).toEqual(individual.map((_, i) => i + 1))
  const keys = individual.map(({ player }) => keyOf(counted.get(player)))
  // Players equal in everything are ordered by lot.
  for (const [i, key] of keys.slice(1).entries())
    expect(compare(keys[i] ?? [], key)).toBeGreaterThanOrEqual(0)

  const teams = new Map<string | null, string[]>()
  for (const { id, team } of content.players) teams.set(team, [...(teams.get(team) ?? []), id])
  const [group] = groups
  expect(group?.rows.map(({ name }) => name).toSorted()).toEqual([...teams.keys()].toSorted())
  const sums = (group?.rows ?? []).map(({ name, points, members }) => {
    const ordered = (teams.get(name) ?? []).toSorted((a, b) =>
      compare(keyOf(counted.get(b)), keyOf(counted.get(a))),
    )
    const best = ordered.slice(0, 3).map((player) => keyOf(counted.get(player)))
    const sum = [0, 1, 2, 3].map((n) => best.reduce((all, key) => all + (key[n] ?? NaN), 0))
    expect([name, points]).toEqual([name, expect.closeTo(sum[0] ?? NaN, 9)])
    expect(members.filter(({ counts }) => counts)).toHaveLength(3)
    return sum
  })
  for (const [i, key] of sums.slice(1).entries())
    expect(compare(sums[i] ?? [], key)).toBeGreaterThanOrEqual(0)
}

const keyOf = (one: Counted | undefined): readonly number[] =>
  one === undefined ? [] : [one.points, one.small, one.wins, one.seconds]

/** Above 0 if `a` stands before `b`. Points may be halves, thirds and quarters, so rounding errors are tolerated. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  const differs = a.findIndex((value, n) => Math.abs(value - (b[n] ?? NaN)) > 1e-9)
  return differs === -1 ? 0 : (a[differs] ?? NaN) - (b[differs] ?? NaN)
}
