/** Sessions: short-lived access tokens, single-use refresh tokens, and signing out. */
import type { Entropy } from '../base/entropy.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Account, Session } from './account.js'
import type { Accounts } from './accounts.js'
import type { InstallationSettings } from '../settings/installation.js'
import { lookAgainEvery, type RightsChanges } from '../store/rights-changes.js'
import { accessLifetime, type Tokens } from './tokens.js'

export interface Pair {
  readonly token: string
  /** Seconds. */
  readonly expiresIn: number
  readonly refresh: string
}

export type Sessions = ReturnType<typeof sessions>

interface Deps {
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly entropy: Entropy
  readonly time: Time
  readonly log: Log
  readonly changes: RightsChanges
  /** Whether this is the only process, so that no other one ends sessions. */
  readonly alone: boolean
  readonly settings: Pick<InstallationSettings, 'hasClub' | 'catchUp'>
}

/** After how many days without a visit a session ends. */
export const sessionDays = 60
const lifetime = sessionDays * 24 * 60 * 60_000
/**
 * How many milliseconds the previous refresh token still works: an answer may be lost, or two windows may refresh at once.
 */
const grace = 30_000
const mostKnown = 20_000
/** How many ids one message contains. */
const mostTold = 1_000

export function sessions(deps: Deps) {
  const { accounts, tokens, entropy, time, log, changes, alone, settings } = deps
  /** How long a lookup is trusted if no change is announced. */
  const fresh = alone ? 30_000 : lookAgainEvery
  /** The last known state of each session, and when it was learnt. A session that has ended never opens again. */
  const known = new Map<string, { alive: boolean; at: number }>()
  const note = (id: string, alive: boolean): boolean => {
    if (known.size >= mostKnown) known.clear()
    known.set(id, { alive, at: time.elapsed() })
    return alive
  }
  const pair = async (account: Account, { id, generation, until }: Session): Promise<Pair> => ({
    token: await tokens.access(account, id),
    expiresIn: accessLifetime,
    refresh: await tokens.refresh({ session: id, generation }, until),
  })
  changes.watch((change) => {
    if (change.kind === 'sessions') for (const id of change.ids) note(id, false)
  })
  const tell = (ids: readonly string[]): void => {
    for (let from = 0; from < ids.length; from += mostTold)
      changes.tell({ kind: 'sessions', ids: ids.slice(from, from + mostTold) })
  }
  /** Whether nobody has to vouch for an account, or its club is here. */
  const isVouched = async ({ club }: Account): Promise<boolean> => {
    if (club === null) return true
    await settings.catchUp()
    return settings.hasClub(club)
  }
  const end = async (id: string): Promise<void> => {
    await accounts.endSession(id)
    tell([id])
  }

  return {
    /**
     * Signs a device in; `device` is its name in the list of sessions. undefined: the account is gone, or its password was
     * changed meanwhile.
     */
    open: async (account: Account, device: string): Promise<Pair | undefined> => {
      const now = time.now()
      const session = {
        id: entropy.word(24),
        account: account.id,
        device,
        opened: now,
        generation: 0,
        refreshed: now,
        until: now + lifetime,
      }
      try {
        await accounts.openSession(session)
      } catch (error) {
        // The account may have been deleted while its password was being compared.
        if ((await accounts.byId(account.id)) === undefined) return undefined
        throw error
      }
      // Checked after the session was stored: sessions ended while the old password was being compared, or while the club was
      // dropped, did not include this one.
      const current = await accounts.byId(account.id)
      if (current?.password === account.password && (await isVouched(account))) return pair(account, session)
      await end(session.id)
      return undefined
    },
    /** The next pair of tokens; undefined: sign in again. */
    refresh: async (
      token: string,
      from: string,
    ): Promise<(Pair & { readonly account: Account }) | undefined> => {
      const turn = await tokens.readRefresh(token)
      const session = turn && (await accounts.session(turn.session))
      if (session === undefined || session.until < time.now()) return undefined
      const account = await accounts.byId(session.account)
      if (account === undefined) return undefined
      if (!(await isVouched(account))) {
        await end(session.id)
        return undefined
      }
      const now = time.now()
      if (turn?.generation === session.generation) {
        const until = now + lifetime
        // If two windows refresh at once, the loser gets the same tokens as the winner.
        await accounts.refresh(session.id, session.generation, now, until)
        const next = { ...session, generation: session.generation + 1, until }
        return { account, ...(await pair(account, next)) }
      }
      if (turn?.generation === session.generation - 1 && now - session.refreshed < grace)
        return { account, ...(await pair(account, session)) }
      // Two parties have the same token, so one of them stole it. The session ends for both.
      await end(session.id)
      await accounts.write({ at: now, who: null, what: 'REFRESH_REUSED', about: account.id, from })
      return undefined
    },
    /** Whether a session is still open. */
    isAlive: async (id: string): Promise<boolean> => {
      const last = known.get(id)
      if (last !== undefined && (!last.alive || time.elapsed() - last.at < fresh)) return last.alive
      try {
        const session = await accounts.session(id)
        // It may have ended during the lookup.
        if (known.get(id)?.alive === false) return false
        return note(id, session !== undefined && session.until >= time.now())
      } catch (error) {
        // The token itself expires within minutes. Until then an outage does not throw anybody off their table.
        logFailure(log, 'a session could not be looked up', error)
        return last?.alive ?? true
      }
    },
    /** Looks up these sessions, and tells this process which of them have ended. */
    recheck: async (ids: readonly string[]): Promise<void> => {
      try {
        const unended = await accounts.standingAmong(ids, time.now())
        const ended = ids.filter((id) => !unended.has(id))
        if (ended.length > 0) changes.tellHere({ kind: 'sessions', ids: ended })
      } catch (error) {
        // As above.
        logFailure(log, 'sessions could not be looked up', error)
      }
    },
    end,
    /** Ends all sessions of an account except `except`. */
    endAll: async (account: string, except?: string | null): Promise<void> =>
      tell(await accounts.endSessions(account, except)),
    /** Ends all sessions of members whose club is not here any more. */
    endOfFormerClubs: async (): Promise<void> => {
      // Accounts first: a club is in the settings before it has members, so none is taken for a former one.
      const clubs = await accounts.clubs()
      await settings.catchUp()
      for (const club of clubs) if (!settings.hasClub(club)) tell(await accounts.endSessionsOfClub(club))
    },
  }
}
