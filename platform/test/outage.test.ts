/** A store that takes nothing for a while: refused, nothing changed, nothing told; then it goes on. */
import { afterEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { memoryStore } from '../src/store/memory.js'
import type { Store } from '../src/store/store.js'
import { addBot, fakeTime, guest, look, openTiny, play, sit, testApp } from './help.js'

let app: FastifyInstance
afterEach(() => app.close())

describe('while the disk is full', () => {
  it('everything is refused and the table is as it was; afterwards it goes on', async () => {
    let full = false
    const disk = memoryStore()
    const store: Store = {
      ...disk,
      append: (append) => (full ? Promise.reject(new Error('ENOSPC')) : disk.append(append)),
    }
    const time = fakeTime()
    app = await testApp({ store, time })
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await addBot(ola, id)
    const { seq, view } = await sit(jan, id, 'chair: 2')

    full = true
    await time.advance(1)
    expect(await look(jan, id)).toMatchObject({ seq, view })
    expect((await openTiny(ola)).code).toBe('UNAVAILABLE')

    full = false
    await time.advance(5_000)
    const after = await look(jan, id)
    expect(after.seq).toBe(seq + 1)
    full = true
    expect((await play(jan, id, after.seq, 'pass')).code).toBe('UNAVAILABLE')
    full = false
    expect((await play(jan, id, after.seq, 'pass')).seq).toBeGreaterThan(after.seq)
  })
})
