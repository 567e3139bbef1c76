/** Every element that a site may embed, by keyboard alone, in the few colours that the system of a person allows. */
import { afterEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { onFreshPages } from './fresh-pages.js'
import { everyCase } from './every.js'
import { walk } from './press.js'

onFreshPages()
afterEach(() => forceColors('none'))

/** The type of vitest's session depends on the provider; ours is Chromium's. */
interface Session {
  send(method: string, params: object): Promise<unknown>
}
const forceColors = (value: 'active' | 'none'): Promise<unknown> =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  })

describe('an element in forced colours', () => {
  it.each(everyCase)('<%s> shows its focus, %s', async (_, __, draw) => {
    const element = await draw('pl')
    await forceColors('active')
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    expect((await walk(element)).unseen).toEqual([])
  })
})
