/**
 * The deals that all tables of a series play. The gateway commits to them before the series is drawn, and opens them when the director
 * has ended it, which needs the list of the last table.
 */
import { isSecret } from '@stolik/core'
import { isOnPaper, isSameCards, seriesOf } from '../model/playing.js'
import { refuse } from '../model/refusal.js'
import { dealsCommitment } from '../same/deals.js'
import { type ActOf, type Ask, type Decision, notAllowed, nothing, write } from './ask.js'

/** @throws RangeError when the gateway's commitment is none */
export function sealDeals({ state, by }: Ask, { series, commitment }: ActOf<'sealDeals'>): Decision {
  if (by.kind !== 'gateway' || state.regulations.sameCards === undefined) return notAllowed
  const found = seriesOf(state, series)
  if (found === undefined) return refuse('UNKNOWN_SERIES', { series })
  if (state.deals.some((one) => one.series === series)) return nothing
  if (!/^[0-9a-f]{64}$/.test(commitment)) throw new RangeError('no commitment')
  return write({ kind: 'sealDeals', series, commitment })
}

/** @throws RangeError when the gateway's secret is not the committed one */
export function openDeals({ state, by }: Ask, { series, salt, seed }: ActOf<'openDeals'>): Decision {
  if (by.kind !== 'gateway') return notAllowed
  const sealed = state.deals.find((one) => one.series === series)
  if (sealed === undefined) return notAllowed
  if (sealed.opened !== null) return nothing
  const left = seriesOf(state, series)?.status !== 'ended'
  if (left) return refuse('SERIES_LEFT', { series })
  if (!isSecret(salt) || !isSecret(seed) || dealsCommitment({ salt, seed }) !== sealed.commitment)
    throw new RangeError('not the committed deals')
  return write({ kind: 'openDeals', series, salt, seed })
}

/** Whoever prints the deals knows them, so they must not play. Each printing is noted, whether or not they have printed before. */
export function printSlips({ state, by }: Ask, { series }: ActOf<'printSlips'>): Decision {
  if (by.kind !== 'direction') return notAllowed
  const found = seriesOf(state, series)
  if (found === undefined) return refuse('UNKNOWN_SERIES', { series })
  const isDrawn = found.status === 'drawn' || found.status === 'running'
  if (!isSameCards(state) || !isDrawn || !found.tables.some(isOnPaper)) return refuse('NO_SLIPS', { series })
  const isPlaying = [...state.players.values()].some(
    ({ status, entrant }) => entrant.person === by.account && status !== 'withdrawn' && status !== 'declined',
  )
  return isPlaying ? refuse('PLAYS_HERE') : write({ kind: 'printSlips', series })
}
