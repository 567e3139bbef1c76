/** Halls of an event: they name where tables stand, and move nobody. */
import { hallOf } from '@stolik/contract/event/halls'
import { hallsLine } from '@stolik/contract/event/halls-line'
import { expect, test } from 'vitest'
import { resultContent } from '@stolik/event/standing/hash'
import { names, startEvent } from './event.js'

const halls = [
  { name: 'Upstairs', from: 1, to: 2 },
  { name: 'Cellar', from: 4, to: 4 },
] as const

test('a table is in the hall that has its number, unless it is online', () => {
  const of = (table: number, online = false) => hallOf(halls, { table, online })
  expect([1, 2, 3, 4, 5].map((table) => of(table))).toEqual(['Upstairs', 'Upstairs', null, 'Cellar', null])
  expect(of(1, true)).toBeNull()
  expect(hallsLine(halls)).toBe('Upstairs: 1–2 · Cellar: 4')
})

test('halls change at any time before the result is final, and no player moves', () => {
  const event = startEvent()
  event.enter(...names(8))
  expect(event.state.regulations).not.toHaveProperty('halls')
  event.begin(1)
  const seats = event.state.series[0]?.tables.map(({ players }) => players)
  const { regulations } = event.state
  const amend = (now: typeof regulations) =>
    event.act({ kind: 'amend', regulations: now, reason: 'The cellar is flooded.', seen: null })
  expect(amend({ ...regulations, halls })).toBeUndefined()
  expect(event.state.regulations.halls).toEqual(halls)
  expect(event.state.series[0]?.tables.map(({ players }) => players)).toEqual(seats)
  expect(resultContent(event.state, event.lists).regulations.halls).toEqual(halls)
  expect(amend(regulations)).toBeUndefined()
  expect(resultContent(event.state, event.lists).regulations).not.toHaveProperty('halls')
})

test('halls that share a table are refused with both named', () => {
  const event = startEvent()
  const refused = event.act({
    kind: 'amend',
    reason: 'Another hall.',
    seen: null,
    regulations: { ...event.state.regulations, halls: [...halls, { name: 'Attic', from: 2, to: 3 }] },
  })
  expect(refused).toMatchObject({
    refused: 'BAD_REGULATIONS',
    problems: [{ code: 'CONTRADICTS', args: { field: 'halls.3.from', other: 'halls.1' } }],
  })
})
