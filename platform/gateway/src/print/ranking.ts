/** What all printed rankings share. */
import type { Adjustment, Reopening } from '@stolik/tournament/model/state'
import type { Standings } from '@stolik/tournament/model/standings'
import type { Imprint } from './imprint.js'
import { word } from './words/index.js'

export interface Results {
  readonly imprint: Imprint
  readonly standings: Standings
  /** Those that count. */
  readonly adjustments: readonly Adjustment[]
  /** Results that were final before. */
  readonly reopenings: readonly Reopening[]
  /** Whether table points are ranked, with the totals of lists as small points beside them. */
  readonly placesScored: boolean
}

/** A place, with the sign of the lot where one has decided; `out` for who has none. */
export const place = ({ place: n, lot }: { place: number | null; lot: boolean }, out: string): string =>
  n === null ? out : `${n}.${lot ? '°' : ''}`

/** Prizes in a line of their own below the winners, so that a long one needs no column. */
export const prizes = (
  { locale }: Imprint,
  column: number,
  rows: readonly { readonly prize: string | null }[],
): { readonly column: number; readonly texts: readonly string[] } => ({
  column,
  texts: rows.map(({ prize }) => (prize === null ? '' : `${word(locale, 'results.prize')}: ${prize}`)),
})
