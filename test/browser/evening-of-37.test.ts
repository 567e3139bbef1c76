/**
 * The organiser's evening: 37 people have entered, 34 come, two helpers are at the door, two tables keep their lists on phones
 * and the others on paper. Everything is done on the pages, by keyboard where they let one. What each step costs is counted,
 * printed, and stands in docs/organiser.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announce, directorWith, type Director } from '../event/remote.js'
import * as afterwards from './evening-of-37/afterwards.js'
import * as beforePlay from './evening-of-37/before-play.js'
import before from './evening-of-37/before.json' with { type: 'json' }
import { absent, present, regulations } from './evening-of-37/club.js'
import { costsTable } from './evening-of-37/costs-table.js'
import { cardOf, tablesOf, type Table } from './evening-of-37/drawn.js'
import { keepList, typeList } from './evening-of-37/lists.js'
import { sum } from './evening-of-37/ledger.js'
import { gather, type People } from './evening-of-37/people.js'
import { pinsOf, type Pins } from './hall.js'
import { organiserAt } from './organiser.js'
import { startGateway } from './shared-gateway.js'
import { openBrowser } from './visit.js'

/** The table of costs as the page has it. */
const page = readFileSync(join(import.meta.dirname, '../../docs/organiser.md'), 'utf8')
const written = /^## What an evening costs\n[^]*?\n(\|[^]*?\|)\n\n/m.exec(page)?.[1]

let director: Director
let browser: Browser
beforeAll(async () => {
  const [gateway, opened] = await Promise.all([startGateway(), openBrowser()])
  browser = opened
  director = directorWith(gateway, await organiserAt(gateway))
})
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
})

/** Everything until the first draw. @returns the address of the event */
async function gatherPlayers(people: People): Promise<string> {
  const { page: desk, organiser, ledger, helpers } = people
  const last = await announce(director, regulations)
  let address = ''
  await ledger.step('announce', async () => {
    address = await beforePlay.announceLike(desk, director.gateway.url, last)
  })
  await ledger.step('helpers', () => beforePlay.appointHelpers(desk))
  await ledger.step('entries', () => beforePlay.enterAll(desk))
  await ledger.step('cards', () => beforePlay.printCards(desk, organiser))
  await ledger.step('door', () => beforePlay.checkIn(helpers, address))
  await ledger.step('fees', () => beforePlay.notePaid(desk))
  await ledger.step('absent', () => beforePlay.withdrawAbsent(desk, absent))
  return address
}

/** Plays a series: the first tables keep their lists on phones, those of the others are typed. @returns the first table */
async function playSeries(people: People, address: string, series: number, pins: Pins): Promise<Table> {
  const { page: desk, ledger, phones } = people
  await ledger.step('draw', () => beforePlay.drawSeries(desk))
  await ledger.step('papers', () => beforePlay.printForTables(people, series))
  await ledger.step('start', () => beforePlay.startSeries(desk))
  const tables = await tablesOf(director, address, series)
  expect(tables.flatMap(({ seats }) => seats)).toHaveLength(present.length)
  await Promise.all(phones.map((phone, n) => keepList(phone, address, series, tables[n] as Table, pins)))
  await ledger.step('paper', async () => {
    for (const [n, table] of tables.slice(phones.length).entries()) await typeList(desk, series, table, n > 0)
  })
  return tables[0] as Table
}

/** What comes between the last list and the end of a series: a ruling, a penalty and a protest. */
async function settle({ page: desk, ledger, phones }: People, address: string, table: Table): Promise<void> {
  await ledger.step('ruling', () => afterwards.ruleRevoke(desk, 3))
  await ledger.step('penalty', () => afterwards.penalise(desk, 12))
  await afterwards.protest(phones[0] as Page, await cardOf(director, address, table))
  await ledger.step('protest', () => afterwards.decideProtest(desk))
}

it('is held from the file of entries to the certificates', async () => {
  const people = await gather(browser, director.gateway.url, director.account)
  const { page: desk, organiser, ledger } = people
  const address = await gatherPlayers(people)
  const pins = await pinsOf(director.gateway.url, address.split('/').at(-1) ?? '', director.token)
  const table = await playSeries(people, address, 1, pins)
  await settle(people, address, table)
  await ledger.step('end', () => afterwards.endSeries(desk, 'losuj stoliki'))
  await playSeries(people, address, 2, pins)
  await ledger.step('end', () => afterwards.endSeries(desk, 'ogłoś wyniki oficjalne'))
  await ledger.step('result', () => afterwards.makeFinal(desk))
  await ledger.step('prizes', () => afterwards.payPrizes(desk, organiser))
  await ledger.step('publish', () => afterwards.publish(desk, organiser))
  await ledger.step('certificates', () => afterwards.printCertificates(desk, organiser))

  const costs = costsTable(before, ledger.costs())
  const { clicks, presses } = ledger.phones
  console.log(`${costs}\nOn phones: ${clicks} clicks, ${presses} presses.`)
  expect(people.faults()).toEqual([])
  expect(written).toBe(costs)
  const [was, is] = [sum(Object.values(before)), sum(Object.values(ledger.costs()))]
  expect(is.clicks + is.presses).toBeLessThanOrEqual((was.clicks + was.presses) / 2)
}, 600_000)
