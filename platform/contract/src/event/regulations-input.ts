/** Regulations of an event as they are sent (schema: RegulationsInput). */
import type { Category, Speed } from '../shapes.js'

type Maybe<T> = T | null | undefined

export interface RegulationsInput {
  readonly name: string
  readonly place: string
  readonly organiser: string
  readonly starts: number
  readonly game: string
  readonly format: FormatInput
  readonly mode: 'ONLINE' | 'HALL' | 'MIXED'
  readonly open: boolean
  readonly approval: boolean
  readonly capacity?: Maybe<number>
  readonly fee?: Maybe<{ readonly amount: number; readonly currency: string; readonly use: string }>
  readonly groups: readonly {
    readonly kind: 'TEAM' | 'PAIR'
    readonly size: number
    readonly counting: number
    readonly substitutes: number
  }[]
  readonly categories: readonly Uppercase<Category>[]
  readonly juniorFrom?: Maybe<number>
  readonly seniorUntil?: Maybe<number>
  readonly prizes: readonly { readonly of: string; readonly places: readonly string[] }[]
  readonly protestMinutes: number
  readonly outside?: Maybe<string>
  readonly dropOut: 'BOT' | 'RESERVE'
  readonly speed: Speed
  readonly notes: Readonly<
    Record<'control' | 'penalties' | 'exclusion' | 'appeals' | 'material' | 'other', string>
  >
}

interface FormatInput {
  readonly id: string
  readonly profile: string
  readonly chairs: readonly number[]
  readonly series: readonly {
    readonly rounds: number
    readonly minutes?: Maybe<number>
    readonly draw: 'LOTS' | 'STANDING'
  }[]
  readonly scoring: { readonly scale?: Maybe<readonly number[]>; readonly ties: 'MEAN' | 'BEST' }
  readonly tieBreaks: readonly string[]
  readonly bye?: Maybe<{ readonly points: number; readonly small: number }>
  readonly stake?: Maybe<{ readonly numerator: number; readonly denominator: number }>
}
