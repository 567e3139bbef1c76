/** An evening that is begun at home in a file, brought to the gateway, taken into a file again, and brought back to its desk. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disk } from '../../platform/cli/src/base/disk.js'
import { stolik } from '../../platform/cli/src/stolik.js'
import { games } from '../../platform/gateway/src/games.js'
import { signIn } from './director.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
let organiser: Organiser
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-file-'))
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  organiser = await organiserAt(gateway)
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

const file = (name: string): string => join(folder, name)

async function shell(...args: string[]): Promise<void> {
  const told: string[] = []
  const io = {
    out: (line: string) => told.push(line),
    error: (line: string) => told.push(line),
    read: () => {
      throw new Error('reads nothing in pieces')
    },
    now: () => 0,
  }
  expect(await stolik(['tournament', ...args], games, io, disk), told.join('\n')).toBe(0)
}

const names = [
  ...['Adam Bigus', 'Basia Cybula', 'Cela Dunst', 'Daga Ekert'],
  ...['Edyta Formela', 'Fela Gawin', 'Gerda Hinc', 'Hala Itrych'],
]
const regulations = {
  name: 'Wieczór z domu',
  place: 'Świetlica',
  organiser: 'Klub',
  starts: '2027-03-06T18:00+01:00',
  mode: 'HALL',
  protestMinutes: 0,
  format: { series: [{ rounds: 1 }, { rounds: 1 }] },
}

/** Unfolds a part, waits until its code is there, and chooses a file in it once it asks for one. */
async function choose(page: Page, title: string, element: string, path: string): Promise<void> {
  const part = page.locator('details', { has: page.locator('summary', { hasText: title }) }).last()
  await part.waitFor()
  if (!(await part.evaluate((one) => one.hasAttribute('open')))) await part.locator('summary').first().click()
  const input = page.locator(`${element} input[type=file]`)
  await input.waitFor()
  await input.setInputFiles(path)
}

it('goes from a file to the gateway, into a file, and back', async () => {
  writeFileSync(file('regulations.json'), JSON.stringify(regulations))
  writeFileSync(file('names.csv'), ['name', ...names].join('\n'))
  await shell('create', file('home.jsonl'), file('regulations.json'), '--preset', 'skat/evening-24')
  await shell('enter', file('home.jsonl'), file('names.csv'))
  await shell('draw', file('home.jsonl'))
  await shell('export', file('home.jsonl'), file('whole.jsonl'), '--whole')

  const { page, faults } = await visit(browser)
  await page.goto(`${gateway.url}/event/new`)
  await signIn(page, organiser)
  await page.getByLabel('Wzór').waitFor()
  await choose(page, 'Przynieś turniej zaczęty w pliku', 'stolik-bring-event', file('whole.jsonl'))
  await page.getByText('Plik ma wpisów: 10').waitFor()
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    expect(await unsound(page), String(viewport.width)).toEqual([])
  }
  await page.getByRole('button', { name: 'przynieś tutaj', disabled: false }).click()
  await page.waitForURL(/\/event\/\w+\/desk$/)
  const address = page.url()
  await page.getByRole('link', { name: 'Wieczór z domu' }).waitFor()
  await page.getByRole('button', { name: 'zaczynamy serię', disabled: false }).click()
  await page.getByRole('button', { name: 'kończymy serię' }).waitFor()

  // The network of the hall dies.
  const title = 'Sieć w sali zawodzi: dalej z pliku'
  const part = page.locator('details', { has: page.locator('summary', { hasText: title }) }).last()
  await part.locator('summary').first().click()
  await page.getByRole('button', { name: 'przekaż mi', disabled: false }).click()
  await page.getByText('Turniej jest w drodze').first().waitFor()
  const save = page.getByRole('button', { name: 'zapisz plik' })
  await save.waitFor()
  const saved = page.waitForEvent('download')
  await save.click()
  await (await saved).saveAs(file('away.jsonl'))
  const lists = [1, 2].flatMap((table) =>
    ['2 clubs with 1 won', 'passed', 'passed', 'passed'].map((line, n) => `1;${table};${n + 1};${line}`),
  )
  writeFileSync(file('lists.csv'), ['series;table;hand;line', ...lists].join('\n'))
  await shell('import', file('hall.jsonl'), file('away.jsonl'))
  await shell('list', file('hall.jsonl'), file('lists.csv'))
  await shell('end', file('hall.jsonl'))
  await choose(page, title, 'stolik-event-hand-over', file('hall.jsonl'))
  await page.getByText('Od przekazania plik ma wpisów: 3').waitFor()
  await page.getByRole('button', { name: 'przyjmij z powrotem', disabled: false }).click()
  await page.getByText('Turniej jest w drodze').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'losuj stoliki', disabled: false }).waitFor()

  // The file that the event came with gives no second one.
  await page.goto(`${gateway.url}/event/new`)
  await page.getByLabel('Wzór').waitFor()
  await choose(page, 'Przynieś turniej zaczęty w pliku', 'stolik-bring-event', file('whole.jsonl'))
  await page.getByText('Plik ma wpisów: 10').waitFor()
  await page.getByRole('button', { name: 'przynieś tutaj', disabled: false }).click()
  await page.getByText('Turniej z tego pliku już tu jest').waitFor()
  await page.getByRole('link', { name: 'otwórz jego stronę' }).click()
  await page.waitForURL(address.replace(/\/desk$/, ''))
  await page.getByRole('heading', { name: 'Wieczór z domu' }).first().waitFor()
  // The browser reports the refusal of the second one as well.
  expect(faults.filter((one) => !one.includes('409'))).toEqual([])
})
