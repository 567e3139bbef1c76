/** Takes a list of members exactly as it was shown: all of it or nothing. */
import type { MembersTaken } from '@stolik/contract/ranking/files'
import type { MemberPlan } from '@stolik/ranking/members/plan'
import type { Member } from '@stolik/ranking/members/apply'
import type { Person } from '@stolik/ranking/model/people'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { sha256 } from '../../base/entropy.js'
import type { PersonChange } from '../store/store.js'
import { mostShown, planOf, type MembersDeps, type MembersFile } from './look-at-members.js'

export interface MembersTake {
  /** `MembersPreview.seen`. */
  readonly seen: string
  /** Who takes it, and when (milliseconds since 1970). */
  readonly by: string
  readonly at: number
  /** Writes the act to the audit. If it rejects, nothing is taken. */
  readonly record: (about: string) => Promise<void>
}

export async function takeMembers(
  deps: MembersDeps,
  request: MembersFile,
  { seen, by, at, record }: MembersTake,
  progress?: (done: number, of: number) => void,
): Promise<MembersTaken | RankingRefusal> {
  const { store, entropy } = deps
  const last = await store.memberLists()
  const made = await planOf(deps, request, progress)
  if ('refused' in made) return made
  const { plan } = made
  const { bad, doubtful } = plan
  if (bad.length > 0) return refuse('BAD_LIST', { rows: bad.length }, bad.slice(0, mostShown))
  if (plan.seen !== seen) return refuse('NOT_SEEN')
  if (doubtful.length > 0) return refuse('DOUBTFUL', { people: doubtful.length })
  const [added, changed] = [plan.added.length, plan.changed.length]
  if (added + changed === 0) return refuse('NOTHING_NEW')
  const file = Buffer.from(sha256(Buffer.from(request.bytes).toString('base64')))
    .toString('hex')
    .slice(0, 12)
  await record(`members: ${added} added, ${changed} changed, file ${file}`)
  const list = { n: last + 1, at, by, file, added, changed }
  const answer = await store.changePeople(
    changesOf(plan, () => entropy.word(16)),
    list,
  )
  return answer === 'done' ? { added, changed, same: plan.same, list: list.n } : refuse('STALE')
}

export function changesOf({ added, changed }: MemberPlan, word: () => string): readonly PersonChange[] {
  const person = (before: Pick<Person, 'id' | 'account'>, { clubs, ...member }: Member): Person => ({
    id: before.id,
    account: before.account,
    forgotten: false,
    ...member,
    ...(clubs.length > 0 && { clubs }),
  })
  return [
    ...added.map(({ member }) => ({ before: null, after: person({ id: word(), account: null }, member) })),
    ...changed.map(({ before, member }) => ({ before, after: person(before, member) })),
  ]
}
