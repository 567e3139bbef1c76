/** Personal links of entrants: listed for the director, and mailed once to everybody who has an address. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { EventStore } from '../../src/event/store/sql.js'
import type { Mail } from '../../src/mail/server.js'
import type { NoticeStore } from '../../src/notices/sql.js'
import { asker, fakeTime, guest, testApp, type Asker, type FakeTime } from '../help.js'
import { announce, does, official } from '../event/gateway.js'
import { newAccounts, newEvents, newNotices } from '../stores.js'

interface Links {
  readonly __typename: string
  readonly code?: string
  readonly mails: boolean
  readonly links: readonly {
    readonly player: string
    readonly name: string
    readonly link: string
    readonly mail: string
    readonly answer: string | null
  }[]
}
const fields = `__typename ... on EventLinks { mails links { player name link mail answer } } ... on EventRefused { code }`

/** A mail server's refusal. */
class Refusing extends Error {
  readonly responseCode = 550
}

let apps: FastifyInstance[]
let accounts: Accounts
let events: EventStore
let notices: NoticeStore
let time: FakeTime
let mails: Mail[]
let refused: Set<string>
let isAway: boolean
let hangs: boolean
let settled: (() => void)[]
let director: Asker
let event: string

const store = (): NoticeStore => {
  const made = newNotices()
  return {
    ...made,
    settleLink: async (...args) => {
      await made.settleLink(...args)
      for (const one of settled.splice(0)) one()
    },
  }
}
const open = async (sendsMail = true): Promise<FastifyInstance> => {
  const app = await testApp({
    accounts,
    time,
    events,
    notices,
    url: 'https://cards.example',
    ...(sendsMail && {
      mailer: {
        send: (mail) => {
          if (hangs) return new Promise(() => undefined)
          if (isAway) return Promise.reject(new Error('away'))
          if (refused.has(mail.to)) return Promise.reject(new Refusing())
          mails.push(mail)
          return Promise.resolve()
        },
        stop: () => undefined,
      },
    }),
  })
  apps.push(app)
  return app
}
beforeEach(async () => {
  ;[apps, mails, settled, refused, isAway, hangs] = [[], [], [], new Set(), false, false]
  ;[accounts, time, events, notices] = [newAccounts(), fakeTime(1_790_000_000_000), newEvents(), store()]
  const app = await open()
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director, { mode: 'ONLINE' })).event
})
afterEach(async () => {
  for (const app of apps) await app.close()
})

/** Somebody who enters by themselves, with a confirmed address. */
const enters = async (name: string): Promise<Asker> => {
  const person = await official({ app: apps[0] as FastifyInstance, accounts }, name)
  const { id } = await person.get<{ id: string }>('{ me { id } }')
  await accounts.setMailAddress(id, { address: `${name}@mail.example`, confirmed: 1 })
  await does(person, event, { register: { entrant: { name } } })
  return person
}
const links = (by: Asker): Promise<Links> =>
  by.get<Links>('query ($e: ID!) { eventLinks(event: $e) { ' + fields + ' } }', { e: event })
const sends = (by: Asker, rest: object = {}): Promise<Links> =>
  by.get<Links>(
    `mutation ($e: ID!, $players: [ID!], $again: Boolean, $lang: String) {
      sendEventLinks(event: $e, players: $players, again: $again, lang: $lang) { ${fields} } }`,
    { e: event, ...rest },
  )
/** Resolves when so many mails were dealt with. */
const outcomes = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n++) await new Promise<void>((resolve) => settled.push(resolve))
}
const states = ({ links: all }: Links): object =>
  Object.fromEntries(all.map(({ name, mail }) => [name, mail]))

