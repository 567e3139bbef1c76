/** What a list of members changes in a person's record. */
import { compare } from '@stolik/contract/compare'
import type { MemberChange, MemberDefaults } from '@stolik/contract/ranking/files'
import { shiftedDay } from '../model/day.js'
import { clubOn, type Licence, type Membership, type Person } from '../model/people.js'
import type { RankingProblem } from '../model/refusal.js'
import type { MemberRow } from './row.js'

/** What somebody has so far. */
export type Member = Pick<Person, 'name' | 'club' | 'licences' | 'born'> & {
  readonly clubs: readonly Membership[]
}

interface Applied {
  readonly member: Member
  readonly changes: readonly MemberChange[]
}

const sameText = (a: string | null, b: string | null): boolean =>
  (a ?? '').normalize('NFC').toLowerCase() === (b ?? '').normalize('NFC').toLowerCase()

/**
 * @param of the association that issues the licences
 */
export function applied(
  before: Member,
  row: MemberRow,
  defaults: MemberDefaults,
  of: string,
): Applied | RankingProblem {
  const club = withClub(before, row, defaults)
  if ('code' in club) return club
  const licence = withLicence(club.member, row, defaults, of)
  if ('code' in licence) return licence
  const born = withBorn(licence.member, row)
  return { member: born.member, changes: [...club.changes, ...licence.changes, ...born.changes] }
}

function withBorn(member: Member, { born }: MemberRow): Applied {
  if (born === null || born === member.born) return { member, changes: [] }
  return {
    member: { ...member, born },
    changes: [{ what: 'born', before: member.born ?? null, now: born }],
  }
}

function withClub(member: Member, row: MemberRow, defaults: MemberDefaults): Applied | RankingProblem {
  const { club, line } = row
  if (club === null) return { member, changes: [] }
  const latest = member.clubs.at(-1)
  const before = latest === undefined ? member.club : latest.club
  if (row.joined === null && sameText(before, club)) return { member, changes: [] }
  const from = row.joined ?? (before === null && latest === undefined ? null : defaults.joined)
  if (from === null) {
    if (latest !== undefined) return { line, code: 'NO_DAY', args: { club, other: before ?? '' } }
    return { member: { ...member, club }, changes: [{ what: 'club', before, now: club, from }] }
  }
  const thatDay = member.clubs.find((one) => one.from === from)
  if (thatDay !== undefined && sameText(thatDay.club, club)) return { member, changes: [] }
  const clubs = [...member.clubs.filter((one) => one.from !== from), { club, from }].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  )
  const change: MemberChange = { what: 'club', before: clubOn(member.clubs, from) ?? before, now: club, from }
  return { member: { ...member, clubs, club: clubs.at(-1)?.club ?? null }, changes: [change] }
}

function withLicence(
  member: Member,
  { licence: number, line, ...row }: MemberRow,
  defaults: MemberDefaults,
  of: string,
): Applied | RankingProblem {
  if (number === null) return { member, changes: [] }
  const isOwn = (one: Licence): boolean => one.of === of && one.number === number
  const own = member.licences.filter(isOwn)
  if (row.from === null && row.until === null && own.length > 0) return { member, changes: [] }
  // A last day alone ends the period that has begun before it.
  const open =
    row.from === null && row.until !== null
      ? own.findLast(({ from }) => from <= (row.until ?? ''))
      : undefined
  const from = row.from ?? open?.from ?? defaults.from
  if (from === null) return { line, code: 'MISSING', args: { column: 'from' } }
  const { until } = row
  if (until !== null && until < from) return { line, code: 'ENDS_BEFORE', args: { from, until } }
  if (own.some((one) => one.from === from && one.until === until)) return { member, changes: [] }
  const others = member.licences.filter((one) => !isOwn(one))
  const licences = [
    ...others,
    ...own.flatMap((one) => outside(one, from, until)),
    { of, number, from, until },
  ]
  return {
    member: { ...member, licences: licences.sort(inOrder) },
    changes: [{ what: 'licence', number, from, until }],
  }
}

/** What is left of a period beside another one: for these days the list has the word. */
function outside(one: Licence, from: string, until: string | null): readonly Licence[] {
  if ((one.until !== null && one.until < from) || (until !== null && one.from > until)) return [one]
  return one.from < from ? [{ ...one, until: shiftedDay(from, -1) }] : []
}

const inOrder = (a: Licence, b: Licence): number =>
  compare(a.of, b.of) || compare(a.number, b.number) || compare(a.from, b.from)
