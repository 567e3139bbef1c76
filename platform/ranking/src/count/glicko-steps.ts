/** The steps of Glicko-2, one per period: an event, or all events of a month. */
import type { Counted } from '@stolik/contract/ranking/edition'
import { monthOf } from '../model/day.js'
import { idle, type Glicko } from './glicko.js'
import { periodGames } from './glicko-games.js'
import { rounded } from './rounded.js'
import { lastOf, ratedAt, step, stepsOf, type History, type Rated } from './history.js'
import type { Event } from './people.js'
import type { Steps } from './steps.js'

export function glickoSteps(count: Glicko): Steps {
  const newcomer: Rated = [count.rating, count.deviation, count.volatility]
  const together = (a: Event, b: Event): boolean =>
    count.period === 'month' && monthOf(a.sheet.date) === monthOf(b.sheet.date)

  /** Returns the rating of step `at` when a period of that month begins. Idle time counts only if periods are months. */
  const ratedIn = (history: History, at: number, events: readonly Event[], month: number): Rated => {
    if (at === -1) return newcomer
    const rated = ratedAt(history, at)
    if (count.period === 'event') return rated
    return idle(count, rated, month - monthIn(events, history.event[at] as number) - 1)
  }

  /** Returns a person's results in the period that begins with event `from`, event by event. `before` is their step before it. */
  const inPeriod = (
    history: History,
    events: readonly Event[],
    from: number,
    person: number,
    before: number,
  ): readonly Counted[] => {
    const month = monthIn(events, from)
    const start = ratedIn(history, before, events, month)
    const stood = ratingBefore(history, from)
    const games = periodGames(count, (other) => ratedIn(history, stood(other), events, month))
    let [was] = start
    const found: Counted[] = []
    for (
      let n = from;
      n < events.length && (n === from || together(events[from] as Event, events[n] as Event));
      n++
    ) {
      const event = events[n] as Event
      if (!event.persons.includes(person)) continue
      if (!games.add(event).includes(person)) continue
      const rating = rounded(games.rated(person)[0])
      found.push({ sheet: event.hash, series: null, value: rating - was, taken: true })
      was = rating
    }
    return found
  }

  /** The period that was taken last. The next event usually belongs to it. */
  let latest: Period | undefined

  return {
    together,
    take(history, events, from, until) {
      const month = monthIn(events, from)
      const own = events.slice(from, until)
      // If an earlier event had changed, its period would have been taken since and would have replaced this one.
      if (latest?.isPartOf(own) !== true)
        latest = glickoPeriod(count, (person) => ratedIn(history, lastOf(history, person), events, month))
      latest.add(own)
      for (const [person, rated] of latest.rated) step(history, person, from, 0, rated)
    },
    ratingAfter(history, at, events, month) {
      const [rating, deviation] = ratedIn(history, at, events, month)
      return [rating, rounded(deviation)]
    },
    resultsOf: (history, events, person) =>
      stepsOf(history, person).flatMap((at) =>
        inPeriod(history, events, history.event[at] as number, person, history.before[at] as number),
      ),
  }
}

const monthIn = (events: readonly Event[], number: number): number =>
  monthOf((events[number] as Event).sheet.date)

/** Returns a function that finds a person's last step before the period that begins with that event. */
const ratingBefore =
  (history: History, from: number) =>
  (person: number): number => {
    let at = lastOf(history, person)
    while (at !== -1 && (history.event[at] as number) >= from) at = history.before[at] as number
    return at
  }

// The ratings of one period. Another event in the period recomputes only its players.

interface Period {
  /** Adds further events of the period. */
  add(events: readonly Event[]): void
  /** Whether `events` contains all events of this period so far. */
  isPartOf(events: readonly Event[]): boolean
  /** The new rating of everybody who played in the period. */
  readonly rated: ReadonlyMap<number, Rated>
}

/** @param before returns a person's rating at the beginning of the period */
function glickoPeriod(count: Glicko, before: (person: number) => Rated): Period {
  const games = periodGames(count, before)
  const rated = new Map<number, Rated>()
  const taken = new Set<Event>()
  return {
    rated,
    isPartOf(events) {
      const all = new Set(events)
      return [...taken].every((event) => all.has(event))
    },
    add(events) {
      const met = new Set<number>()
      for (const event of events) {
        if (taken.has(event)) continue
        taken.add(event)
        for (const person of games.add(event)) met.add(person)
      }
      for (const person of met) rated.set(person, games.rated(person))
    },
  }
}
