/** The leagues of a gateway: their states, read from the store whenever somebody asks, and acts in them. */
import { LRUCache } from 'lru-cache'
import { decide } from '@stolik/league/decide/decide'
import { fold } from '@stolik/league/fold/fold'
import type { Act, Logged } from '@stolik/league/model/entry'
import { refuse, type LeagueRefusal } from '@stolik/league/model/refusal'
import type { LeagueState } from '@stolik/league/model/state'
import type { Time } from '../base/time.js'
import type { LeagueStore } from './sql.js'

export interface ActAsked {
  readonly league: string
  /** The account that asks. */
  readonly by: string
  readonly op: string
  /** Digests of the request under every valid secret, the present one first. */
  readonly contents: readonly string[]
  readonly expectedSeq: number | null
}

export const mostListed = 200
/** States in memory. Others are folded again when they are asked for. */
const mostKept = 100
/** How often an act is decided again because somebody else was faster. */
const mostTries = 5
/** Far more than a season needs. A state remembers each act, and a log is folded as a whole. */
const longestLog = 10_000

export function openLeagues({ store, time }: { store: LeagueStore; time: Pick<Time, 'now'> }) {
  const cached = new LRUCache<string, LeagueState>({ max: mostKept })
  let version = 0

  /** The state of now; undefined if there is no such league. Other processes write too, so the store is asked for what follows. */
  const find = async (league: string): Promise<LeagueState | undefined> => {
    const known = cached.get(league)
    const log = await store.log(league, known?.length ?? 0)
    const state = fold(league, known, log)
    // Two who read at once may end in any order.
    if (state !== undefined && state.length >= (cached.get(league)?.length ?? 0)) cached.set(league, state)
    return state
  }

  return {
    find,
    /** The leagues changed last, the newest first. */
    newest: async (): Promise<readonly LeagueState[]> => {
      const found: LeagueState[] = []
      for (const id of await store.newest(mostListed)) found.push(...[(await find(id)) ?? []].flat())
      return found
    },
    log: (league: string, from: number) => store.log(league, from),
    /**
     * Decides on an act and stores what it comes to.
     * @param read reads the act for the state that it is decided on; it is called again if somebody else was faster
     */
    act: async (
      request: ActAsked,
      read: (state: LeagueState | undefined) => Promise<Act | LeagueRefusal>,
    ): Promise<LeagueState | LeagueRefusal> => {
      const { league, by, op, contents } = request
      for (let tries = 1; ; tries++) {
        const state = await find(league)
        const act = await read(state)
        if ('refused' in act) return act
        const after = act.kind === 'create' ? act.after : null
        const before = after === null ? undefined : await find(after)
        const decided = decide(state, act, { ...request, before })
        if ('refused' in decided) return decided
        if (decided.entries.length === 0) return state ?? refuse('UNKNOWN_LEAGUE', { league })
        const length = state?.length ?? 0
        if (length + decided.entries.length > longestLog) return refuse('FULL', { most: longestLog })
        // A clock that was set back does not make a log go back.
        const at = Math.max(time.now(), state?.at ?? 0)
        const entries = decided.entries.map((entry): Logged => ({
          at,
          by,
          op,
          ...(contents[0] !== undefined && { content: contents[0] }),
          entry,
        }))
        const answer = await store.append({ league, expected: length, entries })
        if (answer === 'done') {
          version += 1
          // Something was written, so there is a state.
          return fold(league, state, entries) as LeagueState
        }
        if (tries === mostTries) return refuse('UNAVAILABLE')
      }
    },
    /** Changes whenever this process writes anything. */
    version: () => version,
  }
}

export type Leagues = ReturnType<typeof openLeagues>
