/** Notices to entrants, from the log of an event to a real push service and to a mail. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { Mail } from '../../src/mail/server.js'
import type { Subscription } from '../../src/notices/store.js'
import type { NoticeStore } from '../../src/notices/sql.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { asker, fakeTime, guest, testApp, type Asker, type FakeTime } from '../help.js'
import { act, announce, does, official, regulations } from '../event/gateway.js'
import { browser, pushService, type Browser, type Pushed, type PushService } from './browser.js'
import { newAccounts, newEvents, newNotices } from '../stores.js'

const day = 24 * 60 * 60_000
const start = 1_800_000_000_000
const fields = `__typename ... on EventNotices { key endpoints address mail }
  ... on EventRefused { code args { name text } }`

interface Told {
  readonly __typename: string
  readonly code?: string
  readonly args?: readonly { readonly name: string; readonly text: string }[]
  readonly endpoints: readonly string[]
  readonly address: string | null
  readonly mail: boolean
}

let app: FastifyInstance
let accounts: Accounts
let time: FakeTime
let eventStore: EventStore
let noticeStore: NoticeStore
let service: PushService
let director: Asker
let mails: Mail[]
let mailFails = false
let finished: (() => void)[] = []

/** The store, which tells when a message was dealt with. */
function watchedStore(): NoticeStore {
  const store = newNotices()
  const tell = (): void => {
    for (const one of finished) one()
    finished = []
  }
  return {
    ...store,
    settle: async (...args) => {
      await store.settle(...args)
      tell()
    },
    drop: async (id) => {
      await store.drop(id)
      tell()
    },
  }
}

const open = async (): Promise<FastifyInstance> =>
  testApp({
    accounts,
    time,
    events: eventStore,
    notices: noticeStore,
    development: true,
    url: 'https://cards.example',
    mailer: {
      send: (mail) => {
        if (mailFails) return Promise.reject(new Error('away'))
        mails.push(mail)
        return Promise.resolve()
      },
      stop: () => undefined,
    },
  })

beforeEach(async () => {
  ;[accounts, time, eventStore, noticeStore] = [
    newAccounts(),
    fakeTime(start - 10 * day),
    newEvents(),
    watchedStore(),
  ]
  ;[mails, mailFails, finished] = [[], false, []]
  service = await pushService()
  app = await open()
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
})
afterEach(async () => {
  await app.close()
  await service.close()
})

const outcome = (): Promise<void> => new Promise((resolve) => finished.push(resolve))
/** Lets the gateway look for news, and returns what the service gets then. */
const pushed = async (wait = 5_000): Promise<Pushed> => {
  const [next, done] = [service.next(), outcome()]
  await time.advance(wait)
  const one = await next
  await done
  return one
}
const enter = async (event: string, name: string): Promise<Asker> => {
  const person = await guest(app, name)
  expect((await act(person, event, { register: { entrant: { name } } })).__typename).toBe('EventDone')
  return person
}
const subscribe = (
  by: Asker,
  event: string,
  { p256dh, auth }: Pick<Browser, 'p256dh' | 'auth'>,
  endpoint = service.endpoint('one'),
): Promise<Told> =>
  by.get<Told>(
    `mutation ($e: ID!, $to: String!, $key: String!, $auth: String!) {
      pushNotices(event: $e, endpoint: $to, p256dh: $key, auth: $auth, lang: "en") { ${fields} } }`,
    { e: event, to: endpoint, key: p256dh, auth },
  )
/** Subscribes, and takes the first message, which says where the person stands. */
const subscribed = async (by: Asker, event: string): Promise<Browser> => {
  const phone = browser()
  const [next, done] = [service.next(), outcome()]
  expect((await subscribe(by, event, phone)).__typename).toBe('EventNotices')
  await next
  await done
  return phone
}
const bodyOf = (phone: Browser, { body }: Pushed): string => (phone.open(body) as { body: string }).body
const amend = (event: string, change: object): Promise<unknown> =>
  does(director, event, { amend: { regulations: regulations(change), reason: 'It has to be.' } })

