/** `stolik backup` and `stolik restore` of a data folder, with and without a running gateway. */
import {
  readdirSync,
  readFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
  copyFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBackupName } from '../../src/backup/file-name.js'
import { lastGood } from '../../src/backup/noted.js'
import { openFolder } from '../../src/store/data-folder.js'
import { restoreToFolder } from '../../src/backup/restore.js'
import { StoreInUse } from '../../src/store/in-use.js'
import { openSqlite } from '../../src/store/sqlite.js'
import { openFile } from '../../src/store/sqlite-file.js'
import { endChildren, startChild } from '../child.js'
import { append, bot } from '../store-contract.js'
import { command, finish, inHand, moveOnce, views } from './help.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-backups-'))
afterAll(() => {
  endChildren()
  rmSync(root, { recursive: true })
})

let count = 0
const newFolder = (): string => join(root, String(count++))
const backups = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name !== '.backup.lock')

describe('a backup of a data folder', () => {
  it('is made while the gateway plays, and a hand continues from it, dealt again', async () => {
    const [data, into, elsewhere] = [newFolder(), newFolder(), newFolder()]
    const child = await startChild(data)
    const round = await inHand(child)
    const before = await views(child, round)
    const made = await command(['backup', into, '--data', data])
    expect(made).toMatchObject({ code: 0, err: [] })
    expect(made.out.at(-1)).toMatch(/: \d+ bytes, 1 tables and 0 events, restored and read through$/)
    const [name = '', ...more] = backups(into)
    expect(more).toEqual([])
    expect(readBackupName(name)).toMatchObject({ good: true })
    expect(statSync(join(into, name)).mode & 0o777).toBe(0o600)
    await moveOnce(child, round)
    await child.kill('SIGKILL')

    const restored = await command(['restore', join(into, name), elsewhere])
    expect(restored).toMatchObject({ code: 0, err: [] })
    copyFileSync(join(data, 'secret'), join(elsewhere, 'secret'))
    const again = await startChild(elsewhere)
    const [after] = await views(again, round)
    expect(after).toMatchObject({ notice: 'RESTORED', chair: 0 })
    expect(after?.epoch).not.toBe(before[0]?.epoch)
    expect(after?.fairness?.commitment).not.toBe(before[0]?.fairness?.commitment)
    await again.kill('SIGTERM')
  })

  it('has another epoch than a gateway that continues from the same state elsewhere', async () => {
    const [data, into, elsewhere] = [newFolder(), newFolder(), newFolder()]
    for (let n = 0; n < 2; n++) await (await openFolder(data, true)).store.close()
    await command(['backup', into, '--data', data])
    const there = await openFolder(data, true)
    await there.store.close()
    await command(['restore', join(into, backups(into)[0] ?? ''), elsewhere])
    const here = await openFolder(elsewhere, true)
    await here.store.close()
    expect(here.tenure.restored).toBe(true)
    expect(here.tenure.term).toBeGreaterThan(there.tenure.term + 1_000)
  })

  it('waits while another one is made in the same folder', async () => {
    const [data, into] = [newFolder(), newFolder()]
    await (await openFolder(data, true)).store.close()
    const both = await Promise.all([0, 1].map(() => command(['backup', into, '--data', data])))
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(both.flatMap(({ out }) => out).filter((line) => line.endsWith('waiting for it.'))).toHaveLength(1)
  })

  it('that cannot be read is renamed, with the reason', async () => {
    const [data, into] = [newFolder(), newFolder()]
    const { db, store } = await openFolder(data, true)
    await db.insertInto('tables').values({ id: 'torn', over: 0 }).execute()
    await db
      .insertInto('entries')
      .values({ table_id: 'torn', seq: 0, at: 1, entry: '{"kind":', term: null })
      .execute()
    await store.close()
    const made = await command(['backup', into, '--data', data])
    expect(made.code).toBe(1)
    expect(made.err).toHaveLength(1)
    expect(made.err[0]).toMatch(/^stolik: No good backup: table torn cannot be read from entry 0 on/)
    expect(backups(into).map((name) => readBackupName(name)?.good)).toEqual([false])
    const noted = await openFolder(data)
    const rows = await noted.db.selectFrom('backups').selectAll().execute()
    await noted.store.close()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.problem).toContain('table torn')
  })

  it('is noted by the gateway that it was made of', async () => {
    const [data, into] = [newFolder(), newFolder()]
    const child = await startChild(data)
    await command(['backup', into, '--data', data])
    await child.kill('SIGTERM')
    const { db, store } = await openFolder(data)
    const rows = await db.selectFrom('backups').selectAll().execute()
    await store.close()
    expect(rows).toMatchObject([{ file: backups(into)[0], problem: null }])
  })

  it('is due despite a note that a wrong clock dated in the future', async () => {
    const [data, into] = [newFolder(), newFolder()]
    const { db, store } = await openFolder(data, true)
    const wrong = Date.now() + 400 * 24 * 60 * 60_000
    await db.insertInto('backups').values({ at: wrong, file: 'x', bytes: 1, problem: null }).execute()
    expect(await lastGood(db, Date.now())).toBeUndefined()
    expect(await lastGood(db, wrong)).toBe(wrong)
    await store.close()
    const make = () => command(['backup', into, '--data', data, '--due-hours', '24'])
    expect((await make()).out.at(-1)).toMatch(/restored and read through$/)
    expect((await make()).out).toEqual(['The last good backup is recent enough: nothing was done.'])
  })

  it('is made and restored by an older version when a newer one has only added tables and columns', async () => {
    const [data, into, to] = [newFolder(), newFolder(), newFolder()]
    const first = await openFolder(data, true)
    await first.store.append(append('a', 0))
    await first.store.close()
    await renumber(join(data, 'stolik.db'))
    const made = await command(['backup', into, '--data', data])
    expect(made).toMatchObject({ code: 0, err: [] })
    const [name = ''] = backups(into)
    expect(readBackupName(name)).toMatchObject({ version: '999', good: true })
    expect(await command(['restore', join(into, name), to])).toMatchObject({ code: 0, err: [] })
    const again = await openFolder(to, true)
    expect(again.migrated.to).toBe(999)
    expect(await again.store.log('a')).toEqual([bot(0)])
    await again.store.close()
    // This version does not know the added tables.
    const carried = await command(['restore', join(into, name), 'postgres://127.0.0.1:1/none'])
    expect(carried.code).toBe(1)
    expect(carried.err).toHaveLength(1)
    expect(carried.err[0]).toContain('a database would not get what newer versions have added')
  })

  it('removes older ones when told how many to keep', async () => {
    const [data, into] = [newFolder(), newFolder()]
    await (await openFolder(data, true)).store.close()
    mkdirSync(into)
    for (const name of ['stolik-2020-01-01T000000Z-v29.db', 'other.db']) writeFileSync(join(into, name), '')
    const made = await command(['backup', into, '--data', data, '--keep-days', '1', '--keep-weeks', '1'])
    expect(made.out.at(-1)).toBe('stolik-2020-01-01T000000Z-v29.db is removed')
    expect(backups(into)).toHaveLength(2)
  })

  it.each([
    [
      'a folder without a database',
      () => ['backup', newFolder(), '--data', newFolder()],
      /^stolik: There is no stolik.db in/,
    ],
    [
      'a folder that cannot be made',
      () => ['backup', '/proc/backups', '--data', newFolder()],
      /^stolik: The folder \/proc\/backups /,
    ],
  ])('of %s is refused in one line', async (_, args, line) => {
    const made = await command(args())
    expect(made.code).toBe(1)
    expect(made.err).toHaveLength(1)
    expect(made.err[0]).toMatch(line)
  })

  it('leaves the frozen file unchanged while writes continue, and none of them is lost', async () => {
    const file = join(newFolder(), 'stolik.db')
    mkdirSync(join(file, '..'))
    const { store, freeze } = await openSqlite(file, 0)
    if (freeze === undefined) throw new Error('it cannot be frozen')
    const text = 'x'.repeat(60_000)
    const round = (n: number): Promise<unknown> =>
      store.append(append('a', n, { records: [{ hand: n, text }] }))
    for (let n = 0; n < 20; n++) await round(n)
    const thaw = await freeze()
    // A gateway’s locks only matter to another process. This test only looks at the bytes before the store is opened again.
    const before = statSync(file)
    // More than SQLite would leave in the write-ahead log otherwise.
    for (let n = 20; n < 400; n++) await round(n)
    const after = statSync(file)
    expect([after.size, after.mtimeMs]).toEqual([before.size, before.mtimeMs])
    await thaw()
    for (let n = 400; n < 420; n++) await round(n)
    await store.close()
    expect(statSync(file).size).toBeGreaterThan(after.size)
    const again = await openSqlite(file, 0)
    expect(await again.store.log('a')).toEqual(Array.from({ length: 420 }, (_, n) => bot(n)))
    await again.store.close()
  })
})

