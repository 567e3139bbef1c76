/** The regulations of an event as they are sent. The inputs of the GraphQL schema are printed from this, too. */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { id, int, list, maybe, named, noted, number, text } from './parts.js'

const none: never[] = []
const note = (said: string) => v.optional(noted(text, said), '')

const seriesPlan = named(
  'EventSeriesPlanInput',
  v.object({
    rounds: noted(int, 'How often each chair deals, from 1 to 60.'),
    minutes: maybe(noted(int, 'The time limit in minutes, from 1 to 1,440. Null if there is none.')),
    draw: v.optional(
      noted(
        named('EventDraw', v.picklist(['LOTS', 'STANDING', 'SWISS', 'KING', 'HALVES', 'RATING'])),
        'How players are assigned to tables. The first series can only have LOTS or RATING.',
      ),
      'LOTS',
    ),
    starts: maybe(
      noted(
        number,
        'When it is to begin, in milliseconds since 1970: not before the event, nor before the series before it. Null if that is not said. BEGUN if it changes after the series has begun.',
      ),
    ),
  }),
)

const scoring = named(
  'EventScoringInput',
  noted(
    v.object({
      scale: maybe(
        noted(
          list(number),
          'Table points for each place at the largest table, in whole numbers that never rise. Null: the totals of the list count instead.',
        ),
      ),
      ties: v.optional(
        noted(
          named('EventTies', v.picklist(['MEAN', 'BEST'])),
          'The table points of players who share a place. It counts only with `scale`.',
        ),
        'MEAN',
      ),
    }),
    'How a list counts for the event.',
  ),
)

const bye = named(
  'EventByeInput',
  noted(
    v.object({
      points: noted(number, 'Points, in halves, from -100,000 to 100,000.'),
      small: noted(int, 'Small points, from -100,000 to 100,000.'),
    }),
    'What a bye counts. Needed if all tables have one size.',
  ),
)

const stake = named(
  'EventStakeInput',
  noted(
    v.object({
      numerator: noted(int, 'From 0 to 100,000.'),
      denominator: noted(int, 'From 1 to 100,000.'),
    }),
    'Money for each point, as a fraction of the smallest coin. The game must allow it.',
  ),
)

const format = named(
  'EventFormatInput',
  noted(
    v.object({
      id: noted(id, 'The id of the preset that the format was made from.'),
      profile: noted(id, 'The profile of the game: its variant of the rules.'),
      chairs: noted(
        list(int),
        'The table sizes, each once, the usual one first. The profile must offer them.',
      ),
      series: noted(list(seriesPlan), 'The series in the order of play, from 1 to 30.'),
      scoring,
      tieBreaks: noted(
        list(text),
        'What decides between equal results, in order: `small`, `wins`, `seconds`, or the code of a sum of the list, with `-` if fewer is better. `lot` may be the last one.',
      ),
      bye: maybe(bye),
      stake: maybe(stake),
    }),
    'How the event is played and scored. After the first draw, only series that are not drawn can change, and points for a bye can be added: LOCKED, SERIES_DRAWN or NO_SERIES_LEFT otherwise.',
  ),
)

const group = named(
  'EventGroupRuleInput',
  noted(
    v.object({
      kind: noted(
        named('EventGroupKind', v.picklist(['TEAM', 'PAIR'])),
        'Whether the rule is for teams or for pairs. Each kind has at most one rule.',
      ),
      size: noted(int, 'Members of a group, without substitutes: 2 to 100 in a team, 2 in a pair.'),
      counting: noted(int, "How many of the members' results count, the best ones: from 1 to `size`."),
      substitutes: v.optional(
        noted(int, 'Named substitutes besides the members, from 0 to `size`. A pair has none.'),
        0,
      ),
    }),
    'A rule for ranking teams or pairs by the best results of their members.',
  ),
)

