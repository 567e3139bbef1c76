/**
 * Decisions of the association that two records are one person. A decision changes no record, sheet or edition: it only maps
 * one id to another. A later decision can take it back.
 */
import type { Merged } from '@stolik/contract/ranking/edition'
import { refuseCount, type CountRefusal } from './scheme-refusal.js'

/** A decision as logged. `into` is null if it takes an earlier one back. */
export interface MergeDecision extends Omit<Merged, 'into'> {
  readonly into: string | null
}

export interface Same {
  /** The id that a person counts under. */
  of(id: string): string
  /** All ids of that person, the one they count under first. */
  all(id: string): readonly string[]
}

/**
 * Returns the decisions that stand, each to the record that the person counts under, ordered by person. Which of them was made
 * first does not matter: records are joined as pairs, and the one that was never merged into another stands for all. If there
 * are several, it is the one with the smallest id.
 */
export function standingMerges(decisions: readonly MergeDecision[]): readonly Merged[] {
  const pairs = standingPairs(decisions)
  const neighbours = new Map<string, Merged[]>()
  for (const pair of pairs)
    for (const id of [pair.person, pair.into]) neighbours.set(id, [...(neighbours.get(id) ?? []), pair])
  const merged = new Set(pairs.map(({ person }) => person))
  const found: Merged[] = []
  const seen = new Set<string>()
  const roots = [...neighbours.keys()].filter((id) => !merged.has(id)).sort()
  for (const root of roots) {
    if (seen.has(root)) continue
    seen.add(root)
    const open = [root]
    for (let id = open.pop(); id !== undefined; id = open.pop())
      for (const { person, into, at, by } of neighbours.get(id) ?? []) {
        const next = person === id ? into : person
        if (seen.has(next)) continue
        seen.add(next)
        open.push(next)
        found.push({ person: next, into: root, at, by })
      }
  }
  return found.sort((a, b) => (a.person < b.person ? -1 : 1))
}

/**
 * The pairs as they were decided, less those that were taken back: all in which that person was merged into another, or if
 * there are none, all in which another was merged into them.
 */
function standingPairs(decisions: readonly MergeDecision[]): readonly Merged[] {
  let pairs: Merged[] = []
  for (const { person, into, at, by } of decisions)
    if (into !== null) pairs.push({ person, into, at, by })
    else {
      const left = pairs.filter((pair) => pair.person !== person)
      pairs = left.length < pairs.length ? left : pairs.filter((pair) => pair.into !== person)
    }
  return pairs
}

/** Returns a refusal if decisions contradict each other: two targets for a person, or a cycle. */
export function mergeFault(merged: readonly Merged[]): CountRefusal | undefined {
  const next = new Map(merged.map(({ person, into }) => [person, into]))
  const seen = new Set<string>()
  for (const { person } of merged) {
    if (seen.has(person) || last(next, person) === undefined) return refuseCount('BAD_MERGE', { person })
    seen.add(person)
  }
  return undefined
}

/** Follows a chain to its end; undefined if it is a cycle. */
function last(next: ReadonlyMap<string, string>, id: string): string | undefined {
  let at = id
  for (let steps = 0; steps <= next.size; steps++) {
    const to = next.get(at)
    if (to === undefined) return at
    at = to
  }
  return undefined
}

/** @param merged decisions without contradictions */
export function samePeople(merged: readonly Merged[]): Same {
  const next = new Map(merged.map(({ person, into }) => [person, into]))
  const roots = new Map(merged.map(({ person }) => [person, last(next, person) ?? person]))
  const all = new Map<string, string[]>()
  for (const [person, root] of roots) all.set(root, [...(all.get(root) ?? []), person])
  const of = (id: string): string => roots.get(id) ?? id
  return { of, all: (id) => [of(id), ...(all.get(of(id)) ?? [])] }
}
