/** The cash of an event: every amount that came in or went out, and what is left. Amounts are in the smallest coin. */
import type { Fee, PrizeList } from '@stolik/contract/event/regulations'
import type { At } from '../model/entry.js'
import { feeOf, lostFee, prizeMoney } from '../model/fee.js'
import type { Lists } from '../model/lists.js'
import { holderIn, isPlayed } from '../model/playing.js'
import type {
  Booked,
  EventState,
  FeeTaken,
  Player,
  PrizePaid,
  SeriesState,
  TableState,
} from '../model/state.js'
import { prizesWon } from './prizes-won.js'
import { settledHands } from './table.js'

/** One amount: positive if it came in. All of them together are what is left. */
export type CashLine =
  /** An entry fee, or one that went back. */
  | ({ readonly kind: 'fee' } & FeeTaken)
  | ({ readonly kind: 'lost'; readonly player: string; readonly games: number; readonly amount: number } & At)
  | ({ readonly kind: 'booked' } & Omit<Booked, 'struck'>)
  /** `winner`: a player's id, or the name of a team or pair. */
  | {
      readonly kind: 'prize'
      readonly of: PrizeList['of']
      readonly place: number
      readonly winner: string
      readonly amount: number
      /** How it was given to them; null if it was not. */
      readonly paid: PrizePaid | null
    }

export interface Owed {
  readonly player: string
  readonly amount: number
  /** What `paid` says of the player once that is done: whether their fee, or some of it, stays. */
  readonly paid: boolean
}

/** Returns the cash of an event; null if its regulations name no fee, and so no currency. */
export function cashOf(state: EventState, lists: Lists) {
  const { fee } = state.regulations
  if (fee === null) return null
  const taken = state.fees.map((one): CashLine => ({ kind: 'fee', ...one }))
  const lost = lostGames(state, lists, fee)
  const booked = state.booked.flatMap(({ struck, ...one }): CashLine[] =>
    struck === null ? [{ kind: 'booked', ...one }] : [],
  )
  const won = prizeLines(state, lists)
  const [before, spent] = [[...taken, ...lost, ...booked], won]
  const [fund, prizes] = [sum(before), sum(spent)]
  return {
    currency: fee.currency,
    lines: [...before, ...spent],
    // Entry fees taken, and those that went back, as a negative amount.
    fees: sum(taken.filter(isIncome)),
    back: sum(taken.filter((one) => !isIncome(one))),
    lost: sum(lost),
    income: sum(booked.filter(isIncome)),
    costs: sum(booked.filter((one) => !isIncome(one))),
    // All of these together.
    fund,
    // What the regulations promise, and what the winners have, as a negative amount.
    promised: prizesPromised(state),
    prizes,
    left: fund + prizes,
    // The money of prizes that winners have been given, as a negative amount, and what is in the cash box now.
    handedOut: -sum(state.prizesPaid),
    inBox: fund - sum(state.prizesPaid),
    owing: owing(state),
    refunds: refundsOf(state),
  }
}

const sum = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((all, { amount }) => all + amount, 0)

const isIncome = ({ amount }: CashLine): boolean => amount > 0

/** Whether everybody's fee is paid back: nobody owes one, and there are no prizes (PT 3.4). */
const isPaidBack = ({ latest }: EventState): boolean =>
  latest.cancel !== undefined || latest.endEarly?.refund === true

export const prizesPromised = (state: EventState): number =>
  isPaidBack(state) ? 0 : prizeMoney(state.regulations)

/** What can be spent on prizes: all that came in, less all that went out, and less what is still to be paid back. */
export const spendable = (state: EventState, lists: Lists): number => {
  const { fee } = state.regulations
  const booked = state.booked.filter(({ struck }) => struck === null)
  return fee === null
    ? 0
    : sum(state.fees) + sum(booked) + sum(lostGames(state, lists, fee)) - sum(refundsOf(state))
}

/** The fees for lost games of all complete lists that count. A cancelled event has none: the tables keep their money. */
function lostGames(state: EventState, lists: Lists, fee: Fee): readonly (CashLine & { kind: 'lost' })[] {
  if (fee.lost === undefined || state.latest.cancel !== undefined) return []
  return state.series.flatMap((series) =>
    series.tables.flatMap((table) => ofTable(state, lists, fee, series, table)),
  )
}

function ofTable(
  state: EventState,
  lists: Lists,
  fee: Fee,
  { series }: SeriesState,
  table: TableState,
): readonly (CashLine & { kind: 'lost' })[] {
  const { annulled, missing, hands, length } = table.list
  if (annulled !== null || missing.length > 0 || hands.length < length) return []
  const played = settledHands(lists, state, table).map((hand) => lists.papers.played(hand))
  return table.players.flatMap((id, chair) => {
    const games = played.filter(({ owner, won }) => owner === chair && won === false).length
    const amount = lostFee(fee, games)
    const place = state.players.get(id)
    const player = place === undefined ? id : holderIn(place, series)
    return amount === 0 ? [] : [{ kind: 'lost' as const, series, table: table.table, player, games, amount }]
  })
}

/** The prizes in money of the winners. Empty until the last series has ended. */
const prizeLines = (state: EventState, lists: Lists): readonly CashLine[] =>
  prizesWon(state, lists).flatMap(({ of, place, winner, amount, paid }): CashLine[] =>
    amount === 0 ? [] : [{ kind: 'prize', of, place, winner, amount: -amount, paid }],
  )

/** Whoever took over a place does not pay for it again. */
const owing = (state: EventState): readonly Owed[] =>
  isPaidBack(state)
    ? []
    : [...state.players.values()].flatMap((player) => {
        const amount = feeOf(state.regulations, player.entrant) - player.fee
        return amount > 0 && isPlayed(state, player) && player.successors.length === 0
          ? [{ player: player.id, amount, paid: true }]
          : []
      })

/**
 * Whose fee is to be paid back, and how much: everybody's if the event is cancelled, or ends early with a refund (PT 3.4); of
 * those who never took part: who withdrew before the first draw, was declined, or waited in vain; and what somebody has paid
 * beyond their fee. An excluded player gets nothing back (PT 4.3).
 */
export function refundsOf(state: EventState): readonly Owed[] {
  const { players, regulations } = state
  const all = isPaidBack(state)
  return [...players.values()].flatMap((player) => {
    if (player.excluded !== null) return []
    const paid = !all && !isOut(state, player)
    const amount = player.fee - (paid ? feeOf(regulations, player.entrant) : 0)
    return amount > 0 ? [{ player: player.id, amount, paid }] : []
  })
}

/** Whether somebody never took part, and cannot any more. */
function isOut({ roster, series }: EventState, { id, status }: Player): boolean {
  if (status === 'declined') return true
  if (status === 'waiting') return series.every((one) => one.status === 'ended')
  return status === 'withdrawn' && roster.every(({ player, by }) => player !== id && by !== id)
}
