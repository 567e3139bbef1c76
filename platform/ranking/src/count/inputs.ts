/** The inputs of a ranking, besides its scheme. */
import type { Belonging, Licensed, Merged, Result } from '@stolik/contract/ranking/edition'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { KnownAges } from '../model/ages.js'

export interface HashedSheet {
  readonly hash: string
  readonly sheet: Sheet
}

export interface Inputs {
  /** The last day that counts, `YYYY-MM-DD`: later events are ignored, and months are counted up to it. */
  readonly date: string
  /** In any order. Sheets that the scheme does not take are ignored. */
  readonly sheets: readonly HashedSheet[]
  /** Used only if the scheme demands licences. */
  readonly licences: readonly Licensed[]
  /** Used only if the scheme has a rule for transfers; none if left out. */
  readonly clubs?: readonly Belonging[] | undefined
  /** Used only if the scheme asks about ages; none are known if left out. */
  readonly ages?: KnownAges | undefined
  /** The result of the edition whose points are carried over, or from which divisions are formed; null: none. */
  readonly carried: Result | null
  /** Records that are the same person; none if left out. */
  readonly merged?: readonly Merged[] | undefined
}
