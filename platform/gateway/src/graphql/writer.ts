/**
 * What a subscription selects of a value, written straight as JSON: no result is made of objects first, which was a
 * third of what a move costs. Only root fields have resolvers, so what is below one is read off the value as it is.
 *
 * It writes nothing but what the schema promises. Anything else, and any document that directives decide on, is
 * left to the usual execution, which knows what errors to give.
 */
import {
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { textsOf } from '../base/lasting.js'
import { makePage } from './page.js'

/** The data of an answer as JSON, from the root; undefined: it is for the usual execution. */
export type Writer = (root: object) => Buffer | undefined

/** Writes the value of a field on the page. */
type Write = (value: unknown) => void

/** A value that is not what the schema promises, or a type that is not written here. */
class Unfit extends Error {}

const unfit = (): never => {
  throw new Unfit()
}

/** @returns undefined when the document is one for the usual execution. */
export function writerOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): Writer | undefined {
  const root = schema.getSubscriptionType()
  if (root === null || root === undefined || hasDirectives(document)) return undefined
  const write = orUndefined(() => compiler(schema, document)(root, [selectionSet]))
  return (
    write &&
    ((value) => {
      page.back(0)
      return orUndefined(() => {
        write(value)
        return page.copy(0)
      })
    })
  )
}

/** Written on by one at a time, since nothing waits while it writes. */
const page = makePage()

function orUndefined<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unfit) return undefined
    throw error
  }
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false
  visit(document, { Directive: () => void (found = true) })
  return found
}

const nothing = Buffer.from('null')
const yes = Buffer.from('true')
const no = Buffer.from('false')
const [begin, end] = [Buffer.from('{'), Buffer.from('}')]
const [beginList, endList, comma] = [Buffer.from('['), Buffer.from(']'), Buffer.from(',')]

const leaves: Readonly<Record<string, Write>> = {
  String: (value) => (typeof value === 'string' ? page.string(value) : unfit()),
  ID: (value) => (typeof value === 'string' ? page.string(value) : unfit()),
  Boolean: (value) => page.put(value === true ? yes : value === false ? no : unfit()),
  Float: (value) => (Number.isFinite(value) ? page.number(value as number) : unfit()),
  // 32 bits, as the specification has it.
  Int: (value) => (typeof value === 'number' && (value | 0) === value ? page.number(value) : unfit()),
}

function compiler(schema: GraphQLSchema, document: DocumentNode) {
  const fragments = new Map(
    document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [])),
  )
  const applies = (type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean => {
    const wanted = condition && schema.getType(condition.name.value)
    if (wanted === undefined || wanted === type) return true
    return isAbstractType(wanted) && schema.isSubType(wanted, type)
  }

  /** By the key of the answer: the fields of a type that are selected, those of the same key together. */
  const fieldsOf = (
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
  ): Map<string, readonly FieldNode[]> => {
    const found = new Map<string, readonly FieldNode[]>()
    const spread = new Set<string>()
    const collect = (set: SelectionSetNode): void => {
      for (const node of set.selections) {
        if (node.kind === Kind.FIELD) {
          const key = (node.alias ?? node.name).value
          found.set(key, [...(found.get(key) ?? []), node])
          continue
        }
        // Once is enough, however often it is spread.
        if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(node.name.value)) continue
        if (node.kind === Kind.FRAGMENT_SPREAD) spread.add(node.name.value)
        const part = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
        if (part !== undefined && applies(type, part.typeCondition)) collect(part.selectionSet)
      }
    }
    sets.forEach(collect)
    return found
  }

  const object = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Write => {
    const fields = [...fieldsOf(type, sets)].map(([key, nodes], i) => {
      const name = nodes[0]?.name.value ?? ''
      const start = Buffer.from(`${i === 0 ? '' : ','}${JSON.stringify(key)}:`)
      if (name === '__typename') return { name, start, write: () => page.string(type.name) }
      const field = type.getFields()[name] ?? unfit()
      return { name, start, write: output(field.type, nodes) }
    })
    const anew = (value: Readonly<Record<string, unknown>>): void => {
      page.put(begin)
      for (const { name, start, write } of fields) {
        page.put(start)
        write(value[name])
      }
      page.put(end)
    }
    return (value) => {
      if (typeof value !== 'object' || value === null) return unfit()
      const of = value as Readonly<Record<string, unknown>>
      const kept = textsOf(of)
      if (kept === undefined) return anew(of)
      const text = kept.get(anew)
      if (text !== undefined) return page.put(text)
      const from = page.at()
      anew(of)
      kept.set(anew, page.copy(from))
    }
  }

  /** Of an interface or a union the value says itself what it is. */
  const abstract = (possible: readonly GraphQLObjectType[], sets: readonly SelectionSetNode[]): Write => {
    const writes = new Map(possible.map((type): [unknown, Write] => [type.name, object(type, sets)]))
    return (value) => {
      const name = typeof value === 'object' && value !== null && '__typename' in value && value.__typename
      return (writes.get(name) ?? unfit)(value)
    }
  }

  const list = (write: Write): Write => {
    const all = (values: readonly unknown[]): void => {
      page.put(beginList)
      for (let i = 0; i < values.length; i++) {
        if (i > 0) page.put(comma)
        write(values[i])
      }
      page.put(endList)
    }
    return (value) => (Array.isArray(value) ? all(value) : unfit())
  }

  /** A type without its `!`. */
  const present = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Write => {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (isListType(type)) return list(output(type.ofType as GraphQLOutputType, nodes))
    if (isObjectType(type)) return object(type, sets)
    if (isAbstractType(type)) return abstract(schema.getPossibleTypes(type), sets)
    if (!isEnumType(type)) return leaves['name' in type ? type.name : ''] ?? unfit()
    const names = new Map<unknown, Buffer>(
      type.getValues().map(({ name, value }) => [value, Buffer.from(`"${name}"`)]),
    )
    return (value) => page.put(names.get(value) ?? unfit())
  }

  const output = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Write => {
    if (isNonNullType(type)) {
      const write = present(type.ofType as GraphQLOutputType, nodes)
      return (value) => (value === null || value === undefined ? unfit() : write(value))
    }
    const write = present(type, nodes)
    return (value) => (value === null || value === undefined ? page.put(nothing) : write(value))
  }

  return object
}
