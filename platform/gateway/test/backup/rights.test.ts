/** A copy of a file is its owner’s alone while it is written, however long that takes, and not only once it is whole. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.js'

// Whoever is killed before it closes the copy to others, or is read by somebody faster.
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original()
  const without = { ...real, chmod: () => Promise.resolve() }
  return { ...without, default: without }
})

const folder = mkdtempSync(join(tmpdir(), 'stolik-rights-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('of a file that is used is made for its owner alone', async () => {
  const { store, backup } = await openSqlite(join(folder, 'stolik.db'), 0)
  const copy = join(folder, 'copy.db')
  await backup?.(copy)
  await store.close()
  expect(statSync(copy).mode & 0o777).toBe(0o600)
})
