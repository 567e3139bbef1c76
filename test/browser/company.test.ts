import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './gateway.js'
import { mouse, playOn } from './play.js'
import { myTurn, sight } from './table.js'
import { openBrowser, visit } from './visit.js'

let gateway: Gateway
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

describe('two people and a bot', () => {
  it('play a hand together, and one of them reloads in the middle', async () => {
    const ola = await visit(browser)
    const jan = await visit(browser)

    await ola.page.goto(gateway.url)
    await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
    await ola.page.getByRole('radio', { name: 'tylko z zaproszeniem' }).check()
    await ola.page.getByRole('button', { name: 'otwieram' }).click()
    await ola.page.getByRole('textbox').fill('Ola')
    await ola.page.getByRole('button', { name: 'gram', exact: true }).click()
    const invitation = await ola.page.locator('stolik-gathering #link').inputValue()
    expect(invitation).toContain('invitation=')

    await jan.page.goto(invitation)
    await jan.page.getByRole('button', { name: /siadam tutaj, miejsce 3/ }).click()
    await jan.page.getByRole('textbox').fill('Jan')
    await jan.page.getByRole('button', { name: 'gram', exact: true }).click()
    await ola.page.getByText('Jan', { exact: true }).waitFor()
    await ola.page.getByRole('button', { name: /dodaj bota/ }).click()

    let reloaded = false
    const reloadOnce = async (): Promise<void> => {
      const before = await playOn(jan.page, mouse, (seen) => seen.playable.length > 0 && seen.hand.length < 8)
      await jan.page.reload()
      const after = await myTurn(jan.page)
      expect(after.hand.toSorted()).toEqual(before.hand.toSorted())
      expect(after.playable.toSorted()).toEqual(before.playable.toSorted())
      reloaded = true
      await playOn(jan.page, mouse)
    }
    await Promise.all([playOn(ola.page, mouse), reloadOnce()])
    expect(reloaded).toBe(true)

    const result = (page: typeof ola.page): Promise<string> =>
      page.locator('stolik-settlement h2').innerText()
    expect(await result(jan.page)).toBe(await result(ola.page))
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })

  it('are seen by an onlooker without their hands', async () => {
    const ola = await visit(browser)
    await ola.page.goto(gateway.url)
    await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
    await ola.page.getByRole('button', { name: 'gram z botami' }).click()
    await ola.page.getByRole('textbox').fill('Ola')
    await ola.page.getByRole('button', { name: 'gram', exact: true }).click()
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
