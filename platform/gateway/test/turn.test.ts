import { expect, it } from 'vitest'
import { oneByOne } from '../src/base/turn.js'

const busy = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
}

it('a job waits as long as the last one took, even if nothing else is waiting', async () => {
  const turn = oneByOne()
  const ends: number[] = []
  const starts: number[] = []
  const work = async (): Promise<void> => {
    await turn()
    starts.push(performance.now())
    busy(40)
    ends.push(performance.now())
  }
  await Promise.all([work(), work()])
  await work()
  // A timer may be a millisecond early.
  expect((starts[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(38)
  expect((starts[2] ?? 0) - (ends[1] ?? 0)).toBeGreaterThanOrEqual(38)
})

it('short jobs follow one another, one per turn of the event loop', async () => {
  const turn = oneByOne()
  const order: string[] = []
  const work = (name: string): Promise<void> => turn().then(() => void order.push(name))
  const all = Promise.all(['a', 'b', 'c'].map(work))
  setImmediate(() => {
    order.push('first')
    setImmediate(() => order.push('second'))
  })
  await all
  expect(order.filter((one) => one.length === 1)).toEqual(['a', 'b', 'c'])
  expect(order.indexOf('second')).toBeLessThan(order.indexOf('c'))
})
