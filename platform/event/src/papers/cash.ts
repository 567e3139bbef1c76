/** The cash report of an event and its receipts, as printed. Pure. Amounts are in the smallest coin. */
import type { PrizeList } from '@stolik/contract/event/regulations'
import type { By } from '../model/entry.js'
import type { Lists } from '../model/lists.js'
import type { EventState } from '../model/state.js'
import { cashOf, type Cash } from '../standing/cash.js'

export interface Person {
  readonly number: number
  readonly name: string
}

/** One amount that came in (positive) or went out. `by`: who took or paid it; empty if that is not known. */
export type CashRow =
  | ({ readonly kind: 'fee'; readonly at: number; readonly by: string; readonly amount: number } & Person)
  | ({
      readonly kind: 'lost'
      readonly series: number
      readonly table: number
      readonly games: number
      readonly amount: number
    } & Person)
  | {
      readonly kind: 'booked'
      readonly at: number
      readonly by: string
      readonly n: number
      readonly what: string
      readonly amount: number
    }
  | {
      readonly kind: 'prize'
      readonly of: PrizeList['of']
      readonly place: number
      /** A player with their start number, or a team or pair without one. */
      readonly number: number | null
      readonly name: string
      readonly amount: number
    }

type Owing = Person & { readonly amount: number }

export interface CashReport extends Omit<Cash, 'lines' | 'owing' | 'refunds'> {
  readonly rows: readonly CashRow[]
  /** Entries of the cash book that do not count, with the reason. */
  readonly struck: readonly {
    readonly n: number
    readonly what: string
    readonly amount: number
    readonly reason: string
  }[]
  readonly owing: readonly Owing[]
  readonly refunds: readonly Owing[]
}

/** Returns null if the regulations name no fee, and so no currency. */
export function cashReport(state: EventState, lists: Lists): CashReport | null {
  const cash = cashOf(state, lists)
  if (cash === null) return null
  const person = (id: string): Person => {
    const player = state.players.get(id)
    return { number: player?.number ?? 0, name: player?.entrant.name ?? id }
  }
  const owed = (all: Cash['owing']): readonly Owing[] =>
    all.map(({ player, amount }) => ({ ...person(player), amount }))
  return {
    ...cash,
    rows: cash.lines.map((line): CashRow => {
      switch (line.kind) {
        case 'fee':
          return {
            kind: 'fee',
            at: line.at,
            by: nameOf(line.by),
            ...person(line.player),
            amount: line.amount,
          }
        case 'lost': {
          const { kind, series, table, games, amount } = line
          return { kind, series, table, games, ...person(line.player), amount }
        }
        case 'booked':
          return { ...line, by: nameOf(line.by) }
        case 'prize': {
          const { kind, of, place, winner, amount } = line
          const who = state.players.has(winner) ? person(winner) : { number: null, name: winner }
          return { kind, of, place, ...who, amount }
        }
      }
    }),
    struck: state.booked.flatMap(({ n, what, amount, struck }) =>
      struck === null ? [] : [{ n, what, amount, reason: struck }],
    ),
    owing: owed(cash.owing),
    refunds: owed(cash.refunds),
  }
}

const nameOf = (by: By): string => (by.kind === 'direction' ? by.name : '')

/** What a player has paid. `n` is the number of the payment among all, so each receipt has its own. */
export interface Receipt extends Person {
  readonly n: number
  readonly at: number
  readonly by: string
  readonly club: string | null
  readonly amount: number
}

/** The receipts of all who have paid and not got their money back, by start number. */
export const receipts = ({ players, fees }: EventState): readonly Receipt[] =>
  [...players.values()].flatMap(({ id, number, entrant, fee }) => {
    const n = fees.findLastIndex(({ player, amount }) => player === id && amount > 0)
    const paid = fees[n]
    if (fee === 0 || paid === undefined) return []
    const { name, club } = entrant
    return [{ n: n + 1, number, name, club, at: paid.at, by: nameOf(paid.by), amount: fee }]
  })
