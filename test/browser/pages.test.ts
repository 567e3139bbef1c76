import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateways, type Somewhere } from './gateways.js'
import { mouse, playOn } from './play.js'
import { myTurn } from './table.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const looks = [
  { name: 'a phone', viewport: phone },
  { name: 'a desk', viewport: desk },
] as const

describe.each(looks)('every page on $name', (look) => {
  it('has no fault that axe finds, and is no wider than the screen', async () => {
    const { page, faults } = await visit(browser, look)
    const sound = async (where: string): Promise<void> => expect(await unsound(page), where).toEqual([])
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).waitFor()
    await sound('the lobby')
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('button', { name: 'otwieram' }).click()
    await page.getByRole('textbox').waitFor()
    await sound('a new table, and the name')
    await page.getByRole('textbox').fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()
    await page.locator('stolik-gathering #link').waitFor()
    await sound('gathering')
    await page.getByRole('button', { name: /dosadź boty/ }).click()
    await myTurn(page)
    await sound('at the table')
    await page.getByRole('button', { name: 'więcej' }).click()
    await page.locator('stolik-settings input').first().waitFor()
    await sound('settings')
    await page.getByRole('button', { name: 'zamknij' }).click()
    await playOn(page, mouse)
    await sound('the settlement')
    await page.getByRole('link', { name: 'wszystkie stoliki' }).click()
    await page.getByRole('button', { name: /wracam do gry/ }).waitFor()
    await sound('the lobby with tables')
    await page.goto(`${gateway.url}/table/nothere`)
    await page.getByRole('heading', { name: 'Nie ma takiego stolika.' }).waitFor()
    await sound('a table that is not there')
    await page.goto(`${gateway.url}/nowhere`)
    await page.getByRole('heading', { name: 'Tej strony tu nie ma.' }).waitFor()
    await sound('a page that is not there')
    // The browser logs a page that is answered with 404 on its own.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
  })
})

describe('the portal', () => {
  it.each([
    ['de-DE', 'Tische', 'neuer Tisch'],
    ['en-GB', 'Tables', 'new table'],
    ['fr-FR', 'Tables', 'nouvelle table'],
  ])('speaks to a browser in %s', async (locale, title, button) => {
    const { page } = await visit(browser, { locale })
    await page.goto(gateway.url)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('button', { name: button }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2))
  })

  it('remembers the chosen language', async () => {
    const { page } = await visit(browser)
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'Tische' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Tische' }).waitFor()
  })
})
