/**
 * A club makes its own rules in Polish on a phone, tries them with bots, announces an event by them, opens the regulations, and makes a
 * ranking that names them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorAt, type Director } from '../tournament/remote.js'
import { fill, press, signIn } from './director.js'
import { finger, playUntil } from './play.js'
import { startGateway } from './shared-gateway.js'
import { stolik } from './stolik.js'
import { axe, openBrowser, phone, visit, type Visitor } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-club-rules-'))
let director: Director
let browser: Browser
let ola: Visitor

beforeAll(async () => {
  const key = join(folder, 'klub.key')
  expect(await stolik('rank', 'keygen', key, '--association', 'Klub Kartuzy')).toMatchObject({ code: 0 })
  ;[director, browser] = await Promise.all([
    startGateway({ STOLIK_SIGNING_KEYS: key }).then(directorAt),
    openBrowser(),
  ])
  ola = await visit(browser, { viewport: phone, hasTouch: true })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

const name = 'Zasady Klubu Kartuzy'
const profile = 'pzskat~ramsz.true~ramszTie.lower-jack'
/** As it is named wherever rules are chosen. */
const offered = `${name} (Skat PZSkat, 2 różnice)`

describe('a club’s own rules', () => {
  it('are made sentence by sentence, and a conflict is explained at once', async () => {
    const { page } = ola
    await page.goto(`${director.gateway.url}/club-rules`)
    await signIn(page, director.account)
    await page.getByText('Tu będą zasady, które klub ułoży sam.').waitFor()
    expect(await axe(page)).toEqual([])
    await press(page, 'Ułóż nowe zasady')
    await fill(page, 'Nazwa', name)

    const tie = page.locator('#knob-ramszTie')
    await tie.locator('summary').tap()
    await tie.getByRole('radio', { name: /niższego waleta/ }).check()
    await tie.getByText('Bez ramsza nie ma tu czego wybierać.').waitFor()
    expect(await page.getByRole('button', { name: 'Wypróbuj z botami' }).isEnabled()).toBe(false)
    expect(await axe(page)).toEqual([])
    await tie.getByRole('button', { name: 'Zobacz: Gdy nikt nie licytuje' }).tap()
    await page
      .locator('#knob-ramsz')
      .getByRole('radio', { name: /gra się ramsza/ })
      .check()
    await tie.getByText('Bez ramsza').waitFor({ state: 'detached' })
    await page.getByText('2 różnice w stosunku do: Skat PZSkat.').waitFor()

    await page.getByRole('button', { name: 'Zachowaj' }).tap()
    await page.getByText(`Zachowano: ${name}.`).waitFor()
    await page.getByText('Skat PZSkat, 2 różnice').waitFor()
    expect(await axe(page)).toEqual([])
  })

  it('are printed as regulations', async () => {
    const href = await ola.page.getByRole('link', { name: `Regulamin (PDF): ${name}` }).getAttribute('href')
    expect(href).toBe(`${director.gateway.url}/rules/skat/${profile}.pdf?locale=pl`)
    const printed = await fetch(href ?? '')
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      Buffer.from(await printed.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('are tried at a table with bots, whose head opens the differences', async () => {
    const { page } = ola
    await page.getByRole('button', { name: `Wypróbuj z botami: ${name}` }).tap()
    await page.waitForURL(/\/table\//)
    await playUntil(page, finger, ({ trick, settled }) => trick.length > 0 && !settled)
    const head = page.locator('stolik-table h2').getByRole('button', { name: /^Skat PZSkat, 2 różnice/ })
    await head.tap()
    const told = page.locator('stolik-differences li')
    await told.nth(1).waitFor()
    expect(await told.allInnerTexts()).toEqual([
      expect.stringContaining('Gdy wszyscy spasują, gra się ramsza.'),
      expect.stringContaining('ramsza przegrywa ten, kto dostał niższego waleta.'),
    ])
    expect(await axe(page)).toEqual([])
  })

  it('are offered for a new table', async () => {
    const { page } = ola
    await page.goto(`${director.gateway.url}/play`)
    await press(page, 'nowy stolik')
    await page.getByRole('radio', { name: offered }).waitFor()
    expect(await axe(page)).toEqual([])
  })

  it('are the rules of an event', async () => {
    const { page } = ola
    await page.goto(`${director.gateway.url}/event/new`)
    await page.getByLabel('Wzór').selectOption({ label: `${offered} · Wieczór klubowy: 24 rozdania` })
    await fill(page, 'Nazwa', 'Wieczór')
    await fill(page, 'Organizator', 'Klub Kartuzy')
    await fill(page, 'Miejsce', 'Świetlica')
    await page.getByLabel('Początek').fill('2027-03-06T18:00')
    await press(page, 'ogłaszam')
    await page.waitForURL(/\/event\/\w+\/desk$/)
    await page.goto(page.url().replace(/\/desk$/, ''))
    await page.getByText('Skat PZSkat, 2 różnice').first().waitFor()
  })

  it('are named by a ranking', async () => {
    const { page } = ola
    await page.goto(`${director.gateway.url}/ranking/desk`)
    await fill(page, 'Nazwa', 'Liga Kartuzy')
    await page.getByLabel('Od dnia').fill('2027-01-01')
    await page.getByLabel('Do dnia').fill('2027-12-31')
    await page.getByRole('checkbox', { name: offered }).check()
    await press(page, 'zakładam ranking')
    const schemes = async (): Promise<unknown> => {
      const ranking = await director.ask<{ readonly schemes?: readonly string[] } | null>(
        '{ ranking(id: "liga-kartuzy") { ... on Ranking { schemes } } }',
      )
      return ranking?.schemes
    }
    await expect.poll(schemes).toEqual([expect.stringContaining(profile)])
    expect(ola.faults).toEqual([])
  })
})
