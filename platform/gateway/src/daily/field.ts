/** What all players of a closed day have made of each deal. Pure. */
import type { DayHand } from './store.js'

/** How often a contract was played in one deal, and what it made on average. */
export interface FieldContract {
  /** A key in the game's catalogue. */
  readonly kind: string
  /** Whether it was the player's own, not a master's. */
  readonly own: boolean
  readonly players: number
  readonly mean: number
}

export interface FieldScore {
  readonly score: number
  readonly players: number
}

export interface FieldDeal {
  /** From 0. */
  readonly hand: number
  readonly players: number
  readonly mean: number
  /** The most frequent first. */
  readonly contracts: readonly FieldContract[]
  /** The best first. */
  readonly scores: readonly FieldScore[]
  /** Who made most of it. */
  readonly best: DayHand
  /** What the reader made of it; null if they did not play it. */
  readonly mine: DayHand | null
}

/** @param mine the deals of the reader, listed or not */
export function fieldOf(hands: readonly DayHand[], mine: readonly DayHand[]): readonly FieldDeal[] {
  const numbers = [...new Set(hands.map(({ hand }) => hand))].toSorted((a, b) => a - b)
  return numbers.flatMap((hand) => {
    const all = hands.filter((one) => one.hand === hand).toSorted(bestFirst)
    const [best] = all
    if (best === undefined) return []
    return {
      hand,
      players: all.length,
      mean: meanOf(all),
      contracts: contractsOf(all),
      scores: scoresOf(all),
      best,
      mine: mine.find((one) => one.hand === hand) ?? null,
    }
  })
}

const bestFirst = (a: DayHand, b: DayHand): number => b.score - a.score || (a.table < b.table ? -1 : 1)

const meanOf = (hands: readonly DayHand[]): number =>
  hands.reduce((sum, { score }) => sum + score, 0) / hands.length

function contractsOf(hands: readonly DayHand[]): readonly FieldContract[] {
  return grouped(hands, ({ kind, own }) => `${own ? 1 : 0} ${kind}`)
    .map(([first, group]) => ({
      kind: first.kind,
      own: first.own,
      players: group.length,
      mean: meanOf(group),
    }))
    .toSorted((a, b) => b.players - a.players || b.mean - a.mean)
}

const scoresOf = (hands: readonly DayHand[]): readonly FieldScore[] =>
  grouped(hands, ({ score }) => score).map(([{ score }, { length }]) => ({ score, players: length }))

/** Groups of hands in the order of their first one, each after that one. */
function grouped(
  hands: readonly DayHand[],
  keyOf: (hand: DayHand) => string | number,
): readonly (readonly [DayHand, readonly DayHand[]])[] {
  const groups = new Map<string | number, DayHand[]>()
  for (const hand of hands) groups.set(keyOf(hand), [...(groups.get(keyOf(hand)) ?? []), hand])
  return [...groups.values()].flatMap((group) => (group[0] === undefined ? [] : [[group[0], group] as const]))
}
