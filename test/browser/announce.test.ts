/** Announces an event that differs from its preset in everything. The form reports errors before anything is sent. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { axe, openBrowser, phone, visit } from './visit.js'

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

const asked = `{ event(id: "ID") { ... on Event { regulations {
  format { chairs series { rounds minutes draw } scoring { scale ties } tieBreaks bye { points small }
    stake { numerator denominator } }
  capacity fee { amount currency use reduced { amount } lost { from } } groups { kind size counting substitutes } categories juniorFrom
  prizes { of places amounts } protestMinutes } } } }`

describe('an announcement', () => {
  it('asks for everything that regulations can contain, and reports what is wrong', async () => {
    const { page, faults } = await visit(browser, { viewport: phone })
    const fill = (name: string | RegExp, value: string): Promise<void> =>
      page.getByRole('textbox', { name, exact: true }).fill(value)
    const open = (title: string): Promise<void> => page.locator('summary', { hasText: title }).first().click()
    const series = (n: number) => page.getByRole('group', { name: `Seria ${n}` })

    await page.goto(`${gateway.url}/event/new`)
    await page.getByLabel('Login').fill(organiser.login)
    await page.getByLabel('Hasło', { exact: true }).fill(organiser.password)
    await page.getByRole('button', { name: 'wchodzę', exact: true }).click()
    await page.getByText('Pracujesz jako').waitFor()

    // An incomplete form is not sent. Errors inside folded sections are found too.
    await fill('Nazwa', 'Puchar doliny')
    await fill('Organizator', 'Klub')
    await fill('Miejsce', 'Remiza')
    await page.getByLabel('Początek').fill('2027-03-06T10:00')
    await open('Wpisowe i nagrody')
    await fill('Wpisowe', 'dwadzieścia')
    await open('Wpisowe i nagrody')
    await page.getByRole('button', { name: 'ogłaszam' }).click()
    await page.getByRole('alert').getByText('to nie jest dobra wartość: Wpisowe').waitFor()
    const fee = page.getByRole('textbox', { name: 'Wpisowe', exact: true })
    await expect.poll(() => fee.evaluate((input) => input.matches(':focus'))).toBe(true)
    await expect.poll(() => fee.getAttribute('aria-invalid')).toBe('true')
    expect(await axe(page)).toEqual([])
    await fee.fill('20,50')

    // Two series of 48 deals, then one of 36 seated by standings; tables of four only.
    await page.getByLabel('wszystkie serie jednakowe').uncheck()
    await series(1).getByLabel('Minut na serię').fill('120')
    await series(3).getByLabel('Ile razy każdy rozdaje').fill('9')
    await series(3).getByLabel('Rozsadzenie').selectOption({ label: 'według miejsc' })
    await page.getByRole('checkbox', { name: '3', exact: true }).uncheck()
    await page.getByRole('button', { name: 'ogłaszam' }).click()
    await page.getByRole('alert').getByText('brakuje: Punkty za wolny los').waitFor()
    await fill('Punkty za wolny los', '2,5')
    await fill('Małe punkty za wolny los', '35')
    await fill(/^Punkty za miejsca/, '4-3-2-1')
    await page.getByLabel('kryterium 1').selectOption({ label: 'małe punkty' })
    await page.getByLabel('kryterium 2').selectOption({ label: 'Gry wygrane' })

    await fill(/^Stawka/, '1/2')
    await fill(/^Nagrody, po wierszu/, 'puchar\nszynka')
    await open('Nagrody drużyn, par i klasyfikacji')
    await fill('pary', 'kosz')
    await open('Drużyny i klasyfikacje')
    await page.getByLabel('gramy też w parach').check()
    await page.getByLabel('Juniorzy', { exact: true }).check()
    await fill('Juniorzy urodzeni od roku', '2008')
    await page.getByRole('button', { name: 'ogłaszam' }).click()
    await page.waitForURL(/\/desk$/)

    const id = page.url().split('/').at(-2) ?? ''
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: asked.replace('ID', id) }),
    })
    expect(await response.json()).toMatchObject({
      data: {
        event: {
          regulations: {
            format: {
              chairs: [4],
              series: [
                { rounds: 12, minutes: 120, draw: 'LOTS' },
                { rounds: 12, minutes: null, draw: 'LOTS' },
                { rounds: 9, minutes: null, draw: 'STANDING' },
              ],
              scoring: { scale: [4, 3, 2, 1], ties: 'MEAN' },
              tieBreaks: ['small', 'sum.won', 'lot'],
              bye: { points: 2.5, small: 35 },
              stake: { numerator: 1, denominator: 2 },
            },
            fee: { amount: 2050, currency: 'PLN', use: 'w całości na nagrody', reduced: [], lost: [] },
            groups: [{ kind: 'PAIR', size: 2, counting: 2, substitutes: 0 }],
            categories: ['JUNIOR'],
            juniorFrom: 2008,
            prizes: [
              { of: 'all', places: ['puchar', 'szynka'], amounts: [] },
              { of: 'pair', places: ['kosz'], amounts: [] },
            ],
            protestMinutes: 15,
          },
        },
      },
    })
    expect(faults).toEqual([])
  })
})
