/** Shared parts of all printed rankings, and the sentences that they share with the minutes. */
import { intlOf, say, type Catalogue, type Locale, type TieBreak } from '@stolik/core'
import type { Regulations } from '@stolik/contract/event/regulations'
import { decidedBy } from '@stolik/event/standing/order'
import type { Adjustment, Reopening } from '@stolik/event/model/state'
import type { Figures, Standings } from '@stolik/event/model/standings'
import type { Minutes } from '@stolik/event/papers/minutes'
import type { Imprint } from '../../print/imprint.js'
import { day, joined, points, word } from '../../print/words/index.js'

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
  /** What counts where all tables play the same deals; left out if each table has its own. */
  readonly sameCards?: Regulations['sameCards']
  readonly tieBreaks: readonly TieBreak[]
  /** The game's catalogue in the imprint's language. */
  readonly catalogue: Catalogue
}

/** Formats a place, with a sign if a lot decided it. Returns `out` for a player without a place. */
export const place = ({ place: n, lot }: { place: number | null; lot: boolean }, out: string): string =>
  n === null ? out : `${n}.${lot ? '°' : ''}`

/** A tie-break in words, such as “more: games won”. */
export function tieBreak(locale: Locale, catalogue: Catalogue, tie: TieBreak): string {
  const fewer = tie.startsWith('-')
  const code = fewer ? tie.slice(1) : tie
  if (!code.startsWith('sum.')) return word(locale, `tie.${code}`)
  const what = say(catalogue, locale, code)
  return word(locale, fewer ? 'tie.fewer' : 'tie.more', {
    what: what.charAt(0).toLocaleLowerCase(intlOf(locale)) + what.slice(1),
  })
}

type Ranked = Figures & { readonly place: number | null; readonly prize: string | null }

/**
 * What stands on a line of its own below a row, so that it needs no column: the prize, and what put the row before the next one
 * if both have as many points.
 * @param called names the next row
 */
export const belowRows = <R extends Ranked>(
  { imprint: { locale }, tieBreaks, catalogue }: Results,
  column: number,
  rows: readonly R[],
  called: (row: R) => string,
): { readonly column: number; readonly text: (row: R, at: number) => string } => ({
  column,
  text: (row, at) => {
    const next = rows[at + 1]
    const prize = row.prize === null ? '' : prizeOf(locale, row.prize)
    if (next === undefined || row.place === null || next.place === null) return prize
    const decided = decidedBy(tieBreaks, row, next)
    if (decided === undefined) return prize
    const ahead = word(locale, 'results.ahead', {
      name: called(next),
      what: tieBreak(locale, catalogue, decided.tieBreak),
      own: points(locale, decided.own),
      other: points(locale, decided.other),
    })
    return joined([prize, ahead])
  },
})

export const prizeOf = (locale: Locale, prize: string): string => `${word(locale, 'results.prize')}: ${prize}`

/** Returns a text such as "text (pkt 4.3)". */
export const withClause = ({ locale }: Imprint, text: string, clause: string | null): string =>
  clause === null ? text : `${text} (${word(locale, 'results.clause', { clause })})`.trim()

/** A sentence about an event that ended before its last series. */
export function endedEarlyText(
  { locale }: Imprint,
  { after, refund, reason }: NonNullable<Minutes['endedEarly']>,
): string {
  const what = word(locale, 'ended.early', { series: after })
  return `${what} ${word(locale, refund ? 'fees.refund' : 'fees.prizes')} ${reason}`
}

/** A sentence about an earlier final result: when and why it was reopened, and which one it was. */
export const reopened = (imprint: Imprint, { at, reason, clause, was }: Reopening): string =>
  word(imprint.locale, 'results.reopened', {
    at: day(imprint, at, true),
    was: day(imprint, was.at, true),
    reason: withClause(imprint, reason, clause),
    hash: was.hash,
  })
