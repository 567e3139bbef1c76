/** What a table will do by itself, and when. Pure; the live table sets one timer for it. */
import type { Chair } from '@stolik/core'
import { allowance, timeLeft } from './clocks.js'
import { chairsToAct, isHuman, type TableState } from './state.js'

/** Milliseconds that a bot seems to think, and that the settlement stays before the next hand is dealt. */
export interface Pace {
  readonly bot: number
  readonly between: number
}

/** What is not in the log: since when the clocks run. A restart sets them going anew. */
export interface Running {
  /** By chair: since when it is its turn. */
  readonly since: ReadonlyMap<Chair, number>
  /** When the last hand was settled. */
  readonly settledAt: number
}

export type Due =
  | { readonly what: 'bot' | 'lapse'; readonly at: number; readonly chair: Chair }
  | { readonly what: 'deal'; readonly at: number }
  | { readonly what: 'fill'; readonly at: number }

/** The next thing due, null when the table waits for people alone. */
export function due(state: TableState, running: Running, pace: Pace): Due | null {
  if (state.paused) return null
  if (state.phase === 'GATHERING') return state.botsAt === null ? null : { what: 'fill', at: state.botsAt }
  if (state.phase === 'BETWEEN') return { what: 'deal', at: running.settledAt + pace.between }
  let next: Due | null = null
  for (const chair of chairsToAct(state)) {
    const since = running.since.get(chair) ?? 0
    const wait = isHuman(state.occupants[chair] ?? null) ? clockOf(state, chair, 0) : pace.bot
    if (wait === null) continue
    const at = since + wait
    if (next !== null && next.at <= at) continue
    next = { what: isHuman(state.occupants[chair] ?? null) ? 'lapse' : 'bot', at, chair }
  }
  return next
}

/** Milliseconds left on a chair's clock, `elapsed` after it began to run; null without clocks and for bots. */
export function clockOf(state: TableState, chair: Chair, elapsed: number): number | null {
  const clock = allowance(state.opened.speed, state.opened.length)
  const reserve = state.reserves?.[chair]
  if (clock === null || reserve === undefined || !isHuman(state.occupants[chair] ?? null)) return null
  return timeLeft(reserve, clock.perMove, elapsed)
}

/**
 * Which clocks run after a change, and since when: a chair whose turn goes on keeps its time, unless it has
 * just moved or someone else has taken its place (`fresh`).
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
  return { since, settledAt: settled ? now : before.settledAt }
}
