/** How an event is played and scored, as part of its regulations. */
import type { EventFormat, Stake, TieBreak } from '@stolik/core'
import * as v from 'valibot'
import {
  byDefault,
  fields,
  figure,
  free,
  halves,
  ifGiven,
  many,
  moment,
  numbered,
  oneOf,
  orNull,
  storedAs,
  whole,
  type Field,
  type Stored,
} from './fields.js'
import { id, int, number, text } from '../input.js'
import { countedTieBreaks, isTieBreak } from './tie-breaks.js'

export const draw = oneOf(
  'EventDraw',
  {
    LOTS: 'By chance.',
    STANDING:
      'In the order of the standings. Players who have met are moved apart, by no more places than a table has.',
    SWISS: 'In the order of the standings. Players who have met are moved apart as far as that needs.',
    KING: 'King of the table: of each table of the series before, the winner goes one table up and the last player one down.',
    HALVES: 'By chance, the upper half of the standings apart from the lower half.',
    RATING:
      'In the order of a ranking. Players who have met are moved apart, by no more places than a table has.',
  },
  {
    note: 'How players are assigned to tables. The first series can only have LOTS or RATING.',
    about: 'How the players of a series are assigned to tables.',
  },
)

export const seriesPlan = fields('EventSeriesPlanInput', {
  rounds: whole(1, 60, 'How often each chair deals{, from #}.'),
  minutes: orNull(whole(1, 1440, 'The time limit in minutes{, from #}. Null if there is none.')),
  draw: byDefault(draw, 'LOTS'),
  starts: ifGiven(
    moment(
      'When it is to begin, in milliseconds since 1970{: not before the event, nor before the series before it}. Null if that is not said.{ BEGUN if it changes after the series has begun.}',
    ),
  ),
})

/** What a list brings, as it is sent. In the log, a scale says that places count. */
const sentScoring = fields(
  'EventScoringInput',
  {
    scale: orNull(
      many(
        figure(-1000, 1000),
        'Table points for each place at the largest table, in whole numbers that never rise. Null: the totals of the list count instead.',
      ),
    ),
    ties: byDefault(
      oneOf(
        'EventTies',
        {
          MEAN: 'The mean of the table points for all places that they share.',
          BEST: 'The table points for the best of these places.',
        },
        {
          note: 'The table points of players who share a place. It counts only with `scale`.',
          about: 'How many table points players get who share a place.',
        },
      ),
      'MEAN',
    ),
  },
  { note: 'How a list counts for the event.' },
)

const scoring = storedAs(
  sentScoring,
  v.variant('kind', [
    v.object({ kind: v.literal('total') }),
    v.object({
      kind: v.literal('places'),
      scale: v.array(number),
      ties: v.picklist(['mean', 'best']),
    }),
  ]) as v.GenericSchema<EventFormat['scoring']>,
  ({ scale, ties }): EventFormat['scoring'] =>
    scale === null ? { kind: 'total' } : { kind: 'places', scale, ties },
  (stored): Stored<typeof sentScoring> => (stored.kind === 'total' ? { scale: null, ties: 'mean' } : stored),
)

const bye = fields(
  'EventByeInput',
  {
    points: halves(-100_000, 100_000, 'Points, in halves{, from #}.'),
    small: whole(-100_000, 100_000, 'Small points{, from #}.'),
  },
  { note: 'What a bye counts.{ Needed if all tables have one size.}' },
)

const stake = storedAs(
  fields(
    'EventStakeInput',
    { numerator: whole(0, 100_000, '{From #.}'), denominator: whole(1, 100_000, '{From #.}') },
    {
      note: 'Money for each point, as a fraction of the smallest coin.{ The game must allow it.}',
      whole: true,
    },
  ),
  v.tuple([int, int]) as v.GenericSchema<Stake>,
  ({ numerator, denominator }): Stake => [numerator, denominator],
  ([numerator, denominator]) => ({ numerator, denominator }),
)

/** Codes that no event can have are refused when the regulations are checked. */
const tieBreak = storedAs(
  free(text),
  v.custom<TieBreak>(isTieBreak),
  (code) => code as TieBreak,
  (code): string => code,
)

export const format = fields(
  'EventFormatInput',
  {
    id: free(id, 'The id of the preset that the format was made from.'),
    profile: free(id, 'The profile of the game: its variant of the rules.'),
    chairs: many(
      free(int),
      'The table sizes{, each once}, the usual one first.{ The profile must offer them.}',
      { once: (size) => size },
    ),
    series: many(seriesPlan, 'The series in the order of play{, from #}.', {
      min: 1,
      max: 30,
      item: numbered,
    }),
    scoring,
    tieBreaks: many(
      tieBreak,
      `What decides between equal results, in order: ${countedTieBreaks.map((code) => `\`${code}\``).join(', ')}, or the code of a sum of the list, with \`-\` if fewer is better. \`lot\` may be the last one.`,
      { once: (code) => code.replace('-', '') },
    ),
    bye: orNull(bye),
    stake: orNull(stake),
  },
  {
    note: 'How the event is played and scored.{ After the first draw, only series that are not drawn can change, and points for a bye can be added: LOCKED, SERIES_DRAWN or NO_SERIES_LEFT otherwise.}',
  },
) satisfies Field<unknown, unknown, EventFormat>
