/**
 * Sums of fractions that are rounded only once, at the end. Equal sums give equal numbers whatever their terms were, so ties
 * are recognised.
 */

/** The largest exact sum. Above it whole numbers may lose digits and different quotients may look equal. */
export const largest = 2 ** 52

/**
 * The sum of `numerators[i] / denominators[i]`, divided by `divisor`, rounded to the nearest number.
 *
 * @param numerators whole, their sizes adding up to no more than `largest`
 * @param denominators whole and above 0
 * @param divisor whole and above 0
 */
export function exactQuotient(
  numerators: readonly number[],
  denominators: readonly number[],
  divisor: number,
): number {
  const [first = 1] = denominators
  // A quotient of two exact whole numbers is rounded only once, by the machine.
  if (first * divisor <= largest && denominators.every((one) => one === first))
    return numerators.reduce((sum, one) => sum + one, 0) / (first * divisor)
  const sums = new Map<number, number>()
  numerators.forEach((numerator, i) => {
    const denominator = denominators[i] as number
    sums.set(denominator, (sums.get(denominator) ?? 0) + numerator)
  })
  let above = 0n
  let below = 1n
  for (const [denominator, numerator] of sums) {
    above = above * BigInt(denominator) + BigInt(numerator) * below
    below *= BigInt(denominator)
  }
  return divide(above, below * BigInt(divisor))
}

/** Rounds to the nearest number; halfway cases go to the even one. */
function divide(above: bigint, below: bigint): number {
  const size = above < 0n ? -above : above
  // At least 60 bits, so that the remainder only has to tell whether it was zero.
  const shift = Math.max(0, 64 + bits(below) - bits(size))
  const shifted = size << BigInt(shift)
  const quotient = shifted / below
  const rest = shifted % below === 0n ? 0n : 1n
  const value = Number(quotient | rest) * 2 ** -shift
  return above < 0n ? -value : value
}

/** The number of bits, at most three too high. */
const bits = (value: bigint): number => value.toString(16).length * 4
