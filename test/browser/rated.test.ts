/** Three people with accounts sit down at a rated table and play a series: ratings change on the page, and the command finds the same. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAlone, type Gateway } from './gateway.js'
import { axe, openBrowser, phone, visit, type Visitor } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-rated-'))
let gateway: Gateway
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startAlone({ STOLIK_DATA: folder }), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

const press = ({ page }: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

interface Player extends Visitor {
  readonly name: string
  readonly token: string
}

async function withAccount(name: string, look: Parameters<typeof visit>[1] = {}): Promise<Player> {
  const visitor = await visit(browser, { locale: 'en-GB', ...look })
  const { page } = visitor
  await page.goto(`${gateway.url}/account?new`)
  await page.locator('#name').fill(name)
  await page.locator('#username').fill(`${name.toLowerCase()}-rated`)
  await page.locator('#new-password').fill('karo as wino 10')
  await press(visitor, 'create the account')
  await press(visitor, 'I have kept them')
  await page.locator('dd').getByText(name, { exact: true }).waitFor()
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('stolik.guest')) ?? ''
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { token?: string }).token ?? ''
  })
  return { ...visitor, name, token }
}

interface Seen {
  readonly seq: number
  readonly phase: string
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}

async function ask<T>({ token }: Player, query: string, variables: object): Promise<T> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await response.json()) as { readonly data: Readonly<Record<string, T>> }
  return Object.values(data)[0] as T
}

const look = 'query ($id: ID!) { table(id: $id) { ... on Table { seq phase view { seat toAct legal } } } }'
const play =
  'mutation ($id: ID!, $seq: Int!, $move: String!) { play(table: $id, seq: $seq, move: $move) { __typename } }'
const ready = 'mutation ($id: ID!) { ready(table: $id) { __typename } }'

/** Plays all hands, with moves that follow from the length of the log: some bid, some pass. */
async function playSeries(players: readonly Player[], id: string): Promise<void> {
  for (;;)
    for (const player of players) {
      const { phase, seq, view } = await ask<Seen>(player, look, { id })
      if (phase === 'FINISHED') return
      if (phase === 'BETWEEN') await ask(player, ready, { id })
      const legal = view?.legal ?? []
      const move = legal[seq % legal.length]
      const isTheirs = view !== null && view.seat !== null && view.toAct.includes(view.seat)
      if (phase === 'PLAYING' && isTheirs && move !== undefined) await ask(player, play, { id, seq, move })
    }
}

it('people with accounts play a rated series, and the command counts the ratings that the page shows', async () => {
  const ola = await withAccount('Ola')
  const [jan, ewa] = [await withAccount('Jan', { viewport: phone, hasTouch: true }), await withAccount('Ewa')]
  // A guest reads what an account is for.
  const guest = await visit(browser, { locale: 'en-GB' })
  await guest.page.goto(`${gateway.url}/play`)
  await press(guest, 'new table')
  await guest.page.getByText('With an account you can play rated, too.').waitFor()

  await ola.page.goto(`${gateway.url}/play`)
  await press(ola, 'new table')
  const form = ola.page.locator('stolik-new-table')
  await form.getByRole('radio', { name: 'rated', exact: true }).check()
  await form.getByRole('radio', { name: '9', exact: true }).check()
  expect(await axe(ola.page)).toEqual([])
  await press(ola, 'open table')
  await ola.page
    .locator('stolik-gathering')
    .getByText(/changes everybody’s rating/)
    .waitFor()
  expect(await axe(ola.page)).toEqual([])
  const id = /\/table\/(\w+)/.exec(ola.page.url())?.[1] ?? ''

  for (const player of [jan, ewa]) {
    await player.page.goto(`${gateway.url}/play`)
    const row = player.page.locator('.table').filter({ hasText: 'rated' })
    await row.getByRole('button').click()
    await player.page.locator('stolik-table').waitFor()
  }
  await playSeries([ola, jan, ewa], id)

  const figures: string[] = []
  for (const player of [ola, jan, ewa]) {
    const { page } = player
    await page.goto(`${gateway.url}/ratings`)
    await page.locator('stolik-ratings .own .figure').waitFor()
    expect(await axe(page)).toEqual([])
    figures.push((await page.locator('stolik-ratings .own .figure b').innerText()).replace(/\s+/g, ' '))
    await expect.poll(() => page.locator('stolik-ratings tr.me').innerText()).toContain(player.name)
  }
  expect(new Set(figures)).not.toEqual(new Set(['1500? ± 350']))
  expect([...ola.faults, ...jan.faults, ...ewa.faults, ...guest.faults]).toEqual([])

  await gateway.stop()
  const command = ['platform/cli/bin/stolik.mjs', 'ratings', 'check', '--data', folder, '--json']
  const { series, replayed, rated } = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8', cwd: join(import.meta.dirname, '../..') }),
  ) as {
    readonly series: number
    readonly replayed: number
    readonly rated: readonly { readonly value: number; readonly deviation: number }[]
  }
  expect([series, replayed]).toEqual([1, 1])
  const counted = rated.map(({ value, deviation }) => `${Math.round(value)}? ± ${Math.round(deviation)}`)
  expect(counted.toSorted()).toEqual(figures.toSorted())
})
