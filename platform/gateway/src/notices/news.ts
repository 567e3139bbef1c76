/** What entrants must know, read from the log of an event. It says nothing that the public page does not show. */
import { hallOf } from '@stolik/contract/event/halls'
import type { Chair } from '@stolik/core'
import { fold } from '@stolik/event/fold/fold'
import { dayBefore, hallZone } from '../base/day-of.js'
import type { Logged } from '@stolik/event/model/entry'
import { seatsIn, seriesOf, waitingList } from '@stolik/event/model/playing'
import type { EventState, Player } from '@stolik/event/model/state'

/** What may be told, each with its group: newer news of a group replaces older news. Their sentences are in `words`. */
const groups = {
  entered: 'status',
  reserve: 'status',
  pending: 'status',
  waiting: 'status',
  approved: 'status',
  movedUp: 'status',
  declined: 'status',
  out: 'status',
  seat: 'seat',
  bye: 'seat',
  time: 'time',
  place: 'place',
  cancelled: 'cancelled',
  reminder: 'reminder',
  soon: 'reminder',
} as const
export type NewsCode = keyof typeof groups
export const newsCodes = Object.keys(groups) as readonly NewsCode[]

/** One piece of news, with the arguments of its sentence. */
export interface News {
  /** The number of the log entry that it is from. */
  readonly n: number
  /** Whom it is about; null: everybody who is entered. */
  readonly player: string | null
  readonly code: NewsCode
  readonly args: Readonly<Record<string, string | number>>
}

/** Series may be drawn in advance, and each has its own seat. */
const groupOf = ({ code, args: { series } }: News): string =>
  series === undefined ? groups[code] : `${groups[code]} ${series}`

/** Reads the news in a log entry by entry. */
export interface NewsReader {
  readonly length: number
  readonly state: EventState
  /** All news so far, oldest first. */
  readonly news: readonly News[]
  /** The same news by the player that it is about; null: everybody. An event of strangers has much of it. */
  readonly newsOf: ReadonlyMap<string | null, readonly News[]>
  /** The players that each person has entered as. */
  readonly playersOf: ReadonlyMap<string | null, readonly Player[]>
  /** When the reminder is due, in milliseconds since 1970. */
  readonly reminder: number
}

/** @param before undefined at the announcement */
export function readNews(before: NewsReader | undefined, entries: readonly Logged[]): NewsReader | undefined {
  let { state, length = 0 }: Partial<NewsReader> = before ?? {}
  const news = [...(before?.news ?? [])]
  for (const logged of entries) {
    const after = fold(state, logged)
    if (state !== undefined) news.push(...newsIn(state, after, logged, length))
    state = after
    length += 1
  }
  if (state === undefined) return undefined
  return {
    state,
    length,
    news,
    newsOf: grouped(news, ({ player }) => player),
    playersOf: grouped(state.players.values(), ({ entrant }) => entrant.person),
    reminder: dayBefore(state.regulations.starts, hallZone),
  }
}

function grouped<K, V>(all: Iterable<V>, keyOf: (one: V) => K): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return groups
}

function newsIn(before: EventState, after: EventState, { entry }: Logged, n: number): readonly News[] {
  const about = (player: string, code: NewsCode): News => ({ n, player, code, args: argsOf(after, player) })
  switch (entry.kind) {
    case 'enter': {
      const status = after.players.get(entry.player)?.status
      const known = status === 'pending' || status === 'waiting' || status === 'reserve'
      return [about(entry.player, known ? status : 'entered')]
    }
    case 'approve':
      return [about(entry.player, entry.waiting ? 'waiting' : 'approved')]
    case 'restore':
      return [about(entry.player, entry.status)]
    case 'admit':
      return [about(entry.player, 'movedUp')]
    case 'decline':
      return [about(entry.player, 'declined')]
    case 'withdraw':
    case 'exclude':
      return [about(entry.player, 'out')]
    case 'amend': {
      const [was, is] = [before.regulations, after.regulations]
      const news: News[] = []
      if (was.starts !== is.starts) news.push({ n, player: null, code: 'time', args: { starts: is.starts } })
      if (was.place !== is.place) news.push({ n, player: null, code: 'place', args: { place: is.place } })
      return news
    }
    case 'cancel':
      return [{ n, player: null, code: 'cancelled', args: {} }]
    case 'draw':
      return seatNews(after, entry.series, n, () => true)
    case 'move':
    case 'reseat': {
      const was = seriesOf(before, entry.series)
      const old = was && seatsIn(before, was)
      return seatNews(after, entry.series, n, (player, seat) => {
        const sat = old?.get(player)
        return sat?.table !== seat?.table || sat?.chair !== seat?.chair
      })
    }
    default:
      return []
  }
}

