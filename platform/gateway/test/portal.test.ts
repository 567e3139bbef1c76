/** The built portal, as served by the gateway. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { compress } from '../bin/compress.mjs'
import { testApp } from './help.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-portal-'))
/** Files of the previous build, stored by the operator. */
const before = mkdtempSync(join(tmpdir(), 'stolik-embeds-'))
const lay = (root: string, names: readonly string[], text = 'export {}'): void => {
  for (const name of names) {
    mkdirSync(join(root, dirname(name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Stolik</title>')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
  lay(join(folder, 'embed'), ['stolik.js', 'integrity.json', '2.0.0-1a2b/stolik.js', 'assets/chart-1a2b.js'])
  lay(before, ['stolik.js', '1.0.0-3c4d/stolik.js', 'assets/chart-3c4d.js'], 'export const old = 1')
  for (const locale of ['pl', 'de'])
    lay(folder, [`manifests/${locale}.webmanifest`], JSON.stringify({ lang: locale }))
  app = await testApp({ portal: folder, embeds: before })
})
afterAll(async () => {
  await app.close()
  for (const each of [folder, before]) rmSync(each, { recursive: true })
})
const page = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } })

describe('the portal', () => {
  it.each(['/', '/table/abc', '/table/abc?invitation=x'])('is the same document at %s', async (url) => {
    const response = await page(url)
    expect([response.statusCode, response.body]).toEqual([200, '<title>Stolik</title>'])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['content-security-policy']).toContain("default-src 'self'")
  })
  it('has its built files cached for ever', async () => {
    const { headers, statusCode } = await page('/assets/main-1a2b.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
  })
  it.each([
    ['/manifest.webmanifest', 'de-AT,de;q=0.8', 'de'],
    ['/manifest.webmanifest', 'xx', 'pl'],
    ['/manifest.webmanifest?lang=pl', 'de', 'pl'],
  ])('tells browsers at %s in the language %s how to install it', async (url, language, lang) => {
    const { statusCode, headers, json } = await app.inject({ url, headers: { 'accept-language': language } })
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      lang,
    ])
    expect(json()).toEqual({ lang })
    expect(headers['vary']).toContain('accept-language')
  })
  it('has no manifest in a language that was not built', async () => {
    const { statusCode } = await app.inject('/manifest.webmanifest?lang=fr')
    expect(statusCode).toBe(404)
  })
  it('lets other sites load what they embed, and nothing else', async () => {
    const forever = 'public, max-age=31536000, immutable'
    // With it pages of clubs also open while the gateway is away.
    const loader = 'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=604800'
    for (const [url, cached] of [
      ['/embed/stolik.js', loader],
      ['/embed/integrity.json', 'no-cache'],
      ['/embed/2.0.0-1a2b/stolik.js', forever],
      ['/embed/assets/chart-1a2b.js', forever],
    ] as const) {
      const { headers, body } = await page(url, '*/*')
      expect([url, headers['cache-control'], body]).toEqual([url, cached, 'export {}'])
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
    const { headers } = await page('/assets/main-1a2b.js')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
  it('still serves embeds of earlier builds', async () => {
    for (const name of ['1.0.0-3c4d/stolik.js', 'assets/chart-3c4d.js']) {
      const { body, headers } = await page(`/embed/${name}`, '*/*')
      expect([name, body]).toEqual([name, 'export const old = 1'])
      expect(headers['cache-control']).toContain('immutable')
      expect(headers['access-control-allow-origin']).toBe('*')
    }
    expect((await page('/embed/stolik.js', '*/*')).body).toBe('export {}')
  })
  it('is compressed as the browser prefers', async () => {
    lay(folder, ['assets/main-5e6f.js'])
    compress(folder)
    const url = '/assets/main-5e6f.js'
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(gunzipSync(rawPayload).toString()).toBe('export {}')
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect((await app.inject({ url })).headers['content-encoding']).toBeUndefined()
    const old = { url: '/embed/1.0.0-3c4d/stolik.js', headers: { 'accept-encoding': 'gzip' } }
    expect((await app.inject(old)).body).toBe('export const old = 1')
  })
  it('is not sent again to a browser that has it, whatever the compression', async () => {
    lay(folder, ['embed/again.js', 'assets/again-7a8b.js'])
    compress(folder)
    for (const url of ['/embed/again.js', '/assets/again-7a8b.js']) {
      const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect([first.headers['content-encoding'], first.headers['vary']]).toEqual(['br', 'accept-encoding'])
      const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } })
      expect([other.statusCode, other.body]).toEqual([200, 'export {}'])
    }
  })
  it.each([
    '/assets/none.js',
    '/favicon.ico',
    '/../package.json',
    '/..%2fpackage.json',
    '/embed/none.js',
    '/embed/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fx.js',
  ])('has nothing at %s', async (url) => {
    const { statusCode, body } = await page(url, '*/*')
    expect([404, 400, 403]).toContain(statusCode)
    expect(body).not.toContain(folder)
  })
})
