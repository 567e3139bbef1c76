/** Names of forty letters in narrow columns: whole, and never under eight points. */
import { expect, test } from 'vitest'
import { printLists } from '../../../src/event/papers/list.js'
import { printSeatingPlan } from '../../../src/event/papers/plan.js'
import { printed } from './readable.js'
import { imprint, plan } from './sample.js'

const long = 'Aleksandra Gostomska-Trzebiatowska-Wenta'

/** Every piece that belongs to the name, with its size. */
const pieces = (bytes: Uint8Array, words: RegExp) =>
  printed(bytes)
    .flat()
    .filter(({ text }) => words.test(text))

test('a draw by table and by name has such a name on two lines of eight points', async () => {
  const tables = plan.tables.map((table) => ({
    ...table,
    players: table.players.map((player) => ({ ...player, name: long })),
  }))
  const parts = pieces(await printSeatingPlan({ ...plan, tables }), /Gostomska|Wenta/)
  const seats = tables.reduce((sum, { players }) => sum + players.length, 0)
  expect(new Set(parts.map(({ size }) => size))).toEqual(new Set([8]))
  expect(parts.length).toBeGreaterThanOrEqual(2 * 2 * seats)
  expect(parts.map(({ text }) => text).join('')).not.toContain('…')
})

test.each([
  ['blank', ['column.who', 'column.game']],
  ['kept', []],
])('a %s list has such a surname on lines of its own', async (_, columns) => {
  const list = {
    series: 1,
    table: 1,
    players: [long, 'Jan Wenta', long, long],
    dealers: [0, 1, 2, 3],
    columns,
    sums: [],
    url: null,
    sheet: null,
  }
  const parts = pieces(await printLists({ imprint, catalogue: {}, lists: [list] }), /Gostomska|Trzebiatowska/)
  expect(parts.length).toBeGreaterThanOrEqual(3)
  expect(parts.every(({ size, text }) => size >= 8 && !text.includes('…'))).toBe(true)
})
