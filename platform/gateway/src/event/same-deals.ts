/**
 * The acts of the gateway for events in which all tables of a series play the same deals: it commits to the deals of each series as
 * soon as the event has it, gives each table its shuffles, and opens the deals when the series has ended. Pure.
 */
import type { Sealed } from '@stolik/core'
import type { Act } from '@stolik/event/model/act'
import { isSameCards } from '@stolik/event/model/playing'
import type { EventState } from '@stolik/event/model/state'
import { dealsCommitment, dealSealed, type DealOf } from '@stolik/event/same/deals'
import type { Keys } from './keys.js'

/** What is still to be sealed and opened, in order; nothing in other events. */
export function actsOfDeals(
  event: string,
  state: EventState,
  keys: Pick<Keys, 'deals' | 'known'>,
): readonly Act[] {
  if (!isSameCards(state) || state.latest.cancel !== undefined) return []
  const sealed = new Set(state.deals.map(({ series }) => series))
  const seal = state.series
    .filter(({ series, status }) => status === 'planned' && !sealed.has(series))
    .map(({ series }): Act => {
      const commitment = dealsCommitment(keys.deals(event, series))
      return { kind: 'sealDeals', series, commitment }
    })
  const open = state.deals.flatMap(({ series, commitment, opened }): readonly Act[] => {
    if (opened !== null || state.series[series - 1]?.status !== 'ended') return []
    const deals = dealsOf(event, series, commitment, keys)
    return deals === undefined ? [] : [{ kind: 'openDeals', series, ...deals }]
  })
  return [...seal, ...open]
}

/**
 * The shuffle of one deal, the same at every table of the series; undefined if its deals were not sealed, or with a secret that this
 * gateway does not know any more.
 */
export function sameShuffle(
  event: string,
  state: EventState,
  deal: DealOf,
  keys: Pick<Keys, 'known'>,
): Sealed | undefined {
  const { series } = deal
  const sealed = state.deals.find((one) => one.series === series)
  const secret = sealed && dealsOf(event, series, sealed.commitment, keys)
  const drawn = state.draws.findLast((one) => one.series === series)
  return secret && drawn && dealSealed(secret, drawn.outside, deal)
}

/** The committed secret; undefined if it was derived from a secret that this gateway does not know any more. */
export const dealsOf = (
  event: string,
  series: number,
  commitment: string,
  keys: Pick<Keys, 'known'>,
): Sealed | undefined =>
  keys
    .known()
    .map((words) => words.deals(event, series))
    .find((deals) => dealsCommitment(deals) === commitment)
