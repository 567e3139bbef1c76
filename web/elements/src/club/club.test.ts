import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lebork, newClub } from '../../test/club.js'
import { fakeLine, type Line } from '../../test/line.js'
import { signedInAt } from '../../test/signed-in.js'
import { StolikClub } from './club.js'
import type { ClubPage } from './parts.js'

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
const part = (element: Element, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`) ?? null
const linksIn = (element: Element, name: string): readonly (string | null)[] =>
  [...(part(element, name)?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

async function draw(club: ClubPage | null, attributes = {}): Promise<StolikClub> {
  line.answer('ClubPage', { club })
  const element = await show(new StolikClub(), {
    server: line.base,
    lang: 'en',
    club: 'lebork',
    ...attributes,
  })
  await line.until('ClubPage')
  await expect.poll(() => words(element)).not.toMatch(/Loading|^$/)
  return element
}

describe('stolik-club', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    expect(await faults(await draw(lebork, { theme }))).toEqual([])
    document.body.replaceChildren()
    expect(await faults(await draw(newClub, { theme }))).toEqual([])
  })

  it('shows the next evening, results, rankings and tables, each with its way there', async () => {
    const element = await draw(lebork)
    expect(part(element, 'coming')?.querySelector('.next')?.textContent).toMatch(/5 December 2026.*18:00/)
    expect(linksIn(element, 'coming')).toEqual([`${line.base}/event/next`, `${line.base}/event/later`])
    expect(linksIn(element, 'results')).toEqual([`${line.base}/event/last/standings`])
    expect(part(element, 'results')?.textContent).toMatch(/1\.\s*Danuta Gruba\s*1312/)
    expect(part(element, 'results')?.textContent).toContain('−66')
    expect(linksIn(element, 'rankings')).toEqual([
      `${line.base}/ranking/liga/club/KLUB%20L%C4%98BORK`,
      `${line.base}/ranking/liga/person/p1`,
      `${line.base}/ranking/liga/person/p2`,
    ])
    expect(linksIn(element, 'tables')).toEqual([`${line.base}/table/abcdefgh`])
    expect(part(element, 'tables')?.textContent).toContain('1 free chair')
    expect(part(element, 'members')?.textContent).toMatch(/Danuta Gruba\s*Ola/)
    expect(linksIn(element, 'join')).toEqual(['https://lebork.example/skat'])
    element.setAttribute('event-href', '/our/{id}')
    element.setAttribute('table-href', '/play?table={id}')
    await element.updateComplete
    expect(linksIn(element, 'coming')[0]).toBe('/our/next')
    expect(linksIn(element, 'tables')).toEqual(['/play?table=abcdefgh'])
  })

  it('says in each part what will be there, and how to join, where there is nothing yet', async () => {
    const element = await draw(newClub)
    for (const sentence of [
      'No evening is announced yet.',
      'Results will stand here',
      'published ranking',
      'No listed member',
      'Nobody is listed yet',
      'Ask the people of the club',
    ])
      expect(words(element)).toContain(sentence)
    expect(part(element, 'members')?.querySelector('button')).toBeNull()
  })

  it('says that there is no such club, and leads to those that are here', async () => {
    const element = await draw(null)
    expect(words(element)).toContain('There is no such club here.')
    expect(element.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe(`${line.base}/clubs`)
  })

  it('says that the server does not answer, and asks again', async () => {
    line.cut()
    const element = await show(new StolikClub(), { server: line.base, lang: 'en', club: 'lebork' })
    await expect.poll(() => element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull()
    line.mend()
    line.answer('ClubPage', { club: newClub })
    element.shadowRoot?.querySelector('button')?.click()
    await expect.poll(() => words(element)).toContain('Klub Lębork')
  })

  it('says that its page does not name the club', async () => {
    const element = await show(new StolikClub(), { server: line.base, lang: 'en' })
    await expect.poll(() => words(element)).toContain('club')
    expect(line.asked).toEqual([])
  })

  it('lets a member put their name on the page, and take it off', async () => {
    signedInAt(line)
    let listed = false
    line.answer('ListAtClub', ({ variables }) => {
      listed = variables['listed'] === true
      return { listAtClub: { __typename: 'Done' } }
    })
    line.answer('ClubPage', () => ({
      club: { ...newClub, listed, members: listed ? [{ name: 'Ola' }] : [] },
    }))
    const element = await show(new StolikClub(), { server: line.base, lang: 'en', club: 'lebork' })
    const button = (): HTMLButtonElement | null | undefined =>
      part(element, 'members')?.querySelector('button')
    await expect.poll(() => button()?.textContent.trim()).toBe('list my name')
    expect(words(element)).toContain('Everybody can then see it.')
    button()?.click()
    await expect.poll(() => button()?.textContent.trim()).toBe('take my name off')
    expect(part(element, 'members')?.querySelector('li')?.textContent).toBe('Ola')
    await expect.poll(() => button()?.disabled).toBe(false)
    button()?.click()
    await expect.poll(() => part(element, 'members')?.querySelector('li') ?? null).toBeNull()
  })
})
