/** One's own sessions: lists the devices that are signed in, and signs them out. */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import { noting, type Asking, type Done } from './own.js'

/** A longer list of devices would not be read. */
const mostShown = 50

export function mySessions(gateway: Gateway, { asking }: Asking) {
  const { accounts, sessions, time } = gateway
  const note = noting(gateway)

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
    end: async (context: Context, id: string): Done => {
      const who = await asking(context)
      if (typeof who === 'string') return who
      if ((await accounts.session(id))?.account !== who.id) return undefined
      await note('SESSIONS_ENDED', who, context)
      await sessions.end(id)
      return undefined
    },
    endOthers: async (context: Context): Done => {
      const who = await asking(context)
      if (typeof who === 'string') return who
      await note('SESSIONS_ENDED', who, context)
      await sessions.endAll(who.id, context.session)
      return undefined
    },
  }
}
