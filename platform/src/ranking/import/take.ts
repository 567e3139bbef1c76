/** A file of lists, looked at and then taken: exactly what was shown, and without what was put aside only when that is asked for. */
import type { Entropy } from '../../entropy.js'
import { fingerprintOf } from '../fingerprint.js'
import { registryOf } from '../matching.js'
import type { Person } from '../people.js'
import { isRankingRefusal, refuse, type RankingProblem, type RankingRefusal } from '../refusal.js'
import { standingMerges } from '../same.js'
import { hashOf } from '../seal.js'
import type { Sheet } from '../sheet.js'
import type { RankingStore } from '../store.js'
import { keyOf, type FileEvent } from './events.js'
import { readImport, type FileRead, type ImportAsked, type Unmatched } from './preview.js'
import type { Row } from './row.js'
import { sheetOfFile } from './sheet.js'

export interface ImportDeps {
  readonly store: RankingStore
  readonly entropy: Pick<Entropy, 'word'>
  /** Whose licences the file has. */
  readonly association: string
  /** Profiles of the game; null: there is no such game. */
  readonly profilesOf: (game: string) => readonly string[] | null
}

/** `known`: stands here as it is in the file. `changed`: stands here otherwise. `duplicate`: the same was played under another name. */
export type EventStatus = 'new' | 'known' | 'changed' | 'duplicate'

export interface PreviewEvent {
  readonly event: string
  readonly title: string
  readonly date: string
  readonly players: number
  readonly rows: number
  readonly line: number
  readonly status: EventStatus
  /** Of a duplicate. */
  readonly of: { readonly source: string; readonly event: string } | null
}

export interface Preview {
  readonly rows: number
  readonly events: readonly PreviewEvent[]
  readonly unmatched: readonly Unmatched[]
  readonly bad: readonly RankingProblem[]
  /** Persons who are written down anew when it is taken. */
  readonly fresh: number
  /** Names what was shown, for taking it. */
  readonly seen: string
}

/** What else is said when a file is taken. */
export interface TakeAsked {
  readonly seen: string
  /** Take the rest without what was put aside. */
  readonly rest: boolean
  /** Take events anew that stand here otherwise. */
  readonly replace: boolean
}

export interface ImportTaken {
  readonly events: readonly string[]
  readonly persons: number
  readonly rows: number
  readonly bad: readonly RankingProblem[]
}

interface Looked {
  readonly read: FileRead
  readonly events: readonly { readonly shown: PreviewEvent; readonly file: FileEvent }[]
}

export async function previewImport(deps: ImportDeps, asked: ImportAsked): Promise<Preview | RankingRefusal> {
  const looked = await look(deps, asked)
  if (isRankingRefusal(looked)) return looked
  const { read, events } = looked
  return {
    rows: read.rows,
    events: events.map(({ shown }) => shown),
    unmatched: read.unmatched,
    bad: read.bad,
    fresh: [...read.persons.values()].filter((person) => person === 'new').length,
    seen: read.seen,
  }
}

async function look(deps: ImportDeps, asked: ImportAsked): Promise<Looked | RankingRefusal> {
  const { store, association } = deps
  if (!/^[\p{L}\d .:/-]{1,60}$/u.test(asked.source)) return refuse('MALFORMED', { field: 'source' })
  const profiles = deps.profilesOf(asked.game)
  if (profiles === null) return refuse('UNKNOWN_GAME')
  const merged = standingMerges(await store.merges())
  const read = readImport(asked, registryOf(await store.persons(), association, merged))
  if (isRankingRefusal(read)) return read
  const odd = read.events.find(({ told }) => !profiles.includes(told.profile))
  if (odd !== undefined) {
    const { profile } = odd.told
    return refuse('BAD_FILE', {}, [
      { line: odd.rows[0]?.line ?? 1, code: 'UNKNOWN_PROFILE', args: { profile, game: asked.game } },
    ])
  }
  const sheets = read.events.map((file) => ({
    file,
    sheet: sheetOf(asked, file, read.persons, (key) => `new ${key}`),
  }))
  const same = await store.sameAs(sheets.map(({ sheet }) => fingerprintOf(sheet)))
  const events = await Promise.all(
    sheets.map(async ({ file, sheet }) => {
      const before = await store.standingOf(sheet.source, sheet.event)
      const print = fingerprintOf(sheet)
      const twin = same.find(
        (one) => one.fingerprint === print && (one.source !== sheet.source || one.event !== sheet.event),
      )
      const status: EventStatus =
        before !== undefined
          ? before.hash === hashOf(sheet)
            ? 'known'
            : 'changed'
          : twin !== undefined
            ? 'duplicate'
            : 'new'
      const shown: PreviewEvent = {
        ...{ event: sheet.event, title: sheet.name, date: sheet.date, status },
        ...{ players: sheet.players.length, rows: file.rows.length, line: file.rows[0]?.line ?? 1 },
        of: status === 'duplicate' && twin !== undefined ? { source: twin.source, event: twin.event } : null,
      }
      return { shown, file }
    }),
  )
  return { read, events }
}

