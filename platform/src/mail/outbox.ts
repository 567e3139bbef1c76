/** Mails on their way: sent in the background, so that no answer waits for a server of others, and tried again where that is away. */
import type { Log } from '../failure.js'
import type { Time } from '../time.js'

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
  let waiting = 0
  let isOver = false

  const attempt = async (mail: Mail, tries: number): Promise<void> => {
    try {
      await mailer.send(mail)
    } catch (error) {
      const wait = isFinal(error) ? undefined : again[tries]
      if (isOver || wait === undefined) {
        log.warn(saidBy(error), 'a mail could not be sent')
      } else {
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
      if (waiting >= mostWaiting) return log.warn({ waiting }, 'a mail was dropped')
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
