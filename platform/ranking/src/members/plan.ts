/**
 * Compares a list of members with the register: who would be added or changed, who stays the same, who may be there already under
 * another name or club, and which rows are wrong. Pure: the same list, decisions and register give the same plan.
 */
import type {
  DoubtfulMember,
  MemberChange,
  MemberDefaults,
  MemberDoubt,
} from '@stolik/contract/ranking/files'
import { contentHash } from '@stolik/contract/canonical'
import { withCell } from '@stolik/files/table/table'
import { isBadFile, readTable } from '../import/cells.js'
import { plainName, type Decisions } from '../model/matching.js'
import type { Person } from '../model/people.js'
import { refuse, type RankingProblem, type RankingRefusal } from '../model/refusal.js'
import { applied, type Member } from './apply.js'
import { alikeTo, foldedName } from './alike.js'
import { memberColumns } from './columns.js'
import { first, indexOf, matchOf, nearest, type Group, type MemberRegister } from './match.js'
import { readMember, type MemberRow } from './row.js'

export interface MembersAsked {
  readonly text: string
  readonly defaults: MemberDefaults
  /** By key: the id of a person, or `new`. */
  readonly decisions: Decisions
  /** Everybody about whom nothing was decided is new, even if somebody in the register is called alike. */
  readonly allNew: boolean
}

export interface Added {
  readonly line: number
  readonly key: string
  readonly member: Member
  /** Ids of people who are called alike, although it was decided that this is another person. */
  readonly alike: readonly string[]
}

export interface Changed {
  readonly line: number
  readonly before: Person
  readonly member: Member
  readonly changes: readonly MemberChange[]
}

export interface MemberPlan {
  readonly rows: number
  readonly added: readonly Added[]
  readonly changed: readonly Changed[]
  /** How many people of the list are in the register just so, and how many of the register are not in the list. */
  readonly same: number
  readonly absent: number
  readonly doubtful: readonly DoubtfulMember[]
  readonly bad: readonly RankingProblem[]
  /** SHA-256 of all of this. */
  readonly seen: string
}

export type Progress = (done: number, of: number) => void

/** Rows read between two progress reports. */
const rowsAtOnce = 5_000

export function planMembers(
  request: MembersAsked,
  register: MemberRegister,
  progress: Progress = () => undefined,
): MemberPlan | RankingRefusal {
  const cells = readTable(request.text, memberColumns)
  if (isBadFile(cells)) return refuse('BAD_FILE', {}, cells)
  if (!cells.columns.includes('name'))
    return refuse('BAD_FILE', {}, [{ line: 1, code: 'NO_COLUMN', args: { column: 'name' } }])
  const read = cells.rows.map((row, i) => {
    if (i % rowsAtOnce === 0) progress(i, cells.rows.length)
    return readMember(row)
  })
  const good = read.filter((row): row is MemberRow => 'name' in row)
  const bad = [
    ...cells.bad,
    ...read.flatMap((row) => ('code' in row ? [withCell(row, cells.positions)] : [])),
  ]
  const rows = cells.rows.length + cells.bad.length
  const found = compare(grouped(good, bad), request, register, bad)
  progress(cells.rows.length, cells.rows.length)
  const plan = { rows, ...found, bad: bad.sort((a, b) => a.line - b.line) }
  return { ...plan, seen: seenHash(request, plan) }
}

/** Several rows with one licence are one person with several periods or clubs. Without a licence a row is a person. */
function grouped(rows: readonly MemberRow[], bad: RankingProblem[]): readonly Group[] {
  const groups = new Map<string, MemberRow[]>()
  for (const row of rows) {
    const key =
      row.licence === null
        ? `name ${plainName(row.name)} · ${(row.club ?? '').toLowerCase()}`
        : `licence ${row.licence}`
    const own = groups.get(key)
    if (own === undefined) groups.set(key, [row])
    else if (row.licence === null)
      bad.push({ line: row.line, code: 'NAMESAKES', args: { name: row.name, other: own[0]?.line ?? 0 } })
    else if (plainName(own[0]?.name ?? '') !== plainName(row.name))
      bad.push({ line: row.line, code: 'LICENCE_TWICE', args: { name: row.name, other: own[0]?.line ?? 0 } })
    else {
      const wrong = contradicting(own, row)
      if (wrong === undefined) own.push(row)
      else bad.push(wrong)
    }
  }
  return [...groups].map(([key, own]) => ({ key, rows: own }))
}

/** Two rows of a person may not say different things about one day. */
function contradicting(own: readonly MemberRow[], row: MemberRow): RankingProblem | undefined {
  const { line, name, club, joined, from, until, born } = row
  const twoClubs = own.find((one) => one.joined === joined && one.club !== club)
  if (twoClubs !== undefined) return { line, code: 'TWO_CLUBS', args: { name, other: twoClubs.line } }
  const twoYears = own.find((one) => one.born !== null && born !== null && one.born !== born)
  if (twoYears !== undefined) return { line, code: 'TWO_YEARS', args: { name, other: twoYears.line } }
  const twoEnds = own.find((one) => one.from === from && one.until !== until)
  return twoEnds === undefined ? undefined : { line, code: 'TWO_ENDS', args: { name, other: twoEnds.line } }
}

type Compared = Pick<MemberPlan, 'added' | 'changed' | 'same' | 'absent' | 'doubtful'>

function compare(
  groups: readonly Group[],
  { defaults, decisions, allNew }: MembersAsked,
  register: MemberRegister,
  bad: RankingProblem[],
): Compared {
  const { association } = register
  const known = indexOf(register)
  const matches = groups.map((group) => matchOf(group, known, decisions))
  const unknown = groups.filter((_, i) => matches[i] === undefined)
  const alike = alikeTo(
    unknown.map((group) => foldedName(first(group).name)),
    known.people,
    ({ name }) => name ?? '',
  )
  const added: Added[] = []
  const doubtful: DoubtfulMember[] = []
  /** By the record that is changed: what it becomes. */
  const becoming = new Map<string, { line: number; group: Group; member: Member; changes: MemberChange[] }>()
  const present = new Set<string>()
  groups.forEach((group, i) => {
    const row = first(group)
    const { line, name, club, licence } = row
    const match = matches[i]
    const decided = decisions.get(group.key)
    const doubt = (why: MemberDoubt, candidates: readonly string[]): void =>
      void doubtful.push({ key: group.key, line, name, club, licence, doubt: why, candidates })
    if (match === undefined) {
      const likes = nearest(alike(foldedName(name)), row, known.same)
      if (decided !== 'new' && !allNew && likes.length > 0) return doubt('ALIKE', likes)
      const member = allApplied(group, nobody(name), defaults, association)
      if ('code' in member) return void bad.push(member)
      added.push({ line, key: group.key, member: member.member, alike: likes })
      return
    }
    if ('doubt' in match) return doubt(match.doubt, match.candidates)
    const { person } = match
    const before = becoming.get(person.id)
    if (before !== undefined && !agree(before.group, group))
      return void bad.push({ line, code: 'ONE_PERSON', args: { name, other: before.line } })
    present.add(known.same.of(person.id))
    const base = before?.member ?? baseOf(person, register, licence)
    const changes = before?.changes ?? []
    const now = allApplied(group, renamed(base, name, changes), defaults, association)
    if ('code' in now) return void bad.push(now)
    changes.push(...now.changes)
    becoming.set(person.id, { line, group, member: now.member, changes })
  })
  const changed = [...becoming].flatMap(([id, { line, member, changes }]): readonly Changed[] =>
    changes.length === 0 ? [] : [{ line, before: known.byId.get(id) as Person, member, changes }],
  )
  const roots = new Set(known.people.map(({ id }) => known.same.of(id)))
  return { added, changed, doubtful, same: becoming.size - changed.length, absent: roots.size - present.size }
}

/** Whether two groups of rows can be one person. */
function agree(a: Group, b: Group): boolean {
  const [one, other] = [first(a), first(b)]
  const [born, otherBorn] = [a, b].map(({ rows }) => rows.find((row) => row.born !== null)?.born)
  return (
    plainName(one.name) === plainName(other.name) &&
    one.club === other.club &&
    (born === undefined || otherBorn === undefined || born === otherBorn)
  )
}

const nobody = (name: string): Member => ({ name, club: null, licences: [], clubs: [] })

/** If a record follows from events, so do its licences: then the list says which there really are. */
function baseOf(person: Person, { association, following }: MemberRegister, licence: string | null): Member {
  const { name, club, licences, clubs = [], born } = person
  const own = { name, club, clubs, ...(born !== undefined && { born }) }
  if (licence === null || !following.has(person.id)) return { ...own, licences }
  return { ...own, licences: licences.filter(({ of }) => of !== association) }
}

function renamed(member: Member, name: string, changes: MemberChange[]): Member {
  if (plainName(member.name ?? '') === plainName(name)) return member
  changes.push({ what: 'name', before: member.name ?? '', now: name })
  return { ...member, name }
}

function allApplied(
  { rows }: Group,
  before: Member,
  defaults: MemberDefaults,
  of: string,
): { readonly member: Member; readonly changes: readonly MemberChange[] } | RankingProblem {
  let member = before
  const changes: MemberChange[] = []
  for (const row of rows.toSorted((a, b) => ((a.joined ?? '') < (b.joined ?? '') ? -1 : 1))) {
    const next = applied(member, row, defaults, of)
    if ('code' in next) return next
    ;({ member } = next)
    changes.push(...next.changes)
  }
  return { member, changes }
}

const seenHash = (
  { text, defaults, decisions, allNew }: MembersAsked,
  { added, changed, doubtful, bad }: Omit<MemberPlan, 'seen'>,
): string =>
  contentHash({
    text: contentHash(text),
    defaults,
    allNew,
    bad,
    decisions: [...decisions].sort(([a], [b]) => (a < b ? -1 : 1)),
    added: added.map(({ key }) => key),
    changed: changed.map(({ before, changes }) => [before.id, changes]),
    doubtful: doubtful.map(({ key, candidates }) => [key, candidates]),
  })
