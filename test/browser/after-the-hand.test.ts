/**
 * After a hand, on a fresh gateway and using pages only: the finished hands, the end of the series, a second series, and the
 * profile page.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '../engines/open.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { mouse, playOn } from './play.js'
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
  readonly newTable: string
  readonly length: string
  readonly game: RegExp
  readonly open: string
  readonly enter: string
  readonly next: RegExp
  readonly hands: string
  readonly replay: RegExp
  readonly check: string
  readonly fair: RegExp
  readonly share: string
  readonly shared: RegExp
  readonly again: string
  readonly best: RegExp
  readonly home: string
  readonly menu: string | null
  readonly mine: string
  readonly numbers: string
  readonly series: string
  readonly place: RegExp
  readonly first: RegExp
  readonly count: string
  readonly counted: RegExp
  readonly clear: readonly [string, string]
  readonly empty: RegExp
  readonly play: string
}
const pl: Words = {
  newTable: 'nowy stolik',
  length: 'Rozdań w serii',
  game: /Czerwona baśka/,
  open: 'gram z botami',
  enter: 'gram',
  next: /następne rozdanie/,
  hands: 'rozegrane rozdania',
  replay: /^odtwórz/,
  check: 'sprawdź tasowanie',
  fair: /^Zgadza się/,
  share: 'udostępnij',
  shared: /schowku|Skopiuj|Udostępnione/,
  again: 'jeszcze raz w tym składzie',
  best: /Najlepsze rozdanie/,
  home: 'wszystkie stoliki',
  menu: 'Menu',
  mine: 'Moje rozdania',
  numbers: 'Jak ci idzie',
  series: 'Twoje serie',
  place: /^[1-4]\. miejsce z 4$/,
  first: /Punkty od pierwszego rozdania/,
  count: 'policz moje rozdania',
  counted: /policzono 4 rozdania, a potrzeba 30/,
  clear: ['wyczyść tę stronę', 'tak, wyczyść'],
  empty: /Tu zbiorą się twoje rozdania/,
  play: 'zagraj',
}
const en: Words = {
  newTable: 'new table',
  length: 'Deals in the series',
  game: /Red Baśka/,
  open: 'play with bots',
  enter: 'play',
  next: /next deal/,
  hands: 'finished deals',
  replay: /^replay/,
  check: 'check the shuffle',
  fair: /^It is right/,
  share: 'share',
  shared: /clipboard|Copy this link|Shared/,
  again: 'again with the same people',
  best: /Best deal/,
  home: 'all tables',
  menu: null,
  mine: 'My deals',
  numbers: 'How you are doing',
  series: 'Your series',
  place: /^place [1-4] of 4$/,
  first: /Points from the first deal/,
  count: 'count my deals',
  counted: /4 deals have been counted, and 30 are needed/,
  clear: ['clear this page', 'yes, clear it'],
  empty: /Your deals will gather here/,
  play: 'play',
}
/** The other engines run only one of them. */
const ways = [
  ['on a phone in Polish', phone, 'pl-PL', pl],
  ['at a desk in English', desk, 'en-GB', en],
] as const

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** The address as the page itself knows it: some drivers miss changes that a page makes to its own address. */
const addressOf = (page: Page): Promise<string> => page.evaluate(() => location.href)

/** Four deals of a game in which every deal gives everybody points. */
const length = 4

async function openSeries(page: Page, words: Words): Promise<void> {
  await page.goto(`${gateway.url}/play`)
  await press(page, words.newTable)
  await page.getByRole('radio', { name: words.game }).first().check()
  await page
    .getByRole('group', { name: words.length })
    .getByRole('radio', { name: String(length), exact: true })
    .check()
  await press(page, words.open)
  await page.getByRole('textbox').fill('Danuta')
  await press(page, words.enter)
}

/** Checks the listed hands: each can be replayed, verified and shared. */
async function tryHand(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.check }).first().click()
  await page.getByText(words.fair).first().waitFor()
  await page.getByRole('button', { name: words.share }).first().click()
  await page.getByText(words.shared).first().waitFor()
  const link = await page.getByRole('link', { name: words.replay }).last().getAttribute('href')
  if (link === null) throw new Error('no way to the replay')
  const other = await page.context().newPage()
  await other.goto(link)
  await other.locator('stolik-replay').waitFor()
  await other.getByRole('slider').first().waitFor()
  await other.close()
}

describe.each(engine === 'chromium' ? ways : ways.slice(0, 1))(
  'after the hand, %s',
  (_, viewport, locale, words) => {
    it('a series is played to its end, reviewed, played again, and appears on the player’s own page', async () => {
      const { page, faults } = await visit(browser, { viewport, locale })
      await page.goto(`${gateway.url}/me`)
      await page.getByRole('heading', { name: words.mine, level: 1 }).waitFor()
      expect(await axe(page)).toEqual([])
      await openSeries(page, words)
      for (let hand = 1; hand < length; hand++) {
        expect((await playOn(page, mouse)).settled).toBe(true)
        if (hand === 1) {
          await press(page, words.hands)
          await tryHand(page, words)
          await page.locator('#panel .close').click()
        }
        await page.getByRole('button', { name: words.next }).click()
        await page.locator('stolik-settlement').waitFor({ state: 'detached' })
      }
      await playOn(page, mouse)

      const end = page.locator('stolik-series-end')
      await end.getByRole('button', { name: words.again }).waitFor()
      await expect.poll(() => end.locator('ol li').count()).toBe(4)
      await expect.poll(() => end.getByText(words.best).count()).toBe(1)
      expect(await axe(page)).toEqual([])
      const first = await addressOf(page)
      await end.getByRole('button', { name: words.again }).click()
      await end.waitFor({ state: 'detached' })
      await myTurn(page)
      expect(await addressOf(page)).not.toBe(first)

      await page.goBack()
      await page.locator('stolik-series-end').getByRole('link', { name: words.home }).click()
      if (words.menu !== null) await press(page, words.menu)
      await page.getByRole('link', { name: words.mine }).click()
      await page.getByRole('heading', { name: words.numbers }).waitFor()
      await expect.poll(() => page.locator('stolik-me stolik-hands li').count()).toBe(length)
      await expect.poll(() => page.getByText(words.place).count()).toBe(1)
      await expect.poll(() => page.locator('stolik-me svg').getAttribute('aria-label')).toMatch(words.first)
      await press(page, words.count)
      await page.getByText(words.counted).waitFor()
      expect(await axe(page)).toEqual([])
      await tryHand(page, words)

      await press(page, words.clear[0])
      await press(page, words.clear[1])
      await page.getByText(words.empty).waitFor()
      await expect
        .poll(() => page.locator('stolik-me').getByRole('link', { name: words.play }).count())
        .toBe(1)
      expect(faults).toEqual([])
      await page.context().close()
    }, 240_000)
  },
)
