/** Compares the clause index of every document with the titles of the tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { covered } from './clauses/citations.js'
import { pages, summary } from './clauses/page.js'

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

it.each([...pages(all)])('%s is up to date: `npm run clauses` writes it', (file, text) => {
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toBe(text)
})
