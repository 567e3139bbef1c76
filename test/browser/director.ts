/** What a director does on the pages of an event. */
import type { Page } from 'playwright'
import type { Organiser } from './organiser.js'
import type { View } from './table.js'

export const fill = (page: View, name: string | RegExp, value: string): Promise<void> =>
  page.getByRole('textbox', typeof name === 'string' ? { name, exact: true } : { name }).fill(value)
export const press = (page: Pick<View, 'getByRole'>, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
/** Says that all players have signed the paper that is typed in. */
export const allSigned = (page: View): Promise<void> =>
  page.locator('stolik-paper-table input[name=signed]').check()
/** Opens a part of a form, unless it is open already: a part with a problem opens by itself. */
export async function open(page: View, title: string): Promise<void> {
  const summary = page.locator('summary', { hasText: title }).first()
  if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open)))
    await summary.click()
}
export const section = (page: View, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name }).click()
/** Chooses the player who withdraws, in the open form. */
export const withdraw = async (page: Page, player: string): Promise<void> => {
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'wypisz zawodnika', exact: true }),
  })
  await form.getByLabel('Zawodnik').selectOption({ label: player })
  await press(page, 'wypisz zawodnika')
}
/** The words of a refusal. */
export const told = (page: Page): Promise<string> => page.getByRole('alert').innerText()

export async function signIn(page: Page, { login, password }: Organiser): Promise<void> {
  await page.getByLabel('Login').fill(login)
  await page.locator('#current-password').fill(password)
  await press(page, 'wchodzę')
  await page.getByText('Pracujesz jako').waitFor()
}

/**
 * Announces an evening of Skat of one round for a stake. The page is then at its desk. @param more fills in more before it is
 * sent @returns the address of the event
 */
export async function announce(
  page: Page,
  url: string,
  organiser: Organiser,
  mode: string,
  more: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await page.goto(`${url}/event/new`)
  await signIn(page, organiser)
  await page.getByLabel('Wzór').selectOption({ label: 'Skat PZSkat · Wieczór klubowy: 24 rozdania' })
  await fill(page, 'Nazwa', 'Wieczór')
  await fill(page, 'Organizator', 'Klub')
  await fill(page, 'Miejsce', 'Świetlica')
  await page.getByLabel('Początek').fill('2027-03-06T18:00')
  await page.getByLabel('Jak gramy').selectOption({ label: mode })
  await fill(page, 'Ile razy każdy rozdaje', '1')
  await fill(page, 'Minut na protesty po ostatniej serii', '0')
  await open(page, 'Wpisowe i nagrody')
  await fill(page, /^Stawka za punkt/, '1/2')
  await more()
  await press(page, 'ogłaszam')
  await page.waitForURL(/\/event\/\w+\/desk$/)
  await page.getByText('Zapisy trwają').waitFor()
  return page.url().replace(/\/desk$/, '')
}
