/** Shared parts of all printed rankings. */
import type { Adjustment, Reopening } from '@stolik/tournament/model/state'
import type { Standings } from '@stolik/tournament/model/standings'
import type { Minutes } from '@stolik/tournament/papers/minutes'
import type { Imprint } from './imprint.js'
import { word } from './words/index.js'

export interface Results {
  readonly imprint: Imprint
  readonly standings: Standings
  /** The adjustments in force. */
  readonly adjustments: readonly Adjustment[]
  /** Earlier final results that were reopened. */
  readonly reopenings: readonly Reopening[]
  /** That the event ended before its last series; null if it did not. */
  readonly endedEarly: Minutes['endedEarly']
  /** Whether players are ranked by table points. The totals of lists are then shown beside them as small points. */
  readonly placesScored: boolean
}

/** Formats a place, with a sign if a lot decided it. Returns `out` for a player without a place. */
export const place = ({ place: n, lot }: { place: number | null; lot: boolean }, out: string): string =>
  n === null ? out : `${n}.${lot ? '°' : ''}`

/** Prizes on a separate line below the winners, so that a long one needs no column. */
export const prizes = (
  { locale }: Imprint,
  column: number,
  rows: readonly { readonly prize: string | null }[],
): { readonly column: number; readonly texts: readonly string[] } => ({
  column,
  texts: rows.map(({ prize }) => (prize === null ? '' : `${word(locale, 'results.prize')}: ${prize}`)),
})
