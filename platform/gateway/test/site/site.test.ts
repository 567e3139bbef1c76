/** The portal’s pages with texts inserted by the gateway: escaped, and only public data. */
import { createSecretKey } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, say, type Problem } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frameElements } from '../../src/web/site/elements.js'
import { siteWords } from '../../src/web/site/words/index.js'
import { asker, fakeTime, guest, openForTwo, playOn, testApp, tiny, type Asker } from '../help.js'
import { keyOf, openDesk } from '../ranking/desk.js'
import { scheme } from '../ranking/kept.js'
import { announce, does, official } from '../event/gateway.js'
import { newAccounts, newEvents, newRankings } from '../stores.js'

const evil = `</title><script>alert('x')</script> & "$&"`
const escaped = '&lt;/title&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;$&amp;&quot;'
/** The portal’s own document, which has the places to fill. */
const document = readFileSync(join(import.meta.dirname, '../../../../web/portal/index.html'), 'utf8')
const clubs = [
  {
    id: 'rybnik',
    algorithm: 'HS256',
    key: createSecretKey(Buffer.alloc(32)),
    origins: ['https://rybnik.example'],
    roles: [],
    name: 'Rybnik <b>',
    place: 'Rybnik',
    site: 'https://rybnik.example/?a=1&b="',
  },
] as const

/** As reported by the portal’s build. */
const earlyFiles = {
  words: { pl: ['assets/words-pl-1a2b.js'], en: ['assets/words-en-1a2b.js'] },
  'stolik-event': { en: ['assets/event-3c4d.js', 'assets/event-en-3c4d.js'] },
}

const folder = mkdtempSync(join(tmpdir(), 'stolik-site-'))
const events = newEvents()
const time = fakeTime(1_700_000_000_000)
/** What of a problem its page shows. */
const problem = { shown: { moves: ['HA', 'C7'] } } as unknown as Problem
let app: FastifyInstance
let event: string
let director: Asker
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), document)
  writeFileSync(join(folder, 'early.json'), JSON.stringify(earlyFiles))
  const accounts = newAccounts()
  const store = newRankings()
  const key = keyOf('Association')
  const desk = await openDesk({ key }, store, { ...scheme, name: evil })
  await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'provisional', 'final')
  app = await testApp({
    portal: folder,
    accounts,
    events,
    rankings: store,
    signingKeys: [key],
    time,
    games: [{ ...tiny, problems: () => [problem] }],
    clubs,
    url: 'http://stolik.example',
  })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director, { name: evil, place: 'Hala, Żory' })).event
  for (const name of ['Ola Żółta', 'Jan Secret'])
    await does(director, event, { enter: { entrant: { name } } })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { 'accept-language': 'en' }) =>
  app.inject({ url, headers: { host: 'stolik.example', ...headers } })
/** Elements of which a browser runs something; those with data are not among them. */
const scriptsOf = (body: string): readonly string[] =>
  (body.match(/<script\b[^>]*>/g) ?? []).filter((tag) => tag !== '<script type="application/ld+json">')

