/** The pages for associations, for developers and about translations, at a gateway as it is shipped. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateways, type Somewhere } from './gateways.js'
import { desk, openBrowser, unsound, visit } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const small = { width: 320, height: 640 }

describe.each([
  { name: 'a small phone', viewport: small },
  { name: 'a desk', viewport: desk },
] as const)('pages to read on $name', (look) => {
  it('have no fault that axe finds, and are no wider than the screen', async () => {
    const { page, faults } = await visit(browser, look)
    const sound = async (where: string): Promise<void> => expect(await unsound(page), where).toEqual([])
    await page.goto(`${gateway.url}/words`)
    await page.getByRole('searchbox').fill('sztech')
    await page.getByText('sztëch', { exact: true }).waitFor()
    await sound('words')
    await page.goto(`${gateway.url}/associations`)
    await page.getByText('Nie ogłoszono tu jeszcze żadnego rankingu.').waitFor()
    await page.getByRole('cell', { name: 'Wieczory klubowe: suma punktów' }).waitFor()
    await sound('associations')
    await page.goto(`${gateway.url}/developers`)
    const value = page.locator('#stolik-value')
    await value.locator('summary').first().click()
    await value.getByText(`${gateway.url}/embed/stolik.js`).waitFor()
    await value.locator('stolik-value select, stolik-value button, stolik-value input').first().waitFor()
    const search = page.getByRole('searchbox', { name: 'Szukaj w schemacie' })
    await search.fill('watchLobby lobby')
    await page.getByText('Tego w schemacie nie ma.').waitFor()
    await search.fill('private table is shown')
    await page.getByText('table(id: ID!, invitation: String): TableResult!').waitFor()
    await page.getByRole('cell', { name: '65 536' }).waitFor()
    await sound('developers')
    expect(faults).toEqual([])
  })
})

describe('the navigation', () => {
  it('leads to all three, and the note about a beta language leads to the page about translations', async () => {
    const { page } = await visit(browser, { viewport: desk })
    await page.goto(gateway.url)
    for (const [link, title] of [
      ['Dla związków', 'Ranking w wydaniach'],
      ['Dla programistów', 'Własna gra'],
      ['Słowa', 'Jak poprawić słowo'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
      await page.getByRole('heading', { name: title }).waitFor()
    }
    await page.goto(gateway.url)
    await page.getByRole('button', { name: 'kaszëbsczi' }).click()
    await page.getByRole('link', { name: 'Pòprawi je' }).click()
    await page.getByRole('heading', { name: 'Jak pòprawic słowò' }).waitFor()
  })
})
