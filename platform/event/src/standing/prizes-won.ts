/** Who has won which prize, and whether they have it: prizes in money as well as things. */
import type { PrizeList } from '@stolik/contract/event/regulations'
import type { Lists } from '../model/lists.js'
import { holder } from '../model/playing.js'
import type { EventState, PrizePaid } from '../model/state.js'
import { stampOf, standings } from './index.js'

export interface PrizeWon {
  readonly of: PrizeList['of']
  readonly place: number
  /** The id of a player, or the name of a team or pair. */
  readonly winner: string
  /** As the regulations name it. */
  readonly prize: string
  /** Its money, in the smallest coin; 0 for a thing. */
  readonly amount: number
  /** How it was given to them; null if it was not. */
  readonly paid: PrizePaid | null
}

interface Winner {
  readonly place: number | null
  readonly winner: string
  readonly prize: string | null
}

/** Returns the prizes in the order of each list (`prizes.ts`). Empty until the last series has ended. */
export function prizesWon(state: EventState, lists: Lists): readonly PrizeWon[] {
  const { prizes } = state.regulations
  if (prizes.length === 0 || stampOf(state) === 'live') return []
  const rowsOf = winnersIn(state, lists)
  return prizes.flatMap(({ of, amounts = [] }) =>
    rowsOf(of)
      .filter(({ prize }) => prize !== null)
      .map(({ place, winner, prize }, i) => ({
        of,
        place: place ?? 0,
        winner,
        prize: prize ?? '',
        amount: amounts[i] ?? 0,
        paid: paidTo(state, of, winner),
      })),
  )
}

const paidTo = ({ prizesPaid }: EventState, of: string, winner: string): PrizePaid | null =>
  prizesPaid.find((one) => one.of === of && one.winner === winner) ?? null

/** Returns prizes that were given to people who do not have them any more, since a list was corrected later. */
export function prizesAstray(state: EventState, won: readonly PrizeWon[]): readonly PrizePaid[] {
  return state.prizesPaid.filter((paid) => !won.some((one) => one.paid === paid))
}

function winnersIn(state: EventState, lists: Lists): (of: PrizeList['of']) => readonly Winner[] {
  const { individual, groups, categories } = standings(state, lists)
  return (of) => {
    if (of === 'all') return individual.map((row) => ({ ...row, winner: row.holder }))
    if (of === 'team' || of === 'pair')
      return (groups.find(({ rule }) => rule.kind === of)?.rows ?? []).map((row) => ({
        ...row,
        winner: row.name,
      }))
    const rows = categories.find(({ category }) => category === of)?.rows ?? []
    return rows.map((row) => {
      const place = state.players.get(row.player)
      return { ...row, winner: place === undefined ? row.player : holder(state, place).id }
    })
  }
}
