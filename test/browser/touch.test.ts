import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateways, type Somewhere } from './gateways.js'
import { finger, playOn } from './play.js'
import { lendEyes, myTurn } from './table.js'
import { openBrowser, phone } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Drags a card with a finger from the hand to the middle of the table. */
async function draw(page: Page, card: string): Promise<void> {
  const from = await page.locator(`stolik-hand [data-card="${card}"]`).boundingBox()
  if (from === null) throw new Error(`no ${card} in the hand`)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 10, y: from.y + 30 - up }],
    })
  await touch('touchStart', 0)
  for (const up of [10, 60, 120, 200]) await touch('touchMove', up)
  await touch('touchEnd', 200)
}

it('a card is played with a finger: by two taps, or by dragging it to the middle', async () => {
  const context = await browser.newContext({
    viewport: phone,
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
  await page.getByRole('radio', { name: /Czerwona baśka/ }).check()
  await page.getByRole('button', { name: 'gram z botami' }).tap()
  await page.getByRole('textbox').fill('Danuta')
  await page.getByRole('button', { name: 'gram', exact: true }).tap()
  const seen = await playOn(page, finger, ({ playable, calls }) => playable.length > 0 && calls.length === 0)
  const [card = ''] = seen.playable
  await draw(page, card)
  const hand = page.locator(`stolik-hand [data-card="${card}"]`)
  await expect.poll(() => hand.count()).toBe(0)
  // Plays the rest by taps. Nothing of all this has scrolled the page.
  expect((await playOn(page, finger)).settled).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect((await myTurn(page)).hand).toEqual([])
  await context.close()
})
