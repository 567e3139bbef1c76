/**
 * How an association ranks: a frozen value that an edition keeps. Two schemes that differ in anything have different
 * versions, and nothing but the scheme and its inputs decides an edition.
 */
import type { RankingFormat, RankingPart } from '@stolik/core'

export type {
  DivisionRule as Divisions,
  Minimum,
  PointCount as Points,
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
  /** From and until which day its events are held, both counted in: `YYYY-MM-DD`. */
  readonly season: { readonly from: string; readonly until: string }
}

export type SheetKind = RankingPart['kinds'][number]
