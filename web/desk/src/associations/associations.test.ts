import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StolikAssociations } from './associations.js'

const usual = window.fetch.bind(window)
let rankings: readonly object[]
beforeEach(() => {
  localStorage.clear()
  rankings = []
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const data = {
      lobby: [],
      events: [],
      leagues: [],
      rankings,
      rankingPresets: [{ game: 'skat', id: 'evenings' }],
    }
    if (pathname === '/graphql') return Promise.resolve(new Response(JSON.stringify({ data })))
    return pathname.startsWith('/rankings/')
      ? Promise.resolve(new Response('', { status: 404 }))
      : usual(input, init)
  }
})
afterEach(() => {
  window.fetch = usual
  document.body.replaceChildren()
})

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
const one = (element: Element, selector: string): Element | null =>
  element.shadowRoot?.querySelector(selector) ?? null

describe('stolik-associations', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    const element = await show(new StolikAssociations(), { lang: 'pl', theme })
    await expect.poll(() => text(element)).toContain('Nie ogłoszono')
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    const element = await show(new StolikAssociations(), { lang })
    expect(text(element)).not.toMatch(/\bassoc\./)
  })

  it('names the rules of the games, and says that there is no ranking yet', async () => {
    const element = await show(new StolikAssociations(), { lang: 'en' })
    await expect.poll(() => text(element)).toContain('Club evenings: sum of points')
    await expect.poll(() => text(element)).toContain('No ranking has been published here yet.')
    expect(one(element, 'stolik-ranking')).toBeNull()
  })

  it.each([
    ['pl', 'Polecenie działa w folderze serwera'],
    ['de', 'Der Befehl läuft im Ordner des Servers'],
    ['en', 'The command runs in the server’s folder'],
  ])(
    'gives whole commands, and says beside each where it runs and what it needs, in %s',
    async (lang, where) => {
      rankings = [{ id: 'league', editions: [{ status: 'FINAL' }] }]
      const element = await show(new StolikAssociations(), { lang })
      const commands = (): string[] =>
        [...(element.shadowRoot?.querySelectorAll('code') ?? [])]
          .map((code) => code.textContent.trim())
          .filter((line) => line.startsWith('npx stolik'))
      await expect.poll(() => commands()[0]).toContain('/league/')
      expect(commands()).toEqual([
        `npx stolik rank verify ${location.origin}/rankings/league/editions/1.export.json`,
        'npx stolik rank keygen association.key --association "NAME"',
      ])
      const told = text(element).split(where)
      expect(told).toHaveLength(3)
      for (const after of told.slice(1)) expect(after).toMatch(/^.*npm ci && npm run build.*Node\.js/)
    },
  )

  it('shows a published ranking with the lines for it, and no draft', async () => {
    rankings = [
      { id: 'draft', editions: [{ status: 'DRAFT' }] },
      { id: 'league', editions: [{ status: 'FINAL' }] },
    ]
    const element = await show(new StolikAssociations(), { lang: 'en' })
    await expect.poll(() => one(element, 'stolik-ranking')?.getAttribute('ranking')).toBe('league')
    expect(text(element)).toContain('<stolik-ranking ranking="league"></stolik-ranking>')
    expect(text(element)).toContain('/rankings/league/editions/1.export.json')
  })
})
