import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/games.js'
import { lessonPage, lessonsPage } from '../../src/web/site/lesson-page.js'
import { testApp, type App } from '../help.js'

const taught = games.filter(({ lessons }) => lessons !== undefined).map(({ plugin }) => plugin.id)

describe('the page of lessons', () => {
  it('links to each game that has lessons', () => {
    expect(taught.length).toBeGreaterThan(1)
    const page = lessonsPage(games, 'pl').body.markup
    for (const id of taught) expect(page).toContain(`<a href="/learn/${id}">`)
  })

  it('exists for no other game', () => {
    expect(lessonPage(games, 'whist', 'pl')).toBeUndefined()
    expect(lessonPage(games, 'toString', 'pl')).toBeUndefined()
  })
})

describe.each(taught)('the lessons of %s without scripts', (id) => {
  it.each(locales)('teach the core of the rules, each with its clause, in %s', (locale) => {
    const page = lessonPage(games, id, locale)
    const body = page?.body.markup ?? ''
    expect(page?.path).toBe(`/learn/${id}`)
    expect(body.match(/<h2 id="chapter=[a-z]+">/g)?.length).toBeGreaterThan(4)
    const [links, headings] = [/href="#([^"]+)"/g, /<h2 id="([^"]+)"/g].map((found) =>
      [...body.matchAll(found)].map(([, name]) => name),
    )
    expect(links).toEqual(headings)
    expect(body.match(/\([A-Z]*[\d.]+\)/g)?.length).toBeGreaterThan(20)
    // All sentences are translated: no codes and no placeholders are left.
    expect(body).not.toMatch(/[{}]|>[a-z]+\.[a-zA-Z]+[<:]/)
  })
})

describe('the lessons on other sites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-lessons-'))
  let app: App
  beforeAll(async () => {
    const document = readFileSync(join(import.meta.dirname, '../../../../web/portal/index.html'), 'utf8')
    writeFileSync(join(folder, 'index.html'), document)
    app = await testApp({ portal: folder, games, url: 'http://stolik.example' })
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  it.each(taught)(
    'of %s can be embedded there by oEmbed, at the chapter that the address names',
    async (id) => {
      const headers = { host: 'stolik.example' }
      const page = await app.inject({ url: `/learn/${id}`, headers })
      const [, link = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page.body) ?? []
      const framed = async (url: string): Promise<string> => {
        const answer = (await app.inject({ url, headers })).json<{ html?: string }>()
        return /src="http:\/\/stolik\.example(\/frame\/[^"]+)"/.exec(answer.html ?? '')?.[1] ?? ''
      }
      const address = new URL(link.replaceAll('&amp;', '&')).searchParams.get('url') ?? ''
      const src = await framed(`/oembed?url=${encodeURIComponent(address)}`)
      expect(src).toBe(`/frame/learn?game=${id}`)
      expect((await app.inject({ url: src, headers })).body).toContain(`<stolik-learn game="${id}"`)
      const chapter = (hash: string): Promise<string> =>
        framed(`/oembed?url=${encodeURIComponent(`http://stolik.example/learn/${id}#${hash}`)}`)
      expect(await chapter('chapter=play')).toBe(`/frame/learn?game=${id}&amp;chapter=play`)
      expect(await chapter('chapter="><script>')).toBe(`/frame/learn?game=${id}`)
    },
  )
})
