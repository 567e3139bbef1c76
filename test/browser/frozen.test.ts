/** A page whose browser stops it for a while, as phones do, and two pages of one person at a table. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Somebody at a table with bots. */
async function atTable(): Promise<Page> {
  const { page } = await visit(browser, { viewport: phone })
  await page.goto(gateway.url)
  await page.getByRole('button', { name: 'nowy stolik' }).click()
  await page.getByRole('button', { name: 'gram z botami' }).click()
  await page.getByRole('textbox').fill('Danuta')
  await page.getByRole('button', { name: 'gram', exact: true }).click()
  await page.locator('stolik-hand').waitFor()
  return page
}

const hand = (page: Page) => page.locator('stolik-hand')
const pass = (page: Page) => page.getByRole('button', { name: 'pas', exact: true })

describe('a page that its browser has frozen', () => {
  it('shows what happened meanwhile within eight seconds of its thaw', async () => {
    const page = await atTable()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await hand(other).waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    // Another page of the same person makes a move.
    await pass(other).click()
    await pass(other).waitFor({ state: 'detached' })
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await page.bringToFront()
    await pass(page).waitFor({ state: 'detached', timeout: 8_000 })
    expect(await hand(page).isVisible()).toBe(true)
    await page.context().close()
  })
})
