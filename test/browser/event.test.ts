/**
 * A club evening from the announcement to the final result: one table online, and one in the hall whose list is kept on two
 * phones while the network is cut and restored.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { cut, mend } from './cut.js'
import { startGateway } from './shared-gateway.js'
import { agree, check, checkAll, choose, enter, iAm, kept, pinsOf, saved, signAll, waiting } from './hall.js'
import { organiserAt, type Organiser } from './organiser.js'
import { mouse, nextHand, playOn } from './play.js'
import { scan } from './scan.js'
import { myTurn } from './table.js'
import { openBrowser, phone, visit, type Visitor } from './visit.js'

let gateway: Served
let browser: Browser
let organiser: Organiser & { readonly token: string }
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  organiser = await organiserAt(gateway)
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** The deals of the evening: three players deal once each. */
const hands = 3

async function announce({ page }: Visitor): Promise<string> {
  await page.goto(`${gateway.url}/event/new`)
  await page.getByLabel('Login').fill(organiser.login)
  await page.getByLabel('Hasło', { exact: true }).fill(organiser.password)
  await page.getByRole('button', { name: 'wchodzę', exact: true }).click()
  await page.getByText('Pracujesz jako Danuta').waitFor()
  await page.getByLabel('Wzór').selectOption({ label: 'Skat PZSkat · Wieczór klubowy: 24 rozdania' })
  const fill = (name: string, value: string): Promise<void> =>
    page.getByRole('textbox', { name, exact: true }).fill(value)
  await fill('Nazwa', 'Wieczór klubowy')
  await fill('Organizator', 'Klub')
  await fill('Miejsce', 'Świetlica')
  await page.getByLabel('Początek').fill('2027-03-06T18:00')
  await page.getByLabel('Jak gramy').selectOption({ label: 'w sali i przez internet' })
  await fill('Ile razy każdy rozdaje', '1')
  await fill('Minut na protesty po ostatniej serii', '0')
  await page.getByLabel('Zwykle przy stoliku').selectOption('3')
  await page.getByRole('button', { name: 'ogłaszam' }).click()
  await page.waitForURL(/\/event\/\w+\/desk$/)
  await page.getByText('Zapisy trwają').waitFor()
  return page.url().replace(/\/desk$/, '')
}

/** A person scans the code on the big screen and registers. */
async function register({ page }: Visitor, address: string, name: string, online: boolean): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'zapisuję się' }).click()
  await page.getByLabel('Imię i nazwisko').fill(name)
  if (online) await page.getByLabel('gram przez internet').check()
  await page.getByRole('button', { name: 'zapisz', exact: true }).click()
  await page.getByText(`${name}, grasz z numerem`).waitFor()
}

/** Plays the first hand to its end, and passes in the others. */
async function playSeries({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'do stolika' }).click()
  await playOn(page, mouse)
  for (let hand = 1; hand < hands; hand++) {
    await nextHand(page)
    for (let seen = await myTurn(page); !seen.settled; seen = await myTurn(page))
      await mouse.press(page, '.calls [data-move="pass"]')
  }
}

const section = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name }).click()
}

