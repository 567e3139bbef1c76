/** The analysis of a finished hand: from the settlement of a table, from the player's own page, and in a replay. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright'
import { allWays, engine } from '../engines/open.js'
import { clubSite, strictPolicy, type ClubSite } from './club-site.js'
import { gatewayOf, loader } from './embedding.js'
import type { Served } from './gateway.js'
import { mouse, nextHand, playOn } from './play.js'
import { sight } from './table.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
let site: ClubSite
beforeAll(async () => {
  site = await clubSite(() => [gateway.url])
  ;[gateway, browser] = await Promise.all([gatewayOf(site.club), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await gateway.stop()
})

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Opens a table of Skat with bots. */
async function sit(page: Page): Promise<void> {
  await page.goto(`${gateway.url}/play`)
  await press(page, 'nowy stolik')
  await page
    .getByRole('radio', { name: /^Skat PZSkat/ })
    .first()
    .check()
  await press(page, 'gram z botami')
  await page.getByRole('textbox').fill('Danuta')
  await press(page, 'gram')
}

/** Plays on until a hand is over in which a declarer played. Returns the address of its analysis. */
async function playedHand(page: Page): Promise<string> {
  for (;;) {
    await playOn(page, mouse)
    const settled = await page.locator('stolik-settlement h2').innerText()
    if (!/pas/i.test(settled)) break
    await nextHand(page)
  }
  const way = page.locator('stolik-analysis-link').getByRole('link', { name: /analiza/ })
  const address = await way.getAttribute('href')
  if (address === null) throw new Error('no way to the analysis')
  return address
}

/** Waits until everything has been computed. */
async function complete(page: Page): Promise<void> {
  await page.locator('stolik-analysis .verdicts li').first().waitFor()
  await page.locator('stolik-analysis progress').waitFor({ state: 'detached', timeout: 60_000 })
}

describe('the analysis of a finished hand', () => {
  const reached =
    'is reached from the settlement and from the player’s page, says who wins before each trick, and plays the best cards'
  // In the other engines, a hand is analysed before it is played again: same-cards.test.ts.
  it.runIf(engine === 'chromium')(reached, async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await sit(page)
    const address = await playedHand(page)
    await page.goto(`${gateway.url}/me`)
    const fromMe = page.locator('stolik-hands').getByRole('link', { name: /analiza/ })
    await fromMe.first().waitFor()
    const all = await fromMe.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(all).toContain(address)

    await page.goto(address)
    await page.getByRole('heading', { name: 'Analiza rozdania' }).waitFor()
    await complete(page)
    expect(await axe(page)).toEqual([])
    const analysis = page.locator('stolik-analysis')
    await analysis.locator('.verdicts button').last().click()
    await analysis.locator('tbody tr').first().waitFor()
    const [played] = await analysis.locator('tbody tr.played').allInnerTexts()
    expect(played).toMatch(/zagrana/)

    await analysis.getByRole('button', { name: 'pokaż najlepszą grę od tej karty' }).click()
    await analysis.getByText('To jest najlepsza gra').waitFor()
    await page.locator('stolik-replay').getByRole('button', { name: 'dalej' }).click()
    await analysis.getByRole('button', { name: 'wróć do rozegranego rozdania' }).click()
    await analysis.locator('tbody tr').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  const pages = [
    ['computed in a thread that the page of a club allows', true],
    ['said to be impossible where the page of a club forbids threads', false],
  ] as const
  it.each(allWays || engine !== 'chromium' ? pages : pages.slice(0, 1))('is %s', async (_, allowed) => {
    const record = readFileSync(join(import.meta.dirname, '../../web/portal/public/example-deal.txt'), 'utf8')
    const policy = strictPolicy([gateway.url])
    const shown = `lang="pl" record="${record}"`
    const elements = `<stolik-replay ${shown}></stolik-replay><stolik-same-cards ${shown}></stolik-same-cards>`
    site.paste(`${loader(gateway)}${elements}`, {
      policy: allowed ? `${policy}; worker-src blob: ${gateway.url}` : policy,
    })
    const { page } = await visit(browser, { viewport: desk })
    await page.goto(site.url)
    await page.getByRole('button', { name: 'analiza rozdania' }).click()
    if (allowed) await complete(page)
    else await page.getByText('Rozdanie można oglądać krok po kroku').waitFor()
    expect(await page.locator('stolik-analysis .verdicts li').count()).toBe(allowed ? 10 : 0)
    await page.locator('stolik-replay').getByRole('button', { name: 'dalej' }).click()
    // Masters think in such a thread, too: here for forehand, who leads to the first trick.
    const again = page.locator('stolik-same-cards')
    await again.getByRole('button', { name: 'graj dalej od tego miejsca' }).click()
    await again.getByLabel('Na miejscu gracza').selectOption({ label: 'Ewa' })
    await again.getByLabel('Jak grają boty').selectOption({ label: 'mistrz' })
    await again.getByLabel('Początek').selectOption({ label: 'sztych 1' })
    await expect.poll(async () => (await sight(page))?.trick.length, { timeout: 30_000 }).toBe(1)
    expect(await again.getByText(/Urządzenie nie zdążyło/).count()).toBe(allowed ? 0 : 1)
    await page.context().close()
  })
})
