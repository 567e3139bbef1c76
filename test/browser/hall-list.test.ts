/** A list of Baśka on two phones in the hall, both offline for a while. The table settles where they differ. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorAt, type Director } from '../event/remote.js'
import { startGateway } from './shared-gateway.js'
import { cut, isOfCut, mend } from './cut.js'
import { hallEvent, type HallEvent } from './hall-event.js'
import { agree, check, checkAll, choose, enter, iAm, kept, saved, signAll, waiting } from './hall.js'
import { openBrowser, phone, visit } from './visit.js'

const names = ['Adam Bigus', 'Basia Cybula', 'Cela Dampc', 'Darek Elas'] as const
const [adam, basia, cela, darek] = names

let director: Director
let browser: Browser
let hall: HallEvent
beforeAll(async () => {
  ;[director, browser] = await Promise.all([startGateway().then(directorAt), openBrowser()])
  hall = await hallEvent(director, { game: 'baska', profile: 'lebork' }, names)
})
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
})

/** Enters a plain game: the two players with the old queens, and how it ended. */
async function plain(page: Page, old: readonly string[], end: string): Promise<void> {
  await choose(page, 'Zwykła gra')
  for (const name of old) await page.getByRole('checkbox', { name }).check()
  await choose(page, end)
  await enter(page)
}

async function wedding(page: Page, caller: string, partner: string, points: number): Promise<void> {
  await choose(page, 'Wesele')
  await page.getByRole('group', { name: 'Kto zgłosił wesele?' }).getByRole('radio', { name: caller }).check()
  await page.getByRole('group', { name: 'Z kim?' }).getByRole('radio', { name: partner }).check()
  await page.getByRole('textbox', { name: 'albo punkty starych' }).fill(String(points))
  await enter(page)
}

/** Opens the next deal although the last one is not checked. */
const next = (page: Page): Promise<void> => page.getByRole('button', { name: /^wpisz rozdanie/ }).click()

describe('a list of Baśka on two phones', () => {
  it('is one list in the end, whatever happened to the network', async () => {
    const { address, table, pins } = hall
    const { seats } = await table()
    const place = (name: string): number => 1 + seats.findIndex((seat) => seat.name === name)
    const pair = (...old: readonly string[]): string => old.map(place).toSorted().join('+')
    const open = async (name: string): Promise<{ page: Page; faults: string[] }> => {
      const visitor = await visit(browser, { viewport: phone })
      await visitor.page.goto(address)
      await iAm(visitor.page, name)
      await visitor.page.getByText('Rozdanie 1 z 4').waitFor()
      await kept(visitor.page)
      return visitor
    }
    const visitors = [await open(adam), await open(basia)] as const
    const [one, two] = [visitors[0].page, visitors[1].page]

    // Both phones enter the first two deals offline: the first differently, the second alike.
    await Promise.all([cut(one), cut(two)])
    await wedding(one, adam, cela, 78)
    await waiting(one, 1)
    await next(one)
    await plain(one, [basia, darek], 'młodzi wygrali')
    await waiting(one, 2)
    await wedding(two, adam, darek, 78)
    await next(two)
    await plain(two, [darek, basia], 'młodzi wygrali')
    await waiting(two, 2)
    await two.reload()
    await waiting(two, 2)
    await mend(two)
    await saved(two)
    await mend(one)
    await one.getByText('Rozdanie 1 wpisano dwa razy, różnie').waitFor()
    await one.getByRole('button', { name: 'zostaje, jak w liście' }).click()
    await saved(one)
    for (const page of [one, two]) await page.getByText('2 z 4 rozdań').waitFor()
    expect((await table()).hands.map(({ line }) => line)).toEqual([
      `wesele ${place(adam)}+${place(darek)} points 78`,
      `zwykla ${pair(basia, darek)} lost exit`,
    ])

    // The player who checks it says that it is wrong, and the table corrects it.
    await checkAll(two, pins)
    await choose(two, 'Cicha')
    await two.getByRole('group', { name: 'Kto grał cichą?' }).getByRole('radio', { name: cela }).check()
    await choose(two, 'wygrana')
    await enter(two)
    // Until the correction arrives, the other phone still asks about an earlier deal.
    await one.getByRole('region', { name: 'Do sprawdzenia: rozdanie 3' }).waitFor()
    const handed = one.getByRole('button', { name: /^podaję telefon: / })
    const asked = one.getByRole('button', { name: 'nie, poprawiamy' })
    await handed.or(asked).first().waitFor()
    if (await handed.isVisible()) await handed.click()
    await asked.click()
    await one.getByRole('group', { name: 'Wynik' }).getByRole('radio', { name: 'przegrana' }).check()
    await enter(one)
    await agree(one, names, pins)
    await saved(one)
    await checkAll(one, pins)
    await plain(one, [adam, basia], 'starzy, młodzi bez wyjścia')
    await check(one, pins)
    for (const page of [one, two]) await page.getByText('4 z 4 rozdań').waitFor()

    // One player signs offline while the table corrects the last deal: that is not the list they signed.
    await one.getByText('Wszystko zapisane').waitFor()
    await cut(one)
    await one.getByRole('button', { name: `${adam}:` }).click()
    await waiting(one, 1)
    await two.getByRole('combobox', { name: 'Popraw wcześniejsze rozdanie' }).selectOption('rozdanie 4')
    await choose(two, 'starzy wygrali')
    await enter(two)
    await agree(two, names, pins)
    // “All saved” may still be shown from before.
    const last = `zwykla ${pair(adam, basia)} won exit`
    await expect.poll(async () => (await table()).hands[3]?.line).toBe(last)
    await mend(one)
    await one.getByText('1 wpis czeka w telefonie na waszą decyzję').waitFor()
    await one.getByRole('button', { name: 'skreślam ten wpis' }).click()
    await saved(one)
    await signAll(one, names.length, pins)
    await two.getByText('Lista podpisana').waitFor()

    const { status, hands } = await table()
    expect(status).toBe('SIGNED')
    expect(hands.map(({ line }) => line).slice(2)).toEqual([`cicha ${place(cela)} lost`, last])
    const faults = visitors.flatMap((visitor) => visitor.faults)
    expect(faults.filter((fault) => !isOfCut(fault))).toEqual([])
  })
})
