/**
 * A ranking of club evenings from the preset to a club's own page. It is published, found to be wrong, corrected with a reason,
 * and recalculated by the command from its exported file alone.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allWays, engine } from '../engines/open.js'
import type { Gateway } from './gateway.js'
import { startDirector, type Director } from '../event/remote.js'
import { clubSite, type ClubSite } from './club-site.js'
import { fill, press, signIn } from './director.js'
import type { Evening } from './evening.js'
import { correct, draft, makeFinal, publish, takeEvening } from './ranking-desk.js'
import { stolik } from './stolik.js'
import { february, jan, january, others, twoEvenings } from './two-evenings.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

const reason = 'Jan Kowalski z Żukowa to nie ten z Lęborka.'
const folder = mkdtempSync(join(tmpdir(), 'stolik-ranking-'))
const key = join(folder, 'liga.key')
const data = join(folder, 'data')
/** The id of the association's key. */
let keyId: string
let director: Director<Gateway>
let browser: Browser
let site: ClubSite
let evenings: readonly [Evening, Evening]

beforeAll(async () => {
  const drawn = await stolik('rank', 'keygen', key, '--association', 'Liga doliny')
  expect(drawn).toMatchObject({ code: 0, error: '' })
  keyId = drawn.out.split(/\s/)[0] ?? ''
  ;[director, browser] = await Promise.all([
    startDirector({ STOLIK_SIGNING_KEYS: key, STOLIK_DATA: data }),
    openBrowser(),
  ])
  site = await clubSite(() => [director.gateway.url])
  evenings = await twoEvenings(director)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await director.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

const known = others.map(({ name, club }) => [name, `${name}, ${club}`] as const)
const stranger = 'ktoś nowy'

/** Names and points of a ranking, as shown in the table of the element. */
const table = async (page: Page): Promise<[string, string][]> => {
  const rows = page.locator('stolik-ranking tbody tr')
  await rows.first().waitFor()
  return rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('.name')?.textContent.trim() ?? '',
      row.querySelector('.score')?.textContent.trim() ?? '',
    ]),
  )
}
const written = (points: number): string => String(points).replace('-', '−')
/** Fetches a file of the ranking as it is published. */
const file = async (name: string): Promise<unknown> =>
  (await fetch(`${director.gateway.url}/rankings/wieczory-2025/${name}.json`)).json()

/**
 * Finds a person whose place has changed: only they have a line drawn, where others read that nothing has changed. Who that is
 * depends on the seats, which are drawn by lot. None of the 60,480 possible draws leaves all seven in their places.
 */
async function moved(): Promise<string> {
  const { rows } = (await file('latest')) as { rows: { person: string; name: string }[] }
  const people = (await Promise.all(
    rows.filter(({ name }) => name !== jan).map(({ person }) => file(`people/${person}`)),
  )) as { name: string; history: { place: number | null }[] }[]
  const found = people.find(({ history }) => new Set(history.map(({ place }) => place)).size > 1)
  if (found === undefined) throw new Error('nobody has another place than before')
  return found.name
}

