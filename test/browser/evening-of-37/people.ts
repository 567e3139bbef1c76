/** Who takes part in the evening, each with a browser whose clicks and presses are counted. */
import type { Browser, Page } from 'playwright'
import { press, signIn } from '../director.js'
import type { Organiser } from '../organiser.js'
import { counted, type Counter } from '../presses.js'
import { desk, phone, visit } from '../visit.js'
import { Ledger } from './ledger.js'

export interface People {
  readonly ledger: Ledger
  /** The organiser's desk. */
  readonly page: Page
  readonly organiser: Counter
  /** Two helpers at the door, signed in. */
  readonly helpers: readonly Page[]
  /** A phone at each of two tables. */
  readonly phones: readonly Page[]
  readonly faults: () => readonly string[]
}

/** The logins of the helpers: as short as a club's people choose them. */
export const helperLogins = ['ola', 'jan'] as const

const names = { ola: 'Ola Nowak', jan: 'Jan Kowalski' } as const

/** Makes the account of a helper. This was done at some earlier evening, so it is not counted. */
async function makeAccount(page: Page, url: string, login: (typeof helperLogins)[number]): Promise<void> {
  await page.goto(`${url}/event/new`)
  await press(page, 'nie mam konta')
  await page.getByLabel('Imię i nazwisko').fill(names[login])
  await page.getByRole('textbox', { name: 'Login' }).fill(login)
  await page.locator('#new-password').fill('a whistle and two cards')
  await press(page, 'zakładam konto')
  await press(page, 'mam je zapisane')
}

/** Everybody is signed in, and nobody has done anything yet. */
export async function gather(browser: Browser, url: string, account: Organiser): Promise<People> {
  const ledger = new Ledger()
  const { organiser, helpers, phones } = ledger
  const danuta = await visit(browser)
  await danuta.page.goto(`${url}/event/new`)
  await signIn(danuta.page, account)
  const atDoor = []
  for (const login of helperLogins) {
    const visitor = await visit(browser, { viewport: desk })
    await makeAccount(visitor.page, url, login)
    atDoor.push(visitor)
  }
  const atTables = [await visit(browser, { viewport: phone }), await visit(browser, { viewport: phone })]
  const all = [danuta, ...atDoor, ...atTables]
  return {
    ledger,
    page: counted(danuta.page, organiser),
    organiser,
    helpers: atDoor.map(({ page }) => counted(page, helpers)),
    phones: atTables.map(({ page }) => counted(page, phones)),
    faults: () => all.flatMap(({ faults }) => faults),
  }
}
