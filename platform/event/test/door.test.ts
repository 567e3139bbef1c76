/** The door: who has not come leaves in one act, comes back in one, and pays in one. */
import { describe, expect, test } from 'vitest'
import { foldAll } from '@stolik/event/fold/fold'
import type { Logged } from '@stolik/event/model/entry'
import { waitingList } from '@stolik/event/model/playing'
import { card, director, entrant, names, startEvent, type TestEvent } from './event.js'

const statuses = ({ state }: TestEvent): Readonly<Record<string, string>> =>
  Object.fromEntries([...state.players.values()].map(({ id, status }) => [id, status]))
const kinds = ({ log }: TestEvent, from: number): readonly string[] =>
  log.slice(from).map(({ entry }) => ('player' in entry ? `${entry.kind} ${entry.player}` : entry.kind))
const comes = (event: TestEvent, ...players: readonly string[]): void => {
  for (const player of players) event.must({ kind: 'checkIn', player, arrival: 'HERE' })
}

describe('check-in by two helpers', () => {
  test('refuses to overwrite a note that its sender did not see, and does nothing for what is noted already', () => {
    const event = startEvent()
    event.enter(...names(4))
    const note = (arrival: 'HERE' | 'LATE' | null, seen: 'HERE' | 'LATE' | 'NONE') =>
      event.act({ kind: 'checkIn', player: 'p1', arrival, seen })
    expect(note('HERE', 'NONE')).toBeUndefined()
    const { state } = event
    expect(note('HERE', 'NONE')).toBeUndefined()
    expect(note('LATE', 'NONE')).toMatchObject({ refused: 'OVERTAKEN', args: { field: 'arrival' } })
    expect(event.state).toBe(state)
    expect(note('LATE', 'HERE')).toBeUndefined()
    expect(note(null, 'HERE')).toMatchObject({ refused: 'OVERTAKEN' })
    expect(note(null, 'LATE')).toBeUndefined()
  })
})

