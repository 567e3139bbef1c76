import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Later } from '../base/turn.js'

/** The outgoing messages of one socket. Messages of one turn are sent together, and nothing piles up. */
export type Outbox = ReturnType<typeof outbox>

/**
 * @param raw the connection below the socket. Frames are written to it directly. So many sockets can share one text without
 * encoding it for each, and all messages of a turn need only one system call.
 * @param most a socket is dropped when more bytes than this are waiting for it
 */
export function outbox(socket: WebSocket, raw: Duplex, most: number, later: Later) {
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
    // An empty write, which only reports when everything before it has left.
    raw.write(nothing, () => {
      isFree = true
      const nudged = waiting
      waiting = undefined
      for (const then of nudged?.values() ?? []) then()
    })
  }

  return {
    /** Sends framed messages, in any number of pieces. */
    send: (...pieces: readonly Buffer[]): void => {
      // No frames may follow the close frame.
      if (socket.readyState !== socket.OPEN) return
      if (!isCorked) {
        isCorked = true
        raw.cork()
        later(release)
      }
      for (const piece of pieces) raw.write(piece)
    },
    /** Whether everything sent has left the process. */
    isFree: (): boolean => isFree,
    /** Calls `then` once everything has left. Only once per `what`, even if it is requested twice. */
    whenFree: <T>(what: T, then: (what: T) => void): void => {
      waiting ??= new Map()
      waiting.set(what, () => then(what))
    },
  }
}

const nothing = Buffer.alloc(0)
