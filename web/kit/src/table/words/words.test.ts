import { describe, expect, it } from 'vitest'
import { tableWords } from './index.js'

describe('words of the table', () => {
  it('are the same in every language', () => {
    const { pl, de, en } = tableWords
    expect(Object.keys(de)).toEqual(Object.keys(pl))
    expect(Object.keys(en)).toEqual(Object.keys(pl))
  })
})
