/** Clocks: the time that moves take, automatic moves after a timeout, and restarts. */
import { seeded } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { afterMove, allowance, timeLeft } from '../src/table/clocks.js'
import {
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  play,
  ready,
  sit,
  testApp,
  testEntropy,
  type Asker,
  type FakeTime,
} from './help.js'
import { newStore } from './stores.js'

describe('a time allowance', () => {
  it.each([
    ['CALM', 12, 20 * 60, 15],
    ['NORMAL', 12, 10 * 60, 8],
    ['FAST', 12, 4 * 60, 4],
    ['NORMAL', 36, 30 * 60, 8],
    ['NORMAL', 3, 150, 8],
    ['NORMAL', 1, 150, 8],
  ] as const)('at %s for %i hands is %i s and %i s a move', (speed, hands, reserve, perMove) => {
    expect(allowance(speed, hands)).toEqual({ reserve: reserve * 1000, perMove: perMove * 1000 })
  })
  it('does not exist at free tables', () => {
    expect(allowance('FREE', 12)).toBeNull()
  })
  it('is reduced only by time beyond the seconds of each move', () => {
    expect(afterMove(10_000, 4_000, 4_000)).toBe(10_000)
    expect(afterMove(10_000, 4_000, 5_000)).toBe(9_000)
    expect(afterMove(10_000, 4_000, 60_000)).toBe(0)
    expect(timeLeft(10_000, 4_000, 0)).toBe(14_000)
    expect(timeLeft(10_000, 4_000, 20_000)).toBe(0)
  })
})

describe('at a table with clocks', () => {
  let app: FastifyInstance
  let time: FakeTime
  let ola: Asker
  let jan: Asker
  let eve: Asker
  const store = newStore()
  const start = async (): Promise<void> => {
    app = await testApp({ time, store, entropy: testEntropy(seeded(7)) })
  }
  afterEach(() => app.close())

  /** Deals at FAST with three hands: 60 s in all and 4 s a move. Jan, in the second place, is to bid. */
  const deal = async (args = 'speed: FAST, length: 3'): Promise<string> => {
    time = fakeTime()
    await start()
    ;[ola, jan, eve] = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
    const { id } = await openTiny(ola, args)
    await sit(jan, id)
    await sit(eve, id)
    return id
  }
  const clocks = async (id: string): Promise<(number | null | undefined)[]> =>
    (await look(ola, id)).players.map((player) => player?.clock)

  it('only the clock of the player to move runs', async () => {
    const id = await deal()
    expect(await clocks(id)).toEqual([64_000, 64_000, 64_000])
    await time.advance(10_000)
    const { players } = await look(ola, id)
    expect(players.map((player) => player?.thinking)).toEqual([false, true, false])
    expect(await clocks(id)).toEqual([64_000, 54_000, 64_000])
  })

  it('a move gives back at most its own seconds', async () => {
    const id = await deal()
    await time.advance(3_000)
    await play(jan, id, (await look(jan, id)).seq, 'pass')
    await time.advance(10_000)
    await play(eve, id, (await look(eve, id)).seq, 'pass')
    expect(await clocks(id)).toEqual([64_000, 64_000, 58_000])
  })

  it('a timeout makes the game’s default move, checked like any other move', async () => {
    const id = await deal()
    const { seq } = await look(jan, id)
    await time.advance(63_999)
    expect((await look(jan, id)).seq).toBe(seq)
    await time.advance(1)
    const after = await look(jan, id)
    expect(after.seq).toBe(seq + 1)
    expect(after.players[1]).toMatchObject({ clock: 4_000, thinking: false })
    expect((await play(jan, id, seq, '1')).code).toBe('STALE')
  })

  it('after all have disconnected, the clock makes their moves until the hand ends, and each next one waits for somebody', async () => {
    const id = await deal()
    for (const hand of [0, 1, 2]) {
      await time.advance(20 * 60_000)
      expect(await look(ola, id)).toMatchObject({ phase: hand === 2 ? 'FINISHED' : 'BETWEEN', hand })
      await ready(ola, id)
    }
  })

  it('a bot has no clock, and returning players find theirs as they left it', async () => {
    const id = await deal()
    await time.advance(14_000)
    await leave(jan, id)
    expect((await clocks(id))[1]).toBeNull()
    await time.advance(1)
    await sit(jan, id)
    expect((await look(jan, id)).players[1]).toMatchObject({ bot: false, clock: 64_000 })
  })

  it('nobody has a clock at a free table', async () => {
    const id = await deal('speed: FREE')
    const { seq } = await look(ola, id)
    await time.advance(12 * 60 * 60_000)
    expect(await look(ola, id)).toMatchObject({ seq, phase: 'PLAYING' })
    expect(await clocks(id)).toEqual([null, null, null])
  })

  it('downtime of the gateway is on nobody’s clock', async () => {
    const id = await deal()
    await time.advance(10_000)
    await play(jan, id, (await look(jan, id)).seq, 'pass')
    const before = await clocks(id)
    const { view, seq } = await look(eve, id)
    await app.close()
    await time.advance(60 * 60_000)
    await start()
    eve = { ...(await again(eve)), token: eve.token }
    ola = await again(ola)
    expect(await look(eve, id)).toMatchObject({ seq, view })
    expect(await clocks(id)).toEqual(before)
    await time.advance(64_000)
    expect((await look(ola, id)).seq).toBe(seq + 1)
  })
  const again = async (who: Asker): Promise<Asker> => {
    const { asker } = await import('./help.js')
    return asker(app, who.token)
  }

  it('an abandoned table is closed after a day, one that waits for strangers soon, and one by link where nobody else came sooner', async () => {
    const id = await deal('speed: FREE')
    const waiting = await openTiny(ola)
    const hidden = await openTiny(ola, 'private: true')
    const together = await openTiny(ola, 'private: true')
    await sit(jan, together.id, `invitation: "${together.invitation ?? ''}"`)
    await time.advance(9 * 60_000)
    expect((await look(ola, hidden.id)).phase).toBe('GATHERING')
    await time.advance(7 * 60_000)
    expect((await look(ola, waiting.id)).phase).toBe('CLOSED')
    expect((await look(ola, id)).phase).toBe('PLAYING')
    await time.advance(60 * 60_000)
    expect((await look(ola, hidden.id)).phase).toBe('CLOSED')
    expect((await look(ola, together.id)).phase).toBe('GATHERING')
    await time.advance(24 * 60 * 60_000)
    expect((await look(ola, together.id)).phase).toBe('CLOSED')
    expect((await look(ola, id)).phase).toBe('CLOSED')
  })
})
