/**
 * An event in which all tables play the same cards, three online and one on paper: announced at the desk, sealed, played, printed on
 * slips, entered from the paper list, opened and counted against the field, and checked by a stranger with the command.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readable } from '../../platform/gateway/test/event/print/readable.js'
import { directorAt, type Director } from '../event/remote.js'
import { seatedGuests } from '../event/seated-guests.js'
import { allSigned, announce, fill, open, press, section } from './director.js'
import { mouse, nextHand, playOn } from './play.js'
import { startGateway } from './shared-gateway.js'
import { stolik } from './stolik.js'
import { openBrowser, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-duplicate-'))
let director: Director
let browser: Browser
beforeAll(async () => {
  ;[director, browser] = await Promise.all([startGateway().then(directorAt), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Shown {
  readonly series: readonly {
    readonly deals: { readonly commitment: string; readonly opened: object | null } | null
    readonly tables: readonly {
      readonly table: number
      readonly online: boolean
      readonly status: string
      readonly seats: readonly { readonly name: string }[]
    }[]
  }[]
  readonly standings: {
    readonly individual: readonly {
      readonly cells: readonly { readonly points: number; readonly chair: number }[]
    }[]
  }
}

/** The deals of the series: each of three players deals once. */
const hands = 3

/** Three tables of three online, at two of which one guest plays with bots, and one in the hall. */
async function enterAll(event: string): Promise<void> {
  const away = Array.from({ length: 8 }, (_, n) => `Zdalny ${n + 1},yes`)
  const here = ['Adam Salowy', 'Basia Salowa', 'Cela Salowa'].map((name) => `${name},no`)
  await director.act(event, { enterAll: { csv: ['name,online', ...away, ...here, ''].join('\n') } })
}

/** The list of the table in the hall, as its players have written it: forehand wins a game, and nobody plays the others. */
async function writePaperList(page: Page, table: number): Promise<void> {
  await page
    .locator('.tile')
    .nth(table - 1)
    .click()
  await open(page, 'Wpisz listę z papieru')
  const rows = page.locator('stolik-paper-table tbody tr')
  await expect.poll(() => rows.count()).toBe(hands)
  const cell = (row: number, column: string) => rows.nth(row).locator(`[data-column=${column}]`)
  await cell(0, 'who').selectOption('2')
  await cell(0, 'game').selectOption('clubs')
  await cell(0, 'end').selectOption('won')
  await cell(0, 'with').fill('1')
  for (const row of [1, 2]) await cell(row, 'who').selectOption('passed')
  await page.getByText('Lista jest cała.').waitFor()
  await allSigned(page)
  await press(page, 'wpisz listę')
}

