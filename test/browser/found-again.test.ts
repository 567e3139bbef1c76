/** What a person left is where they look for it: a page where it was scrolled, their table, and their seat in another browser. */
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

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length)
const offset = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Strony', exact: true }).getByRole('link', { name }).click()

describe('the history', () => {
  it('has one entry for a link that is pressed four times', async () => {
    const { page } = await visit(browser)
    await page.goto(gateway.url)
    await press(page, 'Kluby')
    const before = await entries(page)
    for (let times = 0; times < 3; times++) await press(page, 'Kluby')
    expect(await entries(page)).toBe(before)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  it('leads back to where a long page was scrolled, also after a reload, and forward to the top of a new page', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${gateway.url}/words`)
    const last = page.locator('stolik-glossary').getByRole('link').last()
    await last.waitFor()
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => offset(page)).toBe(1500)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ile warta jest gra?' }).click()
    await page.locator('stolik-value').waitFor()
    expect(await offset(page)).toBe(0)
    await page.reload()
    await page.locator('stolik-value').waitFor()
    await page.goBack()
    await expect.poll(() => offset(page)).toBeGreaterThan(1400)
    expect(faults).toEqual([])
  })
})
