/** Subscriptions written without being run: the same text, or none at all where running has something to say. */
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { preparer, type Operation } from '../src/graphql/document.js'
import { lasting } from '../src/base/lasting.js'

const schema = buildSchema(`
  interface Animal { name: String! }
  type Cat implements Animal { name: String! lives: Int }
  type Dog implements Animal { name: String! owner: Dog }
  union Any = Cat | Dog
  enum Mood { GOOD BAD }
  type Zoo { id: ID! open: Boolean! mood: Mood animals: [Animal!]! rows: [[Int]!] any: Any share: Float day: Day }
  scalar Day
  type Query { zoo: Zoo! }
  type Subscription { zoo: Zoo! }
`)
const prepare = preparer(schema)
function prepared(document: string): Operation {
  const made = prepare(document, null)
  if (!('run' in made)) throw new Error(made.map(({ message }) => message).join())
  return made
}
const cat = { __typename: 'Cat', name: 'Ba"śka\n', lives: 9 }
const dog = { __typename: 'Dog', name: 'Rex', owner: { __typename: 'Dog', name: '', owner: null } }
const zoo = {
  id: 'z',
  open: true,
  mood: 'GOOD',
  animals: [cat, dog],
  rows: [[1, null], []],
  any: dog,
  share: -0.1,
}

describe('what is written of a value', () => {
  it.each([
    'subscription { zoo { id open mood } }',
    'subscription { place: zoo { key: id __typename open } }',
    'subscription { zoo { animals { name } rows any { __typename } } }',
    'subscription { zoo { animals { ... on Cat { lives } ... on Animal { name } ...D } } } fragment D on Dog { owner { name } }',
    'subscription { zoo { animals { ... on Dog { owner { name } } } animals { ... { name } ... on Dog { owner { owner { name } } } } } }',
    'subscription { zoo { share } }',
    'subscription { zoo { any { ... on Cat { lives } } } zoo { any { ... on Dog { name } } } }',
  ])('is what running gives: %s', (document) => {
    const { run, write } = prepared(document)
    const root = { zoo }
    const run1 = run(root, undefined, {}) as { data: unknown }
    expect(write?.(root)?.toString()).toBe(JSON.stringify(run1.data))
  })

  it.each([
    ['a missing value', { ...zoo, id: null }],
    ['a number that is no Int', { ...zoo, rows: [[2 ** 31]] }],
    ['a fraction', { ...zoo, rows: [[1.5]] }],
    ['a share without end', { ...zoo, share: Infinity }],
    ['a share that is text', { ...zoo, share: '1' }],
    ['a word that the enum does not have', { ...zoo, mood: 'FAIR' }],
    ['a list that is none', { ...zoo, rows: 'abc' }],
    ['an object that does not say what it is', { ...zoo, any: { name: 'Rex' } }],
    ['text that is none', { ...zoo, id: 5 }],
  ])('is nothing for %s', (_, value) => {
    const { write } = prepared('subscription { zoo { id open mood rows share any { __typename } } }')
    expect(write?.({ zoo: value })).toBeUndefined()
    expect(write?.({ zoo })).toBeDefined()
  })

  it('is nothing where directives decide, or a type is not known', () => {
    expect(prepared('subscription ($if: Boolean!) { zoo { id @include(if: $if) } }').write).toBeUndefined()
    expect(prepared('subscription { zoo { day } }').write).toBeUndefined()
  })

  it('is kept of what lasts, for each selection of its own', () => {
    let read = 0
    const counted = lasting({
      ...dog,
      get name() {
        read += 1
        return 'Rex'
      },
    })
    const root = { zoo: { ...zoo, any: counted } }
    const [one, other] = ['name', 'name owner { name }'].map((fields) =>
      prepared(`subscription { zoo { any { ... on Dog { ${fields} } } } }`),
    )
    for (let n = 0; n < 2; n++) {
      expect(one?.write?.(root)?.toString()).toBe('{"zoo":{"any":{"name":"Rex"}}}')
      expect(other?.write?.(root)?.toString()).toBe('{"zoo":{"any":{"name":"Rex","owner":{"name":""}}}}')
    }
    expect(read).toBe(2)
  })
})
