/**
 * The commitments to luck that this page saw bound before it opened its own. A record shows what commitments it likes; only who took
 * part knows which were there first.
 */
import type { LuckBinding } from '@stolik/core'

export type SeenBound = Pick<LuckBinding, 'attempt' | 'commitments'>

const all = new Map<string, SeenBound>()

/** @param commitment the gateway's own for the hand */
export const noteBound = (commitment: string, seen: SeenBound): void => {
  all.set(commitment, seen)
}

export const seenBound = (commitment: string): SeenBound | undefined => all.get(commitment)

/** Whether a hand's luck was bound to the commitments that this page saw. Those of a later attempt it need not have seen. */
export function isAsSeen({ attempt, commitments }: SeenBound, binding: LuckBinding | undefined): boolean {
  if (binding === undefined || binding.attempt < attempt) return false
  if (binding.attempt > attempt) return true
  // Whoever withheld luck in an earlier attempt had no commitment any more.
  return commitments.every(
    (one, chair) => one === (binding.ways[chair] === 'withheld' ? '' : binding.commitments[chair]),
  )
}
