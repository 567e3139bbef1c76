/** `stolik ratings`: counts the ratings of an installation again, from the logs of its tables. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqlStores } from '@stolik/gateway/api/stores'
import { singleNode } from '@stolik/gateway/store/cluster'
import { openFolder } from '@stolik/gateway/store/data-folder'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fakeTime, testApp, tiny, type Asker } from '../../gateway/test/help.js'
import { myRatings, playRated, register, type RatingAnswer } from '../../gateway/test/rating/people.js'
import { disk } from '../src/base/disk.js'
import { stolik } from '../src/stolik.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-ratings-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const [out, errors]: [string[], string[]] = [[], []]
  const io = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void errors.push(line),
    read: () => [] as never,
    now: () => 0,
  }
  return { code: await stolik(['ratings', ...args], [tiny], io, disk), out, errors }
}

interface Counted {
  readonly series: number
  readonly replayed: number
  readonly unlike: readonly string[]
  readonly different: readonly string[]
  readonly rated: readonly { readonly value: number; readonly deviation: number; readonly series: number }[]
}
const json = async (what: string): Promise<Counted> =>
  JSON.parse((await run(what, '--data', folder, '--json')).out[0] ?? '') as Counted

const tables: string[] = []
let shown: readonly (RatingAnswer | undefined)[] = []
beforeAll(async () => {
  const data = await openFolder(folder, true)
  const time = fakeTime(Date.UTC(2026, 10, 28))
  const cluster = singleNode(data.tenure)
  const app = await testApp({ ...sqlStores(data), data, store: data.store, time, cluster })
  const people: Asker[] = []
  for (const name of ['Ola', 'Jan', 'Ewa']) people.push(await register(app, name))
  for (let series = 1; series <= 2; series++) {
    tables.push(await playRated(time, people))
    await vi.waitFor(async () => {
      await time.advance(1_000)
      expect((await myRatings(people[0] as Asker))[0]?.series).toBe(series)
    }, 30_000)
  }
  shown = await Promise.all(people.map(async (one) => (await myRatings(one))[0]))
  await app.close()
})

it('replays the logs of all rated series, and finds the figures that players see', async () => {
  expect(await run('check', '--data', folder)).toMatchObject({
    code: 0,
    out: ['2 series, 2 of them replayed from their logs; 3 ratings, 0 differ'],
  })
  const { rated, series, replayed } = await json('check')
  expect([series, replayed]).toEqual([2, 2])
  const figures = (all: readonly ({ value: number; deviation: number } | undefined)[]): readonly string[] =>
    all.map((one) => `${Math.round(one?.value ?? 0)} ± ${Math.round(one?.deviation ?? 0)}`).toSorted()
  expect(figures(rated)).toEqual(figures(shown))
})

it('finds a rating that somebody has changed, and puts it right', async () => {
  const change = await openFolder(folder, true)
  await change.db.updateTable('ratings').set({ value: 2500 }).execute()
  await change.store.close()
  expect(await run('check', '--data', folder)).toMatchObject({ code: 1 })
  expect((await run('recompute', '--data', folder)).out.at(-1)).toMatch(/3 ratings, 3 corrected$/)
  expect(await run('check', '--data', folder)).toMatchObject({ code: 0 })
})

it('finds a result that is not that of its log', async () => {
  const change = await openFolder(folder, true)
  await change.db
    .updateTable('rated_series')
    .set({ hands: 7 })
    .where('table_id', '=', tables[0] ?? '')
    .execute()
  await change.store.close()
  const { code, out } = await run('check', '--data', folder)
  expect([code, out[0]]).toEqual([
    1,
    `table ${tables[0]}: its log gives another result than the one that was counted`,
  ])
})

it('refuses wrong calls, and creates no file', async () => {
  const nowhere = join(folder, 'nowhere')
  expect(await run('check', '--data', nowhere)).toMatchObject({ code: 1 })
  expect(existsSync(nowhere)).toBe(false)
  expect(await run('--data', folder)).toMatchObject({ code: 2 })
  expect(await run('show', '--data', folder)).toMatchObject({ code: 2 })
})
