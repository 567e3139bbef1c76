import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StolikDevelopers } from './developers.js'
import { exampleOf, linesOf } from './example.js'
import { entriesOf, search } from './schema.js'

const sdl = `"""
What is played, with a

blank line and type words.
"""
interface View {
  seat: Int
}

type Query {
  """
  A private table is shown to who sits there.
  """
  table(id: ID!, invitation: String): View!

  """Public tables, type of all."""
  lobby: [View!]!
  games(
    """Of which kind."""
    kind: Kind = ALL
  ): [String!]!
}

type Mutation {
  play(move: String!): Result!
}

enum Kind {
  ALL
}

input Wish {
  name: String!
}

union Result = View | Refused

scalar JSON
`
const manifest = {
  modules: [
    {
      declarations: [
        {
          tagName: 'stolik-events',
          summary: 'All events.',
          description: 'All events. The coming ones first.',
          attributes: [
            {
              name: 'event-href',
              fieldName: 'eventHref',
              description: 'with \`{id}\` in it',
              type: { text: 'string' },
            },
          ],
          members: [
            { name: 'eventHref', attribute: 'event-href', description: 'with it', type: { text: 'string' } },
            { name: 'games', description: 'told by script', type: { text: 'Game[]' } },
          ],
          events: [],
          slots: [{ name: '', description: 'whatever' }],
          cssParts: [],
          cssProperties: [{ name: '--stolik-ink', description: 'text', default: '#000' }],
        },
        {
          tagName: 'stolik-ranking',
          summary: 'A ranking.',
          description: 'A ranking.',
          attributes: [
            { name: 'ranking', fieldName: 'ranking', description: 'id', type: { text: 'string' } },
          ],
          members: [],
          events: [],
          slots: [],
          cssParts: [],
          cssProperties: [],
        },
      ],
    },
  ],
}
const usual = window.fetch.bind(window)
let answers: Record<string, unknown>
beforeEach(() => {
  localStorage.clear()
  answers = {
    '/embed/custom-elements.json': manifest,
    '/schema.graphql': sdl,
    '/limits.json': { requestsInTenSeconds: null, maxBytes: 65536, socket: { subscriptions: 20 } },
    '/graphql': { data: { lobby: [], events: [], rankings: [], leagues: [] } },
  }
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!(pathname in answers)) return usual(input, init)
    const answer = answers[pathname]
    if (answer === null) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)))
  }
})
afterEach(() => {
  window.fetch = usual
  document.body.replaceChildren()
})

const all = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
async function draw(lang = 'en', theme = 'light'): Promise<StolikDevelopers> {
  const element = await show(new StolikDevelopers(), { lang, theme })
  await expect.poll(() => all(element, '.entry').length).toBeGreaterThan(0)
  return element
}
async function unfold(element: StolikDevelopers, tag: string): Promise<HTMLElement> {
  all(element, `#${tag} > summary`)[0]?.click()
  await expect.poll(() => all(element, `#${tag} .lines`)).toHaveLength(1)
  return all(element, `#${tag}`)[0] as HTMLElement
}

describe('stolik-developers', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    const element = await draw('pl', theme)
    await unfold(element, 'stolik-ranking')
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    expect(text(await draw(lang))).not.toMatch(/\bdev\./)
  })

  it('tells Poles that descriptions are in English, and marks each of them as English', async () => {
    const element = await draw('pl')
    await unfold(element, 'stolik-events')
    expect(text(element)).toContain('Opisy interfejsów są po angielsku.')
    const unmarked = all(element, 'p, span, td, th, pre')
      .filter((one) => one.closest('[lang=en]') === null && one.querySelector('[lang=en]') === null)
      .filter((one) => one.closest('.live, code') === null)
      .map((one) => one.textContent.trim())
    expect(unmarked.filter((words) => /\b(the|of|and|is|are|with)\b/i.test(words))).toEqual([])
  })

  it('has the lines to paste, the live element, and its attributes', async () => {
    const events = await unfold(await draw(), 'stolik-events')
    expect(events.querySelector('.lines code')?.textContent).toBe(
      `<script type="module" src="${location.origin}/embed/stolik.js"></script>\n<stolik-events></stolik-events>`,
    )
    expect(events.querySelector('.live > stolik-events')).not.toBeNull()
    const rows = [...events.querySelectorAll('tbody th code:first-child')].map((one) => one.textContent)
    expect(rows).toEqual(['event-href', 'games', '—', '--stolik-ink'])
    expect(events.querySelector('td code')?.textContent).toBe('{id}')
  })

  it('says so where there is nothing to show, and creates no element without an example', async () => {
    const ranking = await unfold(await draw(), 'stolik-ranking')
    expect(ranking.textContent).toContain('There is nothing on this site yet')
    expect(ranking.querySelector('.live')).toBeNull()
  })

  it('says what did not load, and asks again', async () => {
    answers['/schema.graphql'] = null
    const element = await show(new StolikDevelopers(), { lang: 'en' })
    await expect.poll(() => all(element, '[role=alert]')).toHaveLength(1)
    await expect.poll(() => text(element)).toContain('stolik-events')
    answers['/schema.graphql'] = sdl
    all(element, '[role=alert] button')[0]?.click()
    await expect.poll(() => all(element, '.entry').length).toBeGreaterThan(0)
  })

  it('finds the searched text in the schema', async () => {
    const element = await draw()
    const input = all(element, 'input[type=search]')[0] as HTMLInputElement
    input.value = 'private'
    input.dispatchEvent(new Event('input'))
    await element.updateComplete
    expect(all(element, '.entry summary').map((one) => one.textContent)).toEqual(['table'])
    expect(text(element)).toContain('1 match')
  })

  it('shows the limits of this gateway', async () => {
    const element = await draw()
    await expect.poll(() => text(element)).toContain('65,536')
    expect(text(element)).toContain('no limit')
  })
})

describe('the schema', () => {
  it('is read into its queries, mutations and types, each with its description', () => {
    expect(entriesOf(sdl).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'query table',
      'query lobby',
      'query games',
      'mutation play',
      'type View',
      'type Result',
      'type JSON',
      'input Wish',
      'enum Kind',
    ])
    const [table, lobby, games] = entriesOf(sdl)
    expect(table?.text).toBe(
      '"""\nA private table is shown to who sits there.\n"""\ntable(id: ID!, invitation: String): View!',
    )
    expect(lobby?.text).toContain('"""Public tables, type of all."""')
    expect(games?.text).toContain('kind: Kind = ALL')
  })
  it('is searched for all words, in any case', () => {
    expect(search(entriesOf(sdl), ' KIND all').map(({ name }) => name)).toEqual(['games', 'Kind'])
  })
})

describe('an example', () => {
  const told = (...names: string[]) => ({
    attributes: names.map((name) => ({ name, fieldName: name, description: '' })),
  })
  it('shows what exists, and nothing where nothing exists', () => {
    expect(exampleOf(told('event', 'href'), { event: 'e' })).toEqual({ event: 'e' })
    expect(exampleOf(told('ranking', 'person'), { ranking: 'r' })).toEqual({ ranking: 'r' })
    expect(exampleOf(told('table'), { event: 'e' })).toBeNull()
    expect(exampleOf(told('game'), {})).toEqual({})
  })
  it('is written so that it can be pasted', () => {
    expect(linesOf('https://a.example', 'x-y', { ranking: 'a"&b' })).toContain('ranking="a&quot;&amp;b"')
  })
})
