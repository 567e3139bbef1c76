/** What protects an account besides the password: a passkey, on a device that Chromium simulates, and codes of an app. */
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
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

const password = 'karo as wino 10'

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
const isSignedIn = (page: Page): Promise<void> =>
  page.locator('stolik-account dl').getByText('Jane Smith', { exact: true }).waitFor()
const signOut = async (page: Page): Promise<void> => {
  await press(page, 'on this device')
  await page.getByRole('button', { name: 'sign in', exact: true }).waitFor()
}

describe('an account with more than a password', () => {
  it('is entered with a passkey, and with a code after the password', async () => {
    const { page, faults } = await visit(browser, { viewport: phone, locale: 'en-GB', hasTouch: true })
    const devices = await page.context().newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto(`${gateway.url}/account`)
    await press(page, 'I have no account')
    await page.locator('#name').fill('Jane Smith')
    await page.locator('#username').fill('jane')
    await page.locator('#new-password').fill(password)
    await press(page, 'create the account')
    const paper = (await page.locator('stolik-recovery-codes li').first().textContent()) ?? ''
    await press(page, 'I have kept them')
    await isSignedIn(page)

    // A passkey is added under a name.
    await press(page, 'add a passkey…')
    const passkeys = page.locator('stolik-passkeys')
    await passkeys.locator('#name').fill('My phone')
    await passkeys.locator('#current-password').fill(password)
    expect(await axe(page)).toEqual([])
    await press(page, 'add the passkey')
    await passkeys.getByText('My phone', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])

    // The passkey alone signs in, and the page shows when it was used.
    await signOut(page)
    await press(page, 'sign in with a passkey')
    await isSignedIn(page)
    await passkeys.getByText(/last used/).waitFor()

    // An app is set up with the secret that stands beside the picture.
    await press(page, 'set it up')
    const step = page.locator('stolik-second-step')
    await step.locator('svg.qr').waitFor()
    const shown = ((await step.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const app = new TOTP({ secret: Secret.fromBase32(shown) })
    await step.locator('#code').fill(app.generate())
    await step.locator('#current-password').fill(password)
    expect(await axe(page)).toEqual([])
    await press(page, 'turn it on')
    await step.getByText('Turned on', { exact: false }).waitFor()

    // From now on the password alone is not enough. The code that turned it on is used up, so the next one is needed.
    await signOut(page)
    await page.locator('#username').fill('jane')
    await page.locator('#current-password').fill(password)
    await press(page, 'sign in')
    await page.locator('stolik-sign-in-code #code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
    expect(await axe(page)).toEqual([])
    await press(page, 'sign in')
    await isSignedIn(page)

    // A passkey is removed with the password and a code, and no longer works then.
    await page.getByRole('button', { name: 'My phone: remove' }).click()
    await passkeys.locator('#current-password').fill(password)
    await passkeys.locator('form button', { hasText: 'remove' }).click()
    await passkeys.locator('#code').fill(paper)
    expect(await axe(page)).toEqual([])
    await passkeys.locator('form button', { hasText: 'remove' }).click()
    await passkeys.getByText('My phone', { exact: true }).waitFor({ state: 'detached' })
    await signOut(page)
    await press(page, 'sign in with a passkey')
    await page.getByRole('alert').getByText('did not work with a passkey').waitFor()
    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    expect(faults).toEqual([])
  })
})
