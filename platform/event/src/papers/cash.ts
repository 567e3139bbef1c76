/** The cash report of an event and its receipts, as printed. Pure. Amounts are in the smallest coin. */
import type { By } from '../model/entry.js'
import type { Lists } from '../model/lists.js'
import type { EventState } from '../model/state.js'
import { cashOf, type CashLine, type Owed } from '../standing/cash.js'

export interface Person {
  readonly number: number
  readonly name: string
}

/** Returns null if the regulations name no fee, and so no currency. */
export function cashReport(state: EventState, lists: Lists) {
  const cash = cashOf(state, lists)
  if (cash === null) return null
  const person = personIn(state)
  const owed = (all: readonly Owed[]) => all.map(({ player, amount }) => ({ ...person(player), amount }))
  return {
    ...cash,
    rows: cash.lines.map((line) => rowOf(state, line)),
    // Entries of the cash book that do not count, with the reason.
    struck: state.booked.flatMap(({ n, what, amount, struck }) =>
      struck === null ? [] : [{ n, what, amount, reason: struck }],
    ),
    owing: owed(cash.owing),
    refunds: owed(cash.refunds),
  }
}

export type CashReport = Omit<NonNullable<ReturnType<typeof cashReport>>, 'lines'>

const personIn =
  ({ players }: EventState) =>
  (id: string): Person => {
    const player = players.get(id)
    return { number: player?.number ?? 0, name: player?.entrant.name ?? id }
  }

/** One amount that came in (positive) or went out. `by`: who took or paid it; empty if that is not known. */
function rowOf(state: EventState, line: CashLine) {
  const person = personIn(state)
  switch (line.kind) {
    case 'fee': {
      const { kind, at, by, player, amount } = line
      return { kind, at, by: nameOf(by), ...person(player), amount }
    }
    case 'lost': {
      const { kind, series, table, games, player, amount } = line
      return { kind, series, table, games, ...person(player), amount }
    }
    case 'booked':
      return { ...line, by: nameOf(line.by) }
    case 'prize': {
      const { kind, of, place, winner, amount, paid } = line
      // A team or a pair has no number.
      const who = state.players.has(winner) ? person(winner) : { number: null, name: winner }
      const given = paid === null ? {} : { at: paid.at, by: nameOf(paid.by) }
      return { kind, of, place, ...who, amount, ...given }
    }
  }
}

export type CashRow = ReturnType<typeof rowOf>

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
