import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allWays } from '../engines/open.js'
import { startGateways, type Somewhere } from './gateways.js'
import { mouse, nextHand, playOn, playUntil } from './play.js'
import { myTurn, sight } from './table.js'
import { openBrowser, visit, type Visitor } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

async function giveName({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('textbox').fill(name)
  await page.getByRole('button', { name: 'gram', exact: true }).click()
}

/** Ola opens a private table, Jan accepts her invitation and takes place 3, and a bot takes the last place. */
async function gather(): Promise<{ ola: Visitor; jan: Visitor }> {
  const [ola, jan] = [await visit(browser), await visit(browser)]
  await ola.page.goto(gateway.url)
  await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
  await ola.page.getByRole('radio', { name: 'tylko z zaproszeniem' }).check()
  await ola.page.getByRole('button', { name: 'otwieram' }).click()
  await giveName(ola, 'Ola')
  const invitation = await ola.page.locator('stolik-gathering #link').innerText()
  // What the address bar shows invites, too.
  expect(ola.page.url()).toBe(invitation)
  expect(new URL(invitation).hash).toMatch(/^#\w{16}$/)

  await jan.page.goto(invitation)
  await jan.page.getByRole('textbox').fill('Jan')
  await jan.page.getByRole('button', { name: /siadam tutaj, miejsce 3/ }).click()
  await ola.page.getByText('Jan', { exact: true }).waitFor()
  await ola.page.getByRole('button', { name: /dodaj bota/ }).click()
  return { ola, jan }
}

describe('two people and a bot', () => {
  it('play a hand together, and one of them reloads in the middle', async () => {
    const { ola, jan } = await gather()
    let reloaded = false

    const playJan = async (): Promise<void> => {
      const before = await playUntil(jan.page, mouse, (seen) => !seen.settled && seen.playable.length > 0)
      await jan.page.reload()
      const after = await myTurn(jan.page)
      expect(after.hand.toSorted()).toEqual(before.hand.toSorted())
      expect(after.playable.toSorted()).toEqual(before.playable.toSorted())
      reloaded = true
      await playOn(jan.page, mouse)
    }
    const playOla = async (): Promise<void> => {
      for (;;) {
        await playOn(ola.page, mouse)
        if (reloaded) return
        await nextHand(ola.page)
      }
    }
    await Promise.all([playOla(), playJan()])

    const result = ({ page }: Visitor): Promise<string> => page.locator('stolik-settlement dl').innerText()
    expect(await result(jan)).toBe(await result(ola))
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })

  it.runIf(allWays)('play on when one leaves, and find their chairs again', async () => {
    const { ola, jan } = await gather()
    await jan.page.getByRole('button', { name: 'więcej' }).click()
    await jan.page.getByRole('button', { name: 'odejdź od stolika' }).click()
    await jan.page.getByRole('button', { name: 'odchodzę' }).click()
    await jan.page.getByRole('heading', { name: 'Stoliki' }).waitFor()
    await playOn(ola.page, mouse)

    await jan.page.goBack()
    await jan.page.getByRole('button', { name: 'wracam na swoje miejsce' }).click()
    // As long as Jan is not back, the next hand only waits for Ola.
    await jan.page.getByRole('button', { name: 'następne rozdanie' }).waitFor()
    await Promise.all([nextHand(jan.page), nextHand(ola.page)])
    const cards = async ({ page }: Visitor): Promise<readonly string[]> => {
      await page.locator('stolik-hand [data-card]').first().waitFor()
      return (await sight(page))?.hand ?? []
    }
    const [mine, hers] = [await cards(jan), await cards(ola)]
    expect(mine).toHaveLength(10)
    expect(mine.filter((card) => hers.includes(card))).toEqual([])
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })

  it.runIf(allWays)('finish a hand that one of them left in mid-trick and came back to', async () => {
    const { ola, jan } = await gather()
    let isAway = false
    const olaWaits = playUntil(ola.page, mouse, () => isAway)
    const before = await playUntil(
      jan.page,
      mouse,
      ({ settled, playable, trick }) => !settled && playable.length > 0 && trick.length > 0,
    )
    isAway = true
    await jan.page.getByRole('button', { name: 'więcej' }).click()
    await jan.page.getByRole('button', { name: 'odejdź od stolika' }).click()
    await jan.page.getByRole('button', { name: 'odchodzę' }).click()
    await jan.page.getByRole('heading', { name: 'Stoliki' }).waitFor()
    // A bot plays for Jan, so the trick comes to Ola, who looks for them before she plays.
    await olaWaits
    await jan.page.goBack()
    await jan.page.getByRole('button', { name: 'wracam na swoje miejsce' }).click()
    await jan.page.locator('stolik-hand [data-card]').first().waitFor()
    const { hand } = (await sight(jan.page)) ?? { hand: [] }
    expect(before.hand).toEqual(expect.arrayContaining([...hand]))
    expect(before.hand.length - hand.length).toBeLessThanOrEqual(2)

    await Promise.all([playOn(ola.page, mouse), playOn(jan.page, mouse)])
    const result = ({ page }: Visitor): Promise<string> => page.locator('stolik-settlement dl').innerText()
    expect(await result(jan)).toBe(await result(ola))
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })

  it('are watched by an onlooker who does not see their hands', async () => {
    const ola = await visit(browser)
    await ola.page.goto(gateway.url)
    await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
    await ola.page.getByRole('button', { name: 'gram z botami' }).click()
    await giveName(ola, 'Ola')
    await myTurn(ola.page)
    const stranger = await visit(browser)
    await stranger.page.goto(gateway.url)
    await stranger.page
      .getByRole('link', { name: /popatrzę/ })
      .first()
      .click()
    await stranger.page.locator('stolik-plate').first().waitFor()
    const seen = await sight(stranger.page)
    expect(seen?.hand).toEqual([])
    expect(seen?.calls).toEqual([])
    expect(stranger.faults).toEqual([])
  })
})
