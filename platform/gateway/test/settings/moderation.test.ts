/** An owner’s means against abuse: closing tables, and banning people and addresses for a time. */
import { type GraphQLObjectType, GraphQLNonNull, GraphQLUnionType } from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { barredActs } from '../../src/bans/barred.js'
import { assemble } from '../../src/api/schema.js'
import { singleNode, type Cluster } from '../../src/store/cluster.js'
import { asker, guest, look as lookAt, openTiny, sit, testApp, type App, type Asker } from '../help.js'
import { sixtysix } from '../sixtysix.js'
import { listen, subscribe, watchTable } from '../socket-help.js'
import { act, me, owned, password, register, type Given, type Installation, type Person } from './owner.js'
import { newAccounts, newBans } from '../stores.js'

const day = 24 * 60 * 60_000

interface Refused {
  readonly __typename: string
  readonly code?: string
  readonly until?: number
  readonly token?: string
}
interface Bans extends Given {
  readonly bans: readonly {
    readonly id: string
    readonly name: string
    readonly isAddress: boolean
    readonly mute: boolean
    readonly until: number
  }[]
}

let installation: Installation
let app: App
let owner: Person
let jan: Person
let janId: string

const order = (what: object): Promise<Bans> =>
  owner.get(
    `mutation ($act: OwnerAct!) { ownerAct(act: $act) { __typename ... on SettingsRefused { code field }
       ... on OwnerDesk { bans { id name isAddress mute until } } } }`,
    { act: what },
  )
const say = (who: Asker, table: string): Promise<Refused> =>
  who.get(`mutation { say(table: "${table}", phrase: "hello") { __typename ... on Refused { code until } } }`)
const open = (who: Asker): Promise<Refused> =>
  who.get(
    'mutation { open(game: "tiny", profile: "plain", chairs: 3) { __typename ... on Refused { code until } } }',
  )
/** Signs in from an address. */
const signIn = async (login: string, remoteAddress = '127.0.0.1'): Promise<Refused> => {
  const query = `mutation ($login: String!, $password: String!) {
    signIn(login: $login, password: $password) {
      __typename ... on Refused { code until } ... on SignedIn { token } } }`
  const payload = { query, variables: { login, password } }
  const response = await app.inject({ method: 'POST', url: '/graphql', payload, remoteAddress })
  return response.json<{ data: { signIn: Refused } }>().data.signIn
}

beforeEach(async () => {
  installation = await owned()
  ;({ app, owner } = installation)
  jan = await register(app, 'Jan')
  janId = (await me(jan)).id
})
afterEach(() => app.close())

describe('closing a table', () => {
  it.each([
    ['its id', (id: string) => id],
    ['a link to it', (id: string) => ` https://cards.example/table/${id}?invitation=abc `],
  ])('by %s ends it for its players, and is logged', async (_, text) => {
    const { id } = await openTiny(jan)
    expect((await order({ closeTable: text(id) })).__typename).toBe('OwnerDesk')
    expect((await lookAt(jan, id)).phase).toBe('CLOSED')
    const { acts } = await owner.get<{ acts: { what: string; about: string }[] }>(
      '{ acts { ... on Acts { acts { what about } } } }',
    )
    expect(acts).toContainEqual({ what: 'TABLE_CLOSED', about: id })
  })

  it('is refused for an unknown table, and to everybody but owners', async () => {
    expect(await order({ closeTable: 'https://cards.example/' })).toMatchObject({ code: 'UNKNOWN_TABLE' })
    const { id } = await openTiny(jan)
    expect(await act(jan, { closeTable: id })).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await lookAt(jan, id)).phase).not.toBe('CLOSED')
  })
})

