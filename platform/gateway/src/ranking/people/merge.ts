/** The association decides that two records are one person, or takes that back. */
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { together } from '@stolik/ranking/model/same-sheet'
import { samePeople, standingMerges, type MergeDecision, type Same } from '@stolik/ranking/model/same'
import type { RankingStore } from '../store/sql.js'

export interface Deciding {
  /** The name of the person who decides, and when (milliseconds since 1970). */
  readonly by: string
  readonly at: number
}

/** How often a decision is tried again when another one was written first. */
const mostTries = 4

export const sameIn = async (store: Pick<RankingStore, 'merges'>): Promise<Same> =>
  samePeople(standingMerges(await store.merges()))

/**
 * Merges `person` into `into`: from now on all their results belong to `into`, whose record stands for both. Refused if
 * they are already merged, or if one is unknown or forgotten. Also refused if both have a list in the same series of an
 * event, since then they are two people.
 */
export const mergePersons = (
  store: RankingStore,
  person: string,
  into: string,
  deciding: Deciding,
): Promise<MergeDecision | RankingRefusal> =>
  decide(store, async (decisions) => {
    const same = samePeople(standingMerges(decisions))
    for (const id of [person, into]) {
      const found = await store.person(id)
      if (found === undefined) return refuse('UNKNOWN_PERSON', { person: id })
      if (found.forgotten) return refuse('FORGOTTEN')
    }
    if (same.of(person) === same.of(into)) return refuse('SAME_PERSON')
    const sheet = await sharedList(store, same.all(person), same.all(into))
    if (sheet !== undefined) return refuse('PLAYED_TOGETHER', { name: sheet.name, date: sheet.date })
    return { person, into, ...deciding }
  })

/** Takes a merge back: the next edition treats both as separate people again. */
export const splitPerson = (
  store: RankingStore,
  person: string,
  deciding: Deciding,
): Promise<MergeDecision | RankingRefusal> =>
  decide(store, (decisions) => {
    const stands = standingMerges(decisions).some((one) => one.person === person)
    return Promise.resolve(stands ? { person, into: null, ...deciding } : refuse('NOT_MERGED'))
  })

/** Makes a decision that is based on the decisions standing when it is written. */
async function decide(
  store: RankingStore,
  next: (decisions: readonly MergeDecision[]) => Promise<MergeDecision | RankingRefusal>,
): Promise<MergeDecision | RankingRefusal> {
  for (let tries = 0; tries < mostTries; tries++) {
    const decisions = await store.merges()
    const decision = await next(decisions)
    if ('refused' in decision) return decision
    if ((await store.addMerge(decisions.length + 1, decision)) === 'done') return decision
  }
  return refuse('STALE')
}

/** A sheet that counts, in which both have a list in the same series. */
async function sharedList(store: RankingStore, one: readonly string[], other: readonly string[]) {
  const hashesOf = async (ids: readonly string[]): Promise<readonly string[]> =>
    (await Promise.all(ids.map((id) => store.playedBy(id)))).flat().map(({ hash }) => hash)
  const [a, b] = [await hashesOf(one), new Set(await hashesOf(other))]
  const sheets = await store.sheets([...new Set(a)].filter((hash) => b.has(hash)))
  return [...sheets.values()].find((sheet) => together(sheet, one, other))
}
