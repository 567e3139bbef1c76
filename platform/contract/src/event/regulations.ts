/** The regulations of an event as they are sent. The inputs of the GraphQL schema are printed from this, too. */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { flag, id, int, list, maybe, named, number, text } from './parts.js'

const none: never[] = []
const count = (unless: number) => v.optional(int, unless)
const words = v.optional(text, '')

const series = named(
  'EventSeriesPlanInput',
  v.object({
    rounds: int,
    minutes: maybe(int),
    draw: v.optional(named('EventDraw', v.picklist(['LOTS', 'STANDING'])), 'LOTS'),
  }),
)

const scoring = named(
  'EventScoringInput',
  v.object({
    scale: maybe(list(number)),
    ties: v.optional(named('EventTies', v.picklist(['MEAN', 'BEST'])), 'MEAN'),
  }),
)

const format = named(
  'EventFormatInput',
  v.object({
    id,
    profile: id,
    chairs: list(int),
    series: list(series),
    scoring,
    tieBreaks: list(text),
    bye: maybe(named('EventByeInput', v.object({ points: number, small: int }))),
    stake: maybe(named('EventStakeInput', v.object({ numerator: int, denominator: int }))),
  }),
)

const group = named(
  'EventGroupRuleInput',
  v.object({
    kind: named('EventGroupKind', v.picklist(['TEAM', 'PAIR'])),
    size: int,
    counting: int,
    substitutes: count(0),
  }),
)

const category = named('EventCategory', v.picklist(['WOMEN', 'YOUNGEST', 'OLDEST', 'JUNIOR', 'SENIOR']))

export const regulations = named(
  'RegulationsInput',
  v.object({
    name: text,
    place: words,
    organiser: text,
    starts: number,
    game: id,
    format,
    mode: named('EventMode', v.picklist(['ONLINE', 'HALL', 'MIXED'])),
    open: flag(true),
    approval: flag(false),
    capacity: maybe(int),
    fee: maybe(named('EventFeeInput', v.object({ amount: int, currency: text, use: text }))),
    groups: v.optional(list(group), none),
    categories: v.optional(list(category), none),
    juniorFrom: maybe(int),
    seniorUntil: maybe(int),
    prizes: v.optional(list(named('EventPrizeListInput', v.object({ of: text, places: list(text) }))), none),
    protestMinutes: count(15),
    outside: maybe(text),
    dropOut: v.optional(named('EventDropOut', v.picklist(['BOT', 'RESERVE'])), 'BOT'),
    speed: v.optional(named('Speed', v.picklist(['FREE', 'CALM', 'NORMAL', 'FAST'])), 'NORMAL'),
    notes: v.optional(
      named(
        'EventNotesInput',
        v.object({
          control: words,
          penalties: words,
          exclusion: words,
          appeals: words,
          material: words,
          other: words,
        }),
      ),
      {},
    ),
  }),
)

/** The regulations as parsed, with defaults filled in. */
export type RegulationsInput = Deep<v.InferOutput<typeof regulations>>
