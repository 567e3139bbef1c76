/** What of an event is watched, and when its watchers are told. */
import type { Topic } from '../graphql/resolver.js'
import type { Time } from '../base/time.js'
import { conflated } from './conflate.js'
import type { At } from '@stolik/tournament/model/entry'
import type { LiveEvent } from './event.js'
import { tableOf } from '@stolik/tournament/model/playing'
import type { EventState, SeriesState } from '@stolik/tournament/model/state'
import type { Standing } from './show-table.js'

export interface Topics {
  /** The event as a whole. */
  whole(event: LiveEvent): Topic
  /** One table with its list. */
  table(event: LiveEvent, at: At): Topic
}

/** A table, which is small, is told at once; the whole of an event, which is not, no oftener than that, in milliseconds. */
export const gaps = {
  /** Another hand of some list, while lists are written in the whole hall: who keeps one watches their table. */
  hands: 1_000,
  /** Anything else. */
  rest: 200,
} as const

export interface TopicsDeps {
  readonly time: Pick<Time, 'elapsed' | 'after'>
  readonly showWhole: (event: LiveEvent, standing: Standing) => object
  readonly showTable: (event: LiveEvent, at: At, standing: Standing) => object
}

export function topics({ time, showWhole, showTable }: TopicsDeps): Topics {
  const wholes = new WeakMap<LiveEvent, Topic>()
  const tables = new WeakMap<LiveEvent, Map<string, Topic>>()

  const whole = (event: LiveEvent): Topic => ({
    watch: (nudge) => {
      const soon = conflated(time, nudge)
      let seen = event.state()
      const stop = event.watch(() => {
        const before = seen
        seen = event.state()
        soon.call(isHands(before, seen) ? gaps.hands : gaps.rest)
      })
      return () => {
        stop()
        soon.stop()
      }
    },
    mark: () => null,
    show: (standing) => showWhole(event, standing as Standing),
  })
  const table = (event: LiveEvent, at: At): Topic => ({
    watch: (nudge) => {
      // Told only when this table, or what it stands under, has changed.
      let seen = underOf(event, at)
      return event.watch(() => {
        const now = underOf(event, at)
        const same = now.every((value, i) => value === seen[i])
        seen = now
        if (!same) nudge()
      })
    },
    mark: () => null,
    show: (standing) => showTable(event, at, standing as Standing),
  })

  return {
    whole: (event) => {
      const known = wholes.get(event) ?? whole(event)
      wholes.set(event, known)
      return known
    },
    table: (event, at) => {
      const all = tables.get(event) ?? new Map<string, Topic>()
      tables.set(event, all)
      const key = `${at.series} ${at.table}`
      const known = all.get(key) ?? table(event, at)
      all.set(key, known)
      return known
    },
  }
}

/** What a table's list depends on. */
function underOf(event: LiveEvent, at: At): readonly unknown[] {
  const { pause, regulations, players, officials, codesEpoch, final, latest } = event.state()
  return [tableOf(event.state(), at), pause, regulations, players, officials, codesEpoch, final, latest]
}

/** What of a state another hand changes. */
const ofHands: ReadonlySet<keyof EventState> = new Set(['length', 'series', 'ops'])

/** Whether nothing has changed but hands of lists that go on. */
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
  if (before.extended !== now.extended || before.byes !== now.byes) return false
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
