/**
 * The regulations of an event: everything that binds its director (PT 6.2). What each field looks like when it is sent, shown and stored,
 * and its limits, stand here alone.
 */
import * as v from 'valibot'
import {
  byDefault,
  capitals,
  emptyProse,
  fields,
  free,
  ifAny,
  ifGiven,
  ifSet,
  line,
  lineIfGiven,
  many,
  matching,
  moment,
  numbered,
  oneOf,
  orNull,
  prose,
  storedAs,
  unlessUsual,
  whole,
  type In,
  type Out,
  type Stored,
} from './fields.js'
import { format } from './format.js'
import { birthYear, category, fee, limits, prizeList } from './money.js'
import { id, text } from '../input.js'

export const group = fields(
  'EventGroupRuleInput',
  {
    kind: oneOf(
      'EventGroupKind',
      { TEAM: '', PAIR: '' },
      { note: '{Whether the rule is for teams or for pairs. Each kind has at most one rule.}' },
    ),
    size: whole(2, 100, 'Members of a group, without substitutes{: # in a team, 2 in a pair}.'),
    counting: whole(1, 100, "How many of the members' results count, the best ones{: from 1 to `size`}."),
    substitutes: byDefault(
      whole(0, 100, 'Named substitutes besides the members{, from 0 to `size`. A pair has none}.'),
      0,
    ),
  },
  { note: 'A rule for ranking teams or pairs by the best results of their members.' },
)

const hall = fields(
  'EventHallInput',
  {
    name: storedAs(
      line(60, '{One line of #, which no other hall of the event has.}'),
      text,
      (name) => name.trim(),
      (name) => name,
    ),
    from: whole(1, limits.table, 'The first table in it{, from #}.'),
    to: whole(1, limits.table, 'The last table in it{, from `from` to 10,000}.'),
  },
  { note: 'A hall of an event that is held in several.' },
)

const needed = (note: string) => byDefault(prose(5000, note), '')

const notes = fields(
  'EventNotesInput',
  {
    control: needed('How play is controlled{, in #. Needed}.'),
    penalties: needed('Which penalties there are{, in #. Needed}.'),
    exclusion: needed('When players are excluded{, in #. Needed}.'),
    appeals: needed('Who decides on appeals{, in #. Needed}.'),
    material: byDefault(
      emptyProse(5000, 'Which cards and lists are used{, in #. Needed unless the event is online}.'),
      '',
    ),
    other: byDefault(emptyProse(20_000, 'Anything else{, in #}.'), ''),
  },
  { note: "Regulations in the organiser's own words." },
)

export const mode = oneOf(
  'EventMode',
  { ONLINE: '', HALL: '', MIXED: '' },
  { note: 'Where the tables are.{ LOCKED if it changes after the first draw.}' },
)

export const sameCards = oneOf(
  'EventSameCards',
  {
    LIST: 'The lists as usual. The scores against the field are shown beside them.',
    DIFFERENCE: 'The differences to the mean of all who held the same cards in the same chair.',
    PLACES:
      'A point for each table that did worse with the same cards in the same chair, and half a point for each that did as well.',
  },
  {
    note: 'What counts where all tables of a series play the same deals, which are sealed before the draw and opened when the series has ended.{ All tables then have one size, there is no stake, and series are not played to a number of points. Teams have one player in each chair, all of whom count, and lots seat them.} Null: each table has deals of its own.{ LOCKED if it changes after the first draw.}',
    about: 'What counts for an event in which all tables of a series play the same deals.',
  },
)

export const dropOut = oneOf(
  'EventDropOut',
  { BOT: '', RESERVE: 'A reserve player; a bot plays until they come.' },
  {
    note: 'Who plays on at an online table for a player who leaves it.{ LOCKED if it changes after the first draw.}',
    about: 'Who plays on at an online table for a player who leaves it.',
  },
)

export const onlookers = oneOf(
  'EventOnlookers',
  {
    ALLOWED: 'They see what lies open at the table, at once.',
    LATE: 'They see each trick once the next one has begun. A hand that is over is shown whole.',
    BARRED: 'Until its series has ended, only those who sit at a table see its hands.',
  },
  {
    note: 'Whether people may look on at online tables: also other players of the event, but for directors and referees who do not play.{ It can change at any time. What it was when a table opened holds there, but allowing everything opens all tables at once.}',
    about: 'Whether people may look on at online tables of an event.',
  },
)

export const speed = capitals(
  'Speed',
  ['FREE', 'CALM', 'NORMAL', 'FAST'],
  'The time to think at online tables.{ LOCKED if it changes after the first draw.}',
)

