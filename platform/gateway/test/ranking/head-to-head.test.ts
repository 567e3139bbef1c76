/** Two players against each other: lists that both have at one table. */
import { expect, test } from 'vitest'
import { headToHead } from '@stolik/ranking/model/head-to-head'
import { listSheet } from './kept.js'

// Players 1 to 4 sit at the first table, 5 to 8 at the second.
const units = [300, 180, 180, 0, 300, 240, 0, 60]
const sheets = [listSheet({ event: 'a', units }), listSheet({ event: 'b', units: [0, 120, 180, 60] })]

test.each([
  ['p1', 'p2', { tables: 2, ahead: 1, behind: 1, small: 5, otherSmall: 5 }],
  ['p2', 'p3', { tables: 2, ahead: 0, behind: 1, small: 5, otherSmall: 6 }],
  ['p3', 'p2', { tables: 2, ahead: 1, behind: 0, small: 6, otherSmall: 5 }],
  ['p5', 'p6', { tables: 1, ahead: 1, behind: 0, small: 5, otherSmall: 4 }],
  ['p1', 'p5', { tables: 0, ahead: 0, behind: 0, small: 0, otherSmall: 0 }],
  ['p1', 'nobody', { tables: 0, ahead: 0, behind: 0, small: 0, otherSmall: 0 }],
])('%s against %s', (person, other, against) => {
  expect(headToHead(sheets, person, other)).toEqual(against)
})

test('a bye is at no table', () => {
  const sheet = listSheet({ units })
  const byes = { ...sheet, lists: { ...sheet.lists, table: sheet.lists.table.map(() => 0) } }
  expect(headToHead([byes], 'p1', 'p2').tables).toBe(0)
})
