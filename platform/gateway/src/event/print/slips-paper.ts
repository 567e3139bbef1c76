/** Slips for the tables of a series that play with real cards what all others play. */
import type { Plugin } from '@stolik/core'
import { isOnPaper } from '@stolik/event/model/playing'
import { redealsOf } from '@stolik/event/model/redeals'
import type { EventState } from '@stolik/event/model/state'
import { dealText } from '@stolik/event/same/deals'
import { printSlips, type Slip } from '../papers/slips.js'
import type { Keys } from '../store/keys.js'
import { imprint, type Source } from './paper-source.js'
import { dealsOf } from '../store/same-deals.js'

/** A deal that a table in the hall plays instead of the one of all others. */
export interface SpareDeal {
  /** From 0. */
  readonly hand: number
  /** From 1. */
  readonly spare: number
  readonly deal: string
}

export interface DealsToPrint {
  /** By hand. */
  readonly deals: readonly string[]
  readonly spares: readonly SpareDeal[]
}

/**
 * The deals of a series as text, with the first spare deal of each hand. Of a hand whose spare deal a table in the hall has played, the next
 * one comes, too. Undefined if they are not drawn, or were sealed with a secret that this gateway does not know
 * any more.
 */
export function dealsToPrint(
  event: string,
  { series, draws, deals, regulations: { format } }: EventState,
  n: number,
  keys: Pick<Keys, 'known'>,
  plugin: Pick<Plugin, 'deal'>,
): DealsToPrint | undefined {
  const sealed = deals.find((one) => one.series === n)
  const secret = sealed && dealsOf(event, n, sealed.commitment, keys)
  const drawn = draws.findLast((one) => one.series === n)
  const plan = series[n - 1]?.plan
  const [chairs] = format.chairs
  if (secret === undefined || drawn === undefined || plan === undefined || chairs === undefined)
    return undefined
  const dealOf = (hand: number, redeal: number): string =>
    dealText(secret, drawn.outside, { series: n, hand, redeal }, (random) =>
      plugin.deal(format.profile, random),
    )
  const hands = Array.from({ length: plan.rounds * chairs }, (_, hand) => hand)
  const tables = (series[n - 1]?.tables ?? []).filter(isOnPaper)
  return {
    deals: hands.map((hand) => dealOf(hand, 0)),
    spares: hands.flatMap((hand) =>
      [...new Set([0, ...tables.map((table) => redealsOf(table, hand))])]
        .toSorted((a, b) => a - b)
        .map((played) => ({ hand, spare: played + 1, deal: dealOf(hand, played + 1) })),
    ),
  }
}

/** Undefined if no table is in the hall, or if the game has no slips. */
export function slipsPdf(
  source: Source,
  n: number,
  { deals, spares }: DealsToPrint,
): Promise<Uint8Array> | undefined {
  const { state, offer, locale } = source
  const { plugin, slips: read } = offer
  const [chairs] = state.regulations.format.chairs
  if (read === undefined || chairs === undefined) return undefined
  const slipOf = (of: Pick<Slip, 'table' | 'hand' | 'spare'>, deal: string): readonly Slip[] => {
    const dealt = read(deal)
    if (dealt === undefined) return []
    const seating = plugin.seating(chairs, of.hand)
    return [
      {
        ...of,
        dealer: plugin.dealer(chairs, of.hand),
        hands: dealt.hands.map((cards, seat) => ({ chair: seating[seat] ?? seat, cards })),
        rest: dealt.rest.map(({ code, cards }) => ({ name: offer.catalogues[locale][code] ?? code, cards })),
      },
    ]
  }
  const tables = (state.series[n - 1]?.tables ?? []).filter(isOnPaper)
  const slips = tables.flatMap(({ table }) =>
    deals.flatMap((deal, hand) => slipOf({ table, hand, spare: 0 }, deal)),
  )
  if (slips.length === 0) return undefined
  const spare = spares.flatMap(({ deal, ...of }) => slipOf({ table: null, ...of }, deal))
  return printSlips({ imprint: imprint(source, [slips, spare]), series: n, slips, spares: spare })
}
