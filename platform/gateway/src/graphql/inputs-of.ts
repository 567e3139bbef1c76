/** Inputs of the schema, printed from what the contract describes with valibot. */
import * as v from 'valibot'

/** What is looked at of a valibot schema. */
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
 * The SDL of an input of which exactly one field is given, and of all inputs that its fields have. A type without a title is
 * called after its field.
 * @throws RangeError where the schema has no words for a shape
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
    ([field, { says: said, asks }]) =>
      `${sentence(said)}${field}: ${typeOf(asks as Shape, field).slice(0, -1)}`,
  )
  return [...types.values(), `${sentence(says)}input ${name} @oneOf {\n${lines.join('\n')}\n}`].join('\n\n')
}

const sentence = (text: string | undefined): string => (text === undefined ? '' : `${JSON.stringify(text)}\n`)

/** What is said of a field; of one that may be left out it stands inside. */
const saidOf = (shape: Shape): string | undefined =>
  shape.wrapped === undefined ? v.getDescription(shape) : saidOf(shape.wrapped)

const isInteger = ({ pipe = [] }: Shape): boolean =>
  pipe.slice(1).some(({ type }) => type === 'integer') || pipe.slice(0, 1).some(isInteger)
