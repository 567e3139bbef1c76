/**
 * A player with an account, from a fresh data folder, using pages only: registers, returns, changes the password, ends
 * sessions, leaves.
 */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allWays } from '../engines/open.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { axe, desk, openBrowser, phone, visit, type Visitor } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

interface Person {
  readonly viewport: typeof phone
  readonly locale: string
  readonly hasTouch: boolean
  /** As typed; the login is stored in its second form. */
  readonly name: string
  readonly login: readonly [typed: string, kept: string]
  /** What else they may sign in with: the name, or an e-mail address in capitals. */
  readonly also: string
  readonly words: Words
}
interface Words {
  readonly none: string
  readonly make: string
  readonly codesKept: string
  readonly print: string
  readonly codesTitle: string
  readonly forgot: string
  readonly code: string
  readonly set: string
  readonly rule: string
  readonly met: string
  readonly out: string
  readonly enter: string
  readonly old: string
  readonly next: string
  readonly change: string
  readonly changed: string
  readonly wrong: RegExp
  readonly here: string
  readonly endOthers: string
  readonly table: RegExp
  readonly privacy: string
  readonly save: string
  readonly ask: string
  readonly sure: string
}
const people: readonly (readonly [string, Person])[] = [
  [
    'in Polish on a phone, by a login and then by the name',
    {
      viewport: phone,
      locale: 'pl-PL',
      hasTouch: true,
      name: 'Józef Łoś',
      login: ['Józef.Łoś', 'jozef.los'],
      also: 'Józef Łoś',
      words: {
        none: 'nie mam konta',
        make: 'zakładam konto',
        rule: '10 do 256 znaków',
        met: 'spełnione',
        codesKept: 'mam je zapisane',
        forgot: 'nie pamiętam hasła',
        code: 'Kod zapasowy',
        set: 'ustawiam hasło',
        print: 'drukuj',
        codesTitle: 'Kody zapasowe',
        out: 'na tym urządzeniu',
        enter: 'wchodzę',
        old: 'Obecne hasło',
        next: 'Nowe hasło',
        change: 'zmieniam hasło',
        changed: 'Hasło zmienione',
        wrong: /nie zalogujesz/,
        here: 'to urządzenie',
        endOthers: 'wyloguj pozostałe urządzenia',
        table: /^Skat PZSkat/,
        privacy: 'Prywatność',
        save: 'zapisz moje dane',
        ask: 'usuń konto…',
        sure: 'usuń na zawsze',
      },
    },
  ],
  [
    'in English at a desk, by an e-mail address however it is typed',
    {
      viewport: desk,
      locale: 'en-GB',
      hasTouch: false,
      name: 'Jane Smith',
      login: ['jane@cards.example', 'jane@cards.example'],
      also: 'JANE@Cards.example',
      words: {
        ...{
          none: 'I have no account',
          make: 'create the account',
          rule: '10 to 256 characters',
          met: 'met',
        },
        codesKept: 'I have kept them',
        forgot: 'I forgot my password',
        code: 'Recovery code',
        set: 'set the password',
        print: 'print',
        codesTitle: 'Recovery codes',
        out: 'on this device',
        enter: 'sign in',
        old: 'Present password',
        next: 'New password',
        change: 'change the password',
        changed: 'The password is changed',
        wrong: /do not match/,
        here: 'this device',
        endOthers: 'sign out the other devices',
        table: /^International Skat/,
        privacy: 'Privacy',
        save: 'save my data',
        ask: 'delete the account…',
        sure: 'delete for good',
      },
    },
  ],
]
const [first, second, third] = ['karo as wino 10', 'pik dama czerwo 9', 'trefl krol dzwonek 8']

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
const signIn = async (page: Page, { words }: Person, login: string, password: string): Promise<void> => {
  await page.goto(`${gateway.url}/account`)
  await page.locator('#username').fill(login)
  await page.locator('#current-password').fill(password)
  await press(page, words.enter)
}
/** The attributes that a password manager looks at. */
const managed = async (page: Page, element: string): Promise<readonly (string | null)[]> => {
  const inputs = page.locator(`${element} form input`)
  await inputs.first().waitFor()
  return inputs.evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete')))
}
const isSignedIn = ({ page }: Visitor, { name }: Person): Promise<void> =>
  page.locator('stolik-account dl').getByText(name, { exact: true }).waitFor()
const isSignedOut = ({ page }: Visitor, { words }: Person): Promise<void> =>
  page.getByRole('button', { name: words.enter, exact: true }).waitFor()

