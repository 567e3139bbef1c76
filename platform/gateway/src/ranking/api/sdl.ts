/** Prints the fields of types of the schema from the shapes of the contract. */
import * as v from 'valibot'

/** The SDL that adds a field for each number of a shape. Whole numbers are `Int`. */
export const figureFields = (type: string, entries: Readonly<Record<string, v.GenericSchema>>): string =>
  `extend type ${type} {\n${Object.entries(entries).map(fieldOf).join('\n')}\n}`

function fieldOf([name, shape]: readonly [string, v.GenericSchema]): string {
  const note = v.getDescription(shape)
  return `${note === undefined ? '' : `${JSON.stringify(note)}\n`}${name}: ${v.is(shape, 0.5) ? 'Float' : 'Int'}!`
}
