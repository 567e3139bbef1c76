/** Entries that need the director’s approval: until then nobody takes part, or is shown to others. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { claimsOf } from '../../src/ranking/results/from-event.js'
import { resultContent } from '@stolik/event/standing/hash'
import type { By } from '@stolik/event/model/entry'
import type { PlayerStatus } from '@stolik/event/model/state'
import { asker, fakeTime, guest, testApp, type Asker } from '../help.js'
import { card, entrant, names, numbers, startEvent, type TestEvent } from '../../../event/test/event.js'
import { act, announce, does, official, regulations, see } from './gateway.js'
import { newAccounts } from '../stores.js'

const person = (n: number): By => ({ kind: 'person', person: `person${n}` })
const enters = (event: TestEvent, name: string, by: By): unknown =>
  event.act({ kind: 'enter', entrant: entrant(name), reserve: false }, by)
const statuses = ({ state }: TestEvent): readonly PlayerStatus[] =>
  [...state.players.values()].map(({ status }) => status)

/** Eight players entered by the director, and four who wait for approval. */
function withGuests(change: Parameters<typeof startEvent>[0] = {}): TestEvent {
  const event = startEvent({ approval: true, ...change })
  event.enter(...names(8))
  for (let n = 1; n <= 4; n++) enters(event, `Guest ${n}`, person(n))
  return event
}

describe('an entry that waits for approval', () => {
  it('is one that people make themselves, never one that the director makes', () => {
    const event = withGuests()
    expect(statuses(event).slice(7)).toEqual(['entered', 'pending', 'pending', 'pending', 'pending'])
    const open = startEvent()
    enters(open, 'Guest', person(1))
    expect(statuses(open)).toEqual(['entered'])
  })

  it('is not drawn, takes nobody’s place, and is in no result, ranking or list of people', () => {
    const event = withGuests({ capacity: 9, protestMinutes: 0 })
    event.enter('Ninth')
    expect(statuses(event).at(-1)).toBe('entered')
    for (const series of [1, 2]) {
      event.begin(series)
      event.fill(series)
      event.must({ kind: 'end', series })
    }
    const seated = event.state.series[0]?.tables.flatMap(({ players }) => players) ?? []
    expect(seated.toSorted()).toEqual(['p1', 'p13', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'])
    expect(JSON.stringify(resultContent(event.state, numbers))).not.toMatch(/Guest/)
    expect(claimsOf(event.state).map(({ name }) => name)).not.toContain('Guest 1')
    expect(
      event.act({ kind: 'protest', series: 1, table: 1, player: 'p9', text: 'no' }, card('p9')),
    ).toMatchObject({ refused: 'NOT_PLAYING' })
  })

  it('takes part once approved, many at once, and waits if there is no place', () => {
    const event = withGuests({ capacity: 10 })
    event.must({ kind: 'approve', players: ['p12', 'p9', 'p10'] })
    expect(statuses(event).slice(8)).toEqual(['entered', 'entered', 'pending', 'waiting'])
    expect(event.act({ kind: 'approve', players: ['p11', 'p1'] })).toMatchObject({
      refused: 'NOT_PENDING',
      args: { number: 1 },
    })
    // Then none of them is approved.
    expect(statuses(event)[10]).toBe('pending')
    expect(event.act({ kind: 'approve', players: ['p99'] })).toMatchObject({ refused: 'UNKNOWN_PLAYER' })
  })

  it('is approved and declined only by the director', () => {
    const event = withGuests()
    for (const kind of ['approve', 'decline'] as const)
      expect(event.act({ kind, players: ['p9'] }, person(1))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ kind: 'admit', player: 'p9' })).toMatchObject({ refused: 'NOT_WAITING' })
  })

  it('once declined comes in under no other name, blocks nobody else, and can still be approved', () => {
    const event = withGuests()
    event.must({ kind: 'decline', players: ['p9', 'p10'] })
    expect(statuses(event).slice(8)).toEqual(['declined', 'declined', 'pending', 'pending'])
    expect(enters(event, 'Somebody else', person(1))).toMatchObject({ refused: 'ENTERED_ALREADY' })
    expect(event.act({ kind: 'withdraw', player: 'p9' }, person(1))).toMatchObject({ refused: 'NOT_PLAYING' })
    expect(enters(event, 'Guest 2', person(7))).toBeUndefined()
    expect(event.act({ kind: 'approve', players: ['p10'] })).toMatchObject({ refused: 'ENTERED_ALREADY' })
    event.must({ kind: 'approve', players: ['p9'] })
    expect(statuses(event)[8]).toBe('entered')
  })

  it('can be withdrawn by the person who made it', () => {
    const event = withGuests()
    event.must({ kind: 'withdraw', player: 'p9' }, person(1))
    expect(statuses(event)[8]).toBe('withdrawn')
  })
})

