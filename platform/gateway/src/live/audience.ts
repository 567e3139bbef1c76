import type { Time } from '../base/time.js'
import { watchers } from '../base/watchers.js'
import { presence, type Presence } from './presence.js'
import { isHuman, type TableState } from '../table/state.js'

/** Who is at a table or looks at it, and when something last happened there. */
export interface Audience extends Pick<Presence, 'attend' | 'recount' | 'repeat'> {
  /** Nudges after every change until the answer is called. */
  readonly watch: (nudge: () => void) => () => void
  /** Something has changed. */
  readonly nudge: () => void
  readonly isOnline: (person: string | null) => boolean
  /** Whether somebody looks at it by way of this process, or sits there and is connected. */
  readonly isWatched: () => boolean
  /** Whether a person who sits here is connected, whichever process serves them. */
  readonly isAttended: () => boolean
  /** By `elapsed`. */
  readonly touched: () => number
  /** How often watchers have been nudged: as long as it is the same, a table is shown the same but for its clocks. */
  readonly changes: () => number
}

export interface AudienceDeps {
  readonly time: Pick<Time, 'elapsed'>
  readonly state: () => TableState
  /** Whether a person is there by way of another process. */
  readonly isElsewhere: (person: string) => boolean
  /** Says who of those who sit at the table is here. */
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
