/** Players: entries, the waiting list, reserve players, withdrawal. */
import { describe, expect, test } from 'vitest'
import type { EntryRow } from '@stolik/event/model/act'
import { readEntries } from '@stolik/event/decide/files'
import { placesPlayed, waitingList } from '@stolik/event/model/playing'
import type { Regulations } from '@stolik/contract/event/regulations'
import { foldAll } from '@stolik/event/fold/fold'
import type { Logged } from '@stolik/event/model/entry'
import { card, chair, director, entrant, gateway, names, startEvent, type TestEvent } from './event.js'

const playing = (event: TestEvent): readonly string[] => placesPlayed(event.state).map(({ id }) => id)
const enter = (event: TestEvent, name: string, more = {}): unknown =>
  event.act({ kind: 'enter', entrant: entrant(name, more), reserve: false })

test('the door notes who has come, late or not, and takes it back; whoever has left does not come', () => {
  const event = startEvent()
  event.enter(...names(4))
  event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
  const comes = (player: string, arrival: 'HERE' | 'LATE' | null) =>
    ({ kind: 'checkIn', player, arrival }) as const
  const { length } = event.log
  event.must(comes('p1', 'HERE'))
  event.must(comes('p1', 'HERE'))
  expect(event.log).toHaveLength(length + 1)
  event.must(comes('p1', null))
  event.must(comes('p2', 'LATE'))
  event.must(comes('p5', 'HERE'))
  expect([...event.state.players.values()].map(({ arrival }) => arrival)).toEqual([
    ...[null, 'LATE', null, null, 'HERE'],
  ])
  event.must({ kind: 'withdraw', player: 'p3' })
  expect(event.act(comes('p3', 'HERE'))).toMatchObject({ refused: 'NOT_PLAYING', args: { number: 3 } })
  expect(event.act(comes('p9', 'HERE'))).toMatchObject({ refused: 'UNKNOWN_PLAYER' })
  for (const by of [card('p4'), gateway, chair(0)])
    expect(event.act(comes('p4', 'HERE'), by)).toMatchObject({ refused: 'NOT_ALLOWED' })
  expect(foldAll(JSON.parse(JSON.stringify(event.log)) as Logged[])).toEqual(event.state)
})

