/** Lets arenas begin and end, and seats those who wait there. Looks again while somebody waits: with time they may be seated with more people. */
import type { Act } from '@stolik/event/model/act'
import type { Time } from '../../base/time.js'
import { dueAct, lookAgainAfter, seatingAct } from './arena.js'
import type { LiveEvent } from './event.js'

export interface ArenaSeatingDeps {
  /** Carries out an act of the gateway. */
  readonly act: (event: LiveEvent, what: Act) => Promise<boolean>
  readonly time: Pick<Time, 'now' | 'after'>
  /** Whether a person has an event open. */
  readonly isHere: (event: LiveEvent, person: string) => boolean
  readonly lookAgain: (event: LiveEvent) => void
}

export function arenaSeating({ act, time, isHere, lookAgain }: ArenaSeatingDeps) {
  /** What looks again after those who wait, by event. */
  const alarms = new Map<string, () => void>()
  let stopped = false

  return {
    /** Returns whether nothing was done: otherwise the event has changed, and is tended again. */
    tend: async (event: LiveEvent): Promise<boolean> => {
      const now = time.now()
      const due = dueAct(event.state(), now, event.tools)
      if (due !== undefined) {
        await act(event, due)
        return false
      }
      const before = event.state().length
      const seating = seatingAct(event.state(), now, (person) => isHere(event, person))
      if (seating === undefined) return true
      await act(event, seating)
      if (event.state().length !== before) return false
      alarms.get(event.id)?.()
      if (!stopped)
        alarms.set(
          event.id,
          time.after(lookAgainAfter, () => lookAgain(event)),
        )
      return true
    },
    stop: (): void => {
      stopped = true
      for (const cancel of alarms.values()) cancel()
    },
  }
}
