/** Seats that a director asks the draw for, and club-mates who are kept apart: asked for, drawn, and what it cost. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announce, open, press, section } from './director.js'
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

const people = [
  ...['Adam Bigus;Gdynia', 'Barbara Cybula;Gdynia', 'Cezary Dunst;Gdynia', 'Dorota Ekert;Gdynia'],
  ...['Edwin Formela;Pelplin', 'Felicja Gawin;Pelplin', 'Grzegorz Hinc;Pelplin', 'Halina Itrych;Pelplin'],
]

it('keeps clubs apart and a player at their table, and says what that costs, on a phone and at a desk', async () => {
  const { page, faults } = await visit(browser, { viewport: phone })
  const see = async (where: string): Promise<void> => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport)
      expect(await unsound(page), where).toEqual([])
    }
  }
  const address = await announce(page, gateway.url, organiser, 'w sali', () =>
    page.getByLabel('losowanie ma rozdzielać członków jednego klubu').check(),
  )
  await section(page, 'Zapisy')
  await open(page, 'Zapisz wielu z tabeli')
  const buffer = Buffer.from(['name;club', ...people].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
  await press(page, 'zapisz wszystkich')
  await page.getByRole('rowheader', { name: 'Halina Itrych' }).waitFor()

  await open(page, 'Miejsca na prośbę')
  const fix = page.locator('form', { has: page.getByLabel('Stolik; puste: dowolny') })
  const pair = page.locator('form', { has: page.getByLabel('Oboje') })
  const asked = page.locator('li', { hasText: 'Wózek.' })
  await fix.getByLabel('Zawodnik').selectOption({ label: '3 Cezary Dunst' })
  await fix.getByLabel('Stolik; puste: dowolny').fill('2')
  await fix.getByLabel('Powód').fill('Wózek.')
  await press(page, 'ustal stolik')
  await asked.getByText('3 Cezary Dunst przy stoliku 2').waitFor()
  await fix.getByLabel('Zawodnik').selectOption({ label: '1 Adam Bigus' })
  await fix.getByLabel('Stolik; puste: dowolny').fill('1')
  await fix.getByLabel('Powód').fill('Blisko drzwi.')
  await press(page, 'ustal stolik')
  await page.getByText('1 Adam Bigus przy stoliku 1').waitFor()
  await pair.getByLabel('Pierwszy').selectOption({ label: '1 Adam Bigus' })
  await pair.getByLabel('Drugi').selectOption({ label: '3 Cezary Dunst' })
  await pair.getByLabel('Powód').fill('Przewodnik.')
  await press(page, 'ustal dla obojga')
  await page.getByRole('alert').getByText('Numer 3 ma stolik 2, a numer 1 stolik 1').waitFor()
  const lifted = page.locator('li', { hasText: 'Blisko drzwi.' })
  await lifted.getByRole('button', { name: 'znieś' }).click()
  await lifted.waitFor({ state: 'detached' })
  await press(page, 'ustal dla obojga')
  await page.getByText('1 Adam Bigus i 3 Cezary Dunst przy jednym stoliku').waitFor()
  await see('what is asked for')

  await section(page, 'Teraz')
  await press(page, 'losuj stoliki')
  await page.getByRole('button', { name: 'zaczynamy serię' }).waitFor()
  await page.getByText('Z jednego klubu przy jednym stoliku: 4 (najmniej możliwych 4).').waitFor()
  for (const line of [
    'Członkowie jednego klubu osobno: nic nie kosztuje',
    '3 przy stoliku 2: nic nie kosztuje',
    '1 i 3 przy jednym stoliku: nic nie kosztuje',
  ])
    await page.getByRole('listitem').filter({ hasText: line }).waitFor()
  await page.getByRole('button', { name: /^2 .*Bigus.*Dunst|^2 .*Dunst.*Bigus/ }).waitFor()
  await see('what it cost')

  const visitor = await visit(browser, { viewport: phone })
  await visitor.page.goto(address)
  await section(visitor.page, 'Regulamin')
  await visitor.page.getByText('kluby osobno').waitFor()
  expect(await visitor.page.getByText('Wózek').count()).toBe(0)
  expect([faults, visitor.faults]).toEqual([[], []])
})
