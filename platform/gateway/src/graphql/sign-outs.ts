/** Reports at once when a connected person is no longer signed in: their session has ended, or their token has expired. */
import type { RightsChanges } from '../store/rights-changes.js'
import type { Sessions } from '../account/sessions.js'
import type { Time } from '../base/time.js'
import type { Context } from '../account/context.js'
import type { WebSocket } from 'ws'

export interface SignOutDeps {
  readonly changes: Pick<RightsChanges, 'watch' | 'count'>
  readonly sessions: Pick<Sessions, 'recheck'>
  readonly time: Time
}

/** Calls back once when they are signed out, until the returned function is called. */
export type OnSignOut = (who: Pick<Context, 'session' | 'until'>, then: () => void) => () => void

/** A guest's token is valid for longer than a timer can run. */
const longestTimer = 24 * 60 * 60_000

export function signOuts({ changes, sessions, time }: SignOutDeps): OnSignOut {
  const bySession = new Map<string, Set<() => void>>()
  changes.watch((change) => {
    if (change.kind === 'unknown' && bySession.size > 0) void sessions.recheck([...bySession.keys()])
    if (change.kind !== 'sessions') return
    for (const id of change.ids) for (const out of [...(bySession.get(id) ?? [])]) out()
  })

  return ({ session, until }, then) => {
    let cancel = (): void => undefined
    const stop = (): void => {
      cancel()
      if (session === null) return
      const all = bySession.get(session)
      all?.delete(out)
      if (all?.size === 0) bySession.delete(session)
    }
    const out = (): void => {
      stop()
      then()
    }
    const expire = (): void => {
      const left = until === null ? Infinity : until - time.now()
      if (left <= 0) return out()
      if (left < Infinity) cancel = time.after(Math.min(left, longestTimer), expire)
    }
    if (session !== null) bySession.set(session, (bySession.get(session) ?? new Set()).add(out))
    expire()
    return stop
  }
}

/** The close code of a gateway that people should leave: a client reconnects at once. */
export const serveElsewhere = 1012

/** In milliseconds. */
const lookEvery = 250

interface CutOffDeps {
  readonly sockets: () => Iterable<WebSocket>
  readonly isCutOff: () => boolean
  readonly time: Pick<Time, 'after'>
}

/**
 * Closes all sockets whenever this gateway cannot serve tables and others may, until the returned function is called. Pages
 * reconnect by themselves, through the proxy, to a gateway that takes them.
 */
export function closeWhenCutOff({ sockets, isCutOff, time }: CutOffDeps): () => void {
  let cancel: () => void
  const look = (): void => {
    if (isCutOff())
      for (const socket of sockets())
        if (socket.readyState === socket.OPEN) socket.close(serveElsewhere, 'Another gateway can serve you')
    cancel = time.after(lookEvery, look)
  }
  look()
  return () => cancel()
}
