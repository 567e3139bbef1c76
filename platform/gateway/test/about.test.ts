/** What the gateway publishes about itself: schema, limits, release, and where to correct texts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from './help.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-about-'))
const document = readFileSync(join(import.meta.dirname, '../../../web/portal/index.html'), 'utf8')
writeFileSync(join(folder, 'index.html'), document)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the schema', () => {
  it('is public and is the schema in use', async () => {
    const app = await testApp({})
    const { statusCode, headers, body } = await app.inject('/schema.graphql')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(Object.keys(buildSchema(body).getQueryType()?.getFields() ?? {})).toContain('lobby')
    const again = await app.inject({ url: '/schema.graphql', headers: { 'if-none-match': headers['etag'] } })
    expect(again.statusCode).toBe(304)
    await app.close()
  })
})

describe('the limits', () => {
  it('are the ones in force', async () => {
    const app = await testApp({ rate: 3 })
    const limits = (await app.inject('/limits.json')).json<Record<string, number>>()
    expect(limits).toMatchObject({ requestsInTenSeconds: 3, maxBytes: 65536, maxAliases: 15 })
    const aliases = (n: number) =>
      `{ ${Array.from({ length: n }, (_, i) => `a${i}: games { id }`).join(' ')} }`
    const most = limits['maxAliases'] ?? 0
    const statusOf = async (query: string) =>
      (await app.inject({ url: '/graphql', method: 'POST', payload: { query } })).statusCode
    expect(await statusOf(aliases(most))).toBe(200)
    expect(await statusOf(aliases(most + 1))).toBe(400)
    const late = await app.inject('/limits.json')
    expect(late.statusCode).toBe(429)
    await app.close()
    const free = await testApp({})
    expect((await free.inject('/limits.json')).json()).toMatchObject({ requestsInTenSeconds: null })
    await free.close()
  })
})

describe('the release', () => {
  it('does not count against the rate of an address, since a whole hall asks when its sockets reconnect', async () => {
    const app = await testApp({ rate: 3 })
    for (let n = 0; n < 10; n++) expect((await app.inject('/release.json')).statusCode).toBe(200)
    expect((await app.inject('/limits.json')).statusCode).toBe(200)
    await app.close()
  })
})

describe('the address for corrections of texts', () => {
  const addressIn = (body: string): string | undefined =>
    /<meta name="stolik-corrections" content="([^"]*)">/.exec(body)?.[1]
  it.each(['/', '/words', '/table/abc', '/event/new'])('is in the document at %s', async (url) => {
    const corrections = 'https://a.example/?of="$&"'
    const app = await testApp({ portal: folder, corrections })
    const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(addressIn(body)).toBe('https://a.example/?of=&quot;$&amp;&quot;')
    expect(headers['cache-control']).toMatch(/no-cache|no-store/)
    await app.close()
  })
  it('is in no document unless it is set', async () => {
    const app = await testApp({ portal: folder })
    const { body } = await app.inject({ url: '/nowhere', headers: { accept: 'text/html' } })
    expect(body.replace(/<meta name="stolik-release"[^>]*>\n/, '')).toBe(document)
    await app.close()
  })
})
