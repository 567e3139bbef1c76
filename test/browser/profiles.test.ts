import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateways, type Somewhere } from './gateways.js'
import { mouse, playOn } from './play.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** The further profiles of each game, the largest table, and the smallest game. */
const tables = [
  { name: 'Skat with patrolki', profile: /patrolk/i, viewport: phone },
  { name: 'social Skat', profile: /towarzysk/i, viewport: desk },
  { name: 'Baśka of Kop', profile: /kop/i, viewport: phone },
  { name: 'Skat at a table of five', profile: /PZSkat/, chairs: /^5/, viewport: phone },
  { name: 'Sixty-six', profile: /Hoyle/, viewport: desk },
]

describe.each(tables)('$name', ({ profile, chairs, viewport }) => {
  it('is offered, and a hand of it is played to its settlement', async () => {
    const { page, faults } = await visit(browser, { viewport })
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('radio', { name: profile }).check()
    if (chairs !== undefined) await page.getByRole('radio', { name: chairs }).check()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(viewport.width)
    await page.getByRole('button', { name: 'gram z botami' }).click()
    await page.getByRole('textbox').fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()
    const seen = await playOn(page, mouse, ({ trick }) => trick.length > 0)
    if (!seen.settled) {
      expect(await axe(page)).toEqual([])
      await playOn(page, mouse)
    }
    await expect.poll(() => page.locator('stolik-sheet tbody tr').count()).toBe(1)
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

describe('the calculator', () => {
  it('is reached from the lobby, shows a value, and counts 664 games', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(gateway.url)
    await page.getByRole('link', { name: 'Ile warta jest gra?' }).click()
    await page.getByRole('radio', { name: 'Grand' }).check()
    await page.getByText('+48').waitFor()
    await page.getByText('664 możliwe gry').waitFor()
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
