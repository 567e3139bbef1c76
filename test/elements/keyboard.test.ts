/** Every element that a site may embed, by keyboard alone. */
import { describe, expect, it } from 'vitest'
import { onFreshPages } from './fresh-pages.js'
import { everyCase } from './every.js'
import { missed, walk } from './press.js'

onFreshPages()

describe('an element on a club’s page', () => {
  it.each(everyCase)('<%s> can be used by keyboard, and its focus is visible, %s', async (_, __, draw) => {
    const element = await draw('pl')
    const { stops, unseen } = await walk(element)
    expect(missed(element, stops)).toEqual([])
    expect(unseen).toEqual([])
  })
})
