import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateways, type Somewhere } from './gateways.js'
import { axe, openBrowser, phone, visit } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Presses Tab until the focus is on a link or button of that name, then activates it. */
async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().waitFor()
  for (let n = 0; n < 60; n++) {
    const focused = await page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return active?.textContent.replace(/\s+/g, ' ').trim() ?? ''
    })
    if (name.test(focused)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keyboard to ${String(name)}`)
}

describe('learning the rules by keyboard alone', () => {
  it.each(['skat', 'baska'])('goes through the chapters of %s and a whole hand', async (game) => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${gateway.url}/learn/${game}`)
    // The page that the gateway serves without scripts has headings of that level, too.
    const heading = page.locator('stolik-learn').getByRole('heading', { level: 2 })
    await heading.waitFor()
    expect(await axe(page)).toEqual([])
    while (!/Pierwsze rozdanie/.test((await heading.textContent()) ?? '')) {
      const before = await heading.textContent()
      await press(page, /^dalej: /)
      await expect.poll(() => heading.textContent()).not.toBe(before)
    }
    const over = page.getByRole('heading', { name: 'Koniec rozdania' })
    const doIt = page.getByRole('button', { name: 'zrób tak' })
    const goOn = page.getByRole('button', { name: 'gramy dalej' })
    const settled = over.or(doIt).or(goOn)
    for (let n = 0; n < 60; n++) {
      await settled.first().waitFor()
      if ((await over.count()) > 0) break
      const guide = page.getByRole('region', { name: 'Przewodnik' })
      const before = await guide.textContent()
      await press(page, (await goOn.count()) > 0 ? /^gramy dalej$/ : /^zrób tak$/)
      await expect.poll(() => guide.textContent()).not.toBe(before)
    }
    await over.waitFor()
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    expect(faults).toEqual([])
  })
})

describe('a chapter of the lessons', () => {
  it('has an address, which works when opened again, with the back button, and in another language', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(`${gateway.url}/learn/skat#chapter=bidding`)
    const heading = page.locator('stolik-learn').getByRole('heading', { level: 2 })
    const reads = (name: string): Promise<void> => expect.poll(() => heading.textContent()).toBe(name)
    await reads('Licytacja')
    await page.getByRole('link', { name: 'Rozgrywka', exact: true }).click()
    await reads('Rozgrywka')
    expect(new URL(page.url()).hash).toBe('#chapter=play')
    expect(await page.title()).toContain('Skat')
    await page.reload()
    await reads('Rozgrywka')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await reads('Spielen')
    await page.goBack()
    await reads('Reizen')
    expect(faults).toEqual([])
  })

  it('is reached without scripts by the same address', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL', viewport: phone })
    const page = await context.newPage()
    await page.goto(`${gateway.url}/learn/skat`)
    await page.getByRole('link', { name: 'Rozgrywka' }).click()
    expect(new URL(page.url()).hash).toBe('#chapter=play')
    const top = (await page.getByRole('heading', { name: 'Rozgrywka' }).boundingBox())?.y
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(phone.height / 2)
    await context.close()
  })
})
