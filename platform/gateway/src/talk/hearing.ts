/**
 * Who hears what, and when. While cards are held, what is said could be agreed to mean something about them, and so
 * could the moment. So it is kept back until the hand is settled, for everybody but the speaker. The one exception is
 * "one moment" from a player whose turn it is, once a hand: that they take their time is seen anyway.
 */
import type { Chair } from '@stolik/core'
import { chairsToAct, isOver, type TableState } from '../table/state.js'
import type { Remark } from '../table/remark.js'

/** Whether a remark would be kept back if it were made now. */
export function isHeldBack(
  state: TableState,
  { chair, person, said }: Pick<Remark, 'chair' | 'person' | 'said'>,
  before: readonly Remark[],
): boolean {
  const hand = handInPlay(state)
  if (hand === null) return false
  const isExcuse = 'phrase' in said && said.phrase === 'one-moment'
  const isFirst = !before.some((r) => r.person === person && r.hand === hand && !r.held)
  return !(isExcuse && isFirst && chairsToAct(state).includes(chair))
}

/** The hand that is in play; null while nobody holds cards. */
export const handInPlay = ({ phase, hand }: TableState): number | null =>
  phase === 'PLAYING' && hand !== null ? hand.n : null

/** Counted by settled hands: a process that has not yet read on must not show what is said in a hand to come. */
const isOut = ({ hand, held }: Remark, state: TableState): boolean =>
  !held || hand === null || state.settled.length > hand || isOver(state)

/** What somebody hears; `chair` is theirs, undefined for a spectator. */
export const audible = (
  remarks: readonly Remark[],
  state: TableState,
  person: string | undefined,
): readonly Remark[] => remarks.filter((remark) => remark.person === person || isOut(remark, state))

/** Whether somebody's own remark still waits for the end of the hand. */
export const isWaiting = (remark: Remark, state: TableState): boolean => !isOut(remark, state)

/** By chair, as standings are: what a person said from a chair is theirs wherever they sit now. */
export const personOn = (state: TableState, chair: Chair | undefined): string | undefined =>
  chair === undefined ? undefined : (state.occupants[chair]?.person ?? undefined)
