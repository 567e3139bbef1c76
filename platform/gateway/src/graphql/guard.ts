import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Time } from '../base/time.js'
import { timesUsual } from '../http/too-many.js'

export interface SocketLimits {
  /** Subscriptions and running mutations per socket. */
  readonly subscriptions: number
  /** Messages, pings and pongs that one socket may send in ten seconds. */
  readonly messages: number
  /** Bytes that may be waiting for a reader. */
  readonly buffered: number
  /** Open sockets per household. */
  readonly household: number
  /** How many of them may be without a token. */
  readonly strangers: number
  /** Milliseconds within which a ping must be answered, including everything sent before it. */
  readonly patience: number
}

export const socketLimits: SocketLimits = {
  subscriptions: 20,
  messages: 200,
  buffered: 1024 * 1024,
  // A hall of 400 people behind one address, each with a phone, some with a second page, and the hall's boards.
  household: 1_500,
  strangers: 1_200,
  patience: 20_000,
}

/** An operator who allows each address more requests also allows it more sockets. @param rate undefined: any number */
export function socketLimitsAt(rate: number | undefined): SocketLimits {
  if (rate === undefined)
    return { ...socketLimits, messages: Infinity, household: Infinity, strangers: Infinity }
  const { household, strangers } = socketLimits
  const times = timesUsual(rate)
  return { ...socketLimits, household: household * times, strangers: strangers * times }
}

const window = 10_000
/** Messages that may still be under way when a socket is closed. */
const grace = 100

/** Sockets are asked in so many groups, one after the other: to ask ten thousand at once holds up every move. */
const groupsOfPings = 40

/** Takes the messages of a socket as long as it keeps within its limits. */
export type Guard = (socket: WebSocket, take: (text: string) => void) => void

/** Enforces the limits of sockets: how much they send, and whether the other side is there and reads. */
export function guard({ time, limits }: { readonly time: Time; readonly limits: SocketLimits }): Guard {
  const groups = Array.from({ length: groupsOfPings }, () => ({
    /** Whether each socket has answered the last ping. A reader who has stopped reading never gets to the ping. */
    answered: new Map<WebSocket, boolean>(),
    /** The contents of the last ping. A reader who does not read it cannot repeat it. */
    asked: Buffer.alloc(0),
  }))
  let joined = 0
  let open = 0
  let cancel = (): void => undefined

  const beatLater = (group: number): void => {
    cancel = time.after(limits.patience / groupsOfPings, () => beat(group))
  }
  const beat = (n: number): void => {
    const group = groups[n % groupsOfPings] as (typeof groups)[number]
    group.asked = randomBytes(8)
    for (const [socket, isThere] of group.answered) {
      if (!isThere) socket.terminate()
      else {
        group.answered.set(socket, false)
        socket.ping(group.asked)
      }
    }
    beatLater(n + 1)
  }
  const join = (socket: WebSocket): void => {
    const group = groups[joined % groupsOfPings] as (typeof groups)[number]
    if (open === 0) beatLater(joined)
    joined += 1
    open += 1
    group.answered.set(socket, true)
    socket.on('pong', (payload: Buffer) => {
      if (payload.equals(group.asked)) group.answered.set(socket, true)
    })
    socket.once('close', () => {
      group.answered.delete(socket)
      open -= 1
      if (open === 0) cancel()
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
      // A client that sends even more does not read the reason, so the socket is dropped.
      if (count > limits.messages + grace) socket.terminate()
      return count <= limits.messages
    }
    socket.on('message', (data: Buffer) => {
      if (isWithin()) take(data.toString())
    })
    // Sent only if earlier data was read, so that pongs do not pile up.
    socket.on('ping', (data: Buffer) => {
      if (isWithin() && socket.readyState === socket.OPEN && socket.bufferedAmount === 0) socket.pong(data)
    })
    socket.on('pong', isWithin)
  }
}
