/** Answers of tests as a gateway gives them: checked against the schema, and with defaults for what a test does not care about. */
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import text from '../../../docs/schema.graphql?raw'

const schema = buildSchema(text, { assumeValid: true, assumeValidSDL: true })
/** A test may give more of an object than is sent of it here, but no name that is misspelled. */
const known = new Set([
  '__typename',
  ...Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type ? Object.keys(type.getFields()) : [],
  ),
])
type Data = Readonly<Record<string, unknown>>

const refused = (path: string, why: string): never => {
  throw new RangeError(`No gateway answers this: ${path} ${why}.`)
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands where a test says nothing: null, nothing, or the first that is possible. */
function defaultOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null
  if (isListType(type.ofType)) return []
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (isCompositeType(named)) return {}
  return { Int: 0, Float: 0, Boolean: false }[named.name] ?? ''
}

/** The type of an object of a union: the one that it names, or the only one with its fields that is no refusal. */
function typeOf(type: GraphQLOutputType, data: Data, path: string): GraphQLObjectType {
  const named = getNamedType(type)
  if (isObjectType(named)) return named
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : []
  const name = data['__typename']
  const fits = (one: GraphQLObjectType): boolean =>
    name === undefined
      ? !one.name.endsWith('Refused') && Object.keys(data).every((key) => key in one.getFields())
      : one.name === name
  return types.find(fits) ?? refused(path, `is no ${named.name}`)
}

function complete(
  type: GraphQLOutputType,
  value: unknown,
  sets: readonly SelectionSetNode[],
  path: string,
): unknown {
  if (isNonNullType(type))
    return value === null ? refused(path, 'may not be null') : complete(type.ofType, value, sets, path)
  if (value === null) return null
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((one, i) => complete(type.ofType, one, sets, `${path}.${i}`))
      : refused(path, 'is a list')
  if (isLeafType(type)) {
    try {
      return type.serialize(value)
    } catch (error) {
      return refused(path, `is ${JSON.stringify(value)}: ${String(error)}`)
    }
  }
  if (!isData(value)) return refused(path, 'is an object')
  // Views are of the games' own types, which only their renderers read.
  return type.name === 'GameView' ? value : object(typeOf(type, value, path), value, sets, path)
}

/** The fields that are selected of an object of this type, each with what is selected of it. */
function selected(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  for (const one of sets.flatMap(({ selections }) => selections)) {
    if (one.kind === Kind.FIELD) found.set(one.name.value, [...(found.get(one.name.value) ?? []), one])
    else if (
      one.kind === Kind.INLINE_FRAGMENT &&
      [undefined, type.name].includes(one.typeCondition?.name.value)
    )
      for (const [name, nodes] of selected(type, [one.selectionSet]))
        found.set(name, [...(found.get(name) ?? []), ...nodes])
  }
  return found
}

function object(type: GraphQLObjectType, data: Data, sets: readonly SelectionSetNode[], path: string): Data {
  const fields = type.getFields()
  const odd = Object.keys(data).find((key) => !known.has(key))
  if (odd !== undefined) refused(`${path}.${odd}`, 'is no field of the schema')
  const entries = [...selected(type, sets)].map(([name, nodes]) => {
    const field = fields[name]
    if (field === undefined) return [name, type.name]
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const value = data[name] === undefined ? defaultOf(field.type) : data[name]
    return [name, complete(field.type, value, inner, `${path}.${name}`)]
  })
  return Object.fromEntries(entries) as Data
}

/**
 * Returns the data that a gateway sends for a document: its fields and no others.
 * @throws RangeError with the place of a value that no gateway sends
 */
export function answered(document: string, data: object): object {
  const operation = parse(document).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )
  if (operation === undefined) throw new RangeError('The document has no operation.')
  const root = schema.getRootType(operation.operation)
  if (!root) throw new RangeError(`The schema has no ${operation.operation}.`)
  return object(root, data as Data, [operation.selectionSet], operation.name?.value ?? '')
}
