/** What there is to hear between two views of a table. Which game it is makes no difference. */
import type { Renderer } from '@stolik/kit/table'
import type { Shown } from '../live/session.js'

export type Cue = 'card' | 'trick' | 'turn' | 'settled'

/** As much of a table as is heard. */
export interface Moment {
  /** The table, and the run of the gateway in which its log is one. */
  readonly of: string
  readonly hand: number | null
  /** Tricks finished, and cards of the next that lie on the table. */
  readonly done: number
  readonly lying: number
  readonly mine: boolean
  /** The hand is settled. */
  readonly over: boolean
}

export function momentOf({ table, view }: Shown, renderer: Renderer): Moment {
  const { id, epoch, hand, phase, chair, players } = table
  const { done, lying } = view === null ? { done: 0, lying: 0 } : renderer.tricks(view)
  return {
    ...{ of: `${id} ${epoch}`, hand, done, lying },
    mine: phase === 'PLAYING' && chair !== null && players[chair]?.thinking === true,
    over: phase === 'BETWEEN' || phase === 'FINISHED',
  }
}

/** In the order in which they are played; at most one of each kind. */
export function cuesOf(before: Moment, now: Moment): readonly Cue[] {
  if (before.of !== now.of) return []
  const sameHand = before.hand === now.hand
  const taken = sameHand && now.done > before.done
  const laid = taken || (sameHand && now.done === before.done && now.lying > before.lying)
  const settled = now.over && !before.over
  const turn = now.mine && (!before.mine || !sameHand || laid)
  return [
    ...(laid ? (['card'] as const) : []),
    // The end of a hand says more than that of its last trick.
    ...(taken && !settled ? (['trick'] as const) : []),
    ...(settled ? (['settled'] as const) : []),
    ...(turn ? (['turn'] as const) : []),
  ]
}
