/** Roles at an event: a referee named by the director, and a player who claims their start card. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announce, fill, open, press, section } from './director.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { axe, openBrowser, phone, visit } from './visit.js'

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

it('a referee is named by login, rules at the desk, and sees nothing that is only for the director', async () => {
  const { page, faults } = await visit(browser)
  const address = await announce(page, gateway.url, organiser, 'w sali')
  const referee = await visit(browser, { viewport: phone })
  await referee.page.goto(`${address}/desk`)
  await press(referee.page, 'nie mam konta')
  await referee.page.getByLabel('Imię i nazwisko').fill('Seweryn Sędziak')
  await referee.page.getByRole('textbox', { name: 'Login' }).fill('seweryn')
  await referee.page.locator('#new-password').fill('a whistle and two cards')
  await press(referee.page, 'zakładam konto')
  await press(referee.page, 'mam je zapisane')
  await referee.page.getByText('Ta strona jest dla kierownictwa').waitFor()

  await section(page, 'Zapisy')
  for (const name of ['Adam', 'Basia', 'Cela']) {
    await page.getByLabel('Imię i nazwisko').fill(name)
    await press(page, 'zapisz')
    await page.getByRole('rowheader', { name }).waitFor()
  }
  await section(page, 'Teraz')
  await press(page, 'losuj stoliki')
  await press(page, 'zaczynamy serię')
  await section(page, 'Regulamin')
  await open(page, 'Powołaj po loginie')
  await fill(page, 'Login', 'nobody-of-that-name')
  await press(page, 'powołaj')
  await page.getByRole('alert').getByText('Nie ma takiego konta').waitFor()
  await fill(page, 'Login', 'seweryn')
  await press(page, 'powołaj')
  await page.getByText('Seweryn Sędziak').waitFor()

  // The referee sees it where they are.
  const sections = referee.page.getByRole('navigation', { name: 'Kierownictwo' }).getByRole('button')
  await sections.first().waitFor()
  expect(await sections.allInnerTexts()).toEqual([
    'Teraz',
    'Sędzia',
    'Protesty',
    'Kary',
    'Wyniki',
    'Regulamin',
  ])
  expect(await referee.page.getByRole('button', { name: 'kończymy serię' }).count()).toBe(0)
  await section(referee.page, 'Sędzia')
  await fill(referee.page, 'Stolik', '1')
  await fill(referee.page, 'Słowa sędziego', 'Ostrzeżenie.')
  await press(referee.page, 'rozstrzygam')
  await referee.page.getByText('Orzeczenie 1: seria 1, stolik 1').waitFor()
  expect(await axe(referee.page)).toEqual([])

  await press(page, 'odwołaj: Seweryn Sędziak')
  await page.getByText('Seweryn Sędziak').waitFor({ state: 'detached' })
  await referee.page.getByText('Ta strona jest dla kierownictwa').waitFor()
  expect([...faults, ...referee.faults]).toEqual([])
})

it('a guest claims a start card and is its player from then on, and nobody can claim it afterwards', async () => {
  const { page, faults } = await visit(browser)
  const address = await announce(page, gateway.url, organiser, 'w sali')
  await section(page, 'Zapisy')
  await page.getByLabel('Imię i nazwisko').fill('Ola Kartkowa')
  await press(page, 'zapisz')
  const card = await page.getByRole('link', { name: 'karta startowa: Ola Kartkowa' }).getAttribute('href')

  const ola = await visit(browser, { viewport: phone })
  const at = new URL(card ?? '', address).href
  await ola.page.goto(at)
  await press(ola.page, 'To ja, Ola Kartkowa')
  await ola.page.getByText('Ta karta jest twoja').waitFor()
  expect(await axe(ola.page)).toEqual([])
  // Without the card, the visitor is only the guest again.
  await ola.page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('stolik.card')) localStorage.removeItem(key)
  })
  await ola.page.goto(address)
  await ola.page.getByText('Ola Kartkowa, grasz z numerem 1').waitFor()

  // A card printed when codes were part of the path.
  const other = await visit(browser)
  await other.page.goto(at.replace('/card#', '/card/'))
  await other.page.waitForURL(at)
  await press(other.page, 'To ja, Ola Kartkowa')
  await other.page.getByRole('alert').getByText('tylko kierownictwo', { exact: false }).waitFor()
  expect([...faults, ...ola.faults, ...other.faults]).toEqual([])
})
