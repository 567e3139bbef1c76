/** Regulations of an event as its log holds them: everything that a player may hold its director to (PT 6.2). */
import type { EventFormat, TieBreak } from '@stolik/core'
import * as v from 'valibot'
import type { Deep } from '../read.js'
import type { Category, Speed } from '../shapes.js'
import { id, int, list, number, text } from './parts.js'

const words = /^(?:small|wins|seconds|lot|-?sum\..*)$/s
const tieBreak = v.custom<TieBreak>((given) => typeof given === 'string' && words.test(given))

const format: v.GenericSchema<EventFormat> = v.object({
  id,
  profile: id,
  chairs: list(int),
  series: list(v.object({ rounds: int, minutes: v.nullable(int), draw: v.picklist(['lots', 'standing']) })),
  scoring: v.variant('kind', [
    v.object({ kind: v.literal('total') }),
    v.object({ kind: v.literal('places'), scale: list(number), ties: v.picklist(['mean', 'best']) }),
  ]),
  tieBreaks: list(tieBreak),
  bye: v.nullable(v.object({ points: number, small: int })),
  stake: v.nullable(v.tuple([int, int])),
})

const categories = ['women', 'youngest', 'oldest', 'junior', 'senior'] as const satisfies readonly Category[]
const speeds = ['FREE', 'CALM', 'NORMAL', 'FAST'] as const satisfies readonly Speed[]

/** A unit that is ranked by the best of its members. */
const group = v.object({
  kind: v.picklist(['team', 'pair']),
  size: int,
  /** How many results count, the best ones. */
  counting: int,
  /** Named substitutes beside `size`. */
  substitutes: int,
})

const prizes = v.object({
  /** Whose list: everybody, teams, pairs, or a category. */
  of: v.picklist(['all', 'team', 'pair', ...categories]),
  /** What the first place gets, the second, and so on. */
  places: list(text),
})

export const announced = v.object({
  name: text,
  place: text,
  organiser: text,
  /** Milliseconds since 1970. */
  starts: number,
  game: id,
  format,
  mode: v.picklist(['online', 'hall', 'mixed']),
  /** Whether anybody may enter, or only whom the director enters. */
  open: v.boolean(),
  /** Whether whoever enters waits until the director approves; left out where it is not asked. */
  approval: v.exactOptional(v.literal(true)),
  /** Players at most; who comes later waits. null = any number. */
  capacity: v.nullable(int),
  /** Amounts in the smallest coin. */
  fee: v.nullable(v.object({ amount: int, currency: text, use: text })),
  groups: list(group),
  categories: list(v.picklist(categories)),
  /** Juniors are born in this year or later, seniors in that one or earlier; null where there is no such category. */
  juniorFrom: v.nullable(int),
  seniorUntil: v.nullable(int),
  prizes: list(prizes),
  /** Minutes after the last series in which its lists may be protested against; otherwise before the next series. */
  protestMinutes: int,
  /** A value from outside that is mixed into the seed of each draw, as everybody can look it up; left out where there is none. */
  outside: v.exactOptional(text),
  /** Who plays on for someone who drops out online: a bot, or a reserve player with the bot until they come. */
  dropOut: v.picklist(['bot', 'reserve']),
  /** Thinking time at online tables. */
  speed: v.picklist(speeds),
  /** Words of the organiser: control, penalties, exclusion, appeal body, material, and whatever else they want said. */
  notes: v.object({
    control: text,
    penalties: text,
    exclusion: text,
    appeals: text,
    material: text,
    other: text,
  }),
})

export type Regulations = Deep<v.InferOutput<typeof announced>>
export type GroupRule = Regulations['groups'][number]
export type PrizeList = Regulations['prizes'][number]
