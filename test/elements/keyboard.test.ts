/** Every element that a site may embed, by keyboard alone. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawFrom } from './draw.js'
import { everyCase } from './every.js'
import { fakeLine, type Line } from '../../web/elements/test/line.js'
import { missed, walk } from './press.js'

let line: Line
beforeEach(async () => {
  localStorage.clear()
  line = fakeLine()
  drawFrom(line)
  await page.viewport(360, 740)
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

describe('an element on a club’s page', () => {
  it.each(everyCase)('<%s> can be used by keyboard, and its focus is visible, %s', async (_, __, draw) => {
    const element = await draw('pl')
    const { stops, unseen } = await walk(element)
    expect(missed(element, stops)).toEqual([])
    expect(unseen).toEqual([])
  })
})
