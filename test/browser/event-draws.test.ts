/** Draws: in other ways than by lots, as they were chosen where the event is announced, and of several series in advance. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announce, fill, open, press, section } from './director.js'
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

const names = [
  ...['Adam Bigus', 'Barbara Cybula', 'Cezary Dunst', 'Dorota Ekert'],
  ...['Edwin Formela', 'Felicja Gawin', 'Grzegorz Hinc', 'Halina Itrych'],
]
const later = ['SWISS', 'KING', 'HALVES']

interface Drawn {
  readonly draws: readonly { readonly asked: readonly { readonly by: string }[] }[]
}

it('draws Swiss, king of the table and halves as they were chosen', async () => {
  const { page, faults } = await visit(browser)
  const address = await announce(page, gateway.url, organiser, 'w sali', async () => {
    await fill(page, 'Serii', '4')
    await page.getByRole('textbox', { name: 'Serii', exact: true }).blur()
    const alike = page.getByLabel('wszystkie serie jednakowe')
    await alike.waitFor()
    await alike.uncheck()
    for (const [i, draw] of later.entries()) {
      const choice = page.locator(`select[name="draw.${i + 2}"]`)
      await choice.waitFor()
      await choice.selectOption(draw)
      await page.locator(`input[name="rounds.${i + 2}"]`).fill('1')
    }
    await page.locator('input[name="rounds.1"]').fill('1')
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      expect(await unsound(page), String(viewport.width)).toEqual([])
    }
  })
  await section(page, 'Zapisy')
  await open(page, 'Zapisz wielu z tabeli')
  const buffer = Buffer.from(['name', ...names].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
  await press(page, 'zapisz wszystkich')
  await page.getByRole('rowheader', { name: 'Halina Itrych' }).waitFor()
  await section(page, 'Teraz')
  for (const series of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: 'losuj stoliki', disabled: false }).click()
    await page.getByRole('button', { name: 'zaczynamy serię', disabled: false }).waitFor()
    if (series === 4) break
    await press(page, 'zaczynamy serię')
    await page.getByRole('button', { name: 'kończymy serię' }).waitFor()
    const csv = [1, 2].flatMap((table) =>
      ['2 clubs with 1 won', 'passed', 'passed', 'passed'].map(
        (line, n) => `${series};${table};${n + 1};${line}`,
      ),
    )
    await open(page, 'Wpisz listy z pliku')
    await page.locator('input[type=file]').setInputFiles({
      name: 'lists.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['series;table;hand;line', ...csv].join('\n')),
    })
    await press(page, 'wpisz listy')
    await page.getByText('Wszystkie listy są').waitFor()
    await page.getByRole('button', { name: 'kończymy serię', disabled: false }).click()
  }
  // What the page chose is what was drawn.
  const event = address.split('/').at(-1) ?? ''
  const drawn = (await (await fetch(`${gateway.url}/files/event/${event}/draws.json`)).json()) as Drawn
  expect(drawn.draws.flatMap(({ asked }) => asked.map(({ by }) => by))).toEqual([
    'lots',
    'swiss',
    'king',
    'halves',
  ])
  await page.goto(address)
  await section(page, 'Regulamin')
  for (const words of ['według miejsc, bez powtórek', 'król stolika', 'losowanie w połówkach'])
    await page.getByText(words).first().waitFor()
  expect(faults).toEqual([])
})

it('draws two series in advance, and plays the first', async () => {
  const { page, faults } = await visit(browser)
  const address = await announce(page, gateway.url, organiser, 'w sali', async () => {
    await fill(page, 'Serii', '2')
    await page.getByRole('textbox', { name: 'Serii', exact: true }).blur()
  })
  await section(page, 'Zapisy')
  await open(page, 'Zapisz wielu z tabeli')
  const buffer = Buffer.from(['name', ...names].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
  await press(page, 'zapisz wszystkich')
  await page.getByRole('rowheader', { name: 'Halina Itrych' }).waitFor()
  await section(page, 'Teraz')
  await page.getByRole('button', { name: 'losuj stoliki', disabled: false }).click()
  await page.getByText('Seria 2').first().waitFor()
  await page.getByRole('button', { name: 'losuj stoliki', disabled: false }).click()
  await page.getByRole('button', { name: 'losuj stoliki' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'zaczynamy serię', disabled: false }).click()
  await page.getByRole('button', { name: 'kończymy serię' }).waitFor()
  await page.goto(address)
  await page.getByText('Trwa seria 1.').waitFor()
  await page.getByText('Seria 1: kto gdzie gra').waitFor()
  expect(faults).toEqual([])
})