describe('web push', () => {
  it('says at once where the entrant stands, encrypted for their browser and signed by the gateway', async () => {
    const { event } = await announce(director)
    const ola = await enter(event, 'Ola')
    const phone = browser()
    const [next, done] = [service.next(), outcome()]
    expect(await subscribe(ola, event, phone)).toMatchObject({
      endpoints: [service.endpoint('one')],
      mail: false,
    })
    const one = await next
    await done
    expect(phone.open(one.body)).toEqual({
      title: 'Club evening',
      body: 'You are entered, with number 1.',
      url: `/event/${event}`,
      tag: `stolik ${event}`,
    })
    const { key } = await ola.get<{ key: string }>(`{ eventNotices(event: "${event}") { ${fields} } }`)
    expect(one.headers).toMatchObject({
      ttl: '86400',
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      authorization: expect.stringMatching(new RegExp(`^vapid t=[\\w.-]+, k=${key}$`)) as string,
    })
    expect(one.headers.topic).toMatch(/^[\w-]{32}$/)
  })

  it('tells the next of the waiting list that they have a place, and only them', async () => {
    const { event } = await announce(director, { capacity: 4 })
    for (const name of ['Ada', 'Jan', 'Ewa']) await enter(event, name)
    const gone = await enter(event, 'Gone')
    const ola = await enter(event, 'Ola')
    const iga = await enter(event, 'Iga')
    const phone = await subscribed(ola, event)
    expect(bodyOf(phone, service.pushed[0] as Pushed)).toContain('number 1 on the waiting list')
    const [next, done] = [service.next(), outcome()]
    await subscribe(iga, event, browser(), service.endpoint('two'))
    await next
    await done
    await does(gone, event, { withdraw: { player: 'p4' } })
    const one = await pushed()
    expect(one.path).toBe('/push/one')
    expect(bodyOf(phone, one)).toMatch(/^You have a place: you play, with number 5\./)
    await time.advance(60_000)
    expect(service.pushed).toHaveLength(3)
  })

  it('tells everybody of a new time and place in one message, and of a cancellation instead of all else', async () => {
    const { event } = await announce(director)
    const phone = await subscribed(await enter(event, 'Ola'), event)
    await amend(event, { starts: start + day })
    await amend(event, { starts: start + day, place: 'The school' })
    const lines = bodyOf(phone, await pushed()).split('\n')
    expect(lines[0]).toMatch(/^The event now begins on .* January 2027/)
    expect(lines.slice(1)).toEqual(['The event now takes place here: The school.'])
    await amend(event, { starts: start, place: 'The school' })
    await does(director, event, { cancel: { reason: 'Flood.' } })
    expect(bodyOf(phone, await pushed())).toBe('The event is cancelled.')
    await time.advance(60_000)
    expect(await noticeStore.events()).toEqual([])
  })

  it('tells table and seat of a draw, and reminds a day before the start, once', async () => {
    const { event } = await announce(director, { starts: time.now() + day + 2 * 60_000 })
    const ola = await enter(event, 'Ola')
    for (const name of ['Ada', 'Jan', 'Ewa']) await enter(event, name)
    const phone = await subscribed(ola, event)
    const reminder = await pushed(3 * 60_000)
    expect(bodyOf(phone, reminder)).toMatch(/^The event begins on .*: Hall\. If you cannot come/)
    await does(director, event, { draw: { series: 1 } })
    expect(bodyOf(phone, await pushed())).toMatch(/^Series 1 is drawn: you sit at table 1, seat [A-D]\.$/)
    await time.advance(60 * 60_000)
    expect(service.pushed).toHaveLength(3)
  })

  it('reminds so many minutes before each announced start, once, also by two gateways and after a restart', async () => {
    const [first, second] = [time.now() + 2 * 60 * 60_000, time.now() + 5 * 60 * 60_000]
    const series = [
      { rounds: 1, draw: 'LOTS' },
      { rounds: 1, draw: 'LOTS', starts: second },
    ]
    const format = { ...regulations().format, series }
    const { event } = await announce(director, { starts: first, remindMinutes: 30, format })
    const ola = await enter(event, 'Ola')
    for (const name of ['Ada', 'Jan', 'Ewa']) await enter(event, name)
    const phone = await subscribed(ola, event)
    const other = await open()
    await time.advance(89 * 60_000)
    expect(service.pushed).toHaveLength(1)
    expect(bodyOf(phone, await pushed(2 * 60_000))).toMatch(/^It begins soon: /)
    await app.close()
    app = await open()
    await time.advance(60 * 60_000)
    expect(service.pushed).toHaveLength(2)
    expect(bodyOf(phone, await pushed(2 * 60 * 60_000))).toMatch(/^It begins soon: /)
    await time.advance(3 * 60 * 60_000)
    expect(service.pushed).toHaveLength(3)
    await other.close()
  })

  it('reminds nobody of a start that has passed, or who asked only then', async () => {
    const { event } = await announce(director, { starts: time.now() + 20 * 60_000, remindMinutes: 30 })
    await subscribed(await enter(event, 'Ola'), event)
    await time.advance(2 * 60 * 60_000)
    expect(service.pushed).toHaveLength(1)
  })

  it('tells the seat of each series that is drawn in advance', async () => {
    const { event } = await announce(director, {
      format: { ...regulations().format, series: [1, 1].map((rounds) => ({ rounds, draw: 'LOTS' })) },
    })
    const ola = await enter(event, 'Ola')
    for (const name of ['Ada', 'Jan', 'Ewa']) await enter(event, name)
    const phone = await subscribed(ola, event)
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { draw: { series: 2 } })
    const lines = bodyOf(phone, await pushed()).split('\n')
    expect(lines).toHaveLength(2)
    for (const [i, line] of lines.entries())
      expect(line).toMatch(new RegExp(`^Series ${i + 1} is drawn: you sit at table 1, seat [A-D]\\.$`))
  })

  it('goes on after a process is killed before it could tell, and after a service that is away', async () => {
    const { event } = await announce(director)
    const phone = await subscribed(await enter(event, 'Ola'), event)
    await amend(event, { place: 'The school' })
    await app.close()
    const [next, done] = [service.next(), outcome()]
    service.answers.push(503)
    app = await open()
    await time.advance(5_000)
    await next
    await done
    const again = await pushed(2 * 60_000)
    expect(bodyOf(phone, again)).toContain('The school')
    expect(again.headers.topic).toBe(service.pushed[1]?.headers.topic)
    await time.advance(60 * 60_000)
    expect(service.pushed).toHaveLength(3)
  })

  it('of one message is sent by one of two gateways', async () => {
    const other = await open()
    const { event } = await announce(director)
    const phone = await subscribed(await enter(event, 'Ola'), event)
    await amend(event, { place: 'The school' })
    expect(bodyOf(phone, await pushed())).toContain('The school')
    await time.advance(2 * 60_000)
    expect(service.pushed).toHaveLength(2)
    await other.close()
  })

  it.each([404, 410])('ends with the browser: %d', async (status) => {
    const { event } = await announce(director)
    await subscribed(await enter(event, 'Ola'), event)
    service.answers.push(status)
    await amend(event, { place: 'The school' })
    await pushed()
    expect(await noticeStore.events()).toEqual([])
  })

  it('ends with the session, and is not sent to who is signed in now', async () => {
    const { event } = await announce(director)
    const ola = await official({ app, accounts }, 'Ola')
    await act(ola, event, { register: { entrant: { name: 'Ola' } } })
    await subscribed(ola, event)
    expect(await ola.get('mutation { signOut { ... on Done { done } } }')).toBeDefined()
    await amend(event, { place: 'The school' })
    const done = outcome()
    await time.advance(5_000)
    await done
    expect([service.pushed.length, await noticeStore.events()]).toEqual([1, []])
  })
})