describe('a ranking of club evenings', () => {
  it('is published, and corrected by another edition that gives the reason', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(`${director.gateway.url}/ranking/desk`)
    await signIn(page, director.account)
    await page.getByLabel('Według czego').selectOption({ label: 'Wieczory klubowe: suma punktów' })
    await fill(page, 'Nazwa', 'Wieczory 2025')
    await expect.poll(() => page.getByRole('textbox', { name: 'Skrót' }).inputValue()).toBe('wieczory-2025')
    await page.getByLabel('Od dnia').fill('2025-01-01')
    await page.getByLabel('Do dnia').fill('2025-12-31')
    await press(page, 'zakładam ranking')

    await takeEvening(page, january, new Map([...others, { name: jan }].map(({ name }) => [name, stranger])))
    await draft(page, '2025-01-31', 1)
    expect((await fetch(`${director.gateway.url}/rankings/wieczory-2025/latest.json`)).status).toBe(404)
    await publish(page, 1)
    expect(await file('latest')).toMatchObject({ edition: 1, status: 'provisional' })
    await makeFinal(page, 1)
    // Two different people were mistaken for one.
    await takeEvening(page, february, new Map([...known, [jan, `${jan}, Lębork`]]))
    await draft(page, '2025-02-28', 2)
    await publish(page, 2)
    await makeFinal(page, 2)

    const reader = await visit(browser, { viewport: phone })
    await reader.page.goto(`${director.gateway.url}/ranking/wieczory-2025`)
    const sum = (name: string): number =>
      (evenings[0].totals.get(name) ?? 0) + (evenings[1].totals.get(name) ?? 0)
    const summed = (await table(reader.page)).map(([name]) => [name, written(sum(name))])
    expect(await table(reader.page)).toEqual(summed)
    expect(summed).toHaveLength(8)
    const points = summed.map(([name = '']) => sum(name))
    expect(points).toEqual(points.toSorted((a, b) => b - a))

    await takeEvening(page, february, new Map([...known, [jan, stranger]]))
    await correct(page, 2, '2025-02-28', reason)
    await page.getByRole('heading', { name: 'Podgląd wydania 3:' }).waitFor()
    await publish(page, 3)
    await makeFinal(page, 3)
    expect(await axe(page)).toEqual([])

    // What was published before stays as it was.
    const [second, third] = [await file('editions/2'), await file('editions/3')]
    expect(second).toMatchObject({ status: 'final', corrects: null, correctedBy: 3 })
    expect(third).toMatchObject({ status: 'final', corrects: { edition: 2, reason } })
    expect([...faults, ...reader.faults]).toEqual([])
  })

  const countedAgain =
    'is counted again by the command from where it is published or its file alone, and one flipped digit is found'
  // No page is open meanwhile, so this is the same in every engine.
  it.runIf(engine === 'chromium')(countedAgain, async () => {
    const address = `${director.gateway.url}/rankings/wieczory-2025/editions/3.export.json`
    const [stranger, everybody] = await Promise.all([
      stolik('rank', 'verify', address, '--key', keyId),
      fetch(address).then((answer) => answer.text()),
    ])
    expect(stranger).toMatchObject({ code: 0, error: '' })
    expect(stranger.out).toContain('equal: wieczory-2025, edition 3, final')
    await director.gateway.kill()
    const exported = async (edition: number): Promise<string> => {
      const to = join(folder, `${edition}.json`)
      const from = ['--data', data, '--key', key]
      const ran = await stolik('rank', 'export', 'wieczory-2025', String(edition), to, ...from)
      expect(ran).toMatchObject({ code: 0, error: '' })
      return to
    }
    const files = [await exported(2), await exported(3)] as const
    const wrong = join(folder, 'wrong.json')
    const text = readFileSync(files[1], 'utf8')
    const flip = (_: string, digit: string): string => `"score":${digit === '1' ? 2 : 1}`
    writeFileSync(wrong, text.replace(/"score":-?(\d)/, flip))
    expect(readFileSync(wrong, 'utf8')).not.toBe(text)
    expect(everybody).toBe(text)

    const [second, third, bad] = await Promise.all([
      stolik('rank', 'verify', files[0], '--key', keyId),
      stolik('rank', 'verify', files[1], '--key', keyId),
      stolik('rank', 'verify', wrong),
    ])
    expect(second).toMatchObject({ code: 0, error: '' })
    expect(second.out).toContain('equal: wieczory-2025, edition 2, final, counted up to 2025-02-28')
    expect(third).toMatchObject({ code: 0, error: '' })
    expect(third.out).toContain(reason)
    expect(bad).toMatchObject({ code: 1, out: '' })
    await director.gateway.start()
  })

  const screens = [
    ['a phone', phone],
    ['a desk', desk],
  ] as const
  /** `npm test` and the other engines show it on one screen, and read it in one language. */
  const seldom = <T>(all: readonly T[]): readonly T[] => (allWays ? all : all.slice(0, 1))
  it.each(seldom(screens))('shows the corrected ranking on a club’s own page on %s', async (_, viewport) => {
    const { url } = director.gateway
    const script = `<script type="module" src="${url}/embed/stolik.js"></script>`
    const element = `server="${url}" ranking="wieczory-2025"`
    site.paste(`${script}\n<stolik-ranking ${element}></stolik-ranking>`)
    const { page, faults } = await visit(browser, { viewport })
    await page.goto(site.url)
    await page.getByText(reason).waitFor()
    const all = await table(page)
    expect(all).toHaveLength(9)
    expect(all.filter(([name]) => name === jan).map(([, points]) => points)).toEqual(
      evenings
        .map(({ totals }) => totals.get(jan) ?? NaN)
        .toSorted((a, b) => b - a)
        .map(written),
    )
    expect(await axe(page)).toEqual([])

    await page.getByRole('button', { name: 'Zawodnik' }).click()
    const byName = (await table(page)).map(([name]) => name)
    expect(byName).toEqual(byName.toSorted(new Intl.Collator('pl').compare))
    await page.getByRole('searchbox').fill('zolc')
    await page.getByText('1 zawodnik', { exact: true }).waitFor()
    expect((await table(page)).map(([name]) => name)).toEqual(['Paweł Żółć'])
    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: await moved() }).click()
    await page.getByRole('img', { name: /^Miejsce w kolejnych wydaniach/ }).waitFor()
    expect(await axe(page)).toEqual([])

    // A member whom the club knows has their row above all others, whatever their place.
    expect(await page.getByText('· Ty').count()).toBe(0)
    const { rows } = (await file('latest')) as { rows: { person: string; name: string }[] }
    const me = rows.at(-1)
    site.paste(`${script}\n<stolik-ranking ${element} person="${me?.person}"></stolik-ranking>`)
    await page.reload()
    await page.getByText('· Ty').waitFor()
    expect((await table(page)).map(([name]) => name).slice(0, 1)).toEqual([me?.name])
    expect(await table(page)).toHaveLength(10)
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })

  const languages = [
    ['pl', 'To wydanie poprawia wydanie 2.'],
    ['de', 'Diese Ausgabe berichtigt Ausgabe 2'],
    ['en', 'This edition corrects edition 2'],
  ] as const
  it.each(seldom(languages))('is read on a page without scripts, in %s', async (lang, corrected) => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${director.gateway.url}/rankings/wieczory-2025/?lang=${lang}`)
    expect(await page.locator('script').count()).toBe(0)
    await page.getByText(corrected).waitFor()
    await expect.poll(() => page.getByText(reason).count()).toBe(1)
    await expect.poll(() => page.getByRole('rowheader', { name: jan }).count()).toBe(2)
    expect(await axe(page)).toEqual([])
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over).toBe(0)
    await page.getByRole('link', { name: 'Paweł Żółć' }).click()
    await page.getByRole('heading', { name: 'Paweł Żółć' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
