/** What went wrong in an evening, for the board of the club: one list, in the order in which a board asks. Pure. */
import type { Lists } from '../model/lists.js'
import { holder, holderIn } from '../model/playing.js'
import type { EventState } from '../model/state.js'
import { cashOf } from '../standing/cash.js'
import { prizesAstray, prizesWon } from '../standing/prizes-won.js'
import { incident, type Incident, type IncidentGroup, type IncidentKind } from './incident.js'
import { listNotes, type ListNote } from './list-notes.js'

export function incidentsOf(state: EventState, lists: Lists): readonly Incident[] {
  return [
    ...penalties(state),
    ...protests(state),
    ...rulings(state),
    ...players(state),
    ...listNotes(state)
      .filter(({ what }) => groupOfNote[what] === 'lists')
      .map(ofList),
    ...payments(state, lists),
    ...undone(state),
  ]
}

/** A start number with its name. */
function named({ players: all }: EventState, id: string): string {
  const player = all.get(id)
  return player === undefined ? id : `${player.number} ${player.entrant.name}`
}

function heldBy(state: EventState, id: string, series: number | null): string {
  const place = state.players.get(id)
  if (place === undefined) return id
  return named(state, series === null ? holder(state, place).id : holderIn(place, series))
}

function penalties(state: EventState): readonly Incident[] {
  const given = state.adjustments
    .filter(({ revoked }) => revoked === null)
    .map(({ player, series, points, penalty, reason, clause }) =>
      incident('penalties', penalty ? 'penalty' : 'award', {
        series,
        points,
        clause,
        who: [heldBy(state, player, series)],
        text: reason,
      }),
    )
  const excluded = [...state.players.values()].flatMap(({ id, excluded: one }) =>
    one === null
      ? []
      : [
          incident('penalties', 'excluded', {
            at: one.at,
            who: [named(state, id)],
            text: one.reason,
            clause: one.clause,
          }),
        ],
  )
  return [...given, ...excluded]
}

const protests = (state: EventState): readonly Incident[] =>
  state.protests.map(({ at, series, table, player, status, text, decision, appeal, appealDecision }) =>
    incident('protests', 'protest', {
      at,
      series,
      table,
      status,
      who: [named(state, player)],
      text: [text, decision?.text, appeal?.text, appealDecision?.text]
        .filter((one) => one !== undefined && one !== '')
        .join(' → '),
    }),
  )

const rulings = ({ rulings: all }: EventState): readonly Incident[] =>
  all.map(({ at, series, table, hand, question, lines, note }) =>
    incident('rulings', 'ruling', {
      at,
      series,
      table,
      hand: hand === null ? null : hand + 1,
      question,
      lines,
      text: note,
    }),
  )

function players(state: EventState): readonly Incident[] {
  const left = state.roster.flatMap(({ what, at, player, by, from }) =>
    what === 'entered'
      ? []
      : [
          incident('players', what, {
            at,
            series: from,
            who: [player, ...(by === null ? [] : [by])].map((id) => named(state, id)),
          }),
        ],
  )
  const atTables = listNotes(state).filter(({ what }) => groupOfNote[what] === 'players')
  return [...left, ...atTables.map(ofList)]
}

const groupOfNote: Readonly<Record<ListNote['what'], IncidentGroup>> = {
  annulled: 'lists',
  corrected: 'lists',
  redeal: 'lists',
  missing: 'players',
  bots: 'players',
  substitute: 'players',
}

const ofList = ({ what, series, table, hand, who, reason, clause }: ListNote): Incident =>
  incident(groupOfNote[what], what, { series, table, hand, who, text: reason, clause })

/** Who owes what when everybody has gone home. */
function payments(state: EventState, lists: Lists): readonly Incident[] {
  const cash = cashOf(state, lists)
  const won = prizesWon(state, lists)
  const person = (id: string): readonly string[] => [named(state, id)]
  return [
    ...(cash?.owing ?? []).map(({ player, amount }) =>
      incident('payments', 'unpaid', { who: person(player), amount }),
    ),
    ...(cash?.refunds ?? []).map(({ player, amount }) =>
      incident('payments', 'refund', { who: person(player), amount }),
    ),
    ...won
      .filter(({ paid, amount }) => paid === null || paid.amount !== amount)
      .map(({ winner, prize, amount, paid }) =>
        incident('payments', 'prizeLeft', {
          who: person(winner),
          text: prize,
          amount: amount === 0 ? null : amount - (paid?.amount ?? 0),
        }),
      ),
    ...prizesAstray(state, won).map(({ at, winner, amount }) =>
      incident('payments', 'prizeAstray', { at, who: person(winner), amount: amount === 0 ? null : amount }),
    ),
  ]
}

/** Acts that were taken back, or done again. */
function undone(state: EventState): readonly Incident[] {
  const { adjustments, overturned, booked, series, undoneEnds, latest, reopenings, handOvers } = state
  const one = (kind: IncidentKind, fields: Parameters<typeof incident>[2]): Incident =>
    incident('undone', kind, fields)
  return [
    ...adjustments.flatMap(({ player, series: n, points, revoked, clause }) =>
      revoked === null
        ? []
        : [one('revoked', { series: n, points, clause, who: [heldBy(state, player, n)], text: revoked })],
    ),
    ...overturned.map(({ player, at, reason: text, clause }) =>
      one('overturned', { at, text, clause, who: [named(state, player)] }),
    ),
    ...booked.flatMap(({ at, what, amount, struck }) =>
      struck === null ? [] : [one('struck', { at, amount, text: `${what} → ${struck}` })],
    ),
    ...series.flatMap(({ series: n, changes, draws }) => [
      ...(draws > 1 ? [one('redrawn', { series: n })] : []),
      ...changes.map(({ at, reason: text, seats }) =>
        one(seats.length === 0 ? 'unstarted' : 'reseated', {
          at,
          text,
          series: n,
          who: seats.map(({ player }) => named(state, player)),
        }),
      ),
    ]),
    ...undoneEnds.map(({ after, undone: { at, reason: text } }) =>
      one('undoneEnd', { at, text, series: after }),
    ),
    ...(latest.endEarly === undefined
      ? []
      : [
          one('endedEarly', {
            at: latest.endEarly.at,
            series: latest.endEarly.after,
            text: latest.endEarly.reason,
          }),
        ]),
    ...(latest.cancel === undefined
      ? []
      : [one('cancelled', { at: latest.cancel.at, text: latest.cancel.reason })]),
    ...reopenings.map(({ at, reason: text, clause }) => one('reopened', { at, text, clause })),
    ...handOvers.flatMap(({ back }) =>
      back === null || back.reason === null ? [] : [one('fileLost', { at: back.at, text: back.reason })],
    ),
  ]
}
