/** The keys on the path to the values being compared. They are written only when a value has changed, which is rare. */
import { page } from './page.js'

const keys: Uint8Array[] = []
/** The keys of the current path are those from `from` to `to`. They are kept, since shortening an array throws its store away. */
let from = 0
let to = 0

export const path = {
  enter: (key: Uint8Array): void => {
    keys[to] = key
    to += 1
  },
  /** Leaves the last key, below which nothing has changed. */
  leave: (): void => {
    to -= 1
  },
  /** Writes the keys, which the path then no longer has. */
  write: (): void => {
    for (let i = from; i < to; i++) page.put(keys[i] as Uint8Array)
    to = from
  },
  clear: (): void => {
    from = to = 0
  },
  /** Does work on an empty path, and returns to this one. */
  apart: <T>(work: () => T): T => {
    const before = from
    from = to
    const done = work()
    to = from
    from = before
    return done
  },
}