describe('a subscription', () => {
  it('is refused for the event of others, without a name, and with what is no push service or key', async () => {
    const { event } = await announce(director)
    const ola = await enter(event, 'Ola')
    const phone = browser()
    expect(await subscribe(await guest(app, 'Jan'), event, phone)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await subscribe(asker(app), event, phone)).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const bad = async (endpoint: string, keys: Partial<Browser> = {}): Promise<unknown> => {
      const { code, args } = await subscribe(ola, event, { ...phone, ...keys }, endpoint)
      return [code, args?.find(({ name }) => name === 'field')?.text]
    }
    for (const endpoint of [
      'http://push.example/1',
      'https://10.0.0.8/1',
      'https://169.254.169.254/1',
      'https://[fd00::1]/1',
      'https://me:secret@push.example/1',
      `https://push.example/${'x'.repeat(1_000)}`,
      'nonsense',
    ])
      expect(await bad(endpoint), endpoint).toEqual(['MALFORMED', 'endpoint'])
    expect(await bad('https://push.example/1', { p256dh: 'A'.repeat(87) })).toEqual(['MALFORMED', 'p256dh'])
    expect(await bad('https://push.example/1', { auth: 'short' })).toEqual(['MALFORMED', 'auth'])
    expect(await noticeStore.events()).toEqual([])
  })

  it('asked for again is the same one, and tells nothing twice', async () => {
    const { event } = await announce(director)
    const ola = await enter(event, 'Ola')
    const phone = await subscribed(ola, event)
    for (let n = 0; n < 3; n++) await subscribe(ola, event, phone)
    await time.advance(60_000)
    expect([(await noticeStore.ofEvent(event)).length, service.pushed.length]).toEqual([1, 1])
  })

  it('belongs to the last person at a browser', async () => {
    const { event } = await announce(director)
    const [ola, jan] = [await enter(event, 'Ola'), await enter(event, 'Jan')]
    await subscribed(ola, event)
    await subscribed(jan, event)
    const left = await noticeStore.ofEvent(event)
    expect(left.map(({ told }) => told)).toEqual([3])
  })

  it('is one of ten of a person at most, and ends when they say so', async () => {
    const { event } = await announce(director)
    const ola = await enter(event, 'Ola')
    const phone = browser()
    for (let n = 0; n < 10; n++)
      expect((await subscribe(ola, event, phone, service.endpoint(`n${n}`))).__typename).toBe('EventNotices')
    expect(await subscribe(ola, event, phone, service.endpoint('more'))).toMatchObject({ code: 'TOO_MANY' })
    const stopped = await ola.get<Told>(
      `mutation ($e: ID!, $to: String!) { stopPushNotices(event: $e, endpoint: $to) { ${fields} } }`,
      { e: event, to: service.endpoint('n3') },
    )
    expect(stopped.endpoints).toHaveLength(9)
  })

  it('goes when the person is forgotten, by themselves or by the director', async () => {
    const { event } = await announce(director)
    const [ola, jan] = [await enter(event, 'Ola'), await enter(event, 'Jan')]
    await subscribed(ola, event)
    const [next, done] = [service.next(), outcome()]
    await subscribe(jan, event, browser(), service.endpoint('two'))
    await next
    await done
    await ola.get('mutation { deleteAccount { ... on Done { done } ... on Refused { code } } }')
    expect((await noticeStore.ofEvent(event)).map(({ push }) => push?.endpoint)).toEqual([
      service.endpoint('two'),
    ])
    await does(director, event, { forget: { player: 'p2' } })
    expect(await noticeStore.events()).toEqual([])
  })
})

