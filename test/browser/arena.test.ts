/**
 * An arena of twelve from its announcement to the result: ten programs and two people with pages, of whom one comes late; a player leaves
 * a table, and the gateway is killed in the middle.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arenaLog, expectSeatsOnce, seatedIn } from '../event/arena-log.js'
import { arenaPlayer, arenaRegulations, playAt } from '../event/arena-players.js'
import { announce, startDirector, type Director } from '../event/remote.js'
import { person, type Person } from '../load/outages/person.js'
import type { Gateway } from './gateway.js'
import { stolik } from './stolik.js'
import { openBrowser, phone, visit } from './visit.js'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'stolik-arena-'))
let director: Director<Gateway>
let browser: Browser
const programs: ReturnType<typeof arenaPlayer>[] = []
const hands: Person[] = []
beforeAll(async () => {
  ;[director, browser] = await Promise.all([startDirector(), openBrowser()])
})
afterAll(async () => {
  programs.forEach((program) => program.close())
  hands.forEach((hand) => hand.close())
  await browser.close()
  await director.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Plays the moves of somebody whose page shows their tables. */
async function playFor(page: Page): Promise<void> {
  const stored = JSON.parse(await page.evaluate('JSON.stringify(localStorage)')) as Record<string, string>
  const guest = Object.entries(stored).find(([key]) => key.startsWith('stolik.guest'))?.[1] ?? '{}'
  const { token } = JSON.parse(guest) as { token: string }
  const hand = person(director.gateway.url, token)
  hands.push(hand)
  let stop = (): void => undefined
  let last = ''
  page.on('framenavigated', () => look())
  const look = (): void => {
    const table = /\/table\/(\w{8})/.exec(page.url())?.[1]
    if (table === undefined || table === last) return
    last = table
    stop()
    stop = playAt(hand, table)
  }
  look()
}

const comeIn = async (page: Page, address: string, name: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Gram', exact: true }).click()
  await page.getByLabel('Imię i nazwisko').fill(name)
  await page.getByRole('button', { name: 'zapisz', exact: true }).click()
}

it('happens by itself from start to result, with a late comer, a leaver and a power cut', async () => {
  const starts = Date.now() + 12_000
  const event = await announce(director, arenaRegulations('Środowa arena', starts, 1))
  const address = `${director.gateway.url}/event/${event}`
  const enter = async (name: string): Promise<string> => {
    const { token } = await director.ask<{ token: string }>(
      'mutation ($n: String!) { enter(name: $n) { ... on Guest { token } } }',
      { n: name },
      null,
    )
    await director.act(event, { register: { entrant: { name } } }, { token })
    return token
  }
  let left = ''
  const leaver = await enter('Ucieka Uciekinier')
  programs.push(
    arenaPlayer(director.gateway.url, leaver, event, ({ live }, who) => {
      if (left !== '') return false
      left = live ?? ''
      void who.order('mutation ($t: ID!) { leave(table: $t) { __typename } }', { t: left })
      return true
    }),
  )
  for (let n = 0; n < 9; n++)
    programs.push(arenaPlayer(director.gateway.url, await enter(`Program ${n}`), event))

  const ola = await visit(browser)
  await comeIn(ola.page, address, 'Ola Online')
  await ola.page.getByText('Jesteś na liście').waitFor()
  // Their table opens by itself.
  await ola.page.waitForURL(/\/table\/\w{8}/)
  await playFor(ola.page)

  const late = await visit(browser, { viewport: phone })
  await comeIn(late.page, address, 'Późna Paulina')
  await late.page.waitForURL(/\/table\/\w{8}/)
  await playFor(late.page)

  // From the end of one table to the next, without a press.
  const first = ola.page.url()
  await expect.poll(() => ola.page.url(), { timeout: 60_000 }).not.toBe(first)

  await director.gateway.kill()
  await director.gateway.start()
  const entriesBefore = (await arenaLog(director, event)).length

  const isFinal = async (): Promise<string> =>
    (
      await director.ask<{ phase: string }>(
        'query ($e: ID!) { eventArena(event: $e) { ... on EventArena { phase } } }',
        { e: event },
      )
    ).phase
  await expect.poll(isFinal, { timeout: 150_000 }).toBe('FINAL')

  const log = await arenaLog(director, event)
  const players = expectSeatsOnce(log)
  expect(log.filter(({ kind, ready }) => kind === 'ready' && ready === false)).toMatchObject([
    { player: 'p1' },
  ])
  const seatedAfter = seatedIn(log.slice(entriesBefore))
  expect(new Set(seatedAfter.flatMap(({ players: all }) => all)).size).toBeGreaterThan(8)
  expect([...players.values()].filter((all) => all.includes('p1'))).toHaveLength(1)

  const results = join(folder, 'results.json')
  writeFileSync(results, await (await director.file(event, 'results.json')).text())
  const verified = await stolik('tournament', 'verify', results)
  expect(verified, verified.out).toMatchObject({ code: 0, error: '' })

  await ola.page.goto(address)
  await ola.page
    .getByRole('cell', { name: 'Ola Online' })
    .or(ola.page.getByText('Ola Online'))
    .first()
    .waitFor()
  expect([...ola.faults, ...late.faults]).toEqual([])
})
