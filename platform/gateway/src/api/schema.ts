/** The schema: the platform's own SDL, which lies beside the code it is about, the acts of events, and the games' SDL. */
import { readFileSync } from 'node:fs'
import { acts } from '@stolik/contract/event/acts'
import {
  buildASTSchema,
  isInterfaceType,
  Kind,
  parse,
  printSchema,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { Offer } from '../base/offer.js'
import { inputsOf } from '../graphql/inputs-of.js'
import type { Resolvers } from '../graphql/resolver.js'

const rooms = [
  'table',
  'talk',
  'lobby',
  'account',
  'tournament',
  'ranking',
  'club',
  'settings',
  'played',
] as const

const capital = (kind: string): string => `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`

const own = [
  ...rooms.map((room) => readFileSync(new URL(`./${room}/schema.graphql`, import.meta.url), 'utf8')),
  inputsOf('EventAct', 'Exactly one of them.', acts, (kind) => `Event${capital(kind)}`),
].join('\n')

const definitionsOf = (sdl: string) => parse(sdl, { noLocation: true }).definitions

/**
 * All definitions of the schema with these games.
 * @throws RangeError when a game defines a type that is not its own.
 */
export function documentOf(games: readonly Offer[]): DocumentNode {
  const theirs = games.map(({ plugin, sdl }) => ({ plugin, definitions: definitionsOf(sdl) }))
  for (const { plugin, definitions } of theirs)
    for (const one of definitions)
      if ('name' in one && !one.name.value.toLowerCase().startsWith(plugin.id))
        throw new RangeError(`the type ${one.name.value} does not begin with the id of ${plugin.id}`)
  return {
    kind: Kind.DOCUMENT,
    definitions: [...definitionsOf(own), ...theirs.flatMap(({ definitions }) => definitions)],
  }
}

/**
 * The schema of the platform with these games. That it is sound is said by a test: to look at each start takes 40 ms.
 * @throws RangeError when a game defines a type that is not its own, or its view is not a `GameView`.
 */
export function assemble(games: readonly Offer[]): GraphQLSchema {
  const schema = buildASTSchema(documentOf(games), { assumeValid: true, assumeValidSDL: true })
  const gameView = schema.getType('GameView')
  const views = isInterfaceType(gameView) ? schema.getPossibleTypes(gameView).map(({ name }) => name) : []
  for (const { plugin, type } of games)
    if (!views.includes(type)) throw new RangeError(`${plugin.id}: ${type} does not implement GameView`)
  return schema
}

/** The schema as docs/schema.graphql has it: without the games, whose folders have their parts. */
export const printed = (): string => `${printSchema(assemble([]))}\n`

/**
 * Gives every root field its resolver; all other fields are read off the value as it is.
 * @throws RangeError when a root field has none, or a resolver no field.
 */
export function resolveBy(schema: GraphQLSchema, resolvers: Resolvers): GraphQLSchema {
  for (const [name, mine] of Object.entries(resolvers) as [keyof Resolvers, Record<string, unknown>][]) {
    const fields = (schema.getType(name) as GraphQLObjectType).getFields()
    const odd = [...Object.keys(fields), ...Object.keys(mine)].find(
      (field) => !(field in fields && field in mine),
    )
    if (odd !== undefined) throw new RangeError(`${name}.${odd} is not both in the schema and resolved`)
    // Streams are not resolved but watched: sockets take them from where they are.
    for (const [field, resolver] of Object.entries(mine))
      if (typeof resolver === 'function') Object.assign(fields[field] as object, { resolve: resolver })
  }
  return schema
}
