/** Cleans up tables: an abandoned one is closed, and a finished one is unloaded. */
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { LoadedTables } from './loaded-tables.js'
import type { LiveTable } from './live.js'
import { hasPlay, isHuman, isLonely, isOver, type TableState } from '../table/state.js'

const minute = 60_000

const sweepEvery = minute
/** A finished table is unloaded so long after it was last watched. */
const keepOver = 10 * minute
/** The same for a table that another process drives. */
const keepOthers = 2 * minute
/** How long an empty table without activity stays open. It is closed soon if strangers would wait at it in the lobby. */
const idle = { waiting: 15 * minute, invited: 60 * minute, other: 24 * 60 * minute } as const
/**
 * A table where nobody but its opener has ever sat, and where they have not made a move, keeps nobody waiting. It ends soon after they
 * have left: long enough to send the link from another program of a phone. Whoever stays on the page keeps it longer, as friends may
 * still come. A person who plays there with bots is playing, so they have as long as `abandonedAfter`.
 */
const unused = { left: 10 * minute, open: 60 * minute } as const
/**
 * Somebody who played with bots alone and left keeps nobody waiting, but fills the lobby. The time is long enough for a phone
 * call or a tunnel. People who play with each other may have adjourned until tomorrow, so they have a whole day.
 */
const abandonedAfter = 30 * minute

export interface SweepInput {
  readonly state: TableState
  readonly isDriven: boolean
  /** Somebody is connected or watches. */
  readonly isWatched: boolean
  /** Somebody who sits there follows it from another page. */
  readonly isFollowed: boolean
  /** Milliseconds since something happened there. */
  readonly quiet: number
  /** Milliseconds since a seated person was connected. */
  readonly away: number
  /** Milliseconds since its log has grown. */
  readonly unchanged: number
}

export function sweepDecision({
  state,
  isDriven,
  isWatched,
  isFollowed,
  quiet,
  away,
  unchanged,
}: SweepInput): 'stay' | 'let go' | 'close' {
  const { phase, opened, occupants } = state
  if (isOver(state) || !isDriven)
    return !isWatched && !isFollowed && quiet >= (isOver(state) ? keepOver : keepOthers) ? 'let go' : 'stay'
  if (opened.event !== undefined) return 'stay'
  const mayBeJoined = phase === 'GATHERING' && opened.invitation === null
  if (isLonely(state) && !hasPlay(state) && !mayBeJoined) {
    if (unchanged >= unused.open) return 'close'
    if (!isWatched && Math.min(quiet, away) >= unused.left) return 'close'
  }
  const isAlone = phase !== 'GATHERING' && occupants.filter(isHuman).length <= 1
  if (isAlone && away >= abandonedAfter) return 'close'
  return !isWatched && quiet >= idleLimit(state) ? 'close' : 'stay'
}

function idleLimit({ phase, opened, occupants }: TableState): number {
  if (phase !== 'GATHERING') return idle.other
  if (opened.invitation === null) return idle.waiting
  return occupants.filter(isHuman).length <= 1 ? idle.invited : idle.other
}

interface SweepDeps {
  readonly atHand: Pick<LoadedTables, 'all' | 'letGo'>
  readonly time: Time
  readonly log: Log
}

/** Checks all loaded tables every minute, until the returned function is called. */
export function startSweeping({ atHand, time, log }: SweepDeps): () => void {
  /** Since when, by `elapsed`, no seated person was connected, as far as this process knows. */
  const awaySince = new WeakMap<LiveTable, number>()

  const awayFor = (table: LiveTable): number => {
    const now = time.elapsed()
    if (table.isAttended()) awaySince.delete(table)
    else if (!awaySince.has(table)) awaySince.set(table, now)
    return now - (awaySince.get(table) ?? now)
  }
  /** How long each log was, and since when. */
  const grew = new WeakMap<LiveTable, { readonly length: number; readonly at: number }>()
  const unchangedFor = (table: LiveTable): number => {
    const [now, last, length] = [time.elapsed(), grew.get(table), table.state().seq]
    if (last?.length === length) return now - last.at
    grew.set(table, { length, at: now })
    return 0
  }
  const sweepOne = (table: LiveTable): void => {
    const [state, isDriven] = [table.state(), table.isDriven()]
    const [isWatched, isFollowed] = [table.isWatched(), table.isFollowed()]
    const quiet = time.elapsed() - table.touched()
    const [away, unchanged] = [awayFor(table), unchangedFor(table)]
    const next = sweepDecision({ state, isDriven, isWatched, isFollowed, quiet, away, unchanged })
    if (next === 'stay') return
    awaySince.delete(table)
    if (next === 'let go') return atHand.letGo(table)
    table
      .act((now) => (isOver(now) ? [] : [{ kind: 'close' }]))
      .catch((error: unknown) => logFailure(log, 'an idle table could not be closed', error))
  }
  const sweep = (): void => {
    for (const table of atHand.all()) sweepOne(table)
    cancel = time.after(sweepEvery, sweep)
  }
  let cancel = time.after(sweepEvery, sweep)
  return () => cancel()
}
