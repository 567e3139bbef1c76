/** A selection of all fields of a game's view, from its part of the schema. */
import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql'
import type { Offer } from '../platform/gateway/src/base/offer.js'

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)

export function selectionOf({ sdl, type }: Offer): string {
  const types = new Map(
    parse(sdl).definitions.flatMap((one): [string, ObjectTypeDefinitionNode][] =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION ? [[one.name.value, one]] : [],
    ),
  )
  const fields = (name: string): string =>
    (types.get(name)?.fields ?? [])
      .map((field) => {
        const inner = nameOf(field.type)
        return types.has(inner) ? `${field.name.value} { ${fields(inner)} }` : field.name.value
      })
      .join(' ')
  return `... on ${type} { ${fields(type)} }`
}
