import type { Time } from '../../base/time.js'
import { watchers } from '../../base/watchers.js'

/** Tells watchers of the lobby that something changed: soon, but not more often than they can read. */
export type LobbyWatch = ReturnType<typeof lobbyWatch>

const together = 200

export function lobbyWatch(time: Time) {
  const watching = watchers()
  let cancel: (() => void) | null = null
  return {
    changed: (): void => {
      if (cancel !== null || watching.isEmpty()) return
      cancel = time.after(together, () => {
        cancel = null
        watching.nudge()
      })
    },
    watch: watching.watch,
    stop: (): void => cancel?.(),
  }
}
