/** The site on a device: it is installable, and a hand is played, settled, looked at and gone on with while there is no network. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '../engines/open.js'
import type { Served } from './gateway.js'
import { mouse, nextHand, playOn, playUntil } from './play.js'
import { startGateway } from './shared-gateway.js'
import { myTurn } from './table.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Opens the page to play alone, and waits until the whole site is on the device. */
async function keptOn(page: Page): Promise<void> {
  await page.goto(`${gateway.url}/offline`)
  await page.getByText('Cała strona jest zapisana na tym urządzeniu.').waitFor()
}

/** Bots do not let a test wait. */
const hurry = (page: Page): Promise<void> =>
  page.locator('stolik-solo').evaluate((solo) => solo.setAttribute('pace', '0'))

/** What a browser says of requests that found no network. */
const ofNetwork = /ERR_INTERNET_DISCONNECTED|NetworkError|network|WebSocket|Failed to fetch/i

interface Manifest {
  readonly [key: string]: unknown
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose: string
  }[]
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[]
  readonly shortcuts: readonly { readonly url: string; readonly name: string }[]
}

describe('the site', () => {
  it('meets what browsers ask of an app that can be installed', async () => {
    const { page } = await visit(browser, { viewport: phone })
    await keptOn(page)
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await page.evaluate(
      async (at) => (await (await fetch(at ?? '')).json()) as Manifest,
      href,
    )
    expect(manifest).toMatchObject({
      id: '/',
      short_name: 'Stolik',
      lang: 'pl',
      start_url: '/play',
      scope: '/',
      display: 'standalone',
    })
    expect(manifest['name']).toMatch(/^Stolik/)
    for (const colour of ['theme_color', 'background_color'])
      expect(manifest[colour]).toMatch(/^#[\da-f]{6}$/)
    for (const purpose of ['any', 'maskable'])
      expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual([
        '192x192',
        '512x512',
      ])
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      { src: '/apple-touch-icon.png', sizes: '180x180' },
    ]
    for (const { src, sizes } of pictures) {
      const decoded = await page.evaluate(async (at) => {
        const picture = new Image()
        picture.src = at
        await picture.decode()
        return `${picture.naturalWidth}x${picture.naturalHeight}`
      }, src)
      expect([src, decoded]).toEqual([src, sizes])
    }
    for (const { url } of manifest.shortcuts)
      expect([url, (await page.request.get(gateway.url + url)).status()]).toEqual([url, 200])

    // Its worker answers for the page that it begins with, also without a network.
    await page.context().setOffline(true)
    await page.goto(`${gateway.url}/play`)
    await page.locator('stolik-lobby').waitFor()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    // The tables lead to the page on which one can play now.
    await page.getByRole('link', { name: 'graj samemu z botami' }).click()
    await page.locator('stolik-solo .begin:not([disabled])').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Nie masz teraz internetu.').waitFor({ state: 'hidden' })
  })

  it('leaves pages and files of the server to the network', async () => {
    const { page } = await visit(browser)
    await keptOn(page)
    await page.reload()
    const privacy = await page.goto(`${gateway.url}/privacy?lang=pl`)
    expect(privacy?.fromServiceWorker()).toBe(false)
    await page.goto(`${gateway.url}/offline`)
    const schema = await page.evaluate(async () => (await fetch('/schema.graphql')).status)
    expect(schema).toBe(200)
    const none = await page.goto(`${gateway.url}/no-such-page`)
    expect([none?.status(), none?.fromServiceWorker()]).toEqual([200, false])
  })

  it.runIf(engine === 'chromium')('says where a device has no room, and works with a network', async () => {
    const { page } = await visit(browser, { viewport: phone })
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: gateway.url, quotaSize: 300_000 })
    await page.goto(`${gateway.url}/offline`)
    await page.getByText('Nie udało się zapisać strony na tym urządzeniu').waitFor()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect(await unsound(page)).toEqual([])
    await hurry(page)
    await page.getByRole('button', { name: 'graj', exact: true }).click()
    await myTurn(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: gateway.url })
  })

  it('is not fetched by somebody who only reads', async () => {
    const { page } = await visit(browser)
    await page.goto(gateway.url)
    await page.locator('stolik-lobby[data-known]').waitFor()
    await page.goto(`${gateway.url}/learn`)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

describe('without a network', () => {
  it('a hand is played, the app is closed, and goes on where it was', async () => {
    const { page, faults } = await visit(browser, { viewport: engine === 'chromium' ? phone : desk })
    await keptOn(page)
    await page.context().setOffline(true)
    await page.reload()
    await hurry(page)
    await page.getByRole('button', { name: 'graj', exact: true }).click()
    const before = await playUntil(page, mouse, (seen) => !seen.settled && seen.playable.length > 0)

    // Another page of the same device, as an app that was swiped away and opened again.
    const again = await page.context().newPage()
    await page.close()
    await again.goto(`${gateway.url}/offline`)
    await again.getByText(/^Zaczęta gra czeka: rozdanie \d+\.$/).waitFor()
    await hurry(again)
    await again.getByRole('button', { name: 'graj dalej' }).click()
    expect((await myTurn(again)).hand.toSorted()).toEqual(before.hand.toSorted())
    await playOn(again, mouse)
    await again.locator('stolik-settlement h2').waitFor()
    expect(await unsound(again)).toEqual([])
    await nextHand(again)
    await myTurn(again)

    await again.getByRole('button', { name: 'odłóż' }).click()
    await again.locator('stolik-solo .hands a').first().click()
    await again.locator('stolik-replay').getByRole('button', { name: 'analiza rozdania' }).click()
    await again
      .locator('stolik-analysis')
      .getByRole('heading', { name: /Analiza/ })
      .waitFor()
    await again.locator('stolik-analysis progress').waitFor({ state: 'detached', timeout: 120_000 })
    await again.getByRole('link', { name: 'wróć' }).click()
    await again.locator('stolik-solo .begin').waitFor()

    await again.goto(`${gateway.url}/learn/skat`)
    const trainer = again.locator('stolik-trainer')
    await trainer.locator('.kinds button').first().click()
    await trainer.locator('.choices button').first().click()
    await trainer.locator('[part=solution]').waitFor()
    expect(faults.filter((fault) => !ofNetwork.test(fault))).toEqual([])
  })
})
