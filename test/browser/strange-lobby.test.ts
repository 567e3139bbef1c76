/** A lobby on another site, by the two lines of the README: each of its buttons leads somewhere, and back. */
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allWays, engine } from '../engines/open.js'
import { clubSite, type ClubSite } from './club-site.js'
import { gathering, gatewayOf, hear, loader } from './embedding.js'
import type { Served } from './gateway.js'
import { theme } from './hostile-theme.js'
import { act, mouse } from './play.js'
import { myTurn } from './table.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
let site: ClubSite
let close = (): Promise<void> => Promise.resolve()
beforeAll(async () => {
  site = await clubSite(() => [gateway.url])
  ;[gateway, browser] = await Promise.all([gatewayOf(site.club), openBrowser()])
}, 120_000)
afterEach(() => close())
afterAll(async () => {
  await browser.close()
  await site.stop()
  await gateway.stop()
})

const lines = (lang = 'pl'): string => `${loader(gateway)}\n<stolik-lobby lang="${lang}"></stolik-lobby>`
const open = async (viewport = phone): Promise<{ page: Page; heard: readonly string[] }> => {
  const { page } = await visit(browser, { viewport })
  close = () => page.context().close()
  const heard = hear(page)
  await page.goto(site.url)
  return { page, heard }
}
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()
const giveName = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Pod jakim imieniem grasz?' }).fill('Danuta')
  await press(page, 'gram')
}
/** Waits for the table that covers the page. */
const atTable = (page: Page): Promise<void> => page.getByRole('dialog', { name: 'Stolik' }).waitFor()
/** Waits until the lobby is visible, with no table over it. */
const inLobby = async (page: Page): Promise<void> => {
  await page.getByRole('dialog', { name: 'Stolik' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Stoliki' }).waitFor()
}

describe('the two lines of the README', () => {
  it.each([
    ['under a strict policy', undefined],
    ['in a theme with rules for everything', theme],
  ])('open a table with bots over the page %s, and lead back', async (_, around) => {
    site.paste(lines(), around)
    const { page, heard } = await open()
    await press(page, /^Skat PZSkat/)
    await giveName(page)
    await atTable(page)
    expect(page.url()).toBe(site.url)
    await myTurn(page)
    expect((await axe(page)).filter((fault) => fault.includes('stolik-'))).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await atTable(page)
    await page.goBack()
    await inLobby(page)
    await press(page, /^wracam do gry/)
    await atTable(page)
    await myTurn(page)
    await page.reload()
    await atTable(page)
    await myTurn(page)
    await page.getByRole('link', { name: 'wszystkie stoliki' }).click()
    await inLobby(page)
    expect(heard).toEqual([])
  })

  it('let people sit down, find a table, open one, and watch', async () => {
    const table = await gathering(gateway, 'baska', 'lebork', 4)
    site.paste(lines())
    const { page, heard } = await open(desk)
    const row = page.locator('stolik-lobby li.table', { hasText: 'Zofia' })
    await row.getByRole('button', { name: /^siadam/ }).click()
    await giveName(page)
    await atTable(page)
    await page.goBack()
    await inLobby(page)
    // A person who finds no waiting table gets one of their own, which bots will join.
    await page.getByRole('combobox', { name: 'W co chcesz zagrać' }).selectOption({ label: 'Skat PZSkat' })
    await press(page, 'znajdź mi stolik')
    await atTable(page)
    await page
      .getByText(/^Boty dosiądą się za \d+ sekund/)
      .first()
      .waitFor()
    await press(page, 'czekam na ludzi')
    await page
      .getByText(/^Boty dosiądą się/)
      .first()
      .waitFor({ state: 'detached' })
    await press(page, 'dosadź boty i graj')
    await myTurn(page)
    await page.goBack()
    await inLobby(page)
    await press(page, 'nowy stolik')
    await press(page, 'otwieram')
    await atTable(page)
    await page.goBack()
    await inLobby(page)
    await table.leave()
    expect(heard).toEqual([])
  })

  it('let a stranger watch', async () => {
    site.paste(lines())
    const { page: player } = await open()
    await press(player, /^Skat PZSkat/)
    await giveName(player)
    await myTurn(player)
    const closePlayer = close
    const { page, heard } = await open(desk)
    await press(page, /^popatrzę/)
    await atTable(page)
    await page.locator('skat-table').waitFor()
    await page.goBack()
    await inLobby(page)
    await closePlayer()
    expect(heard).toEqual([])
  })

  // The other engines play at a desk above, in Polish.
  it.runIf(engine === 'chromium')('work in English at a desk', async () => {
    site.paste(lines('en'))
    const { page, heard } = await open(desk)
    await press(page, /^International Skat/)
    await page.getByRole('textbox', { name: 'What name do you play under?' }).fill('Danuta')
    await press(page, 'play')
    const dialog = page.getByRole('dialog', { name: 'Table', exact: true })
    await dialog.waitFor()
    await act(page, await myTurn(page), mouse)
    await myTurn(page)
    await page.getByRole('link', { name: 'all tables' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Tables' }).waitFor()
    expect(heard).toEqual([])
  })
})

const ways = [
  [
    'on a phone in Polish',
    phone,
    'pl-PL',
    'Adres dowolnej strony z tej witryny',
    'ma już pozwolenie',
    'nie ma jeszcze pozwolenia',
  ],
  [
    'at a desk in English',
    desk,
    'en-GB',
    'Address of any page of the site',
    'is allowed already',
    'is not allowed yet',
  ],
] as const
describe.each(allWays ? ways : ways.slice(0, 1))(
  'the page for clubs %s',
  (_, viewport, locale, label, allowed, not) => {
    it('says whether a pasted address is allowed, and where the owner allows it', async () => {
      const { page, faults } = await visit(browser, { viewport, locale })
      close = () => page.context().close()
      await page.goto(`${gateway.url}/for-clubs`)
      const address = page.getByRole('textbox', { name: label })
      await address.fill(`${site.url}any/page`)
      const { origin } = new URL(site.url)
      await page.getByText(`${origin} ${allowed}`).waitFor()
      await address.fill('https://other.example/cards')
      await page.getByText(`https://other.example ${not}`).waitFor()
      const owner = page.getByRole('link', { name: /other\.example/ })
      await expect
        .poll(() => owner.getAttribute('href'))
        .toMatch(/^http:\/\/localhost:\d+\/owner\b.*other\.example/)
      expect(await axe(page)).toEqual([])
      expect(faults).toEqual([])
    })
  },
)
