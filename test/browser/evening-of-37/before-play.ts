/** From the announcement to the start of a series: what the organiser and the helpers do. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { open, press, section } from '../director.js'
import type { Counter } from '../presses.js'
import { entriesFile, names, present } from './club.js'
import type { People } from './people.js'
import { helperLogins } from './people.js'

/** Announces the evening like last week's. @returns its address */
export async function announceLike(page: Page, url: string, last: string): Promise<string> {
  await page.goto(`${url}/event/${last}/desk`)
  await section(page, 'Regulamin')
  await page.getByRole('link', { name: 'ogłosić jeszcze raz' }).click()
  await page.getByRole('button', { name: /^ten sam dzień tygodnia: sob., 6 marca 2027 18:00/ }).click()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/event\/(?!new)\w+\/desk$/)
  await page.getByText('Zapisy trwają').waitFor()
  return page.url().replace(/\/desk$/, '')
}

/** Appoints the helpers by their logins. */
export async function appointHelpers(page: Page): Promise<void> {
  await section(page, 'Regulamin')
  await open(page, 'Powołaj po loginie')
  const login = page.getByRole('textbox', { name: 'Login' })
  for (const [n, name] of helperLogins.entries()) {
    await login.click()
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type('p')
    await press(page, 'powołaj')
    await page.getByRole('button', { name: 'odwołaj: ' }).nth(n).waitFor()
  }
}

export async function enterAll(page: Page): Promise<void> {
  await section(page, 'Zapisy')
  await open(page, 'Zapisz wielu z tabeli')
  await page.locator('input[type=file]').setInputFiles(entriesFile)
  await page
    .locator('.preview')
    .getByText(/To zapisze/)
    .waitFor()
  await press(page, 'zapisz wszystkich')
  await page.getByRole('rowheader', { name: names.at(-1) ?? '' }).waitFor()
}

/** Printing what is open (Control+P, Enter), and closing it (Control+W). */
const printing = { presses: 3 }

/** Opens a paper at the desk, prints it, and closes it. */
export async function printPaper(page: Page, counter: Counter, name: string): Promise<void> {
  const [opened, paper] = await Promise.all([
    page.context().waitForEvent('page'),
    page.waitForResponse(/\.pdf/),
    press(page, name),
  ])
  expect(paper.status()).toBe(200)
  await opened.close()
  counter.add(printing)
}

/** Prints a paper that everybody can open. Chromium without a screen saves such papers, so it is fetched instead of opened. */
export async function printPublic(page: Page, counter: Counter, name: string): Promise<void> {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
  const paper = await fetch(new URL(href ?? '', page.url()))
  expect([paper.status, (await paper.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
  counter.add({ clicks: 1, ...printing })
}

/** Each player gets a card at the door. */
export async function printCards(page: Page, counter: Counter): Promise<void> {
  await section(page, 'Teraz')
  await printPaper(page, counter, 'karty startowe do druku')
}

/** The helpers check in whoever comes; each has a queue. */
export async function checkIn(helpers: readonly Page[], address: string): Promise<void> {
  await Promise.all(
    helpers.map(async (page, n) => {
      const queue = present.filter((_, i) => i % helpers.length === n)
      await page.goto(`${address}/desk`)
      const door = page.locator('stolik-door')
      await door.getByLabel('Nazwisko, numer albo kod').click()
      for (const number of queue) {
        await page.keyboard.type(String(number))
        await page.keyboard.press('Enter')
        await door
          .getByRole('status')
          .getByText(names[number - 1] ?? '')
          .waitFor()
        await door.getByRole('status').getByText('na miejscu', { exact: true }).waitFor()
        await door.getByRole('button', { name: 'zgłoś przyjście', disabled: false }).waitFor()
      }
    }),
  )
}

/** The helpers have taken the fee of everybody whom they let in; the organiser notes them all at once. */
export async function notePaid(page: Page): Promise<void> {
  await section(page, 'Zapisy')
  await open(page, 'Wpisowe zapłacone: wszyscy na miejscu')
  await press(page, 'zapisz zaznaczonych jako opłaconych')
  await page.getByText(`Zapisano wpisowe: ${present.length}`).waitFor()
}

/** Withdraws whoever is not here, in one act. */
export async function withdrawAbsent(page: Page, absent: readonly number[]): Promise<void> {
  await section(page, 'Zapisy')
  await open(page, `Wypisz wszystkich, których nie ma (${absent.length})`)
  await press(page, 'wypisz zaznaczonych')
  await page.getByText(`Wypisano zawodników: ${absent.length}`).waitFor()
}

export async function drawSeries(page: Page): Promise<void> {
  await section(page, 'Teraz')
  await press(page, 'losuj stoliki')
  await page.getByRole('button', { name: 'zaczynamy serię' }).waitFor()
}

export async function startSeries(page: Page): Promise<void> {
  await press(page, 'zaczynamy serię')
  await page.getByRole('button', { name: 'kończymy serię' }).waitFor()
}

/** The lists of the tables, and the plan of seats for the wall. */
export async function printForTables({ page, organiser }: People, series: number): Promise<void> {
  await printPaper(page, organiser, `seria ${series}: listy stolików`)
  await printPaper(page, organiser, `seria ${series}: plan miejsc dużymi cyframi (A3)`)
}
