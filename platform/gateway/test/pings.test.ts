/** Whether the other side of a socket is still there, asked of thousands. */
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { guard, socketLimits } from '../src/graphql/guard.js'
import { fakeTime } from './help.js'

const patience = 20_000

class Reader extends EventEmitter {
  pings = 0
  isThere = true
  isGone = false
  ping(data: Buffer): void {
    this.pings += 1
    if (this.isThere) this.emit('pong', data)
  }
  terminate(): void {
    this.isGone = true
    this.emit('close')
  }
}

it('asks each socket once within its patience, and never many at a time', async () => {
  const time = fakeTime()
  const watch = guard({ time, limits: { ...socketLimits, patience } })
  const readers = Array.from({ length: 400 }, () => new Reader())
  for (const reader of readers) watch(reader as unknown as WebSocket, () => undefined)
  const pings = (): number => readers.reduce((sum, reader) => sum + reader.pings, 0)

  let most = 0
  for (let step = 0; step < 100; step++) {
    const before = pings()
    await time.advance(patience / 100)
    most = Math.max(most, pings() - before)
  }
  expect(readers.map((reader) => reader.pings)).toEqual(readers.map(() => 1))
  expect(most).toBeLessThanOrEqual(readers.length / 20)

  const silent = readers.filter((_, n) => n % 7 === 0)
  for (const reader of silent) reader.isThere = false
  await time.advance(2 * patience)
  expect(readers.filter(({ isGone }) => isGone)).toEqual(silent)
})
