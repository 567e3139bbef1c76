/** Who of the register is meant by the rows of a list of members. */
import type { MemberDoubt } from '@stolik/contract/ranking/files'
import type { Merged } from '@stolik/contract/ranking/edition'
import { plainName, type Decisions } from '../model/matching.js'
import type { Person } from '../model/people.js'
import { samePeople, type Same } from '../model/same.js'
import type { MemberRow } from './row.js'

/** The register as plain data. */
export interface MemberRegister {
  readonly people: readonly Person[]
  readonly association: string
  readonly merged: readonly Merged[]
  /** Those whose record follows from events: a list has the word about their licences. */
  readonly following: ReadonlySet<string>
}

/** The rows of one person. */
export interface Group {
  readonly key: string
  readonly rows: readonly MemberRow[]
}

export const first = ({ rows }: Group): MemberRow => rows[0] as MemberRow

interface Known {
  readonly people: readonly Person[]
  readonly byId: ReadonlyMap<string, Person>
  readonly byLicence: ReadonlyMap<string, Person>
  readonly byNameAndClub: ReadonlyMap<string, readonly Person[]>
  readonly same: Same
  readonly association: string
}

const inClub = (name: string, club: string | null): string =>
  JSON.stringify([plainName(name), (club ?? '').toLowerCase()])

/** The register, by all that a list may name. */
export function indexOf({ people: all, association, merged }: MemberRegister): Known {
  const people = all.filter(({ forgotten }) => !forgotten)
  const byLicence = new Map<string, Person>()
  const byNameAndClub = new Map<string, Person[]>()
  for (const person of people) {
    for (const { of, number } of person.licences) if (of === association) byLicence.set(number, person)
    const key = inClub(person.name ?? '', person.club)
    const others = byNameAndClub.get(key)
    if (others === undefined) byNameAndClub.set(key, [person])
    else others.push(person)
  }
  const byId = new Map(people.map((person) => [person.id, person]))
  return { people, byId, byLicence, byNameAndClub, same: samePeople(merged), association }
}

const idsOf = (people: readonly Person[], same: Same): readonly string[] => [
  ...new Set(people.map(({ id }) => same.of(id))),
]

/** The most people offered for one row. */
const mostOffered = 10

/** Those of the same club first, then those of exactly this name. */
export function nearest(people: readonly Person[], { name, club }: MemberRow, same: Same): readonly string[] {
  const rank = (one: Person): number =>
    (one.club?.toLowerCase() === club?.toLowerCase() ? 0 : 2) +
    (plainName(one.name ?? '') === plainName(name) ? 0 : 1)
  const sorted = people.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
  return idsOf(sorted, same).slice(0, mostOffered)
}

export type Match =
  | { readonly person: Person }
  | { readonly doubt: MemberDoubt; readonly candidates: readonly string[] }

/** Undefined: nobody in the register is certainly meant. */
export function matchOf(group: Group, known: Known, decisions: Decisions): Match | undefined {
  const { name, club, licence } = first(group)
  const decision = decisions.get(group.key)
  const holder = licence === null ? undefined : known.byLicence.get(licence)
  if (decision !== undefined && decision !== 'new') {
    const person = known.byId.get(decision)
    if (person === undefined) return { doubt: 'UNKNOWN_PERSON', candidates: [] }
    // The number stays with whoever has it, in any of their records.
    if (holder !== undefined && known.same.of(holder.id) !== known.same.of(decision))
      return { doubt: 'NAME_DIFFERS', candidates: [known.same.of(holder.id)] }
    return { person: holder ?? person }
  }
  if (holder !== undefined) {
    const root = known.same.of(holder.id)
    const names = known.same.all(root).map((id) => plainName(known.byId.get(id)?.name ?? ''))
    if (names.includes(plainName(name))) return { person: holder }
    return { doubt: 'NAME_DIFFERS', candidates: [root] }
  }
  if (licence !== null) return undefined
  const namesakes = known.byNameAndClub.get(inClub(name, club)) ?? []
  const [one, ...more] = onePersonEach(namesakes, known.same)
  if (one === undefined) return undefined
  // Also if it was decided that they are new: that was when they were not here yet, and the same list may come twice.
  if (more.length === 0) return { person: one }
  const without = [one, ...more].filter(
    ({ licences }) => !licences.some(({ of }) => of === known.association),
  )
  const [only, another] = without
  if (only !== undefined && another === undefined) return { person: only }
  if (decision === 'new') return undefined
  return { doubt: 'ALIKE', candidates: idsOf(namesakes, known.same) }
}

/** One record of each person: the one that stands for all of theirs, if it is among them. */
function onePersonEach(people: readonly Person[], same: Same): readonly Person[] {
  const found = new Map<string, Person>()
  for (const person of people) {
    const root = same.of(person.id)
    if (!found.has(root) || person.id === root) found.set(root, person)
  }
  return [...found.values()]
}
