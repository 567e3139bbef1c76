/**
 * Whom players were taken for when somebody of their name and club played the last time here. It is offered to whoever must
 * say who they are, and decides nothing: a son may have their father's name and club.
 */
import type { EventState } from '@stolik/tournament/model/state'
import { shiftedDay } from '@stolik/ranking/model/day'
import { claimsOf } from './from-event.js'
import { plainName, type Claim } from '@stolik/ranking/model/matching'
import { personsIn } from './sheet-rows.js'
import type { RankingStore } from './store.js'

export interface LastTimeDeps {
  readonly store: Pick<RankingStore, 'standing' | 'sheets'>
  /** Undefined where there is no such event, or where it cannot be reached. */
  readonly stateOf: (event: string) => Promise<EventState | undefined>
  /** Says of sheets that they are from here. */
  readonly source: string
}

/** So many events that count are looked through, of a year and a bit: a club that meets every week looks back for a quarter. */
const mostEvents = 13
const daysBack = 400

/**
 * By key of the claim, the person as they stand in the newest sheet that has somebody of this name and club. Nothing of whose
 * name and club are there twice, in the event or then.
 * @param state the event they play in; when it is taken anew, its sheet of before comes first
 */
export async function lastTime(
  { store, stateOf, source }: LastTimeDeps,
  { state, event: own, day }: { readonly state: EventState; readonly event: string; readonly day: string },
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(
    [...once(claimsOf(state))].filter(([, { key }]) => claims.some((one) => one.key === key)),
  )
  const found = new Map<string, string>()
  const heads = (await store.standing(state.regulations.game, shiftedDay(day, -daysBack), day))
    .filter((head) => head.source === source)
    .sort((a, b) => Number(b.event === own) - Number(a.event === own) || (a.date < b.date ? 1 : -1))
  for (const { event, hash } of heads.slice(0, mostEvents)) {
    if (wanted.size === 0) break
    const past = event === own ? state : await stateOf(event)
    const sheet = (await store.sheets([hash])).get(hash)
    if (past === undefined || sheet === undefined) continue
    const persons = personsIn(past, sheet)
    for (const [name, said] of named(claimsOf(past))) {
      const now = wanted.get(name)
      const whose = new Set(said.flatMap(({ key }) => persons.get(key) ?? []))
      if (now === undefined || whose.size === 0) continue
      wanted.delete(name)
      for (const person of whose.size === 1 ? whose : []) found.set(now.key, person)
    }
  }
  return found
}

function named(claims: readonly Claim[]): ReadonlyMap<string, readonly Claim[]> {
  const all = new Map<string, Claim[]>()
  for (const claim of claims) {
    const name = JSON.stringify([plainName(claim.name), plainName(claim.club ?? '')])
    all.set(name, [...(all.get(name) ?? []), claim])
  }
  return all
}

const once = (claims: readonly Claim[]): ReadonlyMap<string, Claim> =>
  new Map(
    [...named(claims)].flatMap(([name, [one, ...more]]) => (one && more.length === 0 ? [[name, one]] : [])),
  )
