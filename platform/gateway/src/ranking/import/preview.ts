/**
 * Previews a file of lists: its events, the people it cannot identify, and the rows put aside with line and reason. Writes
 * nothing. The same file, decisions and register give the same preview, identified by its hash.
 */
import { contentHash } from '@stolik/contract/canonical'
import { fingerprintOf } from '@stolik/ranking/model/fingerprint'
import {
  isUnmatched,
  matchOf,
  plainName,
  type Decisions,
  type MatchProblem,
  type Registry,
} from '@stolik/ranking/model/matching'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import type { Same } from '@stolik/ranking/model/same'
import { hashOf } from '@stolik/ranking/model/seal'
import { isBadFile, readCells } from '@stolik/ranking/import/cells'
import { isNotDecoded, readText, type Encoding } from '@stolik/files/text'
import { groupRows, keyOf, type FileEvent } from '@stolik/ranking/import/events'
import { readRow, type Defaults, type Row } from '@stolik/ranking/import/row'
import { sheetOfFile, type FileSheet } from '@stolik/ranking/import/sheet'
import { swappedColumns } from '@stolik/ranking/import/swapped'

export interface ImportAsked {
  readonly bytes: Uint8Array
  readonly encoding: Encoding
  /** The party that vouches for the file. Source and event id together identify an event permanently. */
  readonly source: string
  readonly game: string
  readonly defaults: Defaults
  readonly decisions: Decisions
  /** `Repeated.key` of lists that another event has too, and that a person has declared to be different. */
  readonly different: readonly string[]
}

/** Somebody in the file who must be identified by a person. */
export interface Unmatched {
  readonly key: string
  readonly name: string
  readonly club: string | null
  readonly licence: string | null
  readonly problem: MatchProblem
  readonly candidates: readonly string[]
  readonly lines: readonly number[]
}

/** Somebody as a file has them. Newcomers are registered when the file is taken. */
export interface Newcomer {
  readonly key: string
  readonly name: string
  readonly club: string | null
  readonly licence: string | null
}

/** An event of the file. Its sheet refers to newcomers by `newcomerId`. */
export interface FileEventSheet extends FileSheet {
  /** How the file has each of its people; `key` is as on the sheet. */
  readonly entered: readonly Newcomer[]
  readonly hash: string
  readonly fingerprint: string
}

/**
 * What follows from the file and the register alone: what can be taken, and who is who. Plain data, because a thread may
 * have made it.
 */
export interface FileRead {
  readonly events: readonly FileEventSheet[]
  readonly newcomers: readonly Newcomer[]
  readonly unmatched: readonly Unmatched[]
  /** The rows put aside, sorted by line. */
  readonly bad: readonly RankingProblem[]
  readonly rows: number
  /** SHA-256 of all of this and of the file. */
  readonly seen: string
}

/** Reports how many rows have been read, and how many there are. */
export type Progress = (done: number, of: number) => void

/** Stands in for the id that a newcomer does not have yet. No id contains a space. */
export const newcomerId = (key: string): string => `new ${key}`

export function readImport(
  asked: ImportAsked,
  registry: Registry,
  progress: Progress = () => undefined,
): FileRead | RankingRefusal {
  const rows = readRows(asked, progress)
  if ('refused' in rows) return rows
  const grouped = groupRows(rows.good)
  const all = grouped.events.flatMap((event) => event.rows)
  const people = matchRows(all, registry, asked.decisions)
  const swapped = namesUnderClubs(all, registry)
  if (swapped) return badFile([{ line: 1, code: 'SWAPPED', args: { a: 'name', b: 'club' } }])
  const unknown = new Set(people.unmatched.map(({ key }) => key))
  const events = grouped.events.map(({ told, rows: own }) => ({
    told,
    rows: own.filter((row) => !unknown.has(keyOf(row))),
  }))
  const joined = onePersonOnce(events, people.persons, registry.same)
  const whose = people.unmatched.flatMap(({ problem, name, key, lines }) =>
    lines.map((line): RankingProblem => ({ line, code: problem, args: { name, key } })),
  )
  const bad = [...rows.bad, ...grouped.bad, ...whose, ...joined.bad].sort((a, b) => a.line - b.line)
  const left = joined.events.filter((event) => event.rows.length > 0)
  return {
    events: left.map((event) => sheetIn(asked, event, people.persons)),
    newcomers: newcomersOf(left, people.persons),
    ...{ unmatched: people.unmatched, bad, rows: rows.count },
    seen: seenHash(asked, { ...people, events: left, bad }),
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
    ...{ ...file, hash: hashOf(file.sheet), fingerprint: fingerprintOf(file.sheet) },
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
): readonly Newcomer[] {
  const found = new Map<string, Newcomer>()
  for (const { rows } of events.toSorted((a, b) => (a.told.date < b.told.date ? -1 : 1)))
    for (const row of rows) {
      const key = keyOf(row)
      const { name, club, licence } = row
      if (persons.get(key) === 'new' && !found.has(key)) found.set(key, { key, name, club, licence })
    }
  return [...found.values()]
}

const badFile = (problems: readonly RankingProblem[]): RankingRefusal => refuse('BAD_FILE', {}, problems)

interface Rows {
  readonly good: readonly Row[]
  readonly bad: readonly RankingProblem[]
  readonly count: number
}

/** Rows read between two progress reports. */
const rowsAtOnce = 5_000

function readRows({ bytes, encoding, defaults }: ImportAsked, progress: Progress): Rows | RankingRefusal {
  const decoded = readText(bytes, encoding)
  if (isNotDecoded(decoded))
    return badFile([{ line: decoded.line, code: 'ENCODING', args: { seems: decoded.seems } }])
  const cells = readCells(decoded.text)
  if (isBadFile(cells)) return badFile(cells)
  const swapped = swappedColumns(cells.columns, cells.rows)
  if (swapped !== undefined) return badFile([{ line: 1, code: 'SWAPPED', args: { ...swapped } }])
  const needed = ['event', 'date', 'organiser', 'profile', 'hands', 'name', 'points'] as const
  const absent = needed.filter(
    (column) =>
      !cells.columns.includes(column) &&
      (!(column in defaults) || defaults[column as keyof Defaults] === null),
  )
  if (absent.length > 0)
    return badFile(absent.map((column) => ({ line: 1, code: 'NO_COLUMN', args: { column } })))
  const read = cells.rows.map((row, i) => {
    if (i % rowsAtOnce === 0) progress(i, cells.rows.length)
    return readRow(row, defaults)
  })
  progress(cells.rows.length, cells.rows.length)
  return {
    good: read.filter((row): row is Row => 'told' in row),
    bad: [...cells.bad, ...read.filter((row): row is RankingProblem => 'code' in row)],
    count: cells.rows.length + cells.bad.length,
  }
}

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
    ...{ encoding, source, game, defaults, bad },
    ...{ decisions: [...decisions].sort(byKey), different: different.toSorted() },
    events: events.map(({ told, rows }) => [told, rows.map(({ line }) => line)]),
    persons: [...persons].sort(byKey),
    unmatched: unmatched.map(({ key }) => key),
  })

const byKey = (a: readonly [string, string], b: readonly [string, string]): number => (a[0] < b[0] ? -1 : 1)
