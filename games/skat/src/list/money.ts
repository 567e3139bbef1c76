/** Playing for money: what a game costs, and who pays whom after the last round (5.5.4, 5.5.5). */
import { baseOf, type Stake } from '@stolik/core'
import type { Rules } from '../rules/rules.js'

/** The highest stake that a document allows, in its currency; none if it does not mention money (C-06, C-79). */
interface MostStake {
  readonly unit: 'cent' | 'grosz'
  readonly most: number
}

const mostStakes: Readonly<Record<string, MostStake>> = {
  isko: { unit: 'cent', most: 10 },
  pzskat: { unit: 'grosz', most: 5 },
}

/** A club that turns knobs of a document keeps to what it says about money. */
export const mostStake = ({ id }: Rules): MostStake | undefined => {
  const base = baseOf(id)
  return Object.hasOwn(mostStakes, base) ? mostStakes[base] : undefined
}

/** Whether players may agree on a stake, before the first game (5.5.4). */
export function mayStake(rules: Rules, [numerator, denominator]: Stake): boolean {
  const limit = mostStake(rules)
  const fraction = Number.isInteger(numerator) && Number.isInteger(denominator) && denominator > 0
  return limit !== undefined && fraction && numerator >= 0 && numerator <= limit.most * denominator
}

/** Fractions are rounded up; for a loss, away from zero. */
const roundedUp = (points: number, [numerator, denominator]: Stake): number =>
  // Adding 0 avoids −0 for a debt without a stake.
  0 + Math.sign(points) * Math.ceil((Math.abs(points) * numerator) / denominator)

/** The money for a game: its value times the stake, first rounded up, then doubled if lost (5.5.4). */
export function gameMoney(value: number, won: boolean, stake: Stake): number {
  const money = roundedUp(value, stake)
  return won ? money : 0 - 2 * money
}

/**
 * How the amounts are found: 1 from a positive sum, 2 from a negative sum, 3 by comparing each player with each
 * other.
 */
export type Variant = 1 | 2 | 3

const total = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0)

const variants: Readonly<Record<Variant, (own: number, all: readonly number[]) => number>> = {
  1: (own, all) => all.length * own - total(all),
  2: (own, all) => all.length * own + Math.abs(total(all)),
  3: (own, all) => total(all.map((other) => own - other)),
}

/** The variant for these amounts: 1 for a positive sum, 2 for a negative one (5.5.5). */
export function variantFor(amounts: readonly number[]): Variant {
  const sum = total(amounts)
  if (sum > 0) return 1
  return sum < 0 ? 2 : 3
}

/**
 * What each player is paid at the end, or pays (3.5.3); the sum is zero. Undefined if the variant does not fit the totals.
 * The totals are first converted at the stake, and rounding may change the sign of their sum. So the amounts decide
 * which variant fits.
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
