/** Searches the people of the register for the association. Each person is found once, with all their records. */
import { compare } from '@stolik/contract/compare'
import { folded } from '@stolik/contract/folded'
import type { Merged } from '@stolik/contract/ranking/edition'
import type { Person } from '@stolik/ranking/model/people'
import { samePeople, standingMerges, type MergeDecision } from '@stolik/ranking/model/same'
import type { PlayedEvent } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'

export interface PersonFound extends Person {
  /** The records that were merged into this person, with who decided that and when. */
  readonly others: readonly (Person & Pick<Merged, 'at' | 'by'>)[]
}

/**
 * Adds the records merged into a person.
 * @param people at least all records of that person
 */
export function withOthers(
  person: Person,
  people: readonly Person[],
  decisions: readonly MergeDecision[],
): PersonFound {
  const merged = standingMerges(decisions)
  const own = new Set(samePeople(merged).all(person.id))
  return foundIn(new Map(people.map((one) => [one.id, one])), merged, own, person)
}

function foundIn(
  known: ReadonlyMap<string, Person>,
  merged: readonly Merged[],
  own: ReadonlySet<string>,
  person: Person,
): PersonFound {
  if (own.size === 1) return { ...person, others: [] }
  const others = merged.flatMap(({ person: id, at, by }) => {
    const other = own.has(id) ? known.get(id) : undefined
    return other === undefined ? [] : [{ ...other, at, by }]
  })
  return { ...person, others }
}

/**
 * People whose id, name, club or licence contains the text, in any of their records, sorted by name. A forgotten person can
 * be found by id only.
 */
export function peopleLike(
  people: readonly Person[],
  decisions: readonly MergeDecision[],
  search: string,
): readonly PersonFound[] {
  const text = folded(search.trim())
  const merged = standingMerges(decisions)
  const same = samePeople(merged)
  const known = new Map(people.map((one) => [one.id, one]))
  const likes = ({ id, name, club, licences, forgotten }: Person): boolean =>
    id === search.trim() ||
    (!forgotten &&
      [name ?? '', club ?? '', ...licences.map(({ number }) => number)].some((one) =>
        folded(one).includes(text),
      ))
  const found = new Set(people.filter(likes).map(({ id }) => same.of(id)))
  return [...found]
    .flatMap((id) => known.get(id) ?? [])
    .map((person) => foundIn(known, merged, new Set(same.all(person.id)), person))
    .sort((a, b) => byName.compare(a.name ?? '', b.name ?? '') || (a.id < b.id ? -1 : 1))
}

/** Returns the first `most` of the people found, and how many there are. Rejects when the store is unavailable. */
export type PeopleSearch = (
  search: string,
  most: number,
) => Promise<{ readonly people: readonly PersonFound[]; readonly found: number }>

export const peopleSearch =
  (store: Pick<RankingStore, 'persons' | 'merges'>): PeopleSearch =>
  async (search, most) => {
    const people = peopleLike(await store.persons(), await store.merges(), search)
    return { people: people.slice(0, most), found: people.length }
  }

const byName = new Intl.Collator('pl')

/** The events of all records of a person, oldest first, each once. */
export async function playedByAll(
  store: Pick<RankingStore, 'playedBy'>,
  ids: readonly string[],
): Promise<readonly PlayedEvent[]> {
  const all = (await Promise.all(ids.map((id) => store.playedBy(id)))).flat()
  const first = new Map(all.toReversed().map((one) => [one.hash, one]))
  return ids.length === 1
    ? all
    : [...first.values()].sort((a, b) => compare(a.date, b.date) || compare(a.hash, b.hash))
}
