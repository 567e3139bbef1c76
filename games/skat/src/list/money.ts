/** Playing for money: what a game costs, and who pays whom after the last round (5.5.4, 5.5.5). */
import type { Stake } from '@stolik/core'
import type { Rules } from '../rules.js'

/** The highest stake that a document allows, in its money; none where it speaks of no money (C-06, C-79). */
interface MostStake {
  readonly unit: 'cent' | 'grosz'
  readonly most: number
}

const mostStakes: Readonly<Record<string, MostStake>> = {
  isko: { unit: 'cent', most: 10 },
  pzskat: { unit: 'grosz', most: 5 },
}

export const mostStake = ({ id }: Rules): MostStake | undefined =>
  Object.hasOwn(mostStakes, id) ? mostStakes[id] : undefined

/** Whether a stake may be agreed on, before the first game (5.5.4). */
export function mayStake(rules: Rules, [numerator, denominator]: Stake): boolean {
  const limit = mostStake(rules)
  const fraction = Number.isInteger(numerator) && Number.isInteger(denominator) && denominator > 0
  return limit !== undefined && fraction && numerator >= 0 && numerator <= limit.most * denominator
}

/** Fractions are rounded up, of a loss in its size. */
const roundedUp = (points: number, [numerator, denominator]: Stake): number =>
  // No −0 for a debt at no stake.
  0 + Math.sign(points) * Math.ceil((Math.abs(points) * numerator) / denominator)

/** What a game brings: its value at the stake, rounded up first and doubled then if it is lost (5.5.4). */
export function gameMoney(value: number, won: boolean, stake: Stake): number {
  const money = roundedUp(value, stake)
  return won ? money : 0 - 2 * money
}

/** How the amounts are found: the sum owed by each, the sum owed to each, or by comparing each with each. */
export type Variant = 1 | 2 | 3

const total = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0)

const variants: Readonly<Record<Variant, (own: number, all: readonly number[]) => number>> = {
  1: (own, all) => all.length * own - total(all),
  2: (own, all) => all.length * own + Math.abs(total(all)),
  3: (own, all) => total(all.map((other) => own - other)),
}

/** The variant for these amounts: the first for a positive sum, the second for a negative one (5.5.5). */
export function variantFor(amounts: readonly number[]): Variant {
  const sum = total(amounts)
  return sum > 0 ? 1 : sum < 0 ? 2 : 3
}

/**
 * What everybody is paid in the end, or pays; it sums to zero. undefined if the variant is not for these totals.
 * They are divided by the stake first, and rounding may turn the sign of their sum: the variant goes by the amounts.
 */
export function settleMoney(
  totals: readonly number[],
  stake: Stake,
  variant?: Variant,
): readonly number[] | undefined {
  const amounts = totals.map((points) => roundedUp(points, stake))
  const fitting = variantFor(amounts)
  const chosen = variant ?? fitting
  if (chosen !== 3 && chosen !== fitting) return undefined
  return amounts.map((own) => variants[chosen](own, amounts))
}
