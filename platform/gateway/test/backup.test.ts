/** Backups made during play, and what is restored from them. */
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { hasPostgres, postgresProgram, startPostgres } from '../../../test/servers/postgres.js'
import { openPostgres } from '../src/store/postgres.js'
import { openSqlite } from '../src/store/sqlite.js'
import type { Store } from '../src/store/store.js'
import { endChildren, remote, startChild } from './child.js'
import { newDatabase } from './databases.js'
import { addBot, look, openTiny, type Asker } from './help.js'
import { append, bot } from './store-contract.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-backup-'))
afterAll(() => {
  endChildren()
  rmSync(folder, { recursive: true })
})

/** Appends to a few logs during a backup. Returns how long they were when it began. */
async function appendAround(store: Store, backup: () => Promise<unknown>): Promise<number> {
  const tables = ['a', 'b', 'c']
  const round = (n: number): Promise<unknown> =>
    Promise.all(
      tables.map((table) => store.append(append(table, n, { records: [{ hand: n, text: `${n}` }] }))),
    )
  for (let n = 0; n < 20; n++) await round(n)
  const made = backup()
  for (let n = 20; n < 60; n++) await round(n)
  await made
  return 20
}

/** Expects that everything durable before the backup is in it, and nothing incomplete. */
async function expectWhole(restored: Store, atLeast: number): Promise<void> {
  for (const table of ['a', 'b', 'c']) {
    const log = await restored.log(table)
    expect(log.length).toBeGreaterThanOrEqual(atLeast)
    expect(log).toEqual(log.map((_, n) => bot(n)))
    for (let n = 0; n < log.length; n++) expect(await restored.record(table, n)).toBe(`${n}`)
    expect(await restored.record(table, log.length)).toBeUndefined()
    expect(await restored.append(append(table, log.length))).toBe('done')
  }
}

describe('a backup of the file', () => {
  it('is complete, and play continues from it', async () => {
    const { store, backup } = await openSqlite(join(folder, 'one.db'))
    if (backup === undefined) throw new Error('no backup')
    const copy = join(folder, 'copy.db')
    const length = await appendAround(store, () => backup(copy))
    await backup(copy)
    await store.close()
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const restored = (await openSqlite(copy)).store
    await expectWhole(restored, length)
    await restored.close()
  })

  it('is made by a signal to the running gateway, and restored by hand', async () => {
    const [data, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')]
    const child = await startChild(data)
    const { token } = await remote(child.url).get<{ token: string }>(
      'mutation { enter(name: "Ola") { ... on Guest { token } } }',
    )
    const ola = { ...remote(child.url, token), token } as Asker
    const { id } = await openTiny(ola, 'speed: FREE')
    const { seq } = await addBot(ola, id)
    expect(await child.signal('SIGUSR2', /"msg":"Backed up to ([^"]*)"/)).toBe(join(data, 'backup.db'))
    await addBot(ola, id)
    await child.kill('SIGKILL')

    mkdirSync(elsewhere, { mode: 0o700 })
    copyFileSync(join(data, 'backup.db'), join(elsewhere, 'stolik.db'))
    copyFileSync(join(data, 'secret'), join(elsewhere, 'secret'))
    const again = await startChild(elsewhere)
    const back = { ...remote(again.url, token), token } as Asker
    // One entry more: the notice that moves after the backup are lost.
    const lost = { seq: seq + 1, notice: 'RESTORED' }
    expect(await look(back, id)).toMatchObject({ ...lost, chair: 0, phase: 'GATHERING' })
    expect((await addBot(back, id)).phase).toBe('PLAYING')
    expect(await again.kill('SIGTERM')).toMatchObject({ code: 0 })
    expect(existsSync(join(elsewhere, 'stolik.db-wal'))).toBe(false)
  })
})

describe.skipIf(!hasPostgres)('a backup of PostgreSQL', () => {
  it('is made by pg_dump, and pg_restore restores it completely', async () => {
    const server = await startPostgres()
    try {
      const url = await newDatabase(server)
      const { store } = await openPostgres(url, { shared: true, lost: () => undefined })
      const file = join(folder, 'stolik.dump')
      const program = (name: string, ...args: string[]): Promise<unknown> =>
        promisify(execFile)(postgresProgram(name), args)
      const length = await appendAround(store, () =>
        program('pg_dump', '--format=custom', `--file=${file}`, url),
      )
      await store.close()
      const other = await newDatabase(server)
      await program('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${other}`, file)
      const restored = (await openPostgres(other, { shared: true, lost: () => undefined })).store
      await expectWhole(restored, length)
      await restored.close()
    } finally {
      await server.end()
    }
  })
})
