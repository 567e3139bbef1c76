/** The cash book: fees, what else comes in and is spent, and prizes that the fund cannot pay. */
import type { Regulations } from '@stolik/contract/event/regulations'
import type { Act } from '../model/act.js'
import { feeOf, prizeMoney } from '../model/fee.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState } from '../model/state.js'
import { prizesPromised, spendable } from '../standing/cash.js'
import { prizesWon } from '../standing/prizes-won.js'
import {
  type ActOf,
  type Ask,
  type Decides,
  type Decision,
  badLine,
  badNumber,
  badText,
  firstRefusal,
  longText,
  write,
} from './ask.js'

const mostMoney = 100_000_000

/**
 * Only the fee entitles to play (PT 4.1). Whoever takes money at the same door as somebody else learns that it is there already.
 * The amount is written, since the data that it depends on may be forgotten later.
 */
function paid({ state }: Ask, act: ActOf<'paid'>): Decision {
  const player = state.players.get(act.player)
  if (player === undefined) return refuse('UNKNOWN_PLAYER', { player: act.player })
  const { id, number, entrant } = player
  const amount = act.paid ? feeOf(state.regulations, entrant) : 0
  // If the fee has changed since, they pay the difference or get it back.
  if (player.paid === act.paid && player.fee === amount)
    return refuse(act.paid ? 'PAID_ALREADY' : 'NOT_PAID', { number })
  return write({ kind: 'paid', player: id, paid: act.paid, amount })
}

/** Nobody's fee is counted twice: if one of them has paid meanwhile, nothing is written. */
function paidAll(ask: Ask, { players, paid: isPaid }: ActOf<'paidAll'>): Decision {
  const decisions = [...new Set(players)].map((player) => paid(ask, { kind: 'paid', player, paid: isPaid }))
  const bad = decisions.find((one) => 'refused' in one)
  if (bad !== undefined) return bad
  return { entries: decisions.flatMap((one) => ('refused' in one ? [] : one.entries)) }
}

/** `seen` keeps two directors from booking the same bill, and a form from being sent twice. */
function book({ state }: Ask, { what, amount, seen }: ActOf<'book'>): Decision {
  if (state.regulations.fee === null) return refuse('NO_FEE')
  const bad = firstRefusal(
    badLine('what', what.trim(), 200),
    badNumber('amount', amount, -mostMoney, mostMoney),
    amount === 0 ? refuse('MALFORMED', { field: 'amount', problem: 'empty' }) : undefined,
    (seen ?? Infinity) < state.booked.length ? refuse('OVERTAKEN', { field: 'book' }) : undefined,
    state.booked.length >= mostBooked ? refuse('FULL', { capacity: mostBooked }) : undefined,
  )
  return bad ?? write({ kind: 'book', what: what.trim(), amount })
}

/** More than any evening has. */
const mostBooked = 1_000

function strike({ state }: Ask, { n, reason }: ActOf<'strike'>): Decision {
  const booked = state.booked[n - 1]
  if (booked === undefined) return refuse('UNKNOWN_NUMBER', { n })
  if (booked.struck !== null) return refuse('REVOKED', { n })
  return badText('reason', reason, longText) ?? write({ kind: 'strike', n, reason })
}

/** Whoever corrects a list after the prizes were given settles the difference, as with fees. */
function payPrize({ state, tools }: Ask, { of, winner, amount, paid }: ActOf<'payPrize'>): Decision {
  const name = state.players.get(winner)?.entrant.name ?? winner
  const before = state.prizesPaid.find((one) => one.of === of && one.winner === winner)
  if (!paid) {
    if (before === undefined) return refuse('PRIZE_NOT_PAID', { winner: name })
    return write({ kind: 'payPrize', of, winner, amount: before.amount, paid })
  }
  const prize = prizesWon(state, tools.lists).find((one) => one.of === of && one.winner === winner)
  if (prize === undefined) return refuse('NO_PRIZE', { winner: name })
  if (prize.amount !== amount) return refuse('OVERTAKEN', { field: 'prizes' })
  if (before?.amount === amount) return refuse('PRIZE_PAID', { winner: name })
  return write({ kind: 'payPrize', of, winner, amount, paid })
}

/** Refuses prizes in money that are more than what is there to pay them (PT 3.3). */
export function badPrizes({ state, tools }: Ask): EventRefusal | undefined {
  const { fee } = state.regulations
  const prizes = prizesPromised(state)
  if (fee === null || prizes === 0) return undefined
  const fund = spendable(state, tools.lists)
  if (prizes <= fund) return undefined
  const { currency } = fee
  return refuse('PRIZES_EXCEED_FUND', { prizes, fund, missing: prizes - fund, currency }, 'PT 3.3')
}

/**
 * Refuses a change of the regulations that the cash does not allow. Before the first draw prizes may be promised that entries to
 * come will pay.
 */
export function badMoney(ask: Ask, regulations: Regulations): EventRefusal | undefined {
  const { state } = ask
  const { currency } = state.regulations.fee ?? {}
  if (currency !== undefined && currency !== regulations.fee?.currency && hasMoney(state))
    return refuse('MONEY_TAKEN', { currency })
  if (!state.opened || prizeMoney(regulations) <= prizeMoney(state.regulations)) return undefined
  return badPrizes({ ...ask, state: { ...state, regulations } })
}

const hasMoney = ({ fees, booked }: EventState): boolean => fees.length > 0 || booked.length > 0

export const cash = { paid, paidAll, book, strike, payPrize } satisfies Partial<Decides<Act['kind']>>
