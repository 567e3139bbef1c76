/** `stolik check` on events: finds and repairs a log that two gateways wrote to. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openFolder } from '@stolik/gateway/store/data-folder'
import { singleNode } from '@stolik/gateway/store/cluster'
import type { Logged } from '@stolik/event/model/entry'
import { soundOfEvent } from '@stolik/event/fold/sound'
import { sqlEvents } from '@stolik/gateway/event/store/sql'
import { command } from '../../gateway/test/backup/help.js'
import { asker, fakeTime, testApp } from '../../gateway/test/help.js'
import { announce, does, official, see } from '../../gateway/test/event/gateway.js'
import { newAccounts } from '../../gateway/test/stores.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

const accounts = newAccounts()

async function start() {
  const { store, db, tenure } = await openFolder(folder, true)
  const events = sqlEvents(db)
  const app = await testApp({ store, events, accounts, time: fakeTime(), cluster: singleNode(tenure) })
  return { app, db, events }
}

const check = async (...args: readonly string[]) => {
  const { code, out, err } = await command(['check', '--data', folder, ...args])
  return { code, lines: [...out, ...err] }
}
const fields = 'seq phase players { name } series { status tables { hands { line } } }'

it('the check reports which part of a mixed log to keep, and keeps it', async () => {
  const first = await start()
  const director = await official({ app: first.app, accounts }, 'Director', 'ORGANISER')
  const ids: string[] = []
  for (const op of ['one', 'two']) {
    const { event } = await announce(director, {}, op)
    for (let n = 0; n < 8; n++) await does(director, event, { enter: { entrant: { name: `${op} ${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    await does(director, event, { hand: { series: 1, table: 1, hand: 0, line: 'passed' } })
    ids.push(event)
  }
  const [mixed = '', sound = ''] = ids
  const before = await see<{ seq: number }>(director, mixed, fields)
  // Entries of a writer with an outdated state: an entry under a number that is taken, and the same hand again.
  const theirs = (
    await first.db.selectFrom('event_entries').selectAll().where('event_id', '=', sound).execute()
  )
    .filter(({ entry }) => /"kind":"(hand|enter)"/.test(entry))
    .slice(-2)
  await first.db
    .insertInto('event_entries')
    .values(theirs.map(({ at, entry }, i) => ({ event_id: mixed, seq: before.seq + i, at, entry })))
    .execute()
  await first.app.close()

  const all = before.seq + theirs.length
  const found = await check()
  expect(found.code).toBe(1)
  expect(found.lines).toEqual([
    `event ${mixed}: the first ${before.seq} of ${all} entries are sound; then: a number that is taken already. ` +
      `“stolik check --keep ${mixed}” keeps them and drops the rest.`,
    '0 tables: 0 sound, 0 broken, 0 mended, 0 with unknown rules',
    '2 events: 1 sound, 1 broken, 0 mended',
  ])

  expect(await check('--keep', mixed)).toEqual({
    code: 0,
    lines: [
      `event ${mixed}: kept the first ${before.seq} of ${all} entries`,
      '0 tables: 0 sound, 0 broken, 0 mended, 0 with unknown rules',
      '2 events: 1 sound, 0 broken, 1 mended',
    ],
  })
  const second = await start()
  const again = asker(second.app, director.token)
  expect(await see(again, mixed, fields)).toEqual(before)
  await does(again, mixed, { hand: { series: 1, table: 1, hand: 1, line: 'passed' } })
  // The repaired log is still protected from changes.
  await expect(second.db.deleteFrom('event_entries').where('event_id', '=', mixed).execute()).rejects.toThrow(
    'never changed',
  )
  await second.app.close()
  expect((await check()).code).toBe(0)
})

describe('a log of an event', () => {
  const log = readFileSync(join(import.meta.dirname, '../../gateway/test/event/logs/one-seed.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Logged)

  it('of an older release is sound', () => {
    expect(soundOfEvent(log)).toMatchObject({ length: log.length })
    expect(soundOfEvent(log).broken).toBeUndefined()
  })

  it.each(['announce', 'enter', 'draw', 'start'] as const)('is sound until %s occurs again', (kind) => {
    const again = log.find(({ entry }) => entry.kind === kind)
    if (again === undefined) throw new Error('not in it')
    const running = log.findIndex(({ entry }) => entry.kind === 'start') + 1
    const mixed = [...log.slice(0, running), again, ...log.slice(running)]
    expect(soundOfEvent(mixed)).toMatchObject({ length: running, broken: expect.any(String) as string })
  })

  it('that begins with another kind of entry has no sound part', () => {
    expect(soundOfEvent(log.slice(1))).toMatchObject({ length: 0, broken: 'a log that begins with enter' })
  })
})
