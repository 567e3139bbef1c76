/** Feeds and other files in XML, read by a strict parser: Atom beside iCalendar, oEmbed, and the map of the site. */
import { DOMParser, onErrorStopParsing, type Element } from '@xmldom/xmldom'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evil, openStage, origin, type Stage } from './stage.js'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** @throws if it is not well-formed */
function rootOf(text: string): Element {
  const { documentElement } = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml')
  if (documentElement === null) throw new Error('no element')
  return documentElement
}
const children = (of: Element, name?: string): readonly Element[] =>
  [...of.childNodes].filter(
    (node): node is Element => node.nodeType === 1 && (name === undefined || node.nodeName === name),
  )
const textIn = (of: Element, name: string): string => children(of, name)[0]?.textContent ?? ''

interface Entry {
  readonly id: string
  readonly title: string
  readonly summary: string
}
interface Feed extends Entry {
  readonly lang: string | null
  readonly links: readonly { readonly rel: string | null; readonly href: string }[]
  readonly entries: readonly Entry[]
}

/** A feed with all that RFC 4287 asks of it. */
async function feedAt(path: string, language = 'en'): Promise<Feed> {
  const root = rootOf(await stage.get(path, language))
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  const entryOf = (of: Element): Entry => {
    const [id, title, updated] = ['id', 'title', 'updated'].map((name) => textIn(of, name))
    expect(id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
    expect(title).not.toBe('')
    expect(new Date(updated ?? '').toISOString()).toBe(updated)
    return { id: id ?? '', title: title ?? '', summary: textIn(of, 'summary') }
  }
  const entries = children(root, 'entry').map(entryOf)
  const feed = entryOf(root)
  expect(new Set([feed, ...entries].map(({ id }) => id)).size).toBe(entries.length + 1)
  const links = children(root, 'link').map((link) => ({
    rel: link.getAttribute('rel'),
    href: link.getAttribute('href') ?? '',
  }))
  expect(links.map(({ rel }) => rel)).toEqual(['self', 'alternate'])
  expect(children(root, 'author').map((author) => textIn(author, 'name'))).not.toEqual([''])
  return { ...feed, lang: root.getAttribute('xml:lang'), links, entries }
}

describe('feeds', () => {
  it.each(['events', 'game/tiny', 'club/dolina'])('of events are Atom and iCalendar: %s', async (name) => {
    const { entries, ...feed } = await feedAt(`/files/calendar/${name}.atom`)
    expect(feed.lang).toBe('en')
    expect(entries.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^<\/script>.*, 5 December 2026 at 18:00$/),
    ])
    expect(entries[0]?.summary).toContain('Hala, <Żory> · The club · Tiny')
    for (const link of feed.links) await stage.get(link.href.replace(origin, ''))
    const calendar = new ICAL.Component(
      ICAL.parse(await stage.get(`/files/calendar/${name}.ics`)) as unknown[],
    )
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
  })

  it('speak the language of the reader, or of the address, and keep their ids', async () => {
    const [en, pl, de] = [
      await feedAt('/files/calendar/game/tiny.atom'),
      await feedAt('/files/calendar/game/tiny.atom', 'pl'),
      await feedAt('/files/calendar/game/tiny.atom?lang=de', 'pl'),
    ]
    expect([en, pl, de].map(({ title }) => title.split(':')[0])).toEqual([
      'Tournaments',
      'Turnieje',
      'Turniere',
    ])
    expect(de.lang).toBe('de')
    expect(pl.entries[0]?.title).toContain('5 grudnia 2026')
    expect(
      new Set([en, pl, de].flatMap(({ id, entries }) => [id, ...entries.map((one) => one.id)])).size,
    ).toBe(2)
  })

  it('of rankings speak it, too', async () => {
    const titles = async (language: string) =>
      (await feedAt('/rankings/league/feed.atom', language)).entries.map(({ title }) =>
        title.split('>: ').at(-1),
      )
    expect((await titles('en'))[0]).toContain('edition 1, final, as of 31 March 2026')
    expect((await titles('pl'))[0]).toContain('wydanie 1')
  })

  it('do not exist for unknown clubs and games', async () => {
    for (const path of ['club/none.atom', 'game/none.atom', 'game/none.ics', 'game/__proto__.atom'])
      expect((await stage.app.inject(`/files/calendar/${path}`)).statusCode).toBe(404)
  })
})

describe('oEmbed as XML', () => {
  it('says the same as in JSON, and pages link both', async () => {
    const body = await stage.get('/club/dolina')
    const addressOf = (type: string): string => {
      const [, href = ''] = new RegExp(`type="${type}\\+oembed" href="([^"]*)"`).exec(body) ?? []
      return href.replaceAll('&amp;', '&').replace(origin, '')
    }
    const json = JSON.parse(await stage.get(addressOf('application/json'))) as Readonly<
      Record<string, unknown>
    >
    const xml = rootOf(await stage.get(addressOf('text/xml')))
    expect(xml.nodeName).toBe('oembed')
    expect(Object.fromEntries(children(xml).map((one) => [one.nodeName, one.textContent]))).toEqual(
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
    )
    const { headers } = await stage.app.inject(addressOf('text/xml'))
    expect(headers['content-type']).toBe('text/xml; charset=utf-8')
  })

  it('is safe against names that end an element', async () => {
    const text = await stage.get(
      `/oembed?format=xml&url=${encodeURIComponent(`${origin}/event/${stage.event}`)}`,
    )
    expect(textIn(rootOf(text), 'title')).toBe(evil)
  })
})

it('the map of the site is XML, and lists no page of a person', async () => {
  const map = rootOf(await stage.get('/sitemap.xml'))
  const paths = children(map, 'url').map((url) => textIn(url, 'loc'))
  expect(paths).toEqual(expect.arrayContaining([`${origin}/club/dolina`, `${origin}/event/${stage.event}`]))
  expect(paths.filter((path) => path.includes('/person/'))).toEqual([])
})
