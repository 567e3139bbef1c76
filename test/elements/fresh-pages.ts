/** A page for each test on which nothing is drawn yet, and a gateway for what is. */
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { fakeLine, type Line } from '../../web/elements/test/line.js'
import { drawFrom } from './draw.js'

/** @param width of the page in pixels */
export function onFreshPages(width = 360): void {
  let line: Line
  beforeEach(async () => {
    localStorage.clear()
    line = fakeLine()
    drawFrom(line)
    await page.viewport(width, 740)
  })
  afterEach(() => {
    document.body.replaceChildren()
    line.restore()
  })
}