describe('mails', () => {
  const mailing = (by: Asker, event: string, on: boolean): Promise<Told> =>
    by.get<Told>(
      `mutation ($e: ID!, $on: Boolean!) { mailNotices(event: $e, on: $on, lang: "pl") { ${fields} } }`,
      { e: event, on },
    )
  const withAddress = async (name: string): Promise<Asker> => {
    const person = await official({ app, accounts }, name)
    const { id } = await person.get<{ id: string }>('{ me { id } }')
    await accounts.setMailAddress(id, { address: `${name}@mail.example`, confirmed: 1 })
    return person
  }
  const entered = async (event: string, name: string): Promise<Asker> => {
    const person = await withAddress(name)
    await act(person, event, { register: { entrant: { name } } })
    return person
  }
  const mailed = async (wait = 5_000): Promise<Mail | undefined> => {
    const done = outcome()
    await time.advance(wait)
    await done
    return mails.at(-1)
  }

  it('go to the confirmed address, in the language of the person, with a link that ends them', async () => {
    const { event } = await announce(director)
    const ola = await entered(event, 'ola')
    const done = outcome()
    expect(await mailing(ola, event, true)).toMatchObject({ address: 'ola@mail.example', mail: true })
    await done
    const [mail] = mails
    expect(mail).toMatchObject({
      to: 'ola@mail.example',
      subject: 'Club evening: Jesteś na liście uczestników, numer 1.',
    })
    expect(mail?.text).toContain(`https://cards.example/event/${event}\n`)
    const stop = /https:\/\/cards\.example(\/notices\/stop\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(mail?.headers?.['List-Unsubscribe']).toBe(`<https://cards.example${stop}>`)
    const response = await app.inject({ url: stop })
    expect([response.statusCode, response.body.includes('<form method="post">')]).toEqual([200, true])
    expect(await noticeStore.events()).toEqual([event])
    const forged = stop.replace(/\.(.)/, (_, letter) => `.${letter === 'A' ? 'B' : 'A'}`)
    expect((await app.inject({ method: 'POST', url: forged })).statusCode).toBe(404)
    expect(await noticeStore.events()).toEqual([event])
    const pressed = await app.inject({
      method: 'POST' as const,
      url: stop,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(pressed.statusCode).toBe(200)
    expect(await noticeStore.events()).toEqual([])
    await amend(event, { place: 'The school' })
    await time.advance(60_000)
    expect(mails).toHaveLength(1)
  })

  it('need a confirmed address, and end when it is removed', async () => {
    const { event } = await announce(director)
    expect(await mailing(await enter(event, 'Guest'), event, true)).toMatchObject({ code: 'NOT_ALLOWED' })
    const ola = await entered(event, 'ola')
    const done = outcome()
    await mailing(ola, event, true)
    await done
    const { id } = await ola.get<{ id: string }>('{ me { id } }')
    await accounts.setMailAddress(id, null)
    await amend(event, { place: 'The school' })
    await mailed()
    expect([mails.length, await noticeStore.events()]).toEqual([1, []])
  })

  it('are tried again with the same id while the server is away', async () => {
    const { event } = await announce(director)
    const ola = await entered(event, 'ola')
    mailFails = true
    const done = outcome()
    await mailing(ola, event, true)
    await done
    mailFails = false
    const mail = await mailed(2 * 60_000)
    expect(mail?.id).toMatch(/^<[\w-]{32}@cards\.example>$/)
    await time.advance(60 * 60_000)
    expect(mails).toHaveLength(1)
  })

  it('are twenty a day at most; what comes after that comes together the next day', async () => {
    const { event } = await announce(director)
    const ola = await entered(event, 'ola')
    const done = outcome()
    await mailing(ola, event, true)
    await done
    for (let n = 0; n < 25; n++) {
      await amend(event, { place: `Hall ${n}` })
      await time.advance(5_000)
    }
    expect(mails).toHaveLength(20)
    await time.advance(day + 60 * 60_000)
    expect(mails).toHaveLength(21)
    expect(mails[20]?.text).toContain('Hall 24.')
  })
})

it('the export of an account says about which events it is told', async () => {
  const { event } = await announce(director)
  const ola = await official({ app, accounts }, 'Ola')
  await act(ola, event, { register: { entrant: { name: 'Ola' } } })
  await subscribed(ola, event)
  const { json } = await ola.get<{ json: string }>('{ exportAccount { ... on AccountExport { json } } }')
  const { notices } = JSON.parse(json) as { notices: readonly Partial<Subscription>[] }
  expect(notices).toEqual([
    { event, kind: 'push', locale: 'en', since: time.now(), endpoint: service.endpoint('one') },
  ])
})