describe('a banned person', () => {
  it('leaves their tables, is signed out, and is told until when on signing in', async () => {
    const { id } = await openTiny(jan)
    const desk = await order({ ban: { person: jan.login, lasts: 'DAY' } })
    const until = installation.time.now() + day
    expect(desk.bans).toMatchObject([{ name: 'Jan', isAddress: false, mute: false, until }])
    expect((await lookAt(owner, id)).players[0]?.name).not.toBe('Jan')
    expect(await jan.get<unknown>('{ me { id } }')).toBeNull()
    expect(await signIn(jan.login)).toEqual({ __typename: 'Refused', code: 'BANNED', until })
  })

  it('can return when the time is over', async () => {
    await order({ ban: { person: janId, lasts: 'HOUR' } })
    await installation.time.advance(60 * 60_000 - 1)
    expect((await signIn(jan.login)).code).toBe('BANNED')
    await installation.time.advance(1)
    expect((await signIn(jan.login)).__typename).toBe('SignedIn')
  })

  it('can return when the ban is lifted, which can be done once', async () => {
    const { bans } = await order({ ban: { person: janId, lasts: 'WEEK' } })
    expect((await signIn(jan.login)).code).toBe('BANNED')
    expect((await order({ unban: bans[0]?.id })).bans).toEqual([])
    expect((await signIn(jan.login)).__typename).toBe('SignedIn')
    expect(await order({ unban: bans[0]?.id })).toMatchObject({ code: 'UNKNOWN_BAN' })
  })

  it('can be a reported guest, who is shut out at once', async () => {
    const port = await listen(app)
    const ola = await guest(app, 'Ola')
    const { id } = await openTiny(owner)
    await sit(ola, id, 'chair: 1')
    const watching = subscribe(port, watchTable(id), ola.token)
    await watching.until(({ chair }) => chair === 1)
    await say(ola, id)
    const { remarks } = await subscribe<{ remarks: { id: string }[] }>(
      port,
      `subscription { talk(id: "${id}") { ... on Talk { remarks { id } } } }`,
      owner.token,
    ).until((talk) => talk.remarks.length === 1)
    await owner.get(`mutation { report(table: "${id}", remark: "${remarks[0]?.id}") { __typename } }`)

    const person = (await me(ola)).id
    const { bans } = await order({ ban: { person, lasts: 'DAY' } })
    expect(bans).toMatchObject([{ name: 'Ola' }])
    expect(await watching.ended).toMatchObject([{ extensions: { code: 'BANNED' } }])
    expect(await subscribe(port, watchTable(id), ola.token).ended).toMatchObject([
      { extensions: { code: 'BANNED' } },
    ])
    const until = installation.time.now() + day
    expect(await open(ola)).toEqual({ __typename: 'Refused', code: 'BANNED', until })
    expect((await sit(ola, id)).code).toBe('BANNED')
    expect(await say(ola, id)).toEqual({ __typename: 'Refused', code: 'BANNED', until })
  })

  it('cannot be an owner or unknown', async () => {
    const { id } = await me(owner)
    expect(await order({ ban: { person: id, lasts: 'DAY' } })).toMatchObject({ code: 'SELF' })
    expect(await order({ ban: { person: 'nobody', lasts: 'DAY' } })).toMatchObject({ code: 'UNKNOWN_PERSON' })
    expect(await order({ ban: { lasts: 'DAY' } })).toMatchObject({ code: 'ONE_ACT' })
  })
})

describe('the end of a ban', () => {
  const keptAway = (who: Asker): Promise<object> => who.get('{ keptAway { banned muted } }')

  it('is told only to the people and addresses that are banned or muted', async () => {
    const ewa = await guest(app, 'Ewa')
    const until = installation.time.now() + 30 * day
    await order({ ban: { person: janId, lasts: 'MONTH', mute: true } })
    expect(await keptAway(jan)).toEqual({ banned: null, muted: until })
    expect(await keptAway(ewa)).toEqual({ banned: null, muted: null })
    await order({ ban: { address: '203.0.113.7', lasts: 'DAY' } })
    const from = async (remoteAddress: string): Promise<unknown> => {
      const payload = { query: '{ keptAway { banned } }' }
      const response = await app.inject({ method: 'POST', url: '/graphql', payload, remoteAddress })
      return response.json<{ data: { keptAway: { banned: number | null } } }>().data.keptAway.banned
    }
    expect(await from('203.0.113.7')).toBe(installation.time.now() + day)
    expect(await from('203.0.113.8')).toBeNull()
  })
})

describe('a muted person', () => {
  it('plays on but cannot talk', async () => {
    await order({ ban: { person: janId, lasts: 'HOUR', mute: true } })
    const { id } = await openTiny(jan)
    expect(await say(jan, id)).toEqual({
      __typename: 'Refused',
      code: 'MUTED',
      until: installation.time.now() + 60 * 60_000,
    })
    await installation.time.advance(60 * 60_000)
    const again = asker(app, (await signIn(jan.login)).token)
    expect((await say(again, (await openTiny(again)).id)).__typename).toBe('Said')
  })
})

