import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { GoEvent } from '../base/go.js'
import { gatewayAt } from '../client/gateway.js'
import type { LobbyTable } from '../client/types.js'
import { StolikTableInvitations } from './invitations.js'
import { StolikOwnPage } from './own-page.js'
import type { People } from './own-people.js'
import { StolikPeople } from './people.js'
import { StolikTablePlayers } from './table-players.js'

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
const player = (name: string) => ({ name, mark: null, bot: false, online: true })
const table = (phase: LobbyTable['phase'], players: LobbyTable['players']): LobbyTable => ({
  id: 't',
  game: 'skat',
  profile: 'pzskat',
  speed: 'FREE',
  length: 36,
  rated: false,
  phase,
  done: 0,
  players,
})
const waiting = table('GATHERING', [player('Jan'), null, null])
const playing = table('PLAYING', [player('Ewa'), player('B'), player('C')])
const here: People['here'] = [
  { name: 'Jan', page: 'jan', table: waiting },
  { name: 'Ewa <i>', page: 'ewa', table: playing },
  { name: 'Kaj', page: 'kaj~2', table: null },
]
const people = (more: Partial<People> = {}): { people: People } => ({
  people: { here, following: 3, invitations: [], ...more },
})
const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim()
const buttons = (element: Element): readonly HTMLButtonElement[] => [
  ...(element.shadowRoot?.querySelectorAll('button') ?? []),
]
const press = (element: Element, label: string): void => {
  const found = buttons(element).find(({ textContent }) => textContent.trim() === label)
  if (found === undefined) throw new Error(`no button ${label}`)
  found.click()
}
const goesTo = (element: Element): Promise<string> =>
  new Promise((resolve) =>
    element.addEventListener(GoEvent.type, (event) => {
      event.preventDefault()
      if (event instanceof GoEvent) resolve(event.detail.table)
    }),
  )

describe('stolik-people', () => {
  const draw = (more: Partial<StolikPeople> = {}): Promise<StolikPeople> =>
    show(new StolikPeople(), { server: line.base, lang: 'en', tableHref: '/table/{id}', ...more })

  it.each(locales)('says where the people are whom one follows, in %s', async (lang) => {
    signIn()
    const element = await draw({ lang })
    await line.push('People', people())
    await expect.poll(() => text(element)).toContain('Ewa <i>')
    expect(text(element)).not.toContain('people.')
    expect(await faults(element)).toEqual([])
    await line.push('People', people({ here: [] }))
    await expect.poll(() => text(element)).not.toContain('Ewa')
    expect(text(element)).toMatch(/\p{L}/u)
  })

  it('takes no room for guests and for people who follow nobody', async () => {
    const guest = await draw()
    expect(text(guest)).toBe('')
    signIn()
    const element = await draw()
    await line.push('People', people({ here: [], following: 0 }))
    await element.updateComplete
    expect(text(element)).toBe('')
  })

  it('sits down at the table where somebody waits', async () => {
    signIn()
    const element = await draw()
    await line.push('People', people())
    await expect.poll(() => text(element)).toContain('sit down')
    line.answer('Sit', { sit: { __typename: 'Table', id: 't', seq: 1 } })
    const went = goesTo(element)
    press(element, 'sit down')
    expect(await went).toBe('t')
  })

  it('invites in two taps: to a game that one chooses, or with one tap to one’s own table', async () => {
    signIn()
    line.answer('Games', {
      games: [
        {
          id: 'skat',
          levels: ['CLUB'],
          profiles: [{ id: 'pzskat', tables: [{ chairs: 3, lengths: [36] }] }],
        },
      ],
    })
    line.answer('Open', { open: { __typename: 'Table', id: 'new', seq: 1 } })
    line.answer('Invite', { invite: { __typename: 'Done' } })
    const element = await draw()
    await line.push('People', people({ here: here.slice(2) }))
    const inner = (): Element => {
      const found = element.shadowRoot?.querySelector('stolik-play-with')
      if (found === null || found === undefined) throw new Error('nobody to invite')
      return found
    }
    await expect.poll(() => text(element)).toContain('Kaj')
    await expect.poll(() => buttons(inner()).length).toBe(1)
    const went = goesTo(element)
    press(inner(), 'invite')
    await expect.poll(() => buttons(inner()).length).toBe(2)
    buttons(inner())[0]?.click()
    expect(await went).toBe('new')
    expect((await line.until('Invite')).variables).toEqual({ table: 'new', player: 'kaj~2' })

    const gathering = await draw({ table: 'own', invites: true })
    await line.push('People', people({ here: here.slice(2) }))
    await expect.poll(() => gathering.shadowRoot?.querySelector('stolik-play-with')).toBeTruthy()
    const own = gathering.shadowRoot?.querySelector('stolik-play-with') as Element
    await expect.poll(() => buttons(own).length).toBe(1)
    press(own, 'invite')
    expect((await line.until('Invite', 2)).variables).toEqual({ table: 'own', player: 'kaj~2' })
    await expect.poll(() => text(own)).toContain('Kaj is invited.')
  })
})

