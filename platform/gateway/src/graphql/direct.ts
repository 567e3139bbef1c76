/**
 * Moves go to their resolver without GraphQL's execution, and get the same answer to the letter. That needs a known document
 * that passes its variables on, variables that need no conversion, and a result of plain values.
 */
import {
  getNullableType,
  GraphQLError,
  isNonNullType,
  isUnionType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql'
import type { Writer } from './writer.js'

export interface Direct {
  /** Calls the resolver; undefined: the variables must be converted or refused, so nothing was called. */
  readonly call: (context: unknown, variables: object) => Promise<object> | undefined
  /** The data of the answer, which the next writing overwrites; undefined: the schema does not allow what the resolver returned. */
  readonly write: (value: object) => Buffer | undefined
  /** The error of the root field, as execution reports what a resolver throws. */
  readonly failed: (error: unknown) => GraphQLError
}

/** @param plain names of the unions whose values have no functions or promises in them */
export function directOf(
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
  writer: Writer | undefined,
  plain: ReadonlySet<string>,
): Direct | undefined {
  const [node, ...others] = definition.selectionSet.selections
  if (writer === undefined || node?.kind !== Kind.FIELD || others.length > 0) return undefined
  const field = schema.getMutationType()?.getFields()[node.name.value]
  const resolve = field?.resolve
  if (field === undefined || resolve === undefined || !isNonNullType(field.type)) return undefined
  const result = getNullableType(field.type)
  if (!isUnionType(result) || !plain.has(result.name)) return undefined
  const argsOf = passer(field, node, definition)
  if (argsOf === undefined) return undefined
  const key = (node.alias ?? node.name).value
  return {
    call: (context, variables) => {
      const args = argsOf(variables as Record<string, unknown>)
      if (args === undefined) return undefined
      // As in an asynchronous function: what is thrown at once is a failure like any other.
      return new Promise((done) => {
        done(resolve(undefined, args, context, undefined as never) as object)
      })
    },
    write: (value) => writer.whole({ [node.name.value]: value }),
    failed: (error) => {
      const originalError = error instanceof Error ? error : new Error('thrown')
      return new GraphQLError(originalError.message, { nodes: node, path: [key], originalError })
    },
  }
}

type Args = Record<string, unknown>

/** Passes variables on as arguments; undefined if the document does more than that. */
function passer(
  { args: known }: GraphQLField<unknown, unknown>,
  { arguments: given = [] }: FieldNode,
  { variableDefinitions: defined = [] }: OperationDefinitionNode,
): ((variables: Args) => Args | undefined) | undefined {
  const variables: { readonly name: string; readonly fits: (value: unknown) => boolean; arg: string }[] = []
  for (const { variable, type, defaultValue } of defined) {
    const fits = fitting(type)
    const arg = given.find(
      ({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable.name.value,
    )
    if (fits === undefined || defaultValue !== undefined || arg === undefined) return undefined
    variables.push({ name: variable.name.value, fits, arg: arg.name.value })
  }
  if (variables.length !== given.length || known.some(({ defaultValue }) => defaultValue !== undefined))
    return undefined
  return (values) => {
    const args: Args = {}
    for (const { name, fits, arg } of variables) {
      const value = values[name]
      if (!fits(value)) return undefined
      if (value !== undefined) args[arg] = value
    }
    return args
  }
}

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => typeof value === 'number' && (value | 0) === value,
}

/** Whether a value is of a variable's type as it stands; undefined for types that are not that simple. */
function fitting(type: TypeNode): ((value: unknown) => boolean) | undefined {
  if (type.kind === Kind.LIST_TYPE) return undefined
  if (type.kind === Kind.NAMED_TYPE) {
    const fits = scalars[type.name.value]
    return fits && ((value) => value === undefined || value === null || fits(value))
  }
  return type.type.kind === Kind.NAMED_TYPE ? scalars[type.type.name.value] : undefined
}
