/** Finds the fields that a document selects of a type. */
import {
  isAbstractType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql'

export function hasDirectives(document: DocumentNode): boolean {
  let found = false
  visit(document, { Directive: () => void (found = true) })
  return found
}

/** The selected fields of a type, grouped by their key in the answer. */
export type Selector = (
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
) => ReadonlyMap<string, readonly FieldNode[]>

export function selector(schema: GraphQLSchema, document: DocumentNode): Selector {
  const fragments = new Map(
    document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [])),
  )
  const applies = (type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean => {
    const wanted = condition && schema.getType(condition.name.value)
    if (wanted === undefined || wanted === type) return true
    return isAbstractType(wanted) && schema.isSubType(wanted, type)
  }
  return (type, sets) => {
    const found = new Map<string, readonly FieldNode[]>()
    const spread = new Set<string>()
    const collect = (set: SelectionSetNode): void => {
      for (const node of set.selections) {
        if (node.kind === Kind.FIELD) {
          const key = (node.alias ?? node.name).value
          found.set(key, [...(found.get(key) ?? []), node])
          continue
        }
        // Each fragment is collected once, however often it is spread.
        if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(node.name.value)) continue
        if (node.kind === Kind.FRAGMENT_SPREAD) spread.add(node.name.value)
        const part = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node
        if (part !== undefined && applies(type, part.typeCondition)) collect(part.selectionSet)
      }
    }
    sets.forEach(collect)
    return found
  }
}
