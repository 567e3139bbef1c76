/** A live log whose store fails, is restored, or gets acts meanwhile. The contract covers the rest for every store. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Away } from '../../src/base/failure.js'
import { fakeTime } from '../help.js'
import { add, count, needs, numberLog, numbersOfTables, type Numbers, type Plan } from './contract.js'
import { newStore } from '../stores.js'

const flat = (plans: readonly Plan[]): readonly number[] => plans.flatMap(({ entries }) => entries)

let store: Numbers
beforeEach(() => {
  store = numbersOfTables(newStore())
})

describe('an act during an append', () => {
  it('is appended together with others afterwards, and answered only then', async () => {
    const appended: (readonly number[])[] = []
    let release = (): void => undefined
    const notified: string[] = []
    const log = numberLog(store, 'a', {
      alone: true,
      append: async (plans, expected) => {
        appended.push(flat(plans))
        await new Promise<void>((resolve) => (release = resolve))
        return store.append('a', expected, flat(plans))
      },
    })
    const first = log.act(count).then((answer) => notified.push(answer))
    await expect.poll(() => appended.length).toBe(1)
    const rest = [log.act(count), log.act(count), log.act(needs(3)), log.act(needs(4))]
    expect([notified, log.state()]).toEqual([[], []])
    release()
    await first
    await expect.poll(() => appended.length).toBe(2)
    expect(log.state()).toEqual([0])
    release()
    expect(await Promise.all(rest)).toEqual(['1', '2', 'is there', 'refused'])
    expect(appended).toEqual([[0], [1, 2]])
  })

  it('is appended separately if its fencing token differs', async () => {
    const appended: unknown[] = []
    const log = numberLog(store, 'a', {
      append: (plans, expected, fence) => {
        appended.push([fence, ...flat(plans)])
        return store.append('a', expected, flat(plans))
      },
    })
    await Promise.all([1, 1, undefined, 2].map((fence) => log.act(count, fence)))
    expect(appended).toEqual([
      [1, 0, 1],
      [undefined, 2],
      [2, 3],
    ])
  })

  it('fails alone when deciding it throws', async () => {
    const log = numberLog(store, 'a')
    const bad = log.act(() => {
      throw new Error('a bug')
    })
    const beside = log.act(count)
    await expect(bad).rejects.toThrow('a bug')
    expect(await beside).toBe('0')
  })
})

describe('a log that cannot be read while the store is away', () => {
  it('is read again until that succeeds, although nobody tells of its entries again', async () => {
    let away = true
    const time = fakeTime()
    const log = numberLog(store, 'a', {
      time,
      read: (from) => (away ? Promise.reject(new Away()) : store.log('a', from)),
    })
    await store.append('a', 0, [7])
    await log.catchUp(1)
    await time.advance(10_000)
    expect(log.state()).toEqual([])
    away = false
    await time.advance(1_000)
    expect(log.state()).toEqual([7])
  })

  it('is not read any more once it is stopped', async () => {
    let reads = 0
    const time = fakeTime()
    const log = numberLog(store, 'a', {
      time,
      read: () => {
        reads += 1
        return Promise.reject(new Away())
      },
    })
    await log.catchUp(1)
    await log.stop()
    await time.advance(10_000)
    expect(reads).toBe(1)
  })
})

describe('when the store fails', () => {
  it('acts are unavailable and nothing changes; afterwards the log continues', async () => {
    let [full, changes] = [true, 0]
    const log = numberLog(store, 'a', {
      append: (plans, expected) =>
        full ? Promise.reject(new Error('ENOSPC')) : store.append('a', expected, flat(plans)),
      changed: () => (changes += 1),
    })
    expect(await Promise.all([log.act(count), log.act(count)])).toEqual(['unavailable', 'unavailable'])
    expect([log.state(), changes]).toEqual([[], 0])
    full = false
    expect(await log.act(count)).toBe('0')
    expect(changes).toBe(1)
  })

  it.each([true, false])(
    'what was written is found although the answer was lost, with one process alone: %s',
    async (alone) => {
      let lost = true
      const log = numberLog(store, 'a', {
        alone,
        append: async (plans, expected) => {
          const answer = await store.append('a', expected, flat(plans))
          if (lost) throw new Error('EIO')
          return answer
        },
      })
      expect(await log.act(add(5))).toBe('unavailable')
      lost = false
      expect(await log.act(needs(1))).toBe('is there')
      expect(await log.act(count)).toBe('1')
      expect(await store.log('a')).toEqual([5, 1])
    },
  )

  it('an entry that was written despite a failed append is found by the next read', async () => {
    const log = numberLog(store, 'a', {
      alone: true,
      append: async (plans, expected) => {
        await store.append('a', expected, flat(plans))
        throw new Error('EIO')
      },
    })
    await log.act(count)
    expect(log.state()).toEqual([])
    await log.catchUp()
    expect(log.state()).toEqual([0])
  })

  it('it gives up after some tries if others are always faster', async () => {
    let tries = 0
    const log = numberLog(store, 'a', {
      append: async (_, expected) => {
        tries += 1
        await store.append('a', expected, [9])
        return 'stale'
      },
    })
    expect(await log.act(count)).toBe('unavailable')
    expect(tries).toBe(8)
  })
})

describe('a restored log', () => {
  it('is read again before anything is decided, and its lease is dropped', async () => {
    let [epoch, replaced] = ['1', 0]
    let now = store
    const log = numberLog(store, 'a', {
      epoch: () => epoch,
      read: (from) => now.log('a', from),
      append: (plans, expected) => now.append('a', expected, flat(plans)),
      replaced: () => (replaced += 1),
    })
    await log.act(add(1, 2, 3))
    now = numbersOfTables(newStore())
    await now.append('a', 0, [1])
    epoch = '2'
    expect(log.isReplaced()).toBe(true)
    expect(await log.act(needs(2))).toBe('refused')
    expect([log.state(), log.epoch(), replaced]).toEqual([[1], '2', 1])
    expect(await log.act(add(8))).toBe('added')
    expect(await now.log('a')).toEqual([1, 8])
  })

  it.each([
    ['the same', [1, 2, 3], [1, 2, 3], 0],
    ['the same and longer', [1, 2, 3, 4], [1, 2, 3, 4], 0],
    ['another', [1, 2, 5, 6], [1, 2, 5, 6], 1],
    ['shorter', [1, 2], [1, 2], 1],
  ])('is replayed only if it is another one: %s', async (_, found, state, times) => {
    let [epoch, replays, replaced, changes] = ['1', 0, 0, 0]
    let now = store
    const log = numberLog(store, 'a', {
      epoch: () => epoch,
      last: (numbers) => numbers.at(-1),
      read: (from) => now.log('a', from),
      replay: (all) => {
        replays += 1
        return all
      },
      replaced: () => (replaced += 1),
      changed: () => (changes += 1),
    })
    await log.act(add(1, 2, 3))
    now = numbersOfTables(newStore())
    await now.append('a', 0, found)
    ;[epoch, changes] = ['2', 0]
    await log.catchUp()
    expect([log.state(), log.epoch(), replays]).toEqual([state, '2', times])
    // Its lease may be lost, and whoever watches it must hear of the epoch.
    expect([replaced, changes]).toEqual([1, 1])
  })

  it('is read again when it turns out to be shorter', async () => {
    let now = store
    const log = numberLog(store, 'a', {
      read: (from) => now.log('a', from),
      append: (plans, expected) => now.append('a', expected, flat(plans)),
    })
    await log.act(add(1, 2, 3))
    now = numbersOfTables(newStore())
    await now.append('a', 0, [1])
    expect(await log.act(count)).toBe('1')
    expect(log.state()).toEqual([1, 1])
  })

  it('is gone when nothing of it is left', async () => {
    let [epoch, gone] = ['1', 0]
    let now = store
    const log = numberLog(store, 'a', {
      epoch: () => epoch,
      read: (from) => now.log('a', from),
      gone: () => (gone += 1),
    })
    await log.act(count)
    ;[now, epoch] = [numbersOfTables(newStore()), '2']
    expect(await log.act(count)).toBe('unavailable')
    expect(gone).toBe(1)
  })
})

it('a live log reads on only if it is shorter than others say, and never when alone', async () => {
  let reads = 0
  const read = (from: number): Promise<readonly number[]> => {
    reads += 1
    return store.log('a', from)
  }
  const [log, alone] = [numberLog(store, 'a', { read }), numberLog(store, 'a', { read, alone: true })]
  await store.append('a', 0, [0])
  await log.catchUp(1)
  expect([log.state(), reads]).toEqual([[0], 1])
  await log.catchUp(1)
  await alone.catchUp()
  expect(reads).toBe(1)
})

it('a live log takes the entries that it is told of, and reads only where they do not follow', async () => {
  let [reads, epoch] = [0, '1']
  const read = (from: number): Promise<readonly number[]> => {
    reads += 1
    return store.log('a', from)
  }
  const log = numberLog(store, 'a', { read, epoch: () => epoch })
  await store.append('a', 0, [0, 1])
  await log.catchUp(2, () => [0, 1])
  expect([log.state(), reads]).toEqual([[0, 1], 0])

  await store.append('a', 2, [2, 3])
  // It missed entry 2.
  await log.catchUp(4, () => [3])
  expect([log.state(), reads]).toEqual([[0, 1, 2, 3], 1])

  await store.append('a', 4, [4])
  epoch = '2'
  await log.catchUp(5, () => [4])
  expect([log.state(), reads]).toEqual([[0, 1, 2, 3, 4], 2])

  // It has them already.
  await log.catchUp(5, () => {
    throw new Error('needs no entries')
  })
  expect(reads).toBe(2)
})

it('a live log accepts nothing more when stopped, and finishes what is in progress', async () => {
  const log = numberLog(store, 'a')
  const underWay = log.act(count)
  await Promise.resolve()
  const stopped = log.stop()
  expect(await log.act(count)).toBe('unavailable')
  await stopped
  expect(await store.log('a')).toHaveLength((await underWay) === '0' ? 1 : 0)
})
