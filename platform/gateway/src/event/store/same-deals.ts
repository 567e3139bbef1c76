/**
 * The acts of the gateway for events in which all tables of a series play the same deals: it commits to the deals of each series as
 * soon as the event has it, gives each table its shuffles, and opens the deals when the series has ended. Pure.
 */
import { type Sealed, readFirstRecord } from '@stolik/core'
import type { Act } from '@stolik/event/model/act'
import { isSameCards, isHeldBack } from '@stolik/event/model/playing'
import type { EventState } from '@stolik/event/model/state'
import { dealsCommitment, dealSealed, type DealOf } from '@stolik/event/same/deals'
import type { Keys } from './keys.js'
import type { Dealt } from '@stolik/contract/published/results'
import type { Store } from '../../store/store.js'

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

// The cards of the hands that were played online in events where all tables play the same, so that anybody can compare them.

/** Hands of series that have ended, in order. A hand without a record, such as one that was entered by the director, is missing. */
export async function dealsPlayed(
  state: EventState,
  store: Pick<Store, 'record'>,
): Promise<readonly Dealt[]> {
  if (!isSameCards(state)) return []
  const dealt: Dealt[] = []
  for (const series of state.series) {
    if (isHeldBack(state, series)) continue
    for (const { table, online, live, list } of series.tables) {
      if (!online || live === null || list.annulled !== null) continue
      for (const hand of list.hands.keys()) {
        const text = await store.record(live, hand)
        const read = text === undefined ? undefined : readFirstRecord(text)
        if (read !== undefined && 'record' in read)
          dealt.push({ series: series.series, table, hand, deal: read.record.deal })
      }
    }
  }
  return dealt
}
