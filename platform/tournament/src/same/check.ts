/** Checks series in which all tables play the same cards, after their deals are opened. Pure. */
import { isSecret, type Random, type Sealed } from '@stolik/core'
import { dealsCommitment, dealText } from './deals.js'

/** The deals of a series after the last table has finished it. */
export interface DealsOpened extends Sealed {
  readonly series: number
  /** As it was shown before the series. */
  readonly commitment: string
  /** The value that the draw of the series named; null if there is none. */
  readonly outside: string | null
  /** The numbers of the log entries that committed to the deals, drew the series, and opened the deals. */
  readonly entries: { readonly sealed: number; readonly drawn: number; readonly opened: number }
}

/** A hand that was played. */
export interface DealPlayed {
  readonly series: number
  readonly table: number
  /** From 0. */
  readonly hand: number
  readonly redeal: number
  readonly deal: string
  /** Everybody who saw the cards. */
  readonly players: readonly string[]
  /** The number of the log entry with the hand. */
  readonly entry: number
}

/**
 * `MALFORMED`: salt or seed do not have the required form. `COMMITMENT`: they do not match the commitment. `LATE`: the commitment
 * came after the draw. `UNOPENED`: the series was played, but its deals were never opened. `EARLY`: a table finished the hand after the deals were opened. `DEAL`: a table played other
 * cards. `TWICE`: a player met a deal again.
 */
export type DealFault =
  | { readonly code: 'MALFORMED' | 'COMMITMENT' | 'LATE' | 'UNOPENED'; readonly series: number }
  | {
      readonly code: 'EARLY' | 'DEAL'
      readonly series: number
      readonly table: number
      readonly hand: number
    }
  | {
      readonly code: 'TWICE'
      readonly player: string
      readonly first: Pick<DealPlayed, 'series' | 'hand'>
      readonly again: Pick<DealPlayed, 'series' | 'hand'>
    }

/**
 * Returns all faults; none if every table played the committed deals, the commitments came first, and nobody met a deal twice.
 * @param deal deals as the game does
 */
export function checkDeals(
  opened: readonly DealsOpened[],
  played: readonly DealPlayed[],
  deal: (random: Random) => string,
): readonly DealFault[] {
  const known = new Set(opened.map(({ series }) => series))
  const unopened = new Set(played.flatMap(({ series }) => (known.has(series) ? [] : [series])))
  return [
    ...opened.flatMap((series) => checkSeries(series, played, deal)),
    ...[...unopened].map((series): DealFault => ({ code: 'UNOPENED', series })),
    ...metTwice(played),
  ]
}

function checkSeries(
  opened: DealsOpened,
  played: readonly DealPlayed[],
  deal: (random: Random) => string,
): readonly DealFault[] {
  const { series, salt, seed, outside, entries } = opened
  const own = played.filter((one) => one.series === series)
  const late: readonly DealFault[] = entries.sealed < entries.drawn ? [] : [{ code: 'LATE', series }]
  const early = own
    .filter(({ entry }) => entry > entries.opened)
    .map(({ table, hand }): DealFault => ({ code: 'EARLY', series, table, hand }))
  if (!isSecret(salt) || !isSecret(seed)) return [{ code: 'MALFORMED', series }, ...late, ...early]
  if (dealsCommitment(opened) !== opened.commitment)
    return [{ code: 'COMMITMENT', series }, ...late, ...early]
  const other = own
    .filter((one) => dealText(opened, outside, one, deal) !== one.deal)
    .map(({ table, hand }): DealFault => ({ code: 'DEAL', series, table, hand }))
  return [...late, ...early, ...other]
}

/** The same cards in another series count, whatever the seats: a player would know where each card is. */
function metTwice(played: readonly DealPlayed[]): readonly DealFault[] {
  const met = new Map<string, DealPlayed>()
  return played.flatMap((again) =>
    again.players.flatMap((player): readonly DealFault[] => {
      const key = JSON.stringify([player, again.deal])
      const first = met.get(key)
      if (first === undefined) met.set(key, again)
      return first === undefined
        ? []
        : [
            {
              code: 'TWICE',
              player,
              first: { series: first.series, hand: first.hand },
              again: { series: again.series, hand: again.hand },
            },
          ]
    }),
  )
}
