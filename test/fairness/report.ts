/** What share of honest and of cheating players each detector marks. */
import { detectors, type Count, type Detector } from '@stolik/gateway/fairness/hand'
import { wilson } from '@stolik/gateway/fairness/statistics'

export interface Share {
  readonly found: number
  readonly among: number
}

export interface Rate {
  readonly detector: Detector
  /** What it counts in a hand, pass or game. */
  readonly cases: Readonly<Record<Side, Share>>
  /** Players, or pairs in either direction, that it marks. */
  readonly marks: Readonly<Record<Side, Share>>
}

/** `third`: the honest player at a table with cheats, and pairs with one of them. */
export const sides = ['honest', 'cheats', 'third'] as const
export type Side = (typeof sides)[number]

/** The cheats have chairs 0 and 1. */
const cheats = (player: string): boolean => !player.endsWith('/2')

/** @param planted whether two cheat at a player's table */
export function rates(counts: readonly Count[], planted: (player: string) => boolean): readonly Rate[] {
  const sideOf = ({ player, companion }: Count): Side => {
    if (!planted(player)) return 'honest'
    return cheats(player) && (companion === null || cheats(companion)) ? 'cheats' : 'third'
  }
  return detectors.map((detector) => {
    const own = counts.filter((count) => count.detector === detector)
    const by = (share: (of: readonly Count[]) => Share) => {
      const of = (side: Side): Share => share(own.filter((count) => sideOf(count) === side))
      return { honest: of('honest'), cheats: of('cheats'), third: of('third') }
    }
    const sum = (of: readonly Count[], what: 'found' | 'among'): number =>
      of.reduce((n, one) => n + one[what], 0)
    return {
      detector,
      cases: by((of) => ({ found: sum(of, 'found'), among: sum(of, 'among') })),
      marks: by((of) => ({ found: of.filter(({ marked }) => marked).length, among: of.length })),
    }
  })
}

const percent = (share: number): string => (100 * share).toFixed(1)

/** A share with its 95 % interval. */
export function written({ found, among }: Share): string {
  if (among === 0) return 'none'
  const { low, high } = wilson(found, among)
  return `${found} of ${among}: ${percent(found / among)} % (${percent(low)}–${percent(high)})`
}

export const report = (found: readonly Rate[]): string =>
  found
    .flatMap(({ detector, cases, marks }) => [
      detector,
      ...sides.flatMap((side) => [
        `  ${side.padEnd(7)} cases ${written(cases[side])}`,
        `  ${side.padEnd(7)} marks ${written(marks[side])}`,
      ]),
    ])
    .join('\n')
