/** One's own sessions: lists the devices that are signed in, and signs them out. */
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Time } from '../../base/time.js'
import type { Account, Accounts } from '../accounts.js'
import type { privileges } from '../privilege.js'
import type { Sessions } from '../sessions.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'session' | 'sessionsOf' | 'write'>
  readonly sessions: Pick<Sessions, 'end' | 'endAll'>
  readonly time: Pick<Time, 'now'>
}

/** A longer list of devices would not be read. */
const mostShown = 50

export function mySessions(
  { accounts, sessions, time }: Deps,
  { asking }: Pick<ReturnType<typeof privileges>, 'asking'>,
) {
  const note = ({ id }: Account, { address }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: id, what: 'SESSIONS_ENDED', about: id, from: address })

  return {
    list: async (account: string, here: string) => {
      const rows = await accounts.sessionsOf(account, time.now(), mostShown)
      return rows.map(({ id, device, opened, refreshed }) => ({
        id,
        device,
        opened,
        seen: refreshed,
        here: id === here,
      }))
    },
    /** Does nothing if the session is gone or belongs to somebody else. */
    end: async (context: Context, id: string): Promise<RefusalCode | undefined> => {
      const who = await asking(context)
      if (typeof who === 'string') return who
      if ((await accounts.session(id))?.account !== who.id) return undefined
      await note(who, context)
      await sessions.end(id)
      return undefined
    },
    endOthers: async (context: Context): Promise<RefusalCode | undefined> => {
      const who = await asking(context)
      if (typeof who === 'string') return who
      await note(who, context)
      await sessions.endAll(who.id, context.session)
      return undefined
    },
  }
}