describe('stolik-table-invitations', () => {
  const draw = (): Promise<StolikTableInvitations> =>
    show(new StolikTableInvitations(), { server: line.base, lang: 'en' })
  const invitations = [{ by: 'Jan <b>', invitation: 'word', table: waiting }]

  it('says who invites, and sits down with what opens a private table', async () => {
    signIn()
    const element = await draw()
    expect(element.getBoundingClientRect().height).toBe(0)
    await line.push('People', people({ invitations }))
    await expect.poll(() => text(element)).toContain('Jan <b> invites you')
    expect(await faults(element)).toEqual([])
    line.answer('Sit', { sit: { __typename: 'Table', id: 't', seq: 1 } })
    const went = goesTo(element)
    press(element, 'sit down')
    expect(await went).toBe('t')
    expect((await line.until('Sit')).variables).toMatchObject({ table: 't', invitation: 'word' })
  })

  it('is gone once it was declined, and says why a chair was not free', async () => {
    signIn()
    const element = await draw()
    await line.push('People', people({ invitations }))
    line.answer('Sit', { sit: { __typename: 'Refused', code: 'TAKEN' } })
    await expect.poll(() => text(element)).toContain('invites you')
    press(element, 'sit down')
    await expect.poll(() => text(element)).toContain('That place is taken.')
    line.answer('DeclineInvitation', { declineInvitation: { __typename: 'Done' } })
    press(element, 'no, thanks')
    expect((await line.until('DeclineInvitation')).variables).toEqual({ table: 't' })
    await line.push('People', people())
    await expect.poll(() => text(element)).toBe('')
  })
})

describe('stolik-table-players', () => {
  const players = (followed: boolean) => ({
    playersAt: { __typename: 'PlayersAtTable', players: [{ name: 'Jan <b>', page: 'jan', followed }] },
  })
  const draw = (lang = 'en'): Promise<StolikTablePlayers> =>
    show(new StolikTablePlayers(), { server: line.base, lang, table: 't' })

  it.each(locales)('leads to pages, and follows with one press, in %s', async (lang) => {
    signIn()
    line.answer('PlayersAt', players(false))
    line.answer('Follow', { follow: { __typename: 'Done' } })
    const element = await draw(lang)
    await expect.poll(() => text(element)).toContain('Jan <b>')
    expect(element.shadowRoot?.querySelector('a')?.pathname).toBe('/player/jan')
    expect(await faults(element)).toEqual([])
    line.answer('PlayersAt', players(true))
    buttons(element)[0]?.click()
    expect((await line.until('Follow')).variables).toEqual({ player: 'jan' })
    await expect.poll(() => buttons(element).length).toBe(0)
    expect(text(element)).not.toContain('people.')
  })

  it('asks nothing for guests', async () => {
    const element = await draw()
    await element.updateComplete
    expect(text(element)).toBe('')
    expect(line.asked).toEqual([])
  })
})