it('is held from sealing to a result that anybody can count again', async () => {
  const desk = await visit(browser)
  const { page } = desk
  const address = await announce(
    page,
    director.gateway.url,
    director.account,
    'w sali i przez internet',
    async () => {
      await page.getByLabel('Zwykle przy stoliku').selectOption('3')
      await page.getByRole('checkbox', { name: '4', exact: true }).uncheck()
      await open(page, 'Te same karty, wartość z zewnątrz')
      await page.getByLabel('Te same karty dla wszystkich').selectOption('DIFFERENCE')
      await press(page, 'ogłaszam')
      // A stake is for what stands in the lists.
      await page
        .getByRole('alert')
        .getByText(/Stawka za punkt/)
        .waitFor()
      await fill(page, /^Stawka za punkt/, '')
      await open(page, 'Punktacja')
      await fill(page, 'Punkty za wolny los', '0')
    },
  )
  const event = address.split('/').at(-1) ?? ''
  const shown = (): Promise<Shown> =>
    director.ask<Shown>(
      `query ($e: ID!) { event(id: $e) { ... on Event { series { deals { commitment opened { salt } }
        tables { table online status seats { name } } } standings { individual { cells { points chair } } } } } }`,
      { e: event },
    )
  await page.getByText('Są zapieczętowane i zostaną otwarte, gdy seria się skończy.').waitFor()

  const ola = await visit(browser)
  await ola.page.goto(address)
  await ola.page.getByText('te same na wszystkich stolikach; liczy się różnica względem pola').waitFor()
  await ola.page.getByRole('button', { name: 'zapisuję się' }).click()
  await ola.page.getByLabel('Imię i nazwisko').fill('Ola Online')
  await ola.page.getByLabel('gram przez internet').check()
  await ola.page.getByRole('button', { name: 'zapisz', exact: true }).click()
  await ola.page.getByText('Ola Online, grasz z numerem').waitFor()
  await enterAll(event)
  const sealed = (await shown()).series[0]?.deals?.commitment ?? 'none'

  await press(page, 'losuj stoliki')
  await page.getByRole('button', { name: 'zaczynamy serię' }).waitFor()
  await section(ola.page, 'Stoliki')
  await ola.page.locator('summary', { hasText: 'Sprawdź rozdania' }).click()
  await ola.page.getByText(sealed).waitFor()

  // Slips for the table in the hall: the log says who printed them.
  const paper = (): Promise<Response> =>
    fetch(`${director.gateway.url}/files/event/${event}/slips-1.pdf?lang=pl`, {
      headers: { authorization: `Bearer ${director.token}` },
    })
  expect((await paper()).status).toBe(404)
  await open(page, 'drukuj rozdania serii 1')
  await press(page, 'zapisz i drukuj')
  await expect.poll(async () => (await paper()).status).toBe(200)
  const [slips = ''] = readable(Buffer.from(await (await paper()).arrayBuffer()))
  const tables = (await shown()).series[0]?.tables ?? []
  expect(tables.filter(({ online }) => online)).toHaveLength(3)
  const hall = tables.find(({ online }) => !online)?.table ?? 0
  // Each slip has it twice: inside and on its label.
  expect(slips.match(/^Stolik \d/gm)).toEqual(Array.from({ length: 2 * hands }, () => `Stolik ${hall}`))
  await section(page, 'Dziennik')
  await page.getByText('wydruk rozdań dla stolików na sali').waitFor()
  await section(page, 'Teraz')

  await press(page, 'zaczynamy serię')
  await ola.page.getByRole('link', { name: 'do stolika' }).click()
  const guests = seatedGuests(director, event, ['Ola Online'])
  await guests.seat(1)
  const others = guests.play(1)
  for (let hand = 0; hand < hands; hand++) {
    await playOn(ola.page, mouse)
    if (hand < hands - 1) await nextHand(ola.page)
  }
  await others
  guests.leave()
  await writePaperList(page, hall)
  await page.getByRole('heading', { name: 'Wszystkie listy są' }).waitFor()
  expect((await shown()).series[0]?.deals?.opened).toBeNull()
  await press(page, 'kończymy serię')
  await page.getByText('Są już otwarte, więc każdy może je sprawdzić.').waitFor()
  await press(page, 'ogłoś wyniki oficjalne')
  await page.getByText('Turniej zakończony.').first().waitFor()

  // What was made of a deal in a chair is compared with all others there, so the differences of each chair make zero.
  const { series, standings } = await shown()
  expect(series[0]?.deals?.commitment).toBe(sealed)
  const cells = standings.individual.flatMap(({ cells: all }) => all)
  expect(cells.some(({ points }) => points !== 0)).toBe(true)
  for (const chair of [0, 1, 2]) {
    const own = cells.filter((cell) => cell.chair === chair)
    expect(own).toHaveLength(4)
    expect(own.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 0)
  }

  const file = `${director.gateway.url}/files/event/${event}/results.json`
  const checked = await stolik('tournament', 'verify', file)
  expect(checked.error).toBe('')
  expect(checked.out).toContain('equal: 1 draws, 4 lists, 12 players in the ranking (final)')
  expect(checked.out).toContain(`deals: ${3 * hands} hands played online were compared with the sealed ones`)
  expect(checked.code).toBe(0)
  // A list that somebody made better afterwards.
  const wrong = join(folder, 'results.json')
  const text = await (await fetch(file)).text()
  expect(text).toContain('"2 clubs with 1 won"')
  writeFileSync(wrong, text.replace('"2 clubs with 1 won"', '"2 clubs with 4 won"'))
  expect((await stolik('tournament', 'verify', wrong)).code).toBe(1)
  expect([desk.faults, ola.faults]).toEqual([[], []])
})
