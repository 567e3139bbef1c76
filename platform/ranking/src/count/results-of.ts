/** The single results of a person, and which of them were taken. */
import type { Counted } from '@stolik/contract/ranking/edition'
import type { Points } from '@stolik/contract/ranking/scheme'
import type { Event } from './people.js'
import type { Results } from './results.js'
import { takenOf, type Limits } from './limits.js'
import { scale } from './score.js'
import { inOrder } from './select.js'

/** In the order of events and series. Among equal results the earliest are taken. */
export function resultsOf(
  count: Points,
  results: Results,
  events: readonly (Event | null)[],
  { weights, limits }: { readonly weights: Float64Array; readonly limits: Limits | null },
  person: number,
): readonly Counted[] {
  const found: { event: Event; slot: number; series: number; value: number; order: number }[] = []
  for (let at = results.last[person] ?? -1; at !== -1; at = results.before[at] as number) {
    const slot = results.slot[at] as number
    found.push({
      event: events[slot >> 1] as Event,
      slot,
      series: results.series[at] as number,
      value:
        ((results.above[at] as number) * (weights[slot] as number)) / ((results.below[at] as number) * scale),
      order: at,
    })
  }
  found.sort((a, b) => inOrder(a.event, b.event) || a.series - b.series || a.order - b.order)
  const valueOf = (i: number): number => found[i]?.value as number
  const order = found.map((_, i) => i).sort((a, b) => valueOf(b) - valueOf(a))
  const slotOf = (i: number): number => found[i]?.slot as number
  const taken = new Set(takenOf(count, limits, order, { slotOf, valueOf }))
  return found.map((one, i) => ({
    sheet: one.event.hash,
    series: one.series === 0 ? null : one.series,
    value: one.value,
    taken: taken.has(i),
  }))
}
