/** Finds how the rows of a list have moved, by a field that names each of them. */
import type { Values } from './leaves.js'

/** Fields that name an object among others of its list. */
const names = ['player', 'id'] as const

/** The selected field by which objects of a list can be told apart; undefined if there is none. */
export const nameAmong = (selected: Iterable<string>): string | undefined => {
  const all = new Set(selected)
  return names.find((name) => all.has(name))
}

/**
 * For each item of the later list, where it stood in the earlier one; -1 for a new one. undefined if none has moved, come
 * between others or gone, or if two have the same name.
 */
export function movesOf(
  before: readonly Values[],
  after: readonly Values[],
  name: string,
): readonly number[] | undefined {
  let at = 0
  while (at < before.length && at < after.length && before[at]?.[name] === after[at]?.[name]) at += 1
  if (at === before.length) return undefined
  const places = new Map(before.map((item, place) => [item[name], place]))
  if (places.size !== before.length || new Set(after.map((item) => item[name])).size !== after.length)
    return undefined
  return after.map((item) => places.get(item[name]) ?? -1)
}

/** Shortens places to runs: the first place of each, and how many follow each other. New items have the place -1. */
export function runsOf(places: readonly number[]): readonly (readonly [from: number, many: number])[] {
  const runs: [number, number][] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last !== undefined && place === (last[0] < 0 ? -1 : last[0] + last[1])) last[1] += 1
    else runs.push([place, 1])
  }
  return runs
}
