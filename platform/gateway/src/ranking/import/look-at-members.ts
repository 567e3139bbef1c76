/** Compares a file of members with the register, and shows what it would change. Writes nothing. */
import type { MemberCounts, MembersPreview } from '@stolik/contract/ranking/files'
import { isNotDecoded, readText } from '@stolik/files/text'
import type { Encoding } from '@stolik/files/encoding/names'
import type { MemberRegister } from '@stolik/ranking/members/match'
import { planMembers, type MemberPlan, type MembersAsked, type Progress } from '@stolik/ranking/members/plan'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { standingMerges } from '@stolik/ranking/model/same'
import type { Entropy } from '../../base/entropy.js'
import { candidatesOf } from './look.js'
import type { RankingStore } from '../store/sql.js'

export interface MembersFile extends Omit<MembersAsked, 'text'> {
  readonly bytes: Uint8Array
  readonly encoding: Encoding
  /** Whether it is known that no letter of the file was lost. */
  readonly whole?: boolean
}

/** Reads a file, possibly in a thread. */
export type PlanFile = (
  request: MembersFile,
  register: MemberRegister,
  progress?: Progress,
) => Promise<MemberPlan | RankingRefusal>

export const planHere: PlanFile = (request, register, progress) =>
  Promise.resolve(planFile(request, register, progress))

export function planFile(
  { bytes, encoding, whole, ...options }: MembersFile,
  register: MemberRegister,
  progress?: Progress,
): MemberPlan | RankingRefusal {
  const read = readText(bytes, encoding, whole)
  if (!isNotDecoded(read)) return planMembers({ ...options, text: read.text }, register, progress)
  return refuse('BAD_FILE', {}, [{ line: read.line, code: 'ENCODING', args: { seems: read.seems } }])
}

export interface MembersDeps {
  readonly store: RankingStore
  readonly entropy: Pick<Entropy, 'word'>
  /** The association that issues the licences. */
  readonly association: string
  readonly plan?: PlanFile
}

export const mostShown = 500

export async function planOf(
  { store, association, plan = planHere }: MembersDeps,
  request: MembersFile,
  progress?: Progress,
): Promise<{ readonly plan: MemberPlan; readonly register: MemberRegister } | RankingRefusal> {
  const register: MemberRegister = {
    association,
    people: await store.persons(),
    following: await store.following(),
    merged: standingMerges(await store.merges()),
  }
  const made = await plan(request, register, progress)
  return 'refused' in made ? made : { plan: made, register }
}

export async function previewMembers(
  deps: MembersDeps,
  request: MembersFile,
  progress?: Progress,
): Promise<MembersPreview<RankingProblem> | RankingRefusal> {
  const made = await planOf(deps, request, progress)
  if ('refused' in made) return made
  const { plan, register } = made
  const added = plan.added.slice(0, mostShown).map(({ line, key, member, alike }) => {
    const licence = member.licences[0]?.number ?? null
    return { line, key, licence, alike, name: member.name ?? '', club: member.club }
  })
  const doubtful = plan.doubtful.slice(0, mostShown)
  const ids = new Set([...added.flatMap(({ alike }) => alike), ...doubtful.flatMap((one) => one.candidates)])
  return {
    rows: plan.rows,
    added,
    doubtful,
    bad: plan.bad.slice(0, mostShown),
    seen: plan.seen,
    changed: plan.changed
      .slice(0, mostShown)
      .map(({ line, before, changes }) => ({ line, person: before.id, name: before.name ?? '', changes })),
    candidates: candidatesOf(ids, register.people, deps.association),
    counts: countsOf(plan),
  }
}

export const countsOf = ({ added, changed, doubtful, bad, same, absent }: MemberPlan): MemberCounts => ({
  added: added.length,
  changed: changed.length,
  same,
  absent,
  doubtful: doubtful.length,
  bad: bad.length,
})
