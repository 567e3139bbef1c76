/** Events of this platform as sheets in the store: who played is known, or must be said by a person. */
import type { Entropy } from '../entropy.js'
import type { EventState } from '../tournament/state.js'
import { fingerprintOf } from './fingerprint.js'
import { claimsOf, dayOf, sheetOf, type Taken } from './from-event.js'
import { isUnmatched, matchOf, registryOf, type Claim, type Decisions } from './matching.js'
import type { Person } from './people.js'
import { isRankingRefusal, refuse, type RankingProblem, type RankingRefusal } from './refusal.js'
import { standingMerges } from './same.js'
import { hashOf } from './seal.js'
import type { RankingStore, SheetRecord } from './store.js'
import { talliesOf, type RankedGame } from './tally.js'

export interface SourceDeps {
  readonly store: RankingStore
  readonly entropy: Pick<Entropy, 'word'>
  /** Whose licences the events are entered with. */
  readonly association: string
  /** Whether this is the id of an account, and not of a guest. */
  readonly isAccount: (id: string) => Promise<boolean>
}

/**
 * Takes the result of an event, or takes it anew. Refused with UNMATCHED it names, by start number, everybody of whom it must
 * be said who he is; `decisions` are by the id of the player.
 */
export async function takeEvent(
  deps: SourceDeps,
  state: EventState,
  game: RankedGame,
  taken: Taken,
  decisions: Decisions,
): Promise<SheetRecord | RankingRefusal> {
  if (state.final === null) return refuse('NOT_FINAL')
  const { store, association } = deps
  const registry = registryOf(await store.persons(), association, standingMerges(await store.merges()))
  const fresh = new Map<string, Person>()
  const persons = new Map<string, string>()
  const problems: RankingProblem[] = []
  for (const claim of claimsOf(state)) {
    const match = matchOf(claim, registry, decisions)
    if (isUnmatched(match))
      problems.push({
        line: state.players.get(claim.key)?.number ?? 0,
        code: match.problem,
        args: { key: claim.key, name: claim.name, candidates: match.candidates.join(' ') },
      })
    else if (match.person === 'new') {
      const person = await newPerson(deps, claim, dayOf(state.regulations.starts, taken.timeZone))
      fresh.set(claim.key, person)
      persons.set(claim.key, person.id)
    } else persons.set(claim.key, match.person)
  }
  if (problems.length > 0) return refuse('UNMATCHED', {}, problems)
  const personOf = (player: string): string => persons.get(player) as string
  const sheet = sheetOf(state, game, personOf, taken)
  if (isRankingRefusal(sheet)) return sheet
  const tallies = [...talliesOf(game, state)].map(([player, tally]) => [personOf(player), tally] as const)
  const record = { hash: hashOf(sheet), sheet, fingerprint: fingerprintOf(sheet), tallies: new Map(tallies) }
  const added = await store.addSheets([record], [...fresh.values()])
  return added === 'done' ? record : refuse('PERSON_TAKEN')
}

/** Written down as he was entered; his licence holds from the day of the event on. */
async function newPerson(
  { entropy, association, isAccount }: SourceDeps,
  { name, club, account, licence }: Claim,
  day: string,
): Promise<Person> {
  return {
    id: entropy.word(16),
    ...{ name, club, forgotten: false },
    account: account !== null && (await isAccount(account)) ? account : null,
    licences: licence === null ? [] : [{ of: association, number: licence, from: day, until: null }],
  }
}
