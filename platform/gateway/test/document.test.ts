/** Documents of sockets: read once, whoever sends them, under whatever name. */
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { mostOperations, preparer } from '../src/graphql/document.js'

const schema = buildSchema(`
  type Query { a: Int }
  type Mutation { a: Int b: Int }
  type Subscription { a: Int }
`)

it('a document’s name and text never pass for those of another', () => {
  const prepare = preparer(schema)
  const honest = 'subscription Own { a }'
  // Together they read like the honest one, with and without its name.
  expect(prepare('Own { a }', ' subscription')).not.toHaveProperty('run')
  expect(prepare('Own { a }', 'Own subscription')).not.toHaveProperty('run')
  expect(prepare(honest, null)).toHaveProperty('run')
  expect(prepare(honest, 'Own')).toHaveProperty('run')
})

it('are not read again for a name that they do not have', () => {
  let reads = 0
  // Whoever validates a document asks for the types that its operations begin with.
  const counting = Object.assign(Object.create(schema) as typeof schema, {
    getRootType: (type: Parameters<typeof schema.getRootType>[0]) => {
      reads += 1
      return schema.getRootType(type)
    },
    getMutationType: () => {
      reads += 1
      return schema.getMutationType()
    },
  })
  const prepare = preparer(counting)
  const document = 'mutation A { a } mutation B { b }'
  const [first, second] = [prepare(document, 'A'), prepare(document, 'B')]
  expect(first).toMatchObject({ field: { name: { value: 'a' } } })
  expect(second).toMatchObject({ field: { name: { value: 'b' } } })
  const before = reads
  expect(before).toBeGreaterThan(0)
  for (let i = 0; i < 300; i++) expect(prepare(document, `x${i}`)).not.toHaveProperty('run')
  expect(prepare(document, 'A')).toBe(first)
  expect(prepare(document, 'B')).toBe(second)
  expect(reads).toBe(before)
})

it('have few operations: each is compiled by itself, and the document is paid for once', () => {
  const of = (n: number): string => Array.from({ length: n }, (_, i) => `mutation m${i} { a }`).join(' ')
  expect(preparer(schema)(of(mostOperations), 'm0')).toHaveProperty('run')
  expect(preparer(schema)(of(mostOperations + 1), 'm0')).not.toHaveProperty('run')
})
