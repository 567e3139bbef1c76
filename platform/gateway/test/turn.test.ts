import { expect, it } from 'vitest'
import { nextTurn, oneByOne } from '../src/base/turn.js'

const busy = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
}

it('a job waits twice as long as the last one took, even if nothing else is waiting', async () => {
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
  expect((starts[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(78)
  expect((starts[2] ?? 0) - (ends[1] ?? 0)).toBeGreaterThanOrEqual(78)
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

it('callbacks that are added during a turn run in it', async () => {
  const later = nextTurn()
  const order: number[] = []
  later(() => {
    order.push(1)
    later(() => order.push(2))
  })
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(order).toEqual([1, 2])
})

it('callbacks that take long together let others go first, and are done in order', async () => {
  const later = nextTurn()
  const order: (number | 'other')[] = []
  await new Promise<void>((resolve) => {
    for (let n = 0; n < 10; n++)
      later(() => {
        busy(1)
        order.push(n)
        if (n === 9) resolve()
      })
    setImmediate(() => later(() => order.push('other')))
  })
  // A turn takes two milliseconds, and finishes what it has begun.
  expect(order.indexOf('other')).toBeLessThanOrEqual(3)
  expect(order.filter((one) => one !== 'other')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
