/**
 * What a subscription selects of a value, written straight as JSON: no result is made of objects first, which was a
 * third of what a move costs. Only root fields have resolvers, so what is below one is read off the value as it is.
 *
 * It writes nothing but what the schema promises. Anything else, and any document that directives decide on, is
 * left to the usual execution, which knows what errors to give.
 */
import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { textsOf } from '../base/lasting.js'
import {
  arrive,
  isNothing,
  isSameList,
  isValues,
  leaf,
  leaves,
  orNothing,
  orUndefined,
  page,
  unfit,
  way,
  type Part,
  type Values,
} from './leaves.js'
import { hasDirectives, selector } from './selected.js'

/** Each answers with JSON, from the root; undefined: it is for the usual execution. */
export interface Writer {
  /** The data of an answer. */
  whole(root: object): Buffer | undefined
  /**
   * What has changed between two answers, as `changed` in web/elements/src/client/changed.ts reads it: of an object its fields that have
   * changed, of a list of objects those by their place, of anything else all; null: nothing has.
   */
  changes(before: object, after: object): Buffer | null | undefined
}

/** @returns undefined when the document is one for the usual execution. */
export function writerOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): Writer | undefined {
  const root = schema.getSubscriptionType()
  if (root === null || root === undefined || hasDirectives(document)) return undefined
  const part = orUndefined(() => compiler(schema, document)(root, [selectionSet]))
  return (
    part && {
      whole: (value) =>
        onPage(() => {
          part.write(value)
          return page.copy(0)
        }),
      changes: (before, after) => onPage(() => (part.change(before, after) ? page.copy(0) : null)),
    }
  )
}

function onPage<T>(write: () => T): T | undefined {
  page.back(0)
  way.length = 0
  return orUndefined(write)
}

const end = Buffer.from('}')
const [beginList, endList] = [Buffer.from('['), Buffer.from(']')]
const comma = Buffer.from(',')

/** The keys of places in lists, made once. */
function placed(before: string): (place: number) => Buffer {
  const made: Buffer[] = []
  return (place) => (made[place] ??= Buffer.from(`${before}"${place}":`))
}
const [firstPlace, nextPlace] = [placed('{'), placed(',')]

/** Writes the text again that it has once written of a value that lasts. */
const keeping =
  <T extends object>(anew: (value: T) => void) =>
  (value: T): void => {
    const kept = textsOf(value)
    if (kept === undefined) return anew(value)
    const text = kept.get(anew)
    if (text !== undefined) return page.put(text)
    const from = page.at()
    anew(value)
    kept.set(anew, page.copy(from))
  }

function compiler(schema: GraphQLSchema, document: DocumentNode) {
  const fieldsOf = selector(schema, document)

  const object = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Part => {
    const fields = [...fieldsOf(type, sets)].map(([key, nodes]) => {
      const name = nodes[0]?.name.value ?? ''
      const field = type.getFields()[name]
      return {
        name,
        first: Buffer.from(`{${JSON.stringify(key)}:`),
        next: Buffer.from(`,${JSON.stringify(key)}:`),
        part:
          name === '__typename' ? leaf(() => page.string(type.name)) : output((field ?? unfit()).type, nodes),
      }
    })
    const anew = (value: Values): void => {
      let any = false
      for (const { name, first, next, part } of fields) {
        page.put(any ? next : first)
        part.write(value[name])
        any = true
      }
      page.put(end)
    }
    const write = keeping(anew)
    const change = (before: Values, after: Values): boolean => {
      let any = false
      for (const { name, first, next, part } of fields) {
        if (before[name] === after[name]) continue
        way.push(any ? next : first)
        if (part.change(before[name], after[name])) any = true
        else way.pop()
      }
      if (any) page.put(end)
      return any
    }
    return {
      write: (value) => (isValues(value) ? write(value) : unfit()),
      change: (before, after) => (isValues(before) && isValues(after) ? change(before, after) : unfit()),
    }
  }

  /** Of an interface or a union the value says itself what it is. */
  const abstract = (possible: readonly GraphQLObjectType[], sets: readonly SelectionSetNode[]): Part => {
    const parts = new Map(possible.map((type): [unknown, Part] => [type.name, object(type, sets)]))
    const nameOf = (value: unknown): unknown => isValues(value) && value['__typename']
    const partOf = (value: unknown): Part => parts.get(nameOf(value)) ?? unfit()
    return {
      write: (value) => partOf(value).write(value),
      // Of another type it has other fields, and those of before would stay.
      change: (before, after) =>
        nameOf(before) === nameOf(after) ? partOf(after).change(before, after) : unfit(),
    }
  }

  /** `ofLeaves`: its items are written whole, so that it is, too. */
  const list = (item: Part, ofLeaves: boolean, mayLast: boolean): Part => {
    const anew = (values: readonly unknown[]): void => {
      page.put(beginList)
      for (let i = 0; i < values.length; i++) {
        if (i > 0) page.put(comma)
        item.write(values[i])
      }
      page.put(endList)
    }
    const write = mayLast ? keeping(anew) : anew
    const byPlace = (before: readonly unknown[], after: readonly unknown[]): boolean => {
      let any = false
      for (let i = 0; i < after.length; i++) {
        const isNew = i >= before.length
        if (!isNew && before[i] === after[i]) continue
        way.push(any ? nextPlace(i) : firstPlace(i))
        if (isNew) {
          arrive()
          item.write(after[i])
          any = true
        } else if (item.change(before[i], after[i])) any = true
        else way.pop()
      }
      if (any) page.put(end)
      return any
    }
    const change = (before: readonly unknown[], after: readonly unknown[]): boolean => {
      if (before.length <= after.length && !ofLeaves) return byPlace(before, after)
      if (isSameList(before, after)) return false
      arrive()
      write(after)
      return true
    }
    return {
      write: (value) => (Array.isArray(value) ? write(value) : unfit()),
      change: (before, after) =>
        Array.isArray(before) && Array.isArray(after) ? change(before, after) : unfit(),
    }
  }

  /** A type without its `!`. */
  const present = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Part => {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (isListType(type)) {
      const inner = type.ofType as GraphQLOutputType
      return list(output(inner, nodes), isLeafType(getNullableType(inner)), sets.length > 0)
    }
    if (isObjectType(type)) return object(type, sets)
    if (isAbstractType(type)) return abstract(schema.getPossibleTypes(type), sets)
    if (!isEnumType(type)) return leaves['name' in type ? type.name : ''] ?? unfit()
    const names = new Map<unknown, Buffer>(
      type.getValues().map(({ name, value }) => [value, Buffer.from(`"${name}"`)]),
    )
    return leaf((value) => page.put(names.get(value) ?? unfit()))
  }

  const output = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Part => {
    if (!isNonNullType(type)) return orNothing(present(type, nodes))
    const { write, change } = present(type.ofType as GraphQLOutputType, nodes)
    return {
      write: (value) => (isNothing(value) ? unfit() : write(value)),
      change: (before, after) => (isNothing(before) || isNothing(after) ? unfit() : change(before, after)),
    }
  }

  return object
}
