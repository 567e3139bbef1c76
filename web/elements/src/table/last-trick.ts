/** Keeps the last trick of a hand in sight for a moment before the settlement covers it. */
import type { ReactiveControllerHost } from 'lit'
import type { Phase } from '../client/types.js'
import type { Shown } from '../live/session.js'
import { fetchResults } from './lazy-panels.js'

/** How long it stays, in milliseconds. */
const pause = 1500

/** Whether a hand has ended and its result can be shown. */
export const hasEnded = (phase: Phase | null): boolean => phase === 'BETWEEN' || phase === 'FINISHED'

/** @param ended called when a hand ends while the person is at the table */
export function lastTrick(host: ReactiveControllerHost, ended: () => void) {
  let phase: Phase | null = null
  let resting = false
  return {
    /** Whether the last trick still lies on the table. */
    get resting() {
      return resting
    },
    /** Called with each drawing of the table. */
    look(current: Shown | null) {
      const now = current?.table.phase ?? null
      if (phase === 'PLAYING' && hasEnded(now)) {
        // A hand that is dealt again has no last trick.
        resting = current?.settlement !== null
        setTimeout(() => {
          resting = false
          host.requestUpdate()
        }, pause)
        // It comes while the last trick lies there. Until then, nobody waits for it before their first card.
        fetchResults()
        ended()
      }
      phase = now
    },
  }
}
