/** A copy is readable only by its owner from the beginning, not only once it is complete. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.js'

// Simulates a process that is killed before it restricts the copy, or a reader that is faster.
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original()
  const without = { ...real, chmod: () => Promise.resolve() }
  return { ...without, default: without }
})

const folder = mkdtempSync(join(tmpdir(), 'stolik-rights-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a copy of a file in use is created for its owner alone', async () => {
  const { store, backup } = await openSqlite(join(folder, 'stolik.db'), 0)
  const copy = join(folder, 'copy.db')
  await backup?.(copy)
  await store.close()
  expect(statSync(copy).mode & 0o777).toBe(0o600)
})
