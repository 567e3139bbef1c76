/** Throwing in as a view shows it: the open offer, who must answer, and who may offer (R5). */
import { count, type Seat } from '@stolik/core'
import type { ThrowIn, View } from '../rules/view.js'

const seats: readonly Seat[] = [0, 1, 2, 3]

/** Returns the offer that waits for answers, if there is one. */
export function pending(throws: readonly ThrowIn[]): ThrowIn | undefined {
  const last = throws.at(-1)
  return last !== undefined && last.declined === null && last.settled === null ? last : undefined
}

/** Returns the seats that still have to answer. */
export const unanswered = ({ seat, agreed }: ThrowIn): readonly Seat[] =>
  seats.filter((s) => s !== seat && !agreed.includes(s))

/** Whether a viewer on turn may offer, if no raise is open: before the last trick, once per trick. */
export function mayThrow({ throws, hand, tricks }: View): boolean {
  const trick = tricks.reduce((sum, n) => sum + n, 0)
  return count(hand) > 1 && !throws.some(({ at }) => Math.floor(at / 4) === trick)
}
