/** The minutes of an event: what was done and decided. Pure. */
import type { Line } from '@stolik/core'
import { refundsOf } from '../standing/cash.js'
import type { At } from '../model/entry.js'
import { holder, holderIn, placeOf, tablesPlayed } from '../model/playing.js'
import type {
  Adjustment,
  EventState,
  Exclusion,
  Overturned,
  Place,
  Request,
  RosterChange,
  Ruling,
} from '../model/state.js'
import { listNotes, type ListNote } from './list-notes.js'
import { protestNotes, type ProtestNote } from './protest-notes.js'

/** A seat that draws are asked for. */
export interface RequestNote extends Pick<Request, 'kind' | 'at'> {
  readonly numbers: readonly number[]
  readonly names: readonly string[]
  readonly table: number | null
  /** Why, for the director alone: it may be about somebody's health. */
  readonly reason: string | null
}

/** Seats that changed after the draw, or a start that was taken back. */
export interface SeatNote {
  readonly series: number
  readonly at: number
  readonly what: 'reseat' | 'unstart'
  readonly reason: string
  /** Tables, or `bye`. Null: no seat in this series. */
  readonly moved: readonly {
    readonly number: number
    readonly name: string
    readonly from: number | 'bye' | null
    readonly to: number | 'bye' | null
  }[]
}

/** Who came or left after the first draw. `number` is that of the place. */
export interface RosterNote extends Pick<RosterChange, 'what' | 'at' | 'from'> {
  readonly number: number
  readonly name: string
  /** The name of the reserve who took over the place. */
  readonly by: string | null
}

export interface Minutes {
  readonly officials: EventState['officials']
  readonly amendments: EventState['amendments']
  readonly series: readonly {
    readonly series: number
    readonly started: number | null
    readonly ended: number | null
    readonly tables: number
    readonly byes: number
    readonly draws: number
    readonly extended: number
  }[]
  readonly requests: readonly RequestNote[]
  readonly seats: readonly SeatNote[]
  readonly roster: readonly RosterNote[]
  readonly lists: readonly ListNote[]
  readonly rulings: readonly (At & {
    readonly n: number
    readonly at: number
    readonly hand: number | null
    readonly question: string | null
    readonly lines: readonly Line[]
    readonly note: string
    readonly by: string | null
  })[]
  readonly adjustments: readonly (Adjustment & { readonly name: string })[]
  readonly excluded: readonly {
    readonly number: number
    readonly name: string
    /** Why, for the director alone. */
    readonly reason: string | null
    readonly clause: string | null
    /** When and why it was overturned; null while it holds. */
    readonly overturned: {
      readonly at: number
      readonly reason: string | null
      readonly clause: string | null
    } | null
  }[]
  readonly protests: readonly ProtestNote[]
  readonly reopenings: EventState['reopenings']
  readonly notices: EventState['notices']
  readonly endedEarly: NonNullable<EventState['latest']['endEarly']> | null
  readonly undoneEnds: EventState['undoneEnds']
  readonly cancelled: NonNullable<EventState['latest']['cancel']> | null
  /** Whose fee is to be paid back, and how much. For the director alone. */
  readonly refunds: readonly {
    readonly number: number
    readonly name: string
    /** In the smallest coin. */
    readonly amount: number
    readonly currency: string
  }[]
  readonly handOvers: EventState['handOvers']
  readonly brought: EventState['brought']
  readonly final: EventState['final']
}

/**
 * @param full everything, for the director. Otherwise only what is public: rulings and adjustments, but of a protest only
 * table, time and outcome, and of an exclusion not the reason
 */
export function minutesOf(state: EventState, full: boolean): Minutes {
  const name = (id: string): string => state.players.get(id)?.entrant.name ?? id
  /** Whoever held a place in a series, or holds it now. */
  const held = (id: string, series: number | null): string => {
    const place = state.players.get(id)
    if (place === undefined) return id
    return series === null ? holder(state, place).entrant.name : name(holderIn(place, series))
  }
  return {
    officials: state.officials,
    amendments: state.amendments,
    series: state.series
      .filter(({ status }) => status !== 'planned')
      .map(({ series, started, ended, tables, byes, draws, extended }) => ({
        series,
        started,
        ended,
        draws,
        extended,
        tables: tablesPlayed({ tables }).length,
        byes: byes.length,
      })),
    requests: state.requests.map(({ kind, players, table = null, at, reason }) => ({
      kind,
      at,
      table,
      names: players.map(name),
      numbers: players.map((id) => state.players.get(id)?.number ?? 0),
      reason: full ? reason : null,
    })),
    seats: seatNotes(state, name),
    roster: state.roster.map(({ what, at, player, by, from }) => ({
      what,
      at,
      from,
      number: placeOf(state, player)?.number ?? 0,
      name: name(player),
      by: by === null ? null : name(by),
    })),
    lists: listNotes(state),
    rulings: state.rulings.map(({ n, at, series, table, hand, question, lines, note, by }) => ({
      n,
      at,
      series,
      table,
      question,
      lines,
      note,
      hand: hand === null ? null : hand + 1,
      by: full ? ruledBy(by) : null,
    })),
    adjustments: state.adjustments.map((one) => ({ ...one, name: held(one.player, one.series) })),
    excluded: exclusions(state, full),
    protests: protestNotes(state, full, name),
    reopenings: state.reopenings,
    notices: state.notices,
    endedEarly: state.latest.endEarly ?? null,
    undoneEnds: state.undoneEnds,
    cancelled: state.latest.cancel ?? null,
    refunds: full
      ? refundsOf(state).map(({ player, amount }) => ({
          number: state.players.get(player)?.number ?? 0,
          name: name(player),
          amount,
          currency: state.regulations.fee?.currency ?? '',
        }))
      : [],
    handOvers: state.handOvers,
    brought: state.brought,
    final: state.final,
  }
}

const tableNumber = (place: Place): number | 'bye' | null =>
  place === undefined || place === 'bye' ? (place ?? null) : place.table

const seatNotes = (state: EventState, name: (id: string) => string): readonly SeatNote[] =>
  state.series.flatMap(({ series, changes }) =>
    changes.map(({ at, reason, seats }) => ({
      series,
      at,
      reason,
      what: seats.length === 0 ? 'unstart' : 'reseat',
      moved: seats.map(({ player, from, to }) => ({
        number: state.players.get(player)?.number ?? 0,
        name: name(player),
        from: tableNumber(from),
        to: tableNumber(to),
      })),
    })),
  )

/** Those that hold, then those that were overturned. */
function exclusions({ players, overturned }: EventState, full: boolean): Minutes['excluded'] {
  const note = (id: string, { reason, clause }: Exclusion, lifted: Overturned | null) => ({
    number: players.get(id)?.number ?? 0,
    name: players.get(id)?.entrant.name ?? id,
    reason: full ? reason : null,
    clause,
    overturned:
      lifted === null ? null : { at: lifted.at, reason: full ? lifted.reason : null, clause: lifted.clause },
  })
  return [
    ...[...players.values()].flatMap(({ id, excluded }) =>
      excluded === null ? [] : [note(id, excluded, null)],
    ),
    ...overturned.map((one) => note(one.player, one.exclusion, one)),
  ]
}

const ruledBy = (by: Ruling['by']): string | null =>
  by.kind === 'direction' && by.name !== '' ? by.name : null
