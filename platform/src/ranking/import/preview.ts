/**
 * What a file of lists would bring: its events, whom it cannot be said of who they are, and what is put aside with line and
 * reason. Nothing is written. The same file, decisions and register give the same preview, known by its hash.
 */
import { contentHash } from '../../tournament/canonical.js'
import {
  isUnmatched,
  matchOf,
  plainName,
  type Decisions,
  type MatchProblem,
  type Registry,
} from '../matching.js'
import { isRankingRefusal, refuse, type RankingProblem, type RankingRefusal } from '../refusal.js'
import { isBadFile, readCells } from './cells.js'
import { decode, isNotDecoded, type Encoding } from './decode.js'
import { groupRows, keyOf, type FileEvent } from './events.js'
import { readRow, type Defaults, type Row } from './row.js'
import { swappedColumns } from './swapped.js'

export interface ImportAsked {
  readonly bytes: Uint8Array
  readonly encoding: Encoding
  /** Whoever vouches for it: with the id of an event it names one, for good. */
  readonly source: string
  readonly game: string
  readonly defaults: Defaults
  readonly decisions: Decisions
}

/** Somebody of the file of whom it must be said who he is. */
export interface Unmatched {
  readonly key: string
  readonly name: string
  readonly club: string | null
  readonly licence: string | null
  readonly problem: MatchProblem
  readonly candidates: readonly string[]
  readonly lines: readonly number[]
}

/** Of the file alone: what can be taken, and who is who. */
export interface FileRead {
  readonly events: readonly FileEvent[]
  /** By `keyOf`: id of a person, or `new`. */
  readonly persons: ReadonlyMap<string, string>
  readonly unmatched: readonly Unmatched[]
  /** Put aside, by line. */
  readonly bad: readonly RankingProblem[]
  readonly rows: number
  /** SHA-256 of all of this and of the file. */
  readonly seen: string
}

export function readImport(asked: ImportAsked, registry: Registry): FileRead | RankingRefusal {
  const rows = readRows(asked)
  if (isRankingRefusal(rows)) return rows
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
  const joined = onePersonOnce(events, people.persons)
  const whose = people.unmatched.flatMap(({ problem, name, key, lines }) =>
    lines.map((line): RankingProblem => ({ line, code: problem, args: { name, key } })),
  )
  const bad = [...rows.bad, ...grouped.bad, ...whose, ...joined.bad].sort((a, b) => a.line - b.line)
  const read = {
    events: joined.events.filter(({ rows: left }) => left.length > 0),
    ...{ persons: people.persons, unmatched: people.unmatched, bad, rows: rows.count },
  }
  return { ...read, seen: seenHash(asked, read) }
}

const badFile = (problems: readonly RankingProblem[]): RankingRefusal => refuse('BAD_FILE', {}, problems)

interface Rows {
  readonly good: readonly Row[]
  readonly bad: readonly RankingProblem[]
  readonly count: number
}

function readRows({ bytes, encoding, defaults }: ImportAsked): Rows | RankingRefusal {
  const text = decode(bytes, encoding)
  if (isNotDecoded(text)) return badFile([{ line: text.line, code: 'ENCODING', args: { seems: text.seems } }])
  const cells = readCells(text)
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
  const read = cells.rows.map((row) => readRow(row, defaults))
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

/** Licences are known, and the names that belong to them stand under the head of the clubs. */
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

/** Two of the file may be one person by what was decided: then he has a series twice, or is in two clubs. */
function onePersonOnce(
  events: readonly FileEvent[],
  persons: ReadonlyMap<string, string>,
): { readonly events: readonly FileEvent[]; readonly bad: readonly RankingProblem[] } {
  const bad: RankingProblem[] = []
  const left = events.map(({ told, rows }) => {
    const lists = new Map<string, Row>()
    const clubs = new Map<string, Row>()
    const kept = rows.filter((row) => {
      const person = persons.get(keyOf(row)) as string
      if (person === 'new') return true
      const list = `${person} ${row.series}`
      const [same, first] = [lists.get(list), clubs.get(person) ?? row]
      const code = same !== undefined ? 'TWICE' : first.club !== row.club ? 'TWO_CLUBS' : undefined
      lists.set(list, same ?? row)
      clubs.set(person, first)
      if (code === undefined) return true
      const { name, series, club } = row
      bad.push({
        line: row.line,
        code,
        args: { name, series, club: club ?? '', other: (same ?? first).line },
      })
      return false
    })
    return { told, rows: kept }
  })
  return { events: left, bad }
}

const seenHash = (
  { bytes, encoding, source, game, defaults, decisions }: ImportAsked,
  { events, persons, unmatched, bad }: Omit<FileRead, 'seen'>,
): string =>
  contentHash({
    file: contentHash(Buffer.from(bytes).toString('base64')),
    ...{ encoding, source, game, defaults, bad },
    decisions: [...decisions].sort(byKey),
    events: events.map(({ told, rows }) => [told, rows.map(({ line }) => line)]),
    persons: [...persons].sort(byKey),
    unmatched: unmatched.map(({ key }) => key),
  })

const byKey = (a: readonly [string, string], b: readonly [string, string]): number => (a[0] < b[0] ? -1 : 1)
