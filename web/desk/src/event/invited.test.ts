import { say, type Locale } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { eventDeskWords } from '../words/event/index.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { Entries } from '@stolik/elements/event/client/types'
import './invited.js'
import type { StolikInvited } from './invited.js'
import { officials } from './officials.js'
import type { DeskParts } from './parts.js'
import { signIn } from '@stolik/elements/account/orders'

const shown = event({ phase: 'OPEN' })
let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', {
    signIn: { __typename: 'SignedIn', name: 'Jan', login: 'jan', token: 't', refresh: 'r', expiresIn: 600 },
  })
  line.answer('EventMe', { eventMe: me(false) })
  line.answer('EventInvitation', { eventInvitation: 'REFEREE' })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})
const me = (referee: boolean): object => ({
  __typename: 'EventMe',
  director: false,
  referee,
  door: false,
  player: null,
  table: null,
})
const text = (element: Element): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''

describe('stolik-invited', () => {
  const draw = async (): Promise<StolikInvited> => {
    const element = await show(document.createElement('stolik-invited'), {
      server: line.base,
      lang: 'en',
      event: 'e',
      href: '/event/e',
      code: 'abc',
    })
    await line.push('Event', { event: { __typename: 'Event', ...shown } })
    await expect.poll(() => text(element)).toContain(shown.regulations.name)
    return element
  }

  it('tells somebody without an account to make one first', async () => {
    const element = await draw()
    expect((await line.until('EventInvitation')).variables).toEqual({ event: 'e', code: 'abc' })
    await expect.poll(() => element.shadowRoot?.querySelector('stolik-sign-in')).toBeInstanceOf(HTMLElement)
    expect(element.shadowRoot?.querySelector('button.large')).toBeNull()
    expect(await faults(element)).toEqual([])
  })

  it('gives the office with one press, and leads to the desk', async () => {
    await signIn(gatewayAt(line.base), 'jan', 'karo as wino 10')
    line.answer('Act', () => {
      line.answer('EventMe', { eventMe: me(true) })
      return { act: { __typename: 'EventDone', event: 'e', seq: 10 } }
    })
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('button.large')).toBeInstanceOf(HTMLElement)
    expect(await faults(element)).toEqual([])
    element.shadowRoot?.querySelector<HTMLElement>('button.large')?.click()
    await expect
      .poll(() => element.shadowRoot?.querySelector('a.large')?.getAttribute('href'))
      .toBe('/event/e/desk')
    expect(await faults(element)).toEqual([])
  })

  it('says what to do about a link that was used or revoked', async () => {
    line.answer('EventInvitation', { eventInvitation: null })
    const element = await draw()
    await expect.poll(() => element.shadowRoot?.querySelector('[role="alert"]')?.textContent).toMatch(/\S/)
    expect(text(element)).not.toContain('BAD_INVITATION')
    expect(element.shadowRoot?.querySelector('button.large')).toBeNull()
    expect(await faults(element)).toEqual([])
  })
})

describe('the officials of an event', () => {
  const locale: Locale = 'en'
  const acts: Act[] = []
  const entries = {
    officials: [{ name: 'Seweryn', office: 'REFEREE', account: 'a1' }],
    invitations: [
      { n: 1, code: 'used', uses: 1, taken: ['Seweryn'], revoked: false },
      { n: 2, code: 'open', uses: 3, taken: ['Ewa'], revoked: false },
      { n: 3, code: 'gone', uses: 1, taken: [], revoked: true },
    ],
  } as unknown as Entries
  const draw = async (): Promise<HTMLElement> => {
    await eventDeskWords.need(locale)
    acts.length = 0
    const box = document.createElement('main')
    document.body.replaceChildren(box)
    const watched = {
      busy: false,
      act: (act: Act) => {
        acts.push(act)
        return Promise.resolve({ done: {} })
      },
    }
    const speaker = {
      locale,
      say: (code: string, args = {}): string => say(eventDeskWords[locale], locale, code, args),
    }
    const parts = { ...speaker, watched, entries, href: '/event/e', refresh: () => undefined }
    render(officials(parts as unknown as DeskParts), box)
    for (const one of box.querySelectorAll('details')) one.open = true
    return box
  }

  it('shows only links that still work, with the people who used them, and has no faults that axe finds', async () => {
    const box = await draw()
    expect(await faults(box)).toEqual([])
    const links = [...box.querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value)
    expect(links).toEqual([`${location.origin}/event/e/referee#open`])
    expect(box.querySelector('.invitation')?.textContent).toContain('Ewa')
  })

  it('invites, revokes a link, and dismisses', async () => {
    const box = await draw()
    const form = box.querySelector('form')
    const choice = form?.querySelector('select')
    if (choice) choice.value = '3'
    form?.requestSubmit()
    box.querySelector<HTMLElement>('.invitation button.quiet')?.click()
    box.querySelector<HTMLElement>('p.row button')?.click()
    expect(acts).toEqual([
      { invite: { uses: 3 } },
      { uninvite: { n: 2 } },
      { appoint: { account: 'a1', office: 'REFEREE', appointed: false } },
    ])
  })
})
