/** A club's page whose gateway is away: what it showed before opens again from the reader's browser. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clubSite, type ClubSite } from './club-site.js'
import { loader } from './embedding.js'
import { startAlone, type Gateway } from './gateway.js'
import { openBrowser, visit } from './visit.js'

let gateway: Gateway
let browser: Browser
let club: ClubSite
beforeAll(async () => {
  club = await clubSite(() => [gateway.url])
  ;[gateway, browser] = await Promise.all([startAlone(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([club.stop(), gateway.stop()])
})

it('opens with the loader of the last visit', async () => {
  club.paste(`${loader(gateway)}<stolik-value game="skat" lang="pl"></stolik-value>`)
  const { page } = await visit(browser)
  await page.goto(club.url)
  const sum = page
    .locator('stolik-value')
    .getByRole('combobox')
    .or(page.locator('stolik-value').getByRole('radio'))
  await sum.first().waitFor()
  await gateway.kill()
  await page.reload()
  await sum.first().waitFor({ timeout: 10_000 })
  expect(await page.locator('stolik-value').evaluate((value) => value.shadowRoot !== null)).toBe(true)
})
