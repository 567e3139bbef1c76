/** Feed and static pages of a ranking: well-formed whatever the names are, in three languages, without scripts. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { workbookForms, workbookTypes } from '@stolik/files/write/workbook'
import { tableCsv } from '../../src/base/table-file.js'
import { publishedTable } from '../../src/ranking/publish/table.js'
import { localeOf } from '../../src/ranking/publish/language.js'
import { escaped, markup } from '../../src/ranking/publish/markup.js'
import { printEdition } from '../../src/ranking/publish/paper.js'
import { rankingPage } from '../../src/ranking/publish/page-ranking.js'
import type { Published } from '@stolik/contract/published/ranking'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { fakeTime, testApp, type FakeTime } from '../help.js'
import { readable } from '../event/print/readable.js'
import { keyOf, openDesk, type Desk } from './desk.js'
import { person, scheme } from './kept.js'
import { newRankings } from '../stores.js'

const evil = `<script>alert('x')</script> & "Żółć" ]]>\u0007\ud800`
const safe = '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;Żółć&quot; ]]&gt;\ufffd\ufffd'

/** Returns the tags of XML in order, or what is not well-formed. Void tags of HTML need no end. */
function tagsOf(text: string, voids: readonly string[] = []): readonly string[] {
  const open: string[] = []
  const tags: string[] = []
  let at = 0

  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw new Error('a control character')
  for (const match of text.matchAll(/<([/!?]?)([\w:]+)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*(\/?)\??>/g)) {
    const between = text.slice(at, match.index)
    if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(between)) throw new Error(`text: ${between}`)
    at = match.index + match[0].length
    const [, kind, name = '', attributes = '', closed] = match
    if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(attributes)) throw new Error(`attributes: ${attributes}`)
    if (kind === '/' && open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    if (kind !== '') continue
    tags.push(name)
    if (closed === '' && !voids.includes(name)) open.push(name)
  }
  if (open.length > 0 || text.slice(at).trim() !== '') throw new Error(`open: ${open.join(' ')}`)
  return tags
}
const htmlTags = (text: string): readonly string[] => tagsOf(text, ['meta', 'link'])

test('the reader of these tests detects what is not well-formed', () => {
  for (const bad of [
    '<a><b></a></b>',
    '<a>&nbsp;</a>',
    '<a>',
    '<a>1 < 2</a>',
    '<a b="&"/>',
    '<a/>x>',
    '<a>\u0001</a>',
  ])
    expect(() => tagsOf(bad), bad).toThrow()
  expect(tagsOf('<?xml version="1.0"?><a b="1"><c/>&amp;</a>')).toEqual(['a', 'c'])
})

test('texts are escaped, and our own markup is not', () => {
  expect(escaped(evil)).toBe(safe)
  expect(markup`<b title="${'"'}">${['<', markup`<i>${1}</i>`, null]}</b>`.markup).toBe(
    '<b title="&quot;">&lt;<i>1</i></b>',
  )
})

test.each([
  [undefined, undefined, 'pl'],
  ['de', 'en', 'de'],
  ['fr', 'en-GB,de;q=0.9', 'fr'],
  ['it', 'en-GB,de;q=0.9', 'en'],
  [['de'], 'it, de-AT;q=0.4, en;q=0.5', 'en'],
  [undefined, 'en;q=0, de;q=0.1', 'de'],
  [undefined, '*', 'pl'],
  [undefined, ';;q=,,', 'pl'],
])('a request for %s that prefers %s gets %s', (lang, accepted, locale) => {
  expect(localeOf(lang, accepted)).toBe(locale)
})

