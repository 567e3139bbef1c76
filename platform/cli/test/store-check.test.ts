/** `stolik check`: finds and repairs a log written by two gateways that did not know of each other. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { stolik } from '../src/stolik.js'
import { openFolder } from '@stolik/gateway/store/data-folder'
import { sqlRetention } from '@stolik/gateway/retention/sql'
import { singleNode } from '@stolik/gateway/store/cluster'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  look,
  openTiny,
  playOn,
  testApp,
  tiny,
} from '../../gateway/test/help.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function check(...args: readonly string[]): Promise<{ code: number; lines: readonly string[] }> {
  const lines: string[] = []
  const tell = (line: string): void => void lines.push(line)
  const io = { out: tell, error: tell, read: () => [] as never, now: () => 0 }
  const code = await stolik(['check', '--data', folder, ...args], [tiny], io)
  return { code, lines }
}

async function start() {
  const { store, db, tenure } = await openFolder(folder, true)
  const time = fakeTime()
  return { app: await testApp({ store, time, cluster: singleNode(tenure) }), time, db, store }
}

it('the check reports which part of a mixed log to keep, and keeps it', async () => {
  const first = await start()
  const ola = await guest(first.app, 'Ola')
  const ids: string[] = []
  for (let n = 0; n < 2; n++) {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    await addBot(ola, id)
    await playOn(first.time, [ola], id)
    ids.push(id)
  }
  const [sound = '', mixed = ''] = ids
  const { seq } = await look(ola, mixed)
  // Moves that another gateway wrote at the same table.
  const theirs = (await first.store.log(sound)).filter(({ entry }) => entry.kind === 'move').slice(0, 4)
  await first.db
    .insertInto('entries')
    .values(
      theirs.map(({ at, entry }, i) => ({
        table_id: mixed,
        seq: seq + i,
        at,
        entry: JSON.stringify(entry),
        term: null,
      })),
    )
    .execute()
  await first.app.close()

  const found = await check()
  expect(found.code).toBe(1)
  expect(found.lines[0]).toContain(
    `table ${mixed}: the first ${seq} of ${seq + theirs.length} entries are sound; hands settled: 1`,
  )
  expect(found.lines[1]).toBe('2 tables: 1 sound, 1 broken, 0 mended, 0 with unknown rules')
  expect((await check()).lines).toEqual(found.lines)
  expect(await check('--keep', 'nowhere2')).toMatchObject({ code: 2 })

  const checked = await check('--keep', mixed)
  expect(checked).toEqual({
    code: 0,
    lines: [
      `table ${mixed}: kept the first ${seq} of ${seq + theirs.length} entries, hands settled: 1`,
      '2 tables: 1 sound, 0 broken, 1 mended, 0 with unknown rules',
    ],
  })
  const second = await start()
  const again = asker(second.app, ola.token)
  expect(await look(again, mixed)).toMatchObject({ seq, phase: 'BETWEEN' })
  await second.app.close()
})

it('the check accepts the emptied log of a finished table, which has only its players, as complete', async () => {
  const { app, time } = await start()
  const ola = await guest(app, 'Ola')
  const { id } = await openTiny(ola, 'speed: FREE, length: 3')
  await addBot(ola, id)
  await addBot(ola, id)
  await playOn(time, [ola], id)
  await app.close()
  const { db, store } = await openFolder(folder)
  await db.updateTable('tables').set({ over: 1 }).where('id', '=', id).execute()
  expect(await sqlRetention(db).forget('logs', Number.MAX_SAFE_INTEGER, '')).toMatchObject({ gone: 1 })
  const seqs = await db.selectFrom('entries').select('seq').where('table_id', '=', id).execute()
  await store.close()
  // Otherwise the following checks would prove nothing.
  expect(Math.max(...seqs.map(({ seq }) => seq))).toBeGreaterThan(seqs.length)
  const { code, lines } = await check()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/ 0 broken,/)
  expect(code).toBe(0)
})

it('the check reports a folder without data, and creates no file there', async () => {
  const nowhere = join(folder, 'nowhere')
  const lines: string[] = []
  const tell = (line: string): void => void lines.push(line)
  const io = { out: tell, error: tell, read: () => [] as never, now: () => 0 }
  expect(await stolik(['check', '--data', nowhere], [tiny], io)).toBe(1)
  expect(lines).toEqual([`stolik: There is no stolik.db in ${nowhere}.`])
  expect(existsSync(nowhere)).toBe(false)
})
