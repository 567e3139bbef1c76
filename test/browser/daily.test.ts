/**
 * The deals of the day on the site: a player signs in, plays the first deal against masters, comes back, and goes on. A guest does so, too,
 * once.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { finger, playOn } from './play.js'
import { startGateway } from './shared-gateway.js'
import { axe, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const [login, password] = ['danuta.los', 'sowa lata nocą 7']
const register = (): Promise<Response> =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation ($login: String!, $password: String!) { register(name: "Danuta Łoś", login: $login, password: $password) { __typename } }',
      variables: { login, password },
    }),
  })
const press = (page: Page, name: string): Promise<void> =>
  page.locator('stolik-daily').getByRole('button', { name, exact: true }).click()

describe('the deals of the day', () => {
  it('are played by somebody who signs in, and go on where they left', async () => {
    expect(await (await register()).text()).toContain('SignedIn')
    const { page, faults } = await visit(browser, { viewport: phone, hasTouch: true })
    await page.goto(`${gateway.url}/me`)
    await page.getByRole('main').getByRole('link', { name: 'Rozdania dnia' }).click()
    await page.locator('stolik-daily').getByRole('link', { name: 'zaloguj się' }).click()
    await page.locator('#username').fill(login)
    await page.locator('#current-password').fill(password)
    await page.getByRole('button', { name: 'wchodzę', exact: true }).click()

    await press(page, 'zagraj dzisiejsze rozdania')
    await playOn(page, finger)
    const table = page.url()
    expect(table).toContain('/table/')
    await page.goto(`${gateway.url}/daily`)
    await page.getByText('Rozegrane: 1 z 12').waitFor()
    await page.getByText('Zaczęło: 1, skończyło: 0.').waitFor()
    expect(await page.locator('stolik-daily [part=today] a').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await press(page, 'graj dalej')
    await expect.poll(() => page.url()).toBe(table)
    expect(faults).toEqual([])
  })

  it('are played by a guest once: whoever leaves the table has had their try', async () => {
    const { page, faults } = await visit(browser, { viewport: phone, hasTouch: true })
    await page.goto(`${gateway.url}/daily`)
    const own = page.locator('stolik-daily [part=own]')
    await own.getByText('wynik zobaczysz tylko ty').waitFor()
    await press(page, 'zagraj jako gość')
    await own.locator('input').fill('Gość Jan')
    await own.locator('stolik-name button').click()
    await page.waitForURL(/\/table\//)
    await playOn(page, finger)
    const table = page.url()
    await page.goto(`${gateway.url}/daily`)
    await page.getByText('Rozegrane: 1 z 12').waitFor()
    expect(await axe(page)).toEqual([])
    await press(page, 'graj dalej')
    await expect.poll(() => page.url()).toBe(table)
    const left = await page.evaluate(async (id) => {
      const guest = Object.keys(localStorage).find((key) => key.startsWith('stolik.guest')) ?? ''
      const { token } = JSON.parse(localStorage.getItem(guest) ?? '{}') as { token?: string }
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: `mutation { leave(table: "${id}") { __typename } }` }),
      })
      return answer.text()
    }, table.split('/').at(-1))
    expect(left).toContain('Table')
    await page.goto(`${gateway.url}/daily`)
    await own.getByText('dzisiejsza próba minęła').waitFor()
    expect(await own.locator('button').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
