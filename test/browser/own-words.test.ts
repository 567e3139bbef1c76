/** Where the owner allows it, people with accounts may write freely, report and mute others, and talk while they hold cards. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { axe, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
let owner: Organiser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  owner = await organiserAt(gateway, 'Ola')
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()
const heard = (page: Page): Promise<readonly string[]> =>
  page
    .locator('stolik-talk .what')
    .evaluateAll((all) => all.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()))

it('free text is written, read, reported and muted, and what is said with cards in hand waits for the end of the hand', async () => {
  const ola = await visit(browser, { viewport: phone, hasTouch: true })
  await ola.page.goto(`${gateway.url}/account`)
  await ola.page.locator('#username').fill(owner.login)
  await ola.page.locator('#current-password').fill(owner.password)
  await press(ola.page, 'wchodzę')
  await ola.page.locator('dd').getByText('Ola', { exact: true }).waitFor()
  await ola.page.goto(`${gateway.url}/owner`)
  await ola.page.getByLabel('przy wszystkich stolikach wolno pisać własnymi słowami').check()
  await press(ola.page, 'zapisz')
  await ola.page.getByText('Zapisano.').waitFor()

  const jan = await visit(browser, { locale: 'en-GB' })
  await jan.page.goto(`${gateway.url}/account?new`)
  await jan.page.locator('#name').fill('Jan')
  await jan.page.locator('#username').fill('jan')
  await jan.page.locator('#new-password').fill('karo as wino 10')
  await press(jan.page, 'create the account')
  await press(jan.page, 'I have kept them')
  await jan.page.locator('dd').getByText('Jan', { exact: true }).waitFor()

  await ola.page.goto(`${gateway.url}/play`)
  await press(ola.page, 'nowy stolik')
  await ola.page.getByRole('radio', { name: 'tylko z zaproszeniem' }).check()
  await press(ola.page, 'otwieram')
  await jan.page.goto(await ola.page.locator('stolik-gathering #link').innerText())
  await jan.page.getByRole('button', { name: /sit here, place 2/ }).click()
  await ola.page.getByText('Jan', { exact: true }).waitFor()

  await press(ola.page, /^rozmowa/)
  await ola.page.getByLabel('Własnymi słowami').fill('Gramy do ósmej?')
  expect(await axe(ola.page)).toEqual([])
  await press(ola.page, 'powiedz')
  await press(jan.page, 'talk, 1 new remark')
  await expect.poll(() => heard(jan.page)).toEqual(['Ola: Gramy do ósmej?'])
  await press(jan.page, 'Ola: more choices')
  await press(jan.page, 'report')
  await jan.page.getByText('Reported. The owner of the site will see it.').waitFor()
  await press(jan.page, 'Ola: more choices')
  await press(jan.page, 'mute Ola')
  await expect.poll(() => heard(jan.page)).toEqual([])
  await press(jan.page, /^talk/)
  await jan.page.locator('stolik-talk .sheet').waitFor({ state: 'detached' })

  // The bot fills the table, and cards are dealt.
  await ola.page
    .getByRole('button', { name: /dodaj bota/ })
    .first()
    .click()
  await jan.page.locator('stolik-hand').waitFor()
  // By keyboard: the button moves when the table's own buttons appear, and a click must start and end in the same place.
  await jan.page.getByRole('button', { name: /^talk/ }).press('Enter')
  await jan.page.getByText('A hand is in play: the others hear it afterwards.').waitFor()
  await jan.page.getByLabel('In your own words').fill('I have to go at eight.')
  await press(jan.page, 'say it')
  // The sheet closes once it is said. Pressed before that, the button would close it, too.
  await jan.page.locator('stolik-talk .sheet').waitFor({ state: 'detached' })
  await press(jan.page, /^talk/)
  await expect.poll(() => heard(jan.page)).toEqual(['you: I have to go at eight. · after this hand'])
  await press(ola.page, /^rozmowa/)
  await expect.poll(() => heard(ola.page)).toEqual(['ty: Gramy do ósmej?'])
  expect([...ola.faults, ...jan.faults]).toEqual([])
})
