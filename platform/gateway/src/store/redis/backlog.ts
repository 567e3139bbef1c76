/**
 * The tables whose settled play is only in Redis, as Redis itself says. Each process counts those of the whole cluster, so
 * a table is also counted if its owner has forgotten it.
 */
import type { Log } from '../../base/failure.js'
import { partStanding } from '../../base/part.js'
import type { Time } from '../../base/time.js'
import type { Sight } from './sight.js'

export type Backlog = ReturnType<typeof backlog>

interface Waiting {
  readonly archived: number
  readonly since: number
  readonly isLate: boolean
}

/** In milliseconds: most tables that are behind at one look are archived before this. */
const lateAfter = 3_000

export function backlog(elapsed: () => number) {
  let waiting: ReadonlyMap<string, Waiting> = new Map()
  const late = (): [string, Waiting][] => [...waiting].filter(([, { isLate }]) => isLate)
  /** A table of which more was archived since the last look waits anew. */
  const waitingOf = ({ table, archived }: Sight): Waiting => {
    const before = waiting.get(table)
    const since = before?.archived === archived ? before.since : elapsed()
    return { archived, since, isLate: elapsed() - since >= lateAfter }
  }
  return {
    /** Takes what Redis has of all listed tables now. */
    look: (sights: readonly Sight[]): void => {
      waiting = new Map(
        sights.filter(({ isBehind }) => isBehind).map((sight) => [sight.table, waitingOf(sight)]),
      )
    },
    /** Whether a table has waited since an earlier look. */
    has: (table: string): boolean => waiting.get(table)?.isLate === true,
    tables: (): Iterable<string> => late().map(([table]) => table),
    /** How long the oldest has waited, in milliseconds. */
    oldest: (): number => Math.max(0, ...late().map(([, { since }]) => elapsed() - since)),
    /** Redis has lost the tables. */
    reset: (): void => {
      waiting = new Map()
    },
  }
}

/** In milliseconds: settled hands that wait longer for the archive are reported. */
const reportedAfter = 60_000

/** Logs once when settled hands have waited for long, and once when none waits any more. */
export function reportBacklog(deps: {
  readonly time: Pick<Time, 'elapsed'>
  readonly log: Pick<Log, 'warn'>
}): (waiting: { readonly tables: number; readonly oldest: number }) => void {
  const part = partStanding('ARCHIVE', deps)
  return ({ tables, oldest }) => {
    if (oldest > reportedAfter) part.away({ tables })
    else if (tables === 0) part.back()
  }
}
