/**
 * Sheets of events on this platform: no list counts twice without a decision, and earlier matches are suggested but never
 * applied.
 */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { beforeEach, describe, expect, test } from 'vitest'
import { lastTime } from '../../src/ranking/results/last-time.js'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import { takeEvent, type Said } from '../../src/ranking/acts/sources.js'
import type { SheetRecord } from '../../src/ranking/store/store.js'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { entrant, format, numbers, startEvent, type TestEvent } from '../../../event/test/event.js'
import { must } from './desk.js'
import { person, recordOf } from './kept.js'
import { newRankings } from '../stores.js'

const crew = ['Ola Nowak', 'Jan', 'Ewa', 'Leo'] as const
type Entered = readonly (readonly [name: string, club: string | null])[]
const home: Entered = crew.map((name) => [name, 'Dolina'])

/** A final event of one series at one table; day 1 is the first of October. */
function evening(day: number, entered: Entered, score: string): TestEvent {
  const event = startEvent({
    starts: Date.UTC(2026, 9, day, 10),
    format: { ...format, series: [{ rounds: 1, minutes: null, draw: 'lots' }] },
  })
  for (const [name, club] of entered)
    event.must({ kind: 'enter', entrant: entrant(name, { club }), reserve: false })
  event.begin(1)
  event.fill(1, () => score)
  event.must({ kind: 'end', series: 1 })
  event.wait(3600)
  event.must({ kind: 'final' })
  return event
}

const first = evening(3, home, '3 -1 -1 -1')
const keys = ['p1', 'p2', 'p3', 'p4']
const known: Said['decisions'] = new Map(keys.map((key, i) => [key, `r${i + 1}`]))

let store: RankingStore
let held: Map<string, TestEvent>
beforeEach(async () => {
  store = newRankings()
  held = new Map()
  for (const [i, name] of crew.entries())
    await store.savePerson(person(`r${i + 1}`, { name: `${name} of the register`, club: 'Dolina' }))
})

let ids = 0
const take = (
  id: string,
  event: TestEvent,
  { decisions = new Map(), different = [] }: Partial<Said> = {},
): Promise<SheetRecord | RankingRefusal> => {
  held.set(id, event)
  const stateOf = (past: string) => Promise.resolve(held.get(past)?.state)
  const day = new Date(event.state.regulations.starts).toISOString().slice(0, 10)
  return takeEvent(
    {
      store,
      association: 'League',
      isAccount: () => Promise.resolve(false),
      entropy: { word: () => `n${(ids += 1)}` },
      lastTime: (claims) =>
        lastTime({ store, stateOf, source: 'here' }, { state: event.state, event: id, day }, claims),
    },
    event.state,
    numbers,
    { event: id, source: 'here', kind: 'evening', region: null, timeZone: 'UTC' },
    { decisions, different },
  )
}

describe('a list that counts already', () => {
  /** The same event, sent by another source. */
  const fromElsewhere = async (change: Partial<Sheet> = {}): Promise<void> => {
    const { sheet } = must(await take('first', first, { decisions: known }))
    await store.dropEvent('here', 'first')
    await store.addSheets([
      recordOf({ ...sheet, source: 'paper', event: 'e7', name: 'Sobota', date: '2026-10-04', ...change }),
    ])
  }

  test('is refused with where it counts, and nothing is written', async () => {
    await fromElsewhere()
    expect(await take('first', first, { decisions: known })).toEqual({
      refused: 'SAME_LISTS',
      args: { lists: 1 },
      problems: [
        {
          line: 0,
          code: 'LIST_COUNTS',
          args: {
            key: 'first/1/1',
            series: 1,
            table: 1,
            source: 'paper',
            other: 'e7',
            title: 'Sobota',
            date: '2026-10-04',
            otherSeries: 1,
            otherTable: 1,
          },
        },
      ],
    })
    expect(await store.standingOf('here', 'first')).toBeUndefined()
  })

  test('counts only if somebody decides that it is a different one', async () => {
    await fromElsewhere()
    expect(await take('first', first, { decisions: known, different: ['first/1/2'] })).toMatchObject({
      refused: 'SAME_LISTS',
    })
    const taken = await take('first', first, { decisions: known, different: ['first/1/1'] })
    expect('refused' in taken).toBe(false)
    expect(await store.standingOf('here', 'first')).toBeDefined()
  })

  test('is recognised even if the other event has no table numbers, or lacks a player', async () => {
    const { sheet } = must(await take('first', first, { decisions: known }))
    const three = <T>(column: readonly T[]): readonly T[] => column.slice(0, 3)
    const lists = Object.fromEntries(
      Object.entries(sheet.lists).map(([name, column]) => [name, three(column)]),
    ) as unknown as Sheet['lists']
    await fromElsewhere({ lists: { ...lists, table: [0, 0, 0] } })
    expect(await take('first', first, { decisions: known })).toMatchObject({
      problems: [{ args: { otherTable: 0 } }],
    })
  })

  test('may be taken again for its own event, and equals one a week later by chance', async () => {
    must(await take('first', first, { decisions: known }))
    must(await take('first', first, { decisions: known }))
    must(await take('later', evening(10, home, '3 -1 -1 -1'), { decisions: known }))
    expect(await take('near', evening(5, home, '3 -1 -1 -1'), { decisions: known })).toMatchObject({
      refused: 'SAME_LISTS',
    })
    must(await take('near', evening(5, home, '2 0 -1 -1'), { decisions: known }))
  })
})

