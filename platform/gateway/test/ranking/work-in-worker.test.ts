/** A worker thread counts rankings and makes files: byte for byte the same, without blocking the gateway. */
import type { EditionContent } from '@stolik/contract/ranking/edition'
import { afterEach, describe, expect, it } from 'vitest'
import { keptCounter } from '@stolik/ranking/count/counter'
import type { Asked } from '../../src/ranking/publish/asked.js'
import { sealOf } from '@stolik/ranking/model/seal'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { contentHash } from '@stolik/contract/canonical'
import { workInWorker } from '../../src/ranking/work/in-worker.js'
import { workHere, type RankingWork } from '../../src/ranking/work/here.js'
import { nodeEntropy } from '../../src/base/entropy.js'
import { testApp, tiny } from '../help.js'
import { keyOf, must, openDesk } from './desk.js'
import { listSheet, person, recordOf } from './kept.js'
import { newRankings } from '../stores.js'

const association = keyOf('League of the valley')

const all: readonly Asked[] = [
  { of: 'list', form: 'html' },
  ...['Dolina 3', 'none'].map((club) => ({
    of: 'club' as const,
    ranking: 'league',
    club,
    form: 'html' as const,
  })),
  ...(['json', 'csv', 'html', 'pdf', 'export'] as const).flatMap((form) =>
    [null, 1, 9].map((number) => ({ of: 'edition' as const, ranking: 'league', number, form, page: 1 })),
  ),
  ...['p1', 'nobody'].flatMap((of) =>
    (['json', 'html'] as const).map((form) => ({
      of: 'person' as const,
      ranking: 'league',
      person: of,
      form,
    })),
  ),
  ...['league', 'nothing'].map((ranking) => ({ of: 'feed' as const, ranking, form: 'atom' as const })),
]

