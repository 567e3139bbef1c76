/**
 * From a fresh data folder to a published ranking, using pages only. The owner sets up; an organiser asks for the right and
 * gets it, announces an evening, invites a referee by link and runs it with paper lists; its official result counts in a
 * ranking.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allWays } from '../engines/open.js'
import { allSigned, fill, open, press, section } from './director.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'
import { en, pl, type OrganiserWords } from './way-organiser-words.js'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const password = 'karo as wino 10'
const players = ['Adam Bigus', 'Basia Cybula', 'Cela Dunst', 'Dorota Ekert', 'Edwin Formela', 'Felek Gawin']
const club = 'Klub karciany Rybnik'

async function makeAccount(page: Page, words: OrganiserWords, name: string, login: string): Promise<void> {
  await page.getByLabel(words.fullName).fill(name)
  await page.getByRole('textbox', { name: 'Login' }).fill(login)
  await page.locator('#new-password').fill(password)
  await press(page, words.makeAccount)
  await press(page, words.kept)
}

/** How far the page scrolls sideways; should be 0. */
const over = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
async function isSound(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
  expect(await over(page)).toBe(0)
}

const all = [
  ['in Polish on a phone', pl, { viewport: phone, locale: 'pl-PL' }],
  ['in English at a desk', en, { viewport: desk, locale: 'en-GB' }],
] as const

