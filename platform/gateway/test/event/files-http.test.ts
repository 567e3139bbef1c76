/** Papers of an event over HTTP: which exist, for whom, and that they are made once. */
import { locales } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { DrawProof } from '@stolik/contract/published/draws'
import { verifyDraw } from '@stolik/event/draw/proofs'
import { readResults, verified } from '@stolik/event/verify/verify'
import { contentHash } from '@stolik/contract/canonical'
import { printHere, type PrintAsked, type Printing } from '../../src/event/print/printing.js'
import { fakeTime, testApp, tiny, type Asker } from '../help.js'
import { announce, does, official, see } from './gateway.js'
import { readable } from './print/readable.js'
import { newAccounts } from '../stores.js'

describe('papers of an event', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let director: Asker
  let event: string
  beforeEach(async () => {
    accounts = newAccounts()
    app = await testApp({ accounts, time: fakeTime(1_700_000_000_000) })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director)).event
    for (let n = 1; n <= 8; n++)
      await does(director, event, { enter: { entrant: { name: `Gość ${n}`, licence: `L${n}` } } })
  })
  afterEach(() => app.close())

  const get = (file: string, by?: Asker, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'GET',
      url: `/files/event/${event}/${file}`,
      headers: { ...headers, ...(by !== undefined && { authorization: `Bearer ${by.token ?? ''}` }) },
    })
  const begin = async (): Promise<void> => {
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
  }

  it('contain the configured address of the gateway, whatever host a request names, and are made once', async () => {
    await app.close()
    const wanted: PrintAsked[] = []
    const printing: Printing = {
      print: (request) => {
        wanted.push(request)
        return printHere([tiny]).print(request)
      },
      waiting: () => 0,
      stop: () => Promise.resolve(),
    }
    accounts = newAccounts()
    const url = 'https://cards.example'
    app = await testApp({ accounts, time: fakeTime(1_700_000_000_000), printing, url, rate: 600 })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director)).event
    const tags = new Set<unknown>()
    for (let n = 0; n < 5; n++)
      tags.add((await get('regulations.pdf', undefined, { host: `h${n}.example` })).headers['etag'])
    expect(tags.size).toBe(1)
    expect(wanted.map((request) => 'site' in request && request.site.url)).toEqual([`${url}/event/${event}`])
    // New files cost budget, cached ones do not.
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 12)
    const codes: number[] = []
    for (const zone of zones) codes.push((await get(`regulations.pdf?zone=${zone}`)).statusCode)
    const made = codes.indexOf(429)
    expect(made).toBeGreaterThan(5)
    expect(codes).toEqual(codes.map((_, n) => (n < made ? 200 : 429)))
    expect((await get('regulations.pdf')).statusCode).toBe(200)
  })

  it('and data cost budget when new, and data is the same for every time zone', async () => {
    await app.close()
    accounts = newAccounts()
    const time = fakeTime(1_700_000_000_000)
    app = await testApp({ accounts, time, rate: 600 })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director)).event
    for (const file of ['results.csv', 'results.json', 'draws.json']) {
      const tags = new Set<unknown>()
      for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 30)) {
        const { statusCode, headers } = await get(`${file}?zone=${zone}`)
        tags.add(`${statusCode} ${String(headers['etag'])}`)
      }
      expect(tags.size).toBe(1)
      expect([...tags].join()).toMatch(/^200/)
    }
    const codes: number[] = []
    for (let n = 1; n <= 30; n++) {
      await does(director, event, { enter: { entrant: { name: `Gość ${n}` } } })
      codes.push((await get('results.json')).statusCode)
    }
    const made = codes.indexOf(429)
    expect(made).toBeGreaterThan(10)
    expect(codes.slice(made)).toEqual(codes.slice(made).map(() => 429))
    await time.advance(10_000)
    expect((await get('results.json')).statusCode).toBe(200)
  })

  it('PT 6.3, PT 9.8 are public: regulations, draws, lists as they were kept, results', async () => {
    for (const early of ['draw-1.pdf', 'results.pdf']) expect((await get(early)).statusCode).toBe(404)
    await begin()
    for (const table of [1, 2])
      await does(director, event, {
        list: { series: 1, table, lines: ['2 1 made', '3 2 made', 'passed', '1 1 failed'], signed: true },
      })
    for (const file of [
      'regulations.pdf',
      'draw-1.pdf',
      'kept-1.pdf',
      'results.pdf',
      'minutes.pdf',
      'regulations.pdf?lang=en',
    ]) {
      const { statusCode, headers, rawPayload } = await get(file)
      expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'application/pdf'])
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const csv = (await get('results.csv')).body.split('\r\n')
    expect(csv[0]).toContain('place,number,name')
    expect(csv).toHaveLength(1 + 8 + 1)
    await does(director, event, { notice: { text: 'Prizes at six.' } })
    const json = (await get('results.json')).json<{
      hash: string
      content: { players: object[] }
      notices: { at: number; text: string }[]
    }>()
    expect(json.notices).toMatchObject([{ text: 'Prizes at six.' }])
    expect(json.content.players).toHaveLength(8)
    // A stranger computes the same hash from the content as is printed everywhere.
    expect(contentHash(json.content)).toBe(json.hash)
    expect(csv[1]).toContain(`,${json.hash},`)
    expect(readable((await get('results.pdf')).rawPayload).at(-1)).toContain(`SHA-256 ${json.hash}`)
  })

  it('name the columns of the results in the requested language, and without one by names that never change', async () => {
    const head = async (lang: string): Promise<string> =>
      ((await get(`results.csv${lang}`)).body.split('\r\n')[0] ?? '').replace('\uFEFF', '')
    expect(await head('')).toMatch(/^place,number,name,club,team,pair,table1,points1,small1,/)
    expect(await head('?lang=pl')).toMatch(
      /^Miejsce;Numer;Nazwisko;Klub;Drużyna;Para;Stolik 1;Punkty 1;Małe punkty 1;/,
    )
    expect(await head('?lang=xx')).toMatch(/^place,/)
    for (const lang of locales)
      expect((await head(`?lang=${lang}`)).split(/[,;]/)).toHaveLength((await head('')).split(',').length)
  })

  it('have everything needed to repeat the draws, and no names', async () => {
    const none = (await get('draws.json')).json<{ draws: DrawProof[] }>()
    expect(none.draws).toEqual([])
    const committed = await see<{ nextCommitment: string }>(director, event, 'nextCommitment')
    await begin()
    const { body } = await get('draws.json')
    const { draws } = JSON.parse(body) as { draws: DrawProof[] }
    expect(draws.map(verifyDraw)).toEqual(['fair'])
    expect(draws[0]?.commitment).toBe(committed.nextCommitment)
    const after = await see<{ nextCommitment: string; lots: { seed: string }[] }>(
      director,
      event,
      'nextCommitment lots { seed }',
    )
    expect(after.lots.map(({ seed }) => seed)).toEqual([draws[0]?.seed])
    expect(after.nextCommitment).toMatch(/^[0-9a-f]{64}$/)
    expect(after.nextCommitment).not.toBe(committed.nextCommitment)
    const results = readResults((await get('results.json')).body)
    if ('bad' in results) throw new Error(results.bad)
    expect(verified(results, tiny.plugin)).toMatchObject({ differences: [], counted: { draws: 1, names: 8 } })
    const { players } = await see<{ players: { name: string }[] }>(director, event, 'players { name }')
    for (const { name } of players) expect(body).not.toContain(name)
  })

  it('contain no secret, and before the first draw no seed', async () => {
    const { players } = await see<{ players: { card: string }[] }>(director, event, 'players { card }')
    const before = (await get('results.json')).body
    expect(before).not.toContain('"seed"')
    await begin()
    const { body } = await get('results.json')
    expect(body).toContain('"seed"')
    for (const text of [before, body, (await get('results.csv')).body]) {
      for (const { card } of players) expect(text).not.toContain(card)
      expect(text).not.toContain('L1')
    }
  })

  it('as CSV contain no spreadsheet formulas, and numbers stay numbers', async () => {
    const entrant = { name: '=HYPERLINK("http://evil.example")', club: '@SUM(1)', licence: 'L9' }
    await does(director, event, { enter: { entrant } })
    await begin()
    await does(director, event, {
      list: { series: 1, table: 1, lines: ['1 1 failed', '1 1 failed', '1 1 failed'], signed: false },
    })
    const { body } = await get('results.csv')
    expect(body).toContain(`,"'=HYPERLINK(""http://evil.example"")",'@SUM(1),`)
    expect(body).not.toMatch(/(^|,)"?[=@\t]/m)
    expect(body).toMatch(/,-\d+,/)
  })

  it('with codes are only for the director', async () => {
    await begin()
    const other = await official({ app, accounts }, 'Other', 'ORGANISER')
    for (const file of ['cards.pdf', 'lists-1.pdf', 'fallback-1.pdf', 'protocol.pdf']) {
      expect((await get(file)).statusCode).toBe(404)
      expect((await get(file, other)).statusCode).toBe(404)
      const { statusCode, headers } = await get(file, director)
      expect([file, statusCode, headers['cache-control']]).toEqual([file, 200, 'private, no-store'])
    }
  })

  it('are not sent again while nothing has changed', async () => {
    const { headers } = await get('regulations.pdf')
    const again = { 'if-none-match': String(headers.etag) }
    expect((await get('regulations.pdf', undefined, again)).statusCode).toBe(304)
    expect((await get('regulations.pdf?lang=de', undefined, again)).statusCode).toBe(200)
    await begin()
    expect((await get('regulations.pdf', undefined, again)).statusCode).toBe(200)
  })

  it.each([
    'nothing.pdf',
    'draw-0.pdf',
    'draw-9.pdf',
    'draw.pdf',
    'results-1.pdf',
    'minutes-1.pdf',
    // The event has no teams, pairs, categories or stake.
    'teams.pdf',
    'pairs.pdf',
    'categories.pdf',
    'money.pdf',
    '..%2f..%2fsecret',
    'results.exe',
    'results.pdf?zone=Nowhere',
  ])('that do not exist are not found: %s', async (file) => {
    expect((await get(file)).statusCode).toBe(404)
  })
})
