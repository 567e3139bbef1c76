/** Tests the lines that a club pastes: complete, escaped, and true of the gateway. */
import { faults, show } from '@stolik/kit/testing'
import { locales } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { parts } from '@stolik/elements/embed/parts'
import { pasteWords } from '../words/paste/index.js'
import { kinds, type Kind } from './kinds.js'
import {
  addressLine,
  elementLines,
  frameLines,
  pinnedLine,
  policyLine,
  scriptLine,
  shortcode,
  type EmbedChoice,
} from './lines.js'
import { StolikPaste } from './paste.js'
import { dealAt } from './which.js'

const origin = 'https://stolik.example'
const kind = (name: string): Kind => {
  const found = kinds.find((one) => one.name === name)
  if (found === undefined) throw new Error(name)
  return found
}
const wanted = (name: string, more: Partial<EmbedChoice> = {}): EmbedChoice => ({
  kind: kind(name),
  of: '',
  part: '',
  at: '',
  title: 'Title',
  lang: '' as const,
  theme: '' as const,
  ...more,
})
const parsed = (html: string): Element => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild as Element
}

describe('the lines', () => {
  it.each(kinds.map(({ name }) => [name]))('of %s name an element that the loader knows', async (name) => {
    expect(Object.keys(parts)).toContain(`stolik-${name}`)
    for (const locale of locales) {
      await pasteWords.need(locale)
      expect(pasteWords[locale]).toHaveProperty([`paste.kind.${name}`], expect.stringMatching(/\p{L}/u))
    }
  })

  it('contain everything the element needs on another site, and nothing that a strict policy forbids', () => {
    const evil = `"><script>alert(1)</script>`
    const element = parsed(
      elementLines(origin, wanted('ranking', { of: evil, title: evil, lang: 'csb', theme: 'dark' })),
    )
    expect(element.localName).toBe('stolik-ranking')
    expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toEqual({
      ranking: evil,
      lang: 'csb',
      theme: 'dark',
      'person-href': `${origin}/ranking/${encodeURIComponent(evil)}/person/{id}`,
      'club-href': `${origin}/ranking/${encodeURIComponent(evil)}/club/{id}`,
    })
    expect(element.querySelector('script')).toBeNull()
    expect(element.textContent.trim()).toBe(evil)
    for (const { name } of kinds) expect(elementLines(origin, wanted(name))).not.toMatch(/style=|onclick/)
  })

  it('are a frame, an address, a script, and a policy', () => {
    const frame = parsed(frameLines(origin, wanted('event', { of: 'a b', lang: 'de' })))
    expect(frame.getAttribute('src')).toBe(`${origin}/frame/event?event=a+b&lang=de`)
    expect(frame.getAttribute('title')).toBe('Title')
    expect(addressLine(origin, wanted('ranking', { of: 'liga', lang: 'szl' }))).toBe(
      `${origin}/ranking/liga?lang=szl`,
    )
    const deal = { of: 'k7', part: '3', at: '12.1' }
    expect(addressLine(origin, wanted('replay', deal))).toBe(`${origin}/replay/k7/3#replay=12.1`)
    expect(addressLine(origin, wanted('replay', { ...deal, lang: 'csb' }))).toBe(
      `${origin}/replay/k7/3?lang=csb#replay=12.1`,
    )
    expect(shortcode(wanted('ranking', { of: 'liga', lang: 'szl', theme: 'dark' }))).toBe(
      '[stolik element="ranking" ranking="liga" lang="szl" theme="dark"]',
    )
    expect(shortcode(wanted('lobby'))).toBe('[stolik element="lobby"]')
    expect(parsed(scriptLine(origin)).getAttribute('src')).toBe(`${origin}/embed/stolik.js`)
    const pinned = parsed(pinnedLine(origin, { file: '1-a/stolik.js', integrity: 'sha384-x' }))
    expect([pinned.getAttribute('src'), pinned.getAttribute('integrity')]).toEqual([
      `${origin}/embed/1-a/stolik.js`,
      'sha384-x',
    ])
    expect(policyLine(origin)).toBe(
      'script-src https://stolik.example; connect-src https://stolik.example wss://stolik.example',
    )
  })
})

