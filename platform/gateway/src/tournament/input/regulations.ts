/** Regulations as they come by GraphQL. Whether they make sense is decided elsewhere. */
import type { Speed, Category } from '@stolik/contract/shapes'
import type { Regulations } from '@stolik/tournament/model/regulations'
import { given, lower, type Maybe } from './maybe.js'

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
  readonly notes: Regulations['notes']
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

export const readRegulations = (input: RegulationsInput): Regulations => ({
  name: input.name,
  place: input.place,
  organiser: input.organiser,
  starts: input.starts,
  game: input.game,
  format: readFormat(input.format),
  mode: lower(input.mode),
  open: input.open,
  ...(input.approval ? { approval: true } : {}),
  capacity: input.capacity ?? null,
  fee: given(input.fee) ? { ...input.fee } : null,
  groups: input.groups.map((group) => ({ ...group, kind: lower(group.kind) })),
  categories: input.categories.map(lower),
  juniorFrom: input.juniorFrom ?? null,
  seniorUntil: input.seniorUntil ?? null,
  // Lists of nobody are found by who checks the regulations.
  prizes: input.prizes.map(({ of, places }) => ({ of: of as Regulations['prizes'][number]['of'], places })),
  protestMinutes: input.protestMinutes,
  ...(given(input.outside) && input.outside.trim() !== '' ? { outside: input.outside.trim() } : {}),
  dropOut: lower(input.dropOut),
  speed: input.speed,
  notes: { ...input.notes },
})

const readFormat = ({
  id,
  profile,
  chairs,
  series,
  scoring,
  tieBreaks,
  bye,
  stake,
}: FormatInput): Regulations['format'] => ({
  id,
  profile,
  chairs,
  series: series.map(({ rounds, minutes, draw }) => ({
    rounds,
    minutes: minutes ?? null,
    draw: lower(draw),
  })),
  scoring: given(scoring.scale)
    ? { kind: 'places', scale: scoring.scale, ties: lower(scoring.ties) }
    : { kind: 'total' },
  // As above.
  tieBreaks: tieBreaks as Regulations['format']['tieBreaks'],
  bye: given(bye) ? { ...bye } : null,
  stake: given(stake) ? [stake.numerator, stake.denominator] : null,
})
