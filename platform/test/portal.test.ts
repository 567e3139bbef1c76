/** The built portal, served by the gateway. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { compress } from '../bin/compress.mjs'
import { testApp } from './help.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-portal-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Stolik</title>')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
  mkdirSync(join(folder, 'embed', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'embed', 'ranking.js'), 'export {}')
  writeFileSync(join(folder, 'embed', 'assets', 'chart-1a2b.js'), 'export {}')
  app = await testApp({ portal: folder })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const page = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } })

describe('the portal', () => {
  it.each(['/', '/table/abc', '/table/abc?invitation=x'])('is the one document at %s', async (url) => {
    const response = await page(url)
    expect([response.statusCode, response.body]).toEqual([200, '<title>Stolik</title>'])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['content-security-policy']).toContain("default-src 'self'")
  })
  it('keeps its built files for ever', async () => {
    const { headers, statusCode } = await page('/assets/main-1a2b.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
  })
  it('lends other sites what they embed, and nothing else', async () => {
    for (const [url, cached] of [
      ['/embed/ranking.js', 'no-cache'],
      ['/embed/assets/chart-1a2b.js', 'public, max-age=31536000, immutable'],
    ] as const) {
      const { headers } = await page(url, '*/*')
      expect(headers['cache-control']).toBe(cached)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
    const { headers } = await page('/assets/main-1a2b.js')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
  it('is sent compressed as the browser likes it', async () => {
    compress(folder)
    const url = '/assets/main-1a2b.js'
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(gunzipSync(rawPayload).toString()).toBe('export {}')
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect((await app.inject({ url })).headers['content-encoding']).toBeUndefined()
  })
  it.each([
    '/assets/none.js',
    '/favicon.ico',
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fx.js',
  ])('has nothing at %s', async (url) => {
    const { statusCode, body } = await page(url, '*/*')
    expect([404, 400, 403]).toContain(statusCode)
    expect(body).not.toContain(folder)
  })
})
