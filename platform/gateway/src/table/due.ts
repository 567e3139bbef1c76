/** What a table does automatically next, and when. Pure; the live table sets one timer for it. */
import type { Chair } from '@stolik/core'
import { allowance, timeLeft } from './clocks.js'
import { luckWait, luckWaits } from './luck-round.js'
import { chairsToAct, isAsleep, isHuman, lacksShuffle, type TableState } from './state.js'

/** In milliseconds: how long a bot seems to think, and how long a settlement stays before the next hand is dealt. */
export interface Pace {
  readonly bot: number
  readonly between: number
}

/** State outside the log: since when clocks have been running. A restart sets it anew. */
export interface Running {
  /** By chair: since when it has been its turn. */
  readonly since: ReadonlyMap<Chair, number>
  /** When the last hand was settled. */
  readonly settledAt: number
  /** Since when the next deal waits for what it waits for now: see `luckWait`. */
  readonly luckSince: number
}

export type Due =
  | { readonly what: 'bot' | 'lapse'; readonly at: number; readonly chair: Chair }
  | { readonly what: 'deal'; readonly at: number }
  | { readonly what: 'shuffle'; readonly at: number }
  | { readonly what: 'luck'; readonly at: number }
  | { readonly what: 'fill'; readonly at: number }
  | { readonly what: 'stop'; readonly at: number }

export interface Circumstances {
  /** How much later than the pace says a bot moves. */
  readonly grace?: (chair: Chair) => number
  /** Whether a seated person is connected. */
  readonly isAttended: boolean
}

/** The next automatic action; null if the table only waits for people. */
export function due(
  state: TableState,
  running: Running,
  pace: Pace,
  { grace = () => 0, isAttended }: Circumstances,
): Due | null {
  if (state.strayed !== null) return state.opened.event === undefined ? { what: 'stop', at: 0 } : null
  if (state.paused) return null
  if (lacksShuffle(state) && state.opened.daily !== undefined) return { what: 'shuffle', at: 0 }
  const wait = luckWait(state)
  const luck: Due | null = wait && { what: 'luck', at: running.luckSince + luckWaits[wait.what] }
  if (state.phase === 'GATHERING')
    return luck ?? (state.botsAt === null ? null : { what: 'fill', at: state.botsAt })
  if (lacksShuffle(state)) return null
  if (isAsleep(state, isAttended)) return null
  if (luck !== null) return luck
  if (state.phase === 'BETWEEN') return { what: 'deal', at: running.settledAt + pace.between }
  let next: Due | null = null
  for (const chair of chairsToAct(state)) {
    const since = running.since.get(chair) ?? 0
    const isBot = !isHuman(state.occupants[chair] ?? null)
    const wait = isBot ? pace.bot + grace(chair) : clockOf(state, chair, 0)
    if (wait === null) continue
    const at = since + wait
    if (next !== null && next.at <= at) continue
    next = { what: isBot ? 'bot' : 'lapse', at, chair }
  }
  return next
}

/** Milliseconds left on a chair's clock, `elapsed` after it started; null without clocks, and for bots. */
export function clockOf(state: TableState, chair: Chair, elapsed: number): number | null {
  const clock = allowance(state.opened.speed, state.opened.length)
  const reserve = state.reserves?.[chair]
  if (clock === null || reserve === undefined || !isHuman(state.occupants[chair] ?? null)) return null
  return timeLeft(reserve, clock.perMove, elapsed)
}

/**
 * The running clocks after a change, and since when they run. If a chair's turn continues, its clock keeps running. It
 * starts anew if the chair has just moved, or somebody else has taken it (`fresh`).
 */
export function runOn(
  before: Running,
  state: TableState,
  now: number,
  fresh: ReadonlySet<Chair>,
  settled: boolean,
): Running {
  const since = new Map<Chair, number>()
  for (const chair of chairsToAct(state))
    since.set(chair, fresh.has(chair) ? now : (before.since.get(chair) ?? now))
  return { since, settledAt: settled ? now : before.settledAt, luckSince: before.luckSince }
}
