/** Mails on their way: sent in the background, so that no answer waits for a server of others, and tried again where that is away. */
import type { Log } from '../base/failure.js'
import { partStanding } from '../base/part.js'
import type { Time } from '../base/time.js'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What hands a mail to a server. Its errors may name whom a mail was for. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
  readonly stop: () => void
}

export interface Outbox {
  /** Sends a mail soon. Where too many wait it is dropped: whoever misses it asks again. */
  readonly post: (mail: Mail) => void
  readonly stop: () => void
}

/** More than a hall asks for at once, and not enough to fill the memory while a server is away. */
const mostWaiting = 500
/** Milliseconds until the next tries. The second lets pass a server that turns strangers away at first. */
const again = [20_000, 5 * 60_000] as const

export function outbox(mailer: Mailer, { time, log }: { readonly time: Time; readonly log: Log }): Outbox {
  const timers = new Set<() => void>()
  const server = partStanding('MAIL', { time, log })
  let waiting = 0
  let isOver = false
  /** Mails that nobody will get, since it went away. */
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

/** Nobody answers: whoever turns us away is there. */
const isAway = (error: unknown): boolean => responseOf(error) === undefined

/** A server that has answered with 5xx says the same again. */
const isFinal = (error: unknown): boolean => (responseOf(error) ?? 0) >= 500

/** Codes only: the words of an error name the receiver, and may quote the server’s address with its password. */
const saidBy = (error: unknown): object => ({
  ...(error instanceof Error && 'code' in error && typeof error.code === 'string' && { code: error.code }),
  ...(responseOf(error) !== undefined && { response: responseOf(error) }),
})

const responseOf = (error: unknown): number | undefined =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined
