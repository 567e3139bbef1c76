/** Counts by ratings: events in the order of time, each step based on those before it. */
import { monthOf } from '../model/day.js'
import type { Rating } from '@stolik/contract/ranking/scheme'
import { refuseCount } from '../model/scheme-refusal.js'
import { glickoSteps } from './glicko-steps.js'
import { lastOf, noHistory, unwind, ratedAt, step, stepsOf, type Rated } from './history.js'
import type { Event, People } from './people.js'
import { inOrder } from './select.js'
import type { Steps } from './steps.js'
import type { Tally } from './tally.js'
import type { Counted } from '@stolik/contract/ranking/edition'
import { rateTable, type OpenSkill } from './openskill.js'
import { eachTable } from './rounds.js'

export function ratingTally(count: Rating, people: People): Tally {
  const begin = (): Steps => (count.kind === 'glicko2' ? glickoSteps(count) : openskillSteps(count))
  let steps = begin()
  const history = noHistory()
  const events: Event[] = []
  /** How many steps were made before each event. */
  const starts: number[] = []
  let month = 0

  return {
    change(more, gone, date) {
      month = monthOf(date)
      let from = leave(gone)
      for (const event of more) from = Math.min(from, insert(events, event))
      while (from > 0 && isTogether(from)) from--
      if (from < starts.length) unwind(history, starts[from] as number)
      starts.length = from
      while (from < events.length) {
        let until = from + 1
        while (until < events.length && isTogether(until)) until++
        for (; starts.length < until;) starts.push(history.length)
        steps.take(history, events, from, until)
        from = until
      }
    },
    figures() {
      const score = new Float64Array(people.ids.length)
      const deviation = new Float64Array(people.ids.length)
      for (const [person, id] of people.ids.entries()) {
        const [value, unsure] = steps.ratingAfter(history, lastOf(history, person), events, month)
        // Exponentials overflow if the parameters do not fit each other.
        if (!Number.isFinite(value) || !Number.isFinite(unsure))
          return refuseCount('TOO_LARGE', { person: id })
        score[person] = value
        deviation[person] = unsure
      }
      const none = new Float64Array(people.ids.length)
      return { score, deviation, best: none, carried: none, bonus: null, teams: null }
    },
    resultsOf: (person) => steps.resultsOf(history, events, person),
  }

  /** Takes events out. Returns the number of the first event to count again, which begins a whole period. */
  function leave(gone: readonly Event[]): number {
    if (gone.length === 0) return events.length
    const left = new Set(gone)
    let from = events.findIndex((event) => left.has(event))
    while (isTogether(from)) from--
    events.splice(0, events.length, ...events.filter((event) => !left.has(event)))
    // The cached period may now come after events that have changed.
    steps = begin()
    return from
  }

  /** Whether an event is in the same period as the one before it. */
  function isTogether(number: number): boolean {
    const [a, b] = [events[number - 1], events[number]]
    return a !== undefined && b !== undefined && steps.together(a, b)
  }
}

/** Inserts an event in order and returns its number. */
function insert(events: Event[], event: Event): number {
  let at = events.length
  while (at > 0 && inOrder(events[at - 1] as Event, event) > 0) at--
  events.splice(at, 0, event)
  return at
}

/** The steps of OpenSkill, one per list. Ratings do not change between events. */
function openskillSteps(count: OpenSkill): Steps {
  const newcomer: Rated = [count.mu, count.sigma, 0]
  const score = ([mu, sigma]: Rated): number => mu - count.cautious * sigma
  /** The players of one table, used anew for each. */
  const seated = { place: [] as number[], mu: [] as number[], sigma: [] as number[] }
  return {
    together: () => false,
    take(history, events, from) {
      const { persons, sheet } = events[from] as Event
      const { player, place, series } = sheet.lists
      eachTable(events[from] as Event, (rows, first, until) => {
        for (const column of [seated.place, seated.mu, seated.sigma]) column.length = until - first
        for (let i = first; i < until; i++) {
          const row = rows[i] as number
          const at = lastOf(history, persons[player[row] as number] as number)
          const [mu, sigma] = at === -1 ? newcomer : ratedAt(history, at)
          seated.place[i - first] = place[row] as number
          seated.mu[i - first] = mu
          seated.sigma[i - first] = sigma
        }
        const { mu, sigma } = rateTable(count, seated)
        for (let i = first; i < until; i++) {
          const row = rows[i] as number
          const person = persons[player[row] as number] as number
          const rated = [mu[i - first] as number, sigma[i - first] as number, 0] as const
          step(history, person, from, series[row] as number, rated)
        }
      })
    },
    ratingAfter(history, at) {
      const rated = at === -1 ? newcomer : ratedAt(history, at)
      return [score(rated), rated[1]]
    },
    resultsOf(history, events, person): readonly Counted[] {
      let before = score(newcomer)
      return stepsOf(history, person).map((at) => {
        const after = score(ratedAt(history, at))
        const value = after - before
        before = after
        const sheet = (events[history.event[at] as number] as Event).hash
        return { sheet, series: history.series[at] as number, value, taken: true }
      })
    },
  }
}
