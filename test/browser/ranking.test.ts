/**
 * A ranking of club evenings from the preset to a club's own page: published, found to be wrong, corrected with a reason, and
 * counted again by the command from its exported file alone.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDirection, type Direction } from '../tournament/remote.js'
import { clubSite, type ClubSite } from './club-site.js'
import { fill, press, signIn } from './direction.js'
import { holdEvening, type Evening } from './evening.js'
import { correct, draft, publish, takeEvening } from './ranking-desk.js'
import { stolik } from './stolik.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

const others = [
  { name: 'Adam Bigus', club: 'Lębork' },
  { name: 'Barbara Cybula', club: 'Żukowo' },
  { name: 'Cecylia Dawidowska', club: 'Lębork' },
  { name: 'Franciszek Ellwart', club: 'Żukowo' },
  { name: 'Gerard Formela', club: 'Lębork' },
  { name: 'Leokadia Miszewska-Potrykus', club: 'Żukowo' },
  { name: 'Paweł Żółć', club: 'Lębork' },
]
const jan = 'Jan Kowalski'
/** Of each table; what its hands come to can be added up by eye (PT 5.1). */
const lists = [
  // 30 for each game that another lost; 24 + 50; −96 − 50; 23 + 50.
  {
    lines: ['2 clubs with 1 won', '3 grand with 1 lost', '4 null won', 'passed'],
    totals: [30, 74 + 30, -146, 73 + 30],
  },
  // 30 + 50; −44 − 50; 24 + 50.
  {
    lines: ['passed', '1 hearts with 2 won', '4 clubs with 1 won', '2 spades with 1 lost'],
    totals: [80 + 30, -94, 30, 74 + 30],
  },
]

const [january, february] = ['Wieczór styczniowy', 'Wieczór lutowy'] as const
const reason = 'Jan Kowalski z Żukowa to nie ten z Lęborka.'
const folder = mkdtempSync(join(tmpdir(), 'stolik-ranking-'))
const key = join(folder, 'liga.key')
const data = join(folder, 'data')
/** What the association's key is known by. */
let keyId: string
let direction: Direction
let browser: Browser
let site: ClubSite
let evenings: readonly [Evening, Evening]

beforeAll(async () => {
  const drawn = await stolik('rank', 'keygen', key, '--association', 'Liga doliny')
  expect(drawn).toMatchObject({ code: 0, error: '' })
  keyId = drawn.out.split(/\s/)[0] ?? ''
  ;[direction, browser] = await Promise.all([
    startDirection({ STOLIK_SIGNING_KEYS: key, STOLIK_DATA: data }),
    openBrowser(),
  ])
  site = await clubSite(direction.gateway.url)
  const on = (day: string): number => Date.parse(`${day}T17:00:00Z`)
  evenings = [
    await holdEvening(
      direction,
      { name: january, starts: on('2027-01-15') },
      [...others, { name: jan, club: 'Lębork' }],
      lists,
    ),
    await holdEvening(
      direction,
      { name: february, starts: on('2027-02-12') },
      [...others, { name: jan, club: 'Żukowo' }],
      lists.toReversed(),
    ),
  ]
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await direction.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

const known = others.map(({ name, club }) => [name, `${name}, ${club}`] as const)
const stranger = 'ktoś nowy'

/** Names and points of a ranking as they stand in the table of the element. */
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
/** As it is published. */
const file = async (name: string): Promise<unknown> =>
  (await fetch(`${direction.gateway.url}/rankings/wieczory-2027/${name}.json`)).json()

describe('a ranking of club evenings', () => {
  it('is published, and corrected by another edition that says why', async () => {
    const { page, faults } = await visit(browser)
    await page.goto(`${direction.gateway.url}/ranking/desk`)
    await signIn(page, direction.account)
    await page.getByLabel('Według czego').selectOption({ label: 'Wieczory klubowe: suma punktów' })
    await fill(page, 'Nazwa', 'Wieczory 2027')
    expect(await page.getByRole('textbox', { name: 'Skrót' }).inputValue()).toBe('wieczory-2027')
    await page.getByLabel('Od dnia').fill('2027-01-01')
    await page.getByLabel('Do dnia').fill('2027-12-31')
    await press(page, 'zakładam ranking')

    await takeEvening(page, january, new Map([...others, { name: jan }].map(({ name }) => [name, stranger])))
    await draft(page, '2027-01-31', 1)
    await publish(page, 1)
    // The two are taken for one.
    await takeEvening(page, february, new Map([...known, [jan, `${jan}, Lębork`]]))
    await draft(page, '2027-02-28', 2)
    await publish(page, 2)

    const reader = await visit(browser, { viewport: phone })
    await reader.page.goto(`${direction.gateway.url}/ranking/wieczory-2027`)
    const sum = (name: string): number =>
      (evenings[0].totals.get(name) ?? 0) + (evenings[1].totals.get(name) ?? 0)
    const summed = (await table(reader.page)).map(([name]) => [name, written(sum(name))])
    expect(await table(reader.page)).toEqual(summed)
    expect(summed).toHaveLength(8)

    await takeEvening(page, february, new Map([...known, [jan, stranger]]))
    await correct(page, 2, '2027-02-28', reason)
    await page.getByRole('heading', { name: 'Podgląd wydania 3:' }).waitFor()
    await publish(page, 3)
    expect(await axe(page)).toEqual([])

    // What was published before stays as it was.
    const [second, third] = [await file('editions/2'), await file('editions/3')]
    expect(second).toMatchObject({ status: 'final', corrects: null })
    expect(third).toMatchObject({ status: 'final', corrects: { edition: 2, reason } })
    expect([...faults, ...reader.faults]).toEqual([])
  })

  it('is counted again by the command from its file alone, and one flipped digit is found', async () => {
    await direction.gateway.kill()
    for (const [edition, said] of [
      [2, 'equal: wieczory-2027, edition 2, final, counted up to 2027-02-28'],
      [3, reason],
    ] as const) {
      const file = join(folder, `${edition}.json`)
      const exported = await stolik(
        'rank',
        'export',
        'wieczory-2027',
        String(edition),
        file,
        '--data',
        data,
        '--key',
        key,
      )
      expect(exported).toMatchObject({ code: 0, error: '' })
      const verified = await stolik('rank', 'verify', file, '--key', keyId)
      expect(verified).toMatchObject({ code: 0, error: '' })
      expect(verified.out).toContain(said)
      const text = readFileSync(file, 'utf8')
      const wrong = text.replace(/"score":(-?\d)/, (_, digit: string) => `"score":${digit === '1' ? 2 : 1}`)
      expect(wrong).not.toBe(text)
      writeFileSync(file, wrong)
      expect(await stolik('rank', 'verify', file)).toMatchObject({ code: 1, out: '' })
    }
    await direction.gateway.start()
  })

  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('stands corrected on a club’s own page on %s', async (_, viewport) => {
    const { url } = direction.gateway
    const script = `<script type="module" src="${url}/embed/ranking.js"></script>`
    const element = `server="${url}" ranking="wieczory-2027"`
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
    await page.getByRole('button', { name: 'Paweł Żółć' }).click()
    await page.getByRole('img', { name: /^Miejsce w kolejnych wydaniach/ }).waitFor()
    expect(await axe(page)).toEqual([])

    // A member whom the club knows has his row above all others, wherever he stands.
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
})
