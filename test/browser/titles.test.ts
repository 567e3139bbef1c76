/** Window titles and page headings in the reader's language, on a fresh visit and after navigating from page to page. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { axe, openBrowser, phone, visit, type Visitor } from './visit.js'

let gateway: Served
let browser: Browser
/** Opens all pages one after the other, so that files are fetched and compiled only once. */
let reader: Visitor
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  reader = await visit(browser, { viewport: phone })
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const pages = [
  ['/', 'Karty z Kaszub i Śląska przy jednym stoliku'],
  ['/play', 'Graj'],
  ['/events', 'Turnieje'],
  ['/event/new', 'Turnieje'],
  ['/ranking', 'Rankingi'],
  ['/ranking/desk', 'Rankingi'],
  ['/clubs', 'Kluby'],
  ['/learn', 'Nauka gry'],
  ['/for-clubs', 'Dla klubów'],
  ['/associations', 'Dla związków'],
  ['/developers', 'Dla programistów'],
  ['/words', 'Słowa'],
  ['/problem', 'Zadanie dnia'],
  ['/daily', 'Rozdania dnia'],
  ['/ratings', 'Rankingi graczy'],
  ['/value', 'Ile warta jest gra?'],
  ['/replay', 'Rozdanie krok po kroku'],
  ['/look', 'Wygląd'],
] as const

const heading = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('#main h1')?.textContent)
const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Strony', exact: true }).getByRole('link', { name }).click()

describe('the window', () => {
  it.each(pages)(
    'at %s has the title “%s” from the gateway, and keeps it when the page has loaded',
    async (path, title) => {
      const { page } = reader
      const told = await page.request.get(gateway.url + path, { headers: { 'accept-language': 'pl' } })
      expect(await told.text()).toContain(`<title>${title} · Stolik</title>`)
      await page.goto(gateway.url + path)
      await page.getByRole('contentinfo').waitFor()
      await expect.poll(() => heading(page)).toMatch(/\S/)
      await expect.poll(() => page.title()).toContain(title)
    },
  )

  it('changes its title on navigation, on going back, and with another language', async () => {
    const { page } = await visit(browser)
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).waitFor()
    await goTo(page, 'Kluby')
    await expect.poll(() => page.title()).toBe('Kluby · Stolik')
    await goTo(page, 'Turnieje')
    await expect.poll(() => page.title()).toBe('Turnieje · Stolik')
    await page.goBack()
    await expect.poll(() => page.title()).toBe('Kluby · Stolik')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect.poll(() => page.title()).toBe('Vereine · Stolik')
  })

  it('has the title of what it shows, also when reached from another page', async () => {
    const { page } = await visit(browser)
    await page.goto(`${gateway.url}/learn`)
    await page.locator('stolik-learn a[href*="/learn/"]').first().click()
    await expect.poll(() => page.title()).toMatch(/^Naucz się grać: .+ · Stolik$/)
    const before = await page.title()
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(() => page.title()).toMatch(/^Learn to play: .+ · Stolik$/)
    await page.reload()
    await expect.poll(() => page.title()).toMatch(/^Learn to play: .+ · Stolik$/)
    expect(before).not.toBe('')
  })

  it.each([
    ['/events', 'Tu będą turnieje:', 'ogłoś pierwszy turniej', '/event/new'],
    ['/ranking', 'Tu będą rankingi:', 'jak związek prowadzi ranking', '/associations'],
    ['/clubs', 'Tu będą kluby:', 'co klub może mieć na swojej stronie', '/for-clubs'],
    ['/replay', 'Tu zobaczysz zakończone rozdanie', 'zagraj rozdanie', '/play'],
  ])(
    'at %s says what will be there, marks an example as one, and says what to do next',
    async (path, sentence, next, where) => {
      const { page, faults } = reader
      await page.goto(gateway.url + path)
      await page.getByText(sentence).waitFor()
      await page.getByText('przykład', { exact: true }).waitFor()
      expect(await axe(page)).toEqual([])
      await page.getByRole('link', { name: next }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(where)
      expect(faults).toEqual([])
    },
  )

  it.each(['/value', '/replay'])('shows a heading at %s', async (path) => {
    const { page } = reader
    await page.goto(gateway.url + path)
    const title = page.getByRole('heading', { level: 1 })
    await title.waitFor()
    // It may be redrawn while it is measured.
    await expect.poll(async () => (await title.boundingBox())?.height).toBeGreaterThan(20)
  })
})
