/** Matches somebody with the association's people: by account, by licence, or by somebody's explicit decision. Never by name. */
import type { MatchProblem } from '@stolik/contract/ranking/files'
import type { Merged } from '@stolik/contract/ranking/edition'
import type { Person } from './people.js'
import { samePeople, type Same } from './same.js'

/** Somebody as named by an event or a file. */
export interface Claim {
  /** Identifies them within their source. */
  readonly key: string
  readonly name: string
  readonly club: string | null
  readonly account: string | null
  /** Number of a licence of the association. */
  readonly licence: string | null
}

/** Explicit decisions by `key`: the id of a person, or `new`. */
export type Decisions = ReadonlyMap<string, string>

/** People by account, licence and so on. */
export interface Registry {
  readonly byId: ReadonlyMap<string, Person>
  readonly byAccount: ReadonlyMap<string, Person>
  readonly byLicence: ReadonlyMap<string, Person>
  /** Only for hints. */
  readonly byName: ReadonlyMap<string, readonly Person[]>
  /** Records that are one person count under one of them. */
  readonly same: Same
}

export type Match =
  | { readonly person: string }
  | { readonly person: 'new' }
  | { readonly problem: MatchProblem; /** Ids of possible matches. */ readonly candidates: readonly string[] }

export const isUnmatched = (match: Match): match is Extract<Match, { problem: MatchProblem }> =>
  'problem' in match

/**
 * @param association whose licences count
 * @param merged records that it declared to be one person
 */
export function registryOf(
  people: readonly Person[],
  association: string,
  merged: readonly Merged[],
): Registry {
  const known = people.filter(({ forgotten }) => !forgotten)
  const byName = new Map<string, Person[]>()
  for (const person of known) {
    const name = plainName(person.name ?? '')
    byName.set(name, [...(byName.get(name) ?? []), person])
  }
  return {
    byId: new Map(known.map((person) => [person.id, person])),
    byAccount: new Map(
      known.flatMap((person) => (person.account === null ? [] : [[person.account, person]])),
    ),
    byLicence: new Map(
      known.flatMap((person) =>
        person.licences.filter(({ of }) => of === association).map(({ number }) => [number, person]),
      ),
    ),
    byName,
    same: samePeople(merged),
  }
}

export function matchOf(claim: Claim, registry: Registry, decisions: Decisions): Match {
  const { same } = registry
  const rootsOf = (people: readonly Person[]): readonly string[] => [
    ...new Set(people.map(({ id }) => same.of(id))),
  ]
  const decision = decisions.get(claim.key)
  if (decision === 'new') return { person: 'new' }
  if (decision !== undefined)
    return registry.byId.has(decision) ? { person: decision } : { problem: 'UNKNOWN_PERSON', candidates: [] }
  const byAccount = claim.account === null ? undefined : registry.byAccount.get(claim.account)
  const byLicence = claim.licence === null ? undefined : registry.byLicence.get(claim.licence)
  const both = rootsOf([byAccount ?? [], byLicence ?? []].flat())
  if (both.length > 1) return { problem: 'TWO_PERSONS', candidates: both }
  if (byAccount !== undefined) return { person: byAccount.id }
  if (byLicence === undefined) {
    const namesakes = registry.byName.get(plainName(claim.name)) ?? []
    return { problem: 'UNMATCHED', candidates: rootsOf(namesakes) }
  }
  // A licence number is easily mistyped, so one of the person's names must match too.
  const person = same.of(byLicence.id)
  const names = same.all(person).map((id) => plainName(registry.byId.get(id)?.name ?? ''))
  return names.includes(plainName(claim.name))
    ? { person: byLicence.id }
    : { problem: 'NAME_DIFFERS', candidates: [person] }
}

/** A name for comparison: in lower case, with its words in a fixed order. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ')