describe('a page of an event', () => {
  it('shows name, date, place and number of entries in the reader’s language', async () => {
    const { statusCode, headers, body } = await get(`/event/${event}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-language']).toBe('en')
    expect(headers['vary']).toContain('accept-language')
    expect(body).toContain('<html lang="en">')
    expect(body).toContain(`<title>${escaped} · Stolik</title>`)
    expect(body).toContain(`<h1>${escaped}</h1>`)
    expect(body).toContain('15 January 2027 at 09:00')
    expect(body).toContain('<dd>Hala, Żory</dd>')
    expect(body).toContain('2 players entered')
    expect(body.match(/<meta name="description"/g)).toHaveLength(1)
    expect(body).toContain(`<meta property="og:url" content="http://stolik.example/event/${event}">`)
    expect(body).toContain('Stolik needs JavaScript.')
    expect(body.indexOf('<h1>')).toBeGreaterThan(body.indexOf('<body>'))
    const pl = await get(`/event/${event}?lang=pl`)
    expect(pl.body).toContain('2 osoby zgłoszone')
    expect(pl.body).toContain('<html lang="pl">')
  })

  it('runs only the portal’s own script, and names no player', async () => {
    const { body, headers } = await get(`/event/${event}`)
    expect(scriptsOf(body)).toEqual(['<script type="module" src="/src/main.ts">'])
    expect(body).not.toMatch(/\sstyle=|Secret|Żółta/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'\s*(;|$)/)
  })

  it('preloads what the script will need, in the reader’s language', async () => {
    const named = ({ body }: { readonly body: string }): readonly string[] =>
      [...body.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]*)">/g)].map(
        ([, path = '']) => path,
      )
    expect(named(await get(`/event/${event}`))).toEqual([
      'assets/words-en-1a2b.js',
      'assets/event-3c4d.js',
      'assets/event-en-3c4d.js',
    ])
    expect(named(await get('/?lang=pl'))).toEqual(['assets/words-pl-1a2b.js'])
    expect(named(await get(`/event/${event}/desk`))).toEqual(['assets/words-en-1a2b.js'])
  })

  it('links to its oEmbed document', async () => {
    const { body } = await get(`/event/${event}`)
    const link = /type="application\/json\+oembed" href="([^"]*)"/.exec(body)?.[1]
    const answer = await get((link ?? '').replace('http://stolik.example', '').replaceAll('&amp;', '&'))
    expect(answer.json()).toMatchObject({ version: '1.0', type: 'rich', title: evil })
  })

  it('is not sent again unless something has changed', async () => {
    const first = await get(`/event/${event}`)
    const etag = String(first.headers['etag'])
    const again = await get(`/event/${event}`, { 'accept-language': 'en', 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get(`/event/${event}`, { 'accept-language': 'de', 'if-none-match': etag })
    expect(other.statusCode).toBe(200)
    await does(director, event, { enter: { entrant: { name: 'Third' } } })
    const later = await get(`/event/${event}`, { 'accept-language': 'en', 'if-none-match': etag })
    expect(later.statusCode).toBe(200)
    expect(later.body).toContain('3 players entered')
  })

  it('has the title of the list of events if it belongs to none, and is not indexed', async () => {
    const { statusCode, body } = await get('/event/new')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Tournaments · Stolik</title>')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('og:url')
  })

  it('names its event on its subpages too, and repeats no code from the address', async () => {
    const { statusCode, body } = await get(`/event/${event}/card/SECRET-CODE`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<title>${escaped} · Stolik</title>`)
    expect(body).not.toContain('SECRET')
  })

  it('is answered with 404 and not indexed for an unknown event', async () => {
    const { statusCode, headers, body } = await get('/event/none')
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('src="/src/main.ts"')
    expect(body).not.toContain('og:url')
  })

  it('says when the data is unavailable, and still opens', async () => {
    const away = await testApp({
      portal: folder,
      events: { ...events, newest: () => Promise.reject(new Error('away')) },
    })
    const { statusCode, headers, body } = await away.inject('/events')
    await away.close()
    const bare = body.replace(/<meta name="stolik-release"[^>]*>\n/, '')
    expect([statusCode, headers['cache-control'], bare]).toEqual([503, 'no-store', document])
  })
})

describe('pages of lists', () => {
  it('list events, with a link to each', async () => {
    const { body } = await get('/events')
    expect(body).toContain(`<a href="/event/${event}">${escaped}</a>`)
    expect(body).toContain('<title>Tournaments · Stolik</title>')
  })

  it('show the first places of a ranking, and link to the whole', async () => {
    const { statusCode, body } = await get('/ranking/league')
    expect(statusCode).toBe(200)
    expect(body).toContain(`<h1>${escaped}</h1>`)
    expect(body).toContain('<a href="/rankings/league/?lang=en">')
    expect(body).toContain(
      'type="application/atom+xml" href="http://stolik.example/rankings/league/feed.atom?lang=en"',
    )
    const published = (await get('/rankings/league/latest.json')).json<{ rows: { name: string }[] }>()
    expect(published.rows.length).toBeGreaterThan(0)
    expect(body).toContain(published.rows[0]?.name)
    expect((await get('/ranking/none')).statusCode).toBe(404)
    expect((await get('/ranking/..%2f')).statusCode).toBe(404)
    expect((await get('/ranking/desk')).body).toContain('<title>Rankings · Stolik</title>')
  })
})

