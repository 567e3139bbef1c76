/** The worker thread that examines hands: it answers, fails and ends, and can be asked again. */
import { afterEach, describe, expect, it } from 'vitest'
import { realTime } from '../../src/base/time.js'
import { examineInWorker } from '../../src/findings/in-worker.js'
import type { Examiner } from '../../src/findings/examining.js'
import { fakeTime } from '../help.js'

let examiner: Examiner | undefined
afterEach(() => examiner?.stop())
const start = (script?: string, time: Parameters<typeof examineInWorker>[0] = realTime): Examiner => {
  const url = script === undefined ? undefined : new URL(`data:text/javascript,${encodeURIComponent(script)}`)
  examiner = examineInWorker(time, url)
  return examiner
}
const nobody = { game: 'chess', table: 't', log: [], records: [], since: 0 }

describe('the thread that examines hands', () => {
  it('counts over the hands that it was given, and lets them go', async () => {
    const work = start()
    expect(await work.examine(nobody)).toEqual([])
    const calls = [0, 1, 2].map((seat, move) => ({ move, seat, raises: seat < 2, chance: 0 }))
    const players = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }))
    const seen = JSON.stringify({ calls, cards: [], game: null, times: null })
    const rows = Array.from({ length: 20 }, (_, hand) => ({
      table: 't',
      hand,
      at: hand,
      players: JSON.stringify(players),
      seen,
    }))
    await work.add(rows.toReversed())
    const found = await work.count('skat')
    expect(found.map(({ player, companion }) => [player.name, companion?.name])).toEqual([
      ['A', 'C'],
      ['B', 'C'],
    ])
    expect(found[0]).toMatchObject({ detector: 'bids', found: 20, among: 20 })
    expect(found[0]?.hands.at(-1)).toBe('t/20')
    expect(await work.count('skat')).toEqual([])
  })

  it('tells that it failed or ended, and is started anew for the next question', async () => {
    const fails = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, task: { method } }) =>
        method === 'add' ? process.exit() : parentPort.postMessage({ answer: id, failed: { message: method } }))`
    const work = start(fails)
    await expect(work.count('skat')).rejects.toThrow('count')
    await expect(work.add([])).rejects.toThrow('ended with 0')
    await expect(work.examine(nobody)).rejects.toThrow('examine')
  })

  it('is given up if it does not answer', async () => {
    const time = fakeTime()
    const work = start(
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {})`,
      time,
    )
    const counting = work.count('skat')
    // With which code depends on how far it had started.
    const refused = expect(counting).rejects.toThrow('ended with')
    await time.advance(3 * 60_000)
    await refused
  })
})
