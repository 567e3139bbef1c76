/** The GraphQL types of a game's view, and the query for all of it. */
import type { EnumType, Fields, ObjectType } from './columns.js'

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

/** Descriptions of columns (`hand`), types (`SkatCall`), and their fields and values (`SkatCall.value`). */
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
    if (note === undefined) return definition
    return `${note.includes('\n') ? `"""\n${note}\n"""` : `"${note}"`}\n${definition}`
  }
  const types = new Map([...typesIn(view.fields), view].map((type) => [type.name, type]))
  const definitions = [...types.values()].map((type) => {
    const isObject = 'fields' in type
    const lines = isObject
      ? Object.entries(type.fields).map(([field, column]) => [field, `${field}: ${column.type}`] as const)
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
