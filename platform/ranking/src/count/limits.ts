/** How many results are taken at most: of all, and of each part. */
import type { Points, Scheme } from '@stolik/contract/ranking/scheme'
import type { Selected } from './select.js'

export interface Limits {
  /** By slot, the number of the part that takes it. */
  readonly parts: readonly number[]
  /** By part; undefined: all. */
  readonly best: readonly (number | undefined)[]
}

/** Null: no part has a limit. @param events by number; null once taken out */
export function limitsOf({ parts }: Scheme, events: readonly (Selected | null)[]): Limits | null {
  const best = parts.map((part) => part.best)
  if (best.every((one) => one === undefined)) return null
  return { best, parts: events.flatMap((event) => [event?.hall ?? -1, event?.online ?? -1]) }
}

/**
 * Returns which of a person's results are taken.
 * @param order their results, best first
 */
export function takenOf(
  { best, take }: Points,
  limits: Limits | null,
  order: readonly number[],
  { slotOf, valueOf }: { readonly slotOf: (i: number) => number; readonly valueOf: (i: number) => number },
): readonly number[] {
  const used: number[] = []
  const taken: number[] = []
  for (const i of order) {
    if (taken.length === best) break
    const part = limits?.parts[slotOf(i)] ?? -1
    const most = limits?.best[part]
    const before = used[part] ?? 0
    if (before === most) continue
    // A sum of best results leaves out negative ones, because staying away counts as nothing.
    if ((best !== null || most !== undefined) && take === 'sum' && valueOf(i) < 0) continue
    used[part] = before + 1
    taken.push(i)
  }
  return taken
}
