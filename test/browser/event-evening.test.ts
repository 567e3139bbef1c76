/**
 * An evening that does not go to plan, at the director's desk: three do not come after the start, the hall closes, and stays open
 * after all. In the end the result prints. Before that, people come through the door.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readable } from '../../platform/gateway/test/event/print/readable.js'
import { announce, fill, open, press, section, signIn, withdraw } from './director.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
let organiser: Organiser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  organiser = await organiserAt(gateway)
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const first = ['Adam', 'Basia', 'Cela', 'Daga', 'Edyta', 'Fela', 'Gerda', 'Hala', 'Iga', 'Jola', 'Kaja']
const last = [
  'Bigus',
  'Cybula',
  'Dunst',
  'Ekert',
  'Formela',
  'Gawin',
  'Hinc',
  'Itrych',
  'Klassa',
  'Miotk',
  'Necel',
]
const names = first.map((name, n) => `${name} ${last[n] ?? ''}`)

interface Seated {
  readonly players: readonly { readonly id: string; readonly name: string; readonly number: number }[]
  readonly series: readonly {
    readonly tables: readonly {
      readonly table: number
      readonly seats: readonly { readonly name: string; readonly number: number }[]
    }[]
  }[]
}

/** What everybody can read about the event. */
async function seated(event: string): Promise<Seated> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ event(id: "${event}") { ... on Event { players { id name number }
        series { tables { table seats { name number } } } } } }`,
    }),
  })
  return ((await response.json()) as { data: { event: Seated } }).data.event
}

/** The tile of a table, with the surnames of its players. */
const tile = (page: Page, table: number) =>
  page.locator('.tile', { has: page.locator(`b:text-is("${table}")`) })
const atTable = async (page: Page, table: number): Promise<number> =>
  (await tile(page, table).locator('.who').innerText()).split('·').length

/** Unfolds a part that may be unfolded from before. */
async function unfold(page: Page, title: string): Promise<void> {
  const part = page.locator('details', { has: page.locator('summary', { hasText: title }) }).first()
  await part.waitFor()
  const isOpen = () => part.evaluate((one) => one.hasAttribute('open'))
  await expect
    .poll(async () => {
      const done = await isOpen()
      if (!done) await part.locator('summary').first().click()
      return done
    })
    .toBe(true)
}

/** Chooses where the players of a table go, in the order of their chairs; the rest stay. */
async function reseat(page: Page, table: number, ...goals: readonly string[]): Promise<void> {
  await tile(page, table).click()
  await page.getByRole('heading', { name: `stolik ${table}` }).waitFor()
  const form = page.locator('stolik-reseat')
  await unfold(page, 'Nowe miejsca')
  await form.locator('select[name^="to."]').first().waitFor()
  for (const [chair, goal] of goals.entries())
    await form.locator('select[name^="to."]').nth(chair).selectOption(goal)
  await form.getByText('bez punktów za tę serię').waitFor()
  await form.getByLabel('Powód').fill('nie przyszli')
  await form.getByRole('button', { name: 'zmień miejsca' }).click()
}

it('shrinks tables, gives one up, ends early and not after all, and prints the result', async () => {
  const { page, faults } = await visit(browser)
  const address = await announce(page, gateway.url, organiser, 'w sali', () => fill(page, 'Serii', '2'))
  const event = address.split('/').at(-1) ?? ''
  await section(page, 'Zapisy')
  await open(page, 'Zapisz wielu z tabeli')
  const buffer = Buffer.from(['name', ...names].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
  await press(page, 'zapisz wszystkich')
  await page.getByRole('rowheader', { name: 'Kaja Necel' }).waitFor()
  await section(page, 'Teraz')
  await press(page, 'losuj stoliki')
  await press(page, 'zaczynamy serię')
  await page.getByRole('button', { name: 'kończymy serię' }).waitFor()

  // Not everybody is there: the start is taken back, and made again when nobody else comes.
  await open(page, 'Cofnij początek serii')
  const back = page.locator('form', {
    has: page.getByRole('button', { name: 'cofnij początek', exact: true }),
  })
  await back.getByLabel('Powód').fill('brakuje trojga')
  await press(page, 'cofnij początek')
  await press(page, 'zaczynamy serię')
  await page.getByRole('button', { name: 'kończymy serię' }).waitFor()

  const drawn = (await seated(event)).series[0]?.tables ?? []
  const [one = 0, two = 0] = drawn.filter(({ seats }) => seats.length === 4).map(({ table }) => table)
  const small = drawn.find(({ seats }) => seats.length === 3)?.table ?? 0
  const seatedAt = (table: number) => drawn.find((each) => each.table === table)?.seats ?? []
  const gone = [one, two, small].map((table) => seatedAt(table)[0])
  for (const table of [one, two]) {
    await reseat(page, table, 'out')
    await expect.poll(() => atTable(page, table)).toBe(3)
  }
  await reseat(page, small, 'out', String(one), String(two))
  await tile(page, small).waitFor({ state: 'detached' })
  for (const table of [one, two]) await expect.poll(() => atTable(page, table)).toBe(4)

  await section(page, 'Zapisy')
  await open(page, 'Wypisanie')
  for (const player of gone) {
    await withdraw(page, `${player?.number} ${player?.name}`)
    await page
      .getByRole('row', { name: player?.name ?? '' })
      .getByText('wypisany')
      .waitFor()
  }
  await section(page, 'Teraz')
  const csv = [one, two].flatMap((table) =>
    ['2 clubs with 1 won', 'passed', 'passed', 'passed'].map((line, n) => `1;${table};${n + 1};${line}`),
  )
  await open(page, 'Wpisz listy z pliku')
  await page.locator('input[type=file]').setInputFiles({
    name: 'lists.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['series;table;hand;line', ...csv].join('\n')),
  })
  await press(page, 'wpisz listy')
  await page.getByText('Wszystkie listy są').waitFor()
  await press(page, 'kończymy serię')
  await page.getByRole('button', { name: 'losuj stoliki' }).waitFor()

  const ends = async (reason: string): Promise<void> => {
    const form = page.locator('form', { has: page.getByRole('button', { name: 'zakończ turniej teraz' }) })
    await unfold(page, 'Zakończ przed czasem albo odwołaj')
    await form.getByLabel('Powód').fill(reason)
    await form.getByLabel('Na pewno').check()
    await press(page, 'zakończ turniej teraz')
    await page.getByText('liczą się serie do 1').first().waitFor()
    await page.getByText(reason).first().waitFor()
  }
  await ends('Zamykają salę.')
  await open(page, 'Cofnij zakończenie przed czasem')
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await unsound(page), String(viewport.width)).toEqual([])
  }
  const undo = page.locator('form', {
    has: page.getByRole('button', { name: 'cofnij zakończenie', exact: true }),
  })
  await undo.getByLabel('Powód').fill('Dozorca zostaje.')
  await press(page, 'cofnij zakończenie')
  await page.getByText('liczą się serie do 1').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'losuj stoliki' }).waitFor()
  await ends('Jednak zamykają.')
  await press(page, 'ogłoś wyniki oficjalne')
  await page.getByText('Turniej zakończony').first().waitFor()

  const { series } = await seated(event)
  const tables = series[0]?.tables ?? []
  const printed = readable(
    Buffer.from(await (await fetch(`${gateway.url}/files/event/${event}/results.pdf?lang=pl`)).arrayBuffer()),
  ).join('\n')
  const played = tables.flatMap(({ seats }) => seats.map((seat, chair) => ({ ...seat, chair })))
  expect(played).toHaveLength(8)
  for (const { number, name, chair } of played) {
    const row = chair === 1 ? [number, name, 74, 74, 1, 0] : [number, name, 0, 0, 0, 0]
    expect(printed).toContain(`\n${row.join('\n')}\n`)
  }
  for (const player of gone) expect(printed).not.toContain(player?.name)
  expect(printed.replaceAll('\n', ' ')).toContain('Jednak zamykają.')
  expect(faults).toEqual([])
})

it('checks people in at the door, and says before the draw who is missing and who has not paid', async () => {
  const { page, faults } = await visit(browser)
  await announce(page, gateway.url, organiser, 'w sali', () => fill(page, 'Wpisowe', '20'))
  await section(page, 'Zapisy')
  for (const name of names.slice(0, 4)) {
    await page.getByLabel('Imię i nazwisko').fill(name)
    await press(page, 'zapisz')
    await page.getByRole('rowheader', { name }).waitFor()
  }
  const link = page.getByRole('link', { name: `karta startowa: ${names[0]}` })
  const card = (await link.getAttribute('href')) ?? ''
  const door = page.locator('stolik-door')
  /** Scans a card: a scanner types its address, and Enter. */
  const comes = async (code: string, name: string | undefined): Promise<void> => {
    await door.getByLabel('Nazwisko, numer albo kod').fill(code)
    await page.keyboard.press('Enter')
    await door
      .getByRole('status')
      .getByText(name ?? '')
      .waitFor()
    await door.getByRole('status').getByText('na miejscu', { exact: true }).waitFor()
  }
  await comes(new URL(card, gateway.url).href, names[0])
  await door.getByText('Na miejscu: 1 z 4').waitFor()
  await door.getByRole('button', { name: 'zapisz jako zapłacone' }).click()
  await door.getByText('Wpisowe zapłacone').waitFor()
  await comes('2', names[1])
  await comes('3', names[2])
  await door.getByText('Na miejscu: 3 z 4').waitFor()
  await door.getByLabel('Nazwisko, numer albo kod').fill('9')
  await page.keyboard.press('Enter')
  await door.getByText('nie należy do nikogo').waitFor()
  await door.getByLabel('Nazwisko, numer albo kod').fill('3')
  await page.keyboard.press('Enter')
  await door.getByRole('button', { name: 'po czasie' }).waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await unsound(page), `door ${viewport.width}`).toEqual([])
  }
  // A second device at the same door: each sees what the other ticks.
  const second = await visit(browser)
  await second.page.goto(page.url())
  await signIn(second.page, organiser)
  await section(second.page, 'Zapisy')
  const box = (of: Page, name: string | undefined) => of.getByLabel(`${name}: na miejscu`)
  await expect.poll(() => box(second.page, names[2]).isChecked()).toBe(true)
  await box(second.page, names[3]).check()
  await expect.poll(() => box(page, names[3]).isChecked()).toBe(true)
  await door.getByText('Na miejscu: 4 z 4').waitFor()
  await box(page, names[3]).uncheck()
  await expect.poll(() => box(second.page, names[3]).isChecked()).toBe(false)
  // All who are here pay in one act, and whoever is not here withdraws in one, which is undone in one.
  await open(page, 'Wpisowe zapłacone: wszyscy na miejscu')
  await press(page, 'zapisz zaznaczonych jako opłaconych')
  await page.getByText('Zapisano wpisowe: 2').waitFor()
  await press(page, 'cofnij')
  await expect.poll(() => page.getByLabel(`${names[1]}: wpisowe zapłacone`).isChecked()).toBe(false)
  await open(page, 'Wypisz wszystkich, których nie ma (1)')
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await unsound(page), `absent ${viewport.width}`).toEqual([])
  }
  await press(page, 'wypisz zaznaczonych')
  await page.getByText('Wypisano zawodników: 1').waitFor()
  await second.page
    .getByRole('row', { name: names[3] ?? '' })
    .getByText('wypisany')
    .waitFor()
  await press(page, 'cofnij')
  await page
    .getByRole('row', { name: names[3] ?? '' })
    .getByText('wypisany')
    .waitFor({ state: 'detached' })
  // Somebody is withdrawn, and comes after all.
  await open(page, 'Wypisz wszystkich, których nie ma (1)')
  await press(page, 'wypisz zaznaczonych')
  await page.getByText('Wypisano zawodników: 1').waitFor()
  await second.page
    .locator('stolik-door')
    .getByLabel('Nazwisko, numer albo kod')
    .fill(names[3]?.split(' ')[1] ?? '')
  await second.page.keyboard.press('Enter')
  await second.page.getByRole('button', { name: 'jednak jest' }).click()
  await expect.poll(() => box(page, names[3]).isChecked()).toBe(true)
  await box(page, names[3]).uncheck()
  expect(second.faults).toEqual([])
  await second.page.close()
  await section(page, 'Teraz')
  await page.getByText(`Bez wpisowego (3): 2 ${names[1]}, 3 ${names[2]}, 4 ${names[3]}`).waitFor()
  await page.getByText(`Bez zgłoszenia przy drzwiach (1): 4 ${names[3]}`).waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await unsound(page), `draw ${viewport.width}`).toEqual([])
  }
  await press(page, 'losuj mimo to')
  await page.getByRole('button', { name: 'zaczynamy serię' }).waitFor()
  expect(faults).toEqual([])
})
