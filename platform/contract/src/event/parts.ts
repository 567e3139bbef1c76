/** The building blocks of event acts. A title names the type in the GraphQL schema; a description becomes its text there. */
import * as v from 'valibot'

export const id = v.pipe(v.string(), v.title('ID'))
export const int = v.pipe(v.number(), v.integer())
export const number = v.number()
export const text = v.string()
/** An optional field; null if left out. */
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)
export const list = <const S extends v.GenericSchema>(item: S) => v.array(item)
/** Adds a description for the schema. */
export const noted = <const S extends v.GenericSchema>(schema: S, note: string) =>
  v.pipe(schema, v.description(note))
/** Names the type in the schema. Without a name, an act's input type is called after the act. */
export const named = <const S extends v.GenericSchema>(name: string, schema: S) =>
  v.pipe(schema, v.title(name))

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
export const seatChange = named(
  'EventSeatChange',
  v.object({
    player,
    table: maybe(
      noted(
        int,
        'The table where they take the next chair. Null if they leave their table. TABLE_SIZE if a table gets a size that the regulations do not allow.',
      ),
    ),
    bye: v.optional(
      noted(
        v.boolean(),
        'Without `table`: whether they get a bye. Otherwise the series brings them nothing. NO_BYE if the regulations have no bye.',
      ),
      false,
    ),
    seen: maybe(
      noted(
        int,
        'The table where the sender saw them, or 0 for no table. OVERTAKEN if they have moved since. Null if that does not matter.',
      ),
    ),
  }),
)

/** How a draw seats two players. */
export const pairWish = named('EventPairWish', v.picklist(['TOGETHER', 'APART', 'NONE']))

export const entrant = named(
  'EventEntrant',
  noted(
    v.object({
      name: noted(
        text,
        'The name, one line of 1 to 64 characters. NAME_TAKEN or ENTERED_ALREADY if another player has it and their clubs do not differ.',
      ),
      club: maybe(noted(text, 'The club, one line of up to 64 characters. Null if there is none.')),
      licence: maybe(
        noted(
          text,
          "The licence of an association, up to 32 characters. LICENCE_TAKEN or LICENCE_USED if it is another player's.",
        ),
      ),
      woman: maybe(
        noted(
          v.boolean(),
          'Whether they are ranked among women. Stored only if the event has the category WOMEN.',
        ),
      ),
      born: maybe(
        noted(
          int,
          'The year of birth, from 1900 to the year of the event. Stored only if a category of the event needs it.',
        ),
      ),
      team: maybe(
        noted(
          text,
          'The name of the team, up to 64 characters. NO_SUCH_GROUP if the event has no teams, GROUP_FULL if the team has no room.',
        ),
      ),
      pair: maybe(
        noted(
          text,
          'The name of the pair, up to 64 characters. NO_SUCH_GROUP if the event has no pairs, GROUP_FULL if the pair has two players.',
        ),
      ),
      substitute: v.optional(
        noted(v.boolean(), 'Whether they are a substitute of their team. MALFORMED if so without a team.'),
        false,
      ),
      online: v.optional(
        noted(
          v.boolean(),
          'Whether they play online. Only a mixed event reads this; it draws such players among themselves.',
        ),
        false,
      ),
    }),
    'The entry of a player.',
  ),
)

/** A fact given to the arbiter. */
export const fact = named(
  'ArbiterFact',
  v.object({
    name: noted(text, 'The name of the fact, as in `ArbiterField.name`.'),
    text: maybe(noted(text, 'The value of a choice: one of its options.')),
    number: maybe(noted(number, 'The value of a number. It counts only without `text`.')),
    flag: maybe(
      noted(
        v.boolean(),
        'The value of a flag. It counts only without `text` and `number`; a flag not given is false.',
      ),
    ),
  }),
)

export const office = named('EventOffice', v.picklist(['DIRECTION', 'REFEREE', 'DOOR']))

export const ofPlayer = named('EventOf', v.object({ player }))
export const ofPlayers = noted(
  named(
    'EventPlayers',
    v.object({
      players: noted(
        list(id),
        'The ids of players who wait for approval or were declined. NOT_PENDING if one of them is neither.',
      ),
    }),
  ),
  'All of them are answered, or none.',
)
export const ofSeries = named('EventOfSeries', v.object({ series }))
export const nothing = named(
  'EventNoArgs',
  v.object({
    ok: v.optional(noted(v.boolean(), 'Has no effect. It is here because an input needs a field.'), true),
  }),
)
export const csv = named(
  'EventCsv',
  v.object({
    csv: noted(
      text,
      'The file, separated by commas or semicolons. The first line names the columns. BAD_FILE if a line is not valid.',
    ),
    skip: v.optional(
      noted(
        v.boolean(),
        'For entries: whether those that are there already, exactly so, are left out. Otherwise ENTERED_ALREADY or LICENCE_TAKEN refuses the file.',
      ),
      false,
    ),
    overwrite: v.optional(
      noted(
        v.boolean(),
        'For lists: whether the file replaces hands that a list has already. Otherwise DIFFERS for each that reads otherwise.',
      ),
      false,
    ),
  }),
)
export const enters = named(
  'EventEnter',
  v.object({
    entrant,
    reserve: v.optional(
      noted(v.boolean(), 'Whether they enter as a reserve player, without a place. `register` ignores this.'),
      false,
    ),
  }),
)
export const decision = named(
  'EventDecide',
  v.object({
    n: noted(int, 'The number of the protest. UNKNOWN_NUMBER if there is none.'),
    upheld: noted(v.boolean(), 'Whether the protest, or the appeal, is upheld.'),
    text: noted(text, 'The decision in words, 1 to 2,000 characters.'),
  }),
)
