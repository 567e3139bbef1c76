/** Tests what ranking elements say when the page is written wrongly, or when there is nothing to read. */
import { faults, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFiles, person, published, row, server, type Files } from '../../elements/test/ranking.js'
import '@stolik/elements/ranking/history'
import './ranking/pages/index.js'
import '@stolik/elements/ranking/player/player'
import '@stolik/elements/ranking/ranking'

/** Each element with its required attributes. */
const needs = {
  'stolik-ranking': ['ranking'],
  'stolik-player': ['ranking', 'person'],
  'stolik-ranking-history': ['ranking', 'person'],
  'stolik-ranking-person': ['ranking', 'person'],
  'stolik-ranking-club': ['ranking', 'club'],
} as const
const tags = Object.keys(needs)
const headings: Readonly<Record<string, string>> = {
  'stolik-ranking': 'Lista roczna 2027',
  'stolik-player': 'Gracz 1',
}
const whole = { ranking: 'r', person: 'p1', club: 'Żukowo' }

let files: Files
beforeEach(() => {
  localStorage.clear()
  files = fakeFiles()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  files.restore()
})

function paste(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ server, lang: 'en', ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  return element
}
const said = (element: HTMLElement): string =>
  [...(element.shadowRoot?.querySelectorAll('[role=status], [role=alert]') ?? [])]
    .map((one) => one.textContent.replace(/\s+/g, ' ').trim())
    .join(' ')

describe('a ranking element on a page that is written wrongly', () => {
  it.each(Object.entries(needs).flatMap(([tag, all]) => all.map((name) => [tag, name] as const)))(
    'reports on <%s> that “%s” is missing, and sends no request',
    async (tag, name) => {
      const element = paste(tag, Object.fromEntries(Object.entries(whole).filter(([one]) => one !== name)))
      await expect.poll(() => said(element)).toContain(`the attribute “${name}” is missing`)
      expect(files.asked).toEqual([])
      expect(await faults(element)).toEqual([])
    },
  )

  it.each(tags.flatMap((tag) => ['http://', 'ftp://club.example'].map((at) => [tag, at] as const)))(
    'reports on <%s> that no server can be at %s',
    async (tag, at) => {
      const element = paste(tag, { ...whole, server: at })
      await expect.poll(() => said(element)).toContain(`where no server can be (“${at}”)`)
      expect(files.asked).toEqual([])
    },
  )

  it.each(['stolik-ranking', 'stolik-player'])(
    'starts <%s> when the attribute comes, and reports again when it goes',
    async (tag) => {
      files.put('/rankings/r/latest.json', published([row(1)]))
      files.put('/rankings/r/people/p1.json', person())
      const element = paste(tag, { person: 'p1' })
      await expect.poll(() => said(element)).toContain('is missing')
      element.setAttribute('ranking', 'r')
      await expect.poll(() => shown(element.shadowRoot, 'h2')).toBe(headings[tag])
      element.removeAttribute('ranking')
      await expect.poll(() => said(element)).toContain('is missing')
      expect(element.shadowRoot?.querySelector('h2')).toBeNull()
    },
  )
})

describe('a ranking element with nothing to read', () => {
  it.each(tags)('reports on <%s> that there is no such ranking', async (tag) => {
    const element = paste(tag, whole)
    await expect.poll(() => said(element)).toContain('There is no such ranking, or nothing is published yet.')
    expect(await faults(element)).toEqual([])
  })

  it.each([
    ['UNKNOWN_PERSON', 404, 'There is no such player in this ranking.'],
    ['MALFORMED', 400, 'There is no such ranking'],
    ['UNKNOWN_RANKING', 404, 'There is no such ranking'],
    ['FAULT', 500, 'Something went wrong at the server.'],
  ])('reports %s', async (code, status, words) => {
    Object.assign(globalThis, { fetch: () => Promise.resolve(Response.json({ code }, { status })) })
    const element = paste('stolik-player', whole)
    await expect.poll(() => said(element)).toContain(words)
  })

  it.each(['stolik-ranking', 'stolik-player'])(
    'reads again for <%s> by itself when the server was away',
    async (tag) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      files.put('/rankings/r/latest.json', published([row(1)]))
      files.put('/rankings/r/people/p1.json', person())
      files.cut()
      const element = paste(tag, whole)
      await vi.waitFor(() => expect(said(element)).toContain('No connection'))
      files.mend()
      await vi.advanceTimersByTimeAsync(10_000)
      await vi.waitFor(() => expect(shown(element.shadowRoot, 'h2')).toBe(headings[tag]))
    },
  )
})
