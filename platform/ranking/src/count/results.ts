/** Results as columns: the value of each before its weight, as a fraction of whole numbers, linked by person. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Points } from '@stolik/contract/ranking/scheme'
import { roomFor } from './columns.js'
import { partOf, type Event } from './people.js'
import { eventPlaces, tablePlaces, type Worth } from './places.js'

export interface Results {
  length: number
  person: Int32Array<ArrayBuffer>
  /** Twice the number of the event, plus 1 for online lists, which may have their own weight. */
  slot: Int32Array<ArrayBuffer>
  /** 0: all lists of the event. */
  series: Int32Array<ArrayBuffer>
  /** In units of a point, divided by `below`. */
  above: Float64Array<ArrayBuffer>
  below: Int32Array<ArrayBuffer>
  /** The same person's previous result; −1: none. */
  before: Int32Array<ArrayBuffer>
  /** The last result by person. */
  readonly last: number[]
}

export const noResults = (): Results => ({
  length: 0,
  person: new Int32Array(),
  slot: new Int32Array(),
  series: new Int32Array(),
  above: new Float64Array(),
  below: new Int32Array(),
  before: new Int32Array(),
  last: [],
})

/**
 * Adds the results of an event. Returns the result of each player, or of each list if that is what a result is; −1: none.
 * @param number of the event, as used in slots
 */
export function addResults(results: Results, count: Points, event: Event, number: number): Int32Array {
  const { persons, sheet } = event
  const own = new Int32Array(count.of === 'list' ? sheet.lists.player.length : persons.length).fill(-1)
  makeRoom(results, own.length)
  if (count.of === 'list') addLists(results, count.value, event, number, own)
  else addWhole(results, count.value, event, number, own)
  return own
}

/** Unlinks all results of the event. Their columns remain, but belong to nobody. */
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

/** Adds a result per list. A bye has no place and no hands, so it gives no result if those are counted. */
function addLists(
  results: Results,
  value: Points['value'],
  event: Event,
  number: number,
  own: Int32Array,
): void {
  const { persons, sheet } = event
  const { player, series, units, small, hands, place, online } = sheet.lists
  const worth = value.kind === 'place' ? tablePlaces(sheet.lists, value) : null
  /** By player, their best list so far. */
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
    own[row] = at
    const most = best[one] as number
    if (most === -1 || isBetter(results, at, most)) best[one] = at
  }
  if (value.kind !== 'place') adjust(results, value.kind, event, best)
}

/** Of equal lists the earlier one is taken, whatever the order of the rows. */
const isBetter = (results: Results, a: number, b: number): boolean => {
  const difference = worthOf(results, a) - worthOf(results, b)
  return difference > 0 || (difference === 0 && (results.series[a] as number) < (results.series[b] as number))
}

const worthOf = ({ above, below }: Results, at: number): number =>
  (above[at] as number) / (below[at] as number)

/** Adds the event's adjustments to the player's best list. A penalty on the worst list might have no effect. */
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

/** Adds one result per player, from all lists of the event that count. */
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

/** Sums each player's lists that count. If hands are counted and none were played, the denominator is 0. */
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
