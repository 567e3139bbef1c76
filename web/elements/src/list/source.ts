/** The source of a list: a table, or an event's table. */
import type { Sheet } from '@stolik/core'
import type { Answer } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import type { Failure } from '../client/http.js'
import { plainSheet } from '../client/plain.js'
import type { Phase } from '../client/types.js'
import type { EventTable } from '../event/client/types.js'
import { eventList, tableList } from './documents.js'

/** Which list to show: a table's by its id, or an event's by its number in a series. */
export type Which =
  | { readonly table: string; readonly invitation: string | null }
  | { readonly event: string; readonly series: number; readonly table: number }

export interface ListShown {
  readonly game: string
  readonly profile: string
  /** By chair; null = free. */
  readonly names: readonly (string | null)[]
  readonly done: number
  readonly length: number
  readonly state: EventTable['status'] | Exclude<Phase, 'PLAYING' | 'BETWEEN'>
  readonly sheet: Sheet
}

type OfTable = Answer<typeof tableList>['table']
type OfEvent = Answer<typeof eventList>['eventTable']

const ofTable = ({ game, profile, length, phase, players, sheet }: OfTable): ListShown => ({
  game,
  profile,
  length,
  sheet: plainSheet(sheet),
  done: sheet.rows.length,
  names: players.map((player) => player?.name ?? null),
  state: phase === 'BETWEEN' ? 'PLAYING' : phase,
})

const ofEvent = ({ game, profile, length, status, chairs, seats, hands, sheet }: OfEvent): ListShown => ({
  game,
  profile,
  length,
  state: status,
  sheet: plainSheet(sheet),
  done: hands.length,
  names: Array.from(
    { length: chairs },
    (_, chair) => seats.find((seat) => seat.chair === chair)?.name ?? null,
  ),
})

/** @returns a function that stops watching */
export function watchList(
  gate: Gateway,
  which: Which,
  next: (content: ListShown) => void,
  failed: (why: Failure) => void,
): () => void {
  return 'event' in which
    ? gate.watch(eventList, which, (data) => next(ofEvent(data.eventTable)), failed)
    : gate.watch(
        tableList,
        { id: which.table, invitation: which.invitation },
        (data) => next(ofTable(data.table)),
        failed,
      )
}
