import { show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../test/line.js'
import { StolikNotices } from './notices.js'

const endpoint = 'https://push.example/one'
const shown = (change: object = {}) => ({
  __typename: 'EventNotices',
  key: 'BKey',
  endpoints: [],
  address: 'ola@mail.example',
  mail: false,
  ...change,
})

let line: Line
let place: string
let subscribed: boolean
const undo: (() => void)[] = []
const replace = (on: object, name: string, value: unknown): void => {
  const before = Object.getOwnPropertyDescriptor(on, name)
  Object.defineProperty(on, name, { value, configurable: true })
  undo.push(() => {
    if (before === undefined) Reflect.deleteProperty(on, name)
    else Object.defineProperty(on, name, before)
  })
}

/** A browser whose person answers the question for permission so. */
function device(permission: NotificationPermission): void {
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: () => Promise.resolve(true),
  }
  const registration = {
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve(subscribed ? subscription : null),
      subscribe: () => {
        subscribed = true
        return Promise.resolve(subscription)
      },
    },
  }
  replace(navigator, 'serviceWorker', {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  })
  replace(Notification, 'requestPermission', () => Promise.resolve(permission))
}

beforeEach(() => {
  line = fakeLine()
  subscribed = false
  place = location.href
  history.replaceState(null, '', '/event/e1')
})
afterEach(() => {
  document.body.replaceChildren()
  for (const one of undo.splice(0)) one()
  history.replaceState(null, '', place)
  line.restore()
})

const opened = (): Promise<StolikNotices> =>
  show(Object.assign(new StolikNotices(), { event: 'e1' }), { server: location.origin, lang: 'en' })
const box = (element: Element, name: string): HTMLInputElement | null =>
  element.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null
const status = (element: Element): string =>
  element.shadowRoot?.querySelector('[role=status]')?.textContent.trim() ?? ''

describe('notices', () => {
  it('come to this device once the person and the browser have agreed, until they are taken back', async () => {
    device('granted')
    line.answer('EventNotices', { eventNotices: shown(), sendsMail: false })
    line.answer('PushNotices', { pushNotices: shown({ endpoints: [endpoint] }) })
    line.answer('StopPushNotices', { stopPushNotices: shown() })
    const element = await opened()
    await expect.poll(() => box(element, 'push')?.checked).toBe(false)
    expect(box(element, 'mail')).toBeNull()
    box(element, 'push')?.click()
    await expect.poll(() => status(element)).toBe('You are told.')
    expect((await line.until('PushNotices')).variables).toEqual({
      event: 'e1',
      lang: 'en',
      endpoint,
      p256dh: 'point',
      auth: 'secret',
    })
    expect(box(element, 'push')?.checked).toBe(true)
    box(element, 'push')?.click()
    await expect.poll(() => status(element)).toBe('You are not told any more.')
    expect((await line.until('StopPushNotices')).variables).toMatchObject({ event: 'e1', endpoint })
    expect(box(element, 'push')?.checked).toBe(false)
  })

  it('stay off, with the reason, where the browser does not allow them', async () => {
    device('denied')
    line.answer('EventNotices', { eventNotices: shown(), sendsMail: false })
    const element = await opened()
    await expect.poll(() => box(element, 'push')).not.toBeNull()
    box(element, 'push')?.click()
    await expect.poll(() => status(element)).toContain('does not allow')
    await expect.poll(() => box(element, 'push')?.checked).toBe(false)
    expect(line.asked.map(({ operation }) => operation)).not.toContain('PushNotices')
  })

  it('on another site are offered by mail alone, to the confirmed address', async () => {
    history.replaceState(null, '', '/club')
    line.answer('EventNotices', { eventNotices: shown(), sendsMail: true })
    line.answer('MailNotices', { mailNotices: shown({ mail: true }) })
    const element = await opened()
    await expect.poll(() => box(element, 'mail')?.checked).toBe(false)
    expect(box(element, 'push')).toBeNull()
    expect(element.shadowRoot?.textContent).toContain('ola@mail.example')
    box(element, 'mail')?.click()
    expect((await line.until('MailNotices')).variables).toEqual({ event: 'e1', on: true, lang: 'en' })
    await expect.poll(() => box(element, 'mail')?.checked).toBe(true)
  })

  it('are refused in words: for a stranger, and with too many devices', async () => {
    device('granted')
    line.answer('EventNotices', {
      eventNotices: { __typename: 'EventRefused', code: 'NOT_ALLOWED' },
      sendsMail: false,
    })
    await expect.poll(status.bind(null, await opened())).toContain('Only an entrant')
    document.body.replaceChildren()
    line.answer('EventNotices', { eventNotices: shown(), sendsMail: false })
    line.answer('PushNotices', { pushNotices: { __typename: 'EventRefused', code: 'TOO_MANY' } })
    const element = await opened()
    await expect.poll(() => box(element, 'push')).not.toBeNull()
    box(element, 'push')?.click()
    await expect.poll(() => status(element)).toContain('too many devices')
    await expect.poll(() => box(element, 'push')?.checked).toBe(false)
  })
})
