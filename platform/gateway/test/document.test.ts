/** Documents sent by sockets are parsed once, whoever sends them and under whatever name. */
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { mostOperations, preparer } from '../src/graphql/document.js'

const schema = buildSchema(`
  type Query { a: Int }
  type Mutation { a: Int b: Int }
  type Subscription { a: Int }
`)

it('the name and text of one document are never mistaken for those of another', () => {
  const prepare = preparer(schema)
  const honest = 'subscription Own { a }'
  // Joined, these equal the honest document, with and without its name.
  expect(prepare('Own { a }', ' subscription')).not.toHaveProperty('run')
  expect(prepare('Own { a }', 'Own subscription')).not.toHaveProperty('run')
  expect(prepare(honest, null)).toHaveProperty('run')
  expect(prepare(honest, 'Own')).toHaveProperty('run')
})

it('a document is not parsed again for an operation name that it does not have', () => {
  let reads = 0
  // Validation asks for the root types of operations, so counting these shows a new parse.
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

it('a document has few operations, because each is compiled separately but the document is paid for once', () => {
  const of = (n: number): string => Array.from({ length: n }, (_, i) => `mutation m${i} { a }`).join(' ')
  expect(preparer(schema)(of(mostOperations), 'm0')).toHaveProperty('run')
  expect(preparer(schema)(of(mostOperations + 1), 'm0')).not.toHaveProperty('run')
})
