/** Somebody alone with bots asks what a strong player would do, in the bidding and with a card. */
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { act, mouse } from './play.js'
import { startGateway } from './shared-gateway.js'
import { myTurn } from './table.js'
import { openBrowser, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Asks until there is an answer: while other tests keep the threads busy, the gateway says so. */
async function ask(page: Page, sheet: Locator): Promise<void> {
  const [given, busy] = [sheet.getByText('nic się nie liczy'), sheet.getByText('Zapytaj')]
  const button = page.locator('stolik-hint').getByRole('button', { name: /^(podpowiedź|rada)$/ })
  for (let n = 0; n < 5; n++) {
    await button.click()
    await given.or(busy).first().waitFor()
    if ((await given.count()) > 0) return
    await sheet.getByRole('button', { name: 'zamknij' }).click()
  }
  throw new Error('no thread was free for a hint')
}

describe('somebody alone with bots', () => {
  it('asks for hints in the bidding and with a card, and reads why in a sentence', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(gateway.url)
    await page
      .getByRole('button', { name: /^Skat PZSkat/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Pod jakim imieniem grasz?' }).fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()
    const sheet = page.locator('stolik-hint').getByRole('region', { name: 'Podpowiedź' })
    const read = async (): Promise<string | null> => {
      await ask(page, sheet)
      return sheet.getByRole('status').textContent()
    }
    let seen = await myTurn(page)
    expect(await read()).toMatch(/na 100/)
    expect(await unsound(page)).toEqual([])
    while (seen.playable.length === 0 || seen.calls.some((call) => /^\d/.test(call))) {
      await act(page, seen, mouse)
      seen = await myTurn(page)
    }
    // The hint was about another position, so its sheet is shut.
    expect(await sheet.count()).toBe(0)
    expect(await read()).toMatch(/^Zagraj/)
    await expect
      .poll(() =>
        page
          .locator('stolik-hand playing-card')
          .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid').length),
      )
      .toBe(1)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
