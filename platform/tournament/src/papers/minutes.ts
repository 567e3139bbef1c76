/** The minutes of an event: what was done and decided. Pure. */
import type { Line } from '@stolik/core'
import { appealsUntil, protestsUntil } from '../decide/protest.js'
import { refundsOf } from '../standing/cash.js'
import type { At } from '../model/entry.js'
import { holder, holderIn, placeOf, sitter, tablesPlayed } from '../model/playing.js'
import type {
  Adjustment,
  EventState,
  Exclusion,
  Overturned,
  Place,
  ProtestStatus,
  Request,
  RosterChange,
  Ruling,
} from '../model/state.js'

/** Something that happened to a list. Hands and chairs count from 1. */
export interface ListNote extends At {
  readonly what: 'annulled' | 'missing' | 'redeal' | 'substitute' | 'corrected'
  readonly hand: number | null
  readonly reason: string
  /** The names of the people it is about. */
  readonly who: readonly string[]
  readonly clause: string | null
}

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

/** A step of a protest. `by` and `text` are null if they are not public. */
export interface Step {
  readonly at: number
  readonly by: string | null
  readonly text: string | null
}

export interface ProtestNote extends At {
  readonly n: number
  readonly status: ProtestStatus
  readonly protest: Step
  /** The deadlines for the protest and for an appeal; null if not known yet. */
  readonly until: number | null
  readonly decision: Step | null
  readonly appealUntil: number | null
  readonly appeal: Step | null
  readonly appealDecision: Step | null
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
        ...{ series, started, ended, draws, extended },
        tables: tablesPlayed({ tables }).length,
        byes: byes.length,
      })),
    requests: state.requests.map(({ kind, players, table = null, at, reason }) => ({
      ...{ kind, at, table, names: players.map(name) },
      numbers: players.map((id) => state.players.get(id)?.number ?? 0),
      reason: full ? reason : null,
    })),
    seats: seatNotes(state, name),
    roster: state.roster.map(({ what, at, player, by, from }) => ({
      ...{ what, at, from },
      number: placeOf(state, player)?.number ?? 0,
      name: name(player),
      by: by === null ? null : name(by),
    })),
    lists: listNotes(state),
    rulings: state.rulings.map(({ n, at, series, table, hand, question, lines, note, by }) => ({
      ...{ n, at, series, table, question, lines, note },
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
      ...{ series, at, reason },
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

const listNotes = (state: EventState): readonly ListNote[] =>
  state.series.flatMap(({ series, tables }) =>
    tables.flatMap((table): readonly ListNote[] => {
      const { list, substitutes, redeals } = table
      const at = { series, table: table.table, hand: null, who: [], clause: null }
      const who = (chair: number): string =>
        state.players.get(sitter(state, series, table, chair))?.entrant.name ?? ''
      const called = (id: string): string => state.players.get(id)?.entrant.name ?? id
      return [
        ...substitutes.map(({ player, after }): ListNote => ({
          ...at,
          what: 'substitute',
          hand: after + 1,
          reason: '',
          who: [called(player)],
        })),
        ...redeals.map(({ hand, reason }): ListNote => ({ ...at, what: 'redeal', hand: hand + 1, reason })),
        // Corrections that the table made before it signed are not part of the minutes.
        ...list.corrections
          .filter(({ clause }) => clause !== null)
          .map(({ hand, before, after, clause }): ListNote => ({
            ...at,
            what: 'corrected',
            hand: hand + 1,
            reason: `${before} → ${after}`,
            clause,
          })),
        ...(list.missing.length === 0
          ? []
          : [{ ...at, what: 'missing', reason: list.annulled ?? '', who: list.missing.map(who) } as const]),
        ...(list.annulled === null ? [] : [{ ...at, what: 'annulled', reason: list.annulled } as const]),
      ]
    }),
  )

const protestNotes = (
  state: EventState,
  full: boolean,
  name: (id: string) => string,
): readonly ProtestNote[] =>
  state.protests.map((one) => {
    const step = (said: { at: number; player?: string; text: string } | null): Step | null =>
      said === null
        ? null
        : {
            at: said.at,
            by: full && said.player !== undefined ? name(said.player) : null,
            text: full ? said.text : null,
          }
    return {
      ...{ n: one.n, series: one.series, table: one.table, status: one.status },
      protest: step(one) as Step,
      until: protestsUntil(state, one.series),
      decision: step(one.decision),
      appealUntil: appealsUntil(state, one),
      appeal: step(one.appeal),
      appealDecision: step(one.appealDecision),
    }
  })