describe('pages that explain what one can do here', () => {
  const pages = [
    '/',
    '/play',
    '/clubs',
    '/for-clubs',
    '/look',
    '/problem',
    '/daily',
    '/offline',
    '/value',
    '/replay',
  ]
  it.each(pages.flatMap((path) => locales.map((locale) => [path, locale] as const)))(
    'say at %s in %s what this is, and how to continue',
    async (path, locale) => {
      const { statusCode, headers, body } = await get(`${path}?lang=${locale}`)
      expect([statusCode, headers['content-language']]).toEqual([200, locale])
      expect(body).toContain(`<html lang="${locale}">`)
      expect(body).toMatch(/<h1>[^<{]{3,}<\/h1>/)
      expect(body).toContain(`<link rel="canonical" href="http://stolik.example${path}">`)
      expect(body).toContain('<a href="/events">')
      expect(body).not.toMatch(/\sstyle=/)
    },
  )

  it('list the clubs, escaped', async () => {
    const { body } = await get('/clubs')
    expect(body).toContain('<a href="/club/rybnik">Rybnik &lt;b&gt;</a>')
    expect(body).toContain('<a href="https://rybnik.example/?a=1&amp;b=&quot;" rel="external">')
  })
})

describe('an address', () => {
  it.each([
    ['/index.html', '/'],
    ['/events/', '/events'],
    ['/problem/?game=tiny&day=2023-11-14', '/problem?game=tiny&day=2023-11-14'],
    ['/event/abc/', '/event/abc'],
    ['/event/abc/standings/', '/event/abc/standings'],
    ['/event/abc/list/1/2/', '/event/abc/list/1/2'],
    ['/ranking/league/person/p/', '/ranking/league/person/p'],
    ['/table/22222222/?invitation=x', '/table/22222222?invitation=x'],
    ['/replay/22222222/1/', '/replay/22222222/1'],
    ['/club-rules/', '/club-rules'],
    ['/learn/tiny/', '/learn/tiny'],
  ])(
    'with a slash at its end, or of the document itself, leads to the one of its page: %s',
    async (url, to) => {
      const { statusCode, headers } = await get(url, { accept: 'text/html' })
      expect([statusCode, headers['location']]).toEqual([308, to])
    },
  )

  it.each(['//evil.example/', '/\\evil.example/', '/%2f%2fevil.example//', '/.//evil.example/'])(
    'of another site is not led to: %s',
    async (url) => {
      const { headers } = await get(url, { accept: 'text/html' })
      expect(headers['location']).toBeUndefined()
    },
  )

  it('that names a game is its own page', async () => {
    for (const [path, title] of [
      ['/problem?game=tiny', 'Problem of the day · Tiny'],
      ['/problem?game=tiny&day=2023-11-14', 'Problem of the day · Tiny · 14 November 2023'],
      ['/daily?game=tiny', 'Deals of the day · Tiny'],
    ] as const) {
      const { body } = await get(path)
      const escapedPath = path.replaceAll('&', '&amp;')
      expect(body).toContain(`<title>${title} · Stolik</title>`)
      expect(body).toContain(`<link rel="canonical" href="http://stolik.example${escapedPath}">`)
    }
    for (const query of ['game=none', 'game=tiny&day=2030-01-01', 'game=tiny&day=x', 'game=a&game=b'])
      expect((await get(`/problem?${query}`)).body).toContain('href="http://stolik.example/problem">')
  })

  it('of standings names the standings, not the event', async () => {
    const { body } = await get(`/event/${event}/standings`)
    expect(body).toContain(`<link rel="canonical" href="http://stolik.example/event/${event}/standings">`)
    expect(body).toContain('There are no results yet.')
  })
})

describe('search engines', () => {
  it('get a robots.txt that links to the sitemap', async () => {
    const { headers, body } = await get('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Sitemap: http://stolik.example/sitemap.xml')
    expect(body).not.toContain('Disallow: /\n')
  })

  it('get a sitemap of the indexable pages only', async () => {
    const { headers, body } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const paths = [...body.matchAll(/<loc>http:\/\/stolik\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/clubs',
        '/club/rybnik',
        '/privacy',
        '/for-clubs',
        `/event/${event}`,
        '/ranking/league',
      ]),
    )
    for (const path of paths) expect((await get(path ?? '')).body).not.toContain('noindex')
  })

  it('get an error while the data is unavailable', async () => {
    const away = await testApp({
      portal: folder,
      events: { ...events, newest: () => Promise.reject(new Error('away')) },
    })
    const { statusCode } = await away.inject('/sitemap.xml')
    await away.close()
    expect(statusCode).toBe(503)
  })
})

