/**
 * Finds the person that each player was taken for when somebody of the same name and club last played here. It is only a
 * suggestion for those who identify players: a child may have a parent's name and club.
 */
import type { EventState } from '@stolik/event/model/state'
import { shiftedDay } from '@stolik/ranking/model/day'
import { claimsOf } from './from-event.js'
import { plainName, type Claim } from '@stolik/ranking/model/matching'
import { personsIn } from './sheet-rows.js'
import type { RankingStore } from '../store/sql.js'

export interface LastTimeDeps {
  readonly store: Pick<RankingStore, 'currentSheets' | 'sheets'>
  /** Undefined if there is no such event, or if it cannot be reached. */
  readonly stateOf: (event: string) => Promise<EventState | undefined>
  /** The name of this platform in sheets that come from here. */
  readonly source: string
}

/**
 * At most this many counted events of the last 13 months are searched: a quarter of a year for a club that meets weekly.
 */
const mostEvents = 13
const daysBack = 400

/**
 * The person by key of the claim, as in the newest sheet that has this name and club. Names that occur twice with the same
 * club, in this event or the earlier one, are left out.
 * @param state the event they play in; if it is taken again, its own earlier sheet comes first
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
  const heads = (await store.currentSheets(state.regulations.game, shiftedDay(day, -daysBack), day))
    .filter((head) => head.source === source)
    .sort((a, b) => Number(b.event === own) - Number(a.event === own) || (a.date < b.date ? 1 : -1))
  for (const { event, hash } of heads.slice(0, mostEvents)) {
    if (wanted.size === 0) break
    const past = event === own ? state : await stateOf(event)
    const sheet = (await store.sheets([hash])).get(hash)
    if (past === undefined || sheet === undefined) continue
    const persons = personsIn(past, sheet)
    for (const [name, same] of named(claimsOf(past))) {
      const now = wanted.get(name)
      const whose = new Set(same.flatMap(({ key }) => persons.get(key) ?? []))
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
