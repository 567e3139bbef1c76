import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { StolikClubs, found, type Club } from './clubs.js'

const club = (name: string, more: Partial<Club> = {}): Club => ({
  id: null,
  name,
  place: null,
  site: null,
  rankings: [],
  ...more,
})
const zukowo = club('KS Żukowo', {
  place: 'Żukowo',
  site: 'https://zukowo.example/',
  rankings: [{ ranking: 'liga', name: 'Liga', club: 'KS ŻUKOWO', players: 5 }],
})

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})
const words = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
async function draw(clubs: readonly Club[], attributes = {}): Promise<StolikClubs> {
  line.answer('Clubs', { clubs })
  const element = await show(new StolikClubs(), { server: line.base, lang: 'en', ...attributes })
  await line.until('Clubs')
  await expect.poll(() => words(element)).not.toMatch(/Loading|^$/)
  return element
}
const links = (element: Element): (string | null)[] =>
  [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

describe('stolik-clubs', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    const all = [zukowo, ...Array.from({ length: 12 }, (_, i) => club(`Club ${i}`))]
    expect(await faults(await draw(all, { theme }))).toEqual([])
  })

  it('links to the site of a club and to the rankings that its players are in', async () => {
    const element = await draw([zukowo])
    expect(words(element)).toContain('KS Żukowo')
    expect(words(element)).toContain('Liga (5 players)')
    expect(links(element)).toEqual([
      'https://zukowo.example/',
      `${line.base}/ranking/liga/club/KS%20%C5%BBUKOWO`,
    ])
    element.setAttribute('club-href', '/our/{ranking}/{id}')
    await element.updateComplete
    expect(links(element)[1]).toBe('/our/liga/KS%20%C5%BBUKOWO')
  })

  it('links to the page of a club that has one', async () => {
    const element = await draw([club('Klub Lębork', { id: 'lebork' }), club('Bytów')])
    expect(links(element)[0]).toBe(`${line.base}/club/lebork`)
    expect(links(element)).toHaveLength(2)
    element.setAttribute('page-href', '/our/{id}')
    await element.updateComplete
    expect(links(element)[0]).toBe('/our/lebork')
  })

  it('says that there are no clubs yet, and how a club can be listed', async () => {
    const element = await draw([])
    expect(words(element)).toContain('There is no club here yet.')
    expect(words(element)).toContain('published ranking')
    expect(await faults(element)).toEqual([])
  })

  it('says that the server does not answer, and queries again', async () => {
    line.cut()
    const element = await show(new StolikClubs(), { server: line.base, lang: 'en' })
    await expect.poll(() => words(element)).toContain('could not be loaded')
    line.mend()
    line.answer('Clubs', { clubs: [zukowo] })
    element.shadowRoot?.querySelector('button')?.click()
    await expect.poll(() => words(element)).toContain('KS Żukowo')
  })

  it('says that the address of the server is invalid', async () => {
    const element = await show(new StolikClubs(), { server: 'ftp://x', lang: 'en' })
    await expect.poll(() => words(element)).toContain('no server can be')
    expect(line.asked).toEqual([])
  })

  it('can be searched without the diacritics that a phone’s keyboard lacks', () => {
    const all = [zukowo, club('Herb', { place: 'Łebno' })]
    expect(found(all, 'zukowo')).toEqual([zukowo])
    expect(found(all, ' LEBNO ')).toEqual([all[1]])
    expect(found(all, '')).toEqual(all)
    expect(found(all, 'x')).toEqual([])
  })
})
