/** Sends mails in the background, so that no answer waits for somebody else's server. Tries again if the server is away. */
import type { Log } from '../base/failure.js'
import { partStanding } from '../base/part.js'
import type { Time } from '../base/time.js'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same on every try; a new one if left out. */
  readonly id?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Hands a mail to a server. Its errors may name the receiver. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
  readonly stop: () => void
}

export interface Outbox {
  /** Sends a mail soon. If too many are waiting it is dropped, and whoever misses it asks again. */
  readonly post: (mail: Mail) => void
  readonly stop: () => void
}

/** More than a hall requests at once, but too few to fill the memory while a server is away. */
const mostWaiting = 500
/** Milliseconds until the next tries. The second is long enough for servers that reject unknown senders at first. */
const again = [20_000, 5 * 60_000] as const

export function outbox(mailer: Mailer, { time, log }: { readonly time: Time; readonly log: Log }): Outbox {
  const timers = new Set<() => void>()
  const server = partStanding('MAIL', { time, log })
  let waiting = 0
  let isOver = false
  /** How many mails were given up since the server went away. */
  let lost = 0

  const isBack = (): void => {
    server.back({ lost })
    lost = 0
  }
  const giveUp = (error: unknown): void => {
    if (server.isAway()) lost += 1
    else log.warn({ event: 'MAIL_REFUSED', ...saidBy(error) }, 'a mail could not be sent')
  }

  const attempt = async (mail: Mail, tries: number): Promise<void> => {
    try {
      await mailer.send(mail)
      isBack()
    } catch (error) {
      if (isOver) return
      if (isAway(error)) server.away(saidBy(error))
      else isBack()
      const wait = isFinal(error) ? undefined : again[tries]
      if (wait === undefined) giveUp(error)
      else {
        const cancel = time.after(wait, () => {
          timers.delete(cancel)
          void attempt(mail, tries + 1)
        })
        timers.add(cancel)
        return
      }
    }
    waiting -= 1
  }

  return {
    post: (mail) => {
      if (isOver) return
      if (waiting >= mostWaiting) {
        lost += 1
        return server.away({ waiting })
      }
      waiting += 1
      void attempt(mail, 0)
    },
    stop: () => {
      isOver = true
      for (const cancel of timers) cancel()
      timers.clear()
      mailer.stop()
    },
  }
}

/** The server did not answer. One that answers with a rejection is not away. */
const isAway = (error: unknown): boolean => responseOf(error) === undefined

/** A server that answered with 5xx will answer the same again. */
const isFinal = (error: unknown): boolean => (responseOf(error) ?? 0) >= 500

/** Codes only: the text of an error names the receiver, and may quote the server's URL with its password. */
const saidBy = (error: unknown): object => ({
  ...(error instanceof Error && 'code' in error && typeof error.code === 'string' && { code: error.code }),
  ...(responseOf(error) !== undefined && { response: responseOf(error) }),
})

const responseOf = (error: unknown): number | undefined =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined
