/** A club evening of one table in the hall, in another engine than Chromium: from the announcement to its official result. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announce, press, section } from '../browser/director.js'
import type { Served } from '../browser/gateway.js'
import { startGateway } from '../browser/shared-gateway.js'
import { checkAll, choose, enter, iAm, kept, pinsOf, signAll } from '../browser/hall.js'
import { organiserAt } from '../browser/organiser.js'
import { scan } from '../browser/scan.js'
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

const [adam, ...others] = ['Adam Bigus', 'Basia Cybula', 'Cela Dampc', 'Darek Elas'] as const

describe('a club evening', () => {
  it('is held from the announcement to the official result', async () => {
    const organiser = await visit(browser)
    const desk = organiser.page
    const owner = await organiserAt(gateway)
    const address = await announce(desk, gateway.url, owner, 'w sali')

    const player = await visit(browser, { viewport: phone })
    const { page } = player
    await page.goto(address)
    await press(page, 'zapisuję się')
    await page.getByLabel('Imię i nazwisko').fill(adam)
    await press(page, 'zapisz')
    await page.getByText(`${adam}, grasz z numerem`).waitFor()
    await section(desk, 'Zapisy')
    for (const name of others) {
      await desk.getByLabel('Imię i nazwisko').fill(name)
      await press(desk, 'zapisz')
      await desk.getByRole('rowheader', { name }).waitFor()
    }

    await section(desk, 'Teraz')
    await press(desk, 'losuj stoliki')
    await press(desk, 'zaczynamy serię')
    await desk.getByRole('button', { name: 'kończymy serię' }).waitFor()
    await desk.locator('.tile', { hasText: 'Bigus' }).click()
    await desk.locator('summary', { hasText: 'Kod QR listy' }).click()

    const pins = await pinsOf(gateway.url, /event\/(\w+)/.exec(address)?.[1] ?? '', owner.token)
    // The code of the table opens its list on a phone, which is passed around.
    await page.goto(await scan(desk.getByRole('img', { name: /Kod QR/ })))
    await iAm(page, adam)
    await page.getByText('Rozdanie 1 z 4').waitFor()
    await kept(page)
    for (let deal = 1; deal <= 4; deal++) {
      await choose(page, 'nikt, pas')
      await enter(page)
      await page.getByText(`${deal} z 4 rozdań`).waitFor()
      await checkAll(page, pins)
    }
    await signAll(page, 4, pins)

    await section(desk, 'Teraz')
    await desk.getByRole('heading', { name: 'Wszystkie listy są' }).waitFor()
    await press(desk, 'kończymy serię')
    await press(desk, 'ogłoś wyniki oficjalne')
    await page.goto(address)
    await section(page, 'Wyniki')
    for (const name of [adam, ...others]) await page.getByRole('rowheader', { name }).first().waitFor()
    expect(await axe(page)).toEqual([])
    const pdf = await page.getByRole('link', { name: 'wyniki (PDF)' }).getAttribute('href')
    const printed = await fetch(new URL(pdf ?? '', address))
    expect([printed.status, (await printed.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    expect([...organiser.faults, ...player.faults]).toEqual([])
  })
})
