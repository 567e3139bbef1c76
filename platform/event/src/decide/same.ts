/**
 * The deals that all tables of a series play. The gateway commits to them before the series is drawn, and opens them when the director
 * has ended it, which needs the list of the last table.
 */
import { isSecret } from '@stolik/core'
import { isOnPaper, isSameCards, seriesOf } from '../model/playing.js'
import { redealsOf } from '../model/redeals.js'
import { refuse } from '../model/refusal.js'
import { dealsCommitment } from '../same/deals.js'
import {
  type ActOf,
  type Ask,
  type Decision,
  badNumber,
  badText,
  longText,
  notAllowed,
  nothing,
  write,
} from './ask.js'
import { findBegun } from './at.js'

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

/** More spare deals of one hand than a table ever needs. */
const mostSpares = 9

/**
 * A slip was torn, or cards were seen: the table plays a spare deal, which was sealed with the others. It is compared with the tables
 * that played the same spare, as with a board that was dealt wrongly in duplicate bridge: what others made of other cards says nothing
 * about it. The hand still counts for the list.
 */
export function playSpare(ask: Ask, act: ActOf<'playSpare'>): Decision {
  const found = findBegun(ask, act)
  if ('refused' in found) return found
  const { table, at } = found
  if (!isSameCards(ask.state) || !isOnPaper(table)) return refuse('NO_SPARES', { table: table.table })
  if (table.list.annulled !== null) return refuse('ANNULLED')
  const { hand, spare, reason } = act
  const bad =
    badNumber('hand', hand, 0, table.list.length - 1) ??
    badNumber('spare', spare, 0, mostSpares) ??
    badText('reason', reason, longText)
  if (bad !== undefined) return bad
  const redeals = table.redeals.filter((one) => one.spare !== true)
  const dealt = redealsOf({ redeals }, hand)
  if (spare < dealt) return refuse('REDEALT', { hand: hand + 1, times: dealt })
  if (spare === redealsOf(table, hand)) return nothing
  return write({ kind: 'playSpare', ...at, hand, spare, reason })
}
