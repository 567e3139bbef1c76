/** The weights of results: the weight of their part, reduced over time if the scheme says so. In whole millionths. */
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import { fullMonths } from '../model/day.js'
import type { Selected } from './select.js'
import { strengthWeight, type PlacesBefore } from './strength.js'

export const million = 1_000_000

/**
 * Returns the weights by slot (twice the event's number, plus 1 for online lists). A weight is 0 if no part takes such lists,
 * or the event was taken out.
 * @param date to which full months are counted
 * @param before null: there is no edition before the season
 */
export function weightsOf(
  { parts, count }: Scheme,
  events: readonly (Selected | null)[],
  date: string,
  before: PlacesBefore | null,
): Float64Array {
  const weights = new Float64Array(2 * events.length)
  const decay = count.kind === 'points' ? count.decay : null
  const held = events.filter((event) => event !== null)
  const days = parts.map((_, part) => (decay?.every === 'event' ? daysOf(held, part) : []))
  const times = (every: 'month' | 'event', part: number, day: string): number =>
    every === 'month' ? fullMonths(day, date) : later(days[part] ?? [], day)
  events.forEach((event, i) => {
    if (event === null) return
    const { hall, online, sheet } = event
    ;[hall, online].forEach((part, way) => {
      const own = parts[part]
      if (own === undefined) return
      const field = sizeWeight(own.sizes, sheet.players.length) * strengthWeight(own, sheet, before)
      const full = Math.round(own.weight * field * million)
      weights[2 * i + way] =
        decay === null ? full : decayed(full, times(decay.every, part, sheet.date), decay.factor)
    })
  })
  return weights
}

/** Returns the factor of the largest step that the field reaches; 1 if it reaches none. */
function sizeWeight(sizes: Part['sizes'], players: number): number {
  const reached = sizes?.filter((step) => step.players <= players) ?? []
  return reached.reduce((most, step) => (step.players > most.players ? step : most), {
    players: 0,
    weight: 1,
  }).weight
}

/** Rounds after each step, so that all machines agree. */
function decayed(weight: number, times: number, factor: number): number {
  let left = weight
  for (let i = 0; i < times && left > 0; i++) left = Math.round(left * factor)
  return left
}

/** The days on which the part has events, in order. */
const daysOf = (events: readonly Selected[], part: number): readonly string[] =>
  [
    ...new Set(
      events.filter(({ hall, online }) => hall === part || online === part).map(({ sheet }) => sheet.date),
    ),
  ].sort()

function later(days: readonly string[], date: string): number {
  let from = 0
  let until = days.length
  while (from < until) {
    const middle = (from + until) >>> 1
    if ((days[middle] as string) <= date) from = middle + 1
    else until = middle
  }
  return days.length - from
}
