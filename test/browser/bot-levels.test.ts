import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { mouse, playOn } from './play.js'
import { startGateway } from './shared-gateway.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Opens a table without bots: then people gather at it. */
async function open(page: Page, profile: RegExp): Promise<void> {
  await page.goto(gateway.url)
  await page.getByRole('button', { name: 'nowy stolik' }).click()
  await page.getByRole('radio', { name: profile }).first().check()
  await page.getByRole('button', { name: 'otwieram' }).click()
}

async function giveName(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('Danuta')
  await page.getByRole('button', { name: 'gram', exact: true }).click()
  await page.locator('stolik-gathering').getByText('Danuta').waitFor()
}

/** Adds a bot on the first free chair. */
const addBot = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /dodaj bota/ })
    .first()
    .click()

const level = (page: Page, name: string) =>
  page.locator('stolik-gathering').getByRole('radio', { name, exact: true })

/** A phone on which nothing of four chairs is scrolled out of axe's sight. */
const tall = { ...phone, height: 900 }

describe.each([
  { game: 'Skat', profile: /Skat PZSkat/, others: 2, viewport: desk },
  { game: 'Baśka', profile: /baśka/i, others: 3, viewport: tall },
])('somebody who chooses masters at a table of $game', ({ profile, others, viewport }) => {
  it('seats them, plays a hand with them to its settlement, and is offered masters again', async () => {
    const { page, faults } = await visit(browser, { viewport })
    await open(page, profile)
    await giveName(page)
    await expect.poll(() => level(page, 'klubowy').isChecked()).toBe(true)
    await level(page, 'mistrz').check()
    await page.getByText('rozważa, co mają inni').waitFor()
    expect(await unsound(page)).toEqual([])

    await addBot(page)
    await page.locator('stolik-gathering').getByText('bot mistrz', { exact: true }).waitFor()
    if (others === 2) await addBot(page)
    else await page.getByRole('button', { name: 'dosadź boty i graj' }).click()
    // The word for a usual bot is still in the element, unseen.
    const masters = page.locator('stolik-plate stolik-bot').filter({ hasText: /mistrz$/ })
    await expect.poll(() => masters.count()).toBe(others)
    await playOn(page, mouse)
    await expect.poll(() => page.locator('stolik-sheet tbody tr').count()).toBe(1)
    await page.locator('stolik-settlement h2').getByText(/\p{L}/u).waitFor()

    await open(page, profile)
    await expect.poll(() => level(page, 'mistrz').isChecked()).toBe(true)
    expect(faults).toEqual([])
  })
})

describe('a game whose bots all play alike', () => {
  it('offers no choice', async () => {
    const { page, faults } = await visit(browser)
    await open(page, /Hoyle/)
    await giveName(page)
    await expect.poll(() => page.locator('stolik-gathering .levels').count()).toBe(0)
    await addBot(page)
    await playOn(page, mouse)
    expect(faults).toEqual([])
  })
})
