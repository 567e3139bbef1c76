/** Prints input types of the schema from the valibot shapes of the contract. */
import * as v from 'valibot'

/** The parts of a valibot schema that are read here. */
interface Shape extends v.GenericSchema {
  readonly wrapped?: Shape
  readonly default?: unknown
  readonly item?: Shape
  readonly entries?: Readonly<Record<string, Shape>>
  readonly pipe?: readonly Shape[]
}

const scalars: Readonly<Record<string, string>> = { string: 'String', number: 'Float', boolean: 'Boolean' }

export interface DescribedInput {
  readonly says?: string
  readonly asks: v.GenericSchema
}

/**
 * The SDL of an input with exactly one given field, and of all inputs in its fields. A type without a title is named after
 * its field.
 * @throws RangeError if a shape cannot be expressed in the schema
 */
export function inputsOf(
  name: string,
  says: string,
  fields: Readonly<Record<string, DescribedInput>>,
  called: (field: string) => string,
): string {
  const types = new Map<string, string>()

  const typeOf = (shape: Shape, field: string): string => {
    const { type, wrapped, item, entries } = shape
    if (wrapped !== undefined) {
      const inner = typeOf(wrapped, field)
      if (type === 'nullish') return inner.slice(0, -1)
      const unless = wrapped.type === 'picklist' ? String(shape.default) : JSON.stringify(shape.default)
      return `${inner} = ${unless}`
    }
    if (item !== undefined) return `[${typeOf(item, field)}]!`
    const title = v.getTitle(shape)
    if (entries !== undefined) {
      const typeName = title ?? called(field)
      if (!types.has(typeName)) types.set(typeName, inputOf(typeName, shape, entries))
      return `${typeName}!`
    }
    const scalar = title ?? (isInteger(shape) ? 'Int' : scalars[type])
    if (scalar === undefined) throw new RangeError(`${field} is of the shape ${type}, which no input has`)
    return `${scalar}!`
  }

  const inputOf = (typeName: string, shape: Shape, entries: NonNullable<Shape['entries']>): string => {
    const lines = Object.entries(entries).map(
      ([field, one]) => `${sentence(saidOf(one))}${field}: ${typeOf(one, field)}`,
    )
    return `${sentence(v.getDescription(shape))}input ${typeName} {\n${lines.join('\n')}\n}`
  }

  const lines = Object.entries(fields).map(
    ([field, { says: description, asks }]) =>
      `${sentence(description)}${field}: ${typeOf(asks as Shape, field).slice(0, -1)}`,
  )
  return [...types.values(), `${sentence(says)}input ${name} @oneOf {\n${lines.join('\n')}\n}`].join('\n\n')
}

const sentence = (text: string | undefined): string => (text === undefined ? '' : `${JSON.stringify(text)}\n`)

/** The description of a field. For an optional field it is on the inner shape. */
const saidOf = (shape: Shape): string | undefined =>
  shape.wrapped === undefined ? v.getDescription(shape) : saidOf(shape.wrapped)

const isInteger = ({ pipe = [] }: Shape): boolean =>
  pipe.slice(1).some(({ type }) => type === 'integer') || pipe.slice(0, 1).some(isInteger)
