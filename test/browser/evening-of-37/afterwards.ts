/** What the organiser decides during the evening, and does after its last list. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { open, press, section } from '../director.js'
import type { Counter } from '../presses.js'
import { printPaper, printPublic } from './before-play.js'

/** Presses Tab so many times. */
async function tab(page: Page, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) await page.keyboard.press('Tab')
}

/** Rules on a revoke at a table as the rule book proposes: what happened, where, who it was, what was played, how. */
export async function ruleRevoke(page: Page, table: number): Promise<void> {
  await section(page, 'Sędzia')
  await page.locator('select[name=question]:focus').waitFor()
  for (const [n, answer] of ['r', String(table), 's', 'k', 'z'].entries()) {
    if (n > 0) await tab(page)
    await page.keyboard.type(answer)
  }
  await page.locator('.proposal').getByText('pkt 4.2.3').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Orzeczenie 1: seria 1, stolik/).waitFor()
}

/** Takes points from a player who came late to the table. */
export async function penalise(page: Page, number: number): Promise<void> {
  await section(page, 'Kary')
  await page.getByText('Zawodnik', { exact: true }).click()
  await page.keyboard.type(String(number))
  await tab(page, 2)
  await page.keyboard.type('-50')
  await tab(page)
  await page.keyboard.type('spóźnienie')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'cofnij', exact: true }).or(page.getByText('−50')).first().waitFor()
}

/** A player scans their start card with a phone, and protests. */
export async function protest(phone: Page, card: string): Promise<void> {
  await phone.goto(card)
  await section(phone, 'Protesty')
  await phone
    .getByRole('textbox', { name: /Protest w sprawie listy/ })
    .fill('W drugim rozdaniu ktoś zajrzał do skata.')
  await press(phone, 'składam protest')
}

/** Decides the protest that waits, by the sentence that is usual for it. */
export async function decideProtest(page: Page): Promise<void> {
  await section(page, 'Protesty')
  await page.locator('select.first:focus').waitFor()
  await page.keyboard.type('n')
  await page.keyboard.press('Enter')
  await page.locator('select.first').waitFor({ state: 'detached' })
}

/** @param next the button that comes next */
export async function endSeries(page: Page, next: string): Promise<void> {
  await section(page, 'Teraz')
  await press(page, 'kończymy serię')
  await page.getByRole('button', { name: next }).waitFor()
}

export async function makeFinal(page: Page): Promise<void> {
  await press(page, 'ogłoś wyniki oficjalne')
  await page.getByText('Turniej zakończony').first().waitFor()
}

/** Ticks each prize that was handed out, and prints the account of the cash. */
export async function payPrizes(page: Page, counter: Counter): Promise<void> {
  await section(page, 'Po turnieju')
  const ticks = page.locator('stolik-after-event').getByRole('checkbox', { name: / – wydano: / })
  await ticks.first().waitFor()
  for (let n = 0; n < (await ticks.count()); n++) {
    await ticks.nth(n).click()
    await expect.poll(() => ticks.nth(n).isChecked()).toBe(true)
  }
  await page.getByText('Wszystkie nagrody są wydane.').waitFor()
  await section(page, 'Kasa')
  await printPaper(page, counter, 'rozliczenie kasy (PDF)')
}

/** Poster, news item and results. */
export async function publish(page: Page, counter: Counter): Promise<void> {
  await section(page, 'Po turnieju')
  await printPaper(page, counter, 'plakat z wynikami (A3)')
  await open(page, 'Wiadomość o wyniku')
  await press(page, 'skopiuj tekst')
  await page.getByRole('heading', { level: 2 }).getByRole('link').click()
  await printPublic(page, counter, 'wyniki (PDF)')
  await page.goBack()
}

/** A certificate for each of the best. */
export async function printCertificates(page: Page, counter: Counter): Promise<void> {
  await section(page, 'Po turnieju')
  await printPaper(page, counter, 'dyplomy do druku')
}
