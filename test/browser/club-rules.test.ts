/**
 * An organiser of a club makes the club's own rules in Polish on a phone, on the club's own page. They try them with bots, print them,
 * and hold an event by them, which the association counts in a ranking that names the rules.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Frame } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readable } from '../../platform/gateway/test/event/print/readable.js'
import { directorAt, type Director } from '../event/remote.js'
import { clubSite, pasteFrame, type ClubSite } from './club-site.js'
import { allSigned, fill, open, press, section, signIn } from './director.js'
import { finger, playUntil } from './play.js'
import { draft, makeFinal, publish } from './ranking-desk.js'
import { startGateway } from './shared-gateway.js'
import { stolik } from './stolik.js'
import { axe, openBrowser, phone, visit, type Visitor } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-club-rules-'))
let director: Director
let browser: Browser
let site: ClubSite
let ola: Visitor

beforeAll(async () => {
  const key = join(folder, 'liga.key')
  expect(await stolik('rank', 'keygen', key, '--association', 'Liga Kaszubska')).toMatchObject({ code: 0 })
  site = await clubSite(() => [director.gateway.url], 'kartuzy')
  site.member = 'Ola Kartuska'
  site.roles = ['ORGANISER']
  const clubs = join(folder, 'clubs.json')
  writeFileSync(clubs, JSON.stringify([{ ...site.club, name: 'Klub Kartuzy', roles: ['ORGANISER'] }]))
  ;[director, browser] = await Promise.all([
    startGateway({ STOLIK_SIGNING_KEYS: key, STOLIK_CLUBS: clubs }).then(directorAt),
    openBrowser(),
  ])
  ola = await visit(browser, { viewport: phone, hasTouch: true })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await director.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a page of the gateway in a frame of the club's page, where Ola is signed in. */
async function framed(path: string): Promise<Frame> {
  const address = `${path}?club=kartuzy&sign-in=page`
  pasteFrame(site, director.gateway.url, address)
  await ola.page.goto(site.url)
  const frame = ola.page.frames().find((one) => one.url() === `${director.gateway.url}${address}`)
  if (frame === undefined) throw new Error('no frame')
  return frame
}
const isSound = async (): Promise<void> => expect(await axe(ola.page)).toEqual([])

const name = 'Zasady Klubu Kartuzy'
const profile = 'pzskat~ramsz.true~ramszTie.lower-jack'
/** As it is named wherever rules are chosen. */
const offered = `${name} (Skat PZSkat, 2 różnice)`
const players = ['Adam Bigus', 'Basia Cybula', 'Cela Dunst', 'Dorota Ekert'].concat([
  'Edwin Formela',
  'Felek Gawin',
  'Gosia Hinc',
  'Henryk Itrich',
])
/**
 * The lists of two tables and the results of their places by the rule book: a game counts its value and 50 for winning it (PT 5.1),
 * and whoever loses a ramsz pays its points (3.3.7).
 */
const lists = [
  {
    lines: ['2 clubs with 1 won', 'ramsz 45 - 45 30 lost 3', '4 null won', 'ramsz 60 30 30 -'],
    totals: [-60, 74, -45, 73],
  },
  {
    lines: [
      '2 diamonds with 1 won',
      'ramsz 40 - 40 40 lost 1',
      '4 diamonds with 1 won',
      'ramsz 20 50 50 - lost 2',
    ],
    totals: [-40, 18, 0, 68],
  },
] as const
let event = ''
const standings = new Map<string, number>()

