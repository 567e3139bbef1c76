import type { Time } from '../base/time.js'
import { watchers } from '../base/watchers.js'
import { isHuman, type TableState } from '../table/state.js'

/** The players and spectators at a table, and when something last happened there. */
export interface Audience extends Pick<Presence, 'attend' | 'recount' | 'repeat'> {
  /** Nudges after every change until the returned function is called. */
  readonly watch: (nudge: () => void) => () => void
  /** The same for somebody who is elsewhere. It does not keep an abandoned table from being closed. */
  readonly follow: (nudge: () => void) => () => void
  readonly isFollowed: () => boolean
  /** Reports a change to the watchers. */
  readonly nudge: () => void
  readonly isOnline: (person: string | null) => boolean
  /** Since when a seated person is not connected, or since when this process knows the table; null: they are. */
  readonly awaySince: (person: string | null) => number | null
  /** Whether anybody watches it through this process, or a seated player is connected. */
  readonly isWatched: () => boolean
  /** Whether a seated person is connected, through any process. */
  readonly isAttended: () => boolean
  /** When something last happened, by `elapsed`. */
  readonly touched: () => number
  /** How often watchers were nudged. As long as it is equal, the table looks the same except for its clocks. */
  readonly changes: () => number
}

interface AudienceDeps {
  readonly time: Pick<Time, 'elapsed' | 'now'>
  readonly state: () => TableState
  /** Whether a person is connected through another process. */
  readonly isElsewhere: (person: string) => boolean
  /** Reports which of the seated people are connected here. */
  readonly say: (persons: readonly string[], changed: boolean) => void
}

export function audience({ time, state, isElsewhere, say }: AudienceDeps): Audience {
  const watching = watchers()
  const following = watchers()
  const loaded = time.now()
  const left = new Map<string, number>()
  /** Notes who of the seated people has come or gone. */
  const note = (): void => {
    for (const person of state().occupants.flatMap((one) => one?.person ?? []))
      if (isOnline(person)) left.delete(person)
      else if (!left.has(person)) left.set(person, time.now())
  }
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
    follow: following.watch,
    isFollowed: () => !following.isEmpty(),
    nudge: () => {
      changes += 1
      note()
      touch()
      watching.nudge()
      following.nudge()
    },
    isOnline,
    awaySince: (person) => (person === null || isOnline(person) ? null : (left.get(person) ?? loaded)),
    isWatched: () => !watching.isEmpty() || !here.isEmpty() || isAttended(),
    isAttended,
    touched: () => touched,
    changes: () => changes,
  }
}

/** Who is connected to a table through this process. */
interface Presence {
  /** Counts a viewer until the returned function is called; undefined stands for a spectator without a name. */
  attend(person: string | undefined): () => void
  has(person: string): boolean
  isEmpty(): boolean
  /** Called after somebody sat down or left. */
  recount(): void
  /** Reports again who is here, because earlier reports may be lost. */
  repeat(): void
}

/**
 * Counts viewers, and reports a change only if it concerns a seated person. A thousand spectators who come one by one cause
 * no reports.
 */
function presence(
  state: () => TableState,
  say: (seated: readonly string[], changed: boolean) => void,
): Presence {
  const counts = new Map<string, number>()
  let onlookers = 0
  let reported = ''

  const seated = (): string[] =>
    state().occupants.flatMap((o) =>
      isHuman(o) && o?.person !== null && o?.person !== undefined && counts.has(o.person) ? [o.person] : [],
    )
  const recount = (): void => {
    const now = seated()
    if (now.join() === reported) return
    reported = now.join()
    say(now, true)
  }
  const add = (person: string | undefined, n: 1 | -1): void => {
    if (person === undefined) {
      onlookers += n
      return
    }
    const count = (counts.get(person) ?? 0) + n
    if (count === 0) counts.delete(person)
    else counts.set(person, count)
    recount()
  }

  return {
    attend: (person) => {
      add(person, 1)
      let left = false
      return () => {
        if (!left) add(person, -1)
        left = true
      }
    },
    has: (person) => counts.has(person),
    isEmpty: () => counts.size === 0 && onlookers === 0,
    recount,
    repeat: () => say(seated(), false),
  }
}
