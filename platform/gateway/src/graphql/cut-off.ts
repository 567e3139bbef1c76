/**
 * Sends people to other gateways while this one cannot serve tables and others may. Their pages reconnect by themselves, through
 * the proxy, to one that takes them.
 */
import type { WebSocket } from 'ws'
import type { Time } from '../base/time.js'

/** The close code of a gateway that people should leave: a client reconnects at once. */
export const serveElsewhere = 1012

/** In milliseconds. */
const lookEvery = 250

interface CutOffDeps {
  readonly sockets: () => Iterable<WebSocket>
  readonly isCutOff: () => boolean
  readonly time: Pick<Time, 'after'>
}

/** Closes all sockets whenever this gateway is cut off, until the returned function is called. */
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
