/** Takes a season from one workbook (`tables.ts`): first shown, then taken as it was shown. Its sheets go through the imports of members and results. */
import { seasonSheets, type ImportPreview, type MemberCounts } from '@stolik/contract/ranking/files'
import { contentHash } from '@stolik/contract/canonical'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { isNotRead, readFile, type NotRead } from '@stolik/files/read'
import { splitCsv } from '@stolik/files/table/split'
import { schemeProblemsIn, type Profiles } from '@stolik/ranking/check/check-scheme'
import type { Person } from '@stolik/ranking/model/people'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { countsOf, planOf, type MembersFile } from '../import/look-at-members.js'
import type { ImportDeps } from '../import/look.js'
import { changesOf, takeMembers, type MembersTake } from '../import/take-members.js'
import { takeImport } from '../import/take.js'
import { resultsIn, type SeasonResults } from './results.js'

/** The sheets of a workbook, each as the text that its import reads. */
export interface SeasonText {
  readonly scheme: string
  readonly members: string
  readonly results: string
}

export async function readSeason(bytes: Uint8Array): Promise<SeasonText | NotRead> {
  const texts: Record<keyof SeasonText, string> = { scheme: '', members: '', results: '' }
  for (const name of ['scheme', 'members', 'results'] as const) {
    const read = await readFile(bytes, seasonSheets[name])
    if (isNotRead(read)) return read
    texts[name] = read.text
  }
  return texts
}

export interface SeasonAsked extends SeasonResults {
  readonly text: SeasonText
  /** The id of the ranking, which is created if it is not there. */
  readonly ranking: string
  readonly allNew: boolean
}

export interface SeasonDeps extends ImportDeps {
  /** What the profiles of the scheme are checked against. */
  readonly profiles: Profiles
}

/** What taking the workbook would do. */
export interface SeasonPreview {
  /** `other`: the ranking has another scheme, which stays. */
  readonly scheme: 'new' | 'same' | 'other'
  readonly members: MemberCounts
  readonly results: Pick<ImportPreview<RankingProblem>, 'events' | 'rows' | 'unmatched' | 'bad'>
  /** A hash of all of this, which is given when the season is taken. */
  readonly seen: string
}

interface Planned {
  readonly preview: SeasonPreview
  readonly scheme: Scheme
  readonly members: MembersFile
  readonly membersSeen: string
}

export async function previewSeason(
  deps: SeasonDeps,
  request: SeasonAsked,
): Promise<SeasonPreview | RankingRefusal> {
  const planned = await plan(deps, request)
  return 'refused' in planned ? planned : planned.preview
}

async function plan(deps: SeasonDeps, request: SeasonAsked): Promise<Planned | RankingRefusal> {
  const scheme = schemeIn(request.text.scheme, deps.profiles)
  if ('refused' in scheme) return scheme
  const before = await deps.store.ranking(request.ranking)
  const isSame = before !== undefined && contentHash(before.schemes.at(-1)) === contentHash(scheme)
  const members = membersOf(request)
  const made = await planOf(deps, members)
  if ('refused' in made) return inSheet('members', made)
  const { bad, doubtful, seen } = made.plan
  if (bad.length > 0) return inSheet('members', refuse('BAD_LIST', { rows: bad.length }, bad))
  if (doubtful.length > 0) return refuse('DOUBTFUL', { people: doubtful.length })
  // The results are compared with the register as it will be.
  let n = 0
  const changes = changesOf(made.plan, () => `season-${(n += 1)}`)
  const after = new Map(made.register.people.map((person) => [person.id, person]))
  for (const change of changes) after.set(change.after.id, change.after)
  const results = await resultsIn(withPeople(deps, [...after.values()]), request, scheme.game)
  if ('refused' in results) return inSheet('results', results)
  const { events, rows, unmatched } = results.preview
  const shown = {
    scheme: before === undefined ? ('new' as const) : isSame ? ('same' as const) : ('other' as const),
    members: countsOf(made.plan),
    results: { events, rows, unmatched, bad: results.preview.bad },
  }
  return {
    preview: { ...shown, seen: contentHash({ ...request.text, shown, members: seen }) },
    scheme,
    members,
    membersSeen: seen,
  }
}

export interface SeasonTaken {
  readonly scheme: SeasonPreview['scheme']
  readonly members: number
  readonly events: number
  readonly rows: number
}

/**
 * Takes the season if it is as it was shown. What is here already is left as it is, so a season that was interrupted can be taken again.
 */
export async function takeSeason(
  deps: SeasonDeps,
  request: SeasonAsked,
  how: MembersTake,
): Promise<SeasonTaken | RankingRefusal> {
  const planned = await plan(deps, request)
  if ('refused' in planned) return planned
  const { preview, scheme, members, membersSeen } = planned
  if (preview.seen !== how.seen) return refuse('NOT_SEEN')
  const { bad } = preview.results
  if (bad.length > 0) return inSheet('results', refuse('BAD_ROWS', { rows: bad.length }, bad))
  const { ranking } = request
  if (preview.scheme === 'new') {
    const added = await deps.store.addRanking({ id: ranking, association: deps.association }, scheme)
    if (added === 'stale') return refuse('RANKING_TAKEN', { ranking })
  }
  const listed = await takeMembers(deps, members, { ...how, seen: membersSeen })
  if ('refused' in listed && listed.refused !== 'NOTHING_NEW') return listed
  const results = await resultsIn(deps, request, scheme.game)
  if ('refused' in results) return results
  const take = { seen: results.preview.seen, rest: false, replace: false }
  const taken = await takeImport(deps, results.asked, take)
  if ('refused' in taken && taken.refused !== 'NOTHING_NEW') return taken
  return {
    scheme: preview.scheme,
    members: 'refused' in listed ? 0 : listed.added + listed.changed,
    events: 'refused' in taken ? 0 : taken.events.length,
    rows: 'refused' in taken ? 0 : taken.rows,
  }
}

/** Says in which sheet the lines are. */
const inSheet = (sheet: keyof SeasonText, refusal: RankingRefusal): RankingRefusal => ({
  ...refusal,
  args: { ...refusal.args, sheet: seasonSheets[sheet] },
})

function schemeIn(text: string, profiles: Profiles): Scheme | RankingRefusal {
  const records = splitCsv(text)
  const rows = 'line' in records ? [] : records.slice(1).map(({ cells }) => cells)
  const value = Object.fromEntries(
    rows.flatMap(([field = '', cell = '']) => (field === '' ? [] : [[field, parsed(cell)]])),
  )
  const problems = schemeProblemsIn(value, profiles).map(({ code, path, args }) => ({
    line: Math.max(0, 2 + rows.findIndex(([field]) => field === path.split('.')[0])),
    code,
    args: { ...args, path },
  }))
  return problems.length === 0
    ? (value as unknown as Scheme)
    : inSheet('scheme', refuse('BAD_SCHEME', {}, problems))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const membersOf = ({ text, decisions, allNew }: SeasonAsked): MembersFile => ({
  bytes: new TextEncoder().encode(text.members),
  encoding: 'utf-8',
  whole: true,
  defaults: { from: null, joined: null },
  decisions,
  allNew,
})

const withPeople = (deps: SeasonDeps, people: readonly Person[]): SeasonDeps => ({
  ...deps,
  store: { ...deps.store, persons: () => Promise.resolve(people) },
})
