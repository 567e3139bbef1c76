/** Shows how luck is collected, what it was bound to, and the shuffles that were thrown away, in the shape of the schema. */
import { once, type LuckBinding, type LuckWay } from '@stolik/core'
import { sealedCommitment } from '../../base/entropy.js'
import { lasting } from '../../base/lasting.js'
import { isLuckCollected, luckTarget, luckWait } from '../luck-round.js'
import type { Shuffle } from '../shuffle.js'
import type { TableState } from '../state.js'

const ways = { committed: 'COMMITTED', open: 'OPEN', withheld: 'WITHHELD', none: 'NONE' } as const

export type ShownBinding = Omit<LuckBinding, 'ways'> & { readonly ways: readonly (typeof ways)[LuckWay][] }

export const showBinding = (binding: LuckBinding | null): ShownBinding | null =>
  binding && { ...binding, ways: binding.ways.map((way) => ways[way]) }

/** Nothing of the luck itself: it is opened with the hand. */
export function showLuck(state: TableState) {
  const target = luckTarget(state)
  if (target === undefined || !isLuckCollected(state)) return null
  const { hand, commitment } = target
  const { attempt, isBound, commitments, mayCommit } = state.luckRound
  const wait = luckWait(state)
  return {
    hand,
    to: commitment,
    attempt,
    commitments,
    bound: isBound,
    committing: isBound ? [] : mayCommit.flatMap((may, chair) => (may ? [chair] : [])),
    opening: wait?.what === 'openings' ? wait.chairs : [],
  }
}

export const showThrown = once((thrown: readonly Shuffle[]) =>
  lasting(
    thrown.map(({ hand, sealed, luck, deal, binding }) => ({
      hand,
      commitment: sealedCommitment(sealed),
      salt: sealed.salt,
      seed: sealed.seed,
      luck,
      deal,
      binding: showBinding(binding),
    })),
  ),
)
