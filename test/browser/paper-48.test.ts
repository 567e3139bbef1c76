/** A list of 48 real deals is typed from paper by keyboard alone, and its presses are counted. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesOf } from '../../games/skat/test/records-folder.js'
import { announce, directorWith, type Director } from '../event/remote.js'
import { open, signIn } from './director.js'
import { regulations } from './evening-of-37/club.js'
import { isPlayed, rowOfRecord, type RecordRow } from './evening-of-37/record-rows.js'
import { organiserAt } from './organiser.js'
import { counted, Counter } from './presses.js'
import { startGateway } from './shared-gateway.js'
import { openBrowser, visit } from './visit.js'

const real = linesOf('iss-real-40.sgf')
const generated = linesOf('skat-generated-10k.sgf.gz')
const rows: readonly RecordRow[] = [...(real ?? []), ...(generated ?? []).slice(0, 100)]
  .filter(isPlayed)
  .slice(0, 48)
  .map(rowOfRecord)

let director: Director
let browser: Browser
beforeAll(async () => {
  const [gateway, opened] = await Promise.all([startGateway(), openBrowser()])
  browser = opened
  director = directorWith(gateway, await organiserAt(gateway))
})
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
})

/** An event of one table of four, at which each deals twelve times, in play. */
async function startEvent(): Promise<string> {
  const { format } = regulations
  const series = [{ rounds: 12, minutes: 120, draw: 'LOTS' }]
  const event = await announce(director, { ...regulations, format: { ...format, chairs: [4], series } })
  for (const name of ['Ala', 'Bartek', 'Cecylia', 'Darek'])
    await director.act(event, { enter: { entrant: { name, club: 'Lębork' } } })
  await director.act(event, { draw: { series: 1 } })
  await director.act(event, { start: { series: 1 } })
  return event
}

/** The totals in the grid after its last deal, by chair. */
async function totals(page: Page): Promise<readonly number[]> {
  const cells = await page.locator('stolik-paper-table tbody tr').last().locator('td.total').allInnerTexts()
  return cells.map((text) => Number(text.replace('−', '-').replaceAll(/\s/g, '')))
}

describe('a list of 48 deals', () => {
  it.skipIf(real === undefined || generated === undefined)(
    'is typed by at most ten presses a deal, and adds up as the records do (skipped without the folder of records)',
    async () => {
      expect(rows).toHaveLength(48)
      const event = await startEvent()
      const visitor = await visit(browser)
      const counter = new Counter()
      const page = counted(visitor.page, counter)
      await page.goto(`${director.gateway.url}/event/${event}/desk`)
      await signIn(visitor.page, director.account)
      await page.locator('.tile').click()
      await open(page, 'Wpisz listę z papieru')
      const first = page.locator('stolik-paper-table tbody tr').first().locator('[data-column=who]')
      await expect
        .poll(() => first.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one))
        .toBe(true)
      const before = counter.presses
      for (const { keys } of rows) for (const key of keys) await page.keyboard.press(key)
      const typed = counter.presses - before
      await page.getByText('Lista jest cała').waitFor()
      const sums = [0, 1, 2, 3].map((chair) =>
        rows.filter((row) => row.chair === chair).reduce((sum, { value }) => sum + value, 0),
      )
      expect(await totals(page)).toEqual(sums)
      expect(Math.max(...rows.map(({ keys }) => keys.length))).toBeLessThanOrEqual(10)
      await page.keyboard.press('Enter')
      for (const sum of sums) {
        await page.keyboard.type(String(sum))
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await page.locator('.tile.SIGNED').waitFor()
      console.log(`48 deals: ${typed} presses, ${counter.presses - before} with the sums and the signatures`)
      expect(visitor.faults).toEqual([])
    },
    120_000,
  )
})
