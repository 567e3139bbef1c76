import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overTwo, startGateways, type Somewhere } from './gateways.js'
import { keyboard, mouse, nextHand, playOn, tabTo } from './play.js'
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

/** The shortest series of each game: every chair deals once. */
const rounds = [
  { game: 'Skat', profile: /Skat PZSkat/, hands: 3 },
  { game: 'Baśka', profile: /baśka/i, hands: 4 },
]

/** The number of deals in the table list, one row each. */
const listed = (page: Page): Promise<number> => page.locator('stolik-sheet tbody tr').count()

describe.each(rounds)('a whole round of $game', ({ profile, hands }) => {
  it('is played with the mouse, deal by deal to the end of the series', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('radio', { name: profile }).first().check()
    await page.getByRole('radio', { name: String(hands), exact: true }).check()
    await page.getByRole('button', { name: 'gram z botami' }).click()
    await page.getByRole('textbox').fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()
    for (let hand = 1; hand <= hands; hand++) {
      const end = await playOn(page, mouse)
      expect(end.settled).toBe(true)
      await expect.poll(() => listed(page)).toBe(hand)
      if (hand === hands) break
      await nextHand(page)
    }
    await page.getByText('To było ostatnie rozdanie serii.').waitFor()

    await page.getByRole('button', { name: 'więcej' }).click()
    await page.getByRole('button', { name: 'sprawdź tasowanie' }).click()
    await page.getByText('Zgadza się').waitFor()
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })

  // What is pressed does not depend on how many gateways there are.
  it.skipIf(overTwo)('is played with the keyboard alone, on a phone’s screen', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(gateway.url)
    await page.locator('stolik-lobby .new').waitFor()
    await tabTo(page, '.new')
    await page.keyboard.press('Enter')
    await page.locator('stolik-new-table input').first().waitFor()
    await tabTo(page, '[name=game]')
    await checkByArrows(page, '[name=game]', profile)
    await tabTo(page, '[name=length]')
    await checkByArrows(page, '[name=length]', new RegExp(`^${hands}$`))
    await tabTo(page, '[name=bots]')
    await page.keyboard.press('Enter')
    await tabTo(page, '[name=name]')
    await page.keyboard.type('Danuta')
    await page.keyboard.press('Enter')
    for (let hand = 1; hand <= hands; hand++) {
      const end = await playOn(page, keyboard)
      expect(end.settled).toBe(true)
      if (hand === hands) break
      await tabTo(page, '[part=next]')
      await page.keyboard.press('Enter')
      await page.locator('stolik-settlement').waitFor({ state: 'detached' })
    }
    await page.getByText('To było ostatnie rozdanie serii.').waitFor()
    expect(faults).toEqual([])
  })
})

/** Moves through the radio buttons of a group until the one with that name is checked. */
async function checkByArrows(page: Page, selector: string, name: RegExp): Promise<void> {
  // A game is shown by its id until its words have loaded.
  await page.getByRole('radio', { name }).first().waitFor()
  const checked = page.locator(`${selector}:checked`)
  const label = (): Promise<string> =>
    checked.evaluate((input) => input.parentElement?.textContent.trim() ?? '')
  for (let i = 0; !name.test(await label()); i++) {
    if (i > 12) throw new Error(`the arrows do not lead to ${name}`)
    await page.keyboard.press('ArrowRight')
  }
}
