/** A file that takes nothing more: one line in the log, and one when it takes everything again, however many requests fail. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sqlAccounts } from '../src/account/accounts.js'
import { followWrites, loggedOutages } from '../src/store/outages.js'
import { openSqlite } from '../src/store/sqlite.js'
import type { SqlData } from '../src/store/sql.js'
import { asker, fakeTime, guest, openTiny, sit, testApp, type App, type FakeTime } from './help.js'

let folder: string
let data: SqlData
let time: FakeTime
let app: App
let logged: object[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-full-'))
  logged = []
  const note = (line: object): void => void logged.push(line)
  time = fakeTime()
  const outages = loggedOutages({ time, log: { warn: note } })
  data = await openSqlite(join(folder, 'stolik.db'), 0, { outages })
  const stream = new Writable({
    write: (line: Buffer, _, done) => {
      note(JSON.parse(line.toString()) as object)
      done()
    },
  })
  app = await testApp({
    store: data.store,
    accounts: sqlAccounts(data.db),
    time,
    logger: { level: 'warn', stream },
  })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** From then on SQLite takes nothing, as on a disk that can only be read. */
const takeNothing = (on: boolean) => sql`PRAGMA query_only = ${sql.lit(on ? 1 : 0)}`.execute(data.db)

it('a file that takes nothing is one line with its cause, and one with the count when it takes all again', async () => {
  const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
  const { id } = await openTiny(ola)
  await takeNothing(true)
  const register = `mutation { register(name: "Ela", password: "correct horse battery") {
    ... on Refused { code } } }`
  for (let n = 0; n < 20; n++) {
    expect((await sit(jan, id)).code).toBe('UNAVAILABLE')
    expect((await openTiny(ola)).code).toBe('UNAVAILABLE')
    expect(await asker(app).get<{ code: string }>(register)).toEqual({ code: 'UNAVAILABLE' })
  }
  expect(logged).toEqual([{ event: 'WRITES_FAIL', code: 'SQLITE_READONLY' }])

  await takeNothing(false)
  await time.advance(10_000)
  expect((await sit(jan, id)).chair).toBe(1)
  expect(logged).toHaveLength(2)
  expect(logged[1]).toMatchObject({ event: 'WRITES_WORK' })
  expect((logged[1] as { failed: number }).failed).toBeGreaterThanOrEqual(60)
})

it('data is changed for good by a statement of its own, or by the commit of a transaction that has changed some', () => {
  const changes = followWrites()
  expect(['select 1', 'insert into "a"', ' UPDATE a SET b = 1'].map(changes)).toEqual([false, true, true])
  expect(['begin', 'insert into "a"', 'commit', 'delete from a'].map(changes)).toEqual([
    ...[false, false, true],
    true,
  ])
  expect(['begin', 'select 1', 'commit'].map(changes)).toEqual([false, false, false])
  expect(['begin', 'delete from a', 'rollback'].map(changes)).toEqual([false, false, false])
})
