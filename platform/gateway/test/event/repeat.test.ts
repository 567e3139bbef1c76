/** Events that are held again by rule: the next one is announced a week before, once, at the same time of day. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { nextStart } from '../../src/event/live/repeating.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { asker, fakeTime, guest, testApp, type Asker, type FakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { newAccounts, newEvents } from '../stores.js'
import { act, announce, does, official, see } from './gateway.js'

const [hour, day] = [3_600_000, 86_400_000]
/** A Wednesday at eight in the evening in Warsaw, in the last week of summer time. */
const wednesday = Date.UTC(2026, 9, 21, 18)

describe('the next time of a rule', () => {
  it('is at the same time of day, although the clocks are changed in between', () => {
    expect(nextStart([3], wednesday, wednesday)).toBe(Date.UTC(2026, 9, 28, 19))
    expect(nextStart([7], Date.UTC(2027, 2, 24, 19), 0)).toBe(Date.UTC(2027, 2, 28, 18))
  })

  it('is on the first of its days after the event and after now', () => {
    expect(nextStart([1, 5], wednesday, wednesday)).toBe(Date.UTC(2026, 9, 23, 18))
    expect(nextStart([3], wednesday, wednesday + 15 * day)).toBe(Date.UTC(2026, 10, 11, 19))
    // Later the same evening is too late for this week's.
    expect(nextStart([3], wednesday, Date.UTC(2026, 9, 28, 19))).toBe(Date.UTC(2026, 10, 4, 19))
  })

  it('leaves out a night that has no such hour, and keeps the hour', () => {
    // Half past two in the night of Saturday to Sunday; on 28 March the clocks go from two to three.
    const march = Date.UTC(2027, 2, 21, 1, 30)
    expect(nextStart([7], march, march)).toBe(Date.UTC(2027, 3, 4, 0, 30))
    expect(nextStart([1, 7], march, march + 6 * day)).toBe(Date.UTC(2027, 2, 29, 0, 30))
  })

  it('is the first of two such hours in the night that has both', () => {
    const october = Date.UTC(2026, 9, 18, 0, 30)
    const both = Date.UTC(2026, 9, 25, 0, 30)
    expect(nextStart([7], october, october)).toBe(both)
    expect(nextStart([7], both, both)).toBe(Date.UTC(2026, 10, 1, 1, 30))
    // The second of them is followed by the same time of day, too.
    expect(nextStart([7], both + hour, both + hour)).toBe(Date.UTC(2026, 10, 1, 1, 30))
  })

  it('is on no day without a day', () => {
    expect(nextStart([], wednesday, wednesday)).toBeUndefined()
  })
})

describe('an event that is held again by rule', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let events: EventStore
  let time: FakeTime
  let director: Asker
  let first: string

  const start = (): Promise<FastifyInstance> => testApp({ accounts, events, time })
  beforeEach(async () => {
    accounts = newAccounts()
    events = newEvents()
    time = fakeTime(wednesday - hour)
    app = await start()
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    first = (await announce(director, { starts: wednesday })).event
  })
  afterEach(() => app.close())

  interface RowShown {
    readonly id: string
    readonly starts: number
  }
  const rows = async (of = app): Promise<readonly RowShown[]> =>
    (await asker(of).get<RowShown[]>('{ events { id starts } }')).toSorted((a, b) => a.starts - b.starts)
  const settle = async (): Promise<void> => {
    await time.advance(6_000)
    await quiet()
  }
  /** Another process goes on at that time. */
  const at = async (now: number): Promise<void> => {
    await app.close()
    time = fakeTime(now)
    app = await start()
    await settle()
  }

  it('is announced when the one before begins, with the same regulations, and goes on so', async () => {
    await does(director, first, { repeat: { weekdays: [3] } })
    await settle()
    expect(await rows()).toHaveLength(1)
    await at(wednesday + hour)
    expect((await rows()).map(({ starts }) => starts)).toEqual([wednesday, Date.UTC(2026, 9, 28, 19)])
    const second = (await rows())[1]?.id ?? ''
    const [old, now] = await Promise.all(
      [first, second].map((id) =>
        see<{ regulations: object; repeat: number[]; phase: string }>(
          asker(app),
          id,
          'phase repeat regulations { name organiser game format { chairs series { rounds minutes } } }',
        ),
      ),
    )
    expect(now).toEqual({ ...old, phase: 'OPEN', repeat: [3] })
    await at(wednesday + 7 * day + 2 * hour)
    expect((await rows()).map(({ starts }) => starts).at(-1)).toBe(Date.UTC(2026, 10, 4, 19))
  })

  it('is announced once, by several gateways and after restarts', async () => {
    await does(director, first, { repeat: { weekdays: [3] } })
    await at(wednesday + hour)
    const other = await start()
    await settle()
    expect(await rows(other)).toHaveLength(2)
    await at(wednesday + 2 * hour)
    expect(await rows()).toHaveLength(2)
    expect(await rows(other)).toEqual(await rows())
    await other.close()
  })

  it('ends when its director says so, and for nobody else', async () => {
    await does(director, first, { repeat: { weekdays: [3] } })
    const stranger = await guest(app, 'Stranger')
    expect((await act(stranger, first, { repeat: { weekdays: [] } })).code).toBe('NOT_ALLOWED')
    expect((await act(director, first, { repeat: { weekdays: [4], seen: [2] } })).code).toBe('OVERTAKEN')
    expect((await act(director, first, { repeat: { weekdays: [3, 3] } })).code).toBe('MALFORMED')
    expect((await act(director, first, { repeat: { weekdays: [8] } })).code).toBe('MALFORMED')
    await does(director, first, { repeat: { weekdays: [], seen: [3] } })
    await at(wednesday + day)
    expect(await rows()).toHaveLength(1)
  })

  it('is not announced for somebody who may announce nothing any more', async () => {
    await does(director, first, { repeat: { weekdays: [3] } })
    const by = (await events.log(first))[0]?.by
    await accounts.change(by?.kind === 'direction' ? by.account : '', { roles: [] })
    await at(wednesday + day)
    expect(await rows()).toHaveLength(1)
  })
})
