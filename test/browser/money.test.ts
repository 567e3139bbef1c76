/** The money of an evening at the desk: fees, a refund, a bill, prizes, and a report that balances. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announce, fill, open, press, section } from './director.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt } from './organiser.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const people = ['Adam Bigus;', 'Barbara Cybula;1', 'Cezary Dunst;', 'Dorota Ekert;1', 'Edwin Formela;']

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
}

/** Waits for a line of the cash, such as `Pozostaje 5,00 zł`. */
const line = (page: Page, name: string, amount: string): Promise<void> =>
  page.getByRole('row', { name: `${name} ${amount} zł`, exact: true }).waitFor()

async function book(page: Page, what: string, amount: string, way: string): Promise<void> {
  await fill(page, 'Za co', what)
  await fill(page, 'Kwota (PLN)', amount)
  await page.getByLabel('Wpływ czy koszt').selectOption({ label: way })
  await press(page, 'zaksięguj')
  await page.getByText(what).waitFor()
}

it('fees by category, a refund, a bill and prizes come to a cash report that balances', async () => {
  const organiser = await organiserAt(gateway)
  const { page, faults } = await visit(browser)
  const address = await announce(page, gateway.url, organiser, 'w sali', async () => {
    await fill(page, 'Wpisowe', '50')
    await open(page, 'Niższe wpisowe i wpadki')
    const women = page.getByRole('group', { name: 'Niższe wpisowe 1' })
    await women.getByRole('textbox', { name: 'Wpisowe' }).fill('30')
    await women.getByLabel('tylko kobiety').check()
    await fill(page, 'Nagrody, po wierszu od pierwszego miejsca', '100 zł i puchar\n60 zł\nszynka')
  })

  await section(page, 'Zapisy')
  await open(page, 'Zapisz wielu z tabeli')
  await choose(page, ['name;woman', ...people])
  await press(page, 'zapisz wszystkich')
  for (const [n, [name, fee]] of Object.entries({
    'Adam Bigus': '50,00',
    'Barbara Cybula': '30,00',
    'Cezary Dunst': '50,00',
    'Dorota Ekert': '30,00',
    'Edwin Formela': '50,00',
  }).entries()) {
    const row = page.getByRole('row', { name })
    await row.getByText(`${fee} zł`).waitFor()
    await row.getByLabel(`${name}: wpisowe zapłacone`).check()
    await page.getByText(`wpłat: ${n + 1}`).waitFor()
  }

  await open(page, 'Wypisanie')
  const leaving = page.locator('form', { has: page.getByRole('button', { name: 'wypisz zawodnika' }) })
  await leaving.getByLabel('Zawodnik').selectOption({ label: '5 Edwin Formela' })
  await press(page, 'wypisz zawodnika')
  await page.getByRole('row', { name: 'Edwin Formela' }).getByText('wypisany').waitFor()
  await section(page, 'Kasa')
  await line(page, 'Pobrane wpisowe', '210,00')
  await line(page, 'Do zwrotu', '−50,00')
  await press(page, '5 Edwin Formela: zwrócono')
  await line(page, 'Zwrócone wpisowe', '−50,00')
  await page.getByRole('heading', { name: 'Do zwrotu' }).waitFor({ state: 'detached' })
  await line(page, 'Pula na nagrody', '160,00')

  await book(page, 'Wynajem sali', '20', 'koszt')
  await page.getByText('Na nagrody brakuje 20,00 zł').waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await unsound(page)).toEqual([])
  }

  await section(page, 'Teraz')
  await press(page, 'losuj stoliki')
  await press(page, 'zaczynamy serię')
  await page.getByRole('button', { name: 'kończymy serię' }).waitFor()
  await open(page, 'Wpisz listy z pliku')
  await choose(page, ['series;table;hand;line', ...[1, 2, 3, 4].map((hand) => `1;1;${hand};passed`)])
  await press(page, 'wpisz listy')
  await page.getByText('Wszystkie listy są').waitFor()
  await press(page, 'kończymy serię')
  await press(page, 'ogłoś wyniki oficjalne')
  await page.getByRole('alert').getByText('brakuje 20,00 zł').waitFor()
  await section(page, 'Kasa')
  await book(page, 'Klub dokłada', '25', 'wpływ')
  await line(page, 'Nagrody zwycięzców', '−160,00')
  await line(page, 'Pozostaje', '5,00')
  await section(page, 'Teraz')
  await press(page, 'ogłoś wyniki oficjalne')
  await page.getByRole('button', { name: 'ogłoś wyniki oficjalne' }).waitFor({ state: 'detached' })

  const file = (name: string, token?: string): Promise<Response> =>
    fetch(`${address.replace('/event/', '/files/event/')}/${name}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const [head = '', ...rows] = (await (await file('cash.csv', organiser.token)).text()).trim().split('\r\n')
  const at = head.replace('\uFEFF', '').split(',').indexOf('amount')
  const amounts = rows.map((row) => Number(row.split(',')[at]))
  // Five fees, one of them back, the hall, what the club adds, and two prizes.
  expect(amounts).toEqual([50, 30, 50, 30, 50, -50, -20, 25, -100, -60])
  for (const name of ['cash.pdf', 'receipts.pdf']) {
    expect((await file(name, organiser.token)).status, name).toBe(200)
    expect((await file(name)).status, name).toBe(404)
  }
  expect(faults).toEqual([])
})
