/** Two people talk at a table, each in their own language; and a table alerts a player who looks at another page. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateways, type Somewhere } from './gateways.js'
import { axe, openBrowser, phone, visit, type Visitor } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Simulates hiding the page or showing it again, because a headless browser hides none. */
const turn = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

/** Ola opens a private table on her phone, in Polish; Jan accepts her invitation at a desk, in English. */
async function meet(): Promise<{ ola: Visitor; jan: Visitor }> {
  const ola = await visit(browser, { viewport: phone })
  const jan = await visit(browser, { locale: 'en-GB' })
  await ola.page.goto(gateway.url)
  await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
  await ola.page.getByRole('radio', { name: 'tylko z zaproszeniem' }).check()
  await ola.page.getByRole('button', { name: 'otwieram' }).click()
  await ola.page.getByRole('textbox').fill('Ola')
  await ola.page.getByRole('button', { name: 'gram', exact: true }).click()
  await jan.page.goto(await ola.page.locator('stolik-gathering #link').innerText())
  await jan.page.getByRole('button', { name: /sit here, place 2/ }).click()
  await jan.page.getByRole('textbox').fill('Jan')
  await jan.page.getByRole('textbox').press('Enter')
  await ola.page.getByText('Jan', { exact: true }).waitFor()
  return { ola, jan }
}

describe('people at a table', () => {
  it('read a greeting in their own language, answer it with one press, and mute it', async () => {
    const { ola, jan } = await meet()
    await ola.page.getByRole('button', { name: /^rozmowa/ }).click()
    expect(await axe(ola.page)).toEqual([])
    await ola.page.getByRole('button', { name: 'Dobry wieczór!', exact: true }).click()

    // The greeting is shown at the seat, and by the button for new remarks.
    await jan.page.locator('stolik-gathering').getByText('Good evening!').waitFor()
    await jan.page.getByRole('button', { name: 'talk, 1 new remark' }).click()
    expect(await axe(jan.page)).toEqual([])
    await jan.page.getByRole('button', { name: 'Ola: answer “Good evening!”' }).click()

    await ola.page.locator('stolik-gathering').getByText('Dobry wieczór!').waitFor()
    await ola.page.getByRole('button', { name: 'rozmowa, 1 nowe zdanie' }).click()
    const heard = ola.page.locator('stolik-talk .what')
    await expect.poll(() => heard.allInnerTexts()).toEqual(['ty: Dobry wieczór!', 'Jan: Dobry wieczór!'])
    await ola.page.getByRole('button', { name: 'Jan: inne możliwości' }).click()
    await ola.page.getByRole('button', { name: 'wycisz: Jan', exact: true }).click()
    await expect.poll(() => heard.allInnerTexts()).toEqual(['ty: Dobry wieczór!'])
    await ola.page.keyboard.press('Escape')

    await jan.page.getByRole('button', { name: /^talk/ }).click()
    await jan.page.getByRole('button', { name: 'Good luck!', exact: true }).click()
    await ola.page.reload()
    await ola.page.getByRole('button', { name: /^rozmowa/ }).click()
    await expect.poll(() => heard.allInnerTexts()).toEqual(['ty: Dobry wieczór!'])
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })

  it('commit to luck before any is opened, and the table opens the shuffle if it closes before its end', async () => {
    const { ola, jan } = await meet()
    const { pathname, hash } = new URL(jan.page.url())
    const [table, invitation] = [pathname.split('/').at(-1), decodeURIComponent(hash.slice(1))]
    await jan.page
      .getByRole('button', { name: /add a bot/ })
      .first()
      .click()
    for (const [page, more, leave, go] of [
      [ola.page, 'więcej', 'odejdź od stolika', 'odchodzę'],
      [jan.page, 'more', 'leave the table', 'leave'],
    ] as const) {
      await page.locator('skat-table, baska-table, sixtysix-table').first().waitFor()
      await page.getByRole('button', { name: more }).click()
      await page.getByRole('button', { name: leave }).click()
      await page.getByRole('button', { name: go, exact: true }).click()
    }
    const query = `{ table(id: "${table}", invitation: "${invitation}") { ... on Table { thrown { luck binding { ways } } } } }`
    const ask = async (): Promise<unknown> => {
      const body = JSON.stringify({ query })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).json()
    }
    await expect.poll(ask).toMatchObject({
      data: {
        table: { thrown: [{ binding: { ways: ['COMMITTED', 'COMMITTED', 'NONE'] } }, { luck: null }] },
      },
    })
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })

  it('see in the title of a hidden tab that the game begins or that it is their turn, until they come back', async () => {
    const { ola, jan } = await meet()
    const plain = [await ola.page.title(), await jan.page.title()]
    await Promise.all([turn(ola.page, true), turn(jan.page, true)])
    await jan.page
      .getByRole('button', { name: /add a bot/ })
      .first()
      .click()
    const title = (): Promise<readonly string[]> => Promise.all([ola.page.title(), jan.page.title()])
    await expect.poll(async () => (await title()).every((one) => one.startsWith('● '))).toBe(true)
    expect((await title())[0]).toMatch(/^● (Twój ruch|Zaczynamy grę) · /)
    expect((await title())[1]).toMatch(/^● (Your turn|The game begins) · /)
    await Promise.all([turn(ola.page, false), turn(jan.page, false)])
    expect(await title()).toEqual(plain)
    expect([...ola.faults, ...jan.faults]).toEqual([])
  })
})
