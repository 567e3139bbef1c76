/** What people at a table in the hall do on a phone that shows the list. */
import type { Locator, Page } from 'playwright'

export const choose = async (page: Page, name: string | RegExp): Promise<void> => {
  await page
    .getByRole('radio', { name, exact: typeof name === 'string' })
    .first()
    .check()
}

export const enter = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Zapisz rozdanie' }).click()

/** Tells the phone whose it is. */
export const iAm = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^[ABCD] ${name}`) }).click()

/** Waits until the phone has stored the page, before the network goes. */
export const kept = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

/** Waits until so many entries wait on the phone for a network. */
export const waiting = (page: Page, n: number): Promise<void> =>
  page.getByText(n === 1 ? '1 wpis czeka w telefonie' : `${n} wpisy czekają w telefonie`).waitFor()

export const saved = (page: Page): Promise<void> => page.getByText('Wszystko zapisane').waitFor()

/** The PINs on the start cards, by name. */
export type Pins = ReadonlyMap<string, string>

/** Fetches the PINs of an event as its director. */
export async function pinsOf(url: string, event: string, token: string): Promise<Pins> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `{ event(id: "${event}") { ... on Event { players { name pin } } } }` }),
  })
  const { data } = (await response.json()) as {
    data: { event: { players: readonly { readonly name: string; readonly pin: string }[] } }
  }
  return new Map(data.event.players.map(({ name, pin }) => [name, pin]))
}

/** Enters the PIN of everybody who is asked for one on this phone; names are unique. */
async function enterPins(within: Page | Locator, pins: Pins): Promise<void> {
  for (const [name, pin] of pins) {
    const field = within.getByRole('textbox', { name: `PIN: ${name}` })
    if (await field.isVisible()) await field.fill(pin)
  }
}

/**
 * Checks the waiting hand on this phone, handing the phone over if needed. Until the phone has received the hand, all may seem
 * saved.
 */
export async function check(page: Page, pins: Pins): Promise<void> {
  const hand = await page.getByText(/^Do sprawdzenia/).innerText()
  const over = page.getByRole('button', { name: /^podaję telefon: / })
  const yes = page.getByRole('button', { name: 'tak, zgadza się' })
  await over.or(yes).first().waitFor()
  if (await over.isVisible()) await over.click()
  await yes.waitFor()
  await enterPins(page.getByRole('region', { name: /^Do sprawdzenia/ }), pins)
  await yes.click()
  await page.getByText(hand, { exact: true }).waitFor({ state: 'detached' })
}

/** Checks hands until none waits. */
export async function checkAll(page: Page, pins: Pins): Promise<void> {
  while (await page.getByText(/^Do sprawdzenia/).isVisible()) await check(page, pins)
}

/** Everybody at the table agrees to the change. */
export async function agree(page: Page, names: readonly string[], pins: Pins): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  await enterPins(page, pins)
  const all = page.getByRole('button', { name: 'wszyscy się zgadzają' })
  await all.click()
  // The PINs are verified before the button goes away.
  await all.waitFor({ state: 'detached' })
}

/** All players sign, passing one phone around. */
export async function signAll(page: Page, players: number, pins: Pins): Promise<void> {
  for (let signed = 0; signed < players; signed++) {
    const own = page.getByRole('button', { name: /Podpisuję$/ })
    if (!(await own.isVisible()))
      await page
        .getByRole('button', { name: /^podaję telefon do podpisu/ })
        .first()
        .click()
    await own.waitFor()
    await enterPins(page.getByRole('region', { name: 'Podpisy' }), pins)
    await own.click()
    await page
      .getByText(/podpisane$/)
      .nth(signed)
      .waitFor()
  }
  await page.getByText('Lista podpisana').waitFor()
}