describe('a page of a table', () => {
  it('shows for a public one what the lobby shows, and for all others the same', async () => {
    const ola = await guest(app, 'Ola Sekretna')
    const open = (args: string) =>
      ola.get(
        `mutation { open(game: "tiny", profile: "plain", chairs: 3 ${args}) { ... on Table { id invitation } } }`,
      )
    const page = await open('')
    const hidden = await open('private: true')
    const seen = (await get(`/table/${page.id}`)).body
    expect(seen).toContain('2 chairs are free.')
    // The same as in the lobby: which game, and who waits there.
    expect(seen).toContain('<meta property="og:title" content="Tiny · Ola Sekretna’s table">')
    expect(seen).toContain(`<link rel="canonical" href="http://stolik.example/table/${page.id}">`)
    expect((await get(`/table/${page.id}/list`)).body).toContain(
      `<link rel="canonical" href="http://stolik.example/table/${page.id}/list">`,
    )
    const closed = await get(`/table/${hidden.id}`)
    const none = await get('/table/22222222')
    expect([closed.statusCode, closed.body]).toEqual([none.statusCode, none.body])
    expect(closed.body).not.toContain('Sekretna')
    expect(closed.body).not.toMatch(/og:url|canonical|oembed/)
    const word = String(hidden.invitation)
    const invited = await get(`/table/${hidden.id}?invitation=${word}`)
    const wrong = await get('/table/22222222?invitation=wrong')
    expect(invited.body).toBe(wrong.body)
    expect(invited.body).toContain('An invitation to a table')
    expect(invited.body).not.toContain(word)
    expect((await asker(app).get<object[]>('{ lobby { id } }')).length).toBe(1)
  })

  it('of a finished hand names game and players, and is the same for all others', async () => {
    const people = [await guest(app, 'Ola <b>'), await guest(app, 'Jan')] as const
    const page = await openForTwo(people, '')
    const before = await get(`/replay/${page.id}/1`)
    const unknown = await get('/replay/22222222/1')
    expect([before.statusCode, before.body]).toEqual([unknown.statusCode, unknown.body])
    expect(before.body).not.toMatch(/canonical|og:url|oembed|Ola/)
    await playOn(time, people, page.id)
    const { body } = await get(`/replay/${page.id}/1`)
    expect(body).toContain('<meta property="og:title" content="Tiny · Deal 1">')
    expect(body).toMatch(/<meta property="og:description" content="Ola &lt;b&gt; [+−\d][^"]*, Jan /)
    expect(body).toContain(`<link rel="canonical" href="http://stolik.example/replay/${page.id}/1">`)
    expect(body).toContain('<meta name="robots" content="noindex">')

    const hidden = await openForTwo(people, 'private: true')
    await playOn(time, people, hidden.id)
    for (const query of ['', `?invitation=${hidden.invitation}`])
      expect((await get(`/replay/${hidden.id}/1${query}`)).body).toBe(unknown.body)
    expect((await get('/replay/22222222/none')).statusCode).toBe(404)
  })
})

/** The path of a player’s page in the ranking. */
async function somebody(): Promise<string> {
  const { rows } = (await get('/rankings/league/latest.json')).json<{ rows: { person: string }[] }>()
  return `/ranking/league/person/${rows[0]?.person}`
}

