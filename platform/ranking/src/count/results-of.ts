/** The single results of a person, and which of them were taken. */
import type { Counted } from '../model/edition.js'
import type { Points } from '../model/scheme.js'
import type { Event } from './people.js'
import type { Results } from './results.js'
import { isLeftOut, scale, takenOf } from './score.js'
import { inOrder } from './select.js'

/** In the order of events and series. Among equal results the earliest are taken. */
export function resultsOf(
  count: Points,
  results: Results,
  events: readonly (Event | null)[],
  weights: Float64Array,
  person: number,
): readonly Counted[] {
  const found: { event: Event; series: number; value: number; order: number }[] = []
  for (let at = results.last[person] ?? -1; at !== -1; at = results.before[at] as number) {
    const slot = results.slot[at] as number
    found.push({
      event: events[slot >> 1] as Event,
      series: results.series[at] as number,
      value:
        ((results.above[at] as number) * (weights[slot] as number)) / ((results.below[at] as number) * scale),
      order: at,
    })
  }
  found.sort((a, b) => inOrder(a.event, b.event) || a.series - b.series || a.order - b.order)
  const taken = new Set(
    found
      .toSorted((a, b) => b.value - a.value)
      .slice(0, takenOf(count, found.length))
      .filter(({ value }) => !isLeftOut(count, value)),
  )
  return found.map((one) => ({
    sheet: one.event.hash,
    series: one.series === 0 ? null : one.series,
    value: one.value,
    taken: taken.has(one),
  }))
}
