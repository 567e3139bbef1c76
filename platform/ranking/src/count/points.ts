/** Counts by points. Results are columns. Only people with new results or new weights are counted again. */
import type { Counted, Result } from '@stolik/contract/ranking/edition'
import type { Points, Scheme } from '@stolik/contract/ranking/scheme'
import { refuseCount } from '../model/scheme-refusal.js'
import { teamShares, type TeamShares } from './event-teams.js'
import { numberOf, type Event, type People } from './people.js'
import { limitsOf, type Limits, takenOf } from './limits.js'
import { addResults, noResults, removeResults, type Results } from './results.js'
import { scale, scoreOf } from './score.js'
import { placesBefore } from './strength.js'
import type { Tally } from './tally.js'
import { weightsOf } from './weights.js'
import { inOrder } from './select.js'

/** @param carried the result of the edition before the season, if the scheme needs it */
export function pointsTally(scheme: Scheme, count: Points, people: People, carried: Result | null): Tally {
  const results = noResults()
  /** By number; null once taken out. */
  const events: (Event | null)[] = []
  const numbers = new Map<Event, number>()
  /** By number, the results of the event: of each player, or of each list. */
  const ownResults: Int32Array[] = []
  const brought = bringAlong(count, people, carried)
  const before = carried === null ? null : placesBefore(carried)
  const teams: TeamShares | null =
    scheme.teams === null || scheme.teams.per === 'season' ? null : teamShares(scheme.teams)
  let weights: Float64Array = new Float64Array()
  let limits: Limits | null = null
  /** The points beside the results, in whole multiples of 1/`scale`. */
  const bonusOf = (person: number): number => {
    if (count.bonus === undefined) return 0
    const { events: attended, victories } = people.totals
    const { event, victory } = count.bonus
    const points = event * (attended[person] as number) + victory * (victories[person] as number)
    // Bonuses have one decimal.
    return (Math.round(points * 10) * scale) / 10
  }
  const score: number[] = []
  const best: number[] = []
  const tooLarge = new Set<number>()

  const finish = (person: number): void => {
    const beside = (brought[person] ?? 0) + bonusOf(person)
    const found = scoreOf(count, results, { weights, limits }, person, beside)
    score[person] = found.score
    best[person] = found.best
    if (found.tooLarge) tooLarge.add(person)
    else tooLarge.delete(person)
  }
  const finishAll = (): void => people.ids.forEach((_, person) => finish(person))

  return {
    change(more, gone, date) {
      for (const event of gone) {
        const number = numbers.get(event) as number
        // This must come before the results are removed, because they tell who counted for a team.
        teams?.remove(event, results, ownResults[number] as Int32Array)
        removeResults(results, event, number)
        numbers.delete(event)
        events[number] = null
        ownResults[number] = new Int32Array()
      }
      for (const event of more) {
        const number = events.push(event) - 1
        numbers.set(event, number)
        ownResults[number] = addResults(results, count, event, number)
        teams?.add(event, results, ownResults[number])
      }
      const old = weights
      weights = weightsOf(scheme, events, date, before)
      limits = limitsOf(scheme, events)
      if (old.some((weight, slot) => weight !== weights[slot] && events[slot >> 1] !== null)) {
        teams?.reweigh()
        return finishAll()
      }
      const changed = new Set<number>()
      // This covers newcomers, and people who carry points over but have not played yet.
      for (let person = score.length; person < people.ids.length; person++) changed.add(person)
      for (const { persons } of [...gone, ...more])
        for (const person of persons) if (person !== -1) changed.add(person)
      for (const person of changed) finish(person)
    },
    figures() {
      const [first] = tooLarge
      if (first !== undefined) return refuseCount('TOO_LARGE', { person: people.ids[first] as string })
      return {
        score: Float64Array.from(score),
        best: Float64Array.from(best),
        deviation: null,
        carried: Float64Array.from(score, (_, person) => (brought[person] ?? 0) / scale),
        bonus:
          count.bonus === undefined ? null : Float64Array.from(score, (_, person) => bonusOf(person) / scale),
        teams: teams?.scores(people, results, weights) ?? null,
      }
    },
    resultsOf: (person): readonly Counted[] => resultsOf(count, results, events, { weights, limits }, person),
  }
}

/** Returns the shares of earlier scores by number of person, in whole multiples of 1/`scale`. */
function bringAlong({ carry }: Points, people: People, carried: Result | null): readonly number[] {
  const brought: number[] = []
  if (carry === null || carried === null) return brought
  for (const { person, score } of carried.all) {
    const share = Math.round(score * carry * scale)
    if (share === 0) continue
    const number = numberOf(people, person)
    people.bringing.add(number)
    brought[number] = share
  }
  return brought
}

// The single results of a person, and which of them were taken.

/** In the order of events and series. Among equal results the earliest are taken. */
function resultsOf(
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
