/** The entry fee that the regulations ask of a player, and what lost games cost (PT 6.2). In the smallest coin. */
import type { Fee, ReducedFee, Regulations } from '@stolik/contract/event/regulations'
import type { Entrant } from './entry.js'
import { sameName } from './names.js'

/** Returns the lowest fee that fits a player: the order of the regulations says nothing. 0 if there is no fee. */
export function feeOf({ fee }: Pick<Regulations, 'fee'>, entrant: Entrant): number {
  if (fee === null) return 0
  const fitting = (fee.reduced ?? []).filter((one) => fits(one, entrant))
  return Math.min(fee.amount, ...fitting.map(({ amount }) => amount))
}

/** Whoever does not say their sex or year of birth meets no condition on it. */
const fits = ({ women, bornFrom, bornUntil, club }: ReducedFee, entrant: Entrant): boolean =>
  (women === undefined || entrant.woman === true) &&
  (bornFrom === undefined || (entrant.born !== null && entrant.born >= bornFrom)) &&
  (bornUntil === undefined || (entrant.born !== null && entrant.born <= bornUntil)) &&
  (club === undefined || (entrant.club !== null && sameName(entrant.club) === sameName(club)))

/** Returns what the player of so many lost games of one list pays. */
export function lostFee({ lost: steps = [] }: Fee, games: number): number {
  let sum = 0
  for (let n = 1; n <= games; n++) sum += steps.findLast(({ from }) => from <= n)?.amount ?? 0
  return sum
}

/** Returns the money that the regulations promise as prizes. */
export const prizeMoney = ({ prizes }: Pick<Regulations, 'prizes'>): number =>
  prizes.flatMap(({ amounts = [] }) => amounts).reduce((sum, amount) => sum + amount, 0)
