/** Finds ratings that are made, not played for: two people who play rated mostly with each other, while one of them always loses. */
import type { Count } from './hand.js'
import { wilson } from './statistics.js'

/** A rated series of two or more people. */
export interface RatedResult {
  /** By which people find its last hand. */
  readonly id: string
  readonly players: readonly { readonly person: string; readonly points: number; readonly left: boolean }[]
}

/** So many series together, this share of all that the loser plays, and a share of losses whose lower bound is above the half. */
const limit = { least: 7, together: 0.6, lost: 0.5 }
/** The bound that one in two hundred exceeds by chance. */
const strict = 2.58

interface Together {
  readonly player: string
  readonly companion: string
  lost: number
  among: number
  readonly hands: string[]
}

type Player = RatedResult['players'][number]

const losesTo = (own: Player, other: Player): boolean =>
  (own.left && !other.left) || (own.left === other.left && own.points < other.points)

/** Counts, for each player and companion, the series that the player lost to them. @param results oldest first */
export function farming(results: readonly RatedResult[]): readonly Count[] {
  const all = new Map<string, Together>()
  const series = new Map<string, number>()
  for (const { id, players } of results)
    for (const own of players) {
      series.set(own.person, (series.get(own.person) ?? 0) + 1)
      for (const other of players) {
        if (other.person === own.person) continue
        const key = JSON.stringify([own.person, other.person])
        const one = all.get(key) ?? {
          player: own.person,
          companion: other.person,
          lost: 0,
          among: 0,
          hands: [],
        }
        all.set(key, one)
        one.among += 1
        if (!losesTo(own, other)) continue
        one.lost += 1
        one.hands.push(id)
      }
    }
  return [...all.values()].map(({ player, companion, lost, among, hands }) => {
    const figure = wilson(lost, among, strict).low
    const isMostly = among >= limit.together * (series.get(player) ?? 0)
    const marked = among >= limit.least && isMostly && figure > limit.lost
    return { detector: 'farming', player, companion, found: lost, among, figure, marked, hands }
  })
}
