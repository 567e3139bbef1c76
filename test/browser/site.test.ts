/** The reference site as people use it: navigation, the list of clubs, lines for a club's page, and the club's look. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubSite, type ClubSite } from './club-site.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { desk, openBrowser, unsound, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-clubs-'))
const file = join(folder, 'clubs.json')
let gateway: Served
let club: ClubSite
let browser: Browser
beforeAll(async () => {
  writeFileSync(
    file,
    JSON.stringify([
      { id: 'zukowo', hs256: 'CLUB_KEY', name: 'KS Żukowo', place: 'Żukowo', site: 'https://zukowo.example' },
      { id: 'nameless', hs256: 'CLUB_KEY' },
    ]),
  )
  const key = randomBytes(32).toString('hex')
  ;[gateway, browser] = await Promise.all([
    startGateway({ STOLIK_CLUBS: file, CLUB_KEY: key }),
    openBrowser(),
  ])
  club = await clubSite(() => [gateway.url])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([gateway.stop(), club.stop()])
  rmSync(folder, { recursive: true })
})

const narrow = { width: 320, height: 640 }
const looks = [
  { name: '320 px', viewport: narrow },
  { name: '1440 px', viewport: desk },
] as const

/** Pages in the navigation, and what each shows when it has loaded. */
const pages = [
  ['Graj', (page: Page) => page.getByRole('button', { name: 'nowy stolik' })],
  ['Turnieje', (page: Page) => page.getByText('Tu będą turnieje:')],
  ['Rankingi', (page: Page) => page.getByText('Tu będą rankingi:')],
  ['Kluby', (page: Page) => page.getByRole('heading', { name: 'KS Żukowo' })],
  ['Dla klubów', (page: Page) => page.getByRole('button', { name: 'kopiuj' }).first()],
  ['Strona główna', (page: Page) => page.getByRole('heading', { name: /Karty z Kaszub/ })],
] as const

/** Follows a link in the page header, through the menu where the page is narrow. */
async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Strony', exact: true }).getByRole('link', { name }).click()
}

it('has a picture for messengers, drawn by the gateway as it is shipped', async () => {
  const page = await (await fetch(`${gateway.url}/learn/skat?lang=pl`)).text()
  const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(page) ?? []
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([width, height]).toEqual([1200, 630])
})

describe.each(looks)('the site at $name', (look) => {
  it('leads everywhere from its header, marks the current page, and has no faults', async () => {
    const { page, faults } = await visit(browser, look)
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).waitFor()
    for (const [name, there] of pages) {
      await goTo(page, name)
      await there(page).waitFor()
      await expect.poll(() => page.locator('nav [aria-current=page]').textContent()).toBe(name)
      expect(await unsound(page), name).toEqual([])
    }
    await page.getByRole('navigation', { name: 'Więcej stron' }).getByRole('link', { name: 'Wygląd' }).click()
    // Whose game the hand is that is laid out as a sample.
    await page
      .getByText(/ · gra \p{L}+$/u)
      .first()
      .waitFor()
    expect(await unsound(page), 'the look').toEqual([])
    expect(faults).toEqual([])
  })
})

describe('the site', () => {
  it('is used by keyboard, from the skip link to the menu of a phone', async () => {
    const { page } = await visit(browser, { viewport: narrow })
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).waitFor()
    await page.keyboard.press('Tab')
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
    expect(await focused()).toBe('do treści')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Menu')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded'))
      .toBe('true')
    for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
    expect(await focused()).toBe('Kluby')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'KS Żukowo' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/clubs')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Strony', exact: true }).isVisible())
      .toBe(false)
  })

  it('does not jump while it loads', async () => {
    const { page } = await visit(browser)
    await page.addInitScript(() => {
      const noted = window as Window & { moved?: number }
      noted.moved = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          noted.moved = (noted.moved ?? 0) + (shift as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/clubs', '/for-clubs', '/look']) {
      await page.goto(gateway.url + path)
      await page.getByRole('contentinfo').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as Window & { moved?: number }).moved), path).toBeLessThan(0.1)
    }
  })

  it('keeps the focus on the chosen language, and uses it everywhere', async () => {
    const { page } = await visit(browser)
    await page.goto(`${gateway.url}/clubs`)
    for (const [language, title] of [
      ['kaszëbsczi', 'Klubë'],
      ['Deutsch', 'Vereine'],
      ['français', 'Clubs'],
    ] as const) {
      await page.getByRole('button', { name: language }).click()
      await page.getByRole('heading', { name: title, level: 2 }).waitFor()
      expect(
        await page.getByRole('button', { name: language }).evaluate((one) => one.matches(':focus')),
      ).toBe(true)
    }
  })

  it('keeps a form that is being filled in when another language is chosen', async () => {
    const { page } = await visit(browser)
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('radio', { name: 'spokojnie' }).check()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { level: 1, name: /Kaschubei/ }).waitFor()
    await expect.poll(() => page.getByRole('radio', { name: 'gemütlich' }).isChecked()).toBe(true)
  })

  it('gives lines that work on a club’s page with a strict policy', async () => {
    const { page } = await visit(browser)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url })
    await page.goto(`${gateway.url}/for-clubs`)
    await page.getByRole('radio', { name: 'ile warta jest gra' }).check()
    for (const way of ['zwykły HTML', 'HTML, stała wersja']) {
      await page.getByRole('radio', { name: way }).check()
      await page.getByRole('button', { name: 'kopiuj' }).first().click()
      await page.getByText('Skopiowane, teraz wklej na stronie klubu.').waitFor()
      const lines = await page.evaluate(() => navigator.clipboard.readText())
      expect(lines.includes('integrity="sha384-')).toBe(way.includes('stała'))
      club.paste(lines)
      const { page: other, faults } = await visit(browser)
      await other.goto(club.url)
      await other.getByText('Wygrana', { exact: false }).or(other.getByText('wygrana')).first().waitFor()
      expect(faults).toEqual([])
      await other.close()
    }
    await page.getByText('Nic się nie pokazuje?').click()
    await page.getByText(`script-src ${gateway.url}; connect-src`).waitFor()
  })

  it('shows a club its look at once, warns of poor contrast, and gives the lines', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(`${gateway.url}/look`)
    await page.getByText('Wszystko da się przeczytać.').waitFor()
    await page.getByLabel('stół', { exact: true }).fill('#f5e6c8')
    await page.getByText('Tego wielu nie przeczyta').waitFor()
    await page.getByLabel('napis na stole').fill('#16203a')
    await page.getByRole('radio', { name: 'niemieckie' }).check()
    await page
      .getByText(/--stolik-felt: light-dark\(#f5e6c8, /)
      .first()
      .waitFor()
    await page.getByText('--stolik-deck: german;').waitFor()
    await expect.poll(() => page.locator('playing-card').first().getAttribute('deck')).toBe('german')
    await page.reload()
    await page
      .getByText(/--stolik-felt: light-dark\(#f5e6c8, /)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Strona główna', exact: true }).click()
    await page.getByRole('button', { name: 'nowy stolik' }).waitFor()
    await page.goBack()
    await page.getByText('--stolik-deck: german;').waitFor()
    expect(faults).toEqual([])
  })
})
