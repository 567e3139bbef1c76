/** One contract for every store. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../src/store/memory.js'
import { sqliteStore, StoreInUse } from '../src/store/sqlite.js'
import type { Append, Logged, Store } from '../src/store/store.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = (): string => join(folder, `${files++}.db`)

const bot = (chair: number): Logged => ({
  at: 1_700_000_000_000 + chair,
  entry: { kind: 'bot', chair, name: `Bot “${chair}”\n` },
})
const append = (table: string, expected: number, rest: Partial<Append> = {}): Append => ({
  table,
  expected,
  entries: [bot(expected)],
  over: false,
  records: [],
  ...rest,
})

describe.each<[string, () => Promise<Store>]>([
  ['memory', () => Promise.resolve(memoryStore())],
  ['SQLite', () => sqliteStore(newFile())],
])('a store in %s', (_, make) => {
  let store: Store
  beforeEach(async () => (store = await make()))
  afterEach(() => store.close())

  it('gives a log back as it was written, in order', async () => {
    await store.append(append('a', 0, { entries: [bot(0), bot(1)] }))
    await store.append(append('a', 2))
    await store.append(append('b', 0))
    expect(await store.log('a')).toEqual([bot(0), bot(1), bot(2)])
    expect(await store.log('a', 1)).toEqual([bot(1), bot(2)])
    expect(await store.log('a', 3)).toEqual([])
    expect(await store.log('a', 9)).toEqual([])
    expect(await store.log('unknown')).toEqual([])
  })

  it('refuses an append to a log of another length, and writes nothing of it', async () => {
    await store.append(append('a', 0))
    const record = { hand: 0, text: 'x' }
    for (const expected of [0, 2])
      expect(await store.append(append('a', expected, { over: true, records: [record] }))).toBe('stale')
    expect(await store.log('a')).toHaveLength(1)
    expect(await store.live()).toEqual(['a'])
    expect(await store.record('a', 0)).toBeUndefined()
  })

  it('lets one of two appends at once win', async () => {
    const answers = await Promise.all([store.append(append('a', 0)), store.append(append('a', 0))])
    expect(answers.toSorted()).toEqual(['done', 'stale'])
    expect(await store.log('a')).toHaveLength(1)
  })

  it('takes what comes at once for many tables', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => `t${i}`)
    const answers = await Promise.all(ids.map((id) => store.append(append(id, 0))))
    expect(new Set(answers)).toEqual(new Set(['done']))
    expect((await store.live()).toSorted()).toEqual(ids.toSorted())
  })

  it('forgets a table that is over among the live ones, and keeps its log', async () => {
    await store.append(append('a', 0))
    await store.append(append('a', 1, { over: true }))
    expect(await store.live()).toEqual([])
    expect(await store.log('a')).toHaveLength(2)
  })

  it('keeps records by table and hand', async () => {
    await store.append(append('a', 0, { records: [{ hand: 0, text: 'nought' }] }))
    await store.append(append('a', 1, { records: [{ hand: 1, text: 'one' }] }))
    expect(await store.record('a', 0)).toBe('nought')
    expect(await store.record('a', 1)).toBe('one')
    expect(await store.record('b', 0)).toBeUndefined()
  })
})

describe('an SQLite store', () => {
  it('is as it was when it is opened again', async () => {
    const file = newFile()
    const store = await sqliteStore(file)
    await store.append(append('a', 0, { records: [{ hand: 0, text: 'nought' }] }))
    await store.close()
    const again = await sqliteStore(file)
    expect(await again.log('a')).toEqual([bot(0)])
    expect(await again.record('a', 0)).toBe('nought')
    await again.close()
  })

  it('writes what is under way before it closes', async () => {
    const file = newFile()
    const store = await sqliteStore(file)
    const answer = store.append(append('a', 0))
    await store.close()
    expect(await answer).toBe('done')
    const again = await sqliteStore(file)
    expect(await again.log('a')).toHaveLength(1)
    await again.close()
  })

  it('holds its file: nobody else opens it meanwhile', async () => {
    const file = newFile()
    const store = await sqliteStore(file)
    await expect(sqliteStore(file)).rejects.toBeInstanceOf(StoreInUse)
    await store.close()
    await (await sqliteStore(file)).close()
  })

  it('fails the whole group when the disk does not take it, and goes on afterwards', async () => {
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

  it('commits together what arrives together', async () => {
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
