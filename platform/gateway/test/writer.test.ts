/** Subscription answers written without executing GraphQL: the same text, or none at all if execution would matter. */
import { buildSchema } from 'graphql'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../web/elements/src/client/apply-change.js'
import { preparer, type Operation } from '../src/graphql/document.js'
import { lasting } from '../src/base/lasting.js'

const schema = buildSchema(`
  interface Animal { name: String! }
  type Cat implements Animal { name: String! lives: Int }
  type Dog implements Animal { name: String! owner: Dog }
  union Any = Cat | Dog
  enum Mood { GOOD BAD }
  type Keeper { id: ID! name: String! cares: Int }
  type Zoo { keepers: [Keeper!] id: ID! open: Boolean! mood: Mood animals: [Animal!]! rows: [[Int]!] any: Any share: Float day: Day }
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

describe('the text of a value', () => {
  it.each([
    'subscription { zoo { id open mood } }',
    'subscription { place: zoo { key: id __typename open } }',
    'subscription { zoo { animals { name } rows any { __typename } } }',
    'subscription { zoo { animals { ... on Cat { lives } ... on Animal { name } ...D } } } fragment D on Dog { owner { name } }',
    'subscription { zoo { animals { ... on Dog { owner { name } } } animals { ... { name } ... on Dog { owner { owner { name } } } } } }',
    'subscription { zoo { share } }',
    'subscription { zoo { animals { ... on Cat { lives } } any { ... on Cat { name } } } }',
    'subscription { zoo { any { ... on Cat { lives } } } zoo { any { ... on Dog { name } } } }',
  ])('equals that of execution: %s', (document) => {
    const { run, writer } = prepared(document)
    const root = { zoo }
    const run1 = run(root, undefined, {}) as { data: unknown }
    expect(writer?.whole(root)?.toString()).toBe(JSON.stringify(run1.data))
  })

  it.each([
    ['a missing value', { ...zoo, id: null }],
    ['a number that is not an Int', { ...zoo, rows: [[2 ** 31]] }],
    ['a fraction', { ...zoo, rows: [[1.5]] }],
    ['an infinite share', { ...zoo, share: Infinity }],
    ['a share that is text', { ...zoo, share: '1' }],
    ['a value that the enum does not have', { ...zoo, mood: 'FAIR' }],
    ['text instead of a list', { ...zoo, rows: 'abc' }],
    ['an object without its type name', { ...zoo, any: { name: 'Rex' } }],
    ['a number instead of text', { ...zoo, id: 5 }],
  ])('does not exist for %s', (_, value) => {
    const { writer } = prepared('subscription { zoo { id open mood rows share any { __typename } } }')
    expect(writer?.whole({ zoo: value })).toBeUndefined()
    expect(writer?.whole({ zoo })).toBeDefined()
    expect(writer?.changes({ zoo }, { zoo: value })).toBeUndefined()
  })

  it('does not exist if directives decide, or a type is unknown', () => {
    expect(prepared('subscription ($if: Boolean!) { zoo { id @include(if: $if) } }').writer).toBeUndefined()
    expect(prepared('subscription { zoo { day } }').writer).toBeUndefined()
  })

  it('is cached for lasting objects, separately for each selection', () => {
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
      expect(one?.writer?.whole(root)?.toString()).toBe('{"zoo":{"any":{"name":"Rex"}}}')
      expect(other?.writer?.whole(root)?.toString()).toBe(
        '{"zoo":{"any":{"name":"Rex","owner":{"name":""}}}}',
      )
    }
    expect(read).toBe(2)
  })
})

describe('a change', () => {
  const all =
    'subscription { zoo { id open mood animals { name ... on Cat { lives } } rows any { __typename ... on Dog { owner { name } } } share } }'
  const { writer } = prepared(all)
  const changesSince = (after: object, before: object = zoo): string | null | undefined => {
    const text = writer?.changes({ zoo: before }, { zoo: after })
    return text && text.toString()
  }

  it('is empty if nothing differs, even between new objects', () => {
    expect(changesSince(structuredClone(zoo))).toBeNull()
  })

  it.each([
    ['a field', { ...zoo, open: false }, '{"zoo":{"open":false}}'],
    ['a field that is null now', { ...zoo, mood: null }, '{"zoo":{"mood":null}}'],
    [
      'a changed element of a list',
      { ...zoo, animals: [{ ...cat, lives: 8 }, dog] },
      '{"zoo":{"animals":{"0":{"lives":8}}}}',
    ],
    ['an added element', { ...zoo, animals: [cat, dog, dog] }, '{"zoo":{"animals":{"2":{"name":"Rex"}}}}'],
    ['a removed element', { ...zoo, animals: [dog] }, '{"zoo":{"animals":[{"name":"Rex"}]}}'],
    ['a list in a list', { ...zoo, rows: [[1, null], [2]] }, '{"zoo":{"rows":{"1":[2]}}}'],
  ])('is given by its path: %s', (_, after, text) => {
    expect(changesSince(after)).toBe(text)
  })

  describe('in a list of objects that have names', () => {
    const keeper = (id: string, cares = 0) => ({ id, name: `Keeper ${id}`, cares })
    const named = prepared('subscription { zoo { keepers { id cares } } }').writer
    const changesOf = (before: readonly object[], after: readonly object[]): unknown => {
      const text = named?.changes({ zoo: { keepers: before } }, { zoo: { keepers: after } })
      return text && (JSON.parse(text.toString()) as { zoo: { keepers: unknown } }).zoo.keepers
    }
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => keeper(id)) as [object, object, object, object]

    it('is given by where the objects stood, and what has changed in them', () => {
      expect(changesOf([a, b, c, d], [d, a, b, keeper('c', 7)])).toEqual({
        '': [
          [3, 1],
          [0, 3],
        ],
        3: { cares: 7 },
      })
      expect(changesOf([a, b, c, d], [a, c, d])).toEqual({
        '': [
          [0, 1],
          [2, 2],
        ],
      })
      expect(changesOf([a, c], [a, b, c])).toEqual({
        '': [
          [0, 1],
          [-1, 1],
          [1, 1],
        ],
        1: { id: 'b', cares: 0 },
      })
    })

    it('is given by index if none has moved, and as a whole if two have the same name', () => {
      expect(changesOf([a, b], [a, keeper('b', 1), c])).toEqual({ 1: { cares: 1 }, 2: { id: 'c', cares: 0 } })
      expect(changesOf([a, a, b], [b, a, a])).toEqual({ 0: { id: 'b' }, 2: { id: 'a' } })
      expect(changesOf([a, a, b], [b])).toEqual([{ id: 'b', cares: 0 }])
    })

    it('turns any list into the next, and keeps what has not changed', () => {
      const lists = fc.uniqueArray(
        fc.record({
          id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
          cares: fc.integer({ min: 0, max: 2 }),
        }),
        { selector: ({ id }) => id },
      )
      fc.assert(
        fc.property(lists, lists, (before, after) => {
          const [one, other] = [before, after].map((list) => list.map(({ id, cares }) => keeper(id, cares)))
          const change = changesOf(one ?? [], other ?? [])
          const made = applyChange(before, change ?? {}) as typeof before
          expect(made).toEqual(after)
          const same = made.filter(({ id, cares }) =>
            before.some((item) => item.id === id && item.cares === cares),
          )
          for (const item of same)
            if (change !== null && !Array.isArray(change)) expect(before).toContain(item)
        }),
        { numRuns: 1_000 },
      )
    })
  })

  it('covers the whole object if its type changes, since old fields would stay', () => {
    expect(changesSince({ ...zoo, any: cat })).toBeUndefined()
    expect(changesSince({ ...zoo, any: null })).toBe('{"zoo":{"any":null}}')
    expect(changesSince(zoo, { ...zoo, any: null })).toContain('"owner":{"name":""}')
  })

  it('of a lasting value is worked out once for all who are told it', () => {
    let read = 0
    const owners = (name: string): object[] =>
      lasting([
        {
          ...dog,
          owner: {
            ...dog,
            get name() {
              read += 1
              return name
            },
          },
        },
      ])
    const owned = prepared(
      'subscription { zoo { id open animals { ... on Dog { name owner { name } } } } }',
    ).writer
    const [before, after, later] = [owners('Ola'), owners('Jan'), owners('Jan')]
    const change = (from: object, to: object): string | null | undefined => {
      const text = owned?.changes({ zoo: from }, { zoo: to })
      return text && text.toString()
    }
    const tail = '"animals":{"0":{"owner":{"name":"Jan"}}}}}'
    expect(change({ ...zoo, animals: before }, { ...zoo, animals: after })).toBe(`{"zoo":{${tail}`)
    const once = read
    expect(change({ ...zoo, animals: before }, { ...zoo, id: 'y', animals: after })).toBe(
      `{"zoo":{"id":"y",${tail}`,
    )
    expect(read).toBe(once)
    expect(change({ ...zoo, animals: after }, { ...zoo, animals: later })).toBeNull()
    expect(change({ ...zoo, animals: after }, { ...zoo, open: false, animals: later })).toBe(
      '{"zoo":{"open":false}}',
    )
    // Of another value before, it is another change.
    expect(change({ ...zoo, animals: before }, { ...zoo, animals: later })).toBe(`{"zoo":{${tail}`)
  })

  it('turns any answer into the next, to the letter', () => {
    const dogs = fc.letrec((tie) => ({
      dog: fc.record({
        __typename: fc.constant('Dog'),
        name: fc.string(),
        owner: fc.option(tie('dog'), { maxDepth: 2 }),
      }),
    })).dog
    const cats = fc.record({
      __typename: fc.constant('Cat'),
      name: fc.constantFrom('a', 'b'),
      lives: fc.option(fc.integer({ min: 0, max: 9 })),
    })
    const animals = fc.oneof(cats, dogs)
    const zoos = fc.record({
      id: fc.string(),
      open: fc.boolean(),
      mood: fc.constantFrom('GOOD', 'BAD', null),
      animals: fc.array(animals, { maxLength: 4 }),
      rows: fc.array(fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { maxLength: 3 }), { maxLength: 3 }),
      any: fc.option(animals),
      share: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    })
    const wholeOf = (value: object): string => String(writer?.whole({ zoo: value }))
    fc.assert(
      fc.property(zoos, zoos, fc.boolean(), fc.boolean(), (before, other, isNear, lasts) => {
        const next = isNear ? { ...before, animals: other.animals, any: other.any } : other
        const after = lasts ? { ...next, animals: lasting([...next.animals]) } : next
        const change = changesSince(after, before)
        expect(changesSince(after, before)).toBe(change)
        if (change === undefined) return
        const made = applyChange(JSON.parse(wholeOf(before)), change === null ? {} : JSON.parse(change))
        expect(JSON.stringify(made)).toBe(wholeOf(after))
      }),
      { numRuns: 1_000 },
    )
  })
})