describe('at a gateway', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let director: Asker
  const time = fakeTime(1_700_000_000_000)
  beforeEach(async () => {
    accounts = newAccounts()
    app = await testApp({ accounts, time, rate: 600 })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
  })
  afterEach(() => app.close())
  const register = (by: Asker, event: string, name: string, op?: string) =>
    act(by, event, { register: { entrant: { name } } }, null, op)

  it('a player who waits for approval is shown only to the director and to themselves', async () => {
    const { event } = await announce(director, { approval: true })
    const ola = await guest(app, 'Ola')
    const other = await guest(app, 'Jan')
    expect((await register(ola, event, 'Ola Nowak')).__typename).toBe('EventDone')
    const list = async (by: Asker): Promise<unknown> =>
      (await see<{ players: object[] }>(by, event, 'players { name status }')).players
    const waiting = [{ name: 'Ola Nowak', status: 'PENDING' }]
    expect(await list(director)).toEqual(waiting)
    for (const by of [ola, other, asker(app)]) expect(await list(by)).toEqual([])
    const me = `{ eventMe(event: "${event}") { ... on EventMe { player { name status } } } }`
    expect(await ola.get(me)).toEqual({ player: waiting[0] })
    expect(await other.get(me)).toEqual({ player: null })
    for (const file of ['results.json', 'results.csv'])
      expect((await app.inject({ url: `/files/event/${event}/${file}` })).body).not.toContain('Nowak')
    await does(director, event, { approve: { players: ['p1'] } })
    for (const by of [ola, other]) expect(await list(by)).toEqual([{ name: 'Ola Nowak', status: 'ENTERED' }])
  })

  it('everybody sees the places on the waiting list, and moves up when the limit is raised', async () => {
    const { event } = await announce(director, { capacity: 4 })
    for (const name of ['Ada', 'Ola', 'Jan', 'Ewa', 'Iga', 'Ula', 'Adam'])
      expect((await register(await guest(app, name), event, name)).__typename).toBe('EventDone')
    const places = async (): Promise<unknown> =>
      (
        await see<{ players: { waitingPlace: number | null }[] }>(
          asker(app),
          event,
          'players { waitingPlace }',
        )
      ).players.map(({ waitingPlace }) => waitingPlace)
    const inside = [null, null, null, null]
    expect(await places()).toEqual([...inside, 1, 2, 3])
    await does(director, event, { advance: { player: 'p7', reason: 'A guest of honour.' } })
    expect(await places()).toEqual([...inside, 2, 3, 1])
    const wider = regulations({ capacity: 5 })
    await does(director, event, { amend: { regulations: wider, reason: 'A second table.' } })
    expect(await places()).toEqual([...inside, 1, 2, null])
  })

  it('guests of one household may enter an event a limited number of times an hour', async () => {
    const { event } = await announce(director, {})
    const { event: another } = await announce(director, {}, 'another')
    const ola = await guest(app, 'Ola')
    await register(ola, event, 'Guest 0', 'first')
    for (let n = 1; n < 60; n++) await register(await guest(app, 'G'), event, `Guest ${n}`)
    const late = await guest(app, 'Late')
    expect(await register(late, event, 'Late')).toMatchObject({ code: 'TOO_MANY_ENTRIES' })
    // A repeated request is not another entry.
    expect(await register(ola, event, 'Guest 0', 'first')).toMatchObject({ player: { number: 1 } })
    expect((await register(late, another, 'Late')).__typename).toBe('EventDone')
    await does(director, event, { enter: { entrant: { name: 'By the director' } } })
    await time.advance(60 * 60_000)
    expect((await register(await guest(app, 'Late'), event, 'Late')).__typename).toBe('EventDone')
  })
})