describe('a club’s own rules', () => {
  it('are made sentence by sentence, and a conflict is explained at once', async () => {
    const page = await framed('/club-rules')
    await page.getByText('Pracujesz jako Ola Kartuska').waitFor()
    await page.getByText('Tu będą zasady, które klub ułoży sam.').waitFor()
    await isSound()
    await press(page, 'Ułóż nowe zasady')
    await fill(page, 'Nazwa', name)

    const tie = page.locator('#knob-ramszTie')
    await tie.locator('summary').tap()
    await tie.getByRole('radio', { name: /niższego waleta/ }).check()
    await tie.getByText('Bez ramsza nie ma tu czego wybierać.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Wypróbuj z botami' }).isEnabled()).toBe(false)
    await isSound()
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
    await isSound()
  })

  it('are printed as regulations, under the club’s name for them', async () => {
    const [, page] = ola.page.frames()
    const href = await page?.getByRole('link', { name: `Regulamin (PDF): ${name}` }).getAttribute('href')
    expect(href).toBe(`${director.gateway.url}/rules/skat/${profile}.pdf?locale=pl`)
    const printed = await fetch(href ?? '')
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(printed.headers.get('content-disposition')).toContain('Zasady-Klubu-Kartuzy')
  })

  it('are tried at a table with bots, whose head opens the differences', async () => {
    const [, page] = ola.page.frames() as [Frame, Frame]
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
    await isSound()
  })

  it('are offered for a new table', async () => {
    const page = await framed('/play')
    await press(page, 'nowy stolik')
    await page.getByRole('radio', { name: offered }).waitFor()
    await isSound()
  })

  it('are the rules of an event, whose lists are entered and whose result is final', async () => {
    const page = await framed('/event/new')
    await page.getByLabel('Wzór').selectOption({ label: `${offered} · Wieczór klubowy: 24 rozdania` })
    await fill(page, 'Nazwa', 'Wieczór')
    await fill(page, 'Organizator', 'Klub Kartuzy')
    await fill(page, 'Miejsce', 'Świetlica')
    await page.getByLabel('Początek').fill('2026-03-06T18:00')
    await page.getByLabel('Jak gramy').selectOption({ label: 'w sali' })
    await fill(page, 'Ile razy każdy rozdaje', '1')
    await fill(page, 'Minut na protesty po ostatniej serii', '0')
    await press(page, 'ogłaszam')
    await page.waitForURL(/\/event\/\w+\/desk$/)
    event = /event\/(\w+)\//.exec(page.url())?.[1] ?? ''

    await director.act(event, { enterAll: { csv: ['name', ...players, ''].join('\n') } })
    await section(page, 'Teraz')
    await press(page, 'losuj stoliki')
    await press(page, 'zaczynamy serię')
    await page.getByRole('button', { name: 'kończymy serię' }).waitFor()
    const { series } = await director.ask<{ series: { tables: { seats: { name: string }[] }[] }[] }>(
      'query ($e: ID!) { event(id: $e) { ... on Event { series { tables { seats { name } } } } } }',
      { e: event },
    )
    for (const [n, { totals }] of lists.entries())
      for (const [chair, seat] of (series[0]?.tables[n]?.seats ?? []).entries())
        standings.set(seat.name, totals[chair] ?? NaN)

    await director.act(event, { list: { series: 1, table: 2, lines: lists[1].lines, signed: true } })
    await page.locator('.tile').first().click()
    await open(page, 'Wpisz listę z papieru')
    const rows = page.locator('stolik-paper-table tbody tr')
    await expect.poll(() => rows.count()).toBe(4)
    const cell = (row: number, column: string) => rows.nth(row).locator(`[data-column=${column}]`)
    const game = async (row: number, who: string, what: string): Promise<void> => {
      await cell(row, 'who').selectOption(who)
      await cell(row, 'game').selectOption(what)
      await cell(row, 'end').selectOption('won')
    }
    const ramsz = async (row: number, points: Readonly<Record<string, string>>): Promise<void> => {
      await cell(row, 'who').selectOption('ramsz')
      for (const [column, value] of Object.entries(points)) await cell(row, column).fill(value)
    }
    await game(0, '2', 'clubs')
    await cell(0, 'with').fill('1')
    await ramsz(1, { points1: '45', points3: '45', points4: '30', loser: '3' })
    await game(2, '4', 'null')
    await ramsz(3, { points1: '60', points2: '30', points3: '30' })
    await page.getByText('Lista jest cała.').waitFor()
    await isSound()
    await allSigned(page)
    await press(page, 'wpisz listę')
    await page.getByRole('heading', { name: 'Wszystkie listy są' }).waitFor()
    await press(page, 'kończymy serię')
    await press(page, 'ogłoś wyniki oficjalne')
    await page.getByText('Turniej zakończony.').first().waitFor()
    expect(ola.faults).toEqual([])
  })

  it('are told on the page of the event', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${director.gateway.url}/event/${event}`)
    await page.getByText('Skat PZSkat, 2 różnice').first().waitFor()
    expect(faults).toEqual([])
  })

  it('are named by a ranking of the association, which counts the event', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${director.gateway.url}/ranking/desk`)
    await signIn(page, director.account)
    await page.getByLabel('Według czego').selectOption({ label: 'Wieczory klubowe: suma punktów' })
    await fill(page, 'Nazwa', 'Liga Kartuzy')
    await page.getByLabel('Od dnia').fill('2026-01-01')
    await page.getByLabel('Do dnia').fill('2026-12-31')
    await page.getByRole('checkbox', { name: offered }).check()
    await press(page, 'zakładam ranking')
    const row = page.getByRole('listitem').filter({ hasText: 'Wieczór' })
    await row.getByRole('button', { name: /^biorę wynik:/ }).click()
    await row.getByLabel('Rodzaj').selectOption({ label: 'wieczór klubowy' })
    await press(page, 'tak, biorę wynik')
    await page.getByRole('button', { name: /^wszyscy nieznani są nowi/ }).click()
    await press(page, 'biorę wynik z tymi osobami')
    await page.getByText('Wynik jest wzięty').waitFor()
    await draft(page, '2026-03-31', 1)
    await publish(page, 1)
    await makeFinal(page, 1)
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])

    const reader = await visit(browser, { viewport: phone })
    await reader.page.goto(`${director.gateway.url}/ranking/liga-kartuzy`)
    const shown = reader.page.locator('stolik-ranking tbody tr')
    await shown.first().waitFor()
    const points = await shown.evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('.name')?.textContent.trim() ?? '',
        Number(one.querySelector('.score')?.textContent.trim().replace('−', '-')),
      ]),
    )
    const [winner] = [...standings].toSorted(([, a], [, b]) => b - a)
    expect(points[0]).toEqual(winner)
    expect(winner?.[1]).toBe(74)
    expect(new Map(points as [string, number][])).toEqual(standings)
    const paper = await fetch(`${director.gateway.url}/rankings/liga-kartuzy/editions/1.pdf?lang=pl`)
    const printed = readable(new Uint8Array(await paper.arrayBuffer()))
      .join(' ')
      .replaceAll('\n', ' ')
    expect(printed).toContain(offered)
    expect(reader.faults).toEqual([])
  })
})
