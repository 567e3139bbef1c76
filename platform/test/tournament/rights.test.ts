/** Rights at events end at once for whoever has lost them: what is watched, and what is done. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryAccounts } from '../../src/account/memory.js'
import { realTime } from '../../src/time.js'
import type { App } from '../help.js'
import { owned } from '../settings/owner.js'
import { listen, subscribe } from '../socket-help.js'
import { act } from './gateway.js'
import { kinds, type House, type Told } from './rights-kinds.js'

describe('the right', () => {
  let app: App
  let house: House
  beforeEach(async () => {
    const accounts = memoryAccounts()
    const { owner, ...given } = await owned({ accounts, time: realTime })
    app = given.app
    house = { app, accounts, owner }
  })
  afterEach(() => app.close())

  it.each(Object.entries(kinds))('%s ends at once', async (_, begin) => {
    const { who, event, query, shown, does, take } = await begin(house)
    expect((await act(who, event, does)).code).not.toBe('NOT_ALLOWED')
    const watching = subscribe<Told>(await listen(app), query, who.token)
    await watching.until(shown)
    await take()
    expect((await act(who, event, does)).code).toBe('NOT_ALLOWED')
    await watching.until((told) => !shown(told))
    watching.close()
  })
})
