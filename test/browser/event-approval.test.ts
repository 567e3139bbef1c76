/** An event whose director approves entries, and whose draws need a value from outside. */
import { createHash } from 'node:crypto'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announce, fill, open, press, section } from './director.js'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { desk, openBrowser, phone, unsound, visit } from './visit.js'

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

const looks = [
  { name: 'a phone', viewport: phone, colorScheme: 'dark' },
  { name: 'a desk', viewport: desk, colorScheme: 'light' },
] as const

const names = ['Adam Bigus', 'Barbara Cybula', 'Cezary Dunst', 'Dorota Ekert']

describe.each(looks)('entries that the director approves, on $name', (look) => {
  it('wait, are answered together, and are drawn with a value from outside', async () => {
    const { page, faults } = await visit(browser, look)
    const see = async (where: string): Promise<void> => expect(await unsound(page), where).toEqual([])
    const address = await announce(page, gateway.url, organiser, 'w sali', async () => {
      await page.getByLabel('kierownictwo zatwierdza zgłoszenia').check()
      await open(page, 'Te same karty, wartość z zewnątrz')
      await fill(page, 'Wartość z zewnątrz i gdzie każdy ją znajdzie', 'Lotto z 6 marca')
      await see('announcing')
    })

    for (const name of names) {
      const visitor = await visit(browser, look)
      const mine = visitor.page
      await mine.goto(address)
      await press(mine, 'zapisuję się')
      await mine.getByLabel('Imię i nazwisko').fill(name)
      await press(mine, 'zapisz')
      await mine.getByText(`${name}, twoje zgłoszenie czeka na zatwierdzenie`).waitFor()
      await section(mine, 'Uczestnicy')
      await mine.getByText('Nikt się jeszcze nie zapisał').waitFor()
      expect(visitor.faults).toEqual([])
      await mine.context().close()
    }

    await page.getByText('4 zgłoszenia czekają na zatwierdzenie').waitFor()
    await see('the desk')
    await press(page, 'zatwierdź zgłoszenia')
    await page.getByLabel('Dorota Ekert', { exact: true }).check()
    await press(page, 'odrzuć')
    await page.getByText('3 zgłoszenia czekają').waitFor()
    await see('approvals')
    await page.getByLabel('wszystkie: 3').check()
    await press(page, 'zatwierdź')
    await page.getByText('0 zgłoszeń czeka').waitFor()
    await open(page, 'Odrzucone: 1')
    await press(page, 'jednak zatwierdź: Dorota Ekert')
    await page.getByText('0 zgłoszeń czeka').waitFor({ state: 'detached' })

    await section(page, 'Teraz')
    const value = page.getByLabel('Wartość z zewnątrz: Lotto z 6 marca')
    await press(page, 'losuj stoliki')
    expect(await value.evaluate((input) => input.matches(':invalid:focus'))).toBe(true)
    await value.fill('3 14 15 26 35 49')
    await see('before the draw')
    await press(page, 'losuj stoliki')
    await page.getByRole('button', { name: 'zaczynamy serię' }).waitFor()

    await page.goto(address)
    await section(page, 'Stoliki')
    await open(page, 'Sprawdź to losowanie')
    const [commitment = '', salt = '', seed = '', outside] = await page
      .locator('details dl.rules code')
      .allInnerTexts()
    expect(createHash('sha256').update(`${salt}:${seed}`).digest('hex')).toBe(commitment)
    expect(outside).toBe('3 14 15 26 35 49')
    await see('the draw')
    const file = await page.getByRole('link', { name: 'draws.json' }).getAttribute('href')
    const { draws } = (await (await fetch(file ?? '')).json()) as { readonly draws: readonly object[] }
    expect(draws).toMatchObject([{ series: 1, commitment, salt, seed, outside }])
    await section(page, 'Regulamin')
    await page.getByText('Zobowiązanie następnego losowania').waitFor()
    await see('the regulations')
    expect(faults).toEqual([])
  })
})
