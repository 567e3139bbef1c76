/** The standings of a Skat event recalculated from its lists, by the rule book's own scores and without the platform. */
import { expect } from 'vitest'
import { games } from '../../platform/gateway/src/games.js'
import type { Offer } from '../../platform/gateway/src/base/offer.js'
import type { Content } from './remote.js'

const { plugin } = games.find((offer) => offer.plugin.id === 'skat') as Offer
export const profile = 'pzskat'

export interface CountedList {
  /** By chair. */
  readonly totals: readonly number[]
  readonly won: readonly number[]
  readonly lost: readonly number[]
}

/** The totals of a list, with games won and lost. */
export function countList(lines: readonly string[], chairs: number): CountedList {
  const settled = plugin.papers.settle(profile, chairs, lines)
  if ('refused' in settled) throw new Error(settled.refused)
  const { totals, sums } = plugin.sheet(profile, chairs, settled)
  const sum = (code: string): readonly number[] => sums.find((one) => one.code === code)?.values ?? []
  return { totals, won: sum('sum.won'), lost: sum('sum.lost') }
}

/** Expects standings with these points, ordered by points, then more games won, then fewer games lost. */
export function expectSame({ series, standings }: Content): void {
  const keys = new Map<string, readonly number[]>()
  for (const { tables } of series)
    for (const { players, lines } of tables) {
      const { totals, won, lost } = countList(lines, players.length)
      for (const [chair, player] of players.entries()) {
        const own = [totals[chair], won[chair], -(lost[chair] ?? NaN)]
        const before = keys.get(player) ?? [0, 0, 0]
        keys.set(
          player,
          before.map((value, n) => value + (own[n] ?? NaN)),
        )
      }
    }
  const { individual } = standings
  expect(individual.map(({ player }) => player).toSorted()).toEqual([...keys.keys()].toSorted())
  expect(individual.map(({ place }) => place)).toEqual(individual.map((_, i) => i + 1))
  for (const [i, { player, points }] of individual.entries()) {
    const key = keys.get(player) ?? []
    expect([player, points]).toEqual([player, key[0]])
    const next = keys.get(individual[i + 1]?.player ?? '')
    const differs = next === undefined ? -1 : key.findIndex((value, n) => value !== next[n])
    // Players equal in everything are ordered by lot.
    if (differs !== -1) expect(key[differs]).toBeGreaterThan(next?.[differs] ?? NaN)
  }
}
