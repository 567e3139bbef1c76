/** One's own sessions: where one is signed in, and their end. */
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Time } from '../../base/time.js'
import type { Account, Accounts } from '../../account/accounts.js'
import type { privileges } from '../../account/privilege.js'
import type { Sessions } from '../../account/sessions.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'session' | 'sessionsOf' | 'write'>
  readonly sessions: Pick<Sessions, 'end' | 'endAll'>
  readonly time: Pick<Time, 'now'>
}

/** Nobody is signed in on more devices and still reads a list of them. */
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
        ...{ id, device, opened, seen: refreshed },
        here: id === here,
      }))
    },
    /** A session that is not there, or is somebody else's, is none of one's own: then nothing is left to end. */
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
