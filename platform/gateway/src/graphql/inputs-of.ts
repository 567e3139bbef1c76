/** Prints types of the schema from the valibot shapes of the contract. */
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
  const typeOf = printer(types, 'input', called)
  const lines = Object.entries(fields).map(
    ([field, { says: text, asks }]) =>
      `${sentence(text)}${field}: ${typeOf(asks as Shape, field).slice(0, -1)}`,
  )
  return [...types.values(), `${sentence(says)}input ${name} @oneOf {\n${lines.join('\n')}\n}`].join('\n\n')
}

/**
 * The SDL of the type of answers with these fields, of all types in them, and of their enums. Each type is named like its input,
 * without `Input`.
 */
export function typesOf(shape: v.GenericSchema): string {
  const types = new Map<string, string>()
  printer(types, 'type', (field) => field)(shape, '')
  return [...types.values()].join('\n\n')
}

/** Returns the name of a field's type, after adding the types that it needs. */
function printer(types: Map<string, string>, kind: 'input' | 'type', called: (field: string) => string) {
  const noteOf = (shape: Shape): string => sentence(noteFor(kind, descriptionOf(shape)))

  const typeOf = (shape: Shape, field: string): string => {
    const { type, wrapped, item, entries } = shape
    if (wrapped !== undefined) {
      const inner = typeOf(wrapped, field)
      if (type === 'nullish' || type === 'exact_optional') return inner.slice(0, -1)
      if (kind === 'type') return inner
      const unless = isEnum(wrapped) ? String(shape.default) : JSON.stringify(shape.default)
      return `${inner} = ${unless}`
    }
    if (item !== undefined) return `[${typeOf(item, field)}]!`
    const title = v.getTitle(shape)
    if (entries !== undefined) {
      const input = title ?? called(field)
      const name = kind === 'input' ? input : input.replace(/Input$/, '')
      if (!types.has(name)) types.set(name, objectOf(name, shape, entries))
      return `${name}!`
    }
    const { values, about, answer } = v.getMetadata(shape) as Notes
    if (values !== undefined && title !== undefined && kind === 'type')
      types.set(title, enumOf(title, values, about))
    const scalar =
      (kind === 'type' ? answer : undefined) ?? title ?? (isInteger(shape) ? 'Int' : scalars[type])
    if (scalar === undefined) throw new RangeError(`${field} is of the shape ${type}, which no type has`)
    return `${scalar}!`
  }

  const objectOf = (name: string, shape: Shape, entries: NonNullable<Shape['entries']>): string => {
    const lines = Object.entries(entries).map(
      ([field, one]) => `${noteOf(one)}${field}: ${typeOf(one, field)}`,
    )
    return `${noteOf(shape)}${kind} ${name} {\n${lines.join('\n')}\n}`
  }
  return typeOf
}

/** What the descriptions of the contract add to a shape. */
interface Notes {
  /** The values of an enum, each with its text. */
  readonly values?: Readonly<Record<string, string>>
  /** The text of the enum. */
  readonly about?: string
  /** The scalar in answers, if it is another one than in inputs. */
  readonly answer?: string
}

const enumOf = (name: string, values: Readonly<Record<string, string>>, about: string | undefined): string =>
  `${sentence(about)}enum ${name} {\n${Object.entries(values)
    .map(([value, note]) => `${sentence(note)}${value}`)
    .join('\n')}\n}`

/** Parts in braces are only for inputs. */
const noteFor = (kind: 'input' | 'type', note: string | undefined): string | undefined =>
  kind === 'input'
    ? note?.replace(/[{}]/g, '')
    : note
        ?.split(/[{}]/)
        .filter((_, i) => i % 2 === 0)
        .join('')

const sentence = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : `${JSON.stringify(text)}\n`

/** The description of a field. For an optional field it may be on the inner shape. */
const descriptionOf = (shape: Shape): string | undefined =>
  v.getDescription(shape) ?? (shape.wrapped && descriptionOf(shape.wrapped))

const isEnum = ({ type }: Shape): boolean => type === 'picklist'

const isInteger = ({ pipe = [] }: Shape): boolean =>
  pipe.slice(1).some(({ type }) => type === 'integer' || type === 'safe_integer') ||
  pipe.slice(0, 1).some(isInteger)
