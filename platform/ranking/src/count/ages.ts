/**
 * Who is older, asked while a ranking is put in order. The answers are written down, since an edition states them instead of the
 * years: whoever counts it again takes them from there, and writes down the same.
 */
import type { Ages, Equals } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { RankedAge } from '@stolik/core'
import type { Born, KnownAges } from '../model/ages.js'
import type { Same } from '../model/same.js'

export interface AgeBook {
  /** The order of people who are equal so far; undefined if their ages do not tell any of them apart. */
  equals(people: readonly string[]): Equals | undefined
  /** Of these people, those who are youngest or oldest. */
  extreme(age: RankedAge, people: readonly string[]): readonly string[]
  /** Everything that was answered. Undefined if the scheme does not ask about ages. */
  answered(): Ages | undefined
}

export const asksAges = ({ tieBreaks, ages }: Pick<Scheme, 'tieBreaks' | 'ages'>): boolean =>
  ages !== undefined || tieBreaks.includes('older') || tieBreaks.includes('younger')

export function ageBook(scheme: Scheme, known: KnownAges, same: Same): AgeBook {
  const source = 'born' in known ? fromYears(yearsOf(known.born, same)) : fromStated(known.stated)
  const equals: Equals[] = []
  const named: Record<RankedAge, readonly string[]> = { youngest: [], oldest: [] }
  return {
    equals: (people) => {
      const found = source.equals(people.toSorted())
      if (found !== undefined) equals.push(found)
      return found
    },
    extreme: (age, people) => (named[age] = source.extreme(age, people.toSorted())),
    answered: () =>
      asksAges(scheme)
        ? { ...named, equals: equals.toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1)) }
        : undefined,
  }
}

const firstOf = ({ order }: Equals): string => order[0]?.[0] ?? ''

type Source = Pick<AgeBook, 'equals' | 'extreme'>

/** The year of a person whose records were merged: that of the record which stands for all, or the one that the others agree on. */
function yearsOf(born: readonly Born[], same: Same): ReadonlyMap<string, number> {
  const yearOf = new Map(born.map(({ person, year }) => [person, year]))
  const years = new Map<string, number>()
  for (const root of new Set(born.map(({ person }) => same.of(person)))) {
    const all = new Set(same.all(root).flatMap((id) => yearOf.get(id) ?? []))
    const year = yearOf.get(root) ?? (all.size === 1 ? [...all][0] : undefined)
    if (year !== undefined) years.set(root, year)
  }
  return years
}

function fromYears(years: ReadonlyMap<string, number>): Source {
  const yearOf = (person: string): number => years.get(person) as number
  return {
    equals: (people) => {
      const dated = people.filter((person) => years.has(person))
      const behind = people.filter((person) => !years.has(person))
      const steps = [...new Set(dated.map(yearOf))].sort((a, b) => a - b)
      if (steps.length === 0 || (steps.length === 1 && behind.length === 0)) return undefined
      return { order: steps.map((year) => dated.filter((person) => yearOf(person) === year)), behind }
    },
    extreme: (age, people) => {
      const dated = people.filter((person) => years.has(person))
      const last = dated.reduce(
        (best, person) =>
          age === 'youngest' ? Math.max(best, yearOf(person)) : Math.min(best, yearOf(person)),
        age === 'youngest' ? -Infinity : Infinity,
      )
      return dated.filter((person) => yearOf(person) === last)
    },
  }
}

/** Takes nothing that cannot be: other people than those who are equal, or somebody younger than the youngest. */
function fromStated(stated: Ages): Source {
  const groups = new Map(stated.equals.map((one) => [keyOf([...one.order.flat(), ...one.behind]), one]))
  return {
    equals: (people) => {
      const found = groups.get(keyOf(people))
      return found === undefined || contradicts(found, stated) ? undefined : found
    },
    extreme: (age, people) => {
      const there = new Set(people)
      return stated[age].filter((person) => there.has(person))
    },
  }
}

const keyOf = (people: readonly string[]): string => JSON.stringify(people.toSorted())

/** Whether the youngest of all are among them without being the youngest of them, or likewise with the oldest. */
const contradicts = ({ order, behind }: Equals, { youngest, oldest }: Ages): boolean =>
  [
    [youngest, order.at(-1) ?? []],
    [oldest, order[0] ?? []],
  ].some(([extreme = [], end = []]) => {
    const here = [...order.flat(), ...behind].filter((person) => extreme.includes(person))
    return here.length > 0 && keyOf(here) !== keyOf(end)
  })
