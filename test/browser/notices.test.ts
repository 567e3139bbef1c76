/** Notices to an entrant: they ask for them on the page of the event, and the site's worker shows what comes. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser as pushBrowser } from '../../platform/gateway/test/notices/browser.js'
import { announce, press } from './director.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { openBrowser, phone, unsound, visit } from './visit.js'

let gateway: Served
let browser: Browser
let organiser: Organiser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  organiser = await organiserAt(gateway)
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** Stands for the push service of the browser's maker, which no test reaches. */
async function withPushService(page: Page): Promise<void> {
  const { p256dh, auth } = pushBrowser()
  const made = { endpoint: 'https://push.example/one', p256dh, auth }
  await page.addInitScript(({ endpoint, ...keys }) => {
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(true),
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem('push', endpoint)
      return Promise.resolve(subscription)
    }
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem('push') === null ? null : subscription)
  }, made)
}

/** Delivers a message as the push service would. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active !== undefined) resolve(active.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
}

it('an entrant asks for notices on a phone, and sees one', async () => {
  const director = await visit(browser)
  const address = await announce(director.page, gateway.url, organiser, 'w sali', () => Promise.resolve())
  const { page, faults } = await visit(browser, { viewport: phone })
  const { origin, pathname } = new URL(address)
  await page.context().grantPermissions(['notifications'], { origin })
  await withPushService(page)
  await page.goto(address)
  await press(page, 'zapisuję się')
  await page.getByLabel('Imię i nazwisko').fill('Adam Bigus')
  await press(page, 'zapisz')
  const open = async (): Promise<void> => {
    await page.getByText('Powiadomienia', { exact: true }).click()
    await page.getByLabel('Na tym urządzeniu').waitFor()
  }
  await open()
  expect(await unsound(page)).toEqual([])
  await page.getByLabel('Na tym urządzeniu').check()
  await page.getByText('Powiadomienia są włączone.').waitFor()
  await page.reload()
  await open()
  await expect.poll(() => page.getByLabel('Na tym urządzeniu').isChecked()).toBe(true)

  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('the site has no worker')
  // Chromium without a window shows no notifications, so this takes what the worker would show.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown?: object }
    scope.registration.showNotification = (title, options) => {
      scope.shown = { title, ...options }
      return Promise.resolve()
    }
  })
  const message = { title: 'Puchar', body: 'Serię 1 rozlosowano.', tag: 'stolik one' }
  await deliver(page, origin, { ...message, url: pathname })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as { shown?: object }).shown))
    .toEqual({ ...message, data: pathname })
  await page.getByLabel('Na tym urządzeniu').uncheck()
  await page.getByText('Powiadomienia są wyłączone.').waitFor()
  expect([...faults, ...director.faults]).toEqual([])
})
