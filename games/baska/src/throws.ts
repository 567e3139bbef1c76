/** What a view says of throwing in: the open offer, who has to answer, who may make one (R5). */
import { count, type Seat } from '@stolik/core'
import type { ThrowIn, View } from './view.js'

const seats: readonly Seat[] = [0, 1, 2, 3]

/** The offer that waits for answers, if there is one. */
export function pending(throws: readonly ThrowIn[]): ThrowIn | undefined {
  const last = throws.at(-1)
  return last !== undefined && last.declined === null && last.settled === null ? last : undefined
}

/** Who has to answer still. */
export const unanswered = ({ seat, agreed }: ThrowIn): readonly Seat[] =>
  seats.filter((s) => s !== seat && !agreed.includes(s))

/** Whether the viewer, being on turn, may offer it, no raise being open: before the last trick, once in a trick. */
export function mayThrow({ throws, hand, tricks }: View): boolean {
  const trick = tricks.reduce((sum, n) => sum + n, 0)
  return count(hand) > 1 && !throws.some(({ at }) => Math.floor(at / 4) === trick)
}
