/** Tables of events: seated by the draw, paused and dealt again by the director, and played to the end. */
import { seeded } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/store/store.js'
import * as door from '../../src/table/door.js'
import type { Entry } from '../../src/table/entry.js'
import { singleNode, uncounted } from '../../src/store/cluster.js'
import { noThinking } from '../../src/thinking/thinking.js'
import type { LiveTable } from '../../src/live/live.js'
import { seating, type SeatRequest } from '../../src/table/seated.js'
import { chairsToAct, type TableState } from '../../src/table/state.js'
import { openTables, type Tables } from '../../src/live/tables.js'
import { fakeTime, testEntropy, tiny, type FakeTime } from '../help.js'
import { newStore } from '../stores.js'

const person = (n: number) => ({ name: `P${n}`, person: `p${n}` })
const request = (rest: Partial<SeatRequest> = {}): SeatRequest => ({
  id: 'abcd2345',
  event: 'event234',
  plugin: tiny.plugin,
  profile: 'plain',
  length: 3,
  isDealtByEvent: false,
  awaits: false,
  speed: 'FAST',
  players: [0, 1, 2].map(person),
  ...rest,
})

describe('a table of an event', () => {
  let time: FakeTime
  let store: Store
  let tables: Tables
  const start = (): Promise<Tables> =>
    openTables({
      shuffleOfDay: () => undefined,
      games: [tiny],
      store,
      cluster: singleNode(),
      time,
      entropy: testEntropy(seeded(5)),
      pace: { bot: 10, between: 12_000 },
      log: { error: () => undefined, warn: () => undefined, info: () => undefined },
      counted: { ...uncounted, fellBack: () => undefined },
      thinking: noThinking,
      changed: () => undefined,
    })
  beforeEach(async () => {
    time = fakeTime()
    store = newStore()
    tables = await start()
  })
  afterEach(() => tables.stop())

  const seat = async (rest: Partial<SeatRequest> = {}): Promise<LiveTable> => {
    const table = await tables.seat(request(rest))
    if (table === 'UNAVAILABLE') throw new Error('not opened')
    return table
  }
  const write = (table: LiveTable, ...entries: Entry[]) => table.act(() => entries)
  const mover = (state: TableState): { id: string; name: string; seat: number } => {
    const chair = chairsToAct(state)[0] as number
    return { id: `p${chair}`, name: `P${chair}`, seat: state.hand?.seating.indexOf(chair) as number }
  }
  const play = (table: LiveTable) =>
    table.act((state) => {
      const { seat, ...who } = mover(state)
      return door.play(state, who, state.seq, state.hand?.now.legal(seat)[0] as string, 0)
    })

  it('deals at once to the players seated by the draw', async () => {
    const { phase, occupants, opened } = (await seat()).state()
    expect(phase).toBe('PLAYING')
    expect(occupants.map((o) => o?.person)).toEqual(['p0', 'p1', 'p2'])
    expect(opened.event).toBe('event234')
  })

  it('is opened once, however often it is requested', async () => {
    const [one, two] = await Promise.all([seat(), seat()])
    expect(one).toBe(two)
    expect((await store.log('abcd2345')).filter(({ entry }) => entry.kind === 'open')).toHaveLength(1)
    await tables.stop()
    tables = await start()
    const { seq } = (await seat()).state()
    expect(seq).toBe((await store.log('abcd2345')).length)
  })

  it('PT 7.1.5 is not in the lobby, and nobody else ever sits there', async () => {
    const table = await seat()
    expect(tables.rows().map(({ isPrivate }) => isPrivate)).toEqual([true])
    expect(door.leave(table.state(), { id: 'p1', name: 'P1' })).toEqual([{ kind: 'leave', chair: 1 }])
    await write(table, { kind: 'leave', chair: 1 })
    const ask = (id: string) =>
      door.sit(table.state(), {
        person: { id, name: 'x' },
        chair: undefined,
        invitation: undefined,
        luck: '',
        commits: false,
      })
    expect(ask('stranger')).toBe('TAKEN')
    expect(ask('p1')).toMatchObject([{ kind: 'sit', chair: 1 }])
  })

  it('plays the hand to its end by bots when everybody has left, and deals no other', async () => {
    const table = await seat()
    for (const n of [0, 1, 2])
      expect(await table.act((state) => door.leave(state, { id: `p${n}`, name: `P${n}` }))).toBeUndefined()
    await time.advance(60_000)
    expect(table.state().phase).toBe('BETWEEN')
    expect(table.state().settled).toHaveLength(1)
  })

  it('deals once somebody of them is there again', async () => {
    const table = await seat()
    while (table.state().phase === 'PLAYING') await play(table)
    await time.advance(60_000)
    expect(table.state()).toMatchObject({ phase: 'BETWEEN', settled: [{ hand: 0 }] })
    const goes = table.attend('p1')
    await time.advance(1)
    expect(table.state().phase).toBe('PLAYING')
    goes()
  })

  it('deals no second hand if no person sits there', async () => {
    const table = await seat({ players: [0, 1, 2].map((n) => ({ name: `P${n}`, person: null })) })
    await time.advance(60_000)
    expect(table.state()).toMatchObject({ phase: 'BETWEEN', settled: [{ hand: 0 }] })
  })

  it('is not closed for being idle', async () => {
    const table = await seat({ speed: 'FREE' })
    await time.advance(3 * 24 * 60 * 60_000)
    expect(table.state().phase).toBe('PLAYING')
  })

  describe('that is paused', () => {
    let table: LiveTable
    beforeEach(async () => {
      table = await seat()
      await time.advance(1_000)
      await write(table, { kind: 'pause', paused: true })
    })

    it('refuses moves, and continues where it was', async () => {
      const { seq } = table.state()
      expect(await table.act((state) => door.play(state, { id: 'p1', name: 'P1' }, seq, 'x', 0))).toBe(
        'PAUSED',
      )
      expect(table.state().seq).toBe(seq)
      await write(table, { kind: 'pause', paused: false })
      expect(await play(table)).toBeUndefined()
    })

    it('has no running clock, and nobody loses time', async () => {
      const before = table.state().reserves
      await time.advance(60 * 60_000)
      expect(table.state().hand?.moves).toEqual([])
      await write(table, { kind: 'pause', paused: false })
      await time.advance(3_900)
      expect(table.state().hand?.moves).toEqual([])
      expect(table.state().reserves).toEqual(before)
    })

    it('deals nothing, even when everybody is ready', async () => {
      await write(table, { kind: 'pause', paused: false })
      while (table.state().phase === 'PLAYING') await play(table)
      await write(table, { kind: 'pause', paused: true })
      for (const n of [0, 1, 2]) await table.act((state) => door.ready(state, { id: `p${n}`, name: '' }, ''))
      await time.advance(60_000)
      expect(table.state().phase).toBe('BETWEEN')
      await write(table, { kind: 'pause', paused: false })
      expect(table.state().phase).toBe('PLAYING')
    })

    it('is still paused after a restart', async () => {
      await tables.stop()
      tables = await start()
      table = await seat()
      await time.advance(60 * 60_000)
      expect(table.state()).toMatchObject({ paused: true, phase: 'PLAYING', hand: { moves: [] } })
    })
  })

  it('deals a hand again from another shuffle, to the same seats', async () => {
    const table = await seat()
    table.attend('p0')
    await play(table)
    const before = table.state()
    const next = before.next
    if (next === null) throw new Error('three hands are played')
    await write(table, { kind: 'void', next })
    expect(table.state()).toMatchObject({ phase: 'BETWEEN', settled: [], voided: [0], hand: null })
    await time.advance(12_000)
    const { hand, settled } = table.state()
    expect(hand).toMatchObject({ n: 0, sealed: next, seating: before.hand?.seating, moves: [] })
    expect(hand?.deal).not.toBe(before.hand?.deal)
    expect(settled).toEqual([])
    // The series stays the same: as many hands as before, each with its own record.
    while (table.state().phase !== 'FINISHED') {
      if (table.state().phase === 'PLAYING') await play(table)
      else await time.advance(12_000)
    }
    expect(table.state().settled).toHaveLength(3)
    await expect.poll(() => store.record('abcd2345', 0)).toContain('hand: 0')
  })

  it('lets a reserve player take the place of one who dropped out', async () => {
    const table = await seat()
    const chair = chairsToAct(table.state())[0] as number
    await write(table, { kind: 'leave', chair })
    await write(table, seating({ name: 'Reserve', person: 'r' }, chair))
    const { seq, hand } = table.state()
    const seatNow = hand?.seating.indexOf(chair) as number
    const move = hand?.now.legal(seatNow)[0] as string
    expect(door.play(table.state(), { id: `p${chair}`, name: '' }, seq, move, 0)).toBe('NOT_SEATED')
    expect(door.play(table.state(), { id: 'r', name: '' }, seq, move, 0)).toHaveLength(1)
  })
})