describe('a banned address', () => {
  it('signs nobody in, including the whole network of an IPv6 address', async () => {
    await order({ ban: { address: ' 2001:db8::7 ', lasts: 'DAY' } })
    expect(await signIn(jan.login, '2001:db8::99')).toMatchObject({ code: 'BANNED' })
    expect((await signIn(jan.login, '2001:db8:0:1::7')).__typename).toBe('SignedIn')
    expect((await signIn(jan.login)).__typename).toBe('SignedIn')
  })

  it('is not written into the log of acts, which is stored for longer', async () => {
    await order({ ban: { address: '203.0.113.7', lasts: 'DAY' } })
    const acts = await owner.get<object>('{ acts { ... on Acts { acts { what about from } } } }')
    expect(JSON.stringify(acts)).toContain('BANNED')
    expect(JSON.stringify(acts)).not.toContain('203.0.113')
  })

  it('must be valid, and not the one that the owner uses', async () => {
    expect(await order({ ban: { address: '::ffff:127.0.0.1', lasts: 'DAY' } })).toMatchObject({
      code: 'SELF',
    })
    expect(await order({ ban: { address: 'cards.example', lasts: 'DAY' } })).toMatchObject({
      code: 'BAD_ADDRESS',
    })
  })
})

describe('a ban', () => {
  it('ends open connections on another process too', async () => {
    await app.close()
    const heard: ((change: string | null) => void)[] = []
    const process = (n: number): Cluster => ({
      ...singleNode(),
      alone: false,
      hearRights: (by) => {
        heard[n] = by
      },
      tellRights: (change) => heard[1 - n]?.(change),
    })
    const shared = { accounts: newAccounts(), bans: newBans() }
    installation = await owned({ ...shared, cluster: process(0) })
    ;({ app, owner } = installation)
    const { time, store: settings } = installation
    const other = await testApp({ ...shared, settings, time, cluster: process(1) })
    try {
      const ewa = await register(other, 'Ewa')
      const watching = subscribe(await listen(other), 'subscription { lobby { id } }', ewa.token)
      await watching.until(() => true)
      await order({ ban: { person: ewa.login, lasts: 'DAY' } })
      expect(await watching.ended).toBeDefined()
      expect((await open(ewa)).code).toMatch(/BANNED|NOT_SIGNED_IN/)
    } finally {
      await other.close()
    }
  })

  it('can be reported by every field that it refuses', () => {
    const fields = (assemble([sixtysix]).getMutationType() as GraphQLObjectType).getFields()
    for (const name of [...barredActs, 'say']) {
      const type = fields[name]?.type
      const union = type instanceof GraphQLNonNull ? (type.ofType as unknown) : type
      expect([name, union instanceof GraphQLUnionType && union.getTypes().map(String)]).toEqual([
        name,
        expect.arrayContaining(['Refused']) as unknown,
      ])
    }
  })

  it('also blocks recovery codes, and uses none up', async () => {
    const ewa = await asker(app).get<{ recovery: readonly string[]; login: string }>(
      `mutation { register(name: "Ewa", password: "${password}") { ... on SignedIn { recovery login } } }`,
    )
    const recover = (): Promise<Refused> =>
      asker(app).get(
        `mutation ($login: String!, $code: String!) {
          recover(login: $login, code: $code, newPassword: "pik dama czerwo 9") {
            __typename ... on Refused { code until } } }`,
        { login: ewa.login, code: ewa.recovery[0] },
      )
    const { bans } = await order({ ban: { person: ewa.login, lasts: 'DAY' } })
    expect(await recover()).toMatchObject({ code: 'BANNED', until: installation.time.now() + day })
    await order({ unban: bans[0]?.id })
    expect(await recover()).toMatchObject({ __typename: 'SignedIn' })
  })

  it('of somebody who deletes their account stands without their name', async () => {
    const ewa = await register(app, 'Ewa Niepamiętana')
    await order({ ban: { person: ewa.login, lasts: 'WEEK', mute: true } })
    await ewa.get(`mutation { deleteAccount(password: "${password}") { ... on Done { done } } }`)
    const desk = await owner.get<Bans>('{ ownerDesk { __typename ... on OwnerDesk { bans { name } } } }')
    expect(desk.bans.map(({ name }) => name)).toEqual(['–'])
  })
})
