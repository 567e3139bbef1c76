/** A hand that was lost at a table is played again from the card that lost it, in the browser alone, and won. */
import { seeded, type Seat } from '@stolik/core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../platform/gateway/src/games.js'
import { engine } from '../engines/open.js'
import type { Served } from './gateway.js'
import { best, foresee, type Foreseen } from './mirrored.js'
import { make, mouse, playOn, type Fingers } from './play.js'
import { startGateway } from './shared-gateway.js'
import { myTurn } from './table.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

const profile = 'pzskat'
const isCard = /^[CSHD][ATKQJ987]$/

let gateway: Served
let browser: Browser
/** The hand that Danuta loses, where she loses it, and how she wins it from there. */
let lost: Foreseen
let won: Foreseen
let from: { readonly step: number; readonly seat: Seat }
beforeAll(async () => {
  const { plugin, analysis: load } =
    games.find((game) => game.plugin.knows(profile)) ?? expect.fail('no game')
  const analysis = (await load?.()) ?? expect.fail('no analysis')
  // Here she bids as a club player would, and throws the game away by the first card.
  const cards = plugin.deal(profile, seeded(120))
  const seat = plugin.seating(3, 0).indexOf(0)
  const past = {
    game: plugin.id,
    version: plugin.version,
    profile,
    chairs: 3,
    hand: 0,
    players: ['Danuta', '', ''],
    deal: cards,
    carry: plugin.between(profile, []),
    proof: null,
    moves: [],
  }
  lost = await foresee(plugin, past, seat, (hand) => hand.legal(seat).find((move) => isCard.test(move)))
  const { cards: judged = [] } = [...(analysis.analyse(lost.record) ?? [])].at(-1) ?? {}
  from = judged.find((card) => card.seat === seat && card.mark === 'blunder') ?? expect.fail('no blunder')
  const before = { ...past, moves: lost.record.moves.slice(0, from.step) }
  won = await foresee(plugin, before, seat, best(analysis, past, seat))
  ;[gateway, browser] = await Promise.all([startGateway({}, { game: plugin.id, cards }), openBrowser()])
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

/** Opens a table of Skat with bots. */
async function sit(page: Page): Promise<void> {
  await page.goto(`${gateway.url}/play`)
  await page.getByRole('button', { name: 'nowy stolik', exact: true }).first().click()
  await page
    .getByRole('radio', { name: /^Skat PZSkat/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'gram z botami', exact: true }).first().click()
  await page.getByRole('textbox').fill('Danuta')
  await page.getByRole('button', { name: 'gram', exact: true }).first().click()
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
  it('is lost at a table, looked at in the analysis, and won from the mistake on', async () => {
    const { page, faults } = await visit(browser, { viewport: engine === 'chromium' ? phone : desk })
    await sit(page)
    for (const move of lost.mine) await make(page, move, mouse)
    await page.locator('stolik-settlement h2').waitFor()
    const address = await page
      .locator('stolik-analysis-link')
      .getByRole('link', { name: /analiza/ })
      .getAttribute('href')

    await page.goto(address ?? '')
    const analysis = page.locator('stolik-analysis')
    await analysis.locator('.errors li').first().waitFor()
    await analysis.locator('progress').waitFor({ state: 'detached', timeout: 60_000 })
    await analysis.getByRole('link', { name: 'zagraj jeszcze raz: 1. sztych, Danuta' }).click()
    await again(page).getByLabel('Początek').waitFor()
    expect(await again(page).getByLabel('Początek').inputValue()).toBe(String(from.step))
    expect(await again(page).getByLabel('Na miejscu gracza').inputValue()).toBe(String(from.seat))
    expect(await axe(page)).toEqual([])
    // Here nobody has to follow what the bots play.
    await again(page).evaluate((element) => element.setAttribute('pace', '0'))
    for (const move of won.mine) await make(page, move, below)
    await again(page).getByText(`Ty: teraz +${won.score}, wtedy −${-lost.score}.`).waitFor()
    expect(await axe(page)).toEqual([])
    await again(page).getByRole('button', { name: 'te same karty na następnym miejscu' }).click()
    await expect
      .poll(() => again(page).getByLabel('Na miejscu gracza').inputValue())
      .toBe(String((from.seat + 1) % 3))

    // The same cards at a table by link, where friends may take the other seats.
    await again(page).getByRole('button', { name: 'otwórz stół' }).click()
    await again(page).getByRole('link', { name: 'do stołu' }).click()
    const gathering = page.locator('stolik-gathering')
    await gathering.getByText(/przy tym stole nic się nie liczy/).waitFor()
    expect(await axe(page)).toEqual([])
    await gathering.getByRole('button', { name: /boty/ }).click()
    await page.locator('stolik-hand').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  // In the other engines, the analysis of a hand on a club's page has masters think in a worker.
  const toTheEnd = 'goes on against masters, which think in a worker, with the example of the page of replays'
  it.runIf(engine === 'chromium')(toTheEnd, async () => {
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
