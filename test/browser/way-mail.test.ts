/** A forgotten password is replaced by mail: from the address on the account page to the links in the received messages. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtp, type Received, type SmtpServer } from '../servers/smtp.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { axe, openBrowser, phone, visit } from './visit.js'

let smtp: SmtpServer
let gateway: Served
let browser: Browser
beforeAll(async () => {
  smtp = await startSmtp()
  ;[gateway, browser] = await Promise.all([
    startGateway({
      STOLIK_SMTP: `smtp://127.0.0.1:${smtp.port}`,
      STOLIK_MAIL_FROM: 'Stolik <stolik@cards.example>',
    }),
    openBrowser(),
  ])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
  await smtp.stop()
})

const password = 'karo as wino 10'
const next = 'pik dama czerwo 9'
const address = 'jane@cards.example'

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
const isSignedIn = (page: Page): Promise<void> =>
  page.locator('stolik-account dl').getByText('Jane Smith', { exact: true }).waitFor()
const linkIn = ({ text }: Received): string => /http:\/\/\S+/.exec(text)?.[0] ?? ''

describe('an account with a mail address', () => {
  it('has its forgotten password replaced through a link sent by mail', async () => {
    const { page, faults } = await visit(browser, { viewport: phone, locale: 'en-GB', hasTouch: true })
    await page.goto(`${gateway.url}/account`)
    await press(page, 'I have no account')
    await page.locator('#name').fill('Jane Smith')
    await page.locator('#username').fill('jane')
    await page.locator('#new-password').fill(password)
    await press(page, 'create the account')
    await press(page, 'I have kept them')
    await isSignedIn(page)

    // Adding the address requires the password, and sends a link to it.
    const mail = page.locator('stolik-mail-address')
    await press(page, 'add an address…')
    await mail.locator('#mail').fill(address)
    await mail.locator('#current-password').fill(password)
    expect(await axe(page)).toEqual([])
    await press(page, 'send the link')
    const asked = await smtp.next()
    expect(asked.to).toBe(address)
    await page.goto('about:blank')
    await page.goto(linkIn(asked))
    expect(await axe(page)).toEqual([])
    await press(page, 'confirm the address')
    await press(page, 'to your account')
    await mail.getByText(`Confirmed: ${address}`).waitFor()

    // Signed out, with the password forgotten.
    await press(page, 'on this device')
    await press(page, 'I forgot my password')
    await page.locator('stolik-ask-recovery #mail').fill(address)
    expect(await axe(page)).toEqual([])
    await press(page, 'send me a link')
    await page.getByText('If there is such an account').waitFor()
    const recovery = await smtp.next()
    expect(recovery.text).toContain('jane')
    await page.goto('about:blank')
    await page.goto(linkIn(recovery))
    await page.locator('#new-password').fill(next)
    expect(await axe(page)).toEqual([])
    await press(page, 'set the password')
    await press(page, 'I have kept them')
    await isSignedIn(page)
    expect(new URL(page.url()).hash).toBe('')

    // The new password works; the link and the old password do not.
    await page.goto('about:blank')
    await page.goto(linkIn(recovery))
    await page.locator('#new-password').fill(password)
    await press(page, 'set the password')
    await page.getByRole('alert').getByText('too old').waitFor()
    await page.goto(`${gateway.url}/account`)
    await press(page, 'on this device')
    await page.locator('#username').fill('jane')
    await page.locator('#current-password').fill(next)
    await press(page, 'sign in')
    await isSignedIn(page)
    expect(faults).toEqual([])
  })
})
