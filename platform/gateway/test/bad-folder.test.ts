/** Data folders that no gateway may start on: each is reported in one line, and left unchanged. */
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { BadConfig, exits } from '../src/base/bad-config.js'
import { openFolder } from '../src/store/data-folder.js'
import { endChildren, failedStart } from './child.js'
import { lacking, makeOlder, previous } from './older.js'
import { append, bot } from './store-contract.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-bad-folder-'))
afterAll(() => {
  endChildren()
  rmSync(root, { recursive: true })
})

let count = 0
/** A folder with the data of some play. */
async function played(): Promise<{ readonly folder: string; readonly file: string }> {
  const folder = join(root, String(count++))
  const { store } = await openFolder(folder, true)
  for (let n = 0; n < 300; n++) await store.append(append('a', n))
  await store.close()
  return { folder, file: join(folder, 'stolik.db') }
}

async function refusal(folder: string): Promise<BadConfig> {
  const error = await openFolder(folder, true).then(
    async ({ store }) => {
      await store.close()
      return undefined
    },
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BadConfig)) throw new Error('it was opened', { cause: error })
  expect(error.message).not.toContain('\n')
  return error
}

function overwrite(file: string, from: number, bytes: number): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(bytes, 0x5a), 0, bytes, from)
  closeSync(handle)
}

describe('a data folder', () => {
  it('whose file has another header is refused', async () => {
    const { folder, file } = await played()
    overwrite(file, 0, 64)
    const spoilt = readFileSync(file)
    const { message, exit } = await refusal(folder)
    expect(message).toMatch(
      /^The file .*stolik\.db is not a database: its first bytes are wrong\. Restore a backup/,
    )
    expect(exit).toBe(exits.damaged)
    expect(readFileSync(file)).toEqual(spoilt)
  })

  it('with damaged pages is refused', async () => {
    const { folder, file } = await played()
    const middle = Math.floor(readFileSync(file).length / 2 / 4_096) * 4_096
    overwrite(file, middle, 3 * 4_096)
    const { message, exit } = await refusal(folder)
    expect(message).toMatch(/^The file .*stolik\.db has damaged pages/)
    expect(exit).toBe(exits.damaged)
  })

  it('whose file is cut off is refused', async () => {
    const { folder, file } = await played()
    truncateSync(file, 3 * 4_096)
    expect((await refusal(folder)).exit).toBe(exits.damaged)
  })

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('that was used before, and whose file is %s, is refused', async (_, spoil) => {
    const { folder, file } = await played()
    spoil(file)
    const { message, exit } = await refusal(folder)
    expect(message).toContain('is missing or empty, although this folder was in use before')
    expect(exit).toBe(exits.damaged)
  })

  it('with a database of another program is refused, and that database is left unchanged', async () => {
    const folder = join(root, String(count++))
    mkdirSync(folder)
    const other = new Database(join(folder, 'stolik.db'))
    other.exec('CREATE TABLE recipes (id integer PRIMARY KEY)')
    other.close()
    const { message, exit } = await refusal(folder)
    expect(message).toContain('is a database of another program')
    expect(exit).toBe(exits.damaged)
  })

  it('that cannot be created or written is refused', async () => {
    const { message, exit } = await refusal('/proc/stolik')
    expect(message).toMatch(/^The data folder \/proc\/stolik cannot be written \(/)
    expect(exit).toBe(exits.notWritable)
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    expect((await refusal(join(file, 'folder'))).exit).toBe(exits.notWritable)
  })

  it('that another process uses is refused', async () => {
    const { folder } = await played()
    const { store } = await openFolder(folder, true)
    expect((await refusal(folder)).exit).toBe(exits.inUse)
    await store.close()
  })

  it('makes a gateway exit with one line and a code of its own', async () => {
    const { folder, file } = await played()
    overwrite(file, 0, 64)
    const { code, err, out } = await failedStart({ STOLIK_DATA: folder })
    expect(code).toBe(exits.damaged)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(out).toBe('')
  })
})

describe('before a migration', () => {
  it('the file is copied beside itself, and the last two copies are kept', async () => {
    const { folder, file } = await played()
    const before = await openFolder(folder)
    const last = await sql<{ name: string }>`SELECT max(name) AS name FROM kysely_migration`.execute(
      before.db,
    )
    const newest = Number(last.rows[0]?.name)
    await makeOlder(before.db)
    await before.store.close()
    for (const old of [20, 21]) writeFileSync(join(folder, `before-v${old}.db`), '')

    const after = await openFolder(folder, true)
    expect(after.tenure.restored).toBe(false)
    expect(await after.store.log('a')).toHaveLength(300)
    await after.store.close()
    const copy = join(folder, `before-v${newest}.db`)
    const left = new Database(copy)
    expect(left.prepare('SELECT max(name) AS name FROM kysely_migration').all()).toMatchObject([
      { name: previous },
    ])
    expect(left.prepare('SELECT copied FROM tenure').all()).toMatchObject([{ copied: 1 }])
    left.close()
    expect(() => readFileSync(join(folder, 'before-v20.db'))).toThrow('ENOENT')
    expect(readFileSync(join(folder, 'before-v21.db'))).toHaveLength(0)

    // Going back to the older version.
    rmSync(file)
    writeFileSync(file, readFileSync(copy))
    const back = await openFolder(folder, true)
    expect(back.tenure.restored).toBe(true)
    expect(await back.store.log('a')).toEqual(Array.from({ length: 300 }, (_, n) => bot(n)))
    await back.store.close()
  })

  it('no copy is made of a new file, or of one that is up to date', async () => {
    const { folder } = await played()
    await (await openFolder(folder, true)).store.close()
    expect(() => readFileSync(join(folder, `before-v${Number(lacking)}.db`))).toThrow('ENOENT')
  })
})
