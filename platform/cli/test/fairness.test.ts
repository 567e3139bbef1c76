/** `stolik fairness`: which hands of an installation it examines, whom it counts, and what it prints. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scrutiny } from '@stolik/core'
import type { Count } from '@stolik/gateway/fairness/hand'
import { singleNode } from '@stolik/gateway/store/cluster'
import { openFolder } from '@stolik/gateway/store/data-folder'
import type { Offer } from '@stolik/gateway/base/offer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addBot,
  fakeTime,
  guest,
  openTiny,
  playOn,
  ready,
  sit,
  testApp,
  tiny,
} from '../../gateway/test/help.js'
import { disk, type Disk } from '../src/base/disk.js'
import { stolik } from '../src/stolik.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-fairness-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every move raises without a chance, and the first move of every hand gives a game to the seat after the next. */
const scrutiny: Scrutiny = {
  noChance: 0.5,
  see: ({ moves }) => ({
    calls: moves.map(({ seat }, move) => ({ move, seat, raises: true, chance: 0 })),
    cards: moves.slice(0, 1).map(({ seat }) => ({ move: 0, seat, gave: true, to: [(seat + 2) % 3] })),
    game: null,
  }),
}
const offers: readonly Offer[] = [{ ...tiny, scrutiny }]
const time = fakeTime()

async function run(args: readonly string[], date = time.now()) {
  const [out, errors]: [string[], string[]] = [[], []]
  const io = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void errors.push(line),
    read: () => [] as never,
    now: () => 0,
  }
  const at: Disk = { ...disk, date: () => date }
  return { code: await stolik(['fairness', ...args], offers, io, at), out, errors }
}

const json = async (...args: string[]) =>
  JSON.parse((await run(['--data', folder, '--json', ...args])).out[0] ?? '') as {
    readonly hands: number
    readonly left: number
    readonly names: Readonly<Record<string, string>>
    readonly counts: readonly Count[]
  }

let table = ''
beforeAll(async () => {
  const { store, tenure } = await openFolder(folder, true)
  const app = await testApp({ store, time, cluster: singleNode(tenure) })
  const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
  const opened = await openTiny(ola, 'speed: FREE, length: 3')
  table = opened.id
  await sit(jan, table)
  await addBot(ola, table)
  for (let hand = 0; hand < 3; hand++) {
    await playOn(time, [ola, jan], table)
    for (const who of [ola, jan]) await ready(who, table)
  }
  await app.close()
})

it('examines every settled hand, and counts people, not bots', async () => {
  const { hands, left, names, counts } = await json()
  expect([hands, left]).toEqual([3, 0])
  expect(Object.values(names).toSorted()).toEqual(['Jan', 'Ola'])
  const people = new Set(counts.flatMap(({ player, companion }) => [player, companion]))
  for (const person of people) if (person !== null) expect(names).toHaveProperty([person])
  const gifts = counts.filter(({ detector }) => detector === 'cards')
  expect(
    gifts.flatMap((one) => one.hands).every((id) => /^.+\/[123]$/.test(id) && id.startsWith(table)),
  ).toBe(true)
  // No addresses are kept, and this game has no solo game.
  expect(counts.filter(({ detector }) => detector === 'addresses' || detector === 'results')).toEqual([])
})

it('looks at the days that are asked for', async () => {
  const later = time.now() + 3 * 24 * 60 * 60_000
  expect((await run(['--data', folder, '--days', '2'], later)).out.at(-1)).toMatch(/^0 hands/)
  expect((await run(['--data', folder, '--days', '4'], later)).out.at(-1)).toMatch(
    /^3 hands; 0 of \d+ counts/,
  )
})

it('says that counts prove nothing', async () => {
  expect((await run(['--data', folder])).out.at(-1)).toMatch(/None proves anything: look at the hands\.$/)
})

it('refuses wrong calls, creates no file, and knows which games it can examine', async () => {
  const nowhere = join(folder, 'nowhere')
  expect(await run(['--data', nowhere])).toMatchObject({
    code: 1,
    errors: [`stolik: There is no stolik.db in ${nowhere}.`],
  })
  expect(existsSync(nowhere)).toBe(false)
  expect((await run([])).errors[0]).toContain('Add --data FOLDER, or set DATABASE_URL.')
  expect((await run(['--data', folder, '--game', 'none'])).errors[0]).toContain('--game is one of: tiny.')
  expect((await run(['--data', folder, '--days', '0'])).errors[0]).toContain('--days is a whole number')
})
