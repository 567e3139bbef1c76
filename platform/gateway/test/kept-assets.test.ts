/** Files of an earlier build of the portal, for pages that are open during an update. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { keepAssets, noteUse } from '../src/web/kept-assets.js'
import { fakeTime, testApp } from './help.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-kept-'))
afterAll(() => rmSync(root, { recursive: true }))
const running: FastifyInstance[] = []
afterEach(async () => {
  for (const app of running.splice(0)) await app.close()
})

const day = 24 * 60 * 60_000
const now = Date.parse('2027-01-01')
const warned: object[] = []
const log = {
  warn: (fields: object) => void warned.push(fields),
  error: () => undefined,
  info: () => undefined,
}

/** A build whose name is in its file names and contents. */
function built(name: string): string {
  const portal = join(root, name)
  const files = {
    'index.html': `<title>Stolik</title><script type="module" src="/assets/main-${name}.js"></script>`,
    [`assets/main-${name}.js`]: name,
    [`assets/main-${name}.js.br`]: `${name} in brotli`,
    'embed/stolik.js': name,
    [`embed/1.0.0-${name}/stolik.js`]: name,
    [`embed/assets/chart-${name}.js`]: name,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(portal, file)), { recursive: true })
    writeFileSync(join(portal, file), text)
  }
  return portal
}

let count = 0
const folder = (): string => join(root, `kept-${count++}`)

/** Starts a process of a release. */
async function start(
  portal: string,
  copies: string,
  at = now,
): Promise<(url: string) => Promise<string | number>> {
  await keepAssets({ portal, folder: copies, now: at, log })
  const app = await testApp({ portal, assets: copies })
  running.push(app)
  return async (url) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: '*/*' } })
    return statusCode === 200 ? body : statusCode
  }
}

describe('files of a release', () => {
  it('are served by the next release, whose build has replaced them', async () => {
    const copies = folder()
    const portal = built('old')
    await start(portal, copies)
    rmSync(portal, { recursive: true })
    const ask = await start(built('new'), copies)
    expect(await ask('/assets/main-old.js')).toBe('old')
    expect(await ask('/assets/main-new.js')).toBe('new')
    expect(await ask('/embed/1.0.0-old/stolik.js')).toBe('old')
    expect(await ask('/embed/assets/chart-old.js')).toBe('old')
    expect(await ask('/embed/stolik.js')).toBe('new')
    expect(await ask('/assets/main-none.js')).toBe(404)
  })

  it('are served by a process of an earlier release that runs beside it', async () => {
    const copies = folder()
    const early = await start(built('old'), copies)
    expect(await early('/assets/main-new.js')).toBe(404)
    await start(built('new'), copies)
    expect(await early('/assets/main-new.js')).toBe('new')
  })

  it('are sent compressed, and cached for ever', async () => {
    const copies = folder()
    await start(built('old'), copies)
    await start(built('new'), copies)
    const { headers, body } = await (running.at(-1) as FastifyInstance).inject({
      url: '/assets/main-old.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect([headers['content-encoding'], body]).toEqual(['br', 'old in brotli'])
    expect(headers['cache-control']).toContain('immutable')
  })

  it('are sent plain if no compressed copy exists, even to clients that accept one', async () => {
    const copies = folder()
    await start(built('old'), copies)
    await start(built('new'), copies)
    const ask = async (url: string): Promise<unknown> => {
      const headers = { 'accept-encoding': 'gzip, deflate, br' }
      const answer = await (running.at(-1) as FastifyInstance).inject({ url, headers })
      return [answer.statusCode, answer.body, answer.headers['access-control-allow-origin']]
    }
    expect(await ask('/embed/stolik.js')).toEqual([200, 'new', '*'])
    expect(await ask('/embed/1.0.0-old/stolik.js')).toEqual([200, 'old', '*'])
    for (const url of ['/assets/..%2findex.html', '/embed/..%2f..%2fpackage.json'])
      expect(await ask(url)).not.toMatchObject([200])
  })

  it('are removed 90 days after the last process with them; versioned embeds stay', async () => {
    const copies = folder()
    await start(built('old'), copies)
    await start(built('new'), copies, now + 60 * day)
    await start(built('old'), copies, now + 70 * day)
    await start(built('new'), copies, now + 155 * day)
    expect(existsSync(join(copies, 'assets/main-old.js'))).toBe(true)
    await start(built('new'), copies, now + 161 * day)
    expect(existsSync(join(copies, 'assets/main-old.js'))).toBe(false)
    expect(existsSync(join(copies, 'assets/main-new.js'))).toBe(true)
    expect(existsSync(join(copies, 'embed/1.0.0-old/stolik.js'))).toBe(true)
  })

  it('stay as long as a process runs with them, however long ago it was started', async () => {
    const [portal, copies, time] = [built('old'), folder(), fakeTime(now)]
    const end = noteUse(await keepAssets({ portal, folder: copies, now, log }), time)
    await time.advance(200 * day)
    end()
    await start(built('new'), copies, now + 201 * day)
    expect(existsSync(join(copies, 'assets/main-old.js'))).toBe(true)
    await time.advance(100 * day)
    await start(built('new'), copies, now + 301 * day)
    expect(existsSync(join(copies, 'assets/main-old.js'))).toBe(false)
  })

  it('can be copied by several processes at once, even with the same process id in a shared folder', async () => {
    const portal = built('many')
    const names = Array.from({ length: 40 }, (_, n) => `assets/part-${n}.js`)
    for (const name of names) writeFileSync(join(portal, name), name.repeat(1_000))
    const copies = folder()
    await Promise.all([1, 2, 3].map(() => keepAssets({ portal, folder: copies, now, log })))
    expect(warned).toEqual([])
    for (const name of names) expect(readFileSync(join(copies, name), 'utf8')).toBe(name.repeat(1_000))
    expect(readdirSync(join(copies, 'assets')).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('are not stored if the folder cannot be written, and the gateway serves its own', async () => {
    const copies = folder()
    writeFileSync(copies, 'no folder')
    const ask = await start(built('new'), copies)
    expect(await ask('/assets/main-new.js')).toBe('new')
    expect(warned).toEqual([{ event: 'ASSETS_NOT_KEPT', code: 'ENOTDIR' }])
  })
})

it('an open page can ask for the gateway’s current build', async () => {
  const ask = await start(built('new'), folder())
  const release = JSON.parse(String(await ask('/release.json'))) as object
  expect(release).toMatchObject({
    page: '/assets/main-new.js',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
  })
})
