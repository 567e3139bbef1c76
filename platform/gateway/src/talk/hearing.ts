/**
 * Decides who sees which remark, and when. While players hold cards, a remark or its timing could be a secret signal about
 * them. So everybody but the speaker sees it only after the hand is settled. The one exception, once per hand, is "one
 * moment" from a player whose turn it is: everybody sees anyway that they take their time.
 */
import type { Chair } from '@stolik/core'
import { chairsToAct, isOver, type TableState } from '../table/state.js'
import type { Remark } from '../table/remark.js'

/** Whether a remark made now would be held back. */
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

/** The number of the hand in play; null while nobody holds cards. */
export const handInPlay = ({ phase, hand }: TableState): number | null =>
  phase === 'PLAYING' && hand !== null ? hand.n : null

/** Compares with the number of settled hands: a process that lags behind must not show remarks of a later hand. */
const isOut = ({ hand, held }: Remark, state: TableState): boolean =>
  !held || hand === null || state.settled.length > hand || isOver(state)

/**
 * The remarks that a person sees; `person` is undefined for a spectator. Whoever sees the hand late sees all that is said in it after
 * the hand: only a player whose turn it is says “one moment”.
 */
export const audible = (
  remarks: readonly Remark[],
  state: TableState,
  person: string | undefined,
  isLate = false,
): readonly Remark[] =>
  remarks.filter(
    (remark) => remark.person === person || isOut(isLate ? { ...remark, held: true } : remark, state),
  )

/** Whether a person's own remark still waits for the end of the hand. */
export const isWaiting = (remark: Remark, state: TableState): boolean => !isOut(remark, state)

/** The person on a chair. Remarks belong to the person, wherever they sit now. */
export const personOn = (state: TableState, chair: Chair | undefined): string | undefined =>
  chair === undefined ? undefined : (state.occupants[chair]?.person ?? undefined)