describe('entering', () => {
  test('gives numbers in order, and never the same number twice', () => {
    const event = startEvent()
    event.enter('Anna', 'Bert')
    event.must({ kind: 'withdraw', player: 'p2' })
    event.enter('Bert')
    expect([...event.state.players.values()].map(({ id, number, status }) => [id, number, status])).toEqual([
      ['p1', 1, 'entered'],
      ['p2', 2, 'withdrawn'],
      ['p3', 3, 'entered'],
    ])
  })

  test('a person enters themselves, once, while entries are open', () => {
    const event = startEvent()
    const person = { kind: 'person', person: 'g1' } as const
    const act = { kind: 'enter', entrant: entrant('Anna'), reserve: false } as const
    expect(event.act(act, person)).toBeUndefined()
    expect(event.state.players.get('p1')?.entrant.person).toBe('g1')
    const again = { ...act, entrant: entrant('Somebody else') }
    expect(event.act(again, person)).toMatchObject({
      refused: 'ENTERED_ALREADY',
      args: { name: 'Anna', number: 1 },
    })
    expect(event.act({ ...act, reserve: true }, { kind: 'person', person: 'g2' })).toMatchObject({
      refused: 'NOT_ALLOWED',
    })
    event.enter('Bert', 'Cora')
    event.draw(1)
    expect(event.act(act, { kind: 'person', person: 'g2' })).toMatchObject({ refused: 'TOO_LATE' })
  })

  test('PT 1.4 only the director enters players in a closed event', () => {
    const event = startEvent({ open: false })
    const act = { kind: 'enter', entrant: entrant('Anna'), reserve: false } as const
    expect(event.act(act, { kind: 'person', person: 'g1' })).toMatchObject({ refused: 'CLOSED' })
    expect(event.act(act, card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act(act)).toBeUndefined()
  })

  test.each([
    ['the same name', {}, 'ENTERED_ALREADY'],
    ['the same name in other letters', { name: '  ANNA   Żak ' }, 'ENTERED_ALREADY'],
    ['the same name composed otherwise', { name: 'Anna Żak' }, 'ENTERED_ALREADY'],
    ['the same name with another licence', { licence: '7' }, 'NAME_TAKEN'],
    ['a name that looks the same', { name: 'Аnna Zak' }, 'NAME_TAKEN'],
    ['a name of a blank Braille sign', { name: '\u2800' }, 'MALFORMED'],
    ['a name of a note without a head', { name: '\u{1d159}' }, 'MALFORMED'],
    ['the mark of forgotten people', { name: '–' }, 'MALFORMED'],
    ['a club of signs', { name: 'Bert', club: '…' }, 'MALFORMED'],
    ['a licence that is taken', { name: 'Bert', licence: '5' }, 'LICENCE_TAKEN'],
    ['no name', { name: '  ' }, 'MALFORMED'],
    ['a name that is too long', { name: 'x'.repeat(65) }, 'MALFORMED'],
    ['a name with an invisible character', { name: 'An\u200bna' }, 'MALFORMED'],
    ['a name of invisible letters', { name: '\u3164\u3164' }, 'MALFORMED'],
    ['a name of accents without a letter', { name: '\u0301' }, 'MALFORMED'],
    [
      'a name with accents that reach into other lines',
      { name: 'A\u0316\u0317\u0318\u0319\u031a' },
      'MALFORMED',
    ],
    ['a name with a character that reverses text', { name: 'An\u202ena' }, 'MALFORMED'],
    ['a club with an invisible joiner', { name: 'Bert', club: 'Blue\u034f' }, 'MALFORMED'],
    ['a licence with an invisible letter', { name: 'Bert', licence: '1\u115f2' }, 'MALFORMED'],
    ['a team in an event without teams', { name: 'Bert', team: 'Reds' }, 'NO_SUCH_GROUP'],
  ])('%s is refused', (_, change, refused) => {
    const event = startEvent()
    event.must({ kind: 'enter', entrant: entrant('Cora', { licence: '5' }), reserve: false })
    event.enter('Anna Żak')
    const before = event.state
    expect(enter(event, 'Anna Żak', change)).toMatchObject({ refused })
    expect(event.state).toBe(before)
  })

  test('no name has a mark, and a stranger cannot use a name of the organisers', () => {
    const event = startEvent()
    const stranger = (name: string, more = {}): unknown =>
      event.act(
        { kind: 'enter', entrant: entrant(name, more), reserve: false },
        { kind: 'person', person: `g${name}` },
      )
    const reserved = (field: string): object => ({
      refused: 'MALFORMED',
      args: { field, problem: 'reserved' },
    })
    expect(enter(event, 'Anna ✔')).toMatchObject(reserved('name'))
    expect(stranger('Anna ★')).toMatchObject(reserved('name'))
    expect(stranger('Anna', { club: '✔ Blue' })).toMatchObject(reserved('club'))
    expect(stranger('Sędzia główny')).toMatchObject(reserved('name'))
    expect(stranger('Anna', { club: 'Klub Stolik' })).toBeUndefined()
    expect(enter(event, 'Jan Stolik')).toBeUndefined()
    event.must({ kind: 'claim', person: 'g2' }, card('p2'))
    const change = { kind: 'change', player: 'p2', entrant: entrant('Jan ✔'), seen: null } as const
    expect(event.act(change)).toMatchObject(reserved('name'))
  })

  test('a file with such a name is refused with its line', () => {
    const event = startEvent()
    const rows = readEntries('name,club\nAnna,Blue\nBert,Red\u202e\nCo\u3164ra,Red\n')
    expect('refused' in rows ? rows : event.act(rows)).toMatchObject({
      refused: 'BAD_FILE',
      problems: [
        { line: 3, code: 'MALFORMED', args: { field: 'club' } },
        { line: 4, code: 'MALFORMED', args: { field: 'name' } },
      ],
    })
    expect(event.state.players.size).toBe(0)
  })

  test.each(['team', 'pair'] as const)('a %s with an invisible character is refused', (kind) => {
    const event = startEvent({
      groups: [{ kind, size: 2, counting: 2, substitutes: 0 }],
    })
    const change = { [kind]: 'Red\u3164' }
    expect(enter(event, 'Anna', change)).toMatchObject({ refused: 'MALFORMED', args: { field: kind } })
  })

  test('an official with an invisible character is refused', () => {
    const act = { kind: 'appoint', account: 'a2', office: 'referee', appointed: true } as const
    expect(startEvent().act({ ...act, name: 'Director\u3164' })).toMatchObject({ refused: 'MALFORMED' })
  })

  test('a name of the maximum length is accepted', () => {
    expect(enter(startEvent(), 'x'.repeat(64))).toBeUndefined()
  })

  test('two players of one name from two clubs are accepted', () => {
    const event = startEvent()
    expect(enter(event, 'Anna', { club: 'Blue' })).toBeUndefined()
    expect(enter(event, 'Anna', { club: 'Red' })).toBeUndefined()
    expect(enter(event, 'Anna')).toMatchObject({ refused: 'NAME_TAKEN', args: { number: 1 } })
  })

  test('data that no category needs are not stored', () => {
    const extras = { woman: true, born: 1990 }
    const cleanedWith = (change: Partial<Regulations>): unknown => {
      const event = startEvent(change)
      expect(enter(event, 'Anna', extras)).toBeUndefined()
      const { woman, born } = event.state.players.get('p1')?.entrant ?? {}
      return { woman, born }
    }
    expect(cleanedWith({})).toEqual({ woman: null, born: null })
    expect(cleanedWith({ categories: ['women'] })).toEqual({ woman: true, born: null })
    expect(cleanedWith({ categories: ['oldest'] })).toEqual({ woman: null, born: 1990 })
  })

  test('an impossible year of birth is refused', () => {
    const event = startEvent({ categories: ['oldest'] })
    expect(enter(event, 'Anna', { born: 1899 })).toMatchObject({
      refused: 'MALFORMED',
      args: { field: 'born' },
    })
    expect(enter(event, 'Anna', { born: 2027 })).toMatchObject({ refused: 'MALFORMED' })
    expect(enter(event, 'Anna', { born: 2026 })).toBeUndefined()
  })

  test('the mode of the event decides who plays online; in a mixed event the entry does', () => {
    const online = (mode: Regulations['mode'], joins: boolean): unknown => {
      const event = startEvent({ mode })
      enter(event, 'Anna', { online: joins })
      return event.state.players.get('p1')?.entrant.online
    }
    expect([
      online('hall', true),
      online('online', false),
      online('mixed', true),
      online('mixed', false),
    ]).toEqual([false, true, true, false])
  })
})

describe('teams', () => {
  const teams = { groups: [{ kind: 'team', size: 2, counting: 2, substitutes: 1 }] } as const

  test('have limited members and substitutes, however the name is spelt', () => {
    const event = startEvent(teams)
    expect(enter(event, 'A', { team: 'Reds' })).toBeUndefined()
    expect(enter(event, 'B', { team: ' reds ' })).toBeUndefined()
    expect(event.state.players.get('p2')?.entrant.team).toBe('Reds')
    expect(enter(event, 'C', { team: 'REDS' })).toMatchObject({
      refused: 'GROUP_FULL',
      args: { kind: 'team', name: 'Reds' },
    })
    expect(enter(event, 'C', { team: 'Reds', substitute: true })).toBeUndefined()
    expect(enter(event, 'D', { team: 'Reds', substitute: true })).toMatchObject({ refused: 'GROUP_FULL' })
    expect(enter(event, 'E', { substitute: true })).toMatchObject({ refused: 'MALFORMED' })
  })

  test('are fixed after the first draw, when all else may be corrected', () => {
    const event = startEvent(teams)
    event.enter(...names(4))
    const change = (more: object): unknown =>
      event.act({ kind: 'change', player: 'p1', entrant: entrant('Player 1', more) })
    expect(change({ team: 'Reds' })).toBeUndefined()
    event.draw(1)
    expect(change({ team: 'Blues' })).toMatchObject({ refused: 'LOCKED', args: { field: 'team' } })
    expect(change({ team: 'Reds', club: 'Valley' })).toBeUndefined()
    expect(event.state.players.get('p1')?.entrant.club).toBe('Valley')
  })

  test('are not overwritten by a director who saw an older entry', () => {
    const event = startEvent()
    event.enter(...names(4))
    const seen = event.state.players.get('p1')?.entrant ?? null
    const change = (name: string): unknown =>
      event.act({ kind: 'change', player: 'p1', entrant: entrant(name, {}), seen })
    expect(change('Player One')).toBeUndefined()
    expect(change('Player Uno')).toMatchObject({ refused: 'OVERTAKEN', args: { field: 'name' } })
    expect(event.state.players.get('p1')?.entrant.name).toBe('Player One')
  })
})

describe('the waiting list', () => {
  test('a late player waits, and gets a place when somebody leaves', () => {
    const event = startEvent({ capacity: 3 })
    event.enter(...names(5))
    expect(playing(event)).toEqual(['p1', 'p2', 'p3'])
    expect(event.act({ kind: 'admit', player: 'p4' })).toMatchObject({
      refused: 'FULL',
      args: { capacity: 3 },
    })
    event.must({ kind: 'withdraw', player: 'p2' }, card('p2'))
    expect(playing(event)).toEqual(['p1', 'p3', 'p4'])
    event.must({ kind: 'exclude', player: 'p1', reason: 'cheated before', clause: 'PT 4.3' })
    expect(playing(event)).toEqual(['p3', 'p4', 'p5'])
    expect(event.state.players.get('p1')).toMatchObject({
      status: 'excluded',
      excluded: { reason: 'cheated before', clause: 'PT 4.3' },
    })
  })

  const order = ({ state }: TestEvent): readonly string[] => waitingList(state).map(({ id }) => id)

  test('moves up when the director raises the limit or lifts it, in order and by the same act', () => {
    const event = startEvent({ capacity: 3 })
    event.enter(...names(7))
    const { length } = event.log
    event.must({
      kind: 'amend',
      regulations: { ...event.state.regulations, capacity: 5 },
      reason: 'A second room.',
      seen: null,
    })
    expect(playing(event)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
    expect(event.log.slice(length).map(({ entry }) => entry.kind)).toEqual(['amend', 'admit', 'admit'])
    event.must({
      kind: 'amend',
      regulations: { ...event.state.regulations, capacity: null },
      reason: 'A hall.',
      seen: null,
    })
    expect([playing(event).length, order(event)]).toEqual([7, []])
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('is led by whoever the director moves to its head with a reason', () => {
    const event = startEvent({ capacity: 3 })
    event.enter(...names(6))
    const ahead = (player: string, reason = 'Comes from far away.') =>
      event.act({ kind: 'advance', player, reason })
    expect(ahead('p6', ' ')).toMatchObject({ refused: 'MALFORMED', args: { field: 'reason' } })
    expect(ahead('p1')).toMatchObject({ refused: 'NOT_WAITING', args: { number: 1 } })
    expect(event.act({ kind: 'advance', player: 'p6', reason: 'I' }, card('p6'))).toMatchObject({
      refused: 'NOT_ALLOWED',
    })
    expect(ahead('p6')).toBeUndefined()
    expect(order(event)).toEqual(['p6', 'p4', 'p5'])
    const { length } = event.log
    expect(ahead('p6')).toBeUndefined()
    expect(event.log).toHaveLength(length)
    expect(ahead('p5')).toBeUndefined()
    expect(order(event)).toEqual(['p5', 'p6', 'p4'])
    event.must({ kind: 'withdraw', player: 'p1' }, card('p1'))
    expect(playing(event)).toEqual(['p2', 'p3', 'p5'])
    expect(order(event)).toEqual(['p6', 'p4'])
  })

  test('is not passed by people who enter later, as into places that an older version left free', () => {
    const event = startEvent({ capacity: 3 })
    event.enter(...names(4))
    const { regulations } = event.state
    const before = [
      ...event.log,
      {
        at: event.log.at(-1)?.at ?? 0,
        by: director,
        op: null,
        entry: { kind: 'amend' as const, regulations: { ...regulations, capacity: 5 }, reason: 'x' },
      },
    ]
    const later = startEvent({}, { before })
    later.enter('Late')
    expect([playing(later), order(later)]).toEqual([
      ['p1', 'p2', 'p3'],
      ['p4', 'p5'],
    ])
    later.must({ kind: 'admit', player: 'p4' })
    later.must({ kind: 'withdraw', player: 'p1' })
    expect(playing(later)).toEqual(['p2', 'p3', 'p4', 'p5'])
  })

  test('is kept to after the draw, too: out of turn is refused with what to do', () => {
    const event = startEvent({ capacity: 4 })
    event.enter(...names(6))
    event.draw(1)
    event.must({ kind: 'withdraw', player: 'p1' })
    expect(event.act({ kind: 'admit', player: 'p6' })).toMatchObject({
      refused: 'OUT_OF_TURN',
      args: { number: 6, first: 5 },
    })
    event.must({ kind: 'advance', player: 'p6', reason: 'Number 5 is not here.' })
    event.must({ kind: 'admit', player: 'p6' })
    expect(playing(event)).toEqual(['p2', 'p3', 'p4', 'p6'])
  })

  test('a reserve player does not wait, even if the event is full', () => {
    const event = startEvent({ capacity: 3 })
    event.enter(...names(3))
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    expect(event.state.players.get('p4')?.status).toBe('reserve')
  })

  test('nobody is admitted automatically after the first draw', () => {
    const event = startEvent({ capacity: 4 })
    event.enter(...names(5))
    event.draw(1)
    event.must({ kind: 'withdraw', player: 'p1' })
    expect(playing(event)).toEqual(['p2', 'p3', 'p4'])
    event.must({ kind: 'admit', player: 'p5' })
    expect(playing(event)).toEqual(['p2', 'p3', 'p4', 'p5'])
    expect(event.act({ kind: 'admit', player: 'p5' })).toMatchObject({ refused: 'NOT_WAITING' })
  })

  test('a player who has withdrawn can neither withdraw again nor be excluded', () => {
    const event = startEvent()
    event.enter('Anna')
    expect(event.act({ kind: 'withdraw', player: 'p1' }, card('p2'))).toMatchObject({
      refused: 'NOT_ALLOWED',
    })
    event.must({ kind: 'withdraw', player: 'p1' })
    const { length } = event.log
    expect(event.act({ kind: 'withdraw', player: 'p1' })).toBeUndefined()
    expect(event.log).toHaveLength(length)
    expect(event.act({ kind: 'exclude', player: 'p1', reason: 'late', clause: null })).toMatchObject({
      refused: 'NOT_PLAYING',
    })
    expect(event.act({ kind: 'withdraw', player: 'p9' })).toMatchObject({ refused: 'UNKNOWN_PLAYER' })
  })
})

describe('the fee', () => {
  test('PT 4.1 can be marked as paid and as unpaid; repeating it is refused, and changes nothing', () => {
    const event = startEvent()
    event.enter('Anna')
    event.must({ kind: 'paid', player: 'p1', paid: true })
    const { length } = event.log
    expect(event.act({ kind: 'paid', player: 'p1', paid: true })).toMatchObject({ refused: 'PAID_ALREADY' })
    expect(event.log).toHaveLength(length)
    expect(event.state.players.get('p1')?.paid).toBe(true)
    expect(event.act({ kind: 'paid', player: 'p1', paid: false }, card('p1'))).toMatchObject({
      refused: 'NOT_ALLOWED',
    })
    event.must({ kind: 'paid', player: 'p1', paid: false })
    expect(event.state.players.get('p1')?.paid).toBe(false)
  })
})

describe('a start card', () => {
  test('PT 4.1 is connected with an account once', () => {
    const event = startEvent()
    event.enter('Anna', 'Bert')
    expect(event.act({ kind: 'claim', person: 'g1' }, card('p1'))).toBeUndefined()
    expect(event.act({ kind: 'claim', person: 'g1' }, card('p1'))).toBeUndefined()
    expect(event.act({ kind: 'claim', person: 'g2' }, card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ kind: 'claim', person: 'g1' }, card('p2'))).toMatchObject({
      refused: 'ENTERED_ALREADY',
    })
    expect(event.act({ kind: 'claim', person: 'g3' }, director)).toMatchObject({ refused: 'NOT_ALLOWED' })
  })
})

describe('PT 4.4 reserve players', () => {
  const withReserve = (): TestEvent => {
    const event = startEvent()
    event.enter(...names(4))
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.must({ kind: 'enter', entrant: entrant('Other reserve'), reserve: true })
    return event
  }

  test('PT 9.7 a reserve takes over a place between series, and can pass it on to the next reserve', () => {
    const event = withReserve()
    event.begin(1)
    const replace = (player: string, by: string, from: number): unknown =>
      event.act({ kind: 'replace', player, by, from })
    expect(replace('p1', 'p5', 1)).toMatchObject({ refused: 'NOT_NEXT' })
    expect(replace('p1', 'p2', 2)).toMatchObject({ refused: 'NOT_RESERVE' })
    expect(replace('p6', 'p5', 2)).toMatchObject({ refused: 'NOT_PLAYING' })
    event.must({ kind: 'withdraw', player: 'p1' })
    expect(replace('p1', 'p5', 2)).toBeUndefined()
    expect(playing(event)).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(event.state.players.get('p1')).toMatchObject({
      status: 'replaced',
      successors: [{ player: 'p5', from: 2 }],
    })
    event.must({ kind: 'withdraw', player: 'p5' })
    expect(playing(event)).toEqual(['p2', 'p3', 'p4'])
    expect(replace('p5', 'p6', 2)).toBeUndefined()
    expect(playing(event)).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(event.state.players.get('p5')).toMatchObject({ status: 'withdrawn', inPlaceOf: null })
    expect(event.state.players.get('p6')).toMatchObject({ status: 'entered', inPlaceOf: 'p1' })
  })
})

describe('entries from a file', () => {
  const row = (line: number, name: string, more = {}): EntryRow => ({
    line,
    entrant: entrant(name, more),
    reserve: false,
  })

  test('are taken all or not at all, each problem with its line', () => {
    const event = startEvent()
    event.enter('Anna')
    const rows = [
      row(2, 'Bert'),
      row(3, 'anna'),
      row(4, ''),
      row(5, 'BERT'),
      row(6, 'Bert', { club: 'Valley' }),
    ]
    const before = event.state
    expect(event.act({ kind: 'enterAll', rows })).toEqual({
      refused: 'BAD_FILE',
      args: {},
      problems: [
        { line: 3, code: 'ENTERED_ALREADY', args: { name: 'Anna', number: 1 } },
        { line: 4, code: 'MALFORMED', args: { field: 'name', problem: 'empty', most: 64 } },
        { line: 5, code: 'TWICE_IN_FILE', args: { name: 'Bert', number: 2, other: 2 } },
        { line: 6, code: 'NAME_TAKEN', args: { name: 'Bert', number: 2, other: 2 } },
      ],
    })
    expect(event.state).toBe(before)
    event.must({ kind: 'enterAll', rows: [row(2, 'Bert'), row(3, 'Cora')] }, director, 'op')
    expect(playing(event)).toEqual(['p1', 'p2', 'p3'])
    const { length } = event.log
    event.must({ kind: 'enterAll', rows: [row(2, 'Bert'), row(3, 'Cora')] }, director, 'op')
    expect(event.log).toHaveLength(length)
  })

  test('leaves out who is entered already, exactly so, if it is asked to', () => {
    const event = startEvent()
    event.enter('Anna')
    const rows = [
      row(2, 'anna'),
      row(3, 'Bert', { licence: '7' }),
      row(4, 'Bert', { licence: '7' }),
      row(5, 'Cora'),
    ]
    event.must({ kind: 'enterAll', rows, skip: true })
    event.must({ kind: 'enterAll', rows, skip: true })
    expect([...event.state.players.values()].map(({ entrant }) => entrant.name)).toEqual([
      'Anna',
      'Bert',
      'Cora',
    ])
    const other = [row(2, 'Anna', { licence: '8' })]
    expect(event.act({ kind: 'enterAll', rows: other, skip: true })).toMatchObject({
      problems: [{ line: 2, code: 'NAME_TAKEN' }],
    })
  })
})
