import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Time } from '../base/time.js'
import { timesUsual } from '../http/too-many.js'

export interface SocketLimits {
  /** Subscriptions and mutations under way on one socket at once. */
  readonly subscriptions: number
  /** Messages, pings and pongs that one socket may send in ten seconds. */
  readonly messages: number
  /** Bytes that may wait for a reader. */
  readonly buffered: number
  /** Sockets of one household that are open at once. */
  readonly household: number
  /** Those of them that are of nobody: without a token. */
  readonly strangers: number
  /** Milliseconds within which a ping must have been answered, behind all that was sent before it. */
  readonly patience: number
}

export const socketLimits: SocketLimits = {
  subscriptions: 20,
  messages: 200,
  buffered: 1024 * 1024,
  // A hall of 400 behind one address, each with a telephone, some with a second page, and its boards.
  household: 1_500,
  strangers: 1_200,
  patience: 20_000,
}

/** Whoever lets each address ask for more than usual lets it open more, too. @param rate undefined = any number */
export function socketLimitsAt(rate: number | undefined): SocketLimits {
  if (rate === undefined)
    return { ...socketLimits, messages: Infinity, household: Infinity, strangers: Infinity }
  const { household, strangers } = socketLimits
  const times = timesUsual(rate)
  return { ...socketLimits, household: household * times, strangers: strangers * times }
}

const window = 10_000
/** What may be on its way when a socket is closed. */
const grace = 100

/** Takes messages of a socket for as long as it keeps within bounds. */
export type Guard = (socket: WebSocket, take: (text: string) => void) => void

/** Keeps sockets within bounds: how much they send, and whether anybody is there at all and reads. */
export function guard({ time, limits }: { readonly time: Time; readonly limits: SocketLimits }): Guard {
  /** Whether each has answered the last ping: a reader who has stopped does not even come to it. */
  const answered = new Map<WebSocket, boolean>()
  let cancel = (): void => undefined
  /** What is in the last ping: who does not read it cannot say it. */
  let asked = Buffer.alloc(0)

  const beat = (): void => {
    asked = randomBytes(8)
    for (const [socket, isThere] of answered) {
      if (!isThere) socket.terminate()
      else {
        answered.set(socket, false)
        socket.ping(asked)
      }
    }
    cancel = time.after(limits.patience, beat)
  }
  const join = (socket: WebSocket): void => {
    if (answered.size === 0) cancel = time.after(limits.patience, beat)
    answered.set(socket, true)
    socket.on('pong', (said: Buffer) => {
      if (said.equals(asked)) answered.set(socket, true)
    })
    socket.once('close', () => {
      answered.delete(socket)
      if (answered.size === 0) cancel()
    })
  }

  return (socket, take) => {
    join(socket)
    let windowStart = time.now()
    let count = 0
    const isWithin = (): boolean => {
      if (time.now() - windowStart > window) {
        windowStart = time.now()
        count = 0
      }
      count += 1
      if (count === limits.messages + 1) socket.close(1008, 'Too many messages')
      // Who goes on all the same is not reading why.
      if (count > limits.messages + grace) socket.terminate()
      return count <= limits.messages
    }
    socket.on('message', (data: Buffer) => {
      if (isWithin()) take(data.toString())
    })
    // Not behind one that has not been read: they would pile up.
    socket.on('ping', (data: Buffer) => {
      if (isWithin() && socket.readyState === socket.OPEN && socket.bufferedAmount === 0) socket.pong(data)
    })
    socket.on('pong', isWithin)
  }
}
