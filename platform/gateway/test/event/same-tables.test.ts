/** Online tables of a series in which all tables play the same deals. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stream } from '@stolik/core'
import { dealSealed } from '@stolik/event/same/deals'
import type { Accounts } from '../../src/account/accounts.js'
import { sha256 } from '../../src/base/entropy.js'
import { oneSecret } from '../../src/base/secrets.js'
import { plan } from '../../src/live/plan.js'
import { singleNode } from '../../src/store/cluster.js'
import type { Store } from '../../src/store/store.js'
import { dealDue } from '../../src/table/deal.js'
import { due } from '../../src/table/due.js'
import type { Dealt, Entry, Logged } from '../../src/table/entry.js'
import { BadLog } from '../../src/table/bad-log.js'
import { replayLog, type Replayed } from '../../src/table/replayed.js'
import { lacksShuffle } from '../../src/table/state.js'
import { eventKeys } from '../../src/event/store/keys.js'
import type { EventStore } from '../../src/event/store/sql.js'
import {
  asker,
  fakeTime,
  guest,
  leave,
  playOn,
  playWithBots,
  ready,
  secret,
  testApp,
  tiny,
  type Asker,
  type FakeTime,
} from '../help.js'
import { quiet } from '../quiet.js'
import { listen } from '../socket-help.js'
import { announce, comeTo, does, official, see } from './gateway.js'
import { sameCards } from './same-cards.js'
import { newAccounts, newStore } from '../stores.js'

interface Shown {
  readonly series: readonly {
    readonly tables: readonly {
      readonly live: string
      readonly status: string
      readonly hands: readonly object[]
    }[]
  }[]
}

describe('online tables that play the same deals', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let events: EventStore
  let store: Store
  let time: FakeTime
  let director: Asker
  let players: readonly Asker[]
  let event: string
  const start = async (restored = false): Promise<void> => {
    const pace = { bot: 600, between: 12_000 }
    app = await testApp({ accounts, events, store, time, pace, cluster: singleNode({ term: 1, restored }) })
    await quiet()
  }
  beforeEach(async () => {
    accounts = newAccounts()
    events = sameCards()
    store = newStore()
    time = fakeTime(1_700_000_000_000)
    await start()
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director, { mode: 'ONLINE', speed: 'FREE' })).event
    players = await Promise.all(Array.from({ length: 8 }, (_, n) => guest(app, `P${n}`)))
    for (const [n, one] of players.entries())
      await does(one, event, { register: { entrant: { name: `P ${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    await come()
    await does(director, event, { start: { series: 1 } })
    await quiet()
  })
  afterEach(() => app.close())

  const tables = async () =>
    (await see<Shown>(director, event, 'series { tables { live status hands { line } } }')).series[0]
      ?.tables ?? []
  const lives = async () => (await tables()).map(({ live }) => live)
  const deals = async (live: string): Promise<readonly Dealt[]> =>
    (await store.log(live)).flatMap(({ entry }) => (entry.kind === 'deal' ? [entry] : []))
  const texts = async (live: string) => (await deals(live)).map(({ deal }) => deal)
  /** The committed deal of a hand. */
  const committed = (hand: number, redeal = 0): string => {
    const sealed = eventKeys(oneSecret(secret)).deals(event, 1)
    const { seed } = dealSealed(sealed, null, { series: 1, hand, redeal })
    return tiny.plugin.deal('plain', stream(sha256, seed, []))
  }
  /** Everybody opens the event's page. */
  const come = async (): Promise<void> => {
    await comeTo(await listen(app), event, players)
    await quiet()
  }
  /** The people who play at a table themselves. */
  const seated = async (live: string): Promise<readonly Asker[]> => {
    const chairs = await Promise.all(
      players.map((one) => one.get(`{ table(id: "${live}") { ... on Table { chair } } }`)),
    )
    return players.filter((_, n) => typeof chairs[n]?.chair === 'number')
  }
  /** The series are played to their end, by one at each table and bots. */
  const playAll = async (): Promise<void> => {
    for (const live of await lives()) await playWithBots(time, await seated(live), live, 600)
    await quiet()
  }
  /** So many hands are played at each table, by one and bots. */
  const playHands = async (hands: number): Promise<void> => {
    for (const live of await lives()) {
      const [first, ...others] = (await seated(live)) as [Asker, ...Asker[]]
      for (const one of others) await leave(one, live)
      for (let n = 1; n <= hands; n++) {
        await playOn(time, [first], live, 600)
        if (n < hands) await ready(first, live)
        await quiet()
      }
    }
    await quiet()
  }
  const askForHand = async (live: string): Promise<void> => {
    for (const one of await seated(live)) await ready(one, live)
  }

  it('deal what was committed to', async () => {
    const [one, two] = (await lives()) as [string, string]
    for (const live of [one, two]) expect(await texts(live)).toEqual([committed(0)])
    await playAll()
    expect((await tables()).map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
    const all = [0, 1, 2, 3].map((hand) => committed(hand))
    expect(new Set(all).size).toBe(4)
    expect(await texts(one)).toEqual(all)
    expect(await texts(two)).toEqual(all)
  })

  it('deal a voided hand anew from the same substitute', async () => {
    const [one, two] = (await lives()) as [string, string]
    const anew = async (table: number): Promise<void> => {
      await does(director, event, { pause: { series: 1, table, paused: true, reason: 'click' } })
      await does(director, event, { redeal: { series: 1, table, hand: 0, reason: 'a mistaken click' } })
      await does(director, event, { pause: { series: 1, table, paused: false } })
      await askForHand((await lives())[table - 1] ?? '')
      await time.advance(12_000)
    }
    await anew(1)
    expect([await texts(one), await texts(two)]).toEqual([[committed(0), committed(0, 1)], [committed(0)]])
    await anew(2)
    await anew(1)
    expect(await texts(one)).toEqual([committed(0), committed(0, 1), committed(0, 2)])
    expect(await texts(two)).toEqual([committed(0), committed(0, 1)])
    await playAll()
    const rest = [1, 2, 3].map((hand) => committed(hand))
    expect((await texts(one)).slice(3)).toEqual(rest)
    expect((await texts(two)).slice(2)).toEqual(rest)
  })

  /** Starts again with the logs of the live tables as far as `kept` says: the rest is lost. */
  const lose = async (length: (log: readonly Logged[]) => number): Promise<void> => {
    const logs = await Promise.all(
      (await lives()).map(async (live) => [live, await store.log(live)] as const),
    )
    await app.close()
    store = newStore()
    for (const [table, log] of logs) {
      const entries = log.slice(0, length(log))
      await store.append({ table, expected: 0, entries, over: false, records: [] })
    }
    await start(true)
    director = asker(app, director.token)
    players = players.map(({ token }) => asker(app, token))
    await come()
  }
  /** The length of a log up to the end of a hand, or up to the first deal. */
  const until = (hands: number) => (log: readonly Logged[]) => {
    if (hands === 0) return log.findIndex(({ entry }) => entry.kind === 'shuffle')
    const ends = log.flatMap(({ entry }, i) => (entry.kind === 'move' && entry.ended ? [i + 1] : []))
    return ends[hands - 1] ?? log.length
  }

  it('give nobody cards again that were seen before their hand was lost', async () => {
    await lose(until(0))
    const [one, two] = (await lives()) as [string, string]
    for (const live of [one, two]) expect(await texts(live)).toEqual([committed(0, 1)])
    // The same hand is lost once more.
    await lose(until(0))
    await playAll()
    const all = [committed(0, 2), ...[1, 2, 3].map((hand) => committed(hand))]
    for (const live of [one, two]) expect(await texts(live)).toEqual(all)
    expect((await tables()).map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
  })

  it('deal anew all hands that the event has, and the one after them, if more than one is lost', async () => {
    await playHands(2)
    expect((await tables()).map(({ hands }) => hands.length)).toEqual([2, 2])
    const [one, two] = (await lives()) as [string, string]
    await lose(until(1))
    await playAll()
    const all = [committed(0), committed(1, 1), committed(2, 1), committed(3)]
    for (const live of [one, two]) expect(await texts(live)).toEqual(all)
    expect((await tables()).map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
  })

  it('deal nothing before the event has the hands before it', async () => {
    const append = events.append.bind(events)
    events.append = () => Promise.reject(new Error('away'))
    await playHands(1)
    for (const live of await lives()) await askForHand(live)
    await time.advance(60_000)
    for (const live of await lives()) expect(await texts(live)).toEqual([committed(0)])
    events.append = append
    await time.advance(12_000)
    await playAll()
    const all = [0, 1, 2, 3].map((hand) => committed(hand))
    for (const live of await lives()) expect(await texts(live)).toEqual(all)
    expect((await tables()).map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
  })

  it('play on after a restart that lost nothing', async () => {
    await app.close()
    await start()
    director = asker(app, director.token)
    players = players.map(({ token }) => asker(app, token))
    await come()
    await playAll()
    for (const live of await lives())
      expect(await texts(live)).toEqual([0, 1, 2, 3].map((hand) => committed(hand)))
  })

  it('write records without a proof of their own, since the event commits to all deals at once', async () => {
    const [, other = ''] = await lives()
    await does(director, event, { pause: { series: 1, table: 2, paused: true, reason: 'click' } })
    await does(director, event, { redeal: { series: 1, table: 2, hand: 0, reason: 'a mistaken click' } })
    await does(director, event, { pause: { series: 1, table: 2, paused: false } })
    await askForHand(other)
    await time.advance(12_000)
    await playAll()
    const record = await store.record((await lives())[0] as string, 0)
    expect(record).toContain(`deal: ${committed(0)}`)
    expect(record).not.toContain('seed')
    // Which deal of the event it is, so that it can be dealt again from the opened secret.
    expect(record).toContain(`id: ${event}/1/0/0\n`)
    expect(await store.record((await lives())[0] as string, 3)).toContain(`id: ${event}/1/3/0\n`)
    const again = await store.record(other, 0)
    expect(again).toContain(`id: ${event}/1/0/1\n`)
    expect(again).toContain(`deal: ${committed(0, 1)}`)
  })
})

describe('a table whose shuffles come from its event', () => {
  const { plugin } = tiny
  const logged = (...entries: readonly Entry[]): Logged[] => entries.map((entry) => ({ at: 0, entry }))
  const opened: Entry = {
    kind: 'open',
    game: plugin.id,
    version: plugin.version,
    profile: 'plain',
    chairs: 3,
    length: 2,
    speed: 'FREE',
    invitation: null,
    sealed: null,
    event: 'event234',
  }
  const sit = (chair: number, luck: string): Entry => ({
    kind: 'sit',
    chair,
    luck,
    person: { id: `p${chair}`, name: `P${chair}` },
  })
  const next = { salt: 'a'.repeat(64), seed: 'b'.repeat(64) }
  const seated = (luck: string): Replayed =>
    replayLog(plugin, logged(opened, sit(0, luck), sit(1, luck), sit(2, luck)))
  const fresh = (): never => {
    throw new Error('no shuffle of its own')
  }
  const dealt = (luck: string) => plan(seated(luck), [{ kind: 'shuffle', next }], 0, () => next)

  it('deals only after it has one, and by nothing else', () => {
    const { state, running } = seated('luck')
    expect([dealDue(state), due(state, running, { bot: 0, between: 0 }, { isAttended: true })]).toEqual([
      false,
      null,
    ])
    expect(plan(seated('luck'), [], 0, fresh).entries).toEqual([])
    const [withLuck, without] = [dealt('luck'), dealt('')]
    expect(withLuck.after.state.hand?.deal).toBe(plugin.deal('plain', stream(sha256, next.seed, [])))
    expect(without.after.state.hand?.deal).toBe(withLuck.after.state.hand?.deal)
    expect(withLuck.after.state.next).toBeNull()
  })

  it('takes no shuffle in the middle of a hand', () => {
    expect(() => plan(dealt('').after, [{ kind: 'shuffle', next }], 0, () => next)).toThrow(BadLog)
  })

  it('shows no commitment of its own before it has one', () => {
    expect(lacksShuffle(seated('').state)).toBe(true)
    expect(lacksShuffle(dealt('').after.state)).toBe(false)
  })
})
