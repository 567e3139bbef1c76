/** The lists of a series: most are typed at the desk from paper, two are kept on phones. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { open } from '../director.js'
import { checkAll, choose, enter, iAm, saved, signAll, type Pins } from '../hall.js'
import { paperList, type PaperDeal } from './club.js'
import type { Table } from './drawn.js'

/** The key of each game. */
const letters = { clubs: 'c', spades: 's', hearts: 'h', diamonds: 'd', grand: 'g', null: 'n' } as const

/** The keys of a row, in the order of the paper. A whole row goes on to the next one by itself. */
function keysOf({ who, game, hand, matadors, won }: PaperDeal): readonly string[] {
  if (who === null) return ['p']
  const side = matadors?.side === 'without' ? ['/'] : []
  const count = matadors === null ? [] : [...side, ...Array.from(String(matadors.n))]
  return ['abcd'[who] ?? '', letters[game], ...(hand ? ['h'] : []), ...count, won ? '+' : '-']
}

/** Types the list of a table from paper. @param follows whether the list of another table was sent just before */
export async function typeList(
  page: Page,
  series: number,
  { table, seats }: Table,
  follows: boolean,
): Promise<void> {
  const title = page.getByRole('heading', { name: `Seria ${series}, stolik ${table}`, exact: true }).first()
  // After a list the desk goes on to the next table whose list is missing.
  if (!follows) {
    await page.locator('.tile', { has: page.locator(`b:text-is("${table}")`) }).click()
    await title.waitFor()
    await open(page, 'Wpisz listę z papieru')
  }
  await title.waitFor()
  const rows = page.locator('stolik-paper-table tbody tr')
  await expect.poll(() => rows.count()).toBe(seats.length)
  await page
    .locator('stolik-paper-table thead')
    .getByText(seats.at(-1)?.name ?? '')
    .waitFor()
  // The form has the keyboard in its first row.
  const first = rows.first().locator('[data-column=who]')
  await expect
    .poll(() => first.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one))
    .toBe(true)
  const deals = paperList(table, series, seats.length)
  for (const deal of deals) for (const key of keysOf(deal)) await page.keyboard.press(key)
  await page.getByText('Lista jest cała').waitFor()
  const last = deals.at(-1)
  const signed = page.locator('stolik-paper-table input[name=signed]')
  // The tick stays from list to list. A game that was lost may have been overbid, so its row stays open for that.
  if (!(await signed.isChecked())) await signed.check()
  else if (last !== undefined && last.who !== null && !last.won) await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.locator('.tile.SIGNED', { has: page.locator(`b:text-is("${table}")`) }).waitFor()
}

const suits = {
  clubs: /Krojc/,
  spades: /Grin/,
  hearts: /Herc/,
  diamonds: /Szel/,
  grand: /Grand/,
  null: /^Null/,
} as const

/** Enters a deal on the phone of a table. */
async function enterDeal(
  page: Page,
  { who, game, hand, matadors, won }: PaperDeal,
  seats: Table['seats'],
): Promise<void> {
  const more = page.getByRole('button', { name: /^wpisz rozdanie/ })
  await page.getByRole('radio', { name: 'nikt, pas' }).or(more).first().waitFor()
  if (await more.isVisible()) await more.click()
  if (who === null) await choose(page, 'nikt, pas')
  else {
    await choose(page, new RegExp(seats[who]?.name ?? ''))
    await choose(page, suits[game])
    await choose(page, hand ? 'z ręki' : 'wzięty')
    if (matadors !== null) {
      await choose(page, matadors.side === 'with' ? 'z' : 'bez')
      await page
        .getByRole('group', { name: 'Ilu' })
        .getByRole('radio', { name: String(matadors.n), exact: true })
        .check()
    }
    await choose(page, won ? 'wygrana' : 'przegrana')
  }
  await enter(page)
}

/** The players of a table keep its list on one phone, check each deal and sign. */
export async function keepList(
  page: Page,
  address: string,
  series: number,
  { table, key, seats }: Table,
  known: Pins,
): Promise<void> {
  await page.goto(`${address}/list/${series}/${table}#${key}`)
  await iAm(page, seats[0]?.name ?? '')
  const deals = paperList(table, series, seats.length)
  for (const [n, deal] of deals.entries()) {
    await enterDeal(page, deal, seats)
    await page.getByText(`${n + 1} z ${deals.length} rozdań`).waitFor()
  }
  await saved(page)
  await checkAll(page, known)
  await signAll(page, seats.length, known)
}
