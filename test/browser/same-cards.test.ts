/** A finished hand is played again from one of its cards, in the browser alone, and both results stand side by side. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { mouse, playOn, type Fingers } from './play.js'
import { startGateway } from './shared-gateway.js'
import { myTurn } from './table.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** The replay above has a table, too. */
const below: Fingers = {
  press: (page, selector) => page.locator(`stolik-same-cards ${selector}`).first().click(),
  touch: (page, card) =>
    page
      .locator('stolik-same-cards')
      .locator(`stolik-hand [data-card="${card}"]`)
      .click({ position: { x: 8, y: 24 } }),
}

async function finishHand(page: Page): Promise<void> {
  await page.goto(`${gateway.url}/play`)
  await page.getByRole('button', { name: 'nowy stolik', exact: true }).first().click()
  await page
    .getByRole('radio', { name: /Czerwona baśka/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'gram z botami', exact: true }).first().click()
  await page.getByRole('textbox').fill('Danuta')
  await page.getByRole('button', { name: 'gram', exact: true }).first().click()
  expect((await playOn(page, mouse)).settled).toBe(true)
}

const again = (page: Page) => page.locator('stolik-same-cards')

/** Plays to the end, and looks at both results. */
async function playItAgain(page: Page): Promise<void> {
  await myTurn(page)
  expect((await playOn(page, below)).settled).toBe(true)
  await again(page).getByText('Tym razem').waitFor()
  expect(await again(page).locator('stolik-result').count()).toBe(2)
  expect(
    await again(page)
      .getByText(/^Ty: teraz [+−]?\d+, wtedy [+−]?\d+\.$/)
      .count(),
  ).toBe(1)
}

describe('a finished hand, played again', () => {
  it('goes on from a card that the replay shows, and from an address', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await finishHand(page)
    await page.getByRole('button', { name: 'rozegrane rozdania', exact: true }).click()
    const link = await page
      .getByRole('link', { name: /^odtwórz/ })
      .last()
      .getAttribute('href')
    await page.goto(link ?? '')
    const jump = page.locator('stolik-replay').locator('[data-jump]')
    const fourth = jump.locator('option').nth(4)
    await fourth.waitFor({ state: 'attached' })
    const step = (await fourth.getAttribute('value')) ?? ''
    await jump.selectOption(step)
    await again(page).getByRole('button', { name: 'graj dalej od tego miejsca' }).click()
    await again(page).getByLabel('Początek').waitFor()
    expect(await again(page).getByLabel('Początek').inputValue()).toBe(step)
    expect(await axe(page)).toEqual([])
    await playItAgain(page)
    expect(await axe(page)).toEqual([])
    const seat = Number(await again(page).getByLabel('Na miejscu gracza').inputValue())
    await again(page).getByRole('button', { name: 'te same karty na następnym miejscu' }).click()
    await expect
      .poll(() => again(page).getByLabel('Na miejscu gracza').inputValue())
      .toBe(`${(seat + 1) % 4}`)

    // The address is what other pages link to: seat 2 after six moves.
    await page.goto(`${link ?? ''}?again=6.2`)
    await again(page).getByLabel('Początek').waitFor()
    expect(await again(page).getByLabel('Początek').inputValue()).toBe('6')
    expect(await again(page).getByLabel('Na miejscu gracza').inputValue()).toBe('2')
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('goes on against masters, which think in a worker, with the example of the page of replays', async () => {
    const { page, faults } = await visit(browser, { viewport: desk })
    await page.goto(`${gateway.url}/replay`)
    await again(page).getByRole('button', { name: 'graj dalej od tego miejsca' }).click()
    await again(page).getByLabel('Jak grają boty').selectOption({ label: 'mistrz' })
    await again(page).getByLabel('Początek').selectOption({ label: 'sztych 3' })
    await playItAgain(page)
    expect(
      await again(page)
        .getByText(/Urządzenie nie zdążyło/)
        .count(),
    ).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
