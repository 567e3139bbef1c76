/** Four people at a table while the gateway's file is replaced by an older backup: they play on, and are told what is lost. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAlone, type Gateway } from './gateway.js'
import { act, mouse } from './play.js'
import { sight, type Sight } from './table.js'
import { openBrowser, visit, type Visitor } from './visit.js'

const told = 'Stolik wrócił do ostatniego rozliczonego rozdania.'
/** Milliseconds from the gateway's start until the last of them can go on. */
const most = 3_000

let gateway: Gateway
let browser: Browser
const data = mkdtempSync(join(tmpdir(), 'stolik-restored-file-'))
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startAlone({ STOLIK_DATA: data }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
  rmSync(data, { recursive: true, force: true })
})

async function giveName({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('textbox').fill(name)
  await page.getByRole('button', { name: 'gram', exact: true }).click()
}

/** Ola opens a table of Baśka, and three others accept her invitation: a person sits on every chair. */
async function gather(): Promise<readonly Visitor[]> {
  const [ola, ...others] = await Promise.all(['Ola', 'Jan', 'Ewa', 'Bruno'].map(() => visit(browser)))
  if (ola === undefined) throw new Error('nobody came')
  await ola.page.goto(gateway.url)
  await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
  await ola.page
    .getByRole('radio', { name: /baśka/i })
    .first()
    .check()
  await ola.page.getByRole('radio', { name: 'tylko z zaproszeniem' }).check()
  await ola.page.getByRole('button', { name: 'otwieram' }).click()
  await giveName(ola, 'Ola')
  const invitation = await ola.page.locator('stolik-gathering #link').innerText()
  for (const [i, one] of others.entries()) {
    await one.page.goto(invitation)
    await one.page.getByRole('textbox').fill(['Jan', 'Ewa', 'Bruno'][i] ?? '')
    await one.page.getByRole('button', { name: new RegExp(`siadam tutaj, miejsce ${i + 2}`) }).click()
  }
  return [ola, ...others]
}

const canAct = (seen: Sight | null): seen is Sight =>
  seen !== null &&
  !seen.busy &&
  !seen.settled &&
  (seen.choosing || seen.calls.length + seen.choices.length + seen.playable.length > 0)

/** Finds the player on turn, and what they see. */
async function turnOf(pages: readonly Page[]): Promise<{ page: Page; seen: Sight }> {
  let found: { page: Page; seen: Sight } | undefined
  await expect
    .poll(async () => {
      for (const page of pages) {
        const seen = await sight(page)
        if (canAct(seen)) found = { page, seen }
      }
      return found !== undefined
    })
    .toBe(true)
  if (found === undefined) throw new Error('it is nobody’s turn')
  return found
}

/** The player on turn makes a move, and everybody sees it. */
async function move(pages: readonly Page[]): Promise<void> {
  const { page, seen } = await turnOf(pages)
  await act(page, seen, mouse)
  await expect.poll(async () => JSON.stringify(await sight(page)) !== JSON.stringify(seen)).toBe(true)
}

const handOf = async (page: Page): Promise<readonly string[]> => (await sight(page))?.hand ?? []

describe('an older file in the place of the one that was in use', () => {
  it('lets four browsers go on within 3 s, and tells them what was lost', async () => {
    const visitors = await gather()
    const pages = visitors.map(({ page }) => page)
    for (const page of pages) await expect.poll(async () => (await handOf(page)).length).toBeGreaterThan(0)
    await move(pages)
    const backup = join(data, 'backup.db')
    gateway.signal('SIGUSR2')
    await expect.poll(() => existsSync(backup)).toBe(true)
    await move(pages)
    await move(pages)
    const before = await Promise.all(pages.map(handOf))

    await gateway.kill()
    copyFileSync(backup, join(data, 'stolik.db'))
    rmSync(join(data, 'stolik.db-wal'), { force: true })
    for (const page of pages) await page.getByText('Brak połączenia').waitFor()
    await gateway.start()
    const began = Date.now()
    const next = (page: Page) => page.getByRole('button', { name: 'następne rozdanie' })
    await Promise.all(pages.flatMap((page) => [page.getByText(told).waitFor(), next(page).waitFor()]))
    const took = Date.now() - began
    console.log(`four browsers could go on ${took} ms after the gateway was there`)
    expect(took).toBeLessThan(most)

    for (const page of pages) expect(await page.getByText('Brak połączenia').count()).toBe(0)
    // They need not wait until the table deals again by itself.
    for (const page of pages) await next(page).click()
    // Cards that were seen are not used again: the hand is dealt anew, and play goes on.
    await turnOf(pages)
    const after = await Promise.all(pages.map(handOf))
    expect(after.map(({ length }) => length)).toEqual(before.map(() => after[0]?.length))
    expect(after).not.toEqual(before)
    await move(pages)
    await move(pages)
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([])
  })
})
