/** The building blocks of acts of events. */
import * as v from 'valibot'
import { id, int, list, maybe, named, namedInput, noted, number, off, text } from '../input.js'

/** A series of the event. */
export const series = noted(int, 'The series, counted from 1. UNKNOWN_SERIES if there is none.')
/** A table of a series. */
export const at = {
  series,
  table: noted(int, 'The table of the series, counted from 1. UNKNOWN_TABLE if there is none.'),
}
export const player = noted(id, 'The id of the player. UNKNOWN_PLAYER if there is none.')
export const reason = noted(text, 'The reason, in 1 to 2,000 characters.')
export const clause = maybe(noted(text, 'The clause that applies. Null if none is named.'))

/** Where a player goes. */
export const seatChange = namedInput(
  'EventSeatChange',
  { player, table: maybe(int), bye: off, seen: maybe(int) },
  {
    table:
      'The table where they take the next chair. Null if they leave their table. TABLE_SIZE if a table gets a size that the regulations do not allow.',
    bye: 'Without `table`: whether they get a bye. Otherwise the series brings them nothing. NO_BYE if the regulations have no bye.',
    seen: 'The table where the sender saw them, or 0 for no table. OVERTAKEN if they have moved since. Null if that does not matter.',
  },
)

/** How a draw seats two players. */
export const pairWish = named('EventPairWish', v.picklist(['TOGETHER', 'APART', 'NONE']))

export const entrant = namedInput(
  'EventEntrant',
  {
    name: text,
    club: maybe(text),
    licence: maybe(text),
    woman: maybe(v.boolean()),
    born: maybe(int),
    team: maybe(text),
    pair: maybe(text),
    substitute: off,
    online: off,
  },
  {
    name: 'The name, one line of 1 to 64 characters. NAME_TAKEN or ENTERED_ALREADY if another player has it and their clubs do not differ.',
    club: 'The club, one line of up to 64 characters. Null if there is none.',
    licence:
      "The licence of an association, up to 32 characters. LICENCE_TAKEN or LICENCE_USED if it is another player's.",
    woman: 'Whether they are ranked among women. Stored only if the event has the category WOMEN.',
    born: 'The year of birth, from 1900 to the year of the event. Stored only if a category of the event needs it.',
    team: 'The name of the team, up to 64 characters. NO_SUCH_GROUP if the event has no teams, GROUP_FULL if the team has no room.',
    pair: 'The name of the pair, up to 64 characters. NO_SUCH_GROUP if the event has no pairs, GROUP_FULL if the pair has two players.',
    substitute: 'Whether they are a substitute of their team. MALFORMED if so without a team.',
    online:
      'Whether they play online. Only a mixed event reads this; it draws such players among themselves.',
  },
  'The entry of a player.',
)

/** A fact given to the arbiter. */
export const fact = namedInput(
  'ArbiterFact',
  { name: text, text: maybe(text), number: maybe(number), flag: maybe(v.boolean()) },
  {
    name: 'The name of the fact, as in `ArbiterField.name`.',
    text: 'The value of a choice: one of its options.',
    number: 'The value of a number. It counts only without `text`.',
    flag: 'The value of a flag. It counts only without `text` and `number`; a flag not given is false.',
  },
)

export const office = named('EventOffice', v.picklist(['DIRECTION', 'REFEREE', 'DOOR']))

export const ofPlayer = namedInput('EventOf', { player })
export const ofPlayers = namedInput(
  'EventPlayers',
  { players: list(id) },
  {
    players:
      'The ids of players who wait for approval or were declined. NOT_PENDING if one of them is neither.',
  },
  'All of them are answered, or none.',
)
export const ofSeries = namedInput('EventOfSeries', { series })
export const nothing = namedInput(
  'EventNoArgs',
  { ok: v.optional(v.boolean(), true) },
  { ok: 'Has no effect. It is here because an input needs a field.' },
)
/** What a column of a file of entries can be. */
export const columnKinds = [
  ...([
    'NAME',
    'SURNAME_FIRST',
    'SURNAME',
    'GIVEN',
    'CLUB',
    'LICENCE',
    'TEAM',
    'PAIR',
    'WOMAN',
    'BORN',
  ] as const),
  ...(['SUBSTITUTE', 'ONLINE', 'RESERVE', 'IGNORED'] as const),
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** What somebody says a column of a file is. */
export interface AssignedKind {
  readonly head: string
  readonly is: ColumnKind
}

const fileColumn = namedInput(
  'EventColumn',
  { head: text, is: named('EventColumnKind', v.picklist(columnKinds)) },
  {
    head: 'The heading as the file has it; capitals, accents and what stands in brackets behind it make no difference. NO_HEAD if there is none.',
    is: 'SURNAME_FIRST: the whole name, with the surname in front. IGNORED: the column is left out.',
  },
  'What a column of a file is, whatever its heading may mean by itself.',
)

export const csv = namedInput(
  'EventCsv',
  { csv: text, skip: off, overwrite: off, columns: v.optional(list(fileColumn), []) },
  {
    csv: 'The file, separated by commas or semicolons. The first line names the columns. BAD_FILE if a line is not valid.',
    skip: 'For entries: whether those that are there already, exactly so, are left out. Otherwise ENTERED_ALREADY or LICENCE_TAKEN refuses the file.',
    columns:
      'For entries: what columns are whose headings mean nothing here, such as those of a form on the web. COLUMN_TWICE if two are the name.',
    overwrite:
      'For lists: whether the file replaces hands that a list has already. Otherwise DIFFERS for each that reads otherwise.',
  },
)
export const enters = namedInput(
  'EventEnter',
  { entrant, reserve: off },
  { reserve: 'Whether they enter as a reserve player, without a place. `register` ignores this.' },
)
/** What a correction of a deal says besides its table. */
export const correction = {
  hand: int,
  readings: list(text),
  consent: v.optional(list(int), []),
  seen: maybe(text),
}
export const correctionNotes = {
  hand: 'The hand, counted from 0. NO_SUCH_HAND if it is not written yet.',
  seen: 'The line that the correction is based on. DIFFERS if it has changed since.',
}

export const decision = namedInput(
  'EventDecide',
  {
    n: int,
    upheld: v.boolean(),
    text,
    correction: maybe(
      namedInput(
        'EventHandCorrection',
        correction,
        {
          ...correctionNotes,
          readings: 'The lines that the entry can be read as, the true one first.',
          consent: 'The chairs that agree, counted from 0.',
        },
        'A correction of one hand.',
      ),
    ),
  },
  {
    n: 'The number of the protest. UNKNOWN_NUMBER if there is none.',
    upheld: 'Whether the protest, or the appeal, is upheld.',
    text: 'The decision in words, 1 to 2,000 characters.',
    correction:
      'What the decision corrects in the list that the protest is about, for the director. Both happen, or neither. Null if it corrects nothing.',
  },
)
