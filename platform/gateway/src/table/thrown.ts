/** Shuffles that were committed to and are not played to the end. They are opened, so that throwing hands away shows. */
import type { Sealed } from '@stolik/core'
import type { TableState } from './state.js'

/**
 * The table once its hand in play and the shuffle of the next hand are thrown away.
 * @param next the shuffle that replaces it
 */
export function throwAway(state: TableState, next: Sealed | null): TableState {
  const { shuffle, settled, luckRound, thrown } = state
  // Where all tables play the same deals, others still have these before them.
  if (state.opened.sealed === null) return { ...state, shuffle: null }
  const coming = state.next === null || state.next.seed === next?.seed ? null : state.next
  return {
    ...state,
    shuffle: null,
    thrown: [
      ...thrown,
      ...(shuffle === null ? [] : [shuffle]),
      ...(coming === null
        ? []
        : [
            {
              hand: settled.length + (shuffle === null ? 0 : 1),
              sealed: coming,
              luck: luckRound.isBound ? luckRound.opened : null,
              binding: null,
              deal: null,
            },
          ]),
    ],
  }
}
