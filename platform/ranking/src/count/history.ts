/**
 * The ratings of everybody after each step, as a stack in the order of time. An event that arrives late removes all steps after
 * its day, and these are counted again.
 */
import { roomFor } from './columns.js'
import { rounded } from './rounded.js'

/** Rating, deviation and volatility; for OpenSkill mu, sigma and 0. */
export type Rated = readonly [number, number, number]

export interface History {
  length: number
  person: Int32Array<ArrayBuffer>
  /** Index of the event in order; for a period, of its first event. */
  event: Int32Array<ArrayBuffer>
  /** The series if ratings change list by list; otherwise 0. */
  series: Int32Array<ArrayBuffer>
  /** Three figures per step. */
  rated: Float64Array<ArrayBuffer>
  /** The same person's previous step; −1: none. */
  before: Int32Array<ArrayBuffer>
  /** The last step by person. */
  readonly last: number[]
}

export const noHistory = (): History => ({
  length: 0,
  person: new Int32Array(),
  event: new Int32Array(),
  series: new Int32Array(),
  rated: new Float64Array(),
  before: new Int32Array(),
  last: [],
})

/** Adds a step. Its rating is rounded to the precision that is kept. */
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
  for (let i = 0; i < 3; i++) history.rated[3 * at + i] = rounded(rated[i] as number)
  history.before[at] = history.last[person] ?? -1
  history.last[person] = at
}

/** Removes all but the first `length` steps. */
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

/** The steps of a person, oldest first. */
export function stepsOf(history: History, person: number): readonly number[] {
  const steps: number[] = []
  for (let at = lastOf(history, person); at !== -1; at = history.before[at] as number) steps.push(at)
  return steps.reverse()
}