const argsOf = (state: EventState, id: string): News['args'] => ({
  number: state.players.get(id)?.number ?? 0,
  place: waitingList(state).findIndex((one) => one.id === id) + 1,
})

interface Seat {
  readonly table: number
  readonly chair: Chair
}

/** Where everybody sits in a series, as far as `isTold`. */
function seatNews(
  state: EventState,
  series: number,
  n: number,
  isTold: (player: string, seat: Seat | undefined) => boolean,
): readonly News[] {
  const drawn = seriesOf(state, series)
  if (drawn === undefined) return []
  const { byes, tables } = drawn
  const { halls = [] } = state.regulations
  const seated = [...seatsIn(state, drawn)].filter(([player, seat]) => isTold(player, seat))
  return [
    ...seated.map(([player, { table, chair }]): News => {
      const hall = hallOf(halls, { table, online: tables[table - 1]?.online ?? false })
      const where = hall === null ? table : `${table}, ${hall}`
      const args = { series, table: where, chair: String.fromCharCode(65 + chair) }
      return { n, player, code: 'seat', args }
    }),
    ...byes
      .filter((player) => isTold(player, undefined))
      .map((player): News => ({ n, player, code: 'bye', args: { series } })),
  ]
}

/** What was told already: news before entry `told`, a reminder of the event at the time `reminded`, and one shortly before `soon`. */
export interface Told {
  readonly told: number
  readonly reminded: number
  readonly soon: number
  /** Since when they want to be told. */
  readonly at: number
}

/** The players that a person has entered as. */
export const playersOf = ({ players }: EventState, person: string): readonly Player[] =>
  [...players.values()].filter(({ entrant }) => entrant.person === person)

/** Returns what a person has not been told yet, the newest of each kind. A cancelled event has no other news. */
export function untold(
  { state, newsOf, playersOf, reminder }: NewsReader,
  person: string,
  { told, reminded, soon, at }: Told,
  now: number,
): readonly News[] {
  const mine = playersOf.get(person) ?? []
  const newest = new Map<string, News>()
  const about = [null, ...mine.map(({ id }) => id)]
  for (const one of about.flatMap((of) => newsOf.get(of) ?? []).toSorted((a, b) => a.n - b.n))
    if (one.n >= told) {
      newest.delete(groupOf(one))
      newest.set(groupOf(one), one)
    }
  const cancelled = newest.get('cancelled')
  if (cancelled !== undefined) return [cancelled]
  const { starts, place } = state.regulations
  const isNear = now >= reminder && now < starts && at < reminder && reminded !== starts
  const plays = mine.some(({ status }) => status === 'entered')
  if (!plays || state.latest.cancel !== undefined) return [...newest.values()]
  const next = startSoon(state, now)
  const remind = (code: NewsCode, args: News['args']): News => ({ n: state.length, player: null, code, args })
  if (next !== undefined && next.starts !== soon && at < next.from)
    return [...newest.values(), remind('soon', { starts: next.starts })]
  return [...newest.values(), ...(isNear ? [remind('reminder', { starts, place })] : [])]
}

/** The start of the event or of a series of which players are to be reminded now, and since when. */
function startSoon(
  { regulations, series }: EventState,
  now: number,
): { readonly starts: number; readonly from: number } | undefined {
  const { remindMinutes } = regulations
  if (remindMinutes === undefined) return undefined
  const waiting = series.filter(({ status }) => status === 'planned' || status === 'drawn')
  return waiting
    .map(({ series: n, plan }) => plan.starts ?? (n === 1 ? regulations.starts : undefined))
    .flatMap((starts) => (starts === undefined ? [] : [{ starts, from: starts - remindMinutes * 60_000 }]))
    .find(({ starts, from }) => now >= from && now < starts)
}

/** Whether nothing will be told about an event any more. */
export const isTold = ({ final, latest }: EventState): boolean =>
  final !== null || latest.cancel !== undefined
