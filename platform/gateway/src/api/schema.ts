/**
 * Builds the schema from the platform's own SDL, which lies beside its code, from the acts of events, and from the games'
 * SDL.
 */
import { readFileSync } from 'node:fs'
import { acts } from '@stolik/contract/event/acts'
import { regulations } from '@stolik/contract/event/regulations'
import { leagueActs } from '@stolik/contract/league/acts'
import { rankingActs } from '@stolik/contract/ranking/acts'
import { named } from '@stolik/contract/input'
import { figures } from '@stolik/contract/ranking/figures'
import {
  buildASTSchema,
  GraphQLObjectType,
  GraphQLSchema,
  isInterfaceType,
  Kind,
  parse,
  printSchema,
  type DocumentNode,
} from 'graphql'
import * as v from 'valibot'
import type { Offer } from '../base/offer.js'
import { inputsOf, typesOf } from '../graphql/inputs-of.js'
import type { Resolvers } from '../graphql/resolver.js'

const topics = [
  'table',
  'talk',
  'lobby',
  'account',
  'event',
  'ranking',
  'league',
  'club',
  'settings',
  'fair-play',
  'rules',
  'played',
  'players',
  'daily',
  'rating',
] as const

const capital = (kind: string): string => `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`

const own = [
  typesOf(regulations.sent),
  ...topics.map((topic) => readFileSync(new URL(`../${topic}/api/schema.graphql`, import.meta.url), 'utf8')),
  inputsOf('EventAct', 'Exactly one of them.', acts, (kind) => `Event${capital(kind)}`),
  inputsOf(
    'RankingAct',
    'Give exactly one field. All but `forgetMe` are for the association.',
    rankingActs,
    (kind) => `Ranking${capital(kind)}Input`,
  ),
  `extend ${typesOf(named('EditionRow', v.object(figures)))}`,
  inputsOf('LeagueAct', 'Exactly one of them.', leagueActs, (kind) => `League${capital(kind)}Input`),
].join('\n')

const parsed = new Map<string, DocumentNode['definitions']>()

/** Parsed once for each text, since one process may serve several gateways: that of the journeys and those of tests do. */
function definitionsOf(sdl: string): DocumentNode['definitions'] {
  const known = parsed.get(sdl)
  if (known !== undefined) return known
  const { definitions } = parse(sdl, { noLocation: true })
  parsed.set(sdl, definitions)
  return definitions
}

/**
 * All definitions of the schema with these games.
 * @throws RangeError if a type of a game does not begin with its id
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
 * The schema of the platform with these games. A test validates it, because validating at each start would take 40 ms.
 * @throws RangeError if a type of a game does not begin with its id, or its view is not a `GameView`
 */
export function assemble(games: readonly Offer[]): GraphQLSchema {
  const text = games.map(({ sdl }) => sdl).join('\n')
  const schema =
    assembled.get(text) ?? buildASTSchema(documentOf(games), { assumeValid: true, assumeValidSDL: true })
  assembled.set(text, schema)
  const gameView = schema.getType('GameView')
  const views = isInterfaceType(gameView) ? schema.getPossibleTypes(gameView).map(({ name }) => name) : []
  for (const { plugin, type } of games)
    if (!views.includes(type)) throw new RangeError(`${plugin.id}: ${type} does not implement GameView`)
  return withOwnRoots(schema)
}

/** Built once for each set of games: all gateways of a process share its types, except the roots, which get resolvers. */
const assembled = new Map<string, GraphQLSchema>()

function withOwnRoots(schema: GraphQLSchema): GraphQLSchema {
  const { types, query, mutation, subscription, ...config } = schema.toConfig()
  const copies = new Map(
    [query, mutation, subscription].flatMap((type) =>
      type ? [[type.name, new GraphQLObjectType(type.toConfig())] as const] : [],
    ),
  )
  const root = (type: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined =>
    type ? copies.get(type.name) : undefined
  return new GraphQLSchema({
    ...config,
    types: types.map((type) => copies.get(type.name) ?? type),
    query: root(query),
    mutation: root(mutation),
    subscription: root(subscription),
    assumeValid: true,
  })
}

/** The schema as in docs/schema.graphql: without the games, whose folders contain their parts. */
export const printed = (): string => `${printSchema(assemble([]))}\n`

/**
 * Gives every root field its resolver. All other fields are read from the value directly.
 * @throws RangeError if a root field has no resolver, or a resolver no field
 */
export function resolveBy(schema: GraphQLSchema, resolvers: Resolvers): GraphQLSchema {
  for (const [name, mine] of Object.entries(resolvers) as [keyof Resolvers, Record<string, unknown>][]) {
    const fields = (schema.getType(name) as GraphQLObjectType).getFields()
    const odd = [...Object.keys(fields), ...Object.keys(mine)].find(
      (field) => !(field in fields && field in mine),
    )
    if (odd !== undefined) throw new RangeError(`${name}.${odd} is not both in the schema and resolved`)
    // Streams have no resolve function: sockets watch them where they are defined.
    for (const [field, resolver] of Object.entries(mine))
      if (typeof resolver === 'function') Object.assign(fields[field] as object, { resolve: resolver })
  }
  return schema
}
