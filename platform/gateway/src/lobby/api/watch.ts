import type { Time } from '../../base/time.js'
import { watchers } from '../../base/watchers.js'

/** Tells watchers of the lobby that something changed: soon, but not more often than they can read. */
export interface LobbyWatch {
  changed(): void
  watch(nudge: () => void): () => void
  stop(): void
}

const together = 200

export function lobbyWatch(time: Time): LobbyWatch {
  const watching = watchers()
  let cancel: (() => void) | null = null
  return {
    changed: () => {
      if (cancel !== null || watching.isEmpty()) return
      cancel = time.after(together, () => {
        cancel = null
        watching.nudge()
      })
    },
    watch: watching.watch,
    stop: () => cancel?.(),
  }
}
