/** A network that swallows bytes for a while: the page says so soon, and is back soon after it passes them on again. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from '../browser/gateway.js'
import { startGateway } from '../browser/shared-gateway.js'
import { swallowingProxy, type SwallowingProxy } from '../browser/swallowing.js'
import { openBrowser, phone, visit } from '../browser/visit.js'

let gateway: Served
let browser: Browser
let proxy: SwallowingProxy
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const notice = (page: Page) => page.getByText('Brak połączenia')

/** Somebody at a table with bots, who came through the proxy. */
async function atTable(): Promise<Page> {
  proxy = await swallowingProxy(gateway.url)
  const { page } = await visit(browser, { viewport: phone })
  await page.goto(proxy.url)
  await page.getByRole('button', { name: 'nowy stolik' }).click()
  await page.getByRole('button', { name: 'gram z botami' }).click()
  await page.getByRole('textbox').fill('Danuta')
  await page.getByRole('button', { name: 'gram', exact: true }).click()
  await page.locator('stolik-hand').waitFor()
  return page
}

describe('a network that swallows bytes for twenty seconds', () => {
  it('is noticed by a page that waits, and done with eight seconds after it is back', async () => {
    const page = await atTable()
    proxy.swallow()
    await notice(page).waitFor()
    // It tries in vain meanwhile, and each try is swallowed.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 14_000)))
    proxy.restore()
    await notice(page).waitFor({ state: 'detached', timeout: 8_000 })
    await page.locator('stolik-hand').waitFor()
    proxy.close()
  })

  it('is over soon after the browser says that the network is back', async () => {
    const page = await atTable()
    proxy.swallow()
    await notice(page).waitFor()
    proxy.restore()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await notice(page).waitFor({ state: 'detached', timeout: 8_000 })
    expect(await page.locator('stolik-hand').isVisible()).toBe(true)
    proxy.close()
  })

  it('is seen at once by who makes a call, which counts once the network is back', async () => {
    const page = await atTable()
    const pass = page.getByRole('button', { name: 'pas', exact: true })
    await pass.waitFor()
    proxy.swallow()
    await pass.click()
    await page.locator('.calls[aria-busy="true"]').waitFor({ timeout: 1_000 })
    proxy.restore()
    await pass.waitFor({ state: 'detached' })
    expect(await page.locator('stolik-hand').isVisible()).toBe(true)
    proxy.close()
  })
})
