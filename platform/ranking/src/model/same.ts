/**
 * Who is who by decisions of the association: two records of people that are one person. No record, sheet or edition changes by
 * a decision. Ids are read as another's from then on, and a later decision takes it back.
 */
import { refuseCount, type CountRefusal } from './scheme-refusal.js'

/** A decision that stands: `person` is `into`, who may themselves be somebody else by another one. */
export interface Merged {
  readonly person: string
  readonly into: string
  /** When it was decided, milliseconds since 1970, and who did. */
  readonly at: number
  readonly by: string
}

/** A decision in their log. `into` is null where an earlier one is taken back. */
export interface MergeDecision extends Omit<Merged, 'into'> {
  readonly into: string | null
}

export interface Same {
  /** The id that somebody counts under. */
  of(id: string): string
  /** All ids that are theirs, that one first. */
  all(id: string): readonly string[]
}

/** Those that stand: the last one of each person, unless it takes back. In the order of persons. */
export function standingMerges(decisions: readonly MergeDecision[]): readonly Merged[] {
  const last = new Map(decisions.map((one) => [one.person, one]))
  return [...last.values()]
    .flatMap(({ person, into, at, by }) => (into === null ? [] : [{ person, into, at, by }]))
    .sort((a, b) => (a.person < b.person ? -1 : 1))
}

/** Whether decisions cannot stand together: a person is two people, or themselves by a detour. */
export function mergeFault(merged: readonly Merged[]): CountRefusal | undefined {
  const next = new Map(merged.map(({ person, into }) => [person, into]))
  const seen = new Set<string>()
  for (const { person } of merged) {
    if (seen.has(person) || last(next, person) === undefined) return refuseCount('BAD_MERGE', { person })
    seen.add(person)
  }
  return undefined
}

/** Where a chain ends; undefined where it comes round. */
function last(next: ReadonlyMap<string, string>, id: string): string | undefined {
  let at = id
  for (let steps = 0; steps <= next.size; steps++) {
    const to = next.get(at)
    if (to === undefined) return at
    at = to
  }
  return undefined
}

/** @param merged decisions that can stand together */
export function samePeople(merged: readonly Merged[]): Same {
  const next = new Map(merged.map(({ person, into }) => [person, into]))
  const roots = new Map(merged.map(({ person }) => [person, last(next, person) ?? person]))
  const all = new Map<string, string[]>()
  for (const [person, root] of roots) all.set(root, [...(all.get(root) ?? []), person])
  const of = (id: string): string => roots.get(id) ?? id
  return { of, all: (id) => [of(id), ...(all.get(of(id)) ?? [])] }
}