describe('a page of a player', () => {
  it('says who it is and their place, and is not indexed', async () => {
    const path = await somebody()
    const { statusCode, body } = await get(`${path}?lang=pl`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain(`<meta property="og:url" content="http://stolik.example${path}">`)
    expect(body).toContain('<dt>Miejsce</dt><dd>1.</dd>')
    expect(body).toContain(`<a href="/ranking/league">${escaped}</a>`)
    expect(body).toContain('type="application/json+oembed"')
    expect(scriptsOf(body)).toEqual(['<script type="module" src="/src/main.ts">'])
  })

  it.each(['/ranking/league/person/none', '/ranking/none/person/p', '/ranking/league/person/a.b'])(
    'does not exist at %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )
})

describe('an element in a frame', () => {
  it('is one that the loader knows', () => {
    const parts = readFileSync(
      join(import.meta.dirname, '../../../../web/elements/src/embed/parts.ts'),
      'utf8',
    )
    for (const name of Object.keys(frameElements)) expect(parts).toContain(`'stolik-${name}':`)
  })

  const csp = (headers: Record<string, unknown>): string =>
    /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim() ?? ''

  it('is alone, with attributes from the address, escaped', async () => {
    const { statusCode, headers, body } = await get(
      `/frame/ranking?ranking=${encodeURIComponent(`"><script>alert(1)</script>`)}&theme=dark&onclick=alert(1)&lang=de`,
    )
    expect(statusCode).toBe(200)
    expect(scriptsOf(body)).toEqual([
      '<script type="module" src="/embed/frame.js">',
      '<script type="module" src="/embed/stolik.js">',
    ])
    expect(body).toContain('<stolik-ranking ranking="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(body).toContain('theme="dark" lang="de"></stolik-ranking>')
    expect(body).not.toMatch(/onclick|<style|\sstyle=/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('may be framed by any site if it only shows data, otherwise by those of the operator and of a club', async () => {
    const ancestors = async (url: string) => csp((await get(url)).headers)
    const expected = [
      'ranking?ranking=league',
      `board?event=${event}`,
      'events',
      'problem?game=skat',
      'value',
      'clubs',
    ]
    const alone = [`standings?event=${event}`, 'list?table=22222222', 'player?ranking=league&person=p']
    for (const url of [...expected, ...alone]) expect(await ancestors(`/frame/${url}`)).toBe("'self' *")
    for (const url of ['table?table=22222222', 'lobby', 'daily', 'club?club=none', `event?event=${event}`])
      expect(await ancestors(`/frame/${url}`)).toBe("'self'")
    expect(await ancestors('/frame/lobby?club=rybnik')).toBe("'self' https://rybnik.example")
    for (const url of ['/frame/constructor', '/events', '/events?/frame/events', '/frame/events/x'])
      expect(await ancestors(url)).toBe("'self'")
  })

  it('may be framed by a club on whose page it stands, without being told which', async () => {
    const ancestorsOn = async (referer: string) =>
      csp((await get(`/frame/event?event=${event}`, { referer })).headers)
    expect(await ancestorsOn('https://rybnik.example/')).toBe("'self' https://rybnik.example")
    for (const referer of ['https://evil.example/', 'https://rybnik.example.evil.example/', 'x', ''])
      expect(await ancestorsOn(referer)).toBe("'self'")
  })

  it('says in the frame of a site that is not allowed what is missing, and shows nothing else', async () => {
    const on = (referer: string, element = `event?event=${event}`) =>
      get(`/frame/${element}`, { referer, 'sec-fetch-dest': 'iframe', 'accept-language': 'en' })
    const barred = await on('https://other.example/')
    expect([barred.statusCode, barred.headers['cache-control']]).toEqual([403, 'no-store'])
    expect(csp(barred.headers)).toBe('*')
    expect(barred.body).toContain(
      'This site (https://other.example) is not allowed yet. The owner of stolik.example can allow it.',
    )
    expect(barred.body).toContain(`<a href="/event/${event}">`)
    expect(scriptsOf(barred.body)).toEqual(['<script type="module" src="/embed/frame.js">'])
    expect(barred.body).not.toContain('<stolik-')
    for (const referer of ['https://rybnik.example/', 'http://stolik.example/', ''])
      expect((await on(referer)).body).toContain('<stolik-event')
    expect((await on('https://other.example/', 'events')).body).toContain('<stolik-events')
    // Somebody who opens the address itself, from anywhere.
    const opened = await get(`/frame/event?event=${event}`, { referer: 'https://other.example/' })
    expect([opened.statusCode, csp(opened.headers)]).toEqual([200, "'self'"])
  })

  it('asks the surrounding page for a member if the address says so, but only pages of that club', async () => {
    const asks = async (url: string) => {
      const { body } = await get(`/frame/${url}`)
      const meta = /<meta name="stolik-sign-in" content="([^"]*)">/.exec(body)?.[1]
      expect(body.includes(' token-url="page:"')).toBe(meta !== undefined)
      return meta
    }
    const table = 'table?table=22222222'
    expect(await asks(`${table}&club=rybnik&sign-in=page`)).toBe('https://rybnik.example')
    expect(await asks('lobby?club=rybnik&sign-in=page&token-url=https://evil.example')).toBe(
      'https://rybnik.example',
    )
    for (const url of [
      `${table}&club=rybnik`,
      `${table}&sign-in=page`,
      `${table}&club=nobody&sign-in=page`,
      `${table}&club=rybnik&sign-in=https://evil.example`,
      'ranking?ranking=league&club=rybnik&sign-in=page',
    ])
      expect(await asks(url)).toBeUndefined()
  })

  it.each(['/club-rules', '/events', '/event/new'])(
    'lets a club’s organisers work in a frame of the whole site (%s), signed in by a page of that club',
    async (path) => {
      const page = (query: string) => get(`${path}${query}`, { accept: 'text/html' })
      const meta = async (query: string) =>
        /<meta name="stolik-sign-in" content="([^"]*)">/.exec((await page(query)).body)?.[1]
      expect(await meta('?club=rybnik&sign-in=page')).toBe('https://rybnik.example')
      expect(csp((await page('?club=rybnik&sign-in=page')).headers)).toBe("'self' https://rybnik.example")
      for (const query of ['', '?club=rybnik', '?sign-in=page', '?club=nobody&sign-in=page'])
        expect(await meta(query)).toBeUndefined()
    },
  )

  it('links to the pages of the site, and reveals no invitation', async () => {
    const list = await get('/frame/list?table=22222222&invitation=secret')
    expect(list.body).toContain('<stolik-list table="22222222"></stolik-list>')
    expect(list.body).toContain('<a href="/table/22222222">')
    const ofEvent = await get('/frame/list?event=e&series=1&table=7')
    expect(ofEvent.body).toContain('<stolik-list table="7" event="e" series="1"></stolik-list>')
    expect(ofEvent.body).toContain('<a href="/event/e">')
    const player = await get('/frame/player?ranking=league&person=p')
    expect(player.body).toContain('person-href="/ranking/league/person/{id}"')
    expect(player.body).toContain('<a href="/ranking/league/person/p">')
  })

  it.each([
    ['/frame/none', 404],
    ['/frame/constructor', 404],
    ['/frame/ranking', 400],
    ['/frame/player?ranking=league', 400],
    ['/frame/standings', 400],
    ['/frame/list?event=x', 400],
    ['/frame/ranking?ranking=', 400],
    ['/frame/ranking?ranking=a&ranking=b', 400],
    [`/frame/ranking?ranking=${'x'.repeat(201)}`, 400],
  ])('refuses %s', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status)
  })
})

