/** A published edition at a public address: a stranger recounts it with nothing but the command and the address. */
import type { ExportFile } from '@stolik/contract/ranking/edition'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stolik } from '../../../cli/src/stolik.js'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { fakeTime, testApp, tiny, type FakeTime } from '../help.js'
import { listen } from '../socket-help.js'
import { keyOf, openDesk, type Desk } from './desk.js'
import { person } from './kept.js'
import { newRankings } from '../stores.js'

const key = keyOf('League of the valley')

/** Runs the command as a person would. */
async function verify(...args: readonly string[]): Promise<{ code: number; out: string; error: string }> {
  const [out, error]: [string[], string[]] = [[], []]
  const code = await stolik(['rank', 'verify', ...args], [tiny], {
    out: (line) => void out.push(line),
    error: (line) => void error.push(line),
    read: () => {
      throw new Error('reads nothing in pieces')
    },
    now: () => 0,
  })
  return { code, out: out.join('\n'), error: error.join('\n') }
}

describe('the export of an edition', () => {
  let store: RankingStore
  let desk: Desk
  let app: FastifyInstance
  let time: FakeTime
  let url: string
  beforeEach(async () => {
    store = newRankings()
    desk = await openDesk({ key }, store)
    time = fakeTime()
    app = await testApp({ rankings: store, time, signingKeys: [key] })
    url = `http://127.0.0.1:${await listen(app)}/rankings/league`
    await desk.stamp((await desk.draft()).hash, 'provisional', 'final')
  })
  afterEach(() => app.close())
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/rankings/league/${path}`, headers })
  const later = (): Promise<void> => time.advance(31_000)

  it('verifies from its address, by the association’s published key and by no other', async () => {
    const address = `${url}/editions/1.export.json`
    const own = await verify(address, '--key', key.public.id)
    expect(own).toMatchObject({ code: 0, error: '' })
    expect(own.out).toContain('equal: league, edition 1, final, counted up to 2026-06-30')
    expect(own.out).toContain('8 players from 2 events, 8 of them named')
    expect(await verify(`${url}/latest.export.json`)).toMatchObject({ code: 0, error: '' })
    const other = await verify(address, '--key', keyOf('League of the valley').public.id)
    expect(other).toMatchObject({ code: 1, out: '' })
    expect(other.error).toContain('(OTHER_KEY)')
  })

  it('is the association’s own file, readable by any site, with an ETag', async () => {
    const [edition] = await store.editions('league')
    const { body, headers, statusCode } = await get('editions/1.export.json')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toBe(await desk.export(edition?.hash ?? ''))
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
    const again = await get('editions/1.export.json', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('latest.export.json')).headers['cache-control']).toBe('public, max-age=60')
  })

  it('is linked from the pages of its edition', async () => {
    expect((await get('?lang=en')).body).toContain(
      '<a href="editions/1.export.json">Everything to count it again',
    )
    expect((await get('editions/1')).body).toContain('<a href="1.export.json">')
  })

  it('does not exist for drafts, but remains for withdrawn editions', async () => {
    const { hash } = await desk.draft()
    await later()
    const draft = await get('editions/2.export.json')
    expect([draft.statusCode, draft.json<{ code: string }>().code]).toEqual([404, 'UNKNOWN_EDITION'])
    expect((await verify(`${url}/editions/2.export.json`)).error).toContain('the answer is 404 (STATUS)')
    expect((await get('latest.export.json')).json<ExportFile>().content.number).toBe(1)
    // Withdrawn before it was ever published.
    await desk.stamp(hash, 'withdrawn')
    await later()
    expect((await get('editions/2.export.json')).statusCode).toBe(404)
    const [first] = await store.editions('league')
    await desk.stamp(first?.hash ?? '', 'withdrawn')
    await later()
    expect((await verify(`${url}/editions/1.export.json`)).out).toContain('edition 1, withdrawn')
    expect((await get('latest.export.json')).statusCode).toBe(404)
  })

  it('has the names that are public today, and verifies without the others', async () => {
    await store.forget('p2')
    await store.savePerson(person('p3', { name: 'Inna Nazwa' }))
    await later()
    const { body } = await get('editions/1.export.json')
    const names = (JSON.parse(body) as ExportFile).people.map(({ person: id }) => id)
    expect(names).toEqual(['p1', 'p4', 'p5', 'p6', 'p7', 'p8'])
    expect(body).not.toMatch(/Gracz [23]|Inna Nazwa/)
    const { code, out } = await verify(`${url}/editions/1.export.json`, '--key', key.public.id)
    expect([code, out]).toEqual([0, expect.stringContaining('6 of them named')])
  })

  it('does not exist when a signing key is unknown, and no page links to it', async () => {
    const elsewhere = await testApp({ rankings: store, signingKeys: [keyOf('League of the valley')] })
    try {
      const file = await elsewhere.inject({ url: '/rankings/league/editions/1.export.json' })
      expect([file.statusCode, file.json<{ code: string }>().code]).toEqual([404, 'MISSING_KEY'])
      const page = await elsewhere.inject({ url: '/rankings/league/' })
      expect([page.statusCode, page.body.includes('export.json')]).toEqual([200, false])
    } finally {
      await elsewhere.close()
    }
  })
})