const sheetOf = (
  { source, game }: ImportAsked,
  file: FileEvent,
  persons: ReadonlyMap<string, string>,
  fresh: (key: string) => string,
): Sheet =>
  sheetOfFile(file, { source, game }, (row) => {
    const person = persons.get(keyOf(row)) as string
    return person === 'new' ? fresh(keyOf(row)) : person
  })

export async function takeImport(
  deps: ImportDeps,
  asked: ImportAsked,
  { seen, rest, replace }: TakeAsked,
): Promise<ImportTaken | RankingRefusal> {
  const looked = await look(deps, asked)
  if (isRankingRefusal(looked)) return looked
  const { read, events } = looked
  if (read.seen !== seen) return refuse('NOT_SEEN')
  const bad = [...read.bad, ...events.flatMap(({ shown }) => aside(shown, replace))]
  if (bad.length > 0 && !rest) return refuse('BAD_ROWS', { rows: bad.length }, bad)
  const taken = events.filter(
    ({ shown }) => shown.status === 'new' || (shown.status === 'changed' && replace),
  )
  if (taken.length === 0) return refuse('NOTHING_NEW')
  const rows = taken.flatMap(({ file }) => file.rows)
  const people = newPeople(deps, rows, read.persons)
  const sheets = taken.map(({ file }) =>
    sheetOf(asked, file, read.persons, (key) => (people.get(key) as Person).id),
  )
  const records = sheets.map((sheet) => ({
    ...{ hash: hashOf(sheet), sheet, fingerprint: fingerprintOf(sheet) },
    tallies: new Map(),
  }))
  // Somebody has a licence meanwhile that was nobody's: then the preview is another.
  if ((await deps.store.addSheets(records, [...people.values()])) !== 'done') return refuse('STALE')
  return { events: sheets.map(({ event }) => event), persons: people.size, rows: rows.length, bad }
}

/** Events that are not taken are put aside as a whole, by their first line. */
function aside({ status, line, event, of }: PreviewEvent, replace: boolean): readonly RankingProblem[] {
  if (status === 'changed' && !replace) return [{ line, code: 'EVENT_CHANGED', args: { event } }]
  if (status !== 'duplicate' || of === null) return []
  return [{ line, code: 'DUPLICATE', args: { event, source: of.source, other: of.event } }]
}

/** By the key of the file. A licence holds from the first day that it is used on. */
function newPeople(
  { entropy, association }: ImportDeps,
  rows: readonly Row[],
  persons: ReadonlyMap<string, string>,
): ReadonlyMap<string, Person> {
  const people = new Map<string, Person>()
  for (const row of rows.toSorted((a, b) => (a.told.date < b.told.date ? -1 : 1))) {
    const key = keyOf(row)
    if (persons.get(key) !== 'new' || people.has(key)) continue
    const { name, club, licence, told } = row
    const licences =
      licence === null ? [] : [{ of: association, number: licence, from: told.date, until: null }]
    people.set(key, { id: entropy.word(16), name, club, account: null, licences, forgotten: false })
  }
  return people
}
