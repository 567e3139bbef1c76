/** Sends mails in the background, so that no answer waits for somebody else's server. Tries again if the server is away. */
import type { Time } from '../base/time.js'
import { accepted, isFinal, type Mail, type MailServer } from './server.js'

export type Outbox = ReturnType<typeof outbox>

/** More than a hall requests at once, but too few to fill the memory while a server is away. */
const mostWaiting = 500
/** Milliseconds until the next tries. The second is long enough for servers that reject unknown senders at first. */
const again = [20_000, 5 * 60_000] as const
/** Mails about accounts take turns with those of each event. */
const group = 'accounts'

/** @param server is stopped by whoever opened it */
export function outbox(server: MailServer, time: Time) {
  const timers = new Set<() => void>()
  let waiting = 0
  let isOver = false

  const attempt = (mail: Mail, tries: number): Promise<void> =>
    server.run(group, async (send) => {
      const answer = await send(mail)
      if (isOver) return
      const wait = answer === accepted || isFinal(answer) ? undefined : again[tries]
      if (wait !== undefined) return later(wait, mail, tries + 1)
      waiting -= 1
      if (answer !== accepted) server.giveUp(answer)
    })

  const later = (wait: number, mail: Mail, tries: number): void => {
    const cancel = time.after(wait, () => {
      timers.delete(cancel)
      void attempt(mail, tries)
    })
    timers.add(cancel)
  }

  return {
    /** Sends a mail soon. If too many are waiting it is dropped, and whoever misses it asks again. */
    post: (mail: Mail): void => {
      if (isOver) return
      if (waiting >= mostWaiting) return server.overfull(waiting)
      waiting += 1
      void attempt(mail, 0)
    },
    stop: (): void => {
      isOver = true
      for (const cancel of timers) cancel()
      timers.clear()
    },
  }
}
