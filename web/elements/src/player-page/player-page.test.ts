import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { newPlayer, regular } from '../../test/player.js'
import { gatewayAt } from '../client/gateway.js'
import type { PlayerPage } from './parts.js'
import { StolikPlayerPage } from './player-page.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const signIn = (): void =>
  gatewayAt(line.base).become({
    name: 'Ola',
    login: 'ola',
    token: 't',
    refresh: 'r',
    expiresIn: 600,
  })
const page = (more: Partial<PlayerPage> = {}) => ({
  player: { ...regular, name: 'Jan <b>Kos</b>', page: 'jan <b>kos</b>', ...more },
})
const refused = (code: string) => ({ player: { __typename: 'Refused', code } })
const { name: _name, page: _page, ...empty } = newPlayer

const draw = (more: Partial<StolikPlayerPage> = {}): Promise<StolikPlayerPage> =>
  show(new StolikPlayerPage(), { server: line.base, lang: 'en', name: 'Jan', ...more })
const text = (element: Element): string => element.shadowRoot?.textContent ?? ''
const shows = (element: Element, sentence: string | RegExp): Promise<void> =>
  expect.poll(() => text(element).replace(/\s+/g, ' ')).toMatch(sentence)
const press = (element: Element, label: string): void => {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
  const found = buttons.find(({ textContent }) => textContent.trim() === label)
  if (found === undefined) throw new Error(`no button ${label}`)
  found.click()
}

describe('stolik-player-page', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, %s', async (theme) => {
    signIn()
    line.answer('PlayerPage', page())
    const element = await draw({ theme })
    await shows(element, 'Puchar')
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s, and takes no name for markup', async (lang) => {
    signIn()
    line.answer('PlayerPage', page())
    const element = await draw({ lang })
    await shows(element, 'Jan <b>Kos</b>')
    for (const answer of [
      page(empty),
      page({ own: true }),
      page({ blocked: true }),
      refused('UNKNOWN_PLAYER'),
      refused('ACCOUNT_NEEDED'),
    ]) {
      line.answer('PlayerPage', answer)
      const other = await draw({ lang })
      await expect.poll(() => text(other)).toMatch(/\p{L}/u)
      expect(text(other)).not.toContain('playerPage.')
    }
    expect(text(element)).not.toContain('playerPage.')
  })

  it('shows the contracts as a wheel whose small parts come together, with what they won', async () => {
    line.answer('PlayerPage', page())
    const element = await draw()
    await shows(element, 'all others')
    expect(element.shadowRoot?.querySelectorAll('.sector')).toHaveLength(6)
    expect(text(element).replace(/\s+/g, ' ')).toContain('all others 25 times, won 16')
    expect(element.shadowRoot?.querySelector('.wheel')?.getAttribute('aria-label')).toContain('%')
  })

  it('shows ratings as a line with its last value, and as a sentence where they have not moved', async () => {
    line.answer('PlayerPage', page())
    const element = await draw()
    await shows(element, '1687 ± 58 after 31 rated series')
    const curves = [...(element.shadowRoot?.querySelectorAll('.curve') ?? [])]
    expect(curves.map((one) => one.getAttribute('aria-label'))).toEqual([
      'From 1500 to 1687; the best was 1701.',
    ])
    expect(curves[0]?.textContent).toContain('1687')
    expect(text(element)).toContain('It has stayed at 1500.')
  })

  it('leads to replays and events, and says what is not there yet', async () => {
    line.answer('PlayerPage', page())
    const full = await draw({ eventHref: '/e/{id}' })
    await shows(full, 'Puchar')
    const links = [...(full.shadowRoot?.querySelectorAll('a') ?? [])].map(({ href }) => href)
    expect(links).toContain(`${line.base}/replay/t/5`)
    expect(links.some((href) => href.endsWith('/e/cup'))).toBe(true)
    line.answer('PlayerPage', page(empty))
    const fresh = await draw()
    await shows(fresh, 'No finished deal yet.')
    expect(fresh.shadowRoot?.querySelector('[part=best]')).toBeNull()
  })

  it('opens a rematch of the last table together, and says why there is none', async () => {
    signIn()
    line.answer('PlayerPage', page({ lastTable: 'abcdefgh' }))
    line.answer('Rematch', { rematch: { __typename: 'Refused', code: 'TOO_MANY' } })
    const element = await draw()
    const rematch = (): Element | null | undefined => element.shadowRoot?.querySelector('stolik-rematch')
    const button = (): HTMLButtonElement | null | undefined =>
      rematch()?.shadowRoot?.querySelector<HTMLButtonElement>('button')
    await expect.poll(() => button()?.textContent.trim()).toBe('play again with the same people')
    expect(await faults(element)).toEqual([])
    button()?.click()
    expect((await line.until('Rematch')).variables).toMatchObject({ table: 'abcdefgh' })
    await expect.poll(() => rematch()?.shadowRoot?.querySelector('.refusal')?.textContent.trim()).toBeTruthy()
    line.answer('Rematch', { rematch: { __typename: 'Table', id: 'bcdefghi' } })
    const tables: unknown[] = []
    element.addEventListener('stolik-go', (event) => tables.push((event as CustomEvent<unknown>).detail))
    button()?.click()
    await expect.poll(() => tables).toHaveLength(1)
    expect(JSON.stringify(tables)).toContain('bcdefghi')
  })

  it('offers no rematch without a table together, nor with a player who was blocked', async () => {
    signIn()
    for (const more of [{}, { lastTable: 'abcdefgh', blocked: true }]) {
      line.answer('PlayerPage', page(more))
      const element = await draw()
      await shows(element, 'Puchar')
      expect(element.shadowRoot?.querySelector('stolik-rematch')).toBeNull()
    }
  })

  it('follows, and blocks after a second question', async () => {
    signIn()
    line.answer('PlayerPage', page())
    line.answer('Follow', { follow: { __typename: 'Done' } })
    line.answer('Block', { block: { __typename: 'Done' } })
    const element = await draw()
    await shows(element, 'block…')
    line.answer('PlayerPage', page({ followed: true }))
    press(element, 'follow')
    expect((await line.until('Follow')).variables).toEqual({ player: 'jan <b>kos</b>' })
    await shows(element, 'no longer follow')
    press(element, 'block…')
    await shows(element, 'and is not told')
    line.answer('PlayerPage', page({ blocked: true }))
    press(element, 'block')
    await shows(element, 'You have blocked this player.')
  })

  it('says why something was not done', async () => {
    signIn()
    line.answer('PlayerPage', page())
    line.answer('Follow', { follow: { __typename: 'Refused', code: 'NO_CONTACT' } })
    const element = await draw()
    await shows(element, 'block…')
    press(element, 'follow')
    await shows(element, 'This player does not accept that.')
  })

  it('asks a guest to make an account, and offers no buttons that do nothing', async () => {
    line.answer('PlayerPage', page())
    const element = await draw()
    await shows(element, 'With an account you can follow')
    expect(element.shadowRoot?.querySelector('button')).toBeNull()
    line.answer('PlayerPage', refused('ACCOUNT_NEEDED'))
    const closed = await draw()
    await shows(closed, 'for people with an account')
    expect(closed.shadowRoot?.querySelector('a')?.search).toContain('back=')
  })
})
