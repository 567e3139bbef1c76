/**
 * What everybody's rating was after each step, as a pile in the order of time: an event that is told late takes off what lies
 * above its day, and what comes after it is counted again.
 */
import { roomFor } from './columns.js'
import { kept } from './kept.js'

/** Rating, deviation and volatility; or mu, sigma and nothing. */
export type Rated = readonly [number, number, number]

export interface History {
  length: number
  person: Int32Array<ArrayBuffer>
  /** Place of the event, or of the first of a period, in the order of events. */
  event: Int32Array<ArrayBuffer>
  /** Of a rating that is counted list by list; otherwise 0. */
  series: Int32Array<ArrayBuffer>
  /** Three figures a step. */
  rated: Float64Array<ArrayBuffer>
  /** The step of the same person before it; −1: none. */
  before: Int32Array<ArrayBuffer>
  /** By person, their last step. */
  readonly last: number[]
}

export const noHistory = (): History => ({
  length: 0,
  ...{ person: new Int32Array(), event: new Int32Array(), series: new Int32Array() },
  ...{ rated: new Float64Array(), before: new Int32Array() },
  last: [],
})

/** Its rating is rounded to what is kept. */
export function step(history: History, person: number, event: number, series: number, rated: Rated): void {
  const at = history.length++
  if (at >= history.person.length) {
    history.person = roomFor(history.person, at + 1)
    history.event = roomFor(history.event, at + 1)
    history.series = roomFor(history.series, at + 1)
    history.before = roomFor(history.before, at + 1)
    history.rated = roomFor(history.rated, 3 * history.person.length)
  }
  history.person[at] = person
  history.event[at] = event
  history.series[at] = series
  for (let i = 0; i < 3; i++) history.rated[3 * at + i] = kept(rated[i] as number)
  history.before[at] = history.last[person] ?? -1
  history.last[person] = at
}

/** Takes off all but the first `length` steps. */
export function unwind(history: History, length: number): void {
  for (let at = history.length - 1; at >= length; at--)
    history.last[history.person[at] as number] = history.before[at] as number
  history.length = length
}

export const lastOf = ({ last }: History, person: number): number => last[person] ?? -1

export const ratedAt = ({ rated }: History, at: number): Rated => [
  rated[3 * at] as number,
  rated[3 * at + 1] as number,
  rated[3 * at + 2] as number,
]

/** Steps of a person, the first one first. */
export function stepsOf(history: History, person: number): readonly number[] {
  const steps: number[] = []
  for (let at = lastOf(history, person); at !== -1; at = history.before[at] as number) steps.push(at)
  return steps.reverse()
}
