/** Results as columns: what each brought before its weight, as a fraction of whole numbers, chained by person. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Points } from '../model/scheme.js'
import { roomFor } from './columns.js'
import { partOf, type Event } from './people.js'
import { eventPlaces, tablePlaces, type Worth } from './places.js'

export interface Results {
  length: number
  person: Int32Array<ArrayBuffer>
  /** Twice the number of the event, and 1 more of lists online: both may have weights of their own. */
  slot: Int32Array<ArrayBuffer>
  /** 0: all lists of the event. */
  series: Int32Array<ArrayBuffer>
  /** In units of a point, over `below`. */
  above: Float64Array<ArrayBuffer>
  below: Int32Array<ArrayBuffer>
  /** The result of the same person that came before it; −1: none. */
  before: Int32Array<ArrayBuffer>
  /** By person, their last one. */
  readonly last: number[]
}

export const noResults = (): Results => ({
  length: 0,
  ...{ person: new Int32Array(), slot: new Int32Array(), series: new Int32Array() },
  ...{ above: new Float64Array(), below: new Int32Array(), before: new Int32Array() },
  last: [],
})

/**
 * The result of each player of the event, where a result is all lists of it; −1: none.
 *
 * @param number of the event, as slots tell it
 */
export function addResults(results: Results, count: Points, event: Event, number: number): Int32Array {
  const own = new Int32Array(event.persons.length).fill(-1)
  makeRoom(results, Math.max(own.length, event.sheet.lists.player.length))
  if (count.of === 'list') addLists(results, count.value, event, number)
  else addWhole(results, count.value, event, number, own)
  return own
}

/** Unchains all results of the event; their columns stay, for nobody. */
export function removeResults({ last, before, slot }: Results, { persons }: Event, number: number): void {
  const isGone = (at: number): boolean => at !== -1 && (slot[at] as number) >> 1 === number
  for (const person of persons) {
    if (person === -1) continue
    let at = last[person] ?? -1
    while (isGone(at)) at = before[at] as number
    last[person] = at
    for (; at !== -1; at = before[at] as number) {
      let next = before[at] as number
      while (isGone(next)) next = before[next] as number
      before[at] = next
    }
  }
}

function makeRoom(results: Results, more: number): void {
  const length = results.length + more
  results.person = roomFor(results.person, length)
  results.slot = roomFor(results.slot, length)
  results.series = roomFor(results.series, length)
  results.above = roomFor(results.above, length)
  results.below = roomFor(results.below, length)
  results.before = roomFor(results.before, length)
}

function push(
  results: Results,
  person: number,
  slot: number,
  series: number,
  above: number,
  below: number,
): number {
  const at = results.length++
  results.person[at] = person
  results.slot[at] = slot
  results.series[at] = series
  results.above[at] = above
  results.below[at] = below
  results.before[at] = results.last[person] ?? -1
  results.last[person] = at
  return at
}

/** A result a list. Who had a bye has no place and no hands, and so no result where those are counted. */
function addLists(results: Results, value: Points['value'], event: Event, number: number): void {
  const { persons, sheet } = event
  const { player, series, units, small, hands, place, online } = sheet.lists
  const worth = value.kind === 'place' ? tablePlaces(sheet.lists, value) : null
  /** Of each player the list that brought them most so far. */
  const best = new Int32Array(persons.length).fill(-1)
  for (let row = 0; row < player.length; row++) {
    const one = player[row] as number
    const person = persons[one] as number
    if (person === -1 || partOf(event, row) === -1) continue
    let above = units[row] as number
    let below = 1
    if (worth !== null) {
      if (place[row] === 0) continue
      above = worth.above[row] as number
      below = worth.below[row] as number
    } else if (value.kind === 'small') above = (small[row] as number) * unitsAPoint
    else if (value.kind === 'hand') {
      if (hands[row] === 0) continue
      below = Math.max(hands[row] as number, value.floor)
    }
    const slot = 2 * number + (online[row] === 0 ? 0 : 1)
    const at = push(results, person, slot, series[row] as number, above, below)
    const most = best[one] as number
    if (most === -1 || worthOf(results, at) > worthOf(results, most)) best[one] = at
  }
  if (value.kind !== 'place') adjust(results, value.kind, event, best)
}

const worthOf = ({ above, below }: Results, at: number): number =>
  (above[at] as number) / (below[at] as number)

/** Adjustments are of the event. They go with the list that brought most: a penalty that hit the worst would hit nobody. */
function adjust(
  results: Results,
  kind: 'points' | 'small' | 'hand',
  { sheet }: Event,
  best: Int32Array,
): void {
  sheet.players.forEach((one, i) => {
    const at = best[i] as number
    if (at !== -1) results.above[at] = (results.above[at] as number) + adjusted(kind, one)
  })
}

const adjusted = (
  kind: 'points' | 'small' | 'hand',
  one: { readonly adjusted: number; readonly adjustedSmall: number },
): number => (kind === 'small' ? one.adjustedSmall * unitsAPoint : one.adjusted)

/** A result an event: all lists of it that count. */
function addWhole(
  results: Results,
  value: Points['value'],
  event: Event,
  number: number,
  own: Int32Array,
): void {
  const { above, below } =
    value.kind === 'place' ? eventPlaces(event.sheet.players, value) : sumsOf(value, event)
  const slot = 2 * number + (event.hall === -1 ? 1 : 0)
  event.persons.forEach((person, i) => {
    if (person === -1 || below[i] === 0) return
    own[i] = push(results, person, slot, 0, above[i] as number, below[i] as number)
  })
}

/** Of all lists of each player that count; over 0 where no hands were played and they are counted. */
function sumsOf(value: Exclude<Points['value'], { kind: 'place' }>, event: Event): Worth {
  const { persons, sheet } = event
  const { player, units, small, hands } = sheet.lists
  const above = Float64Array.from(sheet.players, (one) => adjusted(value.kind, one))
  const played = new Int32Array(persons.length)
  for (let row = 0; row < player.length; row++) {
    if (partOf(event, row) === -1) continue
    const one = player[row] as number
    const more = value.kind === 'small' ? (small[row] as number) * unitsAPoint : (units[row] as number)
    above[one] = (above[one] as number) + more
    played[one] = (played[one] as number) + (hands[row] as number)
  }
  if (value.kind !== 'hand') return { above, below: played.fill(1) }
  return { above, below: played.map((many) => (many === 0 ? 0 : Math.max(many, value.floor))) }
}
