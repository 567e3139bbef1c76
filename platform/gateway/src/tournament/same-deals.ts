/**
 * The acts of the gateway for events in which all tables of a series play the same deals: it commits to the deals of each series as
 * soon as the event has it, and opens them when the series has ended. Pure.
 */
import type { Sealed } from '@stolik/core'
import type { Act } from '@stolik/tournament/model/act'
import { isSameCards } from '@stolik/tournament/model/playing'
import type { EventState } from '@stolik/tournament/model/state'
import { dealsCommitment } from '@stolik/tournament/same/deals'
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

/** The committed secret; undefined if it was derived from a secret that this gateway does not know any more. */
const dealsOf = (
  event: string,
  series: number,
  commitment: string,
  keys: Pick<Keys, 'known'>,
): Sealed | undefined =>
  keys
    .known()
    .map((words) => words.deals(event, series))
    .find((deals) => dealsCommitment(deals) === commitment)
