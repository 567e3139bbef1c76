import { locales } from '@stolik/core'
import { faults, show, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { GoEvent } from '../base/go.js'
import { gatewayAt } from '../client/gateway.js'
import type { LobbyTable } from '../client/types.js'
import type { Seat } from './own-seats.js'
import { StolikSeats } from './seats.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('Me', { me: { id: 'p', name: 'Ola', tables: ['a'] } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})
const signIn = (): void =>
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))

const player = (name: string) => ({ name, mark: null, bot: false, online: true })
const seat = (id: string, more: Partial<Seat> = {}, table: Partial<LobbyTable> = {}): Seat => ({
  chair: 0,
  kept: false,
  toMove: [0],
  table: {
    id,
    game: 'skat',
    profile: 'pzskat',
    speed: 'FREE',
    length: 36,
    rated: false,
    phase: 'PLAYING',
    done: 0,
    players: [player('Ola'), player('<b>Jan</b>'), player('Ewa')],
    ...table,
  },
  ...more,
})
const draw = (more: Partial<StolikSeats> = {}): Promise<StolikSeats> =>
  show(new StolikSeats(), { server: line.base, lang: 'en', tableHref: '/table/{id}', ...more })
const sentence = (element: StolikSeats): string => shown(element.shadowRoot, '.what') ?? ''
const asked = (): number => line.asked.filter(({ operation }) => operation === 'Me').length

describe('stolik-seats', () => {
  it.each(locales)('says in one line whose move it is, and leads back, in %s', async (lang) => {
    signIn()
    const element = await draw({ lang })
    const said = new Set<string>()
    for (const one of [
      seat('a'),
      seat('a', { toMove: [1] }),
      seat('a', { toMove: [] }),
      seat('a', { toMove: [] }, { phase: 'BETWEEN' }),
      seat('a', { toMove: [] }, { phase: 'GATHERING', players: [player('Ola'), null, null] }),
    ]) {
      const before = sentence(element)
      await line.push('Seats', { seats: [one] })
      await expect.poll(() => sentence(element)).not.toBe(before)
      said.add(sentence(element))
      expect(await faults(element)).toEqual([])
    }
    expect(said.size).toBe(5)
    expect([...said].join()).not.toContain('seats.')
    expect([...said][1]).toContain('<b>Jan</b>')
    expect(element.shadowRoot?.querySelector('a')?.pathname).toBe('/table/a')
    expect(element.getBoundingClientRect().height).toBe(44)
  })

  it('stands in several lobbies of one page, whose landmarks can still be told apart', async () => {
    signIn()
    const inLobby = (): StolikSeats => {
      const host = document.body.appendChild(document.createElement('div'))
      const element = Object.assign(new StolikSeats(), { server: line.base, lang: 'en' })
      host.attachShadow({ mode: 'open' }).append(element)
      return element
    }
    const lines = [inLobby(), inLobby()]
    await line.push('Seats', { seats: [seat('a')] })
    for (const one of lines) await expect.poll(() => sentence(one)).not.toBe('')
    expect(await faults(document.body)).toEqual([])
  })

  it('goes to the table when it is pressed', async () => {
    signIn()
    const element = await draw()
    await line.push('Seats', { seats: [seat('a'), seat('b', { toMove: [1] })] })
    await expect.poll(() => shown(element.shadowRoot, '.more')).toBe('and 1 more table')
    const went = new Promise((resolve) =>
      element.addEventListener(GoEvent.type, (event) => {
        event.preventDefault()
        resolve(event instanceof GoEvent && event.detail.table)
      }),
    )
    element.shadowRoot?.querySelector('a')?.click()
    expect(await went).toBe('a')
  })

  it('takes no room for strangers, and asks the gateway nothing', async () => {
    const element = await draw()
    await element.updateComplete
    expect(element.getBoundingClientRect().height).toBe(0)
    expect(asked()).toBe(0)
  })

  it('asks again on every page until there is a seat, which it then follows until it is over', async () => {
    signIn()
    line.answer('Me', { me: { id: 'p', name: 'Ola', tables: [] } })
    const element = await draw({ at: '/learn' })
    await line.until('Me')
    line.answer('Me', { me: { id: 'p', name: 'Ola', tables: ['a'] } })
    element.at = '/words'
    await line.push('Seats', { seats: [seat('a')] })
    await expect.poll(() => sentence(element)).toBe('Your table: your move')
    const before = asked()
    element.at = '/clubs'
    await element.updateComplete
    expect(asked()).toBe(before)
    await line.push('Seats', { seats: [] })
    await expect.poll(() => element.getBoundingClientRect().height).toBe(0)
    element.at = '/'
    await line.until('Me', before + 1)
  })

  it('is one question and one subscription for all elements of a page, and none after signing out', async () => {
    signIn()
    const elements = [await draw(), await draw()]
    await line.push('Seats', { seats: [seat('a')] })
    for (const element of elements) await expect.poll(() => sentence(element)).toBe('Your table: your move')
    expect(await line.followed('Seats')).toHaveLength(1)
    expect(asked()).toBe(1)
    gatewayAt(line.base).forget()
    for (const element of elements) await expect.poll(() => element.getBoundingClientRect().height).toBe(0)
  })

  it('leaves out the table that the page shows, and one that the person has left', async () => {
    signIn()
    const element = await draw({ but: 'a' })
    await line.push('Seats', { seats: [seat('a'), seat('b', { kept: true })] })
    element.but = null
    await expect.poll(() => sentence(element)).toBe('Your table: your move')
    element.but = 'a'
    await expect.poll(() => element.getBoundingClientRect().height).toBe(0)
  })
})
