/** A published ranking of 20,000 players against the same bytes as a static file, both served by the gateway over HTTP. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, bench, describe } from 'vitest'
import { sqlRankings } from '../src/ranking/store/sql.js'
import { openSqlite } from '../src/store/sqlite.js'
import { testApp, type App } from '../test/help.js'
import { openDesk } from '../test/ranking/desk.js'
import { listSheet, person, recordOf } from '../test/ranking/kept.js'

const players = 20_000
const atOnce = 20
const folder = mkdtempSync(join(tmpdir(), 'published-'))
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
let app: App
let port = 0

const read = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
  const request = get({
    agent,
    host: '127.0.0.1',
    port,
    path,
    headers: { 'accept-encoding': 'gzip', ...headers },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let length = 0
  response.on('data', (chunk: Buffer) => (length += chunk.length))
  await once(response, 'end')
  const status = response.statusCode ?? 0
  if (status !== 304 && (status !== 200 || length === 0)) throw new Error(`${path}: ${status}`)
  return length
}
const many = async (path: string, headers?: Record<string, string>): Promise<void> => {
  await Promise.all(Array.from({ length: atOnce }, () => read(path, headers)))
}

beforeAll(async () => {
  const { db } = await openSqlite(':memory:')
  const store = sqlRankings(db)
  const desk = await openDesk({}, store)
  for (let n = 9; n <= players; n++) await store.savePerson(person(`p${n}`, { name: `Gracz ${n} Żółć` }))
  const units = Array.from({ length: players }, (_, i) => 60 * ((i * 7) % 13))
  await store.addSheets([recordOf(listSheet({ event: 'all', date: '2026-05-01', units }))])
  await desk.stamp((await desk.draft()).hash, 'final')
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  app = await testApp({ rankings: store, portal: folder })
  // Static files are looked up on each request, so this one can be written after the start.
  const started = performance.now()
  const body = (await app.inject({ url: '/rankings/league/latest.json' })).rawPayload
  const made = performance.now() - started
  writeFileSync(join(folder, 'ranking.json'), body)
  writeFileSync(join(folder, 'ranking.json.gz'), gzipSync(body))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  console.log(
    `${players} players: made in ${made.toFixed(0)} ms, ${body.length} bytes, ` +
      `${await read('/rankings/league/latest.json')} compressed, ${await read('/ranking.json')} as a file`,
  )
})
afterAll(async () => {
  agent.destroy()
  await app.close()
  rmSync(folder, { recursive: true })
})

describe(`${atOnce} requests at once`, () => {
  bench('a ranking', () => many('/rankings/league/latest.json'))
  bench('the same bytes as a static file', () => many('/ranking.json'))
})
describe(`${atOnce} conditional requests at once`, () => {
  bench('a ranking, 304', () => many('/rankings/league/latest.json', { 'if-none-match': '*' }))
  bench('a static file, 304', () =>
    many('/ranking.json', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }))
})
