/** Documents that come over sockets. Each is parsed, validated, limited and compiled once, however many sockets send it. */
import {
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isLeafType,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type VariableDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { limits, maxTokens } from './limits.js'
import { writerOf, type Writer } from './writer.js'

/** One operation of a document. */
export interface Operation {
  /** Unique while this operation is in use. */
  readonly id: number
  readonly type: 'mutation' | 'subscription'
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
  /** The first field of its root. A subscription has no other. */
  readonly field: FieldNode
  /** Runs it synchronously, unless a resolver is asynchronous. */
  readonly run: (
    root: unknown,
    context: unknown,
    variables: object | undefined,
  ) => ExecutionResult | Promise<ExecutionResult>
  /** Writes the data of a subscription without running it, where that is possible. */
  readonly writer: Writer | undefined
}

/** Returns the operation, or the errors of the document. */
export type Prepare = (query: string, name: string | null | undefined) => Operation | readonly GraphQLError[]

/** Enough for a few versions of a few sites. Strangers send more, and push each other out. */
const mostKept = 200
/** Each operation is compiled separately. */
export const mostOperations = 10

let made = 0

/** A parsed document, with the operations that were requested so far. */
interface Read {
  readonly document: DocumentNode
  readonly operations: Map<OperationDefinitionNode, Operation | readonly GraphQLError[]>
}

/**
 * Caches documents by their text alone, because parsing the text is what was paid for. Another operation name must not parse
 * it again.
 */
export function preparer(schema: GraphQLSchema): Prepare {
  // Also caches the errors of a document, because clients that ignore answers send it again.
  const documents = new LRUCache<string, Read | readonly GraphQLError[]>({ max: mostKept })
  const readOnce = (query: string): Read | readonly GraphQLError[] => {
    const known = documents.get(query)
    if (known !== undefined) return known
    const found = read(schema, query)
    documents.set(query, found)
    return found
  }
  return (query, name) => {
    const found = readOnce(query)
    if (!('operations' in found)) return found
    const definition = getOperationAST(found.document, name)
    if (definition === null || definition === undefined)
      return [new GraphQLError('The document has no such operation.')]
    const operation = found.operations.get(definition) ?? make(schema, found.document, definition)
    found.operations.set(definition, operation)
    return operation
  }
}

function read(schema: GraphQLSchema, query: string): Read | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens, noLocation: true })
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operations.length > mostOperations)
      return [new GraphQLError(`A document has at most ${mostOperations} operations.`)]
    const errors = validate(schema, document, [...specifiedRules, ...limits])
    return errors.length > 0 ? errors : { document, operations: new Map() }
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

function make(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): Operation | readonly GraphQLError[] {
  try {
    const type = definition.operation
    if (type === OperationTypeNode.QUERY) return [new GraphQLError('Send queries by POST.')]
    const { field, isOptional } = rootField(document, definition)
    if (type === OperationTypeNode.SUBSCRIPTION && isOptional)
      return [new GraphQLError('Directives cannot change what a subscription is about.')]
    const compiled = compileQuery(schema, document, definition.name?.value)
    if (!isCompiledQuery(compiled)) return compiled.errors ?? []
    // graphql-jit knows neither `@oneOf` nor the defaults of what may not be null, so GraphQL coerces such variables before.
    const arePlain = (definition.variableDefinitions ?? []).every((one) => isPlain(schema, one))
    const run: Operation['run'] = (root, context, variables) => {
      const values = arePlain ? { coerced: { ...variables } } : coerce(schema, definition, variables)
      return values.coerced === undefined ? values : compiled.query(root, context, values.coerced)
    }
    return {
      id: ++made,
      type,
      document,
      definition,
      field,
      run,
      writer: writerOf(schema, document, definition),
    }
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

/** The variables in the document's types, or their errors. */
export const coerce = (
  schema: GraphQLSchema,
  { variableDefinitions }: OperationDefinitionNode,
  variables: object | undefined,
) => getVariableValues(schema, variableDefinitions ?? [], { ...variables }, { maxErrors: 10 })

/** Whether a variable is of scalars or enums, without a default. */
const isPlain = (schema: GraphQLSchema, { type, defaultValue }: VariableDefinitionNode): boolean =>
  defaultValue === undefined && isLeafType(getNamedType(typeFromAST(schema, type as NamedTypeNode)))

interface RootField {
  readonly field: FieldNode
  readonly isOptional: boolean
}

/** Returns the variables that an operation uses only in these arguments of its root field. */
export function usedOnlyIn({ document, field }: Operation, args: readonly string[]): ReadonlySet<string> {
  const uses = new Map<string, number>()
  const count = (name: string, n: number): void => void uses.set(name, (uses.get(name) ?? 0) + n)
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => count(name.value, 1),
  })
  const named = (field.arguments ?? []).filter(({ name }) => args.includes(name.value))
  const theirs: string[] = []
  for (const { value } of named)
    visit(value, {
      Variable: ({ name }) => {
        theirs.push(name.value)
        count(name.value, -1)
      },
    })
  return new Set(theirs.filter((name) => uses.get(name) === 0))
}

/** The root field of an operation, and whether a directive could leave it out. */
function rootField({ definitions }: DocumentNode, { selectionSet }: OperationDefinitionNode): RootField {
  let [node, isOptional]: [SelectionNode | undefined, boolean] = [selectionSet.selections[0], false]
  for (;;) {
    if (node === undefined) throw new RangeError('validated documents have a root field')
    isOptional ||= (node.directives ?? []).length > 0
    if (node.kind === Kind.FIELD) return { field: node, isOptional }
    const spread = node
    const inner =
      spread.kind === Kind.INLINE_FRAGMENT
        ? spread
        : definitions.find((d) => d.kind === Kind.FRAGMENT_DEFINITION && d.name.value === spread.name.value)
    node = inner !== undefined && 'selectionSet' in inner ? inner.selectionSet.selections[0] : undefined
  }
}
