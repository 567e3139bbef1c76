/** Every page of an event: no faults found by axe, and no wider than the screen. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
let organiser: Organiser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  organiser = await organiserAt(gateway)
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const looks = [
  { name: 'a phone', viewport: phone },
  { name: 'a desk', viewport: desk },
] as const

const names = ['Adam Bigus', 'Barbara Cybula', 'Leokadia Miszewska-Potrykus']

describe.each(looks)('the pages of an event on $name', (look) => {
  it('have no faults from the announcement to a list in the hall', async () => {
    const { page, faults } = await visit(browser, look)
    const see = async (where: string): Promise<void> => expect(await unsound(page), where).toEqual([])
    const fill = (name: string, value: string): Promise<void> =>
      page.getByRole('textbox', { name, exact: true }).fill(value)

    await page.goto(`${gateway.url}/event/new`)
    await page.getByLabel('Login').fill(organiser.login)
    await see('signing in')
    await page.getByLabel('Hasło', { exact: true }).fill(organiser.password)
    await page.getByRole('button', { name: 'wchodzę', exact: true }).click()
    await page.getByText('Pracujesz jako').waitFor()
    await fill('Nazwa', 'Wieczór')
    await fill('Organizator', 'Klub')
    await fill('Miejsce', 'Świetlica')
    await page.getByLabel('Początek').fill('2027-03-06T18:00')
    await see('announcing')
    await page.getByRole('button', { name: 'ogłaszam' }).click()
    await page.waitForURL(/\/desk$/)
    const address = page.url().replace(/\/desk$/, '')
    await page.getByRole('button', { name: 'Zapisy', exact: true }).click()
    for (const name of names) {
      await page.getByLabel('Imię i nazwisko').fill(name)
      await page.getByRole('button', { name: 'zapisz', exact: true }).click()
      await page.getByRole('rowheader', { name }).waitFor()
    }
    await page.locator('summary', { hasText: 'Zapisz wielu z tabeli' }).click()
    await page.locator('summary', { hasText: 'wklej tabelę' }).first().click()
    await page
      .getByRole('textbox', { name: /wklej tabelę/ })
      .first()
      .fill('klub;uwagi\nPuck;X')
    await page.getByRole('button', { name: 'zapisz wszystkich' }).click()
    await page.getByRole('alert').waitFor()
    await see('entries, with a file that is refused')

    await page.goto(`${address}/board`)
    await page.getByRole('img', { name: /Zeskanuj/ }).waitFor()
    await see('the big screen before the draw')
    await page.goto(`${address}/desk`)
    await page.getByRole('button', { name: 'losuj stoliki' }).click()
    await page.getByRole('button', { name: 'zaczynamy serię' }).click()
    await page.locator('.tile').first().click()
    await page.locator('summary', { hasText: 'Kod QR listy' }).click()
    const list = await page.getByRole('link', { name: 'lista stolika' }).getAttribute('href')
    await see('a table at the desk')
    for (const section of ['Sędzia', 'Protesty', 'Kary', 'Wyniki', 'Regulamin', 'Dziennik']) {
      await page.getByRole('button', { name: section, exact: true }).click()
      await see(section)
    }

    await page.goto(list ?? '')
    await page.getByRole('button', { name: /^A / }).waitFor()
    await see('whose phone it is')
    await page.getByRole('button', { name: /^A / }).click()
    await page.getByRole('radio', { name: 'nikt, pas' }).check()
    await see('a deal being entered')
    await page.getByRole('button', { name: 'Zapisz rozdanie' }).click()
    await page.getByText('Wszystko zapisane').waitFor()
    await page.getByText('Do sprawdzenia: rozdanie 1').waitFor()
    await see('a deal to be checked')

    await page.goto(address)
    for (const section of ['Stoliki', 'Wyniki', 'Uczestnicy', 'Regulamin']) {
      await page.getByRole('navigation').getByRole('button', { name: section }).click()
      await see(`the event, ${section}`)
    }
    await page.goto(`${address}/board`)
    await page.getByText('według nazwisk').waitFor()
    await see('the big screen')
    await page.goto(`${gateway.url}/events`)
    await page.getByRole('link', { name: 'Wieczór' }).first().waitFor()
    await see('all events')
    expect(faults).toEqual([])
  })
})
