/** The building blocks of event acts. A title names the type in the GraphQL schema; a description becomes its text there. */
import * as v from 'valibot'

export const id = v.pipe(v.string(), v.title('ID'))
export const int = v.pipe(v.number(), v.integer())
export const number = v.number()
export const text = v.string()
/** An optional field; null if left out. */
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)
/** A boolean with a default. */
export const flag = (unless: boolean) => v.optional(v.boolean(), unless)
export const list = <const S extends v.GenericSchema>(item: S) => v.array(item)
/** Adds a description for the schema. */
export const noted = <const S extends v.GenericSchema>(schema: S, note: string) =>
  v.pipe(schema, v.description(note))
/** Names the type in the schema. Without a name, an act's input type is called after the act. */
export const named = <const S extends v.GenericSchema>(name: string, schema: S) =>
  v.pipe(schema, v.title(name))

/** A table of a series, both counted from 1. */
export const at = { series: int, table: int }

export const entrant = named(
  'EventEntrant',
  v.object({
    name: text,
    club: maybe(text),
    licence: maybe(text),
    woman: maybe(v.boolean()),
    born: maybe(int),
    team: maybe(text),
    pair: maybe(text),
    substitute: flag(false),
    online: v.optional(
      noted(
        v.boolean(),
        'Whether they play online; in a mixed event those who do are drawn among themselves.',
      ),
      false,
    ),
  }),
)

/** A fact given to the arbiter. */
export const fact = named(
  'ArbiterFact',
  v.object({ name: text, text: maybe(text), number: maybe(number), flag: maybe(v.boolean()) }),
)

export const office = named('EventOffice', v.picklist(['DIRECTION', 'REFEREE']))

export const ofPlayer = named('EventOf', v.object({ player: id }))
export const ofPlayers = noted(
  named('EventPlayers', v.object({ players: list(id) })),
  'All of them are done, or none.',
)
export const ofSeries = named('EventOfSeries', v.object({ series: int }))
export const nothing = named(
  'EventNoArgs',
  v.object({ ok: v.optional(noted(v.boolean(), 'Nothing has to be said; true if anything is.'), true) }),
)
export const csv = named(
  'EventCsv',
  v.object({ csv: noted(text, 'Comma or semicolon separated, the first line names the columns.') }),
)
export const enters = named('EventEnter', v.object({ entrant, reserve: flag(false) }))
export const decision = named('EventDecide', v.object({ n: int, upheld: v.boolean(), text }))
