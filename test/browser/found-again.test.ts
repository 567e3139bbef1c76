/** What a person left is where they look for it: a page where it was scrolled, their table, and their seat in another browser. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { myTurn } from './table.js'
import { desk, openBrowser, phone, unsound, visit, type Visitor } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length)
const offset = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Strony', exact: true }).getByRole('link', { name }).click()

describe('the history', () => {
  it('has one entry for a link that is pressed four times', async () => {
    const { page } = await visit(browser)
    await page.goto(gateway.url)
    await press(page, 'Kluby')
    const before = await entries(page)
    for (let times = 0; times < 3; times++) await press(page, 'Kluby')
    expect(await entries(page)).toBe(before)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  it('leads back to where a long page was scrolled, also after a reload, and forward to the top of a new page', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    await page.goto(`${gateway.url}/words`)
    const last = page.locator('stolik-glossary').getByRole('link').last()
    await last.waitFor()
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => offset(page)).toBe(1500)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ile warta jest gra?' }).click()
    await page.locator('stolik-value').waitFor()
    expect(await offset(page)).toBe(0)
    await page.reload()
    await page.locator('stolik-value').waitFor()
    await page.goBack()
    await expect.poll(() => offset(page)).toBeGreaterThan(1400)
    expect(faults).toEqual([])
  })
})

async function giveName({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('textbox').fill(name)
  await page.getByRole('button', { name: 'gram', exact: true }).click()
}

/** Ola opens a private table. */
async function openPrivate(look: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const ola = await visit(browser, look)
  await ola.page.goto(gateway.url)
  await ola.page.getByRole('button', { name: 'nowy stolik' }).click()
  await ola.page.getByRole('radio', { name: 'tylko z zaproszeniem' }).check()
  await ola.page.getByRole('button', { name: 'otwieram' }).click()
  await giveName(ola, 'Ola')
  await ola.page.locator('stolik-gathering').waitFor()
  return ola
}

const way = (page: Page) => page.getByRole('navigation', { name: 'Twoje stoliki' })
/** How far the top of an element is from the top of the screen. */
const top = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY)

describe('a private table that its player has left by Back', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])(
    'is on top of every page, says whose move it is, and is first in the list, on %s',
    async (_, viewport) => {
      const ola = await openPrivate({ viewport })
      const { page } = ola
      const stranger = await visit(browser)
      await stranger.page.goto(`${gateway.url}/play`)
      await stranger.page.getByRole('button', { name: 'znajdź mi stolik' }).click()
      await giveName(stranger, 'Obcy')
      await stranger.page.locator('stolik-gathering').waitFor()

      await page.goBack()
      await way(page)
        .getByRole('link', { name: /Twój stolik: brakuje 2 osób\s.*wróć/ })
        .waitFor()
      expect(await top(page, 'stolik-seats')).toBe(0)
      const first = page.locator('stolik-lobby .table').first()
      await first.getByText('Ola').waitFor()
      await first.getByRole('button', { name: 'wracam do gry' }).waitFor()
      expect(await unsound(page)).toEqual([])

      await way(page).getByRole('link', { name: 'wróć' }).click()
      await page.getByRole('button', { name: 'dosadź boty i graj' }).click()
      await myTurn(page)
      await page.goto(`${gateway.url}/clubs`)
      await way(page)
        .getByRole('link', { name: /Twój stolik: twój ruch\s.*wróć/ })
        .waitFor()
      expect(await top(page, 'stolik-seats')).toBe(0)
      await page.goto(`${gateway.url}/events`)
      await way(page)
        .getByRole('link', { name: /Twój stolik: twój ruch\s.*wróć/ })
        .waitFor()
      await way(page).getByRole('link', { name: 'wróć' }).click()
      await myTurn(page)
      await way(page).waitFor({ state: 'hidden' })

      await page.getByRole('button', { name: 'więcej' }).click()
      await page.getByRole('button', { name: 'odejdź od stolika' }).click()
      await page.getByRole('button', { name: 'odchodzę' }).click()
      await page.getByRole('heading', { name: 'Stoliki' }).waitFor()
      await way(page).waitFor({ state: 'hidden' })
      for (const { faults } of [ola, stranger]) expect(faults).toEqual([])
      await stranger.page.context().close()
    },
  )
})

describe('the address of a private table', () => {
  it('invites a friend who is sent it, and says to others what to ask for', async () => {
    const ola = await openPrivate()
    const [jan, eve] = [await visit(browser, { viewport: phone }), await visit(browser)]
    const address = new URL(ola.page.url())
    expect(address.hash).toMatch(/^#\w{16}$/)

    const sent: string[] = []
    for (const { page } of [ola, jan, eve])
      page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''))
    await eve.page.goto(address.origin + address.pathname)
    await eve.page.getByRole('heading', { name: 'Do tego stolika siada się tylko z zaproszeniem.' }).waitFor()
    await eve.page.getByText('Poproś osobę, która cię zaprasza, o link z zaproszeniem').waitFor()
    expect(await unsound(eve.page)).toEqual([])

    await jan.page.goto(address.href)
    await jan.page.getByRole('textbox').fill('Jan')
    expect(await unsound(jan.page)).toEqual([])
    await jan.page.getByRole('button', { name: 'siadam', exact: true }).click()
    await ola.page.getByText('Jan', { exact: true }).waitFor()
    expect(jan.page.url()).toBe(address.href)
    // Links of before lead there, too.
    await jan.page.goto(`${address.origin}${address.pathname}?invitation=${address.hash.slice(1)}`)
    await jan.page.getByText('Ola', { exact: true }).waitFor()
    expect(jan.page.url()).toBe(address.href)
    expect(
      sent.filter((url) => url.includes(address.hash.slice(1)) && !url.includes('?invitation=')),
    ).toEqual([])
    for (const { faults } of [ola, jan, eve]) expect(faults).toEqual([])
  })
})

describe('a guest whose browser has lost what it stored', () => {
  it('is asked whether they play here, and comes back with the link to their seat', async () => {
    const ola = await openPrivate()
    const { page } = ola
    await page.getByRole('button', { name: 'dosadź boty i graj' }).click()
    const { hand } = await myTurn(page)
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'więcej' }).click()
    await page.getByRole('button', { name: 'kopiuj link do miejsca' }).click()
    await page.getByText('Skopiowane. Zachowaj link dla siebie.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#seat=')

    // With the invitation in the address, they see their own table as an onlooker.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByText('Grasz tutaj? Wróć na miejsce').click()
    await page.getByText('Otwórz w tej przeglądarce link do swojego miejsca').waitFor()
    expect(await unsound(page)).toEqual([])
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'wracam na swoje miejsce' }).click()
    expect((await myTurn(page)).hand.toSorted()).toEqual(hand.toSorted())
    expect(page.url()).not.toContain('seat=')
    expect(ola.faults).toEqual([])
  })
})
