/**
 * A mark beside a name that can be trusted: the owner vouches for this player, or the player is an official. Computed when
 * shown, from the current rights, so that a withdrawn mark disappears at once.
 */
import { logFailure, type Log } from '../base/failure.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { Events } from '../event/live/events.js'
import type { Official } from '@stolik/event/model/entry'
import { watchers } from '../base/watchers.js'
import type { Account } from '../account/account.js'
import type { Accounts } from '../account/accounts.js'
import type { RightsChanges } from '../store/rights-changes.js'

export type Mark = 'VERIFIED' | 'OFFICIAL'

export type Marks = Awaited<ReturnType<typeof openMarks>>

interface Deps {
  readonly accounts: Pick<Accounts, 'byId' | 'verified' | 'setVerified'>
  readonly settings: Pick<InstallationSettings, 'now'>
  readonly events: Pick<Events, 'find'>
  /** Whether the person who announced an event may direct it now. */
  readonly mayDirect: (announcer: Account) => boolean
  readonly changes: RightsChanges
  readonly log: Log
}

interface Officials {
  readonly officials: readonly Official[]
  readonly people: ReadonlySet<string>
}

/** How many events are cached whose tables were watched lately. */
const mostEvents = 200

/** @throws if the store cannot be reached */
export async function openMarks(deps: Deps) {
  const { accounts, settings, events, mayDirect, changes, log } = deps
  const watching = watchers()
  let verified = await accounts.verified()
  let reads = 0
  const read = async (): Promise<void> => {
    const mine = ++reads
    const now = await accounts.verified()
    // Of two reads at once, the older answer may come last.
    if (mine !== reads) return
    const same = now.size === verified.size && [...now.keys()].every((id) => verified.has(id))
    verified = now
    if (!same) watching.nudge()
  }
  changes.watch(({ kind }) => {
    // The person who announced an event may have lost the right to direct it.
    if (kind === 'settings' || kind === 'account') {
      known.clear()
      watching.nudge()
    }
    if (kind === 'marks' || kind === 'unknown')
      read().catch((error: unknown) => logFailure(log, 'the verified accounts could not be read', error))
  })

  const known = new Map<string, Officials>()
  /** Looks up the directors and referees of an event. Where its tables are shown, the event is loaded already. */
  const look = async (id: string): Promise<void> => {
    const event = await events.find(id)
    if ('refused' in event) return
    const before = known.get(id)
    const { officials } = event.state()
    if (before?.officials === officials) return
    const owner = event.owner()
    const announcer = owner.kind === 'direction' ? await accounts.byId(owner.account) : undefined
    const directs = announcer !== undefined && mayDirect(announcer) ? [announcer.id] : []
    const people = new Set([...directs, ...officials.map(({ account }) => account)])
    if (known.size >= mostEvents) known.clear()
    known.set(id, { officials, people })
    if (before === undefined || [...people].sort().join() !== [...before.people].sort().join())
      watching.nudge()
  }
  const isOfficial = (person: string, id: string): boolean => {
    look(id).catch((error: unknown) => logFailure(log, 'the officials of an event could not be read', error))
    return known.get(id)?.people.has(person) === true
  }

  return {
    /** The mark of an account; null for guests and bots. Officials of an event have theirs only at its tables. */
    of: (person: string | null, event?: string): Mark | null => {
      if (person === null) return null
      const owns = settings.now().owners.includes(person)
      if (owns || (event !== undefined && isOfficial(person, event))) return 'OFFICIAL'
      return verified.has(person) ? 'VERIFIED' : null
    },
    /** Since when an account is verified. */
    since: (account: string): number | undefined => verified.get(account),
    /** Verifies an account since a time; null removes it. Resolves once it is effective in this process. */
    set: async (account: string, since: number | null): Promise<void> => {
      await accounts.setVerified(account, since)
      await read()
      changes.tell({ kind: 'marks' })
    },
    /** Calls back when a mark may have changed, until the returned function is called. */
    watch: watching.watch,
  }
}
