/** An association writes its ranking scheme at a real gateway. Errors are shown at their fields. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorAt, type Director } from '../event/remote.js'
import { startGateway } from './shared-gateway.js'
import { fill, open, press, signIn } from './director.js'
import { stolik } from './stolik.js'
import { axe, openBrowser, phone, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-scheme-'))
let director: Director
let browser: Browser

beforeAll(async () => {
  const key = join(folder, 'liga.key')
  expect(await stolik('rank', 'keygen', key, '--association', 'Liga doliny')).toMatchObject({ code: 0 })
  ;[director, browser] = await Promise.all([
    startGateway({ STOLIK_SIGNING_KEYS: key }).then(directorAt),
    openBrowser(),
  ])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The error shown at a field. */
const wrong = (page: Page, path: string): Promise<string> => page.locator(`[id="wrong-${path}"]`).innerText()

interface Kept {
  readonly version: number
  readonly schemes: readonly string[]
}
const kept = async (): Promise<Kept> =>
  director.ask<Kept>('{ ranking(id: "liga-doliny-2025") { ... on Ranking { version schemes } } }')

describe('the scheme of a ranking', () => {
  it('is written on a phone, refused at its fields, corrected, and followed by another version', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${director.gateway.url}/ranking/desk`)
    await signIn(page, director.account)
    await fill(page, 'Nazwa', 'Liga Doliny 2025')
    await page.getByLabel('Od dnia').fill('2025-12-31')
    await page.getByLabel('Do dnia').fill('2025-01-01')
    await open(page, 'Które turnieje się liczą')
    await press(page, 'dodaję grupę turniejów')
    await page.getByRole('group', { name: 'Grupa turniejów 2' }).getByLabel('Nazwa grupy').fill('finały')
    await open(page, 'Co się liczy i ile jest warte')
    await fill(page, 'Ile najlepszych wyników', '0')
    await press(page, 'zakładam ranking')
    await page.getByText('3 rzeczy są do poprawienia').waitFor()
    expect(await wrong(page, 'season.from')).toBe('Sezon kończy się, zanim się zacznie.')
    expect(await wrong(page, 'parts.2.name')).toMatch(
      /^Ten sam turniej mógłby trafić i tu, i tam: Grupa turniejów 1\./,
    )
    expect(await wrong(page, 'count.best')).toMatch(/^Tu może być od 1 do 10\s000\.$/)
    expect(await axe(page)).toEqual([])

    await page.getByLabel('Od dnia').fill('2025-01-01')
    await page.getByLabel('Do dnia').fill('2025-12-31')
    await page
      .getByRole('group', { name: 'Grupa turniejów 1' })
      .getByLabel('turniej', { exact: true })
      .uncheck()
    await page.getByRole('group', { name: 'Grupa turniejów 1' }).getByLabel('wieczór klubowy').check()
    await fill(page, 'Ile najlepszych wyników', '4')
    await press(page, 'zakładam ranking')
    await page.getByText('Regulamin, wersja 1').waitFor()

    await press(page, 'zmieniam regulamin')
    await open(page, 'Co się liczy i ile jest warte')
    await page.getByLabel('Co jest liczone').selectOption({ label: 'siła gry (Glicko-2)' })
    await page.getByText('punkty → siła gry (Glicko-2)').waitFor()
    await fill(page, 'Tau (τ)', '0,4')
    await press(page, 'zapisuję nową wersję')
    await page.getByText('Regulamin, wersja 2', { exact: true }).first().waitFor()
    const { version, schemes } = await kept()
    expect(version).toBe(2)
    expect(schemes.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { parts: [{ kinds: ['evening'] }, { name: 'finały', kinds: ['tournament'] }], count: { best: 4 } },
      { count: { kind: 'glicko2', tau: 0.4, period: 'month' } },
    ])
    await open(page, 'Wcześniejsze wersje')
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })

  it('is used for an edition, which is withdrawn after a second confirmation', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${director.gateway.url}/ranking/desk`)
    await signIn(page, director.account)
    await page.locator('select[name=ranking]').selectOption({ label: 'Liga Doliny 2025' })
    await page.getByLabel('Stan na dzień').fill('2025-06-30')
    await press(page, 'przelicz szkic')
    await page.getByRole('heading', { name: 'Podgląd wydania 1:' }).waitFor()
    await press(page, 'wycofuję')
    await press(page, 'nie, zostaje')
    await press(page, 'wycofuję')
    expect(await axe(page)).toEqual([])
    await press(page, 'tak, wycofuję wydanie 1')
    await page.getByText('wycofany').waitFor()
    expect(faults).toEqual([])
  })
})
