/** Draws in a worker thread: the gateway answers meanwhile, and changes made meanwhile are not overwritten. */
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { drawInWorker, type DrawSeats } from '../../src/event/live/draw-in-worker.js'
import { drawSeats, type SeatsAsked } from '@stolik/event/draw/seats'
import { asker, fakeTime, testApp, type Asker } from '../help.js'
import { act, announce, does, official, see } from './gateway.js'
import { newAccounts } from '../stores.js'

const request = (players: number): SeatsAsked => ({
  online: false,
  seed: 'b'.repeat(64),
  luck: ['draw', '1', '0', 'hall'],
  players: Array.from({ length: players }, (_, n) => ({ id: `p${n + 1}`, apart: [`team ${n % 100}`] })),
  chairs: [4, 3],
  past: [],
  pastByes: [],
  by: 'lots',
  later: 2,
})

describe('a worker thread for draws', () => {
  it('makes the same draw', async () => {
    const draw = drawInWorker()
    const both = [request(97), { ...request(40), online: true }]
    expect(await draw(both)).toEqual(both.map(drawSeats))
  })

  it('that dies reports it, and the next draw works', async () => {
    const dies = drawInWorker(new URL('data:text/javascript,process.exit(3)'))
    await expect(dies([request(8)])).rejects.toThrow('ended with 3')
    const fails = drawInWorker(new URL('data:text/javascript,throw new Error("no memory")'))
    await expect(fails([request(8)])).rejects.toThrow('no memory')
    await expect(fails([request(8)])).rejects.toThrow('no memory')
  })
})

describe('a draw at the gateway', () => {
  let app: FastifyInstance
  let director: Asker
  let event: string
  const begin = async (players: number, draw?: DrawSeats): Promise<void> => {
    const accounts: Accounts = newAccounts()
    app = await testApp({ accounts, time: fakeTime(1_700_000_000_000), ...(draw && { draw }) })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director)).event
    const csv = `name\n${Array.from({ length: players }, (_, n) => `Player ${n + 1}`).join('\n')}\n`
    await does(director, event, { enterAll: { csv } })
  }
  afterEach(() => app.close())
  const status = async (): Promise<{ seq: number; series: { status: string; tables: object[] }[] }> =>
    see(director, event, 'seq series { status tables { table } }')

  it('of 400 players blocks nobody', async () => {
    await begin(400, drawInWorker())
    let done = false
    const drawing = does(director, event, { draw: { series: 1 } }).finally(() => (done = true))
    let answered = 0
    for (; !done; answered++) await status()
    await drawing
    expect(answered).toBeGreaterThan(10)
    expect((await status()).series[0]?.tables).toHaveLength(100)
  })

  it('whose thread dies is refused, and nothing has changed', async () => {
    await begin(8, drawInWorker(new URL('data:text/javascript,process.exit(3)')))
    const before = await status()
    expect(await act(director, event, { draw: { series: 1 } })).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await status()).toEqual(before)
  })

  it('is repeated when somebody enters meanwhile, and refused if that continues', async () => {
    let [coming, late] = [1, 0]
    await begin(8, async (seats) => {
      if (coming-- > 0) await does(director, event, { enter: { entrant: { name: `Late ${++late}` } } })
      return seats.map(drawSeats)
    })
    await does(director, event, { draw: { series: 1 } })
    expect(JSON.stringify(await see(director, event, 'series { tables { seats { name } } }'))).toContain(
      'Late',
    )
    coming = Infinity
    expect(await act(director, event, { draw: { series: 1, reason: 'late comers' } })).toMatchObject({
      code: 'PLAYERS_CHANGED',
    })
  })

  it('requested again is made once, even while the first is in progress', async () => {
    await begin(8)
    const draw = { draw: { series: 1 } }
    const answers = await Promise.all([1, 2].map(() => act(director, event, draw, null, 'same')))
    answers.push(await act(director, event, draw, null, 'same'))
    expect(answers.map(({ __typename }) => __typename)).toEqual(['EventDone', 'EventDone', 'EventDone'])
    expect((await status()).seq).toBe(10)
  })

  it('is open to the director only, and costs nobody else anything', async () => {
    let drawn = 0
    await begin(8, (seats) => {
      drawn++
      return Promise.resolve(seats.map(drawSeats))
    })
    expect(await act(asker(app), event, { draw: { series: 1 } })).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(drawn).toBe(0)
  })
})
