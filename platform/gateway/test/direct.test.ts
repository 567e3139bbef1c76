/** Mutations that go to their resolver without execution: which, and that their failures are told as execution tells them. */
import { buildSchema, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { play, ready, refresh, sit } from '../../../web/elements/src/client/documents.js'
import { assemble, plainResults, resolveBy } from '../src/api/schema.js'
import { Away } from '../src/base/failure.js'
import { games } from '../src/games.js'
import type { Direct } from '../src/graphql/direct.js'
import { preparer, type Operation } from '../src/graphql/document.js'
import { shownErrors } from '../src/graphql/errors.js'

const log = { error: () => undefined, warn: () => undefined, info: () => undefined }
const operationOf = (schema: GraphQLSchema, document: string, plain: ReadonlySet<string>): Operation => {
  const made = preparer(schema, plain)(document, null)
  if (!('run' in made)) throw new Error(made.map(({ message }) => message).join())
  return made
}

describe('of our own schema', () => {
  const schema = assemble(games)
  const fields = Object.keys(schema.getMutationType()?.getFields() ?? {})
  const nothing = (): null => null
  const root = (type: 'Query' | 'Subscription'): Record<string, () => null> =>
    Object.fromEntries(
      Object.keys(
        (type === 'Query' ? schema.getQueryType() : schema.getSubscriptionType())?.getFields() ?? {},
      ).map((name) => [name, nothing]),
    )
  resolveBy(schema, {
    Query: root('Query'),
    Mutation: Object.fromEntries(fields.map((name) => [name, nothing])),
    Subscription: root('Subscription') as never,
  })

  it.each([
    ['a move', play, true],
    ['the wish for the next hand', ready, true],
    ['to sit down', sit, true],
    ['a session, whose owner is read from the store', refresh, false],
    ['a literal', 'mutation { ready(table: "a") { __typename } }', false],
    [
      'two at once',
      'mutation ($t: ID!) { ready(table: $t) { __typename } again(table: $t) { __typename } }',
      false,
    ],
    [
      'a condition',
      'mutation ($t: ID!, $b: Boolean!) { ready(table: $t) { __typename @skip(if: $b) } }',
      false,
    ],
    ['a variable that may be missing', 'mutation ($t: ID! = "a") { ready(table: $t) { __typename } }', false],
  ])('%s', (_, document, isDirect) => {
    expect(operationOf(schema, document, plainResults).direct !== undefined).toBe(isDirect)
  })
})

describe('what a resolver throws or returns wrongly', () => {
  const make = (resolve: () => unknown): GraphQLSchema => {
    const schema = buildSchema(`
      type Done { seq: Int! at: String }
      type Refused { code: String! }
      union Result = Done | Refused
      type Query { none: Int }
      type Mutation { act(id: ID!): Result! }
    `)
    Object.assign(schema.getMutationType()?.getFields()['act'] ?? {}, { resolve })
    return schema
  }
  const document = 'mutation ($id: ID!) { mine: act(id: $id) { __typename ... on Done { seq } } }'
  const refused = Object.assign(new Error('Slow down.'), { statusCode: 429 })

  it.each<[string, () => unknown]>([
    ['an error of ours', () => Promise.reject(new Error('secret'))],
    [
      'at once',
      () => {
        throw new Error('secret')
      },
    ],
    ['a store that is away', () => Promise.reject(new Away())],
    ['too many', () => Promise.reject(refused)],
  ])('is told alike: %s', async (_, resolve) => {
    const { run, direct } = operationOf(make(resolve), document, new Set(['Result']))
    const { data, errors = [] } = await run(undefined, {}, { id: 'a' })
    expect(data).toBeNull()
    const thrown: unknown = await direct?.call({}, { id: 'a' })?.then(
      () => undefined,
      (error: unknown) => error,
    )
    const failed = (direct as Direct).failed(thrown)
    expect(shownErrors(log, [failed], 'request')).toEqual(shownErrors(log, errors, 'request'))
  })

  it.each([null, { __typename: 'Other' }, { __typename: 'Done', seq: 1.5 }, { __typename: 'Done' }])(
    'is not written: %o',
    async (value) => {
      const { run, direct } = operationOf(
        make(() => value),
        document,
        new Set(['Result']),
      )
      const { data } = await run(undefined, {}, { id: 'a' })
      expect(data).toBeNull()
      expect(direct?.write(value as never)).toBeUndefined()
    },
  )
})
