/** The result of a hand and the list of a table on a low screen: the first row is never hidden under the header. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { mouse, nextHand, playOn } from './play.js'
import { myTurn } from './table.js'
import { openBrowser, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Scrolls the list's container to the top. Returns the lower edge of the header, and the edges of the first row. */
const firstRow = (page: Page): Promise<{ head: number; top: number; bottom: number }> =>
  page.locator('stolik-sheet').evaluate((sheet) => {
    const root = sheet.shadowRoot as ShadowRoot
    const row = root.querySelector('tbody tr') as Element
    row.scrollIntoView({ block: 'nearest' })
    for (let node: Node | null = row; node !== null;) {
      if (node instanceof Element) node.scrollTop = 0
      node = node instanceof ShadowRoot ? node.host : node.parentNode
    }
    const { top, bottom } = row.getBoundingClientRect()
    return { head: (root.querySelector('thead') as Element).getBoundingClientRect().bottom, top, bottom }
  })

describe.each([
  [740, 360],
  [720, 450],
])('a table on a screen of %i × %i', (width, height) => {
  it('shows the first row of its list below the header', async () => {
    const { page, faults } = await visit(browser, { viewport: { width, height } })
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('button', { name: 'gram z botami' }).click()
    await page.getByRole('textbox').fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()
    await playOn(page, mouse)
    await nextHand(page)
    await myTurn(page)
    await page.getByRole('button', { name: 'lista', exact: true }).click()
    await page.locator('stolik-sheet').getByRole('row').nth(1).waitFor()
    const { head, top, bottom } = await firstRow(page)
    expect(top).toBeGreaterThanOrEqual(head - 1)
    expect(bottom).toBeLessThanOrEqual(height)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
