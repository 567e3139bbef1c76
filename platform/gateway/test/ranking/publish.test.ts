/** A ranking as published over HTTP: for any site, with ETags, and without the names of forgotten people. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mergePersons } from '../../src/ranking/people/merge.js'
import { headToHead } from '@stolik/ranking/model/head-to-head'
import { keptFiles } from '../../src/ranking/publish/files.js'
import { publicFile } from '../../src/http/public-file.js'
import { opponents } from '../../src/ranking/publish/person.js'
import type { Published } from '@stolik/contract/published/ranking'
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'
import { refuse } from '@stolik/ranking/model/refusal'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { prices } from '../../src/http/budget.js'
import { official } from '../event/gateway.js'
import { fakeTime, testApp, type FakeTime } from '../help.js'
import { keyOf, openDesk, type Desk } from './desk.js'
import { listSheet, person, recordOf, scheme } from './kept.js'
import { newAccounts, newRankings } from '../stores.js'

/** A store that counts reads of editions. */
const counting = (store: RankingStore, read: { editions: number }): RankingStore => ({
  ...store,
  editions: (ranking) => {
    read.editions += 1
    return store.editions(ranking)
  },
})

describe('a published ranking', () => {
  const read = { editions: 0 }
  let store: RankingStore
  let desk: Desk
  let app: FastifyInstance
  let time: FakeTime
  beforeEach(async () => {
    store = newRankings()
    desk = await openDesk({}, store)
    time = fakeTime()
    app = await testApp({
      rankings: counting(store, read),
      time,
      signingKeys: [keyOf('League of the valley')],
    })
  })
  afterEach(() => app.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/rankings/${path}`, headers })
  const later = (): Promise<void> => time.advance(31_000)
  const publish = async (...statuses: readonly ('provisional' | 'final' | 'withdrawn')[]) => {
    const edition = await desk.stamp((await desk.draft()).hash, ...statuses)
    await later()
    return edition
  }

  it('is one document with names, places and previous places', async () => {
    expect((await get('league/latest.json')).statusCode).toBe(404)
    const first = await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'final')
    const second = await publish('provisional')
    const answer = await get('league/latest.json')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const published = answer.json<Published>()
    expect(published).toMatchObject({
      format: 'stolik-ranking/1',
      ranking: 'league',
      name: 'League',
      association: 'League of the valley',
      edition: 2,
      status: 'provisional',
      hash: second.hash,
      date: '2026-06-30',
      corrects: null,
      kind: 'points',
    })
    const before = new Map(first.content.result.all.map(({ person, place }) => [person, place]))
    expect(
      published.rows.map(({ person, place, before: was, name, score }) => [person, place, was, name, score]),
    ).toEqual(
      second.content.result.all.map(({ person, place, score }) => [
        person,
        place,
        before.get(person),
        `Gracz ${person.slice(1)} Żółć`,
        score,
      ]),
    )
    const [old, csv] = [await get('league/editions/1.json'), (await get('league/editions/1.csv')).body]
    expect(old.json<Published>()).toMatchObject({ edition: 1, status: 'final', hash: first.hash })
    expect(old.json<Published>().rows.every((row) => row.before === null)).toBe(true)
    const polish = await get('league/latest.csv?lang=pl')
    expect(polish.headers['content-language']).toBe('pl')
    expect(polish.body.split('\r\n')[0]).toContain('Miejsce;Poprzednio;Identyfikator;Zawodnik;Klub;Wynik')
    const german = (await get('league/latest.csv?lang=de')).body.split('\r\n')
    expect(german[0]).toContain('Platz;Zuvor;Kennung;Spieler;Verein;Wertung')
    expect(german.slice(1)).toEqual(polish.body.split('\r\n').slice(1))
    const lines = csv.split('\r\n')
    expect(lines[0]).toContain('place,before,person,name,club,score')
    expect(lines).toHaveLength(1 + 8 + 1)
    expect(lines[1]).toMatch(new RegExp(`^1,,p.,Gracz . Żółć,.*,league,1,final,2026-03-31,${first.hash}$`))
  })

  it('says what it corrects, and its arrows start from the edition before that one', async () => {
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'final')
    await desk.stamp((await desk.draft({ date: '2026-04-30' })).hash, 'final')
    await desk.store.addSheets([
      recordOf(listSheet({ event: 'e2', date: '2026-04-12', units: [300, 60, 180, 0] })),
    ])
    const right = await desk.draft({ date: '2026-04-30', corrects: { number: 2, reason: 'List 3 misread.' } })
    await desk.stamp(right.hash, 'final')
    await later()
    const { corrects, rows } = (await get('league/latest.json')).json<Published>()
    const first = (await get('league/editions/1.json')).json<Published>()
    expect(corrects).toEqual({ edition: 2, reason: 'List 3 misread.' })
    expect(rows.map(({ person, before }) => [person, before])).toEqual(
      rows.map(({ person }) => [person, first.rows.find((row) => row.person === person)?.place]),
    )
  })

  it('says by which edition an old one was corrected, as long as the correction is valid', async () => {
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'final')
    await desk.stamp((await desk.draft({ date: '2026-04-30' })).hash, 'final')
    const right = await desk.draft({ date: '2026-04-30', corrects: { number: 2, reason: 'List 3 misread.' } })
    const correctedBy = async (): Promise<(number | null)[]> => {
      await later()
      const all = await Promise.all([1, 2].map((n) => get(`league/editions/${n}.json`)))
      return all.map((answer) => answer.json<Published>().correctedBy)
    }
    expect(await correctedBy()).toEqual([null, null])
    await desk.stamp(right.hash, 'provisional')
    expect(await correctedBy()).toEqual([null, 3])
    const page = (await get('league/editions/2?lang=en')).body
    expect(page).toMatch(/<a href="3[^"]*">This edition was corrected: edition 3 counts/)
    await desk.stamp(right.hash, 'withdrawn')
    expect(await correctedBy()).toEqual([null, null])
  })

  it('has no arrows from a corrected edition, or from another season', async () => {
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'final')
    await desk.store.addSheets([
      recordOf(listSheet({ event: 'e1', date: '2026-03-01', units: [0, 60, 180, 300, 300, 180, 60, 0] })),
    ])
    const reason = 'The wrong way round.'
    const right = await desk.draft({ date: '2026-03-31', corrects: { number: 1, reason } })
    await desk.stamp(right.hash, 'final')
    await publish('final')
    const { rows } = (await get('league/latest.json')).json<Published>()
    expect(rows.map(({ person, before }) => [person, before])).toEqual(
      rows.map(({ person }) => [
        person,
        right.content.result.all.find((row) => row.person === person)?.place,
      ]),
    )
    const season = { from: '2026-04-01', until: '2026-12-31' }
    expect(await desk.store.addScheme('league', 2, { ...scheme, season })).toBe('done')
    await publish('final')
    const next = (await get('league/latest.json')).json<Published>()
    expect(next.season).toEqual(season)
    expect(next.rows.map(({ before }) => before)).toEqual(next.rows.map(() => null))
  })

  it('has neither drafts nor withdrawn editions as its latest, but keeps what was published once', async () => {
    await publish('final')
    const { hash } = await publish('provisional')
    await desk.draft()
    await later()
    expect((await get('league/latest.json')).json<Published>().edition).toBe(2)
    expect((await get('league/editions/3.json')).statusCode).toBe(404)
    await desk.stamp(hash, 'withdrawn')
    await later()
    expect((await get('league/latest.json')).json<Published>().edition).toBe(1)
    expect((await get('league/editions/2.json')).json<Published>().status).toBe('withdrawn')
  })

  it('is for any site, cached for a while, and not sent twice', async () => {
    await publish('final')
    const { headers, body } = await get('league/latest.json', { origin: 'https://anywhere.example' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60',
      vary: 'accept-encoding',
    })
    expect((await get('league/editions/1.json')).headers['cache-control']).toBe('public, max-age=300')
    const zipped = await get('league/latest.json', { 'accept-encoding': 'gzip, deflate' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(body)
    const smallest = await get('league/latest.json', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(smallest.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(smallest.rawPayload).toString()).toBe(body)
    expect(smallest.rawPayload.length).toBeLessThan(zipped.rawPayload.length)
    const tags = [headers, zipped.headers, smallest.headers].map(({ etag }) => etag)
    expect(new Set(tags).size).toBe(3)
    expect((await get('league/latest.json', { 'accept-encoding': 'gzip;q=0, br;q=0' })).body).toBe(body)
    for (const tag of [...tags, `"x", W/${headers.etag}`, '*']) {
      const again = await get('league/latest.json', { 'if-none-match': String(tag) })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    }
    expect((await get('league/latest.json', { 'if-none-match': '"x"' })).statusCode).toBe(200)
    await publish('final')
    const next = await get('league/latest.json', { 'if-none-match': String(headers.etag) })
    expect([next.statusCode, next.headers.etag === headers.etag]).toEqual([200, false])
  })

  it('is made once for simultaneous and later requests', async () => {
    await publish('final')
    read.editions = 0
    const all = await Promise.all(Array.from({ length: 20 }, () => get('league/latest.json')))
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1)
    await get('league/latest.json')
    expect(read.editions).toBe(1)
  })

  it.each([
    ['league/editions/none.json', 400, 'MALFORMED'],
    ['league/editions/0.json', 400, 'MALFORMED'],
    ['League!/latest.json', 400, 'MALFORMED'],
    ['league/people/..%2f.json', 404, 'MALFORMED'],
    ['league/people/a%20b.json', 400, 'MALFORMED'],
    ['league/latest.xml', 404, 'MALFORMED'],
    ['league/editions/7.json', 404, 'UNKNOWN_EDITION'],
    ['nothing/latest.json', 404, 'UNKNOWN_RANKING'],
    ['nothing/people/p1.json', 404, 'UNKNOWN_RANKING'],
    ['league/people/nobody.json', 404, 'UNKNOWN_PERSON'],
  ])('answers %s with %d %s', async (path, status, code) => {
    await publish('final')
    const { statusCode, headers, ...answer } = await get(path)
    expect([statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('has a document for each player', async () => {
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'final')
    await publish('final')
    const { results, history, totals, against, ...one } = (
      await get('league/people/p1.json')
    ).json<PublishedPerson>()
    expect(one).toMatchObject({
      person: 'p1',
      name: 'Gracz 1 Żółć',
      club: null,
      rankingName: 'League',
      best: null,
    })
    expect(history.map(({ edition, date, status, score }) => [edition, date, status, score])).toEqual([
      [1, '2026-03-31', 'final', 5],
      [2, '2026-06-30', 'final', 5],
    ])
    expect(
      results.map(({ name, date, place, players, points, value, taken, event }) => [
        name,
        date,
        place,
        players,
        points,
        value,
        taken,
        event,
      ]),
    ).toEqual([
      ['Evening e1', '2026-03-01', 1, 8, 5, 5, true, null],
      ['Evening e2', '2026-04-12', 4, 4, 0, 0, true, null],
    ])
    expect(totals).toEqual({ events: 2, lists: 2, hands: 32, small: 5, won: 6, lost: 2, mean: 2.5 })
    expect(
      against.map(({ person, name, tables, ahead, behind }) => [person, name, tables, ahead, behind]),
    ).toEqual([
      ['p2', 'Gracz 2 Żółć', 2, 1, 1],
      ['p3', 'Gracz 3 Żółć', 2, 1, 1],
      ['p4', 'Gracz 4 Żółć', 2, 1, 1],
    ])
  })

  it('serves one document for merged records, by each of their ids', async () => {
    const { store } = desk
    await store.savePerson(person('q', { name: 'Ewa Dawna' }))
    const sheet = listSheet({ event: 'e3', date: '2026-05-02', units: [600, 60] })
    const players = sheet.players.map((one, i) => (i === 0 ? { ...one, person: 'q' } : one))
    await store.addSheets([recordOf({ ...sheet, players })])
    await publish('final')
    const decided = await mergePersons(store, 'q', 'p8', { by: 'Ola', at: 1 })
    expect(decided).toMatchObject({ into: 'p8' })
    await desk.stamp((await desk.draft({ date: '2026-07-31' })).hash, 'final')
    const [own, old] = ['p8', 'q'].map((id) => get(`league/people/${id}.json`))
    const page = (await own)?.json<PublishedPerson>()
    expect((await old)?.json()).toEqual(page)
    expect(page).toMatchObject({ person: 'p8', totals: { events: 2 } })
    expect(page?.history.map(({ edition, score }) => [edition, score])).toEqual([
      [1, 0],
      [2, 10],
    ])
    expect(page?.results.map(({ name, points }) => [name, points])).toEqual([
      ['Evening e1', 0],
      ['Evening e3', 10],
    ])
    expect(
      (await get('league/editions/1.json')).json<Published>().rows.map(({ person }) => person),
    ).toContain('q')
    expect(
      (await get('league/latest.json')).json<Published>().rows.map(({ person }) => person),
    ).not.toContain('q')
    const met = (await get('league/people/p2.json')).json<PublishedPerson>().against
    expect(met.find(({ person }) => person === 'p8')).toMatchObject({ name: 'Gracz 8 Żółć', tables: 1 })
  })

  it('drops a forgotten name from the files at once', async () => {
    const accounts = newAccounts()
    const own = await testApp({ rankings: store, accounts, signingKeys: [keyOf('League of the valley')] })
    try {
      const boss = await official({ app: own, accounts }, 'Boss', 'ASSOCIATION')
      await publish('final')
      const files = ['latest.json', 'latest.csv', 'editions/1.json', 'people/p2.json', 'people/p1.json']
      const all = async (): Promise<string> =>
        (await Promise.all(files.map((file) => own.inject({ url: `/rankings/league/${file}` }))))
          .map(({ body }) => body)
          .join('\n')
      expect(await all()).toContain('Gracz 2 Żółć')
      await boss.get('mutation { rankingAct(act: { forget: { person: "p2" } }) { __typename } }')
      expect(await all()).not.toContain('Gracz 2 Żółć')
      const row = (await own.inject({ url: '/rankings/league/latest.json' }))
        .json<Published>()
        .rows.find(({ person }) => person === 'p2')
      expect(row).toMatchObject({ name: null, club: null, place: expect.any(Number) as number })
    } finally {
      await own.close()
    }
  })

  it('charges the reader for a file that must be made', async () => {
    await publish('final')
    const few = await testApp({ rankings: store, time, rate: 600 })
    const ask = (path: string, remoteAddress = '10.0.0.1') =>
      few.inject({ url: `/rankings/league/${path}`, remoteAddress })
    const count = async (path: string, most: number) => {
      const statuses: number[] = []
      while (statuses.length < most)
        statuses.push((await ask(`${path}?page=${statuses.length + 1}`)).statusCode)
      return statuses.filter((status) => status !== 429).length
    }
    expect((await ask('latest.json')).statusCode).toBe(200)
    // Looking for pages that do not exist costs the same.
    expect(await count('editions/1', 60)).toBe(1_500 / prices.edition - 1)
    const late = await ask('latest.pdf')
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY'])
    expect(late.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    expect((await ask('latest.json')).statusCode).toBe(200)
    expect((await ask('latest.csv', '10.0.0.2')).statusCode).toBe(200)
    await later()
    const [newest, first] = [await ask('latest.pdf'), await ask('editions/1.pdf')]
    expect([newest.statusCode, first.statusCode]).toEqual([200, 200])
    expect(await count('editions/1', 60)).toBe((1_500 - 2 * prices.print) / prices.edition)
    await few.close()
  })

  it('reveals nothing about why the store is away', async () => {
    const away = await testApp({
      rankings: { ...store, ranking: () => Promise.reject(new Error('secret host is down')) },
    })
    const { statusCode, body } = await away.inject({ url: '/rankings/league/latest.json' })
    await away.close()
    expect([statusCode, body.includes('secret')]).toEqual([503, false])
  })
})

describe('cached files', () => {
  it('are refused only to clients whose budget is spent', async () => {
    const cache = keptFiles({ version: () => 0, now: () => 0, keepFor: 1, most: 2_000 })
    let made = 0
    const make = () => ((made += 1), file(900)())
    const poor = () => cache('a', make, () => Promise.reject(new Error('spent')))
    const [refused, own] = [poor(), cache('a', make, () => Promise.resolve())]
    await expect(refused).rejects.toThrow('spent')
    expect(await poor()).toBe(await own)
    expect(made).toBe(1)
  })

  const file = (bytes: number) => () => publicFile('text/plain', 'x'.repeat(bytes), 60)

  it('use limited room, and the least recently used go first', async () => {
    const made: string[] = []
    const cache = keptFiles({ version: () => 0, now: () => 0, keepFor: 1, most: 2_000 })
    const ask = (key: string) =>
      cache(key, () => {
        made.push(key)
        return file(900)()
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('keep the newest one, however large it is', async () => {
    let made = 0
    const cache = keptFiles({ version: () => 0, now: () => 0, keepFor: 1, most: 2_000 })
    for (const key of ['small', 'large', 'large', 'small', 'large'])
      await cache(key, () => ((made += 1), file(key === 'large' ? 9_000 : 900)()))
    expect(made).toBe(4)
  })

  it('are made again if data changed meanwhile, or making one failed or was refused', async () => {
    let [version, made] = [0, 0]
    const cache = keptFiles({ version: () => version, now: () => 0, keepFor: 1, most: 9_000 })
    const ask = (make = file(10)) => cache('a', () => ((made += 1), make()))
    const first = ask()
    version += 1
    await Promise.all([first, ask(), ask()])
    expect(made).toBe(2)
    version += 1
    await expect(ask(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
    await ask(() => Promise.resolve(refuse('UNKNOWN_EDITION')) as never)
    await ask()
    expect(made).toBe(5)
  })
})

describe('opponents', () => {
  it('are counted like two players against each other', () => {
    const sheets = [
      listSheet({ event: 'a', units: [300, 180, 180, 0, 300, 240, 0, 60] }),
      listSheet({ event: 'b', units: [0, 120, 180, 60] }),
    ]
    const met = opponents(sheets, 'p1')
    expect([...met.keys()]).toEqual(['p2', 'p3', 'p4'])
    for (const [other, against] of met) expect(against).toEqual(headToHead(sheets, 'p1', other))
    expect(opponents(sheets, 'nobody').size).toBe(0)
  })
})