/** All players passed. */
const passed = async (page: Page): Promise<void> => {
  await choose(page, 'nikt, pas')
  await enter(page)
}
/** Forehand won a plain game of clubs, with one. */
const clubs = async (page: Page): Promise<void> => {
  await choose(page, /przodek/)
  await choose(page, /Krojc/)
  await choose(page, 'wzięty')
  await choose(page, 'z')
  await page.getByRole('group', { name: 'Ilu' }).getByRole('radio', { name: '1', exact: true }).check()
  await choose(page, 'wygrana')
  await enter(page)
}
describe('a club evening', () => {
  it('is held from the announcement to the final result', async () => {
    const danuta = await visit(browser)
    const address = await announce(danuta)

    const screen = await visit(browser)
    await screen.page.goto(`${address}/board`)
    const scanned = await scan(screen.page.getByRole('img', { name: /Zeskanuj/ }))
    expect(scanned).toBe(address)

    const atHome = await Promise.all(
      ['Ola Online', 'Jan Online', 'Ewa Online'].map(async (name) => {
        const visitor = await visit(browser)
        await register(visitor, scanned, name, true)
        return visitor
      }),
    )
    const [adam, basia] = [
      await visit(browser, { viewport: phone }),
      await visit(browser, { viewport: phone }),
    ]
    await register(adam, scanned, 'Adam Salowy', false)
    await register(basia, scanned, 'Basia Salowa', false)
    // One player has no phone: the director enters her.
    const desk = danuta.page
    await section(desk, 'Zapisy')
    await desk.getByLabel('Imię i nazwisko').fill('Cela Salowa')
    await desk.getByRole('button', { name: 'zapisz', exact: true }).click()
    await desk.getByRole('rowheader', { name: 'Cela Salowa' }).waitFor()

    await section(desk, 'Teraz')
    await desk.getByRole('button', { name: 'losuj stoliki' }).click()
    await screen.page.getByText('Seria 1: według nazwisk').waitFor()
    for (const name of [
      'Ola Online',
      'Jan Online',
      'Ewa Online',
      'Adam Salowy',
      'Basia Salowa',
      'Cela Salowa',
    ])
      // Checks the order as read aloud. The screen alternates between this list and the list by tables.
      await expect
        .poll(() => screen.page.getByRole('listitem').filter({ hasText: name }).innerText(), {
          timeout: 60_000,
        })
        .toMatch(/([12]) ([ABC])\s*Stolik \1, \2$/)
    await desk.getByRole('button', { name: 'zaczynamy serię' }).click()
    await desk.getByRole('button', { name: 'kończymy serię' }).waitFor()

    // The clock runs on the board and on the page of a player.
    await desk.locator('summary', { hasText: 'Zegar' }).click()
    await desk.getByLabel('Ile minut od teraz').fill('45')
    await desk.getByRole('button', { name: /uruchom zegar|ustaw zegar na nowo/ }).click()
    for (const { page } of [danuta, screen, ...atHome.slice(0, 1)])
      await page
        .getByRole('timer')
        .filter({ hasText: /^4[45]:\d\d$/ })
        .waitFor()

    // The table in the hall, found by the code that the director has for it.
    await desk.locator('.tile', { hasText: 'Salow' }).click()
    await desk.locator('summary', { hasText: 'Kod QR listy' }).click()
    const list = await scan(desk.getByRole('img', { name: /Kod QR/ }))
    expect(list).toMatch(/\/list\/1\/\d#\w{16}$/)
    const pins = await pinsOf(gateway.url, /event\/(\w+)/.exec(address)?.[1] ?? '', organiser.token)

    const online = Promise.all(atHome.map(playSeries))
    // Awaited below. An earlier fault must be reported first.
    online.catch(() => undefined)
    for (const [visitor, name] of [
      [adam, 'Adam Salowy'],
      [basia, 'Basia Salowa'],
    ] as const) {
      await visitor.page.goto(list)
      await iAm(visitor.page, name)
      await visitor.page.getByText('Rozdanie 1 z 3').waitFor()
    }
    await kept(adam.page)

    await cut(adam.page)
    await clubs(adam.page)
    await waiting(adam.page, 1)
    await check(adam.page, pins)
    await waiting(adam.page, 2)
    await adam.page.reload()
    await waiting(adam.page, 2)
    await adam.page.locator('stolik-sheet tbody tr', { hasText: '+24' }).waitFor()

    // Meanwhile the other phone enters something else for the same deal.
    await passed(basia.page)
    // “All saved” was shown before, too, so wait for the count first.
    await basia.page.getByText('1 z 3 rozdań').waitFor()
    await saved(basia.page)
    await mend(adam.page)
    await adam.page.getByText('Rozdanie 1 wpisano dwa razy, różnie').waitFor()
    // Adam's version is right, and everybody agrees.
    await adam.page.getByRole('button', { name: 'było, jak tutaj' }).click()
    await agree(adam.page, ['Adam Salowy', 'Basia Salowa', 'Cela Salowa'], pins)
    await saved(adam.page)
    await basia.page.locator('stolik-sheet tbody tr', { hasText: '+24' }).waitFor()

    // Both phones enter the second deal alike, one of them offline: it appears once.
    const write = async (page: Page): Promise<void> => {
      const more = page.getByRole('button', { name: /^wpisz rozdanie/ })
      await page.getByRole('radio', { name: 'nikt, pas' }).or(more).first().waitFor()
      if (await more.isVisible()) await more.click()
      await passed(page)
    }
    await cut(basia.page)
    await write(basia.page)
    await write(adam.page)
    await adam.page.getByText('2 z 3 rozdań').waitFor()
    await mend(basia.page)
    await saved(basia.page)
    await write(basia.page)
    for (const { page } of [adam, basia]) await page.getByText('3 z 3 rozdań').waitFor()

    // The remaining hands are checked; then all players sign, passing one phone around.
    await checkAll(adam.page, pins)
    await signAll(adam.page, 3, pins)
    await online

    // A protest and its decision.
    await adam.page.goto(address)
    await section(adam.page, 'Protesty')
    await adam.page
      .getByRole('textbox', { name: /Protest w sprawie listy/ })
      .fill('W drugim rozdaniu ktoś zajrzał do skata.')
    await adam.page.getByRole('button', { name: 'składam protest' }).click()
    await section(desk, 'Protesty')
    await desk.getByText('ktoś zajrzał do skata').waitFor()
    await desk.getByRole('textbox', { name: 'Decyzja:' }).fill('Nikt inny tego nie widział.')
    await desk.getByRole('button', { name: 'odrzucam' }).click()
    await adam.page.getByText('Nikt inny tego nie widział.').waitFor()

    // A ruling by the rule book, with the referee's own words.
    await section(desk, 'Sędzia')
    await desk.getByRole('textbox', { name: 'Stolik' }).fill('1')
    await desk.getByRole('textbox', { name: 'Słowa sędziego' }).fill('Ostrzeżenie za rozmowy.')
    await desk.getByRole('button', { name: 'rozstrzygam' }).click()
    await desk.getByText('Orzeczenie 1: seria 1, stolik 1').waitFor()

    await section(desk, 'Teraz')
    await desk.getByRole('heading', { name: 'Wszystkie listy są' }).waitFor()
    await desk.getByRole('button', { name: 'kończymy serię' }).click()
    await desk.getByRole('button', { name: 'ogłoś wyniki oficjalne' }).click()
    await screen.page.getByText('Wyniki oficjalne').waitFor()
    await expect.poll(() => screen.page.getByRole('listitem').count()).toBe(6)

    // The figure in the standings equals the figure of the list it comes from, and so does the printed one.
    await section(adam.page, 'Wyniki')
    await adam.page
      .getByRole('button', { name: /^Adam Salowy, seria 1/ })
      .first()
      .click()
    const sheet = adam.page.locator('stolik-event-sheet stolik-sheet table')
    await sheet.waitFor()
    const heads = await sheet.locator('thead th').allInnerTexts()
    const column = heads.findIndex((head) => head.includes('Adam Salowy'))
    const total = await sheet
      .locator('tfoot .total td')
      .nth(column - 1)
      .innerText()
    const row = adam.page
      .getByRole('row', { name: /Adam Salowy/ })
      .filter({ has: adam.page.getByRole('rowheader') })
    expect(await row.locator('td').last().innerText()).toBe(total.trim())
    const pdf = await adam.page.getByRole('link', { name: 'wyniki (PDF)' }).getAttribute('href')
    const printed = await fetch(new URL(pdf ?? '', address))
    expect([printed.status, (await printed.text()).slice(0, 5)]).toEqual([200, '%PDF-'])

    const everybody = [danuta, screen, adam, basia, ...atHome]
    expect(
      everybody.flatMap(({ faults }) =>
        faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')),
      ),
    ).toEqual([])
  }, 240_000)
})