describe('a restore', () => {
  it('is refused where data exists, unless that may be moved aside', async () => {
    const [data, into] = [newFolder(), newFolder()]
    const first = await openFolder(data, true)
    await first.store.append(append('a', 0))
    await first.store.close()
    await command(['backup', into, '--data', data])
    const file = join(into, backups(into)[0] ?? '')
    const refused = await command(['restore', file, data])
    expect(refused).toMatchObject({ code: 1, out: [] })
    expect(refused.err[0]).toMatch(/^stolik: There is a stolik.db in .* already/)
    expect(await command(['restore', file, data, '--over'])).toMatchObject({ code: 0, err: [] })
    expect(readdirSync(data).filter((name) => name.startsWith('stolik.db.aside-'))).toHaveLength(1)
    const again = await openFolder(data, true)
    expect(again.tenure.restored).toBe(true)
    expect(await again.store.log('a')).toEqual([bot(0)])
    await again.store.close()
  })

  it('contains nothing of an interrupted move into the folder', async () => {
    const [data, into, to] = [newFolder(), newFolder(), newFolder()]
    const first = await openFolder(data, true)
    for (let n = 0; n < 3; n++) await first.store.append(append('a', n))
    await first.store.close()
    await command(['backup', into, '--data', data])
    mkdirSync(to)
    const part = join(to, 'stolik.db.part')
    const moved = await openSqlite(part)
    await moved.store.append(append('b', 0))
    // Copied first, as a killed process leaves it: closing the store would remove it.
    copyFileSync(`${part}-wal`, join(root, 'wal'))
    await moved.store.close()
    copyFileSync(join(root, 'wal'), `${part}-wal`)

    const restored = await command(['restore', join(into, backups(into)[0] ?? ''), to])
    expect(restored).toMatchObject({ code: 0, err: [] })
    const again = await openFolder(to, true)
    expect(await again.store.log('a')).toEqual([bot(0), bot(1), bot(2)])
    expect(await again.store.log('b')).toEqual([])
    await again.store.close()
  })

  it('is refused from a file whose last moves are in a file beside it; a backup of its folder has them', async () => {
    const [data, found, into, to] = [newFolder(), newFolder(), newFolder(), newFolder()]
    const first = await openFolder(data, true)
    for (let n = 0; n < 3; n++) await first.store.append(append('a', n))
    mkdirSync(found)
    // As found on the disk of a machine that crashed.
    for (const name of ['stolik.db', 'stolik.db-wal']) copyFileSync(join(data, name), join(found, name))
    await first.store.close()

    const refused = await command(['restore', join(found, 'stolik.db'), to])
    expect(refused).toMatchObject({ code: 1, out: [] })
    expect(refused.err).toHaveLength(1)
    expect(refused.err[0]).toContain(join(found, 'stolik.db-wal'))
    expect(await command(['backup', into, '--data', found])).toMatchObject({ code: 0, err: [] })
    await command(['restore', join(into, backups(into)[0] ?? ''), to])
    const again = await openFolder(to, true)
    expect(await again.store.log('a')).toEqual([bot(0), bot(1), bot(2)])
    await again.store.close()
  })

  it('keeps the old data locked from beginning to end', async () => {
    const [data, into] = [newFolder(), newFolder()]
    await (await openFolder(data, true)).store.close()
    await command(['backup', into, '--data', data])
    const target = join(data, 'stolik.db')
    const tries: unknown[] = []
    await restoreToFolder(join(into, backups(into)[0] ?? ''), data, {
      over: true,
      // Called when everything is ready to be moved into place.
      now: () => {
        try {
          openFile(target).close()
          tries.push('open')
        } catch (error) {
          tries.push(error)
        }
        return Date.now()
      },
    })
    expect(tries).toEqual([expect.any(StoreInUse)])
    const again = await openFolder(data, true)
    expect(again.tenure.restored).toBe(true)
    await again.store.close()
  })

  it('is refused while a gateway uses the folder', async () => {
    const [data, into] = [newFolder(), newFolder()]
    await (await openFolder(data, true)).store.close()
    await command(['backup', into, '--data', data])
    const child = await startChild(data)
    const refused = await command(['restore', join(into, backups(into)[0] ?? ''), data, '--over'])
    expect(refused.err).toEqual([`stolik: Stop the Stolik that is using ${data} first.`])
    await child.kill('SIGTERM')
  })

  it.each([
    [
      'that is not a database',
      (file: string) => writeFileSync(file, 'nothing of the kind'),
      'is not a database',
    ],
    ['with damaged pages', (file: string) => damage(file), 'is damaged'],
    ['of a newer version', (file: string) => renumber(file, 999), 'is of version 999'],
  ])(
    'of a file %s is refused in one line, and nothing is left',
    async (_, spoil: (file: string) => void | Promise<void>, line) => {
      const [data, into, to] = [newFolder(), newFolder(), newFolder()]
      const first = await openFolder(data, true)
      for (let n = 0; n < 200; n++) await first.store.append(append('a', n))
      await first.store.close()
      await command(['backup', into, '--data', data])
      const file = join(into, backups(into)[0] ?? '')
      await spoil(file)
      const refused = await command(['restore', file, to])
      expect(refused.code).toBe(1)
      expect(refused.err).toHaveLength(1)
      expect(refused.err[0]).toContain(line)
      expect(readdirSync(to)).toEqual([])
    },
  )
})

