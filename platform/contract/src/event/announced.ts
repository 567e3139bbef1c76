/** The regulations of an event as its log stores them: everything that binds its director (PT 6.2). */
import type { EventFormat, SeriesPlan, TieBreak } from '@stolik/core'
import * as v from 'valibot'
import type { Deep } from '../read.js'
import type { Category, Speed } from '../shapes.js'
import { id, int, list, number, text } from './parts.js'

const words = /^(?:small|wins|seconds|lot|-?sum\..*)$/s
const tieBreak = v.custom<TieBreak>((given) => typeof given === 'string' && words.test(given))

/** How the players of a series are assigned to tables. */
export const drawKinds = [
  'lots',
  'standing',
  'swiss',
  'king',
  'halves',
  'rating',
] as const satisfies readonly SeriesPlan['draw'][]

const format: v.GenericSchema<EventFormat> = v.object({
  id,
  profile: id,
  chairs: list(int),
  series: list(
    v.object({
      rounds: int,
      minutes: v.nullable(int),
      draw: v.picklist(drawKinds),
      starts: v.exactOptional(number),
    }),
  ),
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

/** A team or pair, ranked by its best members. */
const group = v.object({
  kind: v.picklist(['team', 'pair']),
  size: int,
  /** How many results count; the best ones do. */
  counting: int,
  /** The number of named substitutes in addition to `size`. */
  substitutes: int,
})

const prizes = v.object({
  /** The ranking that the prizes belong to: everybody, teams, pairs, or a category. */
  of: v.picklist(['all', 'team', 'pair', ...categories]),
  /** What the first place gets, the second, and so on. */
  places: list(text),
  /** The part of each prize that is paid from the fund, in the smallest coin; left out if none is. */
  amounts: v.exactOptional(list(int)),
})

const hall = v.object({
  name: text,
  /** The first and the last table in it. */
  from: int,
  to: int,
})

/** A lower fee for players who meet all its conditions. */
const reduced = v.object({
  amount: int,
  women: v.exactOptional(v.literal(true)),
  /** Born in this year or later. */
  bornFrom: v.exactOptional(int),
  /** Born in this year or earlier. */
  bornUntil: v.exactOptional(int),
  club: v.exactOptional(text),
})

const fee = v.object({
  amount: int,
  currency: text,
  use: text,
  /** The lowest fee that fits a player is theirs, so the order says nothing. Left out if there are none. */
  reduced: v.exactOptional(list(reduced)),
  /** What each lost game of a list costs its player, from the `from`th on; left out if nothing (PT 6.2). */
  lost: v.exactOptional(list(v.object({ from: int, amount: int }))),
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
  /** Where the tables stand, if they stand in several halls; left out if not. No table is in two of them. */
  halls: v.exactOptional(list(hall)),
  /** Whether anybody may enter, or only the director enters players. */
  open: v.boolean(),
  /** Whether a new entry waits for the director's approval; left out if it does not. */
  approval: v.exactOptional(v.literal(true)),
  /** The maximum number of players; later ones wait. null = any number. */
  capacity: v.nullable(int),
  /** Amounts in the smallest coin. */
  fee: v.nullable(fee),
  groups: list(group),
  /** Whether draws keep members of one club apart as far as possible; left out if they do not. */
  clubsApart: v.exactOptional(v.literal(true)),
  /** The ranking whose editions say who is strong; left out if no series is drawn by one. */
  ranking: v.exactOptional(id),
  categories: list(v.picklist(categories)),
  /** Juniors are born in `juniorFrom` or later, seniors in `seniorUntil` or earlier; null without that category. */
  juniorFrom: v.nullable(int),
  seniorUntil: v.nullable(int),
  prizes: list(prizes),
  /** The minutes for protests after the last series. Earlier series: until the next series begins. */
  protestMinutes: int,
  /** The source of an outside value that is mixed into the seed of each draw; left out if there is none. */
  outside: v.exactOptional(text),
  /**
   * All tables of a series play the same deals, and this counts for the event: the totals of the lists, the differences to the field,
   * or the points by place in it. Left out if each table has deals of its own.
   */
  sameCards: v.exactOptional(v.picklist(['list', 'difference', 'places'])),
  /** Who plays for a player who drops out online: a bot, or a reserve player (a bot plays until they come). */
  dropOut: v.picklist(['bot', 'reserve']),
  /** Thinking time at online tables. */
  speed: v.picklist(speeds),
  /** Texts by the organiser: control, penalties, exclusion, appeal body, material, and anything else. */
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
export type Fee = NonNullable<Regulations['fee']>
export type ReducedFee = NonNullable<Fee['reduced']>[number]
