/** The parts of an event that can be watched, and when watchers are notified. */
import type { Topic } from '../../graphql/resolver.js'
import type { Time } from '../../base/time.js'
import type { At } from '@stolik/event/model/entry'
import type { LiveEvent } from '../live/event.js'
import { tableOf } from '@stolik/event/model/playing'
import type { EventState, SeriesState } from '@stolik/event/model/state'
import { arenaSeat, type SeatDeps } from './arena-seat.js'
import type { Sight } from './sight.js'

/**
 * The minimum time between updates of a whole event, in milliseconds. A single table is small, so its updates are sent at
 * once.
 */
export const gaps = {
  /** Only hands were added to lists, as happens all over the hall: the writers of lists watch their own table. */
  hands: 1_000,
  /** Anything else. */
  rest: 200,
  /** Of an arena, where every table that finishes changes who leads. */
  arena: 2_000,
} as const

/**
 * Sizes of updates of a whole event, in bytes. `most`: what a reader receives in a millisecond at most, so that after a large update
 * the next one waits. `hand`, `hands`: about what a table takes, with its rows in the standings, after one hand and after several
 * (`npm run load -- hall`).
 */
export const updateBytes = { most: 20, hand: 340, hands: 1_100 } as const

interface TopicsDeps extends SeatDeps {
  readonly time: Pick<Time, 'elapsed' | 'after'>
  readonly showWhole: (event: LiveEvent, sight: Sight) => object
  readonly showTable: (event: LiveEvent, at: At, sight: Sight) => object
  readonly showArena: (event: LiveEvent) => object
}

export function topics({ time, showWhole, showTable, showArena, showSeat, isOpen }: TopicsDeps) {
  const arenas = new WeakMap<LiveEvent, Topic>()
  const wholes = new WeakMap<LiveEvent, Topic>()
  const tables = new WeakMap<LiveEvent, Map<string, Topic>>()

  const whole = (event: LiveEvent): Topic => ({
    watch: (nudge) => {
      let last = event.state()
      let least = 0
      const soon = conflated(time, () => {
        const now = event.state()
        least = bytesOf(last, now) / updateBytes.most
        last = now
        nudge()
      })
      let seen = last
      const stop = event.watch(() => {
        const before = seen
        seen = event.state()
        soon.call(Math.max(least, isHands(before, seen) ? gaps.hands : gaps.rest))
      })
      return () => {
        stop()
        soon.stop()
      }
    },
    mark: () => null,
    show: (sight) => showWhole(event, sight),
  })
  const table = (event: LiveEvent, at: At): Topic => ({
    watch: (nudge) => {
      // Notifies only if this table changed, or something it depends on.
      let seen = underOf(event, at)
      return event.watch(() => {
        const now = underOf(event, at)
        const same = now.every((value, i) => value === seen[i])
        seen = now
        if (!same) nudge()
      })
    },
    mark: () => null,
    show: (sight) => showTable(event, at, sight),
  })

  const arena = (event: LiveEvent): Topic => ({
    watch: (nudge) => {
      const soon = conflated(time, nudge)
      const stop = event.watch(() => soon.call(gaps.arena))
      return () => {
        stop()
        soon.stop()
      }
    },
    mark: () => null,
    show: () => showArena(event),
  })

  return {
    /** An arena without its tables: the same for everybody. */
    arena: (event: LiveEvent): Topic => {
      const known = arenas.get(event) ?? arena(event)
      arenas.set(event, known)
      return known
    },
    arenaSeat: (event: LiveEvent, playerOf: () => string | null): Topic =>
      arenaSeat(event, playerOf, { time, isOpen, showSeat }),
    /** The event as a whole. */
    whole: (event: LiveEvent): Topic => {
      const known = wholes.get(event) ?? whole(event)
      wholes.set(event, known)
      return known
    },
    /** One table with its list. */
    table: (event: LiveEvent, at: At): Topic => {
      const all = tables.get(event) ?? new Map<string, Topic>()
      tables.set(event, all)
      const key = `${at.series} ${at.table}`
      const known = all.get(key) ?? table(event, at)
      all.set(key, known)
      return known
    },
  }
}

/** Everything that the display of a table depends on. */
function underOf(event: LiveEvent, at: At): readonly unknown[] {
  const { pause, regulations, players, officials, codesEpoch, final, latest } = event.state()
  return [tableOf(event.state(), at), pause, regulations, players, officials, codesEpoch, final, latest]
}

/** About how many bytes readers are told who knew an earlier state. */
function bytesOf(before: EventState, now: EventState): number {
  const tables = now.series.flatMap((one, n) =>
    one === before.series[n]
      ? []
      : one.tables.map((table, i) => [before.series[n]?.tables[i], table] as const),
  )
  return tables.reduce((bytes, [was, table]) => {
    if (was === table) return bytes
    const isOne = table.list.hands.length - (was?.list.hands.length ?? 0) <= 1
    return bytes + (isOne ? updateBytes.hand : updateBytes.hands)
  }, 0)
}

/** The parts of a state that a new hand changes. */
const ofHands: ReadonlySet<keyof EventState> = new Set(['length', 'series', 'ops'])

/** Whether the only changes are hands added to unfinished lists. */
function isHands(before: EventState, now: EventState): boolean {
  const parts = Object.keys(now) as readonly (keyof EventState)[]
  const isOther = parts.some((part) => !ofHands.has(part) && now[part] !== before[part])
  return (
    !isOther && now.series.every((one, i) => one === before.series[i] || isOnlyHands(before.series[i], one))
  )
}

function isOnlyHands(before: SeriesState | undefined, now: SeriesState): boolean {
  if (before === undefined || before.status !== now.status || before.tables.length !== now.tables.length)
    return false
  if (before.extended !== now.extended || before.clock !== now.clock || before.byes !== now.byes) return false
  return now.tables.every((table, i) => {
    const was = before.tables[i]
    if (was === table) return true
    if (was === undefined || was.pause !== table.pause || was.live !== table.live) return false
    const { list } = table
    return (
      was.players === table.players &&
      was.substitutes === table.substitutes &&
      was.list.signed === list.signed &&
      was.list.annulled === list.annulled &&
      was.list.missing === list.missing &&
      was.list.corrections === list.corrections &&
      list.hands.length < list.length
    )
  })
}

/** Conflates calls: only the last one matters, because everybody who watches an event gets the whole of it. */
function conflated(time: Pick<Time, 'elapsed' | 'after'>, then: () => void) {
  let last = -Infinity
  let due = Infinity
  let cancel = (): void => undefined
  const run = (): void => {
    due = Infinity
    last = time.elapsed()
    then()
  }
  return {
    /** Debounces: runs at once if the last run was at least `gap` ms ago, else once when that time has passed. */
    call: (gap: number): void => {
      const at = last + gap
      if (at >= due) return
      cancel()
      const wait = at - time.elapsed()
      if (wait <= 0) return run()
      due = at
      cancel = time.after(wait, run)
    },
    stop: () => cancel(),
  }
}
