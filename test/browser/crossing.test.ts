/**
 * Two phones in the hall, the desk with the paper list open, and a second director: what one of them has agreed is not undone by what
 * another saw before.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorAt, type Director } from '../event/remote.js'
import { allSigned, open, press, signIn } from './director.js'
import { hallEvent, type HallEvent } from './hall-event.js'
import { agree, choose, enter, iAm, saved } from './hall.js'
import { startGateway } from './shared-gateway.js'
import { desk, openBrowser, phone, visit } from './visit.js'

const names = ['Adam Bigus', 'Basia Cybula', 'Cela Dampc', 'Darek Elas'] as const
const [adam, basia, cela] = names

let director: Director
let browser: Browser
let hall: HallEvent
beforeAll(async () => {
  ;[director, browser] = await Promise.all([startGateway().then(directorAt), openBrowser()])
  hall = await hallEvent(director, { game: 'baska', profile: 'lebork' }, names)
})
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
})

/** Enters a cicha on a phone. */
async function cicha(page: Page, player: string, end: 'wygrana' | 'przegrana'): Promise<void> {
  await choose(page, 'Cicha')
  await page.getByRole('group', { name: 'Kto grał cichą?' }).getByRole('radio', { name: player }).check()
  await choose(page, end)
  await enter(page)
}

/** The table corrects a deal on a phone, and everybody agrees with their PIN. */
async function corrects(page: Page, deal: number, end: 'wygrana' | 'przegrana'): Promise<void> {
  await page.getByRole('combobox', { name: 'Popraw wcześniejsze rozdanie' }).selectOption(`rozdanie ${deal}`)
  await page.getByRole('group', { name: 'Wynik' }).getByRole('radio', { name: end }).check()
  await enter(page)
  await agree(page, names, hall.pins)
}

describe('two phones, a desk and a second director at one table', () => {
  it('undo nothing that another has agreed without being asked', async () => {
    const { address, table } = hall
    const event = /event\/(\w+)/.exec(address)?.[1] ?? ''
    const lines = async (): Promise<readonly string[]> => (await table()).hands.map(({ line }) => line)
    const { seats } = await table()
    const place = (name: string): number => 1 + seats.findIndex((seat) => seat.name === name)
    const visitors = await Promise.all([
      visit(browser, { viewport: phone }),
      visit(browser, { viewport: phone }),
      visit(browser, { viewport: desk }),
    ])
    const [one, two, office] = visitors.map(({ page }) => page) as [Page, Page, Page]
    for (const [page, name] of [
      [one, adam],
      [two, basia],
    ] as const) {
      await page.goto(address)
      await iAm(page, name)
      await page.getByText('Rozdanie 1 z 4').waitFor()
    }

    // The first deal is entered as won, and the desk opens the list to type in the paper.
    await cicha(one, cela, 'wygrana')
    await saved(one)
    await office.goto(`${director.gateway.url}/event/${event}/desk`)
    await signIn(office, director.account)
    await office.locator('.tile').click()
    await open(office, 'Wpisz listę z papieru')
    const rows = office.locator('stolik-paper-table tbody tr:not(.moved)')
    await expect.poll(() => rows.count()).toBe(4)
    const cell = (row: number, column: string) => rows.nth(row).locator(`[data-column=${column}]`)
    await expect.poll(() => cell(0, 'end').inputValue()).toBe('won')

    // Meanwhile the table corrects it: it was lost. The row that nobody touched follows.
    await corrects(two, 1, 'przegrana')
    const lost = `cicha ${place(cela)} lost`
    await expect.poll(lines).toEqual([lost])
    await expect.poll(() => cell(0, 'end').inputValue()).toBe('lost')

    // Somebody changes that row at the desk and types the others; before they send, the table corrects the deal once more.
    await cell(0, 'contract').selectOption('gran')
    for (const row of [1, 2, 3]) {
      await cell(row, 'contract').selectOption('cicha')
      await cell(row, 'first').selectOption(String(place(adam)))
      await cell(row, 'end').selectOption('won')
    }
    await corrects(one, 1, 'wygrana')
    const won = `cicha ${place(cela)} won`
    await expect.poll(lines).toEqual([won])
    const both = office.getByRole('alert').filter({ hasText: 'Rozdanie 1 zmieniło się tymczasem w liście' })
    await both.waitFor()
    // The director takes what the table has agreed, and sends the rest.
    await both.getByRole('button', { name: 'jak w liście' }).click()
    await both.waitFor({ state: 'detached' })
    await allSigned(office)
    await press(office, 'wpisz listę')
    const rest = `cicha ${place(adam)} won`
    await expect.poll(lines).toEqual([won, rest, rest, rest])
    for (const page of [one, two]) await page.getByText('4 z 4 rozdań').waitFor()

    // A second director corrects the last deal by what they saw before it was corrected again.
    const correct = (seen: string, reading: string) =>
      director.refused(event, {
        correct: { series: 1, table: 1, hand: 3, readings: [reading], consent: [0, 1, 2, 3], seen },
      })
    expect(await correct(rest, `cicha ${place(basia)} won`)).toBe('done')
    expect(await correct(rest, `cicha ${place(cela)} lost`)).toBe('DIFFERS')
    await expect.poll(lines).toEqual([won, rest, rest, `cicha ${place(basia)} won`])
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([])
  })
})
