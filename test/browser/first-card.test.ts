/** A new guest reaches the first card with one press and a name, on a fresh gateway. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allWays } from '../engines/open.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { myTurn } from './table.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

interface Words {
  readonly game: RegExp
  readonly ask: string
  readonly enter: string
  readonly find: string
  readonly soon: RegExp
  readonly now: string
}
const pl: Words = {
  game: /^Skat PZSkat/,
  ask: 'Pod jakim imieniem grasz?',
  enter: 'gram',
  find: 'znajdź mi stolik',
  soon: /^Boty dosiądą się za \d+ sekund/,
  now: 'dosadź boty i graj',
}
const en: Words = {
  game: /^International Skat/,
  ask: 'What name do you play under?',
  enter: 'play',
  find: 'find me a table',
  soon: /^Bots sit down in \d+ seconds?\.$/,
  now: 'fill with bots and play',
}
/** `npm test` and the other engines run the first one only: they play tables at a desk on a stranger’s page. */
const ways = [
  ['on a phone in Polish', phone, 'pl-PL', pl],
  ['at a desk in English', desk, 'en-GB', en],
] as const
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()
const giveName = async (page: Page, { ask, enter }: Words): Promise<void> => {
  await page.getByRole('textbox', { name: ask }).fill('Danuta')
  await press(page, enter)
}

describe.each(allWays ? ways : ways.slice(0, 1))('a guest %s', (_, viewport, locale, words) => {
  it.each(allWays ? ['/', '/play'] : ['/'])(
    'plays a card after one press and a name from %s',
    async (path) => {
      const { page } = await visit(browser, { viewport, locale })
      await page.goto(`${gateway.url}${path}`)
      await press(page, words.game)
      await giveName(page, words)
      await myTurn(page)
      expect(await axe(page)).toEqual([])
      await page.context().close()
    },
  )

  it('finds a table, sees when bots will come, and need not wait for them', async () => {
    const { page } = await visit(browser, { viewport, locale })
    await page.goto(`${gateway.url}/play`)
    await press(page, words.find)
    await giveName(page, words)
    await page.getByText(words.soon).first().waitFor()
    expect(await axe(page)).toEqual([])
    await press(page, words.now)
    await myTurn(page)
    await page.context().close()
  })
})
