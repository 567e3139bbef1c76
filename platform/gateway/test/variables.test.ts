/** Variables of compiled documents are accepted and refused like in GraphQL itself, with the same results. */
import { cases } from '@stolik/core/cases'
import fc from 'fast-check'
import {
  buildSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isInputObjectType,
  type GraphQLInputObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { assemble } from '../src/api/schema.js'
import { games } from '../src/games.js'
import { preparer } from '../src/graphql/document.js'

const schema = buildSchema(`
  enum Suit { HEARTS SPADES }
  input Luck { words: [String!]! times: Int = 2 part: Float fair: Boolean! = true }
  input Act @oneOf { lead: Luck pass: Int }
  type Query { a: Int }
  type Mutation {
    play(id: ID!, seq: Int!, move: String, part: Float, open: Boolean, suit: Suit, suits: [Suit!]): Boolean
    act(luck: Luck, act: Act, fast: Boolean!): Boolean
  }
`)
const playing = `mutation ($id: ID!, $seq: Int!, $move: String, $part: Float, $open: Boolean, $suit: Suit, $suits: [Suit!]) {
  play(id: $id, seq: $seq, move: $move, part: $part, open: $open, suit: $suit, suits: $suits)
}`
const acting = `mutation ($luck: Luck, $act: Act, $fast: Boolean! = false) { act(luck: $luck, act: $act, fast: $fast) }`

const mutations = schema.getMutationType()?.getFields() ?? {}

const scalar = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    2 ** 31,
    2 ** 31 - 1,
    1.5,
    NaN,
    '',
    '1',
    'HEARTS',
    'CLUBS',
    undefined,
  ),
  fc.integer(),
  fc.double(),
  fc.string(),
)
const luck = fc.record(
  {
    words: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })),
    times: scalar,
    part: scalar,
    fair: scalar,
    other: scalar,
  },
  { requiredKeys: [] },
)
const fair = fc.record({ words: fc.array(fc.string(), { maxLength: 2 }) })
const anything = fc.oneof(scalar, luck, fair, fc.array(fc.oneof(scalar, luck), { maxLength: 2 }))
const act = fc.record({ lead: anything, pass: anything }, { requiredKeys: [] })
const any = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })
const fitting = { id: fc.string(), seq: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) }
const suit = fc.constantFrom('HEARTS', 'SPADES', null)
const allFitting = fc.record(
  {
    ...fitting,
    move: fc.option(fc.string()),
    part: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    open: fc.option(fc.boolean()),
    suit,
    suits: fc.array(fc.constantFrom('HEARTS', 'SPADES')),
  },
  { requiredKeys: ['id', 'seq'] },
)

it.each([
  {
    document: playing,
    variables: fc.oneof(
      any(['id', 'seq', 'move', 'part', 'open', 'suit', 'suits', 'other']),
      allFitting,
      // An invalid value must not hide how the others are handled.
      fc
        .tuple(fc.record(fitting), fc.constantFrom('move', 'part', 'open', 'suit', 'suits'), anything)
        .map(([most, name, value]) => ({ ...most, [name]: value })),
    ),
  },
  {
    document: acting,
    variables: fc.oneof(
      any(['luck', 'act', 'fast']),
      fc.record({ luck: fc.oneof(luck, fair) }),
      fc.record({ act }),
      fc.record({ act: fc.oneof(fc.record({ lead: fair }), fc.record({ pass: fc.nat() })) }),
    ),
  },
])('variables are accepted and refused alike: $document', async ({ document, variables }) => {
  let args: unknown
  for (const field of Object.values(mutations))
    field.resolve = (_, received: unknown) => {
      args = received
      return true
    }
  const operation = preparer(schema)(document, null)
  if (!('run' in operation)) throw new Error('not read')
  const field = mutations[operation.field.name.value]
  if (field === undefined) throw new Error('no such mutation')
  const seen = { refused: 0, taken: 0 }
  await fc.assert(
    fc.asyncProperty(variables, async (values) => {
      const result = await operation.run(undefined, undefined, values)
      const nodes = operation.definition.variableDefinitions ?? []
      const { errors, coerced } = getVariableValues(schema, nodes, { ...values })
      seen[errors === undefined ? 'taken' : 'refused'] += 1
      expect('data' in result, JSON.stringify(values)).toBe(errors === undefined)
      if (coerced !== undefined) expect(args).toEqual(getArgumentValues(field, operation.field, coerced))
    }),
    { numRuns: cases(400, 3_000) },
  )
  expect(seen.refused).toBeGreaterThan(100)
  expect(seen.taken).toBeGreaterThan(100)
})

it('no input type contains itself: compiling such a document would never end', () => {
  const inputs = Object.values(assemble(games).getTypeMap()).filter(isInputObjectType)
  const within = (type: GraphQLInputObjectType, way: readonly string[]): readonly string[] => {
    if (way.includes(type.name)) return [type.name]
    const inner = Object.values(type.getFields()).map(({ type: field }) => getNamedType(field))
    return inner.filter(isInputObjectType).flatMap((one) => within(one, [...way, type.name]))
  }
  expect(inputs.length).toBeGreaterThan(5)
  expect(inputs.flatMap((type) => within(type, []))).toEqual([])
})
