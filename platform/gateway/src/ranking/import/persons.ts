/** Who is who in a file of lists, by the register and by what people have decided. */
import type { Unmatched } from '@stolik/contract/ranking/files'
import { keyOf, type FileEvent } from '@stolik/ranking/import/events'
import type { Row } from '@stolik/ranking/import/row'
import {
  isUnmatched,
  matchOf,
  plainName,
  type Decisions,
  type Registry,
} from '@stolik/ranking/model/matching'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import type { Same } from '@stolik/ranking/model/same'

/** Returns who each row is of, by `keyOf`: the id of a person, or `new`. */
export function matchRows(
  rows: readonly Row[],
  registry: Registry,
  decisions: Decisions,
): { readonly persons: ReadonlyMap<string, string>; readonly unmatched: readonly Unmatched[] } {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const own = groups.get(keyOf(row))
    if (own === undefined) groups.set(keyOf(row), [row])
    else own.push(row)
  }
  const persons = new Map<string, string>()
  const unmatched: Unmatched[] = []
  for (const [key, own] of groups) {
    const { name, club, licence } = own[0] as Row
    const match = matchOf({ key, name, club, licence, account: null }, registry, decisions)
    if (!isUnmatched(match)) persons.set(key, match.person)
    else unmatched.push({ key, name, club, licence, ...match, lines: own.map(({ line }) => line) })
  }
  return { persons, unmatched }
}

/** True if most names of known licence holders are in the club column. */
export function namesUnderClubs(rows: readonly Row[], registry: Registry): boolean {
  const known = rows.flatMap(({ licence, name, club }) => {
    const person = licence === null ? undefined : registry.byLicence.get(licence)
    return person === undefined ? [] : [{ name, club, own: plainName(person.name ?? '') }]
  })
  const exchanged = known.filter(
    ({ name, club, own }) => plainName(name) !== own && plainName(club ?? '') === own,
  )
  return exchanged.length > 0 && exchanged.length * 2 > known.length
}

/**
 * Decisions may make two entries of the file one person. Rows where that person has a series twice or two clubs are put
 * aside.
 */
export function onePersonOnce(
  events: readonly FileEvent[],
  persons: ReadonlyMap<string, string>,
  same: Same,
): { readonly events: readonly FileEvent[]; readonly bad: readonly RankingProblem[] } {
  const bad: RankingProblem[] = []
  const left = events.map(({ told, rows }) => {
    const lists = new Map<string, Row>()
    const clubs = new Map<string, Row>()
    const kept = rows.filter((row) => {
      const person = same.of(persons.get(keyOf(row)) as string)
      if (person === 'new') return true
      const list = `${person} ${row.series}`
      const [again, first] = [lists.get(list), clubs.get(person) ?? row]
      const code = again !== undefined ? 'TWICE' : first.club !== row.club ? 'TWO_CLUBS' : undefined
      lists.set(list, again ?? row)
      clubs.set(person, first)
      if (code === undefined) return true
      const { name, series, club } = row
      bad.push({
        line: row.line,
        code,
        args: { name, series, club: club ?? '', other: (again ?? first).line },
      })
      return false
    })
    return { told, rows: kept }
  })
  return { events: left, bad }
}
