/** The clause index of every document, held against the titles of the tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { covered } from './clauses/citations.js'
import { page, summary } from './clauses/page.js'

const all = await covered()

describe.each(all)('the clauses of $document.id', (one) => {
  it('are cited by a test where the index says so, and nowhere else', () => {
    console.log(summary(one))
    expect({ uncited: one.uncited, contradicted: one.contradicted }).toEqual({
      uncited: [],
      contradicted: [],
    })
  })
})

it('docs/clauses.md says what is: `npm run clauses` writes it', () => {
  expect(readFileSync(join(import.meta.dirname, '../docs/clauses.md'), 'utf8')).toBe(page(all))
})
