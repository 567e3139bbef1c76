/** Cached countings: what they read, and that they equal a new counting. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { describe, expect, test } from 'vitest'
import { keptCounter, type CountAsked, type Counter } from '@stolik/ranking/count/counter'
import { content, listSheet, newEdition, recordOf, scheme } from './kept.js'
import { newRankings } from '../stores.js'

describe('a cached counting', () => {
  const events = ['e1', 'e2', 'e3', 'e4', 'e5']
  const wrong = events.map((event, n) => listSheet({ event, units: [60 * n, 180, 60, 0] }))
  const right = wrong.map((sheet) => ({ ...sheet, name: `${sheet.name}, corrected` }))
  const hashes = (sheets: readonly Sheet[]): string[] => sheets.map((sheet) => recordOf(sheet).hash)

  async function open(): Promise<{ counter: Counter; read: () => readonly string[]; anew: () => Counter }> {
    const store = newRankings()
    await store.addSheets([...wrong, ...right].map(recordOf))
    let reads: string[] = []
    const sheets: typeof store.sheets = (all) => {
      reads.push(...all)
      return store.sheets(all)
    }
    const read = (): readonly string[] => {
      const before = reads
      reads = []
      return before
    }
    return { counter: keptCounter({ ...store, sheets }), read, anew: () => keptCounter(store) }
  }
  const asking = (sheets: readonly Sheet[], more: Partial<CountAsked> = {}): CountAsked => ({
    scheme,
    date: '2026-12-31',
    sheets: hashes(sheets),
    licences: [],
    carried: null,
    ...more,
  })

  test('reads only sheets that were corrected or added', async () => {
    const { counter, read, anew } = await open()
    const [a, b, c, d] = wrong as [Sheet, Sheet, Sheet, Sheet, Sheet]
    const steps = [wrong.slice(0, 4), [a, b, c, right[3] as Sheet], [a, b, c, d, ...wrong.slice(4)]]
    const reads: (readonly string[])[] = []
    for (const sheets of steps) {
      expect(await counter.result(asking(sheets))).toEqual(await anew().result(asking(sheets)))
      for (const person of ['p1', 'p2', 'nobody'])
        expect(await counter.resultsOf(asking(sheets), person)).toEqual(
          await anew().resultsOf(asking(sheets), person),
        )
      reads.push(read())
    }
    expect(reads).toEqual([
      ...[hashes(wrong.slice(0, 4)), hashes(right.slice(3, 4))],
      hashes([d, ...wrong.slice(4)]),
    ])
  })

  test('starts again if most has changed, for an earlier day, and for another scheme', async () => {
    const { counter, read, anew } = await open()
    await counter.result(asking(wrong))
    for (const other of [
      asking(right),
      asking(right, { date: '2026-03-01' }),
      asking(right, { scheme: { ...scheme, decimals: 1 } }),
    ]) {
      read()
      expect(await counter.result(other)).toEqual(await anew().result(other))
      expect(read()).toEqual(hashes(right))
    }
  })

  test('that refuses something stays unchanged', async () => {
    const { counter, read } = await open()
    const before = await counter.result(asking(wrong.slice(0, 4)))
    const both = [...wrong.slice(0, 4), right[0] as Sheet]
    expect(await counter.result(asking(both))).toMatchObject({ refused: 'EVENT_TWICE' })
    read()
    expect(await counter.result(asking(wrong.slice(0, 4)))).toEqual(before)
    expect(read()).toEqual([])
  })

  test('reads the edition it is carried over from, and fails if that or a sheet is missing', async () => {
    const store = newRankings()
    await store.addSheets(wrong.map(recordOf))
    const carrying = { ...scheme, count: { ...scheme.count, carry: 0.5 } } as typeof scheme
    const season = { from: '2025-01-01', until: '2025-12-31' }
    const old = await keptCounter(store).result(asking(wrong))
    if ('refused' in old) throw new Error(old.refused)
    await store.addRanking({ id: 'league', association: 'p' }, carrying)
    await store.addEdition(
      newEdition({
        hash: 'old',
        content: { ...content, scheme: { ...carrying, season }, result: old },
        stamps: [{ status: 'draft', at: 1, by: 'Ola', key: null, signature: null }],
      }),
    )
    const counter = keptCounter(store)
    const request = asking(wrong, { scheme: carrying, carried: 'old' })
    const result = await counter.result(request)
    if ('refused' in result) throw new Error(result.refused)
    expect(result.all.find(({ person }) => person === 'p2')?.carried).toBe(
      0.5 * (old.all.find(({ person }) => person === 'p2')?.score ?? 0),
    )
    await expect(counter.result({ ...request, carried: 'none' })).rejects.toThrow('edition none')
    await expect(counter.result({ ...request, sheets: ['none'] })).rejects.toThrow('sheet none')
    // It also continues after that.
    expect(await counter.result(request)).toEqual(result)
  })
})
