import { createHook } from 'node:async_hooks'
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { quiet } from './quiet.js'

/** Tracks how far a chain of steps has come. */
function chain(steps: number, step: () => Promise<unknown>): { done: number } {
  const seen = { done: 0 }
  void (async () => {
    for (let n = 0; n < steps; n++) {
      await step()
      seen.done += 1
    }
  })()
  return seen
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const bytes = new Uint8Array(2_000_000)

describe('waiting for quiet', () => {
  it.each([
    ['turns of the event loop', turn],
    ['hashes of another thread', () => webcrypto.subtle.digest('SHA-256', bytes)],
  ])('ends when a long chain of %s is done', async (_, step) => {
    const seen = chain(50, step)
    await quiet()
    expect(seen.done).toBe(50)
  })

  it('ends despite many synchronous signatures, whose end is never reported', async () => {
    // Referenced, so that garbage collection does not report their end.
    const jobs: object[] = []
    const hook = createHook({ init: (_, type, __, job) => type === 'SIGNREQUEST' && jobs.push(job) }).enable()
    const { privateKey } = generateKeyPairSync('ed25519')
    for (let n = 0; n < 20; n++) sign(null, bytes.subarray(0, 8), privateKey)
    hook.disable()
    await quiet()
    expect(jobs).toHaveLength(20)
  }, 5_000)

  it('wakes two who wait at the same time', async () => {
    const seen = chain(20, turn)
    await Promise.all([quiet(), quiet()])
    expect(seen.done).toBe(20)
  })
})
