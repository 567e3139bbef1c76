import { expect, it } from 'vitest'
import { parts } from '../../web/elements/src/embed/parts.js'
import { fixtures } from './fixtures.js'

it('has a picture of every public element, each by a name of its own', () => {
  expect(new Set(fixtures.map(({ tag }) => tag)).size).toBe(Object.keys(parts).length)
  expect(Object.keys(parts).filter((tag) => !fixtures.some((one) => one.tag === tag))).toEqual([])
  expect(new Set(fixtures.map(({ name }) => name)).size).toBe(fixtures.length)
})
