/**
 * Scores against the field: what a player made of their cards, compared with everybody who had the same cards in the same chair.
 * The luck of the deal falls out, because it is the same for all of them. Pure.
 */
import { unitsAPoint } from '@stolik/contract/shapes'

/** What one hand brought the chairs of one table. */
export interface HandAtTable {
  readonly table: number
  /** From 0. */
  readonly hand: number
  /** The deal as text: only tables that played the same one are compared. */
  readonly deal: string
  /** What the hand added to the list of each chair, in whole points. */
  readonly scores: readonly number[]
}

/** The score of one chair. Both are in sixtieths of a point. */
export interface FieldScore {
  /** The difference to the mean of all who held the cards. */
  readonly difference: number
  /** A point for each table that did worse, and half a point for each that did as well. */
  readonly places: number
}

/**
 * Returns the scores of one hand by chair, in the order of `hands`. Each score is rounded to a sixtieth, halves away from zero.
 *
 * A hand that fewer tables played counts as much by places as any other: its points are multiplied by the opponents that there could have
 * been, and divided by those that there were. A table that nobody can be compared with has half of the points.
 * @param hands one hand of the series at each table that played it
 * @param tables the number of tables in the series
 */
export function scoreHand(hands: readonly HandAtTable[], tables: number): readonly (readonly FieldScore[])[] {
  return hands.map((own) => {
    const field = hands.filter(({ deal, scores }) => deal === own.deal && scores.length === own.scores.length)
    return own.scores.map((score, chair) => {
      const all = field.map(({ scores }) => scores[chair] as number)
      return { difference: differenceOf(score, all), places: placesOf(score, all, tables) }
    })
  })
}

/** `all` includes the player's own score. */
const differenceOf = (own: number, all: readonly number[]): number =>
  rounded((own * all.length - sumOf(all)) * unitsAPoint, all.length)

function placesOf(own: number, all: readonly number[], tables: number): number {
  const others = all.length - 1
  if (others === 0) return rounded((tables - 1) * unitsAPoint, 2)
  const worse = all.filter((score) => score < own).length
  const equal = all.filter((score) => score === own).length - 1
  return rounded((2 * worse + equal) * (tables - 1) * unitsAPoint, 2 * others)
}

/** Adds up the scores of each chair at each table over all hands of a series; by table number. */
export function scoreSeries(
  hands: readonly HandAtTable[],
  tables: number,
): ReadonlyMap<number, readonly FieldScore[]> {
  const sums = new Map<number, readonly FieldScore[]>()
  for (const same of byHand(hands)) {
    const scores = scoreHand(same, tables)
    same.forEach(({ table }, i) => {
      const won = scores[i] ?? []
      sums.set(table, plus(sums.get(table) ?? won.map(() => none), won))
    })
  }
  return sums
}

const none: FieldScore = { difference: 0, places: 0 }

const plus = (sums: readonly FieldScore[], won: readonly FieldScore[]): readonly FieldScore[] =>
  sums.map(({ difference, places }, chair) => ({
    difference: difference + (won[chair] ?? none).difference,
    places: places + (won[chair] ?? none).places,
  }))

function byHand(hands: readonly HandAtTable[]): readonly (readonly HandAtTable[])[] {
  const found = new Map<number, HandAtTable[]>()
  for (const one of hands) found.set(one.hand, [...(found.get(one.hand) ?? []), one])
  return [...found.values()]
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** A fraction of whole numbers as the nearest whole number; halves away from zero. The divisor is positive. */
function rounded(numerator: number, divisor: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + divisor) / (2 * divisor))
  return numerator < 0 && size > 0 ? -size : size
}