const hall = named(
  'EventHallInput',
  v.object({
    name: noted(text, 'One line of 1 to 60 characters, which no other hall of the event has.'),
    from: noted(int, 'The first table in it, from 1 to 10,000.'),
    to: noted(int, 'The last table in it, from `from` to 10,000.'),
  }),
)

const category = named('EventCategory', v.picklist(['WOMEN', 'YOUNGEST', 'OLDEST', 'JUNIOR', 'SENIOR']))

const reducedFee = named(
  'EventReducedFeeInput',
  noted(
    v.object({
      amount: noted(int, 'In the smallest coin, from 0 to less than the usual fee.'),
      women: v.optional(noted(v.boolean(), 'Whether it is for women only.'), false),
      bornFrom: maybe(noted(int, 'For players who were born in this year or later. Null for any year.')),
      bornUntil: maybe(noted(int, 'For players who were born in this year or earlier. Null for any year.')),
      club: maybe(
        noted(text, 'For members of this club, in one line of up to 64 characters. Null for any club.'),
      ),
    }),
    'A lower fee for players who meet all its conditions, of which there is at least one. The lowest fee that fits a player is theirs.',
  ),
)

const lostFee = named(
  'EventLostFeeInput',
  v.object({
    from: noted(int, 'The lost game of a list from which on this amount holds: 1 first, then higher.'),
    amount: noted(int, 'For each lost game, in the smallest coin, from 0 to 1,000,000.'),
  }),
)

const fee = named(
  'EventFeeInput',
  noted(
    v.object({
      amount: noted(int, 'In the smallest coin, from 0 to 100,000,000.'),
      currency: noted(text, 'Three capital letters, such as `PLN`.'),
      use: noted(text, 'What the money is used for, in 1 to 2,000 characters.'),
      reduced: v.optional(
        noted(list(reducedFee), 'Lower fees, up to 20. Their order does not matter.'),
        none,
      ),
      lost: v.optional(
        noted(
          list(lostFee),
          'What the players of lost games pay, list by list, in up to 10 steps. LOCKED if it changes after the first draw.',
        ),
        none,
      ),
    }),
    'The entry fee. MONEY_TAKEN if a change removes the fee or its currency while the cash book has entries.',
  ),
)

const prizeList = named(
  'EventPrizeListInput',
  v.object({
    of: noted(
      text,
      'Whose prizes: `all`, `team`, `pair`, or a category in small letters. The event must rank them.',
    ),
    places: noted(
      list(text),
      'The prize for first place, second place and so on: 1 to 1,000 lines of 1 to 200 characters.',
    ),
    amounts: v.optional(
      noted(
        list(int),
        'How much of each prize is paid from the fund, in the smallest coin: one amount for each of `places`, or none at all. PRIZES_EXCEED_FUND if a change after the first draw makes them more than there is.',
      ),
      none,
    ),
  }),
)

const notes = named(
  'EventNotesInput',
  noted(
    v.object({
      control: note('How play is controlled, in 1 to 5,000 characters. Needed.'),
      penalties: note('Which penalties there are, in 1 to 5,000 characters. Needed.'),
      exclusion: note('When players are excluded, in 1 to 5,000 characters. Needed.'),
      appeals: note('Who decides on appeals, in 1 to 5,000 characters. Needed.'),
      material: note(
        'Which cards and lists are used, in up to 5,000 characters. Needed unless the event is online.',
      ),
      other: note('Anything else, in up to 20,000 characters.'),
    }),
    "Regulations in the organiser's own words.",
  ),
)

