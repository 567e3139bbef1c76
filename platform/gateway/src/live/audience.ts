import type { Time } from '../base/time.js'
import { watchers } from '../base/watchers.js'
import { presence, type Presence } from './presence.js'
import { isHuman, type TableState } from '../table/state.js'

/** The players and spectators at a table, and when something last happened there. */
export interface Audience extends Pick<Presence, 'attend' | 'recount' | 'repeat'> {
  /** Nudges after every change until the returned function is called. */
  readonly watch: (nudge: () => void) => () => void
  /** Reports a change to the watchers. */
  readonly nudge: () => void
  readonly isOnline: (person: string | null) => boolean
  /** Whether anybody watches it through this process, or a seated player is connected. */
  readonly isWatched: () => boolean
  /** Whether a seated person is connected, through any process. */
  readonly isAttended: () => boolean
  /** When something last happened, by `elapsed`. */
  readonly touched: () => number
  /** How often watchers were nudged. As long as it is equal, the table looks the same except for its clocks. */
  readonly changes: () => number
}

export interface AudienceDeps {
  readonly time: Pick<Time, 'elapsed'>
  readonly state: () => TableState
  /** Whether a person is connected through another process. */
  readonly isElsewhere: (person: string) => boolean
  /** Reports which of the seated people are connected here. */
  readonly say: (persons: readonly string[], changed: boolean) => void
}

export function audience({ time, state, isElsewhere, say }: AudienceDeps): Audience {
  const watching = watchers()
  const here = presence(state, say)
  let touched = time.elapsed()
  let changes = 0
  const touch = (): void => {
    touched = time.elapsed()
  }
  const isOnline = (person: string | null): boolean =>
    person !== null && (here.has(person) || isElsewhere(person))
  const isAttended = (): boolean => state().occupants.some((o) => isHuman(o) && isOnline(o?.person ?? null))
  return {
    ...here,
    watch: (nudge) => {
      const end = watching.watch(nudge)
      touch()
      return () => {
        end()
        touch()
      }
    },
    nudge: () => {
      changes += 1
      touch()
      watching.nudge()
    },
    isOnline,
    isWatched: () => !watching.isEmpty() || !here.isEmpty() || isAttended(),
    isAttended,
    touched: () => touched,
    changes: () => changes,
  }
}