describe('a player registers and keeps the account', () => {
  it.each(allWays ? people : people.slice(0, 1))('%s', async (_, person) => {
    const { words, viewport, locale, hasTouch } = person
    const one = await visit(browser, { viewport, locale, hasTouch })
    const { page } = one
    await page.goto(`${gateway.url}/account`)
    expect(await managed(page, 'stolik-sign-in')).toEqual(['username', 'current-password'])
    expect(await axe(page)).toEqual([])
    await press(page, words.none)

    // The rules are shown beside the password before anything is wrong, and say when they are met.
    const rule = page.locator('.rules li', { hasText: words.rule })
    await rule.waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await managed(page, 'stolik-new-account')).toEqual(['name', 'username', 'new-password'])
    const [typed, kept] = person.login
    await page.locator('#name').fill(person.name)
    await page.locator('#username').fill(typed)
    await page.locator('#new-password').fill(first)
    await rule.getByText(words.met, { exact: false }).waitFor()
    expect(await axe(page)).toEqual([])
    await press(page, words.make)
    const codes = page.locator('stolik-recovery-codes li')
    await codes.first().waitFor()
    await expect.poll(() => codes.count()).toBe(10)
    const code = (await codes.nth(3).textContent()) ?? ''
    expect(await axe(page)).toEqual([])
    // Only the codes are printed, and nothing else of the page.
    await page.evaluate(() => (window.print = () => undefined))
    await press(page, words.print)
    await page.emulateMedia({ media: 'print' })
    const printed = (await page.locator('body').innerText()).trim().split(/\n+/)
    expect(printed[0]).toBe(`${words.codesTitle}: ${new URL(gateway.url).host}`)
    expect(printed.slice(2).map((line) => line.trim())).toEqual(await codes.allTextContents())
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await page.locator('.stolik-paper').count()).toBe(0)
    await press(page, words.codesKept)
    await isSignedIn(one, person)
    await page.locator('dd').getByText(kept, { exact: true }).waitFor()
    // The account plays: no name is asked for.
    await page.goto(gateway.url)
    await page.getByRole('button', { name: words.table }).first().click()
    await page.locator('stolik-table').getByText(person.name, { exact: true }).first().waitFor()

    await page.goto(`${gateway.url}/account`)
    await isSignedIn(one, person)
    await press(page, words.out)
    await isSignedOut(one, person)
    await page.reload()
    await isSignedOut(one, person)

    // Signs in with the login here, and with the alternative on another device.
    await signIn(page, person, typed, first)
    await isSignedIn(one, person)
    const two = await visit(browser, { viewport: desk, locale })
    await signIn(two.page, person, person.also, first)
    await isSignedIn(two, person)

    expect(await managed(page, 'stolik-change-password')).toEqual([
      'username',
      'current-password',
      'new-password',
    ])
    await page.getByLabel(words.old).fill(first)
    await page.getByLabel(words.next).fill(second)
    await press(page, words.change)
    await page.getByText(words.changed).waitFor()
    expect(await axe(page)).toEqual([])
    // This session continues; the other was signed out, and the old password no longer works.
    await page.reload()
    await isSignedIn(one, person)
    await two.page.reload()
    await isSignedOut(two, person)
    await signIn(two.page, person, kept, first)
    await two.page.getByRole('alert').getByText(words.wrong).waitFor()
    await signIn(two.page, person, kept, second)
    await isSignedIn(two, person)

    // Both are in the list of sessions, and one ends the other.
    await page.reload()
    const sessions = page.locator('stolik-sessions li')
    await sessions.nth(1).waitFor()
    await expect.poll(() => sessions.filter({ hasText: words.here }).count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await press(page, words.endOthers)
    await sessions.nth(1).waitFor({ state: 'detached' })
    await isSignedIn(one, person)
    await two.page.reload()
    await isSignedOut(two, person)

    // Forgotten password: a code from the first day sets a new one, and ends all earlier sessions.
    await press(two.page, words.forgot)
    await two.page.locator('stolik-recover #username').fill(typed)
    await two.page.getByLabel(words.code).fill(code)
    await two.page.locator('#new-password').fill(third)
    expect(await axe(two.page)).toEqual([])
    await press(two.page, words.set)
    await isSignedIn(two, person)
    await page.reload()
    await isSignedOut(one, person)
    await signIn(page, person, typed, third)
    await isSignedIn(one, person)

    // They download what is stored about them; then they delete the account, and are unknown here.
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, words.save)])
    expect(await readFile(await file.path(), 'utf8')).toContain(person.name)
    await press(page, words.ask)
    await page.locator('stolik-leave-account #current-password').fill(third)
    expect(await axe(page)).toEqual([])
    await press(page, words.sure)
    await isSignedOut(one, person)
    await signIn(page, person, kept, third)
    await page.getByRole('alert').getByText(words.wrong).waitFor()

    // Every page links to the privacy page, in the reader's language.
    await page.locator('footer').getByRole('link', { name: words.privacy }).click()
    await page.getByRole('heading', { level: 1, name: words.privacy }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
    expect(await axe(page)).toEqual([])
    expect(one.faults).toEqual([])
  })
})
