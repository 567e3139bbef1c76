import type { WebSocket } from 'ws'
import type { Time } from '../time.js'

export interface SocketLimits {
  /** On one socket at once. */
  readonly subscriptions: number
  /** Messages that one socket may send in ten seconds. */
  readonly messages: number
  /** Bytes that may wait for a reader. */
  readonly buffered: number
  /** Milliseconds within which a message must have left, and a ping been answered. */
  readonly patience: number
}

export const socketLimits: SocketLimits = {
  subscriptions: 20,
  messages: 200,
  buffered: 1024 * 1024,
  patience: 20_000,
}

export interface Guarded {
  /** Resolves once the message has left the process; one that cannot leave in time ends the socket. */
  readonly send: (text: string) => Promise<void>
  readonly receive: (take: (text: string) => void) => void
}

const window = 10_000

/** Keeps one socket within bounds: what it sends, what waits for it, and whether anybody is there at all. */
export function guard(
  socket: WebSocket,
  deps: { readonly time: Time; readonly limits: SocketLimits },
): Guarded {
  const { time, limits } = deps
  let windowStart = time.now()
  let count = 0
  let answered = true
  let cancelBeat = (): void => undefined

  const beat = (): void => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
    cancelBeat = time.after(limits.patience, beat)
  }
  cancelBeat = time.after(limits.patience, beat)
  socket.on('pong', () => (answered = true))
  socket.once('close', () => cancelBeat())
  // Nothing to be done about a broken connection: 'close' follows.
  socket.on('error', () => socket.terminate())

  return {
    send: (text) =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) return resolve()
        const cancel = time.after(limits.patience, () => socket.terminate())
        socket.send(text, () => {
          cancel()
          resolve()
        })
        if (socket.bufferedAmount > limits.buffered) socket.terminate()
      }),
    receive: (take) => {
      socket.on('message', (data: Buffer) => {
        if (time.now() - windowStart > window) {
          windowStart = time.now()
          count = 0
        }
        count += 1
        if (count > limits.messages) return socket.close(1008, 'Too many messages')
        take(data.toString())
      })
    },
  }
}
