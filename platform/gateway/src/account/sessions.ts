/** Who is signed in: short access tokens, refresh tokens that are good once, and their end. */
import type { Entropy } from '../base/entropy.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Account, Accounts, Session } from './accounts.js'
import { lookAgainEvery, type RightsChanges } from '../store/rights-changes.js'
import { accessLifetime, type Tokens } from './tokens.js'

export interface Pair {
  readonly token: string
  /** Seconds. */
  readonly expiresIn: number
  readonly refresh: string
}

export interface Sessions {
  /**
   * Signs a device in; `device` is what it is called in the list of sessions. undefined: the account is gone, or has another
   * password than the one by which they came.
   */
  open(account: Account, device: string): Promise<Pair | undefined>
  /** The next pair; undefined: sign in again. */
  refresh(token: string, from: string): Promise<(Pair & { readonly account: Account }) | undefined>
  /** Whether a session still stands. */
  isAlive(id: string): Promise<boolean>
  /** Looks up these sessions, and tells this process which of them have ended. */
  recheck(ids: readonly string[]): Promise<void>
  end(id: string): Promise<void>
  /** Ends all sessions of an account; `except` stays. */
  endAll(account: string, except?: string | null): Promise<void>
}

interface Deps {
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly entropy: Entropy
  readonly time: Time
  readonly log: Log
  readonly changes: RightsChanges
  /** Whether no other process ends sessions. */
  readonly alone: boolean
}

/** After so many days without a visit a session ends. */
export const sessionDays = 60
const lifetime = sessionDays * 24 * 60 * 60_000
/** An answer may be lost, and two windows may refresh at once: so long the last token gets the same answer again. */
const grace = 30_000
const mostKnown = 20_000

export function sessions({ accounts, tokens, entropy, time, log, changes, alone }: Deps): Sessions {
  /** For so long what was looked up is believed, though nobody has told that it is otherwise. */
  const fresh = alone ? 30_000 : lookAgainEvery
  /** What was last heard of a session, and when. One that has ended never stands again. */
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
    if (ids.length > 0) changes.tell({ kind: 'sessions', ids })
  }
  const end = async (id: string): Promise<void> => {
    await accounts.endSession(id)
    tell([id])
  }

  return {
    open: async (account, device) => {
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
      await accounts.openSession(session)
      // Looked at afterwards: sessions that were ended while the old password was compared were ended without this one.
      const current = await accounts.byId(account.id)
      if (current?.password === account.password) return pair(account, session)
      await end(session.id)
      return undefined
    },
    refresh: async (token, from) => {
      const turn = await tokens.readRefresh(token)
      const session = turn && (await accounts.session(turn.session))
      if (session === undefined || session.until < time.now()) return undefined
      const account = await accounts.byId(session.account)
      if (account === undefined) return undefined
      const now = time.now()
      if (turn?.generation === session.generation) {
        const until = now + lifetime
        // Who loses a race against themselves gets what the winner got.
        await accounts.refresh(session.id, session.generation, now, until)
        const next = { ...session, generation: session.generation + 1, until }
        return { account, ...(await pair(account, next)) }
      }
      if (turn?.generation === session.generation - 1 && now - session.refreshed < grace)
        return { account, ...(await pair(account, session)) }
      // Two have the same token, and one of them stole it: neither goes on.
      await end(session.id)
      await accounts.write({ at: now, who: null, what: 'REFRESH_REUSED', about: account.id, from })
      return undefined
    },
    isAlive: async (id) => {
      const last = known.get(id)
      if (last !== undefined && (!last.alive || time.elapsed() - last.at < fresh)) return last.alive
      try {
        const session = await accounts.session(id)
        // It may have ended while it was looked up.
        if (known.get(id)?.alive === false) return false
        return note(id, session !== undefined && session.until >= time.now())
      } catch (error) {
        // The token itself runs out within minutes; until then an outage throws nobody off their table.
        logFailure(log, 'a session could not be looked up', error)
        return last?.alive ?? true
      }
    },
    recheck: async (ids) => {
      try {
        const standing = await accounts.standingAmong(ids, time.now())
        const ended = ids.filter((id) => !standing.has(id))
        if (ended.length > 0) changes.tellHere({ kind: 'sessions', ids: ended })
      } catch (error) {
        // As above.
        logFailure(log, 'sessions could not be looked up', error)
      }
    },
    end,
    endAll: async (account, except) => tell(await accounts.endSessions(account, except)),
  }
}
