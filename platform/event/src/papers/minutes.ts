/** The minutes of an event: what was done and decided. Pure. */
import { refundsOf } from '../standing/cash.js'
import { holder, holderIn, placeOf, tablesPlayed } from '../model/playing.js'
import type { EventState, Exclusion, Overturned, Place, Ruling } from '../model/state.js'
import { listNotes } from './list-notes.js'
import { protestNotes } from './protest-notes.js'

/**
 * @param full everything, for the director. Otherwise only what is public: rulings and adjustments, but of a protest only
 * table, time and outcome, and of an exclusion not the reason
 */
export function minutesOf(state: EventState, full: boolean) {
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
    // Why, is for the director alone: it may be about somebody's health.
    requests: state.requests.map(({ kind, players, table = null, at, reason }) => ({
      kind,
      at,
      table,
      names: players.map(name),
      numbers: players.map((id) => state.players.get(id)?.number ?? 0),
      reason: full ? reason : null,
    })),
    seats: seatNotes(state, name),
    // Who came or left after the first draw. The number is that of the place; `by` took it over.
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
    // Whose fee is to be paid back, and how much, in the smallest coin. For the director alone.
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

/** A table, or `bye`. Null: no seat in this series. */
const tableNumber = (place: Place): number | 'bye' | null =>
  place === undefined || place === 'bye' ? (place ?? null) : place.table

/** Seats that changed after the draw, or a start that was taken back. */
const seatNotes = (state: EventState, name: (id: string) => string) =>
  state.series.flatMap(({ series, changes }) =>
    changes.map(({ at, reason, seats }) => ({
      series,
      at,
      reason,
      what: seats.length === 0 ? ('unstart' as const) : ('reseat' as const),
      moved: seats.map(({ player, from, to }) => ({
        number: state.players.get(player)?.number ?? 0,
        name: name(player),
        from: tableNumber(from),
        to: tableNumber(to),
      })),
    })),
  )

/** Those that hold, then those that were overturned. */
function exclusions({ players, overturned }: EventState, full: boolean) {
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

export type Minutes = ReturnType<typeof minutesOf>