export const regulations = fields(
  'RegulationsInput',
  {
    name: line(100, 'The name of the event{, one line of #}.'),
    place: byDefault(
      emptyProse(200, 'Where it takes place{, in #. Needed, as one line, unless the event is online}.'),
      '',
    ),
    organiser: line(100, 'Who organises the event{, one line of #}.'),
    starts: moment('When the event begins, in milliseconds since 1970.'),
    game: free(
      id,
      'The id of the game.{ UNKNOWN_GAME if there is none, LOCKED if a change names another game.}',
    ),
    format,
    mode,
    halls: ifAny(
      many(
        hall,
        'The halls where the tables stand{, #}, if there are several. No table is in two of them{, and an event online has none. They can change at any time: no player moves}.',
        { max: 20, item: numbered, overflowing: true },
      ),
    ),
    open: byDefault(
      free(
        v.boolean(),
        'Whether anybody may register themselves. Otherwise only the director enters players.',
      ),
      true,
    ),
    approval: ifSet('Whether people who register themselves must wait until the director approves.'),
    capacity: orNull(
      whole(
        1,
        limits.players,
        'How many players may take part{, at least one table and at most 10,000}. Later ones wait. Null: any number.{ FULL if a change leaves no room for those who take part.}',
      ),
    ),
    fee: orNull(fee),
    groups: byDefault(
      many(group, 'The rules for teams and pairs.{ LOCKED if they change after the first draw.}', {
        item: ({ kind }) => kind,
        once: ({ kind }) => kind,
      }),
      [],
    ),
    clubsApart: ifSet(
      'Whether draws keep members of one club apart, as far as the clubs are not too large for that.',
    ),
    ranking: ifGiven(
      matching(
        /^[a-z0-9-]{1,40}$/,
        'The id of the ranking whose editions say who is strong.{ Needed if a series is drawn by RATING.} Null if none is.',
        'ID',
      ),
    ),
    categories: byDefault(
      many(
        category,
        'The categories that are ranked{, each once}.{ LOCKED if they change after the first draw.}',
        { once: (one) => one },
      ),
      [],
    ),
    juniorFrom: orNull(
      birthYear(
        'Juniors are born in this year or later{, and after `seniorUntil`}.{ Needed with the category JUNIOR. LOCKED if it changes after the first draw.}',
      ),
    ),
    seniorUntil: orNull(
      birthYear(
        'Seniors are born in this year or earlier.{ Needed with the category SENIOR. LOCKED if it changes after the first draw.}',
      ),
    ),
    prizes: byDefault(
      many(prizeList, 'The prizes, with at most one list for each ranking.', {
        item: ({ of }) => of,
        once: ({ of }) => of,
      }),
      [],
    ),
    usualPenalties: ifAny(
      many(
        line(200, ''),
        'The usual penalties, one a line{: # lines of 1 to 200 characters}, each with its points at the end if it takes any, as in `Cards shown again: −2`. If there are none, those of the game are offered at the desk.',
        { max: 30 },
      ),
    ),
    protestMinutes: byDefault(
      whole(0, 1440, 'Minutes after the last series in which its lists may be protested against{, from #}.'),
      15,
    ),
    remindMinutes: ifGiven(
      whole(
        5,
        720,
        'Minutes before each announced start at which players who have asked for notices are reminded{, from #}.{ It can change at any time.} Null: they are reminded a day before the event only.',
      ),
    ),
    outside: lineIfGiven(
      200,
      'The public value that is mixed into each draw, described{ in one line of #} so that everybody can look it up, such as the numbers of a lottery. Null if there is none.',
    ),
    sameCards: ifGiven(sameCards),
    arena: ifSet(
      'Whether it is an arena: the time limit of its only series says how long it is open, and `rounds` how long each table plays. Whoever is there is seated at once, and again after each table, with others who have just finished.{ It is online, has one series with a time limit and one table size, and neither teams nor the same deals at all tables. LOCKED if it changes after the first draw.}',
    ),
    dropOut: byDefault(dropOut, 'BOT'),
    speed: byDefault(speed, 'NORMAL'),
    onlookers: unlessUsual(onlookers, 'ALLOWED'),
    notes: byDefault(notes, {}),
  },
  {
    note: 'The regulations of an event: all rules that its director must keep to.{ BAD_REGULATIONS if they are not complete or contradict themselves.}',
  },
)

/** The regulations as they are sent with all fields, and as they are shown. */
export type RegulationsInput = Out<typeof regulations>

/** The regulations with the defaults of what is left out. */
export const withDefaults = (sent: In<typeof regulations>): RegulationsInput =>
  v.parse(regulations.sent, sent)

/** The regulations as the log stores them. */
export type Regulations = Stored<typeof regulations>
export type GroupRule = Regulations['groups'][number]
export type PrizeList = Regulations['prizes'][number]
export type Fee = NonNullable<Regulations['fee']>
export type ReducedFee = NonNullable<Fee['reduced']>[number]
