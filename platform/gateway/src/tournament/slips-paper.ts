/** Slips for the tables of a series that play with real cards what all others play. */
import type { Plugin } from '@stolik/core'
import { isOnPaper } from '@stolik/tournament/model/playing'
import type { EventState } from '@stolik/tournament/model/state'
import { dealText } from '@stolik/tournament/same/deals'
import { printSlips, type Slip } from '../print/slips.js'
import type { Keys } from './keys.js'
import { imprint, type Source } from './paper-source.js'
import { dealsOf } from './same-deals.js'

/**
 * The deals of a series as text, by hand. Undefined if they are not drawn, or were sealed with a secret that this gateway does not know
 * any more.
 */
export function dealsToPrint(
  event: string,
  { series, draws, deals, regulations: { format } }: EventState,
  n: number,
  keys: Pick<Keys, 'known'>,
  plugin: Pick<Plugin, 'deal'>,
): readonly string[] | undefined {
  const sealed = deals.find((one) => one.series === n)
  const secret = sealed && dealsOf(event, n, sealed.commitment, keys)
  const drawn = draws.findLast((one) => one.series === n)
  const plan = series[n - 1]?.plan
  const [chairs] = format.chairs
  if (secret === undefined || drawn === undefined || plan === undefined || chairs === undefined)
    return undefined
  return Array.from({ length: plan.rounds * chairs }, (_, hand) =>
    dealText(secret, drawn.outside, { series: n, hand, redeal: 0 }, (random) =>
      plugin.deal(format.profile, random),
    ),
  )
}

/** Undefined if no table is in the hall, or if the game has no slips. */
export function slipsPdf(
  source: Source,
  n: number,
  deals: readonly string[],
): Promise<Uint8Array> | undefined {
  const { state, offer, locale } = source
  const { plugin, slips: read } = offer
  if (read === undefined) return undefined
  const tables = (state.series[n - 1]?.tables ?? []).filter(isOnPaper)
  const slips = tables.flatMap(({ table, players }) =>
    deals.flatMap((deal, hand): readonly Slip[] => {
      const dealt = read(deal)
      if (dealt === undefined) return []
      const seating = plugin.seating(players.length, hand)
      return [
        {
          ...{ table, hand, dealer: plugin.dealer(players.length, hand) },
          hands: dealt.hands.map((cards, seat) => ({ chair: seating[seat] ?? seat, cards })),
          rest: dealt.rest.map(({ code, cards }) => ({
            name: offer.catalogues[locale][code] ?? code,
            cards,
          })),
        },
      ]
    }),
  )
  return slips.length === 0 ? undefined : printSlips({ imprint: imprint(source, slips), series: n, slips })
}
