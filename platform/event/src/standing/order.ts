/** The order of the standings: by result, then by the tie-breaks of the regulations in their order (PT 5.1). */
import { stream, type TieBreak } from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import type { Figures } from '../model/standings.js'
import type { EventState } from '../model/state.js'

/** Anything that can be ranked. */
export interface Ranked {
  /** Sixtieths of a point. */
  readonly units: number
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly sums: Readonly<Record<string, number>>
  /** The number that the lot is drawn for: the start number, or the smallest one in a group. */
  readonly number: number
}

export interface Placed<T> {
  readonly item: T
  readonly place: number
  /** Whether a lot separated this item from a neighbour. */
  readonly lot: boolean
}

/** When lots apply: not yet · only if the regulations name them · always, because prizes and seats need a strict order. */
export type Lots = 'none' | 'named' | 'always'

/**
 * Ranks the items. Items that cannot be separated share a place; among them, the order is by lot if `lots` says so, otherwise
 * by number. A lot depends only on the seed and the number, so a newcomer or a withdrawal changes nobody else's. At the end,
 * the seed is the one that the last draw committed to.
 */
export function rank<T extends Ranked>(
  state: EventState,
  kind: 'player' | 'team' | 'pair',
  items: readonly T[],
  lots: Lots,
  seed: string = state.next.seed,
): readonly Placed<T>[] {
  const { tieBreaks } = state.regulations.format
  const named = tieBreaks.includes('lot')
  const lotOf = new Map(
    lots === 'none' || (lots === 'named' && !named)
      ? []
      : items.map((item) => [item, lot(seed, kind, item.number)] as const),
  )
  const byLot = (a: T, b: T): number => (lotOf.get(b) ?? 0) - (lotOf.get(a) ?? 0)
  const byFigures = (a: T, b: T): number => compare(tieBreaks, a, b)
  const sorted = items.toSorted((a, b) => byFigures(a, b) || byLot(a, b) || a.number - b.number)
  const decidesPlace = named && lotOf.size > 0
  let place = 0
  return sorted.map((item, i) => {
    const before = sorted[i - 1]
    const after = sorted[i + 1]
    const equal = (other: T | undefined): boolean => other !== undefined && byFigures(item, other) === 0
    if (before === undefined || decidesPlace || !equal(before)) place = i + 1
    return { item, place, lot: decidesPlace && (equal(before) || equal(after)) }
  })
}

/** Negative if a stands before b, lots aside. */
function compare(tieBreaks: readonly TieBreak[], a: Ranked, b: Ranked): number {
  if (a.units !== b.units) return b.units - a.units
  for (const tieBreak of tieBreaks) {
    const less = tieBreak.startsWith('-')
    const name = less ? tieBreak.slice(1) : tieBreak
    const difference = figure(name, b) - figure(name, a)
    if (difference !== 0) return less ? -difference : difference
  }
  return 0
}

/** What put a before b although they have as many points, and their figures; undefined if it was nothing but a lot. */
export function decidedBy(
  tieBreaks: readonly TieBreak[],
  a: Figures,
  b: Figures,
): { readonly tieBreak: TieBreak; readonly own: number; readonly other: number } | undefined {
  if (a.points !== b.points) return undefined
  const tieBreak = tieBreaks.find((one) => figureOf(one, a) !== figureOf(one, b))
  if (tieBreak === undefined) return undefined
  return { tieBreak, own: figureOf(tieBreak, a), other: figureOf(tieBreak, b) }
}

const figureOf = (tieBreak: TieBreak, of: Figures): number =>
  figure(tieBreak.startsWith('-') ? tieBreak.slice(1) : tieBreak, of)

function figure(name: string, of: Pick<Figures, OwnFigure | 'sums'>): number {
  return isOwnFigure(name) ? of[name] : (of.sums[name] ?? 0)
}

/** Tie-breaks that stand in results as fields. All others are among their sums. */
const ownFigures = ['small', 'wins', 'seconds'] as const
type OwnFigure = (typeof ownFigures)[number]
export const isOwnFigure = (name: string): name is OwnFigure => ownFigures.some((one) => one === name)

/** 53 bits from the event's stream: two equal lots are too unlikely to matter. */
export const lot = (seed: string, kind: string, number: number): number => {
  const random = stream(sha256, seed, ['lot', kind, String(number)])
  return random.below(2 ** 21) * 2 ** 32 + random.below(2 ** 32)
}