describe('oEmbed', () => {
  const embed = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`)

  it('answers with a frame of this site', async () => {
    const { headers, ...answer } = await embed(
      `http://stolik.example/event/${event}?lang=de`,
      '&maxwidth=300',
    )
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(answer.json()).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'Stolik',
      provider_url: 'http://stolik.example',
      title: evil,
      width: 300,
      height: 720,
      cache_age: 3600,
      html: `<iframe src="http://stolik.example/frame/event?event=${event}&amp;lang=de" title="${escaped}" width="300" height="720" frameborder="0" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
    })
  })

  it('frames the standings of an event, and a player', async () => {
    const standings = (await embed(`http://stolik.example/event/${event}/standings`)).json<{ html: string }>()
    expect(standings.html).toContain(`src="http://stolik.example/frame/standings?event=${event}"`)
    const player = (await embed(`http://stolik.example${await somebody()}`)).json<{
      html: string
      title: string
    }>()
    expect(player.html).toMatch(
      /src="http:\/\/stolik\.example\/frame\/player\?ranking=league&amp;person=[\w-]+"/,
    )
    expect(player.title).toContain(evil)
  })

  it.each([
    ['http://stolik.example/', 'lobby'],
    ['https://stolik.example/events/', 'events'],
    ['http://stolik.example/problem', 'problem'],
    ['http://stolik.example/daily', 'daily'],
    ['http://stolik.example/value', 'value'],
    ['http://stolik.example/clubs', 'clubs'],
    ['http://stolik.example/club/rybnik', 'club?club=rybnik'],
    ['http://stolik.example/play', 'lobby'],
    ['http://stolik.example/ranking/league', 'ranking?ranking=league'],
    ['http://stolik.example/table/22222222', 'table?table=22222222'],
    ['http://stolik.example/table/22222222/list', 'list?table=22222222'],
    ['http://stolik.example/?club=rybnik', 'lobby?club=rybnik'],
    ['http://stolik.example/problem?game=tiny', 'problem?game=tiny'],
    ['http://stolik.example/problem?game=tiny&day=2023-11-14', 'problem?game=tiny&amp;day=2023-11-14'],
    ['http://stolik.example/problem/?game=tiny', 'problem?game=tiny'],
    ['http://stolik.example/problem?game=%22%3E', 'problem'],
    ['http://stolik.example/daily?game=tiny', 'daily?game=tiny'],
    ['http://stolik.example/daily?game=tiny&club=rybnik', 'daily?game=tiny&amp;club=rybnik'],
    ['http://stolik.example/table/22222222/', 'table?table=22222222'],
    ['http://stolik.example/learn', 'learn'],
    ['http://stolik.example/replay/22222222/3', 'replay?table=22222222&amp;hand=3'],
    ['http://stolik.example/replay/22222222/3#replay=12.1', 'replay?table=22222222&amp;hand=3&amp;at=12.1'],
  ])('frames %s', async (url, src) => {
    const answer = (await embed(url)).json<{ html: string }>()
    expect(answer.html).toContain(`src="http://stolik.example/frame/${src}"`)
    expect((await get(`/frame/${src}`)).statusCode).toBe(200)
  })

  it.each([
    ['http://other.example/events', '', 404],
    ['http://stolik.example@other.example/events', '', 404],
    ['javascript:alert(1)', '', 404],
    ['http://stolik.example/event/none', '', 404],
    ['http://stolik.example/event/new', '', 404],
    ['http://stolik.example/ranking/desk', '', 404],
    ['http://stolik.example/ranking/league/person/none', '', 404],
    ['http://stolik.example/ranking/league/person/..%2Flatest', '', 404],
    ['http://stolik.example/event/none/standings', '', 404],
    ['http://stolik.example/learn/whist', '', 404],
    ['http://stolik.example/replay/22222222/0', '', 404],
    ['http://stolik.example/replay/22222222', '', 404],
    ['http://stolik.example/replay/22222222/3?invitation=x', '', 404],
    ['http://stolik.example/constructor', '', 404],
    ['http://stolik.example/table/22222222/list?invitation=x', '', 404],
    ['http://stolik.example/graphql', '', 404],
    ['http://stolik.example/table/22222222?invitation=x', '', 404],
    ['no address', '', 400],
    ['http://stolik.example/events', '&maxwidth=0', 400],
    ['http://stolik.example/events', '&maxheight=-1', 400],
    ['http://stolik.example/events', '&maxheight=1&maxheight=2', 400],
    ['http://stolik.example/events', '&format=yaml', 501],
    ['http://stolik.example/club/none', '', 404],
  ])('has nothing for %s%s', async (url, more, status) => {
    expect((await embed(url, more)).statusCode).toBe(status)
  })
})

describe('a page for people who run something', () => {
  it.each(['associations', 'developers', 'words'])(
    'is explained in every language before its element runs: %s',
    async (name) => {
      for (const locale of locales) {
        const { statusCode, body } = await get(`/${name}?lang=${locale}`)
        expect(statusCode).toBe(200)
        expect(body).toContain(`<h1>${say(siteWords[locale], locale, name)}</h1>`)
        expect(body).toContain(`<link rel="canonical" href="http://stolik.example/${name}">`)
      }
    },
  )
  it('links to what is useful without scripts', async () => {
    const { body } = await get('/developers')
    for (const href of ['/schema.graphql', '/limits.json']) {
      expect(body).toContain(`<a href="${href}">`)
      expect((await get(href)).statusCode).toBe(200)
    }
  })
})
