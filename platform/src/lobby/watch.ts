import type { Time } from '../time.js'

/** Tells the lobby's watchers that something changed: soon, and not more often than they can read. */
export interface LobbyWatch {
  changed(): void
  watch(nudge: () => void): () => void
  stop(): void
}

const together = 200

export function lobbyWatch(time: Time): LobbyWatch {
  const watchers = new Set<() => void>()
  let cancel: (() => void) | null = null
  return {
    changed: () => {
      if (cancel !== null || watchers.size === 0) return
      cancel = time.after(together, () => {
        cancel = null
        for (const nudge of [...watchers]) nudge()
      })
    },
    watch: (nudge) => {
      watchers.add(nudge)
      return () => watchers.delete(nudge)
    },
    stop: () => cancel?.(),
  }
}