describe('the address of a replay', () => {
  it.each([
    [`${origin}/replay/k7/3`, { table: 'k7', hand: '3', at: '' }],
    [`${origin}/replay/k7/12/#replay=14.1`, { table: 'k7', hand: '12', at: '14.1' }],
    [`${origin}/replay/k7/3?lang=csb#replay=9`, { table: 'k7', hand: '3', at: '9' }],
    [`${origin}/replay/a%20b/3`, { table: 'a b', hand: '3', at: '' }],
    [`${origin}/replay/k7`, null],
    [`${origin}/replay/k7/0`, null],
    [`${origin}/replay/k%/3`, null],
    [`${origin}/table/k7/3`, null],
    [`${origin}/replay/k7/3?invitation=secret`, null],
    ['https://stolik.example.evil.example/replay/k7/3', null],
    ['k7', null],
  ])('%s', (address, deal) => expect(dealAt(address, origin)).toEqual(deal))
})

describe('stolik-paste', () => {
  let line: Line
  beforeEach(() => {
    localStorage.clear()
    line = fakeLine()
    line.answer('Things', {
      events: [{ id: 'e1', name: 'Spring cup' }],
      clubs: [
        { id: 'rybnik', name: 'Klub Rybnik' },
        { id: null, name: 'Żory' },
      ],
      leagues: [{ league: 'liga-2027', name: 'Liga', season: '2027' }],
      rankings: [
        { id: 'draft', name: 'Draft', editions: [{ status: 'DRAFT' }] },
        { id: 'liga', name: 'Liga', editions: [{ status: 'FINAL' }] },
      ],
      lobby: [],
    })
    line.serve(`${line.base}/rankings/liga/latest.json`, () => Response.json({ rows: players }))
  })
  const players = [
    { person: 'p2', name: 'Ola' },
    { person: 'p0', name: null },
    { person: 'p1', name: 'Jan' },
  ]
  afterEach(() => {
    vi.restoreAllMocks()
    document.body.replaceChildren()
    line.restore()
  })
  const draw = async (theme = 'light'): Promise<StolikPaste> => {
    const element = await show(new StolikPaste(), { server: line.base, lang: 'en', theme })
    await line.until('Things')
    return element
  }
  const press = async (element: StolikPaste, name: string, value: string): Promise<void> => {
    element.shadowRoot?.querySelector<HTMLInputElement>(`input[name=${name}][value=${value}]`)?.click()
    await element.updateComplete
  }
  const words = (element: StolikPaste): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''

  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    const element = await draw(theme)
    await press(element, 'kind', 'ranking')
    expect(await faults(element)).toEqual([])
  })

  it('offers what is published, and shows the element itself', async () => {
    const element = await draw()
    await press(element, 'kind', 'ranking')
    await expect.poll(() => element.shadowRoot?.querySelector('option[value=liga]')?.textContent).toBe('Liga')
    expect(element.shadowRoot?.querySelector('option[value=draft]')).toBeNull()
    await expect.poll(() => element.firstElementChild?.getAttribute('ranking')).toBe('liga')
    expect(element.firstElementChild?.localName).toBe('stolik-ranking')
    expect(words(element)).toContain('<stolik-ranking ranking="liga"')
    await press(element, 'colours', 'dark')
    expect(element.firstElementChild?.getAttribute('theme')).toBe('dark')
    await press(element, 'kind', 'table')
    expect(words(element)).toContain('Nobody is playing now.')
    expect(element.children.length).toBe(0)
  })

  it('says that the lines were copied, or that they could not be', async () => {
    const element = await draw()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    const button = element.shadowRoot?.querySelector<HTMLElement>('.copy')
    button?.click()
    await expect.poll(() => words(element)).toContain('Copied, now paste it')
    expect(write.mock.calls[0]?.[0]).toContain('<stolik-lobby')
    write.mockRejectedValueOnce(new Error('not allowed'))
    button?.click()
    await expect.poll(() => words(element)).toContain('It could not be copied.')
  })

  it('says that the choices could not be loaded, and asks again', async () => {
    line.cut()
    const element = await show(new StolikPaste(), { server: line.base, lang: 'en' })
    await press(element, 'kind', 'event')
    await expect.poll(() => words(element)).toContain('could not be loaded')
    line.mend()
    element.shadowRoot?.querySelector<HTMLElement>('section .fit')?.click()
    await expect.poll(() => element.firstElementChild?.getAttribute('event')).toBe('e1')
  })

  const select = async (element: StolikPaste, label: string, value: string): Promise<void> => {
    const field = [...(element.shadowRoot?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
      textContent.trim().startsWith(label),
    )
    const found = field?.querySelector<HTMLSelectElement | HTMLInputElement>('select, input')
    if (!found) throw new Error(`no ${label}`)
    found.value = value
    found.dispatchEvent(new Event(found.localName === 'select' ? 'change' : 'input'))
    await element.updateComplete
  }

  it('offers the card of a player of a ranking by name, without people who asked to be forgotten', async () => {
    const element = await draw()
    await press(element, 'kind', 'player')
    await expect.poll(() => element.firstElementChild?.getAttribute('person')).toBe('p1')
    expect(element.firstElementChild?.localName).toBe('stolik-player')
    expect(element.firstElementChild?.getAttribute('person-href')).toBe('/ranking/liga/person/{id}')
    const names = [...(element.shadowRoot?.querySelectorAll('option') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(names.slice(0, 3)).toEqual(['Liga', 'Jan', 'Ola'])
    await select(element, 'Which player?', 'p2')
    expect(words(element)).toContain('<stolik-player ranking="liga" person="p2"')
    expect(words(element)).toContain(`/ranking/liga/person/p2">Ola</a>`)
    expect(await faults(element)).toEqual([])
  })

  it('fetches the players of a ranking again after a failure', async () => {
    line.serve(`${line.base}/rankings/liga/latest.json`, () => new Response('', { status: 503 }))
    const element = await draw()
    await press(element, 'kind', 'player')
    await expect.poll(() => words(element)).toContain('could not be loaded')
    expect(element.firstElementChild).toBeNull()
    line.serve(`${line.base}/rankings/liga/latest.json`, () => Response.json({ rows: players }))
    element.shadowRoot?.querySelector<HTMLElement>('section .fit')?.click()
    await expect.poll(() => element.firstElementChild?.getAttribute('person')).toBe('p1')
  })

  it('offers the finished deals of the existing tables, and any other by its address', async () => {
    line.answer('Things', {
      events: [],
      rankings: [],
      clubs: [],
      leagues: [],
      lobby: [
        { id: 'k7', done: 0, players: [] },
        { id: 'k8', done: 2, players: [{ name: 'Ola' }, null] },
      ],
    })
    const element = await draw()
    await press(element, 'kind', 'replay')
    const told = (): (string | null | undefined)[] =>
      ['table', 'hand', 'at'].map((name) => element.firstElementChild?.getAttribute(name))
    await expect.poll(told).toEqual(['k8', '2', null])
    await select(element, 'Which deal?', '1')
    expect(told()).toEqual(['k8', '1', null])
    await select(element, 'Address of the replay', `${line.base}/replay/z9/4#replay=12.1`)
    expect(told()).toEqual(['z9', '4', '12.1'])
    expect(words(element)).toContain('<stolik-replay table="z9" hand="4" at="12.1"')
    expect(words(element)).toContain(`/replay/z9/4#replay=12.1"`)
    expect(await faults(element)).toEqual([])
    await select(element, 'Address of the replay', 'https://other.example/replay/z9/4')
    expect(words(element)).toContain(`This is no address of a replay from ${line.base}`)
    expect(element.firstElementChild).toBeNull()
  })
})
