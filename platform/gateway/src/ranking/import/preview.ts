/**
 * Previews a file of lists: its events, the people it cannot identify, and the rows put aside with line and reason. Writes
 * nothing. The same file, decisions and register give the same preview, identified by its hash.
 */
import type { FilePerson, Unmatched } from '@stolik/contract/ranking/files'
import { contentHash } from '@stolik/contract/canonical'
import { groupRows, keyOf, type FileEvent } from '@stolik/ranking/import/events'
import { sheetOfFile, type FileSheet } from '@stolik/ranking/import/sheet'
import { fingerprintOf } from '@stolik/ranking/model/fingerprint'
import {
  type Decisions,
  type Registry,
  isUnmatched,
  matchOf,
  plainName,
} from '@stolik/ranking/model/matching'
import type { RankingProblem, RankingRefusal } from '@stolik/ranking/model/refusal'
import { hashOf } from '@stolik/ranking/model/seal'
import { badFile, readRows, type Progress, type RowsAsked } from './rows.js'
import type { Row } from '@stolik/ranking/import/row'
import type { Same } from '@stolik/ranking/model/same'

export interface ImportAsked extends RowsAsked {
  /** The party that vouches for the file. Source and event id together identify an event permanently. */
  readonly source: string
  readonly game: string
  readonly decisions: Decisions
  /** `Repeated.key` of lists that another event has too, and that a person has declared to be different. */
  readonly different: readonly string[]
}

/** An event of the file. Its sheet refers to newcomers by `newcomerId`. */
export interface FileEventSheet extends FileSheet {
  /** How the file has each of its people; `key` is as on the sheet. */
  readonly entered: readonly FilePerson[]
  readonly hash: string
  readonly fingerprint: string
}

/**
 * What follows from the file and the register alone: what can be taken, and who is who. Plain data, because a thread may
 * have made it.
 */
export interface FileRead {
  readonly events: readonly FileEventSheet[]
  /** They are registered when the file is taken. */
  readonly newcomers: readonly FilePerson[]
  readonly unmatched: readonly Unmatched[]
  /** The rows put aside, sorted by line. */
  readonly bad: readonly RankingProblem[]
  readonly rows: number
  /** SHA-256 of all of this and of the file. */
  readonly seen: string
}

/** Stands in for the id that a newcomer does not have yet. No id contains a space. */
export const newcomerId = (key: string): string => `new ${key}`

export function readImport(
  request: ImportAsked,
  registry: Registry,
  progress: Progress = () => undefined,
): FileRead | RankingRefusal {
  const rows = readRows(request, progress)
  if ('refused' in rows) return rows
  const grouped = groupRows(rows.good)
  const all = grouped.events.flatMap((event) => event.rows)
  const people = matchRows(all, registry, request.decisions)
  const swapped = namesUnderClubs(all, registry)
  if (swapped) return badFile([{ line: 1, code: 'SWAPPED', args: { a: 'name', b: 'club' } }])
  const unknown = new Set(people.unmatched.map(({ key }) => key))
  const events = grouped.events.map(({ details, rows: own }) => ({
    details,
    rows: own.filter((row) => !unknown.has(keyOf(row))),
  }))
  const joined = onePersonOnce(events, people.persons, registry.same)
  const whose = people.unmatched.flatMap(({ problem, name, key, lines }) =>
    lines.map((line): RankingProblem => ({ line, code: problem, args: { name, key } })),
  )
  const bad = [...rows.bad, ...grouped.bad, ...whose, ...joined.bad].sort((a, b) => a.line - b.line)
  const left = joined.events.filter((event) => event.rows.length > 0)
  return {
    events: left.map((event) => sheetIn(request, event, people.persons)),
    newcomers: newcomersOf(left, people.persons),
    unmatched: people.unmatched,
    bad,
    rows: rows.count,
    seen: seenHash(request, { ...people, events: left, bad }),
  }
}

function sheetIn(
  { source, game }: ImportAsked,
  event: FileEvent,
  persons: ReadonlyMap<string, string>,
): FileEventSheet {
  const file = sheetOfFile(event, { source, game }, (row) => {
    const person = persons.get(keyOf(row)) as string
    return person === 'new' ? newcomerId(keyOf(row)) : person
  })
  const entered = new Map(event.rows.map((row) => [keyOf(row), row]))
  return {
    ...file,
    hash: hashOf(file.sheet),
    fingerprint: fingerprintOf(file.sheet),
    entered: [...entered].map(([key, { name, club, licence }]) => {
      const person = persons.get(key) as string
      return { key: person === 'new' ? newcomerId(key) : person, name, club, licence }
    }),
  }
}

/** Newcomers with the name, club and licence from the earliest of their events. */
function newcomersOf(
  events: readonly FileEvent[],
  persons: ReadonlyMap<string, string>,
): readonly FilePerson[] {
  const found = new Map<string, FilePerson>()
  for (const { rows } of events.toSorted((a, b) => (a.details.date < b.details.date ? -1 : 1)))
    for (const row of rows) {
      const key = keyOf(row)
      const { name, club, licence } = row
      if (persons.get(key) === 'new' && !found.has(key)) found.set(key, { key, name, club, licence })
    }
  return [...found.values()]
}

const seenHash = (
  { bytes, encoding, source, game, defaults, decisions, different }: ImportAsked,
  {
    events,
    persons,
    unmatched,
    bad,
  }: Pick<FileRead, 'unmatched' | 'bad'> & {
    readonly events: readonly FileEvent[]
    readonly persons: ReadonlyMap<string, string>
  },
): string =>
  contentHash({
    file: contentHash(Buffer.from(bytes).toString('base64')),
    encoding,
    source,
    game,
    defaults,
    bad,
    decisions: [...decisions].sort(byKey),
    different: different.toSorted(),
    events: events.map(({ details, rows }) => [details, rows.map(({ line }) => line)]),
    persons: [...persons].sort(byKey),
    unmatched: unmatched.map(({ key }) => key),
  })

const byKey = (a: readonly [string, string], b: readonly [string, string]): number => (a[0] < b[0] ? -1 : 1)

// Who is who in a file of lists, by the register and by what people have decided.

/** Returns who each row is of, by `keyOf`: the id of a person, or `new`. */
function matchRows(
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
function namesUnderClubs(rows: readonly Row[], registry: Registry): boolean {
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
function onePersonOnce(
  events: readonly FileEvent[],
  persons: ReadonlyMap<string, string>,
  same: Same,
): { readonly events: readonly FileEvent[]; readonly bad: readonly RankingProblem[] } {
  const bad: RankingProblem[] = []
  const left = events.map(({ details, rows }) => {
    const lists = new Map<string, Row>()
    const clubs = new Map<string, Row>()
    const remaining = rows.filter((row) => {
      const person = same.of(persons.get(keyOf(row)) as string)
      if (person === 'new') return true
      const list = `${person} ${row.series}`
      const [again, first] = [lists.get(list), clubs.get(person) ?? row]
      const ofClubs = first.club === row.club ? undefined : 'TWO_CLUBS'
      const code = again === undefined ? ofClubs : 'TWICE'
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
    return { details, rows: remaining }
  })
  return { events: left, bad }
}
