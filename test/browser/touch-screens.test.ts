/** A hand by touch on a small phone, a large one and a tablet, each rotated while the hand is played. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateways, type Somewhere } from './gateways.js'
import { act, finger } from './play.js'
import { lendEyes, myTurn } from './table.js'
import { openBrowser } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const devices = [
  ['a small phone', 320, 568],
  ['a large phone', 430, 932],
  ['a tablet', 820, 1180],
] as const
const games = [
  ['Skat', /Skat PZSkat/],
  ['Baśka', /Czerwona baśka/],
] as const

/** One line for each card whose index is covered, and for each button of the table that is too small for a finger. */
const amiss = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('stolik-table')?.shadowRoot
    const inside = table?.querySelector('.board > *')?.shadowRoot
    if (!inside) return ['there is no table']
    const hitAt = (x: number, y: number): Element | null => {
      let found = document.elementFromPoint(x, y)
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y)
        if (inner === null || inner === found) break
        found = inner
      }
      return found
    }
    const said = (one: Element | null): string =>
      one === null ? 'nothing' : `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 30)}`
    const cards = inside.querySelector('stolik-hand')?.shadowRoot?.querySelectorAll('[data-card]') ?? []
    const covered = [...cards].flatMap((card) => {
      const { left, top } = card.getBoundingClientRect()
      const hit = hitAt(left + 8, top + 24)
      return hit?.closest('[data-card]') === card ? [] : [`${said(hit)} lies over ${card.ariaLabel ?? ''}`]
    })
    // The smallest height allowed for buttons with space between them, on a screen as low as a phone in landscape (WCAG 2.5.8).
    const least = innerHeight <= 480 ? 36 : 44
    const small = [...inside.querySelectorAll('button')].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      if (width === 0 || button.closest('stolik-hand') !== null) return []
      const enough = button.closest('.foot') === null ? 44 : least
      return width >= 36 && height >= enough
        ? []
        : [`${said(button)} is ${Math.round(width)} × ${Math.round(height)}`]
    })
    const wide = document.documentElement.scrollWidth - innerWidth
    return [...covered, ...small, ...(wide > 0 ? [`the page is ${wide} px too wide`] : [])]
  })

describe.each(devices)('on %s', (_, width, height) => {
  it.each(games)('%s is played by touch in portrait and landscape', async (__, profile) => {
    const [upright, aside] = [
      { width, height },
      { width: height, height: width },
    ]
    const context = await browser.newContext({
      viewport: upright,
      hasTouch: true,
      isMobile: true,
      locale: 'pl-PL',
      reducedMotion: 'reduce',
    })
    await lendEyes(context)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).tap()
    await page.getByRole('radio', { name: profile }).first().check()
    await page.getByRole('button', { name: 'gram z botami' }).tap()
    await page.getByRole('textbox').fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).tap()
    // Plays through the auction into the tricks, rotating the screen before each act.
    for (let done = 0; done < 16; done++) {
      await page.setViewportSize(done % 2 === 0 ? aside : upright)
      const seen = await myTurn(page)
      if (seen.settled) break
      expect(await amiss(page), `${done}: ${JSON.stringify(seen)}`).toEqual([])
      await act(page, seen, finger)
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await context.close()
  })
})
