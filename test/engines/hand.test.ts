/** A hand of each game in another engine than Chromium, from the first page to its list and its replay, on a phone's screen. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from '../browser/gateway.js'
import { startGateway } from '../browser/shared-gateway.js'
import { mouse, playOn } from '../browser/play.js'
import { axe, openBrowser, phone, visit } from '../browser/visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Where the first and the last letter of each name over the list are painted, measured from the top of the window. */
const namesOf = (page: Page): Promise<[string, number, number][]> =>
  page.locator('stolik-sheet thead th + th').evaluateAll((heads) =>
    heads.map((head): [string, number, number] => {
      const [text] = [...(head.firstElementChild ?? head).childNodes].filter((node) => node instanceof Text)
      const middle = (at: number): number => {
        const letter = document.createRange()
        letter.setStart(text as Text, at)
        letter.setEnd(text as Text, at + 1)
        const { top, height } = letter.getBoundingClientRect()
        return Math.round(top + height / 2)
      }
      return [text?.nodeValue ?? '', middle(0), middle((text?.nodeValue?.length ?? 1) - 1)]
    }),
  )

/** Goes from the settlement to the replay of the hand, and steps through it. */
async function replay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'rozegrane rozdania' }).click()
  const way = page.getByRole('link', { name: /^odtwórz/ })
  expect(await way.getAttribute('target')).toBe('_blank')
  const address = await way.getAttribute('href')
  await page.goto(address ?? '')
  const on = page.getByRole('button', { name: 'dalej', exact: true })
  const step = page.getByRole('slider', { name: 'Krok rozdania' })
  await on.click()
  await expect.poll(() => step.inputValue()).toBe('1')
  await page.locator('stolik-replay .open playing-card').first().waitFor()
  await step.focus()
  await page.keyboard.press('End')
  await page.locator('stolik-replay stolik-result').waitFor()
  await page.getByRole('button', { name: 'wstecz', exact: true }).click()
  await page.locator('stolik-replay stolik-result').waitFor({ state: 'detached' })
}

describe.each([
  ['Skat', /Skat PZSkat/],
  ['Baśka', /baśka/i],
])('a hand of %s', (game, profile) => {
  it('is played to its settlement and replayed, without a fault', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('radio', { name: profile }).first().check()
    await page.getByRole('button', { name: 'gram z botami' }).click()
    await page.getByRole('textbox').fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()
    expect((await playOn(page, mouse)).settled).toBe(true)
    expect(await axe(page)).toEqual([])
    if (game === 'Baśka')
      // With four players the names stand upright over their columns, and are read from bottom to top.
      for (const [name, first, last] of await namesOf(page)) expect(first, name).toBeGreaterThan(last + 10)
    await replay(page)
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
