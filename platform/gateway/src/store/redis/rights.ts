/** Sends changes of rights between processes, at once or as soon as Redis is back. */
import type { Redis } from 'ioredis'
import type { Keys } from './keys.js'

export interface RightsDeps {
  readonly client: Redis
  readonly listener: Redis
  readonly keys: Keys
  readonly me: string
}

/** More than this wait only after a long outage, and then every process checks all rights again anyway. */
const mostWaiting = 1_000

export function redisRights({ client, listener, keys, me }: RightsDeps) {
  let hear: (change: string | null) => void = () => undefined
  let waiting: string[] = []

  const publish = (change: string): void => {
    client.publish(keys.rights, JSON.stringify([me, change])).catch(() => {
      waiting = [...waiting, change].slice(-mostWaiting)
    })
  }

  listener.on('message', (channel: string, message: string) => {
    if (channel !== keys.rights) return
    const [process, change] = JSON.parse(message) as [string, string]
    if (process !== me) hear(change)
  })

  return {
    tell: publish,
    hearBy: (by: (change: string | null) => void): void => {
      hear = by
    },
    /** Called after every heartbeat: Redis can be reached now. */
    heard: (): void => {
      const owed = waiting
      waiting = []
      owed.forEach(publish)
    },
    /** Subscribes again after a connection was lost. */
    rejoin: async (): Promise<void> => {
      await listener.subscribe(keys.rights)
      hear(null)
    },
  }
}
