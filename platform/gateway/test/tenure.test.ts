/** Who may use a database, as seen from its present users. */
import { expect, it } from 'vitest'
import { standingOf } from '../src/store/tenure.js'

it.each([
  ['the first of all', 0, 0, null, [], 'first'],
  ['the first after all have gone', 0, 0, 'x', ['x'], 'first'],
  ['the first after one was killed as it took over', 0, 0, 'x', ['y', 'x'], 'first'],
  ['the first on a Redis that was emptied, or another one', 0, 0, 'x', [], 'first'],
  ['the first on a Redis of another database', 0, 0, null, ['y'], 'fresh'],
  ['the first on a Redis that another database was with since', 0, 0, 'x', ['y'], 'fresh'],
  ['one beside others', 2, 2, 'x', ['x'], 'join'],
  ['one whose Redis is another cluster’s', 2, 2, 'x', ['y'], 'another redis'],
  ['one whose Redis is empty', 1, 0, 'x', [], 'another redis'],
  ['one whose Redis was left by others', 1, 0, 'x', ['x'], 'another redis'],
  ['one whose database is a copy', 0, 2, 'x', ['x'], 'another database'],
  ['one whose database is new', 0, 2, null, ['x'], 'another database'],
  ['the first one of this release beside older ones', 0, 2, null, [], 'first'],
] as const)('%s', (_, holders, alive, known, found, standing) => {
  expect(standingOf({ holders, alive, known, found })).toBe(standing)
})
