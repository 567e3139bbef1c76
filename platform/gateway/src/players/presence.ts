/** Who has a page of the site open, through any process. Nothing of it is stored. */
import { logFailure, type Log } from '../base/failure.js'
import { watchers } from '../base/watchers.js'
import type { Time } from '../base/time.js'
import type { Cluster, Following } from '../store/cluster.js'

interface Deps {
  readonly cluster: Pick<Cluster, 'follow' | 'here'>
  readonly time: Pick<Time, 'after'>
  readonly log: Log
}

/** The topic under which processes tell each other who is here. */
const topic = 'players'
/** People who come and go within so many milliseconds are told in one message. */
const together = 500

export type SitePresence = ReturnType<typeof sitePresence>

export function sitePresence({ cluster, time, log }: Deps) {
  const watching = watchers()
  const counts = new Map<string, number>()
  let following: Following | undefined
  let isStarted = false
  let cancel: (() => void) | undefined

  const tell = (): void => {
    cancel ??= time.after(together, () => {
      cancel = undefined
      cluster.here(topic, [...counts.keys()])
      watching.nudge()
    })
  }
  /** Nobody else is heard of before somebody is here. */
  const start = async (): Promise<void> => {
    if (isStarted) return
    isStarted = true
    try {
      following = await cluster.follow(topic, { grew: () => undefined, met: () => watching.nudge() })
    } catch (error) {
      isStarted = false
      logFailure(log, 'who is on the site elsewhere could not be read', error)
    }
  }

  return {
    isHere: (account: string): boolean => counts.has(account) || following?.isHere(account) === true,
    /** Counts an open page until the returned function is called. */
    attend: (account: string): (() => void) => {
      void start()
      const count = counts.get(account) ?? 0
      counts.set(account, count + 1)
      if (count === 0) tell()
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        const left = (counts.get(account) ?? 1) - 1
        if (left > 0) counts.set(account, left)
        else {
          counts.delete(account)
          tell()
        }
      }
    },
    watch: watching.watch,
    stop: (): void => {
      cancel?.()
      following?.stop()
    },
  }
}
