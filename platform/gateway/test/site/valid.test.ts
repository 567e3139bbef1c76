/** The pages of the site, read by programs: as HTML, and for what they are about (JSON-LD). */
import { HtmlValidate } from 'html-validate'
import jsonld, { type JsonLdDocument } from 'jsonld'
import type { RemoteDocument } from 'jsonld/jsonld-spec.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evil, openStage, origin, type Stage } from './stage.js'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const pages = (): readonly string[] => [
  ...[`/event/${stage.event}`, `/event/${stage.event}/standings`, '/ranking/league', '/club/dolina'],
  ...['/events', '/clubs', '/ranking', '/'],
]

describe('pages', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // How a page is written, which no reader of it sees.
    rules: {
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attr-quotes': 'off',
    },
  })

  it('are valid HTML', async () => {
    for (const path of pages()) {
      const report = await validator.validateString(await stage.get(path))
      const wrong = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId}: ${message}`),
      )
      expect(wrong).toEqual([])
    }
  })

  it('of rankings without scripts are valid HTML, too', async () => {
    for (const path of ['/rankings/', '/rankings/league/']) {
      const report = await validator.validateString(await stage.get(path))
      expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
    }
  })
})

type Node = Readonly<Record<string, unknown>> & { readonly '@type'?: readonly string[] }

/** The part of schema.org’s context that says which values are addresses and times; the network is not asked for the rest. */
const context = {
  '@vocab': 'http://schema.org/',
  ...Object.fromEntries(
    ['url', 'item', 'sameAs', 'contentUrl', 'eventStatus', 'eventAttendanceMode'].map((name) => [
      name,
      { '@id': `http://schema.org/${name}`, '@type': '@id' },
    ]),
  ),
}
const documentLoader = (url: string): Promise<RemoteDocument> => {
  if (url !== 'https://schema.org') throw new Error(`the page loads ${url}`)
  return Promise.resolve({ documentUrl: url, document: { '@context': context } })
}

/** The things of a page as a program understands them, by their kind. */
async function thingsIn(path: string): Promise<Readonly<Record<string, Node>>> {
  const body = await stage.get(path)
  const data = [...body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  expect(data).toHaveLength(1)
  const parsed = JSON.parse(data[0]?.[1] ?? '') as JsonLdDocument
  const nodes: readonly object[] = await jsonld.expand(parsed, { documentLoader })
  return Object.fromEntries((nodes as readonly Node[]).map((node) => [kindOf(node), node]))
}
const kindOf = (node: Node): string => node['@type']?.[0]?.replace('http://schema.org/', '') ?? ''
const of = (node: Node | undefined, name: string): unknown => {
  const [first] = (node?.[`http://schema.org/${name}`] ?? []) as readonly Record<string, unknown>[]
  return first?.['@value'] ?? first?.['@id'] ?? first
}
const crumbs = (things: Readonly<Record<string, Node>>): readonly unknown[] => {
  const items = things['BreadcrumbList']?.['http://schema.org/itemListElement'] as readonly Node[]
  return items.map((item) => [of(item, 'position'), of(item, 'name'), of(item, 'item')])
}

describe('what pages are about, for search engines', () => {
  it('is on the page of an event the event, without its players', async () => {
    const things = await thingsIn(`/event/${stage.event}`)
    const found = things['SportsEvent']
    expect(['name', 'startDate', 'url', 'eventStatus', 'sport'].map((name) => of(found, name))).toEqual([
      evil,
      '2026-12-05T17:00:00.000Z',
      `${origin}/event/${stage.event}`,
      'https://schema.org/EventScheduled',
      'Tiny',
    ])
    expect(of(of(found, 'location') as Node, 'name')).toBe('Hala, <Żory>')
    expect(of(of(found, 'organizer') as Node, 'name')).toBe('The club')
    expect(crumbs(things)).toEqual([
      [1, 'Tournaments', `${origin}/events`],
      [2, evil, `${origin}/event/${stage.event}`],
    ])
    expect(JSON.stringify(things)).not.toContain('Secret')
  })

  it('is on the page of results the event, and the way back to it', async () => {
    const things = await thingsIn(`/event/${stage.event}/standings`)
    expect(Object.keys(things).toSorted()).toEqual(['BreadcrumbList', 'SportsEvent'])
    expect(crumbs(things)).toHaveLength(3)
    expect(JSON.stringify(things)).not.toContain('Secret')
  })

  it('is on the page of a ranking its data, its association and its first places', async () => {
    const things = await thingsIn('/ranking/league')
    expect(Object.keys(things).toSorted()).toEqual(['BreadcrumbList', 'Dataset', 'ItemList'])
    expect(of(things['Dataset'], 'name')).toBe(evil)
    expect(kindOf(of(things['Dataset'], 'creator') as Node)).toBe('Organization')
    const places = things['ItemList']?.['http://schema.org/itemListElement'] as readonly Node[]
    expect(places.length).toBeGreaterThan(2)
    expect(of(places[0], 'position')).toBe(1)
    for (const file of things['Dataset']?.['http://schema.org/distribution'] as readonly Node[])
      await stage.get(String(of(file, 'contentUrl')).replace(origin, ''))
  })

  it('is on the page of a club the club and its next evenings, without its members', async () => {
    const things = await thingsIn('/club/dolina')
    const club = things['Organization']
    expect(['name', 'url', 'sameAs'].map((name) => of(club, name))).toEqual([
      'Dolina 3',
      `${origin}/club/dolina`,
      'https://dolina.example/?a=1&b="',
    ])
    const [next] = club?.['http://schema.org/event'] as readonly Node[]
    expect(of(next, 'name')).toBe(evil)
    expect(crumbs(things)).toEqual([
      [1, 'Clubs', `${origin}/clubs`],
      [2, 'Dolina 3', `${origin}/club/dolina`],
    ])
    expect(await stage.get('/club/dolina')).not.toMatch(/Ola|Secret/)
  })
})

describe('the page of a club', () => {
  it('says before its element runs when its next evening is, how it ranks and how to join', async () => {
    const body = await stage.get('/club/dolina')
    expect(body).toContain('<h1>Dolina 3</h1>')
    expect(body).toMatch(
      /<meta property="og:description" content="&lt;Żory&gt;\. Come to the next evening: 5 December/,
    )
    expect(body).toContain(`<a href="/event/${stage.event}">`)
    expect(body).toContain('<a href="/ranking/league/club/Dolina%203">')
    expect(body).toContain('(4 players)')
    expect(body).toContain('rel="external">dolina.example</a>')
    expect(await stage.get('/club/dolina?lang=pl')).toContain('Jak dołączyć')
    expect((await stage.app.inject('/club/none')).statusCode).toBe(404)
  })
})