describe.each(allWays ? all : all.slice(0, 1))('an organiser %s', (_, words, look) => {
  let gateway: Served
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.stop())

  it('gets from registering to a published ranking', async () => {
    const { page: owner, faults: ownerFaults } = await visit(browser, look)
    await owner.goto(gateway.setup() ?? '')
    await owner.getByLabel(words.installation).fill(club)
    await makeAccount(owner, words, 'Ola Nowak', 'ola')
    await owner.getByText(words.isOwner).waitFor()

    // Before there is a form, the organiser is told what to do, and asks for the missing right.
    const { page, faults } = await visit(browser, look)
    await page.goto(`${gateway.url}/event/new`)
    await page.getByText(words.signFirst).waitFor()
    expect(await page.locator('stolik-regulations-form').count()).toBe(0)
    await isSound(page)
    await press(page, words.noAccount)
    await makeAccount(page, words, 'Jan Kowalski', 'jan')
    await page.getByLabel(words.whichEvent).fill(words.event)
    expect(await page.locator('stolik-regulations-form').count()).toBe(0)
    await press(page, words.ask)
    await page.getByText(words.asked).waitFor()

    // The owner sees on any page that a request waits, and grants it.
    await owner.goto(gateway.url)
    if (look.viewport === phone) await owner.locator('.head .menu').click()
    await owner.getByRole('link', { name: `${words.owner} 1: ${words.requests}` }).click()
    await owner.getByText(words.event).waitFor()
    await press(owner, `${words.grant}: Jan Kowalski`)
    await owner.getByText(words.event).waitFor({ state: 'detached' })
    await owner
      .getByRole('link', { name: `${words.owner} 1: ${words.requests}` })
      .waitFor({ state: 'detached' })
    await isSound(owner)

    await page.reload()
    await page.getByLabel(words.preset).selectOption({ label: words.presetName })
    await fill(page, words.name, words.event)
    await fill(page, words.organiser, club)
    await fill(page, words.place, 'Rybnik')
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
    await page.getByLabel(words.starts).fill(`${yesterday.toISOString().slice(0, 10)}T18:00`)
    await page.getByLabel(words.mode).selectOption({ label: words.inHall })
    await fill(page, words.rounds, '1')
    await fill(page, words.protestMinutes, '0')
    await open(page, words.fees)
    await fill(page, words.fee, '20')
    await isSound(page)
    await press(page, words.announce)
    await page.waitForURL(/\/event\/\w+\/desk$/)
    const address = page.url().replace(/\/desk$/, '')

    // The referee opens the link, and accepts.
    await section(page, words.regulations)
    await open(page, words.invite)
    await press(page, words.makeLink)
    const link = await page.getByLabel(words.link).inputValue()
    const { page: referee, faults: refereeFaults } = await visit(browser, look)
    await referee.goto(link)
    await referee.getByText(words.signReferee).waitFor()
    await press(referee, words.noAccount)
    await makeAccount(referee, words, 'Seweryn Sędziak', 'seweryn')
    await press(referee, words.accept)
    await isSound(referee)
    await referee.getByRole('link', { name: words.toDesk }).click()
    await referee.getByRole('navigation', { name: words.director }).waitFor()

    // Everybody registers at the door and pays.
    await section(page, words.entries)
    for (const name of players) {
      await page.getByLabel(words.fullName).fill(name)
      await press(page, words.enter)
      await page.getByRole('rowheader', { name }).waitFor()
    }
    for (const name of players) await page.getByRole('checkbox', { name: words.paid(name) }).check()
    await page.getByText(words.allPaid).waitFor()
    await isSound(page)

    await section(page, words.now)
    await press(page, words.draw)
    await press(page, words.start)
    await page.getByRole('button', { name: words.end }).waitFor()
    for (const table of [1, 2]) {
      await page
        .locator('.tile')
        .nth(table - 1)
        .click()
      await page
        .getByRole('heading', { name: words.seriesTable(table), exact: true })
        .first()
        .waitFor()
      // The section stays open from table to table.
      if (table === 1) await open(page, words.typeIn)
      const rows = page.locator('stolik-paper-table tbody tr')
      await expect.poll(() => rows.count()).toBe(3)
      const cell = (row: number, column: string) => rows.nth(row).locator(`[data-column=${column}]`)
      for (const [row, who] of ['1', '2', String(table)].entries()) {
        await cell(row, 'who').selectOption(who)
        await cell(row, 'game').selectOption('clubs')
        await cell(row, 'with').fill('1')
        await cell(row, 'end').selectOption('won')
      }
      await page.getByText(words.listWhole).waitFor()
      await isSound(page)
      await allSigned(page)
      await press(page, words.sendList)
      await page.getByRole('heading', { name: words.missing(2 - table) }).waitFor()
    }
    await press(page, words.end)
    await press(page, words.official)
    await page.getByText(words.ended).first().waitFor()

    // What everybody sees.
    const { page: reader, faults: readerFaults } = await visit(browser, look)
    await reader.goto(address)
    await section(reader, words.standings)
    await reader.getByText(words.final).first().waitFor()
    expect(
      await reader
        .getByRole('rowheader')
        .filter({ hasText: /Bigus|Cybula/ })
        .count(),
    ).toBeGreaterThan(1)
    await isSound(reader)

    // The association takes the result, and publishes its ranking.
    const year = String(yesterday.getUTCFullYear())
    await owner.goto(`${gateway.url}/ranking/desk`)
    await owner.getByLabel(words.byPreset).selectOption({ label: words.evenings })
    await fill(owner, words.name, `Liga ${year}`)
    await owner.locator('input[name="season.from"]').fill(`${year}-01-01`)
    await owner.locator('input[name="season.until"]').fill(`${year}-12-31`)
    await press(owner, words.makeRanking)
    const row = owner.getByRole('listitem').filter({ hasText: words.event })
    await row.getByRole('button', { name: new RegExp(`^${words.take}:`) }).click()
    await row.getByLabel(words.kind).selectOption({ label: words.evening })
    await press(owner, words.takeYes)
    await owner.getByRole('button', { name: words.allNew }).click()
    await press(owner, words.takeSo)
    await owner.getByText(words.taken).waitFor()
    await owner.getByLabel(words.asOf).first().fill(new Date().toISOString().slice(0, 10))
    await press(owner, words.count)
    await owner.getByRole('heading', { name: words.preview }).waitFor()
    const edition = owner.getByRole('group', { name: words.edition })
    await edition.getByRole('button', { name: words.publish }).click()
    await edition.getByRole('button', { name: words.makeFinal }).click()
    await edition.getByRole('button', { name: words.makeFinal }).waitFor({ state: 'detached' })
    await isSound(owner)

    await reader.goto(`${gateway.url}/ranking/liga-${year}`)
    const names = reader.locator('stolik-ranking tbody .name')
    await names.first().waitFor()
    expect((await names.allInnerTexts()).toSorted()).toEqual(players)
    await isSound(reader)
    expect([...faults, ...ownerFaults, ...refereeFaults, ...readerFaults]).toEqual([])
  })
})
