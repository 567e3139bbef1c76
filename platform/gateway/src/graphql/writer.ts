/**
 * Writes the selected fields of a subscription directly as JSON, without building a result object first. That was a third of
 * the cost of a move. Only root fields have resolvers, so everything below is read directly from the value.
 *
 * It writes only what the schema allows. Anything else, and documents with directives, are left to the normal execution,
 * which reports the right errors.
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
import { keeping, keepingChange } from './keeping.js'
import {
  isNothing,
  isSameList,
  isValues,
  leaf,
  leaves,
  nullable,
  undefinedIfUnwritable,
  throwUnwritable,
  type Part,
  type Values,
} from './leaves.js'
import { movesOf, nameAmong, runsOf } from './moves.js'
import { page } from './page.js'
import { path } from './path.js'
import { differing, groupSize, lowest } from './differing.js'
import { hasDirectives, selector } from './selected.js'

/** Each method returns JSON, beginning at the root, which the next writing overwrites; undefined: use the normal execution. */
export interface Writer {
  /** The data of an answer. */
  whole(root: object): Buffer | undefined
  /**
   * The differences between two answers, as `applyChange` in web/elements/src/client/socket.ts reads them. Of an object: its
   * changed fields. Of a list of objects: where each stood before, under an empty key, if some have moved, and the changed ones
   * by index. Of anything else: the whole value. null: nothing has changed.
   */
  changes(before: object, after: object): Buffer | null | undefined
}

/** @returns undefined if the document needs the normal execution */
export function writerOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): Writer | undefined {
  const root = schema.getRootType(operation)
  if (root === null || root === undefined || hasDirectives(document)) return undefined
  const part = undefinedIfUnwritable(() => compiler(schema, document)(root, [selectionSet]))
  return (
    part && {
      whole: (value) =>
        onPage(() => {
          part.write(value)
          return page.view(0)
        }),
      changes: (before, after) => onPage(() => (part.change(before, after) ? page.view(0) : null)),
    }
  )
}

function onPage<T>(write: () => T): T | undefined {
  page.back(0)
  path.clear()
  return undefinedIfUnwritable(write)
}

const end = Buffer.from('}')
/** No field is selected of an object, since no fragment is about its type. */
const empty = Buffer.from('{}')
const [beginList, endList] = [Buffer.from('['), Buffer.from(']')]
const comma = Buffer.from(',')
const beginMoves = Buffer.from('{"":')

/** The keys of list indexes, made once. */
function placed(before: string): (place: number) => Buffer {
  const made: Buffer[] = []
  return (place) => (made[place] ??= Buffer.from(`${before}"${place}":`))
}
const [firstPlace, nextPlace] = [placed('{'), placed(',')]

/** A selected field, with its key as it is written in the first place of an object, and in a later one. */
interface Field {
  readonly name: string
  readonly first: Buffer
  readonly next: Buffer
  readonly part: Part
}

const nameOf = ([, [node]]: readonly [key: string, nodes: readonly FieldNode[]]): string =>
  node?.name.value ?? ''

