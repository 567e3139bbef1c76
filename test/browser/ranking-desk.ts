/** What the association does at the desk of its rankings. */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { press } from './director.js'

/** Takes the result of an evening by its name, or takes it again. `who` maps its players to entries in the list of people. */
export async function takeEvening(
  page: Page,
  event: string,
  who: ReadonlyMap<string, string>,
): Promise<void> {
  await page.getByRole('searchbox').fill(event)
  const verb = '^(biorę wynik|biorę jeszcze raz):'
  const all = page.getByRole('button', { name: new RegExp(verb) })
  const take = page.getByRole('button', { name: new RegExp(`${verb} ${event},`) })
  // Typing the name filters the list, which may still be filtered by the name that stood there before.
  await expect.poll(async () => [await all.count(), await take.count()]).toEqual([1, 1])
  await take.click()
  const one = page.getByRole('listitem').filter({ hasText: event })
  await one.getByLabel('Rodzaj').selectOption({ label: 'wieczór klubowy' })
  await press(page, 'tak, biorę wynik')
  await page.getByRole('heading', { name: 'Kim są ci zawodnicy?' }).waitFor()
  for (const [name, choice] of who)
    await page.getByRole('combobox', { name: new RegExp(`^\\d+\\. ${name}`) }).selectOption({ label: choice })
  await press(page, 'biorę wynik z tymi osobami')
  await page.getByText('Wynik jest wzięty').waitFor()
}

/** Calculates an edition up to a date, and waits for its preview. */
export async function draft(page: Page, date: string, edition: number): Promise<void> {
  await page.getByLabel('Stan na dzień').first().fill(date)
  await page.getByRole('button', { name: 'przelicz szkic' }).first().click()
  await page.getByRole('heading', { name: `Podgląd wydania ${edition}:` }).waitFor()
}

/** Calculates an edition that corrects another. */
export async function correct(page: Page, wrong: number, date: string, reason: string): Promise<void> {
  const one = itemOf(page, wrong)
  await one.getByRole('button', { name: 'poprawiam' }).click()
  await one.getByLabel('Stan na dzień').fill(date)
  await one.getByLabel('Co się zmienia i dlaczego').fill(reason)
  await one.getByRole('button', { name: 'przelicz szkic' }).click()
}

/** Publishes an edition as provisional, for everybody to check. */
export async function publish(page: Page, edition: number): Promise<void> {
  const one = itemOf(page, edition)
  await one.getByRole('button', { name: 'ogłaszam nieoficjalnie' }).click()
  await one.getByText('nieoficjalny').waitFor()
}

export async function makeFinal(page: Page, edition: number): Promise<void> {
  const one = itemOf(page, edition)
  await one.getByRole('button', { name: 'zatwierdzam' }).click()
  await one.getByText('zatwierdzony').waitFor()
}

const itemOf = (page: Page, edition: number): Locator =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`wydanie ${edition}\\b`) })
