import { describe, expect, it } from 'vitest'
import { nudges } from '../src/table/nudges.js'

function source() {
  let nudge = (): void => undefined
  let listening = false
  const stream = nudges((n) => {
    nudge = n
    listening = true
    return () => (listening = false)
  })
  return { stream, nudge: () => nudge(), isListening: () => listening }
}

describe('nudges', () => {
  it('yield once at once, then once for any number that came meanwhile', async () => {
    const { stream, nudge } = source()
    expect(await stream.next()).toEqual({ done: false, value: undefined })
    for (let i = 0; i < 1_000; i++) nudge()
    expect((await stream.next()).done).toBe(false)
    let answered = false
    const next = stream.next().then(() => (answered = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(false)
    nudge()
    await next
    expect(answered).toBe(true)
  })

  it('end while they wait, and listen no more', async () => {
    const { stream, nudge, isListening } = source()
    await stream.next()
    const next = stream.next()
    await stream.return(undefined)
    expect((await next).done).toBe(true)
    expect(isListening()).toBe(false)
    nudge()
    expect((await stream.next()).done).toBe(true)
  })
})