describe('the links of all entrants', () => {
  it('are for the director alone', async () => {
    const ola = await enters('ola')
    for (const by of [ola, await guest(apps[0] as FastifyInstance, 'Stranger')]) {
      expect(await links(by)).toMatchObject({ code: 'NOT_ALLOWED' })
      expect(await sends(by)).toMatchObject({ code: 'NOT_ALLOWED' })
    }
    expect(mails).toEqual([])
  })

  it('are for no referee, helper at the door, former director, or director of another event', async () => {
    const app = apps[0] as FastifyInstance
    await enters('ola')
    const other = await official({ app, accounts }, 'another', 'ORGANISER')
    await announce(other, { mode: 'ONLINE' }, 'another')
    const { id } = await other.get<{ id: string }>('{ me { id } }')
    const appoint = (office: string, appointed: boolean): Promise<unknown> =>
      does(director, event, { appoint: { account: id, office, appointed } })
    const isRefused = async (): Promise<void> => {
      expect(await links(other)).toMatchObject({ code: 'NOT_ALLOWED' })
      expect(await sends(other)).toMatchObject({ code: 'NOT_ALLOWED' })
    }
    await isRefused()
    for (const office of ['REFEREE', 'DOOR']) {
      await appoint(office, true)
      await isRefused()
      await appoint(office, false)
    }
    await appoint('DIRECTION', true)
    expect(await links(other)).toMatchObject({ links: [{ name: 'ola' }] })
    await appoint('DIRECTION', false)
    await isRefused()
    await time.advance(60_000)
    expect(mails).toEqual([])
  })

  it('go to nobody who was forgotten before their mail went', async () => {
    await enters('ola')
    isAway = true
    const failed = outcomes(1)
    await sends(director)
    await failed
    await does(director, event, { forget: { player: 'p1' } })
    isAway = false
    const done = outcomes(1)
    await time.advance(60_000)
    await done
    expect(mails).toEqual([])
  })

  it('are held up by no server that does not answer, and go out once it does', async () => {
    await enters('ola')
    hangs = true
    const done = outcomes(1)
    const before = await sends(director)
    expect(states(before)).toEqual({ ola: 'WAITING' })
    // A second press, and another gateway, while the server is silent.
    await sends(director, { again: true })
    await open()
    await time.advance(60_000)
    await done
    expect(mails).toEqual([])
    hangs = false
    const sent = outcomes(1)
    await time.advance(3 * 60_000)
    await sent
    await time.advance(3 * 60 * 60_000)
    expect(mails.map(({ to }) => to)).toEqual(['ola@mail.example'])
  })

  it('are listed with the name of each, and open the place of that player', async () => {
    await does(director, event, { enter: { entrant: { name: 'Jan', online: true } } })
    const { links: all } = await links(director)
    expect(all).toMatchObject([{ name: 'Jan', mail: 'NO_ADDRESS' }])
    const [page, card] = all[0]?.link.split('#') ?? []
    expect(page).toBe(`https://cards.example/event/${event}/card`)
    const jan = await guest(apps[0] as FastifyInstance, 'Jan')
    await does(jan, event, { claim: {} }, { card })
    expect((await links(director)).links[0]?.player).toBe('p1')
  })

  it('leave out who has withdrawn', async () => {
    const ola = await enters('ola')
    await does(ola, event, { withdraw: { player: 'p1' } })
    expect((await links(director)).links).toEqual([])
  })

  it('go by mail to everybody who has an address, once, in the chosen language', async () => {
    await enters('ola')
    await enters('jan')
    await does(director, event, { enter: { entrant: { name: 'Paper' } } })
    const done = outcomes(2)
    expect(states(await sends(director, { lang: 'pl' }))).toMatchObject({ Paper: 'NO_ADDRESS' })
    await done
    const { links: all } = await links(director)
    expect(states({ links: all } as Links)).toEqual({ ola: 'SENT', jan: 'SENT', Paper: 'NO_ADDRESS' })
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['jan@mail.example', 'ola@mail.example'])
    const mail = mails.find(({ to }) => to === 'ola@mail.example')
    expect(mail?.subject).toBe('Club evening: twój link')
    expect(mail?.text).toContain(all.find(({ name }) => name === 'ola')?.link)
    for (const other of all.filter(({ name }) => name !== 'ola')) expect(mail?.text).not.toContain(other.link)

    await enters('ewa')
    const next = outcomes(1)
    await sends(director)
    await next
    await time.advance(60_000)
    expect(mails.map(({ to }) => to).slice(2)).toEqual(['ewa@mail.example'])
  })

  it('are sent again only to whom the director chooses', async () => {
    await enters('ola')
    await enters('jan')
    const first = outcomes(2)
    await sends(director)
    await first
    const [one] = (await links(director)).links
    const again = outcomes(1)
    await time.advance(1_000)
    await sends(director, { players: [one?.player], again: true })
    await again
    expect(mails.map(({ to }) => to).slice(2)).toEqual([`${one?.name}@mail.example`])
    expect(await sends(director, { players: ['p99'] })).toMatchObject({ code: 'UNKNOWN_PLAYER' })
  })

  it('name each person whose mail server refused, and try again when they are sent once more', async () => {
    await enters('ola')
    await enters('jan')
    refused.add('ola@mail.example')
    const done = outcomes(2)
    await sends(director)
    await done
    const { links: all } = await links(director)
    expect(all.find(({ name }) => name === 'ola')).toMatchObject({ mail: 'REFUSED', answer: '550' })
    expect(all.find(({ name }) => name === 'jan')).toMatchObject({ mail: 'SENT', answer: null })
    refused.clear()
    const next = outcomes(1)
    await sends(director)
    await next
    expect(states(await links(director))).toEqual({ ola: 'SENT', jan: 'SENT' })
    expect(mails).toHaveLength(2)
  })

  it('go out once, also if two gateways send and one is started anew', async () => {
    await enters('ola')
    isAway = true
    const failed = outcomes(1)
    await sends(director)
    await failed
    expect(states(await links(director))).toEqual({ ola: 'WAITING' })
    await (apps.shift() as FastifyInstance).close()
    isAway = false
    await open()
    await open()
    const done = outcomes(1)
    await time.advance(3 * 60_000)
    await done
    await time.advance(3 * 60 * 60_000)
    expect(mails.map(({ to }) => to)).toEqual(['ola@mail.example'])
  })

  it('are only listed where the gateway sends no mails', async () => {
    await enters('ola')
    await (apps.shift() as FastifyInstance).close()
    const app = await open(false)
    const again = asker(app, director.token)
    expect(await links(again)).toMatchObject({ mails: false, links: [{ name: 'ola', mail: 'NO_ADDRESS' }] })
    expect(await sends(again)).toMatchObject({ code: 'NO_MAILS' })
  })

  it('are not sent for an event that is cancelled', async () => {
    await enters('ola')
    await does(director, event, { cancel: { reason: 'The hall is closed.' } })
    expect(await sends(director)).toMatchObject({ code: 'CANCELLED' })
  })
})
