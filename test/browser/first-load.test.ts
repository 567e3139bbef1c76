/**
 * The first page in a stranger's browser: how many files it requests, what moves before the first card, and what stays empty.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, openTable } from '../stage/people.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { noteShifts, shifts } from './shifts.js'
import { myTurn } from './table.js'
import { desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const quick = /^Skat PZSkat/
const atHome = async (page: Page): Promise<void> => {
  await page.goto(gateway.url)
  await page.getByRole('button', { name: quick }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The tallest empty vertical stretch along the middle of the page, in pixels. */
const hole = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes: DOMRect[] = []
    const gather = (within: ParentNode): void =>
      within.querySelectorAll('*').forEach((one) => {
        if (one.localName === 'playing-card') boxes.push(one.getBoundingClientRect())
        else if (one.shadowRoot !== null) gather(one.shadowRoot)
        else if (one.childElementCount === 0 && one.textContent.trim() !== '')
          boxes.push(one.getBoundingClientRect())
      })
    gather(document.querySelector('main') as Element)
    let [end, highest] = [Infinity, 0]
    const seen = boxes.filter(({ height }) => height > 0).sort((one, other) => one.top - other.top)
    for (const { top, bottom } of seen) {
      highest = Math.max(highest, top - end)
      end = end === Infinity ? bottom : Math.max(end, bottom)
    }
    return highest
  })

describe.each([
  ['on a phone', phone, 20],
  // With the table of the problem of the day, its cards and its words.
  ['at a desk', desk, 30],
])('the first page %s', (_, viewport, most) => {
  it(`asks for no more than 20 files for its tables, and ${most} in all`, async () => {
    const { page } = await visit(browser, { viewport })
    const asked: string[] = []
    page.on('request', (request) => {
      if (/^http/.test(request.url())) asked.push(new URL(request.url()).pathname)
    })
    await atHome(page)
    const own = asked.findIndex((path) => /\/today-/.test(path))
    const first = own === -1 ? asked : asked.slice(0, own)
    expect(first.length, asked.join('\n')).toBeLessThanOrEqual(20)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
    await page.context().close()
  })

  it('has no gap, however many tables there are', async () => {
    const { page } = await visit(browser, { viewport })
    await atHome(page)
    const holes = [await hole(page)]
    for (let n = 1; n <= 3; n++) {
      const who = await enter(gateway.url, `Danuta ${n}`)
      await openTable(gateway.url, who, { game: 'skat', profile: 'pzskat', chairs: 3, length: 3 }, 0)
      await page.getByText(`Danuta ${n}`).first().waitFor()
      holes.push(await hole(page))
    }
    expect(Math.max(...holes), holes.join(', ')).toBeLessThan(120)
    // Makes a gap on purpose, to prove that it would be found.
    await page.locator('stolik-lobby').evaluate((lobby) => (lobby.style.paddingBlockEnd = '300px'))
    expect(await hole(page)).toBeGreaterThan(300)
    await page.context().close()
  })
})

describe.each([
  ['on a phone', phone],
  ['at a desk', desk],
])('the first page %s', (_, viewport) => {
  it('does not move on the way to the first card', async () => {
    const { page } = await visit(browser, { viewport })
    await noteShifts(page.context())
    // On a slow connection the lobby appears before the games are known.
    let isHeld = false
    await page.route('**/graphql', async (route) => {
      if (!isHeld && route.request().postData()?.includes('query Games') === true) {
        isHeld = true
        await page.locator('stolik-lobby .offers').waitFor()
      }
      await route.continue()
    })
    await atHome(page)
    await page.getByRole('button', { name: quick }).first().click()
    await page.getByRole('textbox', { name: 'Pod jakim imieniem grasz?' }).fill('Danuta')
    await page.getByRole('button', { name: 'gram', exact: true }).click()
    await myTurn(page)
    const { sum, told } = await shifts(page)
    expect(sum, told.join('\n')).toBeLessThan(0.02)
    await page.context().close()
  })
})
