/** Two people with accounts follow each other, meet at a table in two taps, play, and play again; one of them then blocks the other. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { mouse, playOn, tabTo } from './play.js'
import { startGateway } from './shared-gateway.js'
import { axe, openBrowser, phone, visit, type Visitor } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const press = ({ page }: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

async function withAccount(name: string, look: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(browser, { locale: 'en-GB', ...look })
  const { page } = visitor
  await page.goto(`${gateway.url}/account?new`)
  await page.locator('#name').fill(name)
  await page.locator('#username').fill(`${name.toLowerCase()}-${Date.now().toString(36)}`)
  await page.locator('#new-password').fill('karo as wino 10')
  await press(visitor, 'create the account')
  await press(visitor, 'I have kept them')
  await page.locator('dd').getByText(name, { exact: true }).waitFor()
  return visitor
}

/** Opens a player's page and follows them. */
async function follow(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.goto(`${gateway.url}/player/${name}`)
  await press(visitor, 'follow')
  await visitor.page.getByRole('button', { name: 'no longer follow' }).waitFor()
}

it('people follow each other, meet at a table in two taps, play, play again, and block', async () => {
  const [halina, kaj] = [
    await withAccount('Halina'),
    await withAccount('Kaj', { viewport: phone, hasTouch: true }),
  ]
  await follow(halina, 'Kaj')
  await follow(kaj, 'halina')
  expect(await axe(halina.page)).toEqual([])
  expect(await axe(kaj.page)).toEqual([])

  // Kaj reads elsewhere on the site, and is found in the lobby.
  await kaj.page.goto(`${gateway.url}/learn`)
  await halina.page.goto(`${gateway.url}/play`)
  const list = halina.page.locator('stolik-people')
  await list.getByText('is here').waitFor()
  await list.getByRole('button', { name: 'invite Kaj' }).click()
  await list.locator('.offers button').first().click()
  await halina.page.locator('stolik-gathering').waitFor()

  const line = kaj.page.locator('stolik-table-invitations')
  await line.getByText(/Halina invites you to a table/).waitFor()
  expect(await axe(kaj.page)).toEqual([])
  await tabTo(kaj.page, 'stolik-table-invitations .button')
  await kaj.page.keyboard.press('Enter')
  await halina.page.locator('stolik-gathering').getByText('Kaj', { exact: true }).waitFor()
  await halina.page
    .getByRole('button', { name: /seat a bot|add a bot|put a bot/ })
    .first()
    .click()
  await press(kaj, 'more')
  await kaj.page.locator('stolik-table-players').getByText('you follow').waitFor()
  expect(await kaj.page.locator('stolik-table-players a').innerText()).toBe('Halina')
  await kaj.page.keyboard.press('Escape')
  await Promise.all([playOn(halina.page, mouse), playOn(kaj.page, mouse)])

  // What was played counts on the page, and can be played again with the same people.
  await kaj.page.goto(`${gateway.url}/clubs`)
  await halina.page.goto(`${gateway.url}/me`)
  await press(halina, 'play again with the same people')
  await halina.page.locator('stolik-gathering').waitFor()
  await line.getByText(/Halina invites you to a table/).waitFor()
  await line.getByRole('button', { name: 'no, thanks' }).click()
  await line.getByText(/invites you/).waitFor({ state: 'detached' })

  await halina.page.goto(`${gateway.url}/player/kaj`)
  await halina.page.getByText('1 deal', { exact: true }).waitFor()
  await kaj.page.goto(`${gateway.url}/player/halina`)
  await press(kaj, 'block…')
  await press(kaj, 'block')
  await kaj.page.getByText('You have blocked this player.').waitFor()
  await press(halina, 'invite Kaj')
  await halina.page.locator('.offers button').first().click()
  await halina.page.getByText('There is no page of a player of this name that you may see.').waitFor()
  await halina.page.reload()
  await halina.page.getByText(/There is no page of a player with this name/).waitFor()
  expect([...halina.faults, ...kaj.faults]).toEqual([])
})
