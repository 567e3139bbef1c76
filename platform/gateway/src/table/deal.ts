import { stream, type Sealed } from '@stolik/core'
import { sha256 } from '../base/entropy.js'
import type { Dealt, GivenDeal, Stopped } from './entry.js'
import { rulesDigest } from './pinned.js'
import { luckOf, luckWait } from './luck-round.js'
import { allReady, allSeated, givenNext, isDealtByEvent, lacksShuffle, type TableState } from './state.js'

/**
 * Whether the next hand should be dealt at once: all chairs are taken, or all humans are ready. Never while play is paused, or
 * while luck is waited for.
 */
export const dealDue = (state: TableState): boolean =>
  !state.paused &&
  !lacksShuffle(state) &&
  luckWait(state) === null &&
  ((state.phase === 'GATHERING' && allSeated(state)) || (state.phase === 'BETWEEN' && allReady(state)))

/**
 * Deals the next hand from the shuffle that was committed to. `fresh` becomes the shuffle of the hand after it, unless the event gives
 * that one: then luck does not count either, because the other tables do not have it.
 */
export function dealNext(state: TableState, fresh: Sealed): Dealt | Stopped {
  const { plugin, opened, settled, next } = state
  if (next === null) throw new RangeError('no hand to come')
  const replayed = givenNext(state)
  if (replayed !== undefined) return dealGiven(state, replayed, next)
  const isFromEvent = isDealtByEvent(state)
  const luck = isFromEvent ? [] : luckOf(state)
  return {
    kind: 'deal',
    rules: rulesDigest(plugin, opened.profile),
    deal: plugin.deal(opened.profile, stream(sha256, next.seed, luck)),
    carry: plugin.between(opened.profile, settled),
    luck,
    next: settled.length + 1 < opened.length && !isFromEvent ? fresh : null,
  }
}

/**
 * Deals the cards of a finished hand. The shuffle that was committed to is that of the hand after it. Where the rules have changed since the
 * table was opened, and have no such deal any more, the table is closed.
 */
function dealGiven({ plugin, opened }: TableState, { deal }: GivenDeal, next: Sealed): Dealt | Stopped {
  const { profile, chairs, length } = opened
  const carry = plugin.between(profile, [])
  if (plugin.start(profile, deal, carry) === undefined) return { kind: 'stop' }
  const rules = rulesDigest(plugin, profile)
  const luck = Array.from({ length: chairs }, () => '')
  return { kind: 'deal', rules, deal, carry, luck, next: length > 1 ? next : null }
}
