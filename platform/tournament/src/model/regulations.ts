/** What is announced of an event: everything that a player may hold its director to (PT 6.2). */
import type { EventFormat } from '@stolik/core'
import type { Category, Speed } from '@stolik/contract/shapes'

/** A unit that is ranked by the best of its members. */
export interface GroupRule {
  readonly kind: 'team' | 'pair'
  readonly size: number
  /** How many results count, the best ones. */
  readonly counting: number
  /** Named substitutes beside `size`. */
  readonly substitutes: number
}

export interface PrizeList {
  /** Whose list: everybody, teams, pairs, or a category. */
  readonly of: 'all' | 'team' | 'pair' | Category
  /** What the first place gets, the second, and so on. */
  readonly places: readonly string[]
}

export interface Regulations {
  readonly name: string
  readonly place: string
  readonly organiser: string
  /** Milliseconds since 1970. */
  readonly starts: number
  readonly game: string
  readonly format: EventFormat
  readonly mode: 'online' | 'hall' | 'mixed'
  /** Whether anybody may enter, or only whom the director enters. */
  readonly open: boolean
  /** Whether whoever enters waits until the director approves; left out where it is not asked. */
  readonly approval?: true
  /** Players at most; who comes later waits. null = any number. */
  readonly capacity: number | null
  /** Amounts in the smallest coin. */
  readonly fee: { readonly amount: number; readonly currency: string; readonly use: string } | null
  readonly groups: readonly GroupRule[]
  readonly categories: readonly Category[]
  /** Juniors are born in this year or later, seniors in that one or earlier; null where there is no such category. */
  readonly juniorFrom: number | null
  readonly seniorUntil: number | null
  readonly prizes: readonly PrizeList[]
  /** Minutes after the last series in which its lists may be protested against; otherwise before the next series. */
  readonly protestMinutes: number
  /** A value from outside that is mixed into the seed of each draw, as everybody can look it up; left out where there is none. */
  readonly outside?: string
  /** Who plays on for someone who drops out online: a bot, or a reserve player with the bot until they come. */
  readonly dropOut: 'bot' | 'reserve'
  /** Thinking time at online tables. */
  readonly speed: Speed
  /** Words of the organiser: control, penalties, exclusion, appeal body, material, and whatever else they want said. */
  readonly notes: Readonly<
    Record<'control' | 'penalties' | 'exclusion' | 'appeals' | 'material' | 'other', string>
  >
}
