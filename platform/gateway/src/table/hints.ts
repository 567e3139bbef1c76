/** Where a player may ask for hints: only where nobody else is affected and nothing counts. Pure. */
import type { Chair } from '@stolik/core'
import type { RefusalCode } from '../base/refusal.js'
import type { Person } from '../base/person.js'
import { chairOf, isDealtByEvent, isOver, seatOf, type TableState } from './state.js'

/** Why there is no hint, beyond the refusals of any request at a table. */
export const noHintSentences = {
  NO_HINTS: 'There are no hints in this game.',
  OTHER_PEOPLE: 'There are hints only where all others are bots.',
  COUNTS: 'There are no hints where the result counts.',
  BUSY: 'Too many are asking for hints at the moment. Ask again, or play on.',
} as const
export type NoHintReason = keyof typeof noHintSentences

/**
 * Why there are no hints for a chair, whatever happens in the hand; undefined if there are. A chair that a bot keeps for somebody is a
 * person's, since they may come back in the middle of the hand. Onlookers do not matter: they see no cards, no hints, and cannot sit down.
 */
export function noHints(state: TableState, chair: Chair): NoHintReason | undefined {
  if (!state.plugin.hints) return 'NO_HINTS'
  const { event, rated } = state.opened
  if (event !== undefined || rated !== undefined || isDealtByEvent(state)) return 'COUNTS'
  const others = state.occupants.some((o, i) => i !== chair && o !== null && o.person !== null)
  return others ? 'OTHER_PEOPLE' : undefined
}

/** Why a person gets no hint for the position after `seq`; undefined if they do. It depends on nothing that they may not know. */
export function refusesHint(
  state: TableState,
  person: Person,
  seq: number,
): NoHintReason | RefusalCode | undefined {
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  const never = noHints(state, chair)
  if (never !== undefined) return never
  if (isOver(state)) return 'OVER'
  if (seq !== state.seq) return 'STALE'
  if (state.phase === 'BETWEEN') return 'OVER'
  if (state.strayed !== null) return 'UNAVAILABLE'
  const seat = seatOf(state, chair)
  if (state.hand === null || seat === null) return 'NOT_PLAYING'
  return state.hand.now.toAct.includes(seat) ? undefined : 'NOT_YOUR_TURN'
}