describe('the previous match of an unknown player', () => {
  const lastOf = (answer: SheetRecord | RankingRefusal): readonly unknown[] => {
    if (!('refused' in answer) || answer.refused !== 'UNMATCHED') throw new Error(JSON.stringify(answer))
    return (answer.problems ?? []).map(({ args }) => args['last'] ?? null)
  }

  test('is suggested by name and club', async () => {
    must(await take('first', first, { decisions: known }))
    const next = evening(10, [...home.slice(0, 2), ['Ewa', 'Gdańsk'], ['Nowy', null]], '1 1 -1 -1')
    const answer = await take('next', next)
    expect(lastOf(answer)).toEqual(['r1', 'r2', null, null])
    expect(answer).toMatchObject({
      problems: [{ args: { lastName: 'Ola Nowak of the register', lastClub: 'Dolina' } }, {}, {}, {}],
    })
    expect(await store.standingOf('here', 'next')).toBeUndefined()
  })

  test('is the newest decision, but for an event taken again its own one', async () => {
    must(await take('first', first, { decisions: known }))
    const second = evening(10, home, '1 1 -1 -1')
    must(await take('second', second, { decisions: new Map([...known, ['p1', 'new']]) }))
    const [fresh] = lastOf(await take('third', evening(17, home, '2 0 -1 -1')))
    expect(fresh).toMatch(/^n\d+$/)
    expect(lastOf(await take('first', first))).toEqual(['r1', 'r2', 'r3', 'r4'])
    expect(lastOf(await take('second', second))[0]).toBe(fresh)
  })

  test('follows merged records, and is never a forgotten person', async () => {
    must(await take('first', first, { decisions: known }))
    await store.savePerson(person('r9', { name: 'Ola Nowak' }))
    await store.addMerge(1, { person: 'r1', into: 'r9', at: 1, by: 'Boss' })
    await store.forget('r2')
    expect(lastOf(await take('next', evening(10, home, '1 1 -1 -1')))).toEqual(['r9', null, 'r3', 'r4'])
  })

  test('is not suggested for namesakes in a club, for a person already taken, or from an outdated result', async () => {
    must(await take('first', first, { decisions: known }))
    const twins: Entered = [['Ola Nowak', 'Dolina'], ['Nowak, Ola', 'dolina'], ...home.slice(2)]
    expect(lastOf(await take('next', evening(10, twins, '1 1 -1 -1')))).toEqual([null, null, 'r3', 'r4'])
    const decisions = new Map([['p3', 'r4']])
    const other = await take('next', evening(10, home, '1 1 -1 -1'), { decisions })
    expect(lastOf(other)).toEqual(['r1', 'r2', null])
    held.set('first', evening(3, home, '2 0 -1 -1'))
    expect(lastOf(await take('next', evening(10, home, '1 1 -1 -1')))).toEqual([null, null, null, null])
  })
})
