/** Who may use a database, as seen from its present users. */
import { expect, it } from 'vitest'
import { standingOf } from '../src/store/tenure.js'

it.each([
  ['the first node on a new database is the first', 0, 0, null, [], 'first'],
  ['a node after all others have left is the first', 0, 0, 'x', ['x'], 'first'],
  ['a node after one was killed during its takeover is the first', 0, 0, 'x', ['y', 'x'], 'first'],
  ['a node alone on an empty or another Redis is the first', 0, 0, 'x', [], 'first'],
  ['a node alone on a Redis of another database starts afresh', 0, 0, null, ['y'], 'fresh'],
  ['a node alone on a Redis that another database used since starts afresh', 0, 0, 'x', ['y'], 'fresh'],
  ['a node beside others joins them', 2, 2, 'x', ['x'], 'join'],
  ['a node with the Redis of another cluster is refused', 2, 2, 'x', ['y'], 'another redis'],
  ['a node with an empty Redis beside a user of the database is refused', 1, 0, 'x', [], 'another redis'],
  [
    'a node with an abandoned Redis beside a user of the database is refused',
    1,
    0,
    'x',
    ['x'],
    'another redis',
  ],
  ['a node with a copy of the database is refused', 0, 2, 'x', ['x'], 'another database'],
  ['a node with a new database beside live nodes is refused', 0, 2, null, ['x'], 'another database'],
  ['the first node of this release beside older ones is the first', 0, 2, null, [], 'first'],
] as const)('%s', (_, holders, alive, known, found, expected) => {
  expect(standingOf({ holders, alive, known, found })).toBe(expected)
})
