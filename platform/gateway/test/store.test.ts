import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StoreInUse } from '../src/store/in-use.js'
import { openSqlite } from '../src/store/sqlite.js'
import type { Store } from '../src/store/store.js'
import { append, bot, storeContract } from './store-contract.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = (): string => join(folder, `${files++}.db`)
const sqliteStore = async (file: string): Promise<Store> => (await openSqlite(file)).store

storeContract('SQLite', () => sqliteStore(newFile()))

describe('an SQLite store', () => {
  it('is unchanged when it is opened again', async () => {
    const file = newFile()
    const store = await sqliteStore(file)
    await store.append(append('a', 0, { records: [{ hand: 0, text: 'nought' }] }))
    await store.close()
    const again = await sqliteStore(file)
    expect(await again.log('a')).toEqual([bot(0)])
    expect(await again.record('a', 0)).toBe('nought')
    await again.close()
  })

  it('finishes pending writes before it closes', async () => {
    const file = newFile()
    const store = await sqliteStore(file)
    const answer = store.append(append('a', 0))
    await store.close()
    expect(await answer).toBe('done')
    const again = await sqliteStore(file)
    expect(await again.log('a')).toHaveLength(1)
    await again.close()
  })

  it('locks its file, so that nobody else opens it meanwhile', async () => {
    const file = newFile()
    const store = await sqliteStore(file)
    await expect(sqliteStore(file)).rejects.toBeInstanceOf(StoreInUse)
    await store.close()
    await (await sqliteStore(file)).close()
  })

  it('fails the whole group if the disk refuses it, and continues afterwards', async () => {
    const store = await sqliteStore(newFile())
    const clash = { hand: 0, text: 'x' }
    const bad = store.append(append('a', 0, { records: [clash, clash] }))
    const beside = store.append(append('b', 0))
    await expect(bad).rejects.toThrow()
    await expect(beside).rejects.toThrow()
    expect(await store.log('b')).toEqual([])
    expect(await store.append(append('b', 0))).toBe('done')
    await store.close()
  })

  it('commits simultaneous writes together', async () => {
    const file = newFile()
    const store = await sqliteStore(file)
    expect(existsSync(file)).toBe(true)
    const started = performance.now()
    await Promise.all(Array.from({ length: 1_000 }, (_, i) => store.append(append(`t${i}`, 0))))
    console.log(`1,000 appends at once: ${Math.round(performance.now() - started)} ms`)
    expect(await store.live()).toHaveLength(1_000)
    await store.close()
  })
})