it('a move of data that a newer version has extended is refused in one line', async () => {
  const data = newFolder()
  await (await openFolder(data, true)).store.close()
  await renumber(join(data, 'stolik.db'))
  await (await openFolder(data, true)).store.close()
  const refused = await command(['move', data, 'postgres://127.0.0.1:1/none'])
  expect(refused).toMatchObject({ code: 1, out: [] })
  expect(refused.err[0]).toContain(`${data} is of version 999, and this Stolik knows versions up to `)
})

function damage(file: string): void {
  const bytes = readFileSync(file)
  // In the middle, so that the header and the first page look sound.
  bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 3 * 4_096)
  writeFileSync(file, bytes)
}

/** Marks the file as written by a newer version; `needs` is the lowest version that may open it from then on. */
async function renumber(file: string, needs?: number): Promise<void> {
  const { db, store } = await openSqlite(file)
  await db
    .insertInto('kysely_migration' as never)
    .values({ name: '999', timestamp: '2030-01-01' })
    .execute()
  if (needs !== undefined) await db.updateTable('compatible').set({ needs }).execute()
  await store.close()
}

it('a hand is finished after a backup was made in the middle of it', async () => {
  const [data, into] = [newFolder(), newFolder()]
  const child = await startChild(data)
  const round = await inHand(child)
  const made = command(['backup', into, '--data', data])
  expect((await finish(child, round)).phase).toBe('BETWEEN')
  expect((await made).code).toBe(0)
  await child.kill('SIGTERM')
})