describe('pages of a ranking with hostile names', () => {
  let store: RankingStore
  let desk: Desk
  let app: FastifyInstance
  let time: FakeTime
  beforeEach(async () => {
    store = newRankings()
    const key = keyOf('League of the valley')
    desk = await openDesk({ key }, store, { ...scheme, name: evil })
    await store.savePerson(person('p1', { name: evil, club: evil }))
    time = fakeTime()
    app = await testApp({ rankings: store, time, signingKeys: [key] })
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'provisional', 'final')
    await desk.stamp((await desk.draft()).hash, 'final')
    const corrects = { number: 2, reason: evil }
    await desk.stamp((await desk.draft({ corrects })).hash, 'provisional')
    await desk.draft()
  })
  afterEach(() => app.close())
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/rankings/${path}`, headers })

  it('the feed is well-formed, announces what was published, and names nobody', async () => {
    const { body, headers } = await get('league/feed.atom')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const tags = tagsOf(body)
    expect(tags.slice(0, 6)).toEqual(['feed', 'id', 'title', 'updated', 'author', 'name'])
    expect(tags.filter((tag) => tag === 'entry')).toHaveLength(3)
    expect(body).not.toContain('Gracz')
    expect(body).toContain(`<summary>${safe} · SHA-256`)
    const ids = [...body.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(4)
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const entry = body.split('<entry>').at(-1) as string
    const [, published] = /<published>(.*)<\/published>/.exec(entry) ?? []
    const [, updated] = /<updated>(.*)<\/updated>/.exec(entry) ?? []
    expect(Date.parse(updated as string)).toBeGreaterThan(Date.parse(published as string))
  })

  it('an entry keeps its id when its edition is stamped again', async () => {
    const idsOf = async (): Promise<string[]> =>
      [...(await get('league/feed.atom')).body.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id as string)
    const before = await idsOf()
    const third = (await store.editions('league')).find(({ number }) => number === 3)
    await desk.stamp(third?.hash as string, 'final')
    await time.advance(31_000)
    expect(await idsOf()).toEqual(before)
    expect((await get('league/feed.atom')).body).toContain(': wydanie 3, ')
  })

  it.each([
    '',
    'league/',
    'league/editions/1',
    'league/people/p1',
    'league/people/p2',
    'league/clubs/Dolina%203',
  ])('%s is a page without scripts and inline styles', async (path) => {
    const { body, headers, statusCode } = await get(path, { 'accept-language': 'de' })
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'de',
    ])
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
    expect(headers.vary).toBe('accept-encoding, accept-language')
    const tags = htmlTags(body)
    expect(tags).not.toContain('script')
    expect(tags).not.toContain('style')
    expect(body).not.toMatch(/ style=| on\w+=/)
    expect(body).toContain(safe)
    expect(body).toContain('<html lang="de">')
    expect(body).toMatch(/<th scope="col"/)
    expect(body).toMatch(/<th scope="row">/)
  })

  it('every link of a page leads somewhere', async () => {
    for (const path of ['', 'league/', 'league/editions/3', 'league/people/p1', 'league/clubs/Dolina%203']) {
      const { body } = await get(path)
      const links = new Set([...body.matchAll(/(?:href)="([^"]*)"/g)].map(([, href]) => href as string))
      expect(links.size).toBeGreaterThan(5)
      for (const link of links) {
        const { pathname, search } = new URL(link, `http://localhost/rankings/${path}`)
        const answer = await app.inject({ method: 'GET', url: `${pathname}${search}` })
        expect([path, link, answer.statusCode]).toEqual([path, link, 200])
      }
    }
    expect((await get('league')).headers.location).toBe('/rankings/league/')
    expect((await app.inject({ url: '/rankings' })).headers.location).toBe('/rankings/')
    expect((await get('style.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('the page is written as its language demands, and its arrows have text', async () => {
    const pages = await Promise.all(['pl', 'de', 'en'].map((lang) => get(`league/?lang=${lang}`)))
    expect(pages.map(({ headers }) => headers['content-language'])).toEqual(['pl', 'de', 'en'])
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(3)
    expect(pages[2]?.body).toContain('provisional')
    expect(pages[2]?.body).toMatch(/<abbr title="\d places? down" class="down">▼ \d<\/abbr>/)
    expect(pages[2]?.body).toContain('This edition corrects edition 2:')
    expect((await get('league/?page=2')).statusCode).toBe(404)
    expect((await get('league/?page=0')).statusCode).toBe(400)
  })

  it('the chosen language stays from page to page', async () => {
    for (const path of ['', 'league/', 'league/editions/3', 'league/people/p1', 'league/clubs/Dolina%203']) {
      const { body } = await get(`${path}?lang=de`)
      const main = body.slice(body.indexOf('<main>'), body.indexOf('</main>'))
      const links = [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect(links.length, path).toBeGreaterThan(0)
      expect(links.filter((href) => !href?.endsWith('?lang=de'))).toEqual([])
    }
  })

  it('the rankings with a valid edition are listed, by the name in that edition', async () => {
    const listed = async (): Promise<string[]> => {
      await time.advance(31_000)
      const { body } = await get('?lang=en')
      return [...body.matchAll(/<th scope="row"><a href="([^"]*)\?lang=en">([^<]*)</g)].map(
        ([, href, name]) => `${href} ${name}`,
      )
    }
    expect(await listed()).toEqual([`league/ ${safe}`])
    const ranking = { id: 'evenings', association: 'Dolina' }
    expect(await store.addRanking(ranking, { ...scheme, name: 'Evenings' })).toBe('done')
    const { hash } = await desk.draft({ ranking: 'evenings' })
    // Drafts are not public, and neither is a name that no edition has.
    expect(await store.addScheme('league', 2, { ...scheme, name: 'Next year' })).toBe('done')
    expect(await listed()).toEqual([`league/ ${safe}`])
    await desk.stamp(hash, 'provisional')
    expect(await listed()).toEqual(['evenings/ Evenings', `league/ ${safe}`])
    await desk.stamp(hash, 'withdrawn')
    expect(await listed()).toEqual([`league/ ${safe}`])
    for (const { number, hash: one } of await store.editions('league'))
      if (number < 4) await desk.stamp(one, 'withdrawn')
    expect(await listed()).toEqual([])
    expect((await get('?lang=en')).body).toContain('<p>Nothing is published yet.</p>')
  })

  it('each club has a page with its players and their places in the ranking', async () => {
    const { rows } = (await get('league/latest.json')).json<Published>()
    const page = async (club: string): Promise<(string | undefined)[][]> =>
      [
        ...(await get(`league/clubs/${encodeURIComponent(club)}?lang=en`)).body.matchAll(
          /<td class="figure">(\d+|–)\.?<\/td>.*?<a href="\.\.\/people\/(\w+)\?/g,
        ),
      ].map(([, place, id]) => [place, id])
    for (const club of ['Dolina 3', evil.replace('\u0007\ud800', '\ufffd\ufffd')]) {
      const own = rows.filter((row) => (club === 'Dolina 3' ? row.club === club : row.person === 'p1'))
      expect(own.length).toBeGreaterThan(0)
      expect(await page(club)).toEqual(
        own.map((row) => [row.place === null ? '–' : `${row.place}`, row.person]),
      )
    }
    expect((await get(`league/clubs/${'x'.repeat(101)}`)).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('an edition links to the newest one, and shows no movement without a predecessor', async () => {
    expect((await get('league/editions/1?lang=en')).body).toContain(
      '<a href="../?lang=en">newest edition</a>',
    )
    expect((await get('league/?lang=en')).body).not.toContain('newest edition')
    expect((await get('league/editions/1?lang=en')).body).not.toMatch(/>Change<|>new</)
    expect((await get('league/editions/3?lang=en')).body).toContain('>Change<')
  })

  it('an empty ranking says so, and clubs and teams are labelled as such', async () => {
    const published = (await get('league/latest.json')).json<Published>()
    const page = (more: Partial<Published>): string =>
      rankingPage({ ...published, ...more }, { locale: 'en', page: 1, latest: true, exported: true })
    expect(page({})).toContain('?lang=en">Dolina 3</a></span></th>')
    expect(page({ rows: [] })).toContain('<p>Nobody has a result yet.</p>')
    expect(page({ rows: [] })).not.toContain('<table>')
    expect(page({ teams: [{ place: 1, name: 'Dolina', score: 12_345, members: [] }] })).toMatch(
      /<th scope="col">Team<\/th>[^]*>12,345</,
    )
    const { schemeVersion, locale } = { schemeVersion: 1, locale: 'en' as const }
    const paper = await printEdition({
      published: { ...published, rows: [] },
      scheme,
      schemeVersion,
      offer: undefined,
      ruleNames: [],
      locale,
    })
    expect(readable(paper)[0]).toContain('Nobody has a result yet')
  })

  it('spreadsheets get all digits that ratings are rounded to', async () => {
    const published = (await get('league/latest.json')).json<Published>()
    const rows = published.rows.slice(0, 1).map((row) => ({ ...row, score: 30.279476179999996 }))
    expect(tableCsv(publishedTable({ ...published, rows }))).toContain(',30.27947618,')
    expect(tableCsv(publishedTable({ ...published, rows }, 'en'), 'en')).toContain(',30.27947618,')
    expect(tableCsv(publishedTable({ ...published, rows }, 'pl'), 'pl')).toContain(';30,27947618;')
  })

  it.each(workbookForms)('a workbook is served as what it is (.%s)', async (form) => {
    const book = await get(`league/latest.${form}?lang=pl`)
    expect([book.statusCode, book.headers['content-type']]).toEqual([200, workbookTypes[form]])
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('a missing page says so in words, and is not cached', async () => {
    for (const path of ['nothing/', 'league/editions/7', 'league/people/nobody', 'league/clubs/Nikt']) {
      const { statusCode, headers, body } = await get(`${path}?lang=de`)
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(body).toContain('<h1>Das gibt es hier nicht</h1>')
      htmlTags(body)
      const [, style] = /<link rel="stylesheet" href="([^"]*)"/.exec(body) ?? []
      expect(new URL(style ?? '', `http://localhost/rankings/${path}`).pathname).toBe('/rankings/style.css')
    }
  })

  it('printed pages each have edition, profile, version and hash', async () => {
    const { rawPayload, headers } = await get('league/editions/3.pdf?lang=en')
    expect([headers['content-type'], headers['content-language']]).toEqual(['application/pdf', 'en'])
    const pages = readable(rawPayload)
    expect(pages).toHaveLength(1)
    const { hash, rows } = (await get('league/editions/3.json')).json<Published>()
    for (const text of [
      'edition 3 · provisional · scheme 1',
      'corrects edition 2',
      'Gracz 8 Żółć',
      `SHA-256 ${hash}`,
      'page 1 of 1',
      '(free,',
    ])
      expect(pages[0]).toContain(text)
    expect(rows).toHaveLength(8)
    const { rawPayload: again } = await get('league/latest.pdf?lang=en')
    expect(readable(again)).toEqual(pages)
  })

  it('printed pages show the whole list, with teams and categories', async () => {
    const published = (await get('league/latest.json')).json<Published>()
    const [row] = published.rows
    if (row === undefined) throw new Error('no row')
    const rows = Array.from({ length: 501 }, (_, i) => ({
      ...row,
      person: `p${i}`,
      place: i + 1,
      name: `Nr ${i + 1}`,
      places: i === 500 ? { women: 1 } : {},
    }))
    const members = [
      { person: 'p1', name: 'Ola', score: 3 },
      { person: 'p2', name: null, score: 1 },
    ]
    const long = {
      ...published,
      rows,
      categories: ['women' as const],
      teams: [{ place: 1, name: 'Dolina', score: 4, members }],
    }
    const pages = readable(
      await printEdition({
        published: long,
        scheme,
        schemeVersion: 2,
        offer: undefined,
        ruleNames: [],
        locale: 'de',
      }),
    )
    const all = pages.join('\n')
    expect(all).toContain('Die ersten 500 von 501')
    expect(all).toContain('Nr 500')
    expect(all.split('Nr 501')).toHaveLength(2)
    expect(all).toContain('Ola, Name entfernt')
    expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`)
    expect(all.split('Damen')).toHaveLength(2)
  })

  it('a long list is split into pages', async () => {
    const published = (await get('league/latest.json')).json<Published>()
    const [row] = published.rows
    if (row === undefined) throw new Error('no row')
    const rows = Array.from({ length: 501 }, (_, i) => ({ ...row, person: `p${i}`, place: i + 1 }))
    const page = (n: number): string =>
      rankingPage({ ...published, rows }, { locale: 'en', page: n, latest: true, exported: true })
    expect(page(1).match(/<tr>/g)).toHaveLength(501)
    expect(page(2).match(/<tr>/g)).toHaveLength(2)
    expect(page(2)).toContain('>501.<')
    expect(page(2)).toContain('<a href="?lang=en&amp;page=2" aria-current="page">2</a>')
    // Changing the language stays on the same page.
    expect(page(2)).toContain('<a href="./?lang=de&amp;page=2"')
    expect([page(1), page(2)].map((text) => text.includes('noindex'))).toEqual([false, true])
    htmlTags(page(1))
  })
})
