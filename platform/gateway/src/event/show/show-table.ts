/** Maps a table of a series and its list to the types of the schema. */
import { lazily, type Sheet } from '@stolik/core'
import { showSheet } from '../../table/show-sheet.js'
import type { At, By } from '@stolik/event/model/entry'
import type { Keys } from '../store/keys.js'
import type { Lists } from '@stolik/event/model/lists'
import { chairAt, isSigned, sitter } from '@stolik/event/model/playing'
import { unitsAPoint } from '@stolik/contract/shapes'
import { tableResult } from '@stolik/event/standing/table'
import type { EventState, TableState } from '@stolik/event/model/state'

/** The viewer's role. It alone decides which parts of an event are shown to them. */
export type Role = 'director' | 'player' | 'playerAtDoor' | 'door' | 'public'

export interface Shown {
  readonly id: string
  readonly lists: Lists
  readonly keys: Keys
  /** Returns the digest of the rules of a profile. */
  readonly rules: (profile: string) => string
}

export function showTable(source: Shown, state: EventState, at: At, table: TableState, role: Role) {
  const { regulations } = state
  const { list } = table
  const now = source.rules(regulations.format.profile)
  const result = lazily(() => tableResult(source.lists, state, table))
  // A table that was given up has no chairs, and no game has a sheet for it.
  const played = table.players.length > 0
  const sheet = lazily(() => showSheet(played ? result().sheet : noSheet))
  const seats = lazily(() => table.players.map((_, chair) => showSeat(state, at, table, chair)))
  const counts = (): boolean =>
    played && list.annulled === null && list.missing.length === 0 && result().complete
  return {
    __typename: 'EventTable',
    event: source.id,
    seq: state.length,
    game: regulations.game,
    profile: regulations.format.profile,
    series: at.series,
    table: at.table,
    chairs: table.players.length,
    length: list.length,
    begun: table.begun,
    online: table.online,
    live: table.live,
    paused: state.pause.since !== null || table.pause.since !== null,
    waiting: table.waiting === 'now',
    status: statusOf(table),
    missing: list.missing,
    entered: list.hands.length,
    get seats() {
      return seats()
    },
    get hands() {
      return list.hands.map(({ line, confirmed, by }, hand) => ({
        hand,
        line,
        confirmed,
        by: writer(state, at, table, by),
        corrected: list.corrections.some((one) => one.hand === hand),
      }))
    },
    rules: now,
    get others() {
      return list.settled
        .filter(({ rules }) => rules !== now)
        .map(({ hand, rules, ...settled }) => ({
          hand,
          rules: rules ?? '',
          settled: JSON.stringify({ hand, ...settled }),
        }))
    },
    get corrections() {
      return list.corrections
    },
    get sheet() {
      return sheet()
    },
    get points() {
      return counts() ? result().units.map((units) => units / unitsAPoint) : null
    },
    get small() {
      return counts() ? result().totals : null
    },
    notice: showNotice(state),
    key: role === 'director' ? source.keys.table(source.id, at, state.codesEpoch) : null,
  }
}

const noSheet: Sheet = { rows: [], sums: [], totals: [] }

/** The newest notice, unless it was withdrawn. */
export function showNotice({ latest: { notice } }: EventState): { text: string; at: number } | null {
  return notice === undefined || notice.text === '' ? null : { text: notice.text, at: notice.at }
}

function showSeat(state: EventState, { series }: At, table: TableState, chair: number) {
  const id = sitter(state, series, table, chair)
  const player = state.players.get(id)
  return {
    chair,
    player: id,
    number: player?.number ?? 0,
    name: player?.entrant.name ?? '',
    signed: table.list.signed.includes(chair),
    bot: table.bots.includes(chair),
  }
}

function writer(state: EventState, { series }: At, table: TableState, by: By): number | null {
  if (by.kind === 'chair') return by.chair
  return by.kind === 'player' ? (chairAt(state, series, table, by.player) ?? null) : null
}

function statusOf(table: TableState): string {
  const { hands, length, annulled, missing } = table.list
  if (annulled !== null) return 'ANNULLED'
  if (missing.length > 0 || table.players.length === 0) return 'MISSING'
  if (hands.length === 0) return 'EMPTY'
  if (hands.length < length) return 'PLAYING'
  return isSigned(table) ? 'SIGNED' : 'COMPLETE'
}
