import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { quiet } from './quiet.js'

/** How far a chain of steps has come. */
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

describe('it is quiet', () => {
  it.each([
    ['turns of the event loop', turn],
    ['hashes of another thread', () => webcrypto.subtle.digest('SHA-256', bytes)],
  ])('when a long chain of %s is done', async (_, step) => {
    const seen = chain(50, step)
    await quiet()
    expect(seen.done).toBe(50)
  })

  it('for two that wait for it at once', async () => {
    const seen = chain(20, turn)
    await Promise.all([quiet(), quiet()])
    expect(seen.done).toBe(20)
  })
})
