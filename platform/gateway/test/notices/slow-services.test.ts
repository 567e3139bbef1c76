/** Push services that accept a connection and never answer: they delay nobody else. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { NoticeStore } from '../../src/notices/sql.js'
import { fakeTime, guest, testApp, type Asker, type FakeTime } from '../help.js'
import { act, announce, does, official, regulations } from '../event/gateway.js'
import { browser, pushService, type PushService } from './browser.js'
import { newAccounts, newNotices } from '../stores.js'

const start = 1_800_000_000_000
const day = 24 * 60 * 60_000

interface Silent {
  readonly port: number
  readonly connections: Set<Socket>
  close(): Promise<void>
}

/** Accepts connections to every loopback address, and says nothing. */
async function silentServer(): Promise<Silent> {
  const connections = new Set<Socket>()
  const server: Server = createServer((socket) => {
    connections.add(socket)
    socket.on('error', () => undefined)
  })
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections,
    close: async () => {
      for (const socket of connections) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

let app: FastifyInstance
let accounts: Accounts
let time: FakeTime
let notices: NoticeStore
let service: PushService
let silent: Silent
let director: Asker

beforeEach(async () => {
  ;[accounts, time, notices] = [newAccounts(), fakeTime(start - 10 * day), newNotices()]
  ;[service, silent] = [await pushService(), await silentServer()]
  app = await testApp({ accounts, time, notices, development: true, url: 'https://cards.example' })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
})
afterEach(async () => {
  await app.close()
  await Promise.all([service.close(), silent.close()])
})

const enter = async (event: string, name: string): Promise<string> => {
  const person = await guest(app, name)
  expect((await act(person, event, { register: { entrant: { name } } })).__typename).toBe('EventDone')
  return (await person.get<{ id: string }>('{ me { id } }')).id
}
/** Whoever subscribes now knows everything so far. */
const subscribe = async (event: string, person: string, endpoint: string): Promise<void> => {
  const { p256dh, auth } = browser()
  await notices.add({
    id: endpoint,
    event,
    person,
    kind: 'push',
    session: null,
    locale: 'en',
    at: time.now(),
    push: { endpoint, p256dh, auth },
    told: 9,
    reminded: 0,
    soon: 0,
    tries: 0,
    next: 0,
  })
}
const silentEndpoint = (n: number): string =>
  `http://127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}:${silent.port}/push`
const amend = (event: string, place: string): Promise<unknown> =>
  does(director, event, { amend: { regulations: regulations({ place }), reason: 'It has to be.' } })
/** Changes the place so often that everybody has news. */
const news = async (event: string): Promise<void> => {
  for (let n = 0; n < 9; n++) await amend(event, `Hall ${n}`)
}

describe('300 push endpoints that accept and never answer', () => {
  it('delay nobody of another event by more than 5 seconds', async () => {
    const attacked = (await announce(director)).event
    const other = (await announce(director, {}, 'other')).event
    const [attacker, ola] = [await enter(attacked, 'Attacker'), await enter(other, 'Ola')]
    for (let n = 0; n < 300; n++) await subscribe(attacked, attacker, silentEndpoint(n))
    await subscribe(other, ola, service.endpoint('ola'))
    const next = service.next()
    await news(attacked)
    await news(other)
    await time.advance(5_000)
    expect((await next).path).toBe('/push/ola')
  })

  it('delay others of the same event no more than their own turn, once the push service has answered', async () => {
    const { event } = await announce(director)
    const [attacker, ola] = [await enter(event, 'Attacker'), await enter(event, 'Ola')]
    await subscribe(event, ola, service.endpoint('ola'))
    const first = service.next()
    await news(event)
    await time.advance(5_000)
    await first
    for (let n = 0; n < 300; n++) await subscribe(event, attacker, silentEndpoint(n))
    const next = service.next()
    await amend(event, 'The school')
    await time.advance(5_000)
    expect((await next).path).toBe('/push/ola')
  })

  it('are under way to sixteen hosts at most for one event, and end when the gateway stops', async () => {
    const { event } = await announce(director)
    const attacker = await enter(event, 'Attacker')
    for (let n = 0; n < 300; n++) await subscribe(event, attacker, silentEndpoint(n))
    await news(event)
    await time.advance(5_000)
    await expect.poll(() => silent.connections.size).toBe(16)
    await time.advance(4_999)
    expect(silent.connections.size).toBe(16)
    await app.close()
  })
})
