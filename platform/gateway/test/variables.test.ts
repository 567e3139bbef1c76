/** Variables of compiled documents are accepted and refused like in GraphQL itself, with the same results. */
import fc from 'fast-check'
import {
  buildSchema,
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
  input Luck { words: [String!]! times: Int = 2 part: Float }
  type Query { a: Int }
  type Mutation { play(id: ID!, seq: Int!, move: String, part: Float, open: Boolean, suit: Suit, suits: [Suit!], luck: Luck): Boolean }
`)
const document = `mutation ($id: ID!, $seq: Int!, $move: String, $part: Float, $open: Boolean, $suit: Suit, $suits: [Suit!], $luck: Luck) {
  play(id: $id, seq: $seq, move: $move, part: $part, open: $open, suit: $suit, suits: $suits, luck: $luck)
}`

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
  { words: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })), times: scalar, part: scalar, other: scalar },
  { requiredKeys: [] },
)
const anything = fc.oneof(scalar, luck, fc.array(fc.oneof(scalar, luck), { maxLength: 2 }))
const fitting = { id: fc.string(), seq: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) }
const variables = fc.oneof(
  fc.record(
    Object.fromEntries(
      ['id', 'seq', 'move', 'part', 'open', 'suit', 'suits', 'luck', 'other'].map((name) => [name, anything]),
    ),
    { requiredKeys: [] },
  ),
  // An invalid value must not hide how the others are handled.
  fc
    .tuple(fc.record(fitting), fc.constantFrom('move', 'part', 'open', 'suit', 'suits', 'luck'), anything)
    .map(([most, name, value]) => ({ ...most, [name]: value })),
)

it('variables are accepted and refused alike', async () => {
  const operation = preparer(schema)(document, null)
  if (!('run' in operation)) throw new Error('not read')
  const seen = { refused: 0, taken: 0 }
  await fc.assert(
    fc.asyncProperty(variables, async (given) => {
      const root = { play: true }
      const result = await operation.run(root, undefined, given)
      const nodes = operation.definition.variableDefinitions ?? []
      const { errors } = getVariableValues(schema, nodes, { ...given })
      seen[errors === undefined ? 'taken' : 'refused'] += 1
      expect('data' in result, JSON.stringify(given)).toBe(errors === undefined)
    }),
    { numRuns: 3_000 },
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
