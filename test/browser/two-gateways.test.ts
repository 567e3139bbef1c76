import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '../servers/postgres.js'
import { hasRedis } from '../servers/redis.js'
import { startTwo, type TwoGateways } from './gateways.js'
import { mouse, nextHand, playOn, playUntil } from './play.js'
import { myTurn } from './table.js'
import { openBrowser, visit, type Visitor } from './visit.js'

let pair: TwoGateways
let browser: Browser

const giveName = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.getByRole('textbox').fill(name)
  await page.getByRole('button', { name: 'gram', exact: true }).click()
}

describe.skipIf(!hasRedis || !hasPostgres)('two gateways over Redis and PostgreSQL', () => {
  beforeAll(async () => {
    ;[pair, browser] = await Promise.all([startTwo(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await pair.stop()
  })

  it.each(['Skat PZSkat', 'baśka'])('bring two people to one table of %s', async (profile) => {
    const [here, there] = pair.gateways
    const [ola, jan] = [await visit(browser), await visit(browser)]
    await ola.page.goto(here.url)
    await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
    await ola.page
      .getByRole('radio', { name: new RegExp(profile, 'i') })
      .first()
      .check()
    await ola.page.getByRole('button', { name: 'otwieram' }).click()
    await giveName(ola, 'Ola')
    // Her address is that of the table only once she sits there; the lobby still has her table of the game before.
    await ola.page
      .getByRole('button', { name: /dodaj bota/ })
      .first()
      .waitFor()

    await jan.page.goto(there.url)
    await jan.page.getByRole('row').filter({ hasText: 'Ola' }).or(jan.page.getByText('Ola')).first().waitFor()
    await jan.page.goto(ola.page.url().replace(here.url, there.url))
    await jan.page.getByRole('textbox').fill('Jan')
    await jan.page.getByRole('button', { name: /siadam tutaj, miejsce 2/ }).click()
    await ola.page.getByText('Jan', { exact: true }).waitFor()
    const free = ola.page.getByRole('button', { name: /dodaj bota/ })
    for (let left = await free.count(); left > 0; left = await free.count()) {
      await free.first().click()
      await expect.poll(() => free.count()).toBeLessThan(left)
    }
    await Promise.all([playOn(ola.page, mouse), playOn(jan.page, mouse)])
    const result = ({ page }: Visitor): Promise<string> => page.locator('stolik-settlement dl').innerText()
    expect(await result(jan)).toBe(await result(ola))
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })

  it('let a hand go on when either of them is killed in mid-trick', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(pair.url)
    await page.getByRole('button', { name: 'nowy stolik' }).click()
    await page.getByRole('button', { name: 'gram z botami' }).click()
    await giveName({ page, faults }, 'Danuta')
    for (const gateway of pair.gateways) {
      const before = await playUntil(
        page,
        mouse,
        ({ settled, playable, trick }) =>
          !settled && playable.length > 0 && trick.length > 0 && trick.length < 3,
      )
      await gateway.kill()
      const after = await myTurn(page)
      expect(after.hand.toSorted()).toEqual(before.hand.toSorted())
      expect((await playOn(page, mouse)).settled).toBe(true)
      // Goes on before the other is back, which may take longer than a settlement is shown.
      await nextHand(page)
      await gateway.start()
    }
    expect(faults).toEqual([])
  })
})
