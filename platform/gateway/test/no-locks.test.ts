/**
 * A data folder on a file system without file locks. The driver fails as SQLite does there: with a code of its own or, if the
 * server answers ENOLCK, as if somebody else had locked the file.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exits } from '../src/base/bad-config.js'
import { openFolder } from '../src/store/data-folder.js'

const disk = vi.hoisted(() => ({ says: undefined as string | undefined }))
vi.mock(import('libsql'), async (original) => {
  const { default: Database } = await original()
  function OnDisk(...args: ConstructorParameters<typeof Database>): InstanceType<typeof Database> {
    const database = new Database(...args)
    const pragma = database.pragma.bind(database)
    database.pragma = (source, options) => {
      // The first statement that needs a lock.
      if (disk.says !== undefined && source.startsWith('journal_mode'))
        throw Object.assign(new Error('it cannot be locked'), { code: disk.says })
      return pragma(source, options)
    }
    return database
  }
  return { default: OnDisk } as unknown as Awaited<ReturnType<typeof original>>
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-no-locks-'))
})
afterEach(() => {
  disk.says = undefined
  rmSync(folder, { recursive: true })
})

it.each([
  ['SQLITE_IOERR_LOCK', 'SQLITE_IOERR_LOCK'],
  ['SQLITE_IOERR_SHMLOCK', 'SQLITE_IOERR_SHMLOCK'],
  ['SQLITE_PROTOCOL', 'SQLITE_PROTOCOL'],
  ['SQLITE_BUSY', 'ENOLCK'],
])('is refused in one line that explains it, if SQLite says %s', async (says, code) => {
  disk.says = says
  await expect(openFolder(folder, true)).rejects.toMatchObject({
    message: `The data folder ${folder} is on a file system that cannot lock files (${code}): use a local disk.`,
    exit: exits.notWritable,
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('locks-'))).toEqual([])
})

it('a data folder is opened if files can be locked', async () => {
  const { store } = await openFolder(folder, true)
  await store.close()
})
