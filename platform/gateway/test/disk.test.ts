/** A disk that fills is reported before it is full: once, and once more when it has room again. */
import { expect, it } from 'vitest'
import { lowBelow, roomOf, watchDisk, type Room } from '../src/health/disk.js'
import { fakeTime } from './help.js'
import { quiet } from './quiet.js'

const size = 100 * lowBelow
const unexpected = (): never => {
  throw new Error('nothing else is logged')
}

it('a disk that is nearly full is logged once, and once more when it has room again', async () => {
  const time = fakeTime()
  const logged: object[] = []
  let room: Room | undefined = { free: lowBelow - 1, size }
  const stop = watchDisk(() => Promise.resolve(room), {
    time,
    log: { warn: (fields) => void logged.push(fields), error: unexpected, info: unexpected },
  })
  await quiet()
  expect(logged).toEqual([{ event: 'DISK_LOW', free: lowBelow - 1 }])
  // Unchanged figures, an unknown figure and small changes are not reported.
  for (const free of [lowBelow - 2, undefined, lowBelow + 1]) {
    room = free === undefined ? undefined : { free, size }
    await time.advance(60_000)
  }
  expect(logged).toHaveLength(1)
  room = { free: 2 * lowBelow, size }
  await time.advance(60_000)
  expect(logged).toEqual([
    { event: 'DISK_LOW', free: lowBelow - 1 },
    { event: 'DISK_ENOUGH', away: 240_000, free: 2 * lowBelow },
  ])
  stop()
})

it('a small disk does not always count as nearly full', async () => {
  const logged: object[] = []
  const stop = watchDisk(() => Promise.resolve({ free: lowBelow / 4, size: lowBelow / 2 }), {
    time: fakeTime(),
    log: { warn: (fields) => void logged.push(fields), error: unexpected, info: unexpected },
  })
  await quiet()
  expect(logged).toEqual([])
  stop()
})

it('the room of a folder is that of its disk, and unknown if there is no such folder', async () => {
  const room = await roomOf(import.meta.dirname)()
  expect(room?.free).toBeGreaterThan(0)
  expect(room?.size).toBeGreaterThanOrEqual(room?.free ?? Infinity)
  expect(await roomOf('/nowhere/at/all')()).toBeUndefined()
})