function compiler(schema: GraphQLSchema, document: DocumentNode) {
  const fieldsOf = selector(schema, document)

  const object = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Part => {
    const fields = [...fieldsOf(type, sets)].map(([key, nodes]): Field => {
      const name = nodes[0]?.name.value ?? ''
      const field = type.getFields()[name]
      return {
        name,
        first: Buffer.from(`{${JSON.stringify(key)}:`),
        next: Buffer.from(`,${JSON.stringify(key)}:`),
        part:
          name === '__typename'
            ? leaf(() => page.string(type.name))
            : output((field ?? throwUnwritable()).type, nodes),
      }
    })
    const anew = (value: Values): void => {
      let any = false
      for (const { name, first, next, part } of fields) {
        page.put(any ? next : first)
        part.write(value[name])
        any = true
      }
      page.put(any ? end : empty)
    }
    const write = keeping(anew)
    const groups = differing(fields.map(({ name }) => name))
    const changed = (before: Values, after: Values): boolean => {
      let any = false
      for (let n = 0; n < groups.length; n++)
        for (let bits = groups[n]?.(before, after) ?? 0; bits !== 0; bits &= bits - 1) {
          const { name, first, next, part } = fields[groupSize * n + lowest(bits)] as Field
          path.enter(any ? next : first)
          if (part.change(before[name], after[name])) any = true
          else path.leave()
        }
      if (any) page.put(end)
      return any
    }
    const change = keepingChange(changed)
    return {
      write: (value) => (isValues(value) ? write(value) : throwUnwritable()),
      change: (before, after) =>
        isValues(before) && isValues(after) ? change(before, after) : throwUnwritable(),
    }
  }

  /** For an interface or union, the value itself names its type. */
  const abstract = (possible: readonly GraphQLObjectType[], sets: readonly SelectionSetNode[]): Part => {
    const parts = new Map(possible.map((type): [unknown, Part] => [type.name, object(type, sets)]))
    const typeOf = (value: unknown): unknown => isValues(value) && value['__typename']
    const partOf = (value: unknown): Part => parts.get(typeOf(value)) ?? throwUnwritable()
    return {
      write: (value) => partOf(value).write(value),
      // A different type has other fields, and the fields of the previous one would stay.
      change: (before, after) =>
        typeOf(before) === typeOf(after) ? partOf(after).change(before, after) : throwUnwritable(),
    }
  }

  /**
   * @param ofLeaves its items are written completely, so the list is, too
   * @param name the field that names its items, by which moved ones are found
   */
  const list = (item: Part, ofLeaves: boolean, mayLast: boolean, name: string | undefined): Part => {
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
        path.enter(any ? nextPlace(i) : firstPlace(i))
        if (isNew) {
          path.write()
          item.write(after[i])
          any = true
        } else if (item.change(before[i], after[i])) any = true
        else path.leave()
      }
      if (any) page.put(end)
      return any
    }
    const moved = (
      before: readonly unknown[],
      after: readonly unknown[],
      places: readonly number[],
    ): void => {
      path.write()
      page.put(beginMoves)
      page.put(Buffer.from(JSON.stringify(runsOf(places))))
      for (const [i, place] of places.entries()) {
        path.enter(nextPlace(i))
        if (place < 0) {
          path.write()
          item.write(after[i])
        } else if (before[place] === after[i] || !item.change(before[place], after[i])) path.leave()
      }
      page.put(end)
    }
    const changed = (before: readonly unknown[], after: readonly unknown[]): boolean => {
      const places =
        name !== undefined && before.every(isValues) && after.every(isValues)
          ? movesOf(before, after, name)
          : undefined
      if (places !== undefined) {
        moved(before, after, places)
        return true
      }
      if (before.length <= after.length && !ofLeaves) return byPlace(before, after)
      if (isSameList(before, after)) return false
      path.write()
      write(after)
      return true
    }
    const change = mayLast ? keepingChange(changed) : changed
    return {
      write: (value) => (Array.isArray(value) ? write(value) : throwUnwritable()),
      change: (before, after) =>
        Array.isArray(before) && Array.isArray(after) ? change(before, after) : throwUnwritable(),
    }
  }

  /** The inner type of a non-null type. */
  const present = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Part => {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (isListType(type)) {
      const inner = type.ofType as GraphQLOutputType
      const items = getNullableType(inner)
      const name = isObjectType(items) ? nameAmong([...fieldsOf(items, sets)].map(nameOf)) : undefined
      return list(output(inner, nodes), isLeafType(items), sets.length > 0, name)
    }
    if (isObjectType(type)) return object(type, sets)
    if (isAbstractType(type)) return abstract(schema.getPossibleTypes(type), sets)
    if (!isEnumType(type)) return leaves['name' in type ? type.name : ''] ?? throwUnwritable()
    const names = new Map<unknown, Buffer>(
      type.getValues().map(({ name, value }) => [value, Buffer.from(`"${name}"`)]),
    )
    return leaf((value) => page.put(names.get(value) ?? throwUnwritable()))
  }

  const output = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Part => {
    if (!isNonNullType(type)) return nullable(present(type, nodes))
    const { write, change } = present(type.ofType as GraphQLOutputType, nodes)
    return {
      write: (value) => (isNothing(value) ? throwUnwritable() : write(value)),
      change: (before, after) =>
        isNothing(before) || isNothing(after) ? throwUnwritable() : change(before, after),
    }
  }

  return object
}
