/** Takes events of this platform as sheets into the store. Each player must be known, or be identified by a person. */
import type { Entropy } from '../../base/entropy.js'
import type { EventState } from '@stolik/event/model/state'
import { fingerprintOf } from '@stolik/ranking/model/fingerprint'
import { dayOf } from '../../base/day-of.js'
import { claimsOf, sheetOf, type Taken } from '../results/from-event.js'
import { repeatedIn } from '../import/repeated.js'
import {
  isUnmatched,
  matchOf,
  registryOf,
  type Claim,
  type Decisions,
  type Registry,
} from '@stolik/ranking/model/matching'
import type { Person } from '@stolik/ranking/model/people'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { standingMerges } from '@stolik/ranking/model/same'
import { hashOf } from '@stolik/ranking/model/seal'
import type { SheetRecord } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'
import { talliesOf, type RankedGame } from '../store/tally.js'

export interface SourceDeps {
  readonly store: RankingStore
  readonly entropy: Pick<Entropy, 'word'>
  /** The association whose licences the events are entered with. */
  readonly association: string
  /** Whether this id belongs to an account rather than a guest. */
  readonly isAccount: (id: string) => Promise<boolean>
  /** The persons they were taken for before, by key, as a suggestion. */
  readonly lastTime?: (claims: readonly Claim[]) => Promise<ReadonlyMap<string, string>>
}

/** Decisions that a person has made about an event. */
export interface Said {
  /** By the id of the player. */
  readonly decisions: Decisions
  /** The `key` of lists that another event has too, and that a person has declared to be different. */
  readonly different: readonly string[]
}

/**
 * Takes the result of an event, also again. UNMATCHED lists, by start number, the players to identify, with the person each
 * was taken for last time (`last`). SAME_LISTS lists each list that already counts in another event, and where.
 */
export async function takeEvent(
  deps: SourceDeps,
  state: EventState,
  game: RankedGame,
  taken: Taken,
  { decisions, different }: Said,
): Promise<SheetRecord | RankingRefusal> {
  if (state.final === null) return refuse('NOT_FINAL')
  const { store, association } = deps
  const registry = registryOf(await store.persons(), association, standingMerges(await store.merges()))
  const fresh = new Map<string, Person>()
  const persons = new Map<string, string>()
  const unmatched: (Claim & Extract<ReturnType<typeof matchOf>, { problem: string }>)[] = []
  for (const claim of claimsOf(state)) {
    const match = matchOf(claim, registry, decisions)
    if (isUnmatched(match)) unmatched.push({ ...claim, ...match })
    else if (match.person === 'new') {
      const person = await newPerson(deps, claim, dayOf(state.regulations.starts, taken.timeZone))
      fresh.set(claim.key, person)
      persons.set(claim.key, person.id)
    } else persons.set(claim.key, match.person)
  }
  if (unmatched.length > 0) {
    const last = offered(registry, (await deps.lastTime?.(unmatched)) ?? new Map(), [...persons.values()])
    const problems = unmatched.map(({ key, name, problem, candidates }): RankingProblem => {
      const line = state.players.get(key)?.number ?? 0
      return { line, code: problem, args: { key, name, candidates: candidates.join(' '), ...last.get(key) } }
    })
    return refuse('UNMATCHED', {}, problems)
  }
  const personOf = (player: string): string => persons.get(player) as string
  const sheet = sheetOf(state, game, { personOf, same: registry.same }, taken)
  if ('refused' in sheet) return sheet
  const [found] = await repeatedIn(store, [{ sheet }], { different, same: registry.same })
  const again = found?.repeated.filter((list) => !list.different) ?? []
  if (again.length > 0) {
    const problems = again.map(({ key, series, table, of }): RankingProblem => {
      const { source, event: other, title, date } = of
      const args = { key, series, table, source, other, title, date }
      return { line: 0, code: 'LIST_COUNTS', args: { ...args, otherSeries: of.series, otherTable: of.table } }
    })
    return refuse('SAME_LISTS', { lists: again.length }, problems)
  }
  const tallies = [...talliesOf(game, state)].map(([player, tally]) => [personOf(player), tally] as const)
  const entered = claimsOf(state).map(({ key, name, club, licence }) => {
    const own = licence === null ? null : { of: association, number: licence }
    return [personOf(key), { name, club, licence: own }] as const
  })
  const record = {
    hash: hashOf(sheet),
    sheet,
    fingerprint: fingerprintOf(sheet),
    tallies: new Map(tallies),
    entered: new Map(entered),
  }
  const added = await store.addSheets([record], [...fresh.values()])
  return added === 'done' ? record : refuse('PERSON_TAKEN')
}

/** The suggestions that are still in the register and not anybody else in the event, as arguments of their problem. */
function offered(
  { same, byId }: Registry,
  last: ReadonlyMap<string, string>,
  others: readonly string[],
): ReadonlyMap<string, { readonly last: string; readonly lastName: string; readonly lastClub: string }> {
  const persons = new Map([...last].map(([key, person]) => [key, same.of(person)]))
  const all = [...persons.values(), ...others]
  return new Map(
    [...persons].flatMap(([key, id]) => {
      const person = byId.get(id)
      if (person === undefined || all.filter((one) => one === id).length > 1) return []
      return [[key, { last: id, lastName: person.name ?? '', lastClub: person.club ?? '' }] as const]
    }),
  )
}

/** A new person with the details they were entered with, until other events say more. */
async function newPerson(
  { entropy, association, isAccount }: SourceDeps,
  { name, club, account, licence }: Claim,
  day: string,
): Promise<Person> {
  return {
    id: entropy.word(16),
    name,
    club,
    forgotten: false,
    account: account !== null && (await isAccount(account)) ? account : null,
    licences: licence === null ? [] : [{ of: association, number: licence, from: day, until: null }],
  }
}