export const regulations = named(
  'RegulationsInput',
  noted(
    v.object({
      name: noted(text, 'The name of the event, one line of 1 to 100 characters.'),
      place: v.optional(
        noted(
          text,
          'Where it takes place, in up to 200 characters. Needed, as one line, unless the event is online.',
        ),
        '',
      ),
      organiser: noted(text, 'Who organises the event, one line of 1 to 100 characters.'),
      starts: noted(number, 'When the event begins, in milliseconds since 1970.'),
      game: noted(
        id,
        'The id of the game. UNKNOWN_GAME if there is none, LOCKED if a change names another game.',
      ),
      format,
      mode: noted(
        named('EventMode', v.picklist(['ONLINE', 'HALL', 'MIXED'])),
        'Where the tables are. LOCKED if it changes after the first draw.',
      ),
      halls: v.optional(
        noted(
          list(hall),
          'The halls where the tables stand, up to 20, if there are several. No table is in two of them, and an event online has none. They can change at any time: no player moves.',
        ),
        none,
      ),
      open: v.optional(
        noted(
          v.boolean(),
          'Whether anybody may register themselves. Otherwise only the director enters players.',
        ),
        true,
      ),
      approval: v.optional(
        noted(v.boolean(), 'Whether people who register themselves must wait until the director approves.'),
        false,
      ),
      capacity: maybe(
        noted(
          int,
          'How many players may take part, at least one table and at most 10,000. Later ones wait. Null: any number. FULL if a change leaves no room for those who take part.',
        ),
      ),
      fee: maybe(fee),
      groups: v.optional(
        noted(list(group), 'The rules for teams and pairs. LOCKED if they change after the first draw.'),
        none,
      ),
      clubsApart: v.optional(
        noted(
          v.boolean(),
          'Whether draws keep members of one club apart, as far as the clubs are not too large for that.',
        ),
        false,
      ),
      ranking: maybe(
        noted(
          text,
          'The id of the ranking whose editions say who is strong. Needed if a series is drawn by RATING. Null if none is.',
        ),
      ),
      categories: v.optional(
        noted(
          list(category),
          'The categories that are ranked, each once. LOCKED if they change after the first draw.',
        ),
        none,
      ),
      juniorFrom: maybe(
        noted(
          int,
          'Juniors are born in this year or later, and after `seniorUntil`. Needed with the category JUNIOR. LOCKED if it changes after the first draw.',
        ),
      ),
      seniorUntil: maybe(
        noted(
          int,
          'Seniors are born in this year or earlier. Needed with the category SENIOR. LOCKED if it changes after the first draw.',
        ),
      ),
      prizes: v.optional(noted(list(prizeList), 'The prizes, with at most one list for each ranking.'), none),
      protestMinutes: v.optional(
        noted(
          int,
          'Minutes after the last series in which its lists may be protested against, from 0 to 1,440.',
        ),
        15,
      ),
      outside: maybe(
        noted(
          text,
          'The public value that is mixed into each draw, described in one line of up to 200 characters so that everybody can look it up. Null if there is none.',
        ),
      ),
      sameCards: maybe(
        noted(
          named('EventSameCards', v.picklist(['LIST', 'DIFFERENCE', 'PLACES'])),
          'What counts where all tables of a series play the same deals, which are sealed before the draw and opened when the series has ended. All tables then have one size, there is no stake, and series are not played to a number of points. Teams have one player in each chair, all of whom count, and lots seat them. Null: each table has deals of its own. LOCKED if it changes after the first draw.',
        ),
      ),
      dropOut: v.optional(
        noted(
          named('EventDropOut', v.picklist(['BOT', 'RESERVE'])),
          'Who plays on at an online table for a player who leaves it. LOCKED if it changes after the first draw.',
        ),
        'BOT',
      ),
      speed: v.optional(
        noted(
          named('Speed', v.picklist(['FREE', 'CALM', 'NORMAL', 'FAST'])),
          'The time to think at online tables. LOCKED if it changes after the first draw.',
        ),
        'NORMAL',
      ),
      notes: v.optional(notes, {}),
    }),
    'The regulations of an event: all rules that its director must keep to. BAD_REGULATIONS if they are not complete or contradict themselves.',
  ),
)

/** The regulations as parsed, with defaults filled in. */
export type RegulationsInput = Deep<v.InferOutput<typeof regulations>>
