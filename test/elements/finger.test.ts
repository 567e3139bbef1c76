/** Every element that a site may embed, operated by finger. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawFrom } from './draw.js'
import { everyCase } from './every.js'
import { fakeLine, type Line } from '../../web/elements/test/line.js'
import { tooSmall } from './press.js'

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
  it.each(everyCase)('<%s> is large enough for a finger, %s', async (_, __, draw) => {
    expect(tooSmall(await draw('pl'))).toEqual([])
  })
})
