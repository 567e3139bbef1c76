import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games.js'
import { lessonPage, lessonsPage } from '../../src/web/site/lesson-page.js'

const taught = games.filter(({ lessons }) => lessons !== undefined).map(({ plugin }) => plugin.id)

describe('the page of lessons', () => {
  it('leads to each game that is taught', () => {
    expect(taught.length).toBeGreaterThan(1)
    const page = lessonsPage(games, 'pl').body.markup
    for (const id of taught) expect(page).toContain(`<a href="/learn/${id}">`)
  })

  it('is there for no other game', () => {
    expect(lessonPage(games, 'whist', 'pl')).toBeUndefined()
    expect(lessonPage(games, 'toString', 'pl')).toBeUndefined()
  })
})

describe.each(taught)('the lessons of %s without scripts', (id) => {
  it.each(locales)('say the core of the rules, each by its clause, in %s', (locale) => {
    const page = lessonPage(games, id, locale)
    const body = page?.body.markup ?? ''
    expect(page?.path).toBe(`/learn/${id}`)
    expect(body.match(/<h2 id="chapter=[a-z]+">/g)?.length).toBeGreaterThan(4)
    const [links, headings] = [/href="#([^"]+)"/g, /<h2 id="([^"]+)"/g].map((found) =>
      [...body.matchAll(found)].map(([, name]) => name),
    )
    expect(links).toEqual(headings)
    expect(body.match(/\([A-Z]*[\d.]+\)/g)?.length).toBeGreaterThan(20)
    // Every sentence is said: no code of a catalogue is left, and nothing that was to be filled in.
    expect(body).not.toMatch(/[{}]|>[a-z]+\.[a-zA-Z]+[<:]/)
  })
})