describe('withdrawing all who are not here', () => {
  test('is one act, and restoring them another; both can be sent again', () => {
    const event = startEvent()
    event.enter(...names(6))
    comes(event, 'p1', 'p2', 'p3', 'p4')
    const before = statuses(event)
    event.must({ kind: 'withdrawAbsent', players: ['p5', 'p6'] })
    expect(statuses(event)).toMatchObject({ p4: 'entered', p5: 'withdrawn', p6: 'withdrawn' })
    const { length } = event.log
    event.must({ kind: 'withdrawAbsent', players: ['p6'] })
    expect(event.log).toHaveLength(length)
    event.must({ kind: 'restore', players: ['p5', 'p6'] })
    expect(statuses(event)).toEqual(before)
    expect(event.act({ kind: 'restore', players: ['p5'] })).toMatchObject({
      refused: 'NOT_WITHDRAWN',
      args: { number: 5 },
    })
    expect(foldAll(JSON.parse(JSON.stringify(event.log)) as Logged[])).toEqual(event.state)
  })

  test('is refused as a whole if somebody was checked in meanwhile, or does not exist', () => {
    const event = startEvent()
    event.enter(...names(5))
    comes(event, 'p4')
    const { state } = event
    expect(event.act({ kind: 'withdrawAbsent', players: ['p5', 'p4'] })).toMatchObject({
      refused: 'CHECKED_IN',
      args: { number: 4 },
    })
    expect(event.act({ kind: 'withdrawAbsent', players: ['p5', 'p9'] })).toMatchObject({
      refused: 'UNKNOWN_PLAYER',
    })
    expect(event.state).toBe(state)
  })

  test('gives free places to whoever waits, but to nobody who leaves as well', () => {
    const event = startEvent({ capacity: 3 })
    event.enter(...names(6))
    comes(event, 'p1', 'p2', 'p5', 'p6')
    const { length } = event.log
    event.must({ kind: 'withdrawAbsent', players: ['p3', 'p4'] })
    expect(kinds(event, length)).toEqual(['withdraw p4', 'withdraw p3', 'admit p5'])
    event.must({ kind: 'restore', players: ['p3', 'p4'] })
    // The places are taken. They wait where they stood, before those who entered later.
    expect(waitingList(event.state).map(({ id }) => id)).toEqual(['p3', 'p4', 'p6'])
    event.must({ kind: 'withdraw', player: 'p5' })
    expect(statuses(event)['p3']).toBe('entered')
  })

  test('keeps a reserve player a reserve player, and what players had in a series that was played', () => {
    const event = startEvent({ capacity: 4 })
    event.enter(...names(4))
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.must({ kind: 'withdrawAbsent', players: ['p5'] })
    event.must({ kind: 'restore', players: ['p5'] })
    expect(statuses(event)['p5']).toBe('reserve')
    event.begin(1)
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    event.must({ kind: 'withdraw', player: 'p2' })
    event.must({ kind: 'admit', player: 'p5' })
    event.must({ kind: 'restore', players: ['p2'] })
    expect(statuses(event)).toMatchObject({ p2: 'entered', p5: 'entered' })
    expect(event.state.roster.map(({ what, player }) => [what, player])).toEqual([
      ['withdrawn', 'p2'],
      ['entered', 'p5'],
      ['entered', 'p2'],
    ])
  })

  test('brings nobody back whose place or name somebody else has', () => {
    const event = startEvent()
    event.enter(...names(4))
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.must({ kind: 'withdraw', player: 'p2' })
    event.must({ kind: 'replace', player: 'p2', by: 'p5', from: 1 })
    expect(event.act({ kind: 'restore', players: ['p2'] })).toMatchObject({ refused: 'NOT_WITHDRAWN' })
    event.must({ kind: 'withdraw', player: 'p3' })
    const { name } = event.state.players.get('p3')?.entrant ?? expect.fail('no player')
    event.enter(name)
    expect(event.act({ kind: 'restore', players: ['p3'] })).toMatchObject({
      refused: 'ENTERED_ALREADY',
      args: { name, number: 6 },
    })
  })
})

test('all who are here pay in one act, each their own fee; nobody is counted twice', () => {
  const reduced = [{ amount: 0, club: 'Own club' }]
  const event = startEvent({ fee: { amount: 2000, currency: 'PLN', use: 'prizes', reduced } })
  event.enter(...names(3))
  event.must({ kind: 'enter', entrant: entrant('Member', { club: 'Own club' }), reserve: false })
  event.must({ kind: 'paid', player: 'p1', paid: true })
  const { state } = event
  expect(event.act({ kind: 'paidAll', players: ['p2', 'p1'], paid: true })).toMatchObject({
    refused: 'PAID_ALREADY',
    args: { number: 1 },
  })
  expect(event.state).toBe(state)
  event.must({ kind: 'paidAll', players: ['p2', 'p3', 'p2'], paid: true })
  const amounts = (): readonly number[] => event.state.fees.map(({ amount }) => amount)
  expect(amounts()).toEqual([2000, 2000, 2000])
  event.must({ kind: 'paidAll', players: ['p2', 'p3'], paid: false })
  expect(amounts().slice(3)).toEqual([-2000, -2000])
  expect(event.act({ kind: 'paidAll', players: ['p3'], paid: false })).toMatchObject({ refused: 'NOT_PAID' })
})

test('these acts are the director’s alone', () => {
  const event = startEvent()
  event.enter(...names(4))
  for (const act of [
    { kind: 'withdrawAbsent', players: ['p1'] },
    { kind: 'restore', players: ['p1'] },
    { kind: 'paidAll', players: ['p1'], paid: true },
  ] as const) {
    expect(event.act(act, card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act(act, { kind: 'person', person: 'g1' })).toMatchObject({ refused: 'NOT_ALLOWED' })
  }
  expect(event.act({ kind: 'withdrawAbsent', players: ['p1'] }, director)).toBeUndefined()
})
