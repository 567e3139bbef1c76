/** What follows from the columns of a game's view: the shape in which it is sent, its reader, its GraphQL types and the query for it. */
import { turnedReader, turnedWriter, type Bases } from './turned-text.js'
import { readFields, type EnumType, type Fields, type ObjectType, type Values, type Written } from './wire.js'

/** A view. Where clubs may turn knobs, it has the rules if they are not the profile's own. */
type View<F extends Fields, R> = Values<F> & { readonly rules?: R }

/** A view in the shape of its GraphQL type. */
export type Presented<F extends Fields> = Written<F> & { readonly __typename: string }

/**
 * Returns what turns a view and its legal moves into the shape of its GraphQL type. `bases` are the profiles of a game with rule
 * sets.
 */
export function presenter<F extends Fields, R extends { readonly id: string }>(
  { name, fields }: ObjectType<F>,
  bases?: Bases<R>,
): (view: View<F, R>, legal: readonly string[]) => Presented<F> {
  const columns = Object.entries(fields).filter(([, { asIs }]) => !asIs)
  const turned = bases && turnedWriter(bases)
  return ({ rules, ...view }, legal) => {
    const values: Readonly<Record<string, unknown>> = view
    // Written apart, since an object whose fields change their kind of value is slow.
    const converted: Record<string, unknown> = {}
    for (const [column, kind] of columns) converted[column] = kind.write(values[column])
    const shape = { ...view, ...converted, __typename: name, legal }
    return (rules === undefined ? shape : { ...shape, turned: turned?.(rules) }) as unknown as Presented<F>
  }
}

/**
 * Returns the reader of answers to `selectionOf`. Without `bases` it leaves out the rules of a rule set: a table that is only shown
 * needs none. It trusts the gateway, but throws a RangeError for cards that do not exist.
 */
export function reader<F extends Fields, R>(
  { fields }: ObjectType<F>,
  bases?: Bases<R>,
): (data: object) => View<F, R> {
  const rules = bases && turnedReader<R>(bases)
  return (data) => {
    const view = readFields(fields, data)
    const { profile, turned } = data as { readonly profile: string; readonly turned?: string | null }
    return rules && turned ? { ...view, rules: rules(profile, turned) } : view
  }
}

const typesIn = (fields: Fields): readonly (EnumType | ObjectType)[] =>
  Object.values(fields).flatMap(({ own }) => {
    if (own === undefined) return []
    return 'fields' in own ? [...typesIn(own.fields), own] : [own]
  })

const selected = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, { own }]) => (own && 'fields' in own ? `${name} { ${selected(own.fields)} }` : name))
    .join(' ')

/** The GraphQL selection of a whole view. */
export const selectionOf = ({ name, fields }: ObjectType): string => `... on ${name} { ${selected(fields)} }`

/** Descriptions of columns (`hand`), types (`SkatCall`), and their fields and values (`SkatCall.value`). Pages do not load them. */
export type Notes = Readonly<Record<string, string>>

/**
 * The game's part of the gateway's schema.
 * @throws RangeError for a note on something that is not described
 */
export function sdlOf(view: ObjectType, notes: Notes): string {
  const unused = new Set(Object.keys(notes))
  const noted = (path: string, definition: string): string => {
    unused.delete(path)
    const note = notes[path]
    return note === undefined ? definition : `"""\n${note}\n"""\n${definition}`
  }
  const types = new Map([...typesIn(view.fields), view].map((type) => [type.name, type]))
  const definitions = [...types.values()].map((type) => {
    const isObject = 'fields' in type
    const lines = isObject
      ? Object.entries(type.fields).map(([field, kind]) => [field, `${field}: ${kind.type}`] as const)
      : type.values.map((value) => [value, value] as const)
    const body = lines
      .map(([member, line]) => noted(type === view ? member : `${type.name}.${member}`, line))
      .join('\n')
    const head = `${isObject ? 'type' : 'enum'} ${type.name}${type === view ? ' implements GameView' : ''}`
    return noted(type.name, `${head} {\n${body}\n}`)
  })
  if (unused.size > 0) throw new RangeError(`${view.name} has no ${[...unused].join(', ')}`)
  return definitions.join('\n\n')
}
