import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAlone, type Gateway } from './gateway.js'
import { mouse, playOn, playUntil } from './play.js'
import { myTurn } from './table.js'
import { openBrowser, visit } from './visit.js'

let gateway: Gateway
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startAlone(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

describe('a gateway that is killed in mid-trick', () => {
  it('continues with the same cards when it is running again', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('button', { name: 'gram z botami' }).click()
    await page.getByRole('textbox').fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()

    const midTrick = await playUntil(
      page,
      mouse,
      (seen) =>
        !seen.settled &&
        seen.playable.length > 0 &&
        seen.trick.length > 0 &&
        seen.trick.length < 3 &&
        seen.hand.length < 9,
    )
    await gateway.kill()
    await page.getByText('Brak połączenia').waitFor()
    await gateway.start()
    await page.getByText('Brak połączenia').waitFor({ state: 'detached' })
    const after = await myTurn(page)
    expect(after.hand.toSorted()).toEqual(midTrick.hand.toSorted())
    expect(after.trick).toEqual(midTrick.trick)
    expect(after.playable.toSorted()).toEqual(midTrick.playable.toSorted())

    expect((await playOn(page, mouse)).settled).toBe(true)
    expect(faults).toEqual([])
  })
})
