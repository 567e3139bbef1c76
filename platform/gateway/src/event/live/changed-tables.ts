/**
 * Which tables of an arena are looked at: it has hundreds, and each change concerns one. All are looked at from time to time, and when
 * play stops or goes on.
 */
import type { EventState, TableState } from '@stolik/event/model/state'
import type { LiveEvent } from './event.js'
import type { OnlineTable } from './online.js'

interface Known {
  readonly pause: EventState['pause']
  readonly regulations: EventState['regulations']
}

export function changedTables() {
  /** The tables as they were when they were looked at, by the id of the live table. */
  const seen = new Map<string, TableState>()
  const known = new WeakMap<object, Known>()

  return {
    mark: (live: string): void => void seen.delete(live),
    forget: (live: string): void => void seen.delete(live),
    markAll: (event: object): void => void known.delete(event),
    /** The tables that have changed since the last call; a table without a live one is always among them. */
    due: (event: Pick<LiveEvent, 'state'>, playing: readonly OnlineTable[]): readonly OnlineTable[] => {
      const { pause, regulations } = event.state()
      const before = known.get(event)
      const isAll = before?.pause !== pause || before.regulations !== regulations
      known.set(event, { pause, regulations })
      return playing.filter(({ table }) => {
        const { live } = table
        if (live === null) return true
        const isSame = !isAll && seen.get(live) === table
        seen.set(live, table)
        return !isSame
      })
    },
  }
}
