/** Compares a file of lists with what the store already has. Writes nothing. */
import type {
  Candidate,
  FilePerson,
  ImportEvent,
  ImportPreview,
  Repeated,
} from '@stolik/contract/ranking/files'
import type { Merged } from '@stolik/contract/ranking/edition'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Plugin } from '@stolik/core'
import type { Entropy } from '../../base/entropy.js'
import type { Person } from '@stolik/ranking/model/people'
import { registryOf } from '@stolik/ranking/model/matching'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { samePeople, standingMerges } from '@stolik/ranking/model/same'
import type { SheetHead } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'
import { newcomerId, readImport, type FileEventSheet, type FileRead, type ImportAsked } from './preview.js'
import { repeatedIn } from './repeated.js'
import type { Progress } from './rows.js'
import { withoutRows } from '@stolik/ranking/import/without'

/** The register that a file is matched against, as plain data. */
export interface Register {
  readonly people: readonly Person[]
  readonly association: string
  readonly merged: readonly Merged[]
}

/** Reads a file, possibly in a thread. */
export type ReadFile = (
  request: ImportAsked,
  register: Register,
  progress?: Progress,
) => Promise<FileRead | RankingRefusal>

export const readHere: ReadFile = (request, register, progress) =>
  Promise.resolve(readWith(request, register, progress))

export const readWith = (
  request: ImportAsked,
  { people, association, merged }: Register,
  progress?: Progress,
): FileRead | RankingRefusal => readImport(request, registryOf(people, association, merged), progress)

export interface ImportDeps {
  readonly store: RankingStore
  readonly entropy: Pick<Entropy, 'word'>
  /** The association whose licences the file contains. */
  readonly association: string
  /** What tells the profiles of a game; null if there is no such game. */
  readonly profilesOf: (game: string) => Pick<Plugin, 'knows'> | null
  readonly read?: ReadFile
}

export interface CheckedImport extends Pick<FileRead, 'rows' | 'unmatched' | 'bad' | 'seen'> {
  readonly events: readonly {
    readonly preview: ImportEvent
    readonly sheet: Sheet
    readonly entered: FileEventSheet['entered']
  }[]
  readonly repeated: readonly Repeated[]
  readonly candidates: readonly Candidate[]
  readonly newcomers: readonly FilePerson[]
}

export async function previewImport(
  deps: ImportDeps,
  request: ImportAsked,
  progress?: Progress,
): Promise<ImportPreview<RankingProblem> | RankingRefusal> {
  const looked = await previewOf(deps, request, progress)
  if ('refused' in looked) return looked
  const { rows, events, unmatched, candidates, repeated, bad, seen, newcomers } = looked
  const open = events.filter(({ preview: { status } }) => status === 'new' || status === 'changed')
  const taken = new Set(open.flatMap(({ sheet }) => sheet.players.map(({ person }) => person)))
  return {
    rows,
    unmatched,
    candidates,
    repeated,
    bad,
    seen,
    events: events.map(({ preview }) => preview),
    fresh: newcomers.filter(({ key }) => taken.has(newcomerId(key))).length,
  }
}

export async function previewOf(
  deps: ImportDeps,
  request: ImportAsked,
  progress?: Progress,
): Promise<CheckedImport | RankingRefusal> {
  const { store, association, read = readHere } = deps
  if (!/^[\p{L}\d .:/-]{1,60}$/u.test(request.source)) return refuse('MALFORMED', { field: 'source' })
  const profiles = deps.profilesOf(request.game)
  if (profiles === null) return refuse('UNKNOWN_GAME')
  const people = await store.persons()
  const merged = standingMerges(await store.merges())
  const file = await read(request, { people, association, merged }, progress)
  if ('refused' in file) return file
  const odd = file.events.find(({ sheet }) => !profiles.knows(sheet.profile))
  if (odd !== undefined) {
    const args = { profile: odd.sheet.profile, game: request.game }
    return refuse('BAD_FILE', {}, [{ line: firstOf(odd.lines), code: 'UNKNOWN_PROFILE', args }])
  }
  const statuses = await statusesOf(store, file.events)
  const open = file.events.filter((_, i) => ['new', 'changed'].includes((statuses[i] as Status).status))
  const found = await repeatedIn(store, open, { different: request.different, same: samePeople(merged) })
  const rows = new Map(open.map((event, i) => [event, found[i]]))
  const { newcomers, unmatched, seen } = file
  return {
    newcomers,
    unmatched,
    seen,
    rows: file.rows,
    events: file.events.map((event, i) => {
      const { sheet } = withoutRows(event, rows.get(event)?.gone ?? new Set())
      return { preview: shownOf(event, sheet, statuses[i] as Status), sheet, entered: event.entered }
    }),
    repeated: found.flatMap(({ repeated }) => repeated),
    candidates: candidatesOf(new Set(unmatched.flatMap((one) => one.candidates)), people, association),
    bad: [...file.bad, ...found.flatMap(({ bad }) => bad)].sort((a, b) => a.line - b.line),
  }
}

const firstOf = (lines: readonly number[]): number => lines.reduce((a, b) => Math.min(a, b))

type Status = Pick<ImportEvent, 'status' | 'of'>

/** Returned in the order of the events. If two events of the file are the same, the second is the duplicate. */
async function statusesOf(
  store: RankingStore,
  events: readonly FileEventSheet[],
): Promise<readonly Status[]> {
  const prints = events.map(({ fingerprint }) => fingerprint)
  const same = await store.sameAs(prints)
  const before = await Promise.all(events.map(({ sheet }) => store.standingOf(sheet.source, sheet.event)))
  return events.map((event, i) => {
    const { hash, fingerprint, sheet } = event
    const stored = before[i]
    if (stored !== undefined) return { status: stored.hash === hash ? 'known' : 'changed', of: null }
    const isOther = ({ source, event: id }: Pick<SheetHead, 'source' | 'event'>): boolean =>
      source !== sheet.source || id !== sheet.event
    const earlier = prints.indexOf(fingerprint)
    const twin =
      same.find((one) => one.fingerprint === fingerprint && isOther(one)) ??
      (earlier < i ? events[earlier]?.sheet : undefined)
    if (twin === undefined) return { status: 'new', of: null }
    return { status: 'duplicate', of: { source: twin.source, event: twin.event } }
  })
}

function shownOf({ lines, sheet: whole }: FileEventSheet, sheet: Sheet, status: Status): ImportEvent {
  const { event, name, date } = whole
  const [players, rows] = [sheet.players.length, sheet.lists.player.length]
  return { event, title: name, date, players, rows, line: firstOf(lines), ...status }
}

export const candidatesOf = (
  ids: ReadonlySet<string>,
  people: readonly Person[],
  association: string,
): readonly Candidate[] =>
  people
    .filter(({ id }) => ids.has(id))
    .map(({ id, name, club, licences }) => ({
      id,
      name: name ?? '',
      club,
      licences: licences.filter(({ of }) => of === association).map(({ number }) => number),
    }))
