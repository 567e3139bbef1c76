/** What a ranking is counted from, besides its scheme. */
import type { Licensed, Result } from '../model/edition.js'
import type { Merged } from '../model/same.js'
import type { Sheet } from '../model/sheet.js'

export interface HashedSheet {
  readonly hash: string
  readonly sheet: Sheet
}

export interface Inputs {
  /** The day up to which it counts, `YYYY-MM-DD`: later events do not, and months are counted to it. */
  readonly date: string
  /** In any order; those that the scheme does not take may be among them. */
  readonly sheets: readonly HashedSheet[]
  /** Asked only where the scheme asks for licences. */
  readonly licences: readonly Licensed[]
  /** Of the edition that is carried over from, or by which divisions are formed; null: none. */
  readonly carried: Result | null
  /** Who of all these is one person; nobody where it is left out. */
  readonly merged?: readonly Merged[] | undefined
}
