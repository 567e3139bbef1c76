/** Every element that a site may embed, operated by finger. */
import { describe, expect, it } from 'vitest'
import { onFreshPages } from './fresh-pages.js'
import { everyCase } from './every.js'
import { tooSmall } from './press.js'

onFreshPages()

describe('an element on a club’s page', () => {
  it.each(everyCase)('<%s> is large enough for a finger, %s', async (_, __, draw) => {
    expect(tooSmall(await draw('pl'))).toEqual([])
  })
})
