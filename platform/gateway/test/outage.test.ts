/** A store that refuses appends for a while: acts are refused without any change, then play continues. */
import { afterEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../src/store/store.js'
import { addBot, fakeTime, guest, look, openTiny, play, sit, testApp } from './help.js'
import { quiet } from './quiet.js'
import { newStore } from './stores.js'

let app: FastifyInstance
afterEach(() => app.close())

describe('an append that is not on disk yet', () => {
  it('is neither answered nor shown', async () => {
    const disk = newStore()
    let slow = false
    let release = (): void => undefined
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const store: Store = {
      ...disk,
      append: async (append) => {
        if (slow)
          await new Promise<void>((resolve) => {
            release = resolve
            arrive()
          })
        return disk.append(append)
      },
    }
    app = await testApp({ store })
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id, seq } = await openTiny(ola)
    slow = true
    let answered = false
    const sitting = sit(jan, id).then((answer) => {
      answered = true
      return answer
    })
    await arrived
    await quiet()
    expect(await look(ola, id)).toMatchObject({ seq, players: [{ name: 'Ola' }, null, null] })
    expect(answered).toBe(false)
    release()
    expect(await sitting).toMatchObject({ seq: seq + 1, chair: 1 })
  })
})

describe('an append that fails after it was written', () => {
  it('is found in the log, and the table continues from there', async () => {
    let lost = false
    const disk = newStore()
    const store: Store = {
      ...disk,
      append: async (append) => {
        const answer = await disk.append(append)
        if (lost) throw new Error('EIO')
        return answer
      },
    }
    app = await testApp({ store })
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id, seq } = await openTiny(ola)
    lost = true
    expect((await sit(jan, id)).code).toBe('UNAVAILABLE')
    lost = false
    // Decided again on what the log has: Jan is seated, and the bot comes after them.
    expect(await addBot(ola, id)).toMatchObject({
      phase: 'PLAYING',
      players: [{}, { name: 'Jan' }, { bot: true }],
    })
    expect(await look(jan, id)).toMatchObject({ chair: 1 })
    expect((await look(jan, id)).seq).toBeGreaterThan(seq + 2)
  })
})

describe('while the disk is full', () => {
  it('everything is refused and the table is unchanged; afterwards it continues', async () => {
    let full = false
    const disk = newStore()
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
