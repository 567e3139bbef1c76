/**
 * Decides on an act: returns the entries to write, or why not. It decides on the state at the time of writing; when two people
 * act at once, the second decision builds on the first.
 */
import { isSameRequest } from '@stolik/contract/same-request'
import type { Act } from '../model/entry.js'
import { opKey } from '../fold/fold.js'
import { refuse } from '../model/refusal.js'
import type { LeagueState } from '../model/state.js'
import { write, type Decides, type Decision } from './ask.js'
import { fixtures } from './fixtures.js'
import { results } from './results.js'
import { decideAmend, decideCreate } from './rules.js'
import { season } from './season.js'
import { teams } from './teams.js'

export interface Asked {
  readonly league: string
  /** The account that asks. */
  readonly by: string
  /** The sender's own name for the act. If the log has it already, the act is done, whatever has changed since. */
  readonly op: string
  /** Digests of the request under every valid key. Another request under the same name is refused. */
  readonly contents?: readonly string[]
  /** The length of the log that the sender saw; null if that does not matter. */
  readonly expectedSeq: number | null
  /** For `create`: the league of the season before, if it exists. */
  readonly before: LeagueState | undefined
}

export function decide(state: LeagueState | undefined, act: Act, request: Asked): Decision {
  const { league, by, op, expectedSeq, before } = request
  const done = state?.ops.get(opKey(by, op))
  if (done !== undefined) return isSameRequest(done, request.contents ?? []) ? write() : refuse('OP_REUSED')
  if (act.kind === 'create')
    return state === undefined ? decideCreate(league, act, before) : refuse('LEAGUE_TAKEN', { league })
  if (state === undefined) return refuse('UNKNOWN_LEAGUE', { league })
  if (expectedSeq !== null && expectedSeq !== state.length) return refuse('OVERTAKEN')
  if (state.closed !== null && act.kind !== 'reopen') return refuse('CLOSED')
  if (state.closed === null && act.kind === 'reopen') return refuse('NOT_CLOSED', { league })
  // Each decider gets only acts of its own kind.
  const decideOne = deciders[act.kind] as (state: LeagueState, act: Act) => Decision
  return decideOne(state, act)
}

const deciders: Decides<Exclude<Act['kind'], 'create'>> = {
  amend: decideAmend,
  ...teams,
  ...fixtures,
  ...results,
  ...season,
}
