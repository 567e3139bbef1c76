/**
 * From a fresh data folder to a lobby on another site, using pages only: the owner sets up, allows the site, and names
 * organisers.
 */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allWays } from '../engines/open.js'
import { clubSite, type ClubSite } from './club-site.js'
import { loader } from './embedding.js'
import { startAlone, type Gateway } from './gateway.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Gateway
let browser: Browser
let site: ClubSite
beforeAll(async () => {
  site = await clubSite(() => [gateway.url])
  ;[gateway, browser] = await Promise.all([startAlone(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await gateway.stop()
})

const password = 'karo as wino 10'

// The way of the other owner below is one of those of `npm test`, and so is a request for the right: way-organiser.test.ts.
describe.runIf(allWays)('setting up', () => {
  it('is done in English at a desk, and the page header then counts the waiting requests', async () => {
    const fresh = await startAlone()
    const { page, faults } = await visit(browser, { viewport: desk, locale: 'en-GB' })
    await page.goto(fresh.setup() ?? '')
    await page.getByLabel('Association or club that runs this').fill('Rybnik card club')
    await page.getByLabel('First name and surname').fill('Ola Nowak')
    await page.getByRole('textbox', { name: 'Login' }).fill('ola')
    await page.locator('#new-password').fill(password)
    // Errors are shown at their fields, and nothing that was typed is lost.
    await page.getByLabel('Site that will show the tables').fill('file:///home/ola/index.html')
    await page.getByRole('button', { name: 'create the account' }).click()
    await page.getByText('opened from a file').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Site that will show the tables').fill('club.example/cards')
    await page.getByRole('button', { name: 'create the account' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('Done. You are the owner.').waitFor()
    await page.getByRole('link', { name: 'to the owner’s page' }).click()
    await page.getByRole('button', { name: 'remove: https://club.example' }).waitFor()
    await page.locator('.head').getByRole('link', { name: 'Owner', exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
    await fresh.stop()
  })
})

describe('an installation without an owner', () => {
  it('is set up in Polish on a phone, and a page on another site works as soon as its site is allowed', async () => {
    const strange = await visit(browser, { viewport: phone })
    site.paste(`${loader(gateway)}<stolik-lobby></stolik-lobby>`)
    await strange.page.goto(site.url)
    const lobby = strange.page.locator('stolik-lobby')
    const allow = lobby.getByRole('link', { name: 'pozwól stronie' })
    await allow.waitFor()
    expect(await axe(strange.page)).toEqual([])
    const href = (await allow.getAttribute('href')) ?? ''

    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(gateway.setup() ?? '')
    await page.getByLabel('Związek albo klub, który to prowadzi').fill('Klub karciany Rybnik')
    await page.getByLabel('Miejscowość').fill('Rybnik')
    await page.getByLabel('Imię i nazwisko').fill('Ola Nowak')
    await page.getByRole('textbox', { name: 'Login' }).fill('ola')
    await page.locator('#new-password').fill(password)
    expect(await axe(page)).toEqual([])
    await page.locator('stolik-new-account').getByRole('button', { name: 'zakładam konto' }).click()
    await page.getByRole('button', { name: 'mam je zapisane' }).click()
    await page.getByText('Gotowe. Jesteś właścicielem.').waitFor()
    expect(new URL(page.url()).hash).toBe('')

    // The link on the other site leads to the owner's page, with that site filled in.
    await page.goto(href)
    await page.getByText(`Pozwolenie dostanie ${new URL(site.url).origin}`).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'daj pozwolenie' }).click()
    await page.getByRole('button', { name: `usuń: ${new URL(site.url).origin}` }).waitFor()
    // This needs no restart and no reload.
    await lobby.getByRole('button', { name: 'nowy stolik' }).waitFor()

    await page.locator('summary', { hasText: 'dodaj klub' }).click()
    await page.getByLabel('Nazwa klubu').fill('Karty Żory')
    await page.locator('#clubs').getByRole('button', { name: 'dodaj klub' }).click()
    await page.locator('#clubs summary', { hasText: 'Karty Żory' }).waitFor()
    expect(faults).toEqual([])

    // The address works once, and the next start prints none.
    await page.goto('about:blank')
    await page.goto(gateway.setup() ?? '')
    await page.getByText('Właściciel już jest.').waitFor()
    await gateway.kill()
    await gateway.start()
    expect(gateway.setup()).toBeUndefined()
  })

  it.runIf(allWays)(
    'lets a person request the right to announce, in English at a desk, and the owner grants it',
    async () => {
      const { page } = await visit(browser, { viewport: desk, locale: 'en-GB' })
      await page.goto(`${gateway.url}/event/new`)
      await page.getByRole('button', { name: 'I have no account' }).click()
      await page.getByLabel('First name and surname').fill('Jan Kowalski')
      await page.getByRole('textbox', { name: 'Login' }).fill('jan')
      await page.locator('#new-password').fill(password)
      await page.getByRole('button', { name: 'create the account' }).click()
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await page.getByLabel('Which event do you want to announce?').fill('The Rybnik cup')
      expect(await axe(page)).toEqual([])
      await page.getByRole('button', { name: 'ask for it' }).click()
      await page.getByText('Your request is sent.').waitFor()

      const owner = await visit(browser, { viewport: desk, locale: 'en-GB' })
      await owner.page.goto(`${gateway.url}/owner`)
      await owner.page.getByLabel('Login').fill('ola')
      await owner.page.locator('#current-password').fill(password)
      await owner.page.locator('stolik-sign-in').getByRole('button', { name: 'sign in', exact: true }).click()
      await owner.page.getByText('The Rybnik cup').waitFor()
      expect(await axe(owner.page)).toEqual([])
      await owner.page.getByRole('button', { name: 'grant: Jan Kowalski' }).click()
      await owner.page.getByText('The Rybnik cup').waitFor({ state: 'detached' })

      await page.reload()
      await page.locator('stolik-regulations-form').waitFor()
    },
  )
})