describe('a worker thread for rankings', () => {
  let work: RankingWork
  const deps = (store: RankingStore) => ({
    store: { ...store, ruleName: (game: string, profile: string) => Promise.resolve(`${game} ${profile}`) },
    entropy: nodeEntropy,
    games: [tiny],
    source: 'here',
    keys: () => [association.public],
  })
  afterEach(() => work.stop())

  it('makes the same files', async () => {
    const desk = await openDesk({ key: association })
    const { store } = desk
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'provisional')
    await desk.stamp((await desk.draft()).hash, 'final')
    const here = workHere(deps(store))
    work = workInWorker(deps(store))
    for (const request of all) {
      const made = await work.press(request, 'pl')
      expect(made).toEqual(await here.press(request, 'pl'))
      if (!('refused' in made)) expect(Buffer.isBuffer(made.body)).toBe(true)
    }
  })

  it('counts the same', async () => {
    const desk = await openDesk()
    const { store } = desk
    const { content } = await desk.draft()
    work = workInWorker(deps(store))
    const { reader } = work
    expect(await reader.result(content)).toEqual(content.result)
    expect(await reader.resultsOf(content, 'p1')).toEqual(await keptCounter(store).resultsOf(content, 'p1'))
    expect(await reader.resultsOf(content, 'nobody')).toEqual([])
    const bad = { ...content, scheme: { ...content.scheme, decimals: 99 } }
    expect(await reader.result(bad)).toMatchObject({
      refused: 'BAD_SCHEME',
      problems: [{ code: 'RANGE' }],
    })
  })

  it('drafts the same text, with names sealed in the worker', async () => {
    const desk = await openDesk()
    const { store } = desk
    work = workInWorker(deps(store))
    const wanted = { ranking: 'league', date: '2026-06-30', corrects: null }
    const first = must(await work.draft(wanted))
    const { people, result } = JSON.parse(first.content) as EditionContent
    const names = await store.named(people.map(({ seal }) => seal))
    expect(names.map(sealOf)).toEqual(people.map(({ seal }) => seal))
    expect(names.map(({ person: id }) => id)).toEqual(result.all.map(({ person: id }) => id).toSorted())
    expect(first.hash).toBe(contentHash(JSON.parse(first.content)))
    // The seals exist now, so nothing random is left.
    expect(await workHere(deps(store)).draft(wanted)).toEqual(first)
    expect((await desk.draft()).hash).toBe(first.hash)
    expect(await work.draft({ ...wanted, ranking: 'none' })).toMatchObject({ refused: 'UNKNOWN_RANKING' })
    expect(await work.draft({ ...wanted, corrects: { number: 7, reason: 'x' } })).toMatchObject({
      refused: 'UNKNOWN_EDITION',
    })
  })

  it('drafts and finds everybody in a register of many pages', async () => {
    const desk = await openDesk()
    const { store } = desk
    for (let n = 9; n <= 1_200; n++) await store.savePerson(person(`p${n}`))
    const units = Array.from({ length: 1_200 }, (_, i) => 60 * (i % 7))
    await store.addSheets([recordOf(listSheet({ event: 'all', date: '2026-05-01', units }))])
    work = workInWorker(deps(store))
    const made = must(await work.draft({ ranking: 'league', date: '2026-06-30', corrects: null }))
    const { people } = JSON.parse(made.content) as EditionContent
    expect(people.map(({ person: id }) => id)).toEqual((await store.persons()).map(({ id }) => id))
    expect(await store.sealings()).toHaveLength(1_200)
    expect((await desk.draft()).hash).toBe(made.hash)
    const found = await work.people('Name of p11', 20)
    expect(found).toEqual(await workHere(deps(store)).people('Name of p11', 20))
    expect([found.people.length, found.found]).toEqual([20, 111])
  })

  it('fails if the store fails, and continues afterwards', async () => {
    const desk = await openDesk()
    const { store } = desk
    const { content } = await desk.draft()
    let away = true
    const sheetTexts: RankingStore['sheetTexts'] = (hashes) =>
      away ? Promise.reject(new Error('the store is away')) : store.sheetTexts(hashes)
    work = workInWorker(deps({ ...store, sheetTexts }))
    await expect(work.reader.result(content)).rejects.toThrow('the store is away')
    away = false
    expect(await work.reader.result(content)).toEqual(content.result)
  })

  it('that dies fails all pending requests, and the next request starts another', async () => {
    const desk = await openDesk()
    const { store } = desk
    const { content } = await desk.draft()
    const dies = new URL('data:text/javascript,process.exit(3)')
    work = workInWorker(deps(store), dies)
    const both = await Promise.allSettled([work.reader.result(content), work.reader.resultsOf(content, 'p1')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(work.reader.result(content)).rejects.toThrow('ended with 3')
    work = workInWorker(deps(store), new URL('data:text/javascript,throw new Error("no memory")'))
    await expect(work.reader.result(content)).rejects.toThrow('no memory')
  })

  it('that is stopped answers nobody any more', async () => {
    const desk = await openDesk()
    const { store } = desk
    const { content } = await desk.draft()
    work = workInWorker(deps({ ...store, sheetTexts: () => new Promise(() => undefined) }))
    const waits = expect(work.reader.result(content)).rejects.toThrow('ended')
    await work.stop()
    await waits
  })
})

describe('a gateway with a ranking of 5,000 players', () => {
  it('stays responsive while files are made and a player is counted', async () => {
    const store = newRankings()
    const desk = await openDesk({ key: keyOf('League of the valley') }, store)
    for (let n = 9; n <= 5_000; n++) await store.savePerson(person(`p${n}`))
    const units = Array.from({ length: 5_000 }, (_, i) => 60 * ((i * 7) % 13))
    await store.addSheets([recordOf(listSheet({ event: 'all', date: '2026-05-01', units }))])
    await desk.stamp((await desk.draft()).hash, 'final')
    const app = await testApp({ rankings: store, rankingWork: workInWorker })
    try {
      const before = performance.eventLoopUtilization()
      for (const file of ['latest.json', 'latest.csv', 'latest.pdf', 'people/p77.json'])
        expect((await app.inject({ url: `/rankings/league/${file}` })).statusCode).toBe(200)
      // On a quiet machine a tenth of the time is used; without a worker, all of it.
      expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    } finally {
      await app.close()
    }
  })
})
