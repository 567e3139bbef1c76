/** Prints the TypeScript of what GraphQL documents are sent with and answered by. */
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql'

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

/** An enum, which is printed apart by its name, or a scalar. */
function leaf(type: GraphQLNamedType): string {
  const text = isEnumType(type) ? type.name : scalars[type.name]
  if (text === undefined) throw new RangeError(`${type.name} is no type that an answer can have`)
  return text
}

const printEnum = (type: GraphQLEnumType): string =>
  `export type ${type.name} = ${type
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(' | ')}\n`

/** The type with its lists and nulls around the text of its innermost type. */
function wrapped(type: GraphQLOutputType | GraphQLInputType, inner: string): string {
  if (isNonNullType(type)) return present(type.ofType, inner)
  return `${present(type, inner)} | null`
}
const present = (type: GraphQLOutputType | GraphQLInputType, inner: string): string =>
  isListType(type) ? `readonly (${wrapped(type.ofType, inner)})[]` : `(${inner})`

const comment = (description: string | null | undefined): string =>
  description ? `/** ${description.replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */ ` : ''

type Fields = Map<string, FieldNode[]>

/** The fields that these selections take from an object. */
function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  found: Fields = new Map(),
): Fields {
  for (const one of sets.flatMap(({ selections }) => selections)) {
    if (one.kind === Kind.FRAGMENT_SPREAD)
      throw new RangeError('the documents of pages have no named fragments')
    if (one.kind === Kind.FIELD) {
      const key = (one.alias ?? one.name).value
      found.set(key, [...(found.get(key) ?? []), one])
      continue
    }
    const on = one.typeCondition === undefined ? type : schema.getType(one.typeCondition.name.value)
    const applies = on === type || (isAbstractType(on) && schema.isSubType(on, type))
    if (applies) fieldsOf(schema, type, [one.selectionSet], found)
  }
  return found
}

function printObject(schema: GraphQLSchema, type: GraphQLObjectType, fields: Fields): string {
  const lines = [...fields].flatMap(([key, nodes]) => {
    const field = type.getFields()[nodes[0]?.name.value ?? '']
    if (field === undefined) return []
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const inner = printComposite(schema, getNamedType(field.type), sets)
    return [`${comment(field.description)}readonly ${key}: ${wrapped(field.type, inner)}`]
  })
  return lines.join('\n')
}

/** Types of a union from which the same fields are selected are printed as one. */
function printComposite(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  sets: readonly SelectionSetNode[],
): string {
  if (!isCompositeType(type)) return leaf(type)
  const types = isObjectType(type) ? [type] : schema.getPossibleTypes(type)
  const named = new Map<string, string[]>()
  for (const one of types) {
    const fields = fieldsOf(schema, one, sets)
    const body = printObject(schema, one, fields)
    const key = fields.has('__typename') ? `readonly __typename: #\n${body}` : body
    named.set(key, [...(named.get(key) ?? []), `'${one.name}'`])
  }
  return [...named].map(([body, names]) => `{\n${body.replace('#', names.join(' | '))}\n}`).join(' | ')
}

/** Prints named types for the inputs that variables have. */
function inputPrinter() {
  const printed = new Map<string, string>()
  const nameOf = (type: GraphQLInputType): string => {
    const named = getNamedType(type)
    if (!isInputObjectType(named)) return leaf(named)
    if (!printed.has(named.name)) {
      printed.set(named.name, '')
      printed.set(named.name, `export type ${named.name} = ${bodyOf(named)}\n`)
    }
    return named.name
  }
  const bodyOf = (type: GraphQLInputObjectType): string => {
    const fields = Object.values(type.getFields())
    if (type.isOneOf)
      return fields
        .map((field) => `{ readonly ${field.name}: ${present(field.type, nameOf(field.type))} }`)
        .join(' | ')
    const lines = fields.map((field) => {
      const isRequired = isRequiredInputField(field)
      const text = wrapped(field.type, nameOf(field.type))
      return `${comment(field.description)}readonly ${field.name}${isRequired ? `: ${text}` : `?: ${text} | undefined`}`
    })
    return `{\n${lines.join('\n')}\n}`
  }
  return { nameOf, printed }
}

function printVariable(
  schema: GraphQLSchema,
  { variable, type, defaultValue }: VariableDefinitionNode,
  nameOf: (type: GraphQLInputType) => string,
): string {
  const input = typeFromAST(schema, type as never) as GraphQLInputType | undefined
  if (input === undefined) throw new RangeError(`$${variable.name.value} has no type of the schema`)
  const text = wrapped(input, nameOf(input))
  const isRequired = isNonNullType(input) && defaultValue === undefined
  return `readonly ${variable.name.value}${isRequired ? `: ${text}` : `?: ${text} | undefined`}`
}

const isOperation = (node: { readonly kind: Kind }): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION

/** @throws RangeError if two documents have the same name */
export function printAnswers(schema: GraphQLSchema, documents: readonly string[]): string {
  const inputs = inputPrinter()
  const printed = new Map<string, string>()
  for (const operation of documents.flatMap((text) => parse(text).definitions.filter(isOperation))) {
    const name = operation.name?.value ?? ''
    if (printed.has(name)) throw new RangeError(`two documents are named ${name}`)
    const root = schema.getRootType(operation.operation)
    if (!root) throw new RangeError(`the schema has no ${operation.operation}`)
    const variables = (operation.variableDefinitions ?? [])
      .map((one) => printVariable(schema, one, inputs.nameOf))
      .join('\n')
    const answer = printComposite(schema, root, [operation.selectionSet])
    printed.set(
      name,
      `readonly ${name}: {\nreadonly variables: {\n${variables}\n}\nreadonly answer: ${answer}\n}\n`,
    )
  }
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType)
  return [
    '/** Generated by `npm run generate` from the schema and the documents of the pages. */\n',
    'export interface Answers {\n',
    ...printed.values(),
    '}\n',
    ...inputs.printed.values(),
    ...enums.filter(({ name }) => !name.startsWith('__')).map(printEnum),
  ].join('')
}
