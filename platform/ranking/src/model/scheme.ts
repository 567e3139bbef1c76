/**
 * How an association ranks: a frozen value that each edition stores. Any difference makes a new version. Only the scheme and
 * its inputs decide an edition.
 */
import type { RankingFormat, RankingPart } from '@stolik/core'

export type {
  DivisionRule as Divisions,
  Minimum,
  PointCount as Points,
  PlaceScale,
  RankingPart as Part,
  RankingTieBreak as TieBreak,
  RatingCount as Rating,
  TeamCount as TeamRule,
} from '@stolik/core'

export const schemeFormat = 'stolik-scheme/1'

export interface Scheme extends Omit<RankingFormat, 'id'> {
  readonly format: typeof schemeFormat
  readonly name: string
  readonly game: string
  /** First and last day of its events, both inclusive: `YYYY-MM-DD`. */
  readonly season: { readonly from: string; readonly until: string }
}

export type SheetKind = RankingPart['kinds'][number]
