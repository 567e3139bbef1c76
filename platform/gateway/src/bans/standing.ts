/** The current bans, as this process last read them. They are checked on every request, so they are in memory. */
import type { RightsChanges } from '../store/rights-changes.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Context } from '../account/context.js'
import type { Time } from '../base/time.js'
import { watchers } from '../base/watchers.js'
import { household } from '../http/rates.js'
import type { Ban, BanStore } from './bans.js'

/** The parts of a request's context that bans depend on. */
export type Banned = Pick<Context, 'person' | 'before' | 'address'>

export type Bans = Awaited<ReturnType<typeof openBans>>

interface Deps {
  readonly store: BanStore
  readonly time: Pick<Time, 'now'>
  readonly log: Log
  readonly changes: RightsChanges
  /** The keyed hashes of an address, one for each valid secret. */
  readonly hashesOf: (address: string) => readonly string[]
}

/** @throws if the store cannot be reached */
export async function openBans({ store, time, log, changes, hashesOf }: Deps) {
  const watching = watchers()
  let active = await store.active(time.now())
  let reads = 0
  const read = async (): Promise<void> => {
    const mine = ++reads
    const now = await store.active(time.now())
    // Of two reads at once, the older answer may come last.
    if (mine !== reads) return
    active = now
    watching.nudge()
  }
  changes.watch(({ kind }) => {
    if (kind === 'bans' || kind === 'unknown')
      read().catch((error: unknown) => logFailure(log, 'the bans could not be read', error))
  })
  const longest = (fits: (ban: Ban) => boolean): number | undefined => {
    const untils = active.filter((ban) => ban.until > time.now() && fits(ban)).map(({ until }) => until)
    return untils.length === 0 ? undefined : Math.max(...untils)
  }
  const isOf = ({ person, before, address }: Banned): ((ban: Ban) => boolean) => {
    let hashes: readonly string[] | undefined
    return ({ kind, of }) => {
      if (kind === 'person') return of === person?.id || before.includes(of)
      return kind === 'hash' ? (hashes ??= hashesOf(address)).includes(of) : of === household(address)
    }
  }
  const reread = async (): Promise<void> => {
    active = await store.active(time.now())
    changes.tell({ kind: 'bans' })
  }

  return {
    /** Until when they may not play; undefined if they may. */
    until: (who: Banned): number | undefined =>
      active.length === 0 ? undefined : longest((ban) => !ban.mute && isOf(who)(ban)),
    /** Until when they may not talk; undefined if they may. */
    mutedUntil: (who: Banned): number | undefined => (active.length === 0 ? undefined : longest(isOf(who))),
    /** Until when the account may not sign in. */
    untilOf: (person: string): number | undefined =>
      longest(({ kind, of, mute }) => !mute && kind === 'person' && of === person),
    active: (): readonly Ban[] => active.filter(({ until }) => until > time.now()),
    /** Adds a ban. Resolves once it is effective in this process. */
    add: async (ban: Ban): Promise<void> => {
      await store.add(ban)
      await reread()
    },
    /** Removes a ban; false if there is none. */
    lift: async (id: string): Promise<boolean> => {
      const found = await store.lift(id)
      await reread()
      return found
    },
    /** Removes the names of these people. Their bans stay. */
    forget: async (people: readonly string[]): Promise<void> => {
      await store.forget(people)
      await reread()
    },
    /** Calls back after every change of the bans, until the returned function is called. */
    watch: watching.watch,
  }
}
