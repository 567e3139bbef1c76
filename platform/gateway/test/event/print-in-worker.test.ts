/** Papers typeset in a worker thread: the same as without one, and a dying thread is reported. */
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { games } from '../../src/games.js'
import { mostPrints, printInWorker } from '../../src/event/print/print-in-worker.js'
import { printHere, type PrintAsked } from '../../src/event/print/printing.js'
import { fakeTime, testApp } from '../help.js'
import { announce, official } from './gateway.js'
import { readable } from './print/readable.js'
import { newAccounts } from '../stores.js'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** What an event of Skat prints as its regulations. */
async function skatAsked(): Promise<PrintAsked> {
  const accounts = newAccounts()
  let wanted: PrintAsked | undefined
  const print = (request: PrintAsked): Promise<undefined> => {
    wanted = request
    return Promise.resolve(undefined)
  }
  app = await testApp({
    games,
    accounts,
    time: fakeTime(1_700_000_000_000),
    printing: { print, waiting: () => 0, stop: () => Promise.resolve() },
  })
  const director = await official({ app, accounts }, 'Director', 'ORGANISER')
  const format = games[0]?.events?.[0]
  const announced = await announce(director, {
    game: 'skat',
    format: {
      id: format?.id,
      profile: 'pzskat',
      chairs: [4, 3],
      bye: null,
      stake: null,
      tieBreaks: ['lot'],
      series: [{ rounds: 12, minutes: 120, draw: 'LOTS' }],
      scoring: { scale: null, ties: 'MEAN' },
    },
  })
  await app.inject({ url: `/files/event/${announced.event}/regulations.pdf` })
  if (wanted === undefined) throw new Error(JSON.stringify(announced))
  return wanted
}

describe('a worker thread for papers', () => {
  it('makes the same paper', async () => {
    const request = await skatAsked()
    const inWorker = printInWorker()
    const [there, here] = [await inWorker.print(request), await printHere(games).print(request)]
    if (there === undefined || here === undefined) throw new Error('no paper')
    expect(readable(there)).toEqual(readable(here))
    expect(readable(there).join()).toContain('Club evening')
    await inWorker.stop()
  })

  it('that dies reports it, and the next paper is made by another', async () => {
    const dies = printInWorker(new URL('data:text/javascript,process.exit(3)'))
    const request = { state: {} } as unknown as PrintAsked
    await expect(dies.print(request)).rejects.toThrow('ended with 3')
    await expect(dies.print(request)).rejects.toThrow('ended with 3')
  })

  it('accepts only as much as it can soon make, and continues when that is done', async () => {
    const slow = `
      import { parentPort } from 'node:worker_threads'
      const asked = []
      parentPort.on('message', ({ id, task: { state } }) => {
        asked.push(id)
        if (state.last) for (const answer of asked.splice(0)) parentPort.postMessage({ answer, value: answer })
      })`
    const inWorker = printInWorker(new URL(`data:text/javascript,${encodeURIComponent(slow)}`))
    const request = (last: boolean) => ({ state: { last } }) as unknown as PrintAsked
    const taken = Array.from({ length: mostPrints - 1 }, () => inWorker.print(request(false)))
    const last = inWorker.print(request(true))
    await expect(inWorker.print(request(true))).rejects.toMatchObject({ statusCode: 429 })
    await Promise.all([...taken, last])
    expect(await inWorker.print(request(true))).toBe(mostPrints + 1)
    await inWorker.stop()
  })
})
