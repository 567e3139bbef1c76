/** What a table to play at draws, and its words for it, for whoever shows something of the hand beside the table. */
import type { Scene, Trick } from './scene.js'
import type { Situation } from './situation.js'

/** The latest drawing of a table; null before there is a view. */
export interface Drawn<V extends object = object> {
  readonly scene: Scene | null
  readonly view: V | null
  readonly at: Situation
  /** Returns what was called between two views, one sentence each. */
  readonly tell: (before: V, now: V, at: Situation) => readonly string[]
  /** Returns who takes a finished trick, in words. */
  readonly taken: (trick: Trick, scene: Scene, at: Situation) => string
}
