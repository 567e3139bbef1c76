import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Later } from '../base/turn.js'

/** The way out to one socket: what is said in one turn leaves in one piece, and nothing piles up. */
export interface Outbox {
  /** A message in frames, in as many pieces as may be. */
  send(...pieces: readonly Buffer[]): void
  /** Whether all that was sent has left the process. */
  isFree(): boolean
  /** Calls back with it once everything has left; asked twice for one thing, once. */
  whenFree<T>(what: T, then: (what: T) => void): void
}

/**
 * `raw` is the connection below the socket. Messages are written to it as they are, so that one text can be shared by
 * many sockets without being encoded for each, and all of a turn go to the system in one call.
 * A socket for which more than `most` bytes wait is dropped.
 */
export function outbox(socket: WebSocket, raw: Duplex, most: number, later: Later): Outbox {
  let isCorked = false
  let isFree = true
  let waiting: Map<unknown, () => void> | undefined

  const release = (): void => {
    isCorked = false
    raw.uncork()
    const bytes = raw.writableLength
    if (bytes > most) return socket.terminate()
    if (bytes === 0 || !isFree || raw.destroyed) return
    isFree = false
    // Of no length: it only tells when all before it has left.
    raw.write(nothing, () => {
      isFree = true
      const told = waiting
      waiting = undefined
      for (const then of told?.values() ?? []) then()
    })
  }

  return {
    send: (...pieces) => {
      // After the frame that closes there are no others.
      if (socket.readyState !== socket.OPEN) return
      if (!isCorked) {
        isCorked = true
        raw.cork()
        later(release)
      }
      for (const piece of pieces) raw.write(piece)
    },
    isFree: () => isFree,
    whenFree: (what, then) => {
      waiting ??= new Map()
      waiting.set(what, () => then(what))
    },
  }
}

const nothing = Buffer.alloc(0)
