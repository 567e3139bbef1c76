/** Finds the sounds to play between two views of a table. They are the same for every game. */
import type { Renderer } from '@stolik/kit/table'
import type { Shown } from '../live/session.js'

export type Cue = 'card' | 'trick' | 'turn' | 'settled' | 'late'

/** The parts of a table that affect sounds. */
export interface CueState {
  /** The table id with the epoch of its log. */
  readonly log: string
  readonly hand: number | null
  /** Finished tricks, and cards of the next trick on the table. */
  readonly done: number
  readonly lying: number
  readonly isMyTurn: boolean
  /** Whether the hand is settled. */
  readonly isSettled: boolean
}

export function cueStateOf({ table, view }: Shown, renderer: Renderer): CueState {
  const { id, epoch, hand, phase, chair, players } = table
  const { done, lying } = view === null ? { done: 0, lying: 0 } : renderer.tricks(view)
  return {
    log: `${id} ${epoch}`,
    hand,
    done,
    lying,
    isMyTurn: phase === 'PLAYING' && chair !== null && players[chair]?.thinking === true,
    isSettled: phase === 'BETWEEN' || phase === 'FINISHED',
  }
}

/** Returns the cues in the order of playing, at most one of each kind. */
export function cuesOf(before: CueState, now: CueState): readonly Cue[] {
  if (before.log !== now.log) return []
  const sameHand = before.hand === now.hand
  const taken = sameHand && now.done > before.done
  const laid = taken || (sameHand && now.done === before.done && now.lying > before.lying)
  const settled = now.isSettled && !before.isSettled
  const turn = now.isMyTurn && (!before.isMyTurn || !sameHand || laid)
  return [
    ...(laid ? (['card'] as const) : []),
    // The sound for the end of a hand replaces the one for its last trick.
    ...(taken && !settled ? (['trick'] as const) : []),
    ...(settled ? (['settled'] as const) : []),
    ...(turn ? (['turn'] as const) : []),
  ]
}