describe('stolik-own-page', () => {
  const mine = (more: object = {}) => ({
    myPage: {
      __typename: 'PlayerSettings',
      page: 'ola',
      audience: 'MEMBERS',
      hands: false,
      contracts: false,
      contact: true,
      renameFrom: 0,
      following: [{ name: 'Jan', page: 'jan' }],
      blocked: [{ name: 'Bert', page: 'bert' }],
      ...more,
    },
  })
  const draw = (lang = 'en'): Promise<StolikOwnPage> => show(new StolikOwnPage(), { server: line.base, lang })

  it.each(locales)('says what others see, in %s', async (lang) => {
    signIn()
    line.answer('MyPage', mine())
    const element = await draw(lang)
    await expect.poll(() => text(element)).toContain('Bert')
    expect(text(element)).not.toMatch(/page\./)
    expect(await faults(element)).toEqual([])
  })

  it('saves what was chosen', async () => {
    signIn()
    line.answer('MyPage', mine())
    line.answer('SetMyPage', { setMyPage: { __typename: 'Done' } })
    const element = await draw()
    await expect.poll(() => text(element)).toContain('save')
    element.shadowRoot?.querySelector<HTMLInputElement>('[value=EVERYBODY]')?.click()
    element.shadowRoot?.querySelector<HTMLInputElement>('[name=hands]')?.click()
    line.answer('MyPage', mine({ audience: 'EVERYBODY', hands: true }))
    press(element, 'save')
    expect((await line.until('SetMyPage')).variables).toEqual({
      audience: 'EVERYBODY',
      hands: true,
      contracts: false,
      contact: true,
    })
    await expect.poll(() => text(element)).toContain('Saved.')
  })

  it('changes the name, says why not, and when it can be changed again', async () => {
    signIn()
    line.answer('MyPage', mine())
    line.answer('Rename', { rename: { __typename: 'Refused', code: 'NAME_IN_USE' } })
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('#name')).toBeTruthy()
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('#name')
    if (field) field.value = 'Ola Lis'
    press(element, 'change the name')
    expect((await line.until('Rename')).variables).toEqual({ name: 'Ola Lis' })
    await expect.poll(() => text(element)).toContain('or had it until lately')
    line.answer('MyPage', mine({ renameFrom: 4_000_000_000_000 }))
    const later = await draw()
    await expect.poll(() => text(later)).toContain('2 October 2096')
    expect(later.shadowRoot?.querySelector('#name')).toBeNull()
  })

  it('leads to the page of a player whose name was typed', async () => {
    signIn()
    line.answer('MyPage', mine())
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('#find')).toBeTruthy()
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('#find')
    if (field) field.value = ' Jan Kos '
    const went = new Promise<string>((resolve) =>
      element.shadowRoot?.addEventListener('click', (event) => {
        if (!(event.target instanceof HTMLAnchorElement)) return
        event.preventDefault()
        resolve(event.target.pathname)
      }),
    )
    press(element, 'show the page')
    expect(await went).toBe('/player/Jan%20Kos')
  })

  it('unfollows and unblocks', async () => {
    signIn()
    line.answer('MyPage', mine())
    line.answer('Unfollow', { unfollow: { __typename: 'Done' } })
    line.answer('Unblock', { unblock: { __typename: 'Done' } })
    const element = await draw()
    await expect.poll(() => text(element)).toContain('Bert')
    press(element, 'no longer')
    expect((await line.until('Unfollow')).variables).toEqual({ player: 'jan' })
    await expect.poll(() => buttons(element).every(({ disabled }) => !disabled)).toBe(true)
    press(element, 'unblock')
    expect((await line.until('Unblock')).variables).toEqual({ player: 'bert' })
  })
})
