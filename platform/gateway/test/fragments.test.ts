/** Fragments may spread each other in any way: a document is checked in time linear to its length. */
import fc from 'fast-check'
import { parse, specifiedRules, validate, visit, type DocumentNode, type SelectionSetNode } from 'graphql'
import { expect, it } from 'vitest'
import { preparer } from '../src/graphql/document.js'
import { limits } from '../src/graphql/limits.js'
import { assemble } from '../src/api/schema.js'
import { sixtysix } from './sixtysix.js'

const schema = assemble([sixtysix])

/** Fragment i spreads the given fragments; the operation spreads those in `first`. */
const written = (spreads: readonly (readonly number[])[], first: readonly number[], leaf: string): string => {
  const names = (of: readonly number[]): string =>
    of.map((i) => `...f${i % Math.max(1, spreads.length)}`).join(' ')
  const fragments = spreads.map((of, i) => `fragment f${i} on LobbyTable { ${leaf} ${names(of)} }`)
  return `subscription { lobby { ${leaf} ${spreads.length === 0 ? '' : names(first)} } }\n${fragments.join('\n')}`
}

/** Counts how often the selections of a document are read. */
function watched(document: DocumentNode): { readonly sets: number; reads: number } {
  const count = { sets: 0, reads: 0 }
  visit(document, {
    SelectionSet: (set: SelectionSetNode) => {
      const { selections } = set
      count.sets += selections.length
      Object.defineProperty(set, 'selections', { enumerable: true, get: () => (count.reads++, selections) })
    },
  })
  count.reads = 0
  return count
}

const index = fc.nat({ max: 60 })
const graphs = fc.tuple(
  fc.array(fc.array(index, { maxLength: 4 }), { maxLength: 60 }),
  fc.array(index, { minLength: 1, maxLength: 4 }),
)

it('fragments are checked in time linear to the document’s length, however they spread each other', () => {
  fc.assert(
    fc.property(graphs, ([spreads, first]) => {
      const document = parse(written(spreads, first, 'id'))
      const count = watched(document)
      validate(schema, document, [...specifiedRules, ...limits])
      expect(count.reads).toBeLessThan(60 * (count.sets + 1))
    }),
  )
})

/** Each of `levels` fragments spreads the next one twice. */
const doubling = (levels: number): string =>
  written(
    Array.from({ length: levels }, (_, i) => (i + 1 < levels ? [i + 1, i + 1] : [])),
    [0],
    'id',
  )

it('fragments are refused at once when they double a hundred times', () => {
  const document = parse(doubling(95))
  const count = watched(document)
  expect(validate(schema, document, [...specifiedRules, ...limits]).length).toBeGreaterThan(0)
  expect(count.reads).toBeLessThan(20_000)
})

it('fragments are compiled if they stay within bounds, each spread once', () => {
  expect(preparer(schema)(doubling(3), null)).toHaveProperty('run')
})
