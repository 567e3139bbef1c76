/** The secret of a cluster of two processes changes during use: nobody is signed out, nothing is lost. */
import { TOTP, Secret } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../src/account/accounts.js'
import type { AppDeps } from '../src/app/app.js'
import { hashOfAddress } from '../src/bans/seen.js'
import {
  asker,
  fakeTime,
  guest,
  secret as old,
  testApp,
  type App,
  type Asker,
  type FakeTime,
  type TestDeps,
} from './help.js'
import { act, owned, password, register } from './settings/owner.js'
import { announce, official } from './event/gateway.js'
import { newAccounts, newBans, newEvents, newNames, newSeenGuests } from './stores.js'

const young = 'another secret that is only good for tests'
const [minute, day] = [60_000, 24 * 60 * 60_000]

let time: FakeTime
let accounts: Accounts
let shared: TestDeps
let open: App[]
/** Starts a process of the cluster with these settings. */
const startOne = async (deps: TestDeps): Promise<App> => {
  const app = await testApp({ ...shared, ...deps })
  open.push(app)
  return app
}
/** The new settings: the new secret signs from in an hour on, and the old one is accepted for two hours more. */
let change: Pick<AppDeps, 'secret' | 'secretBefore'>

beforeEach(() => {
  time = fakeTime(1_700_000_000_000)
  accounts = newAccounts()
  shared = {
    time,
    accounts,
    events: newEvents(),
    seenGuests: newSeenGuests(),
    bans: newBans(),
    names: newNames(),
  }
  open = []
  const from = time.now() + 60 * minute
  change = { secret: young, secretBefore: { secret: old, from, until: from + 120 * minute } }
})
afterEach(() => Promise.all(open.map((app) => app.close())))

const nameOf = async (app: App, { token }: Asker): Promise<string | undefined> =>
  (await asker(app, token).get<{ readonly name: string } | null>('{ me { name } }'))?.name
const signedIn = '{ ... on Refused { code } ... on SignedIn { token refresh } }'
interface Signed {
  readonly code?: string
  readonly token: string
  readonly refresh: string
}

describe('a secret that changes', () => {
  it('signs nobody out, whichever process they use', async () => {
    const [one, two] = [await startOne({ secret: old }), await startOne({ secret: old })]
    const ola = await guest(one, 'Ola')
    // The first is restarted, and talks to the one that does not know the new secret yet.
    const anew = await startOne(change)
    const jan = await guest(anew, 'Jan')
    expect([await nameOf(anew, ola), await nameOf(two, jan)]).toEqual(['Ola', 'Jan'])
    // The second is restarted, and the hour comes.
    const other = await startOne(change)
    await time.advance(61 * minute)
    const ewa = await guest(anew, 'Ewa')
    for (const app of [anew, other])
      expect(await Promise.all([ola, jan, ewa].map((who) => nameOf(app, who)))).toEqual(['Ola', 'Jan', 'Ewa'])
    expect(await nameOf(two, ewa)).toBeUndefined()
    await time.advance(120 * minute)
    expect(await Promise.all([ola, jan, ewa].map((who) => nameOf(other, who)))).toEqual([
      undefined,
      undefined,
      'Ewa',
    ])
  })

  it('keeps people signed in, and renews their tokens on their next visit', async () => {
    const first = await startOne({ secret: old })
    const begun = await asker(first).get<Signed>(
      `mutation { register(name: "Ola", password: "${password}") ${signedIn} }`,
    )
    const anew = await startOne(change)
    await time.advance(61 * minute)
    const refresh = (app: App, { refresh: token }: Signed): Promise<Signed> =>
      asker(app).get(`mutation { refresh(token: "${token}") ${signedIn} }`)
    const next = await refresh(anew, begun)
    expect(next.code).toBeUndefined()
    const last = await startOne({ secret: young })
    expect(await nameOf(last, asker(last, next.token))).toBe('Ola')
    expect((await refresh(last, next)).code).toBeUndefined()
  })

  it('reseals second steps, so that the old secret can be removed', async () => {
    const first = await startOne({ secret: old })
    const { token, login } = await register(first, 'Ola')
    const { secret } = await asker(first, token).get<{ readonly secret: string }>(
      'mutation { offerSecondStep { ... on SecondStepOffer { secret } } }',
    )
    const currentCode = (): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now() })
    await asker(first, token).get(
      `mutation { turnOnSecondStep(password: "${password}", secret: "${secret}", code: "${currentCode()}") { __typename } }`,
    )
    const { id = '' } = (await accounts.byLogin(login)) ?? {}
    const sealed = (await accounts.secondStep(id))?.secret
    const signIn = async (app: App): Promise<string | undefined> => {
      await time.advance(minute)
      const document = `mutation { signIn(login: "${login}", password: "${password}", code: "${currentCode()}") ${signedIn} }`
      return (await asker(app).get<Signed>(document)).code
    }
    const anew = await startOne(change)
    expect(await signIn(anew)).toBeUndefined()
    expect((await accounts.secondStep(id))?.secret).toBe(sealed)
    await time.advance(62 * minute)
    await expect.poll(async () => (await accounts.secondStep(id))?.secret).not.toBe(sealed)
    expect(await signIn(anew)).toBeUndefined()
    expect(await signIn(await startOne({ secret: young }))).toBeUndefined()
  })

  it('reseals them at once if the old secret leaked and is no longer accepted', async () => {
    const first = await startOne({ secret: old })
    const ola = await register(first, 'Ola')
    const { id = '' } = (await accounts.byLogin(ola.login)) ?? {}
    await accounts.setSecondStep(id, { secret: 'of no secret', since: 1, step: 1 })
    const lines: string[] = []
    const stream = { write: (line: string) => lines.push(line) } as never
    const until = time.now()
    const anew = await startOne({
      secret: young,
      secretBefore: { secret: old, from: 0, until },
      logger: { level: 'warn', stream },
    })
    expect(await nameOf(anew, ola)).toBeUndefined()
    await expect.poll(() => lines.join()).toContain('"event":"SECRET_MISSING","lost":1')
  })

  it('announces an event once, even if the request is repeated after the change', async () => {
    const first = await startOne({ secret: old })
    const boss = await official({ app: first, accounts }, 'Boss', 'ORGANISER')
    const { event } = await announce(boss)
    const anew = await startOne(change)
    await time.advance(61 * minute)
    const signed = await asker(anew).get<Signed>(
      `mutation { signIn(login: "boss", password: "correct horse battery") ${signedIn} }`,
    )
    const again = asker(anew, signed.token)
    expect((await announce(again)).event).toBe(event)
    expect((await announce(again, {}, 'another')).event).not.toBe(event)
  })

  it('still bans people by their address', async () => {
    const at = time.now()
    const of = hashOfAddress(old)('203.0.113.7')
    await shared.bans?.add({ id: 'b1', kind: 'hash', of, name: '', mute: false, at, until: at + day })
    const anew = await startOne(change)
    const enter = async (remoteAddress: string): Promise<string | undefined> => {
      const query = 'mutation { enter(name: "Ala") { ... on Refused { code } } }'
      const response = await anew.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query },
        remoteAddress,
      })
      return response.json<{ data: { enter: { code?: string } } }>().data.enter.code
    }
    expect(await enter('203.0.113.7')).toBe('BANNED')
    await time.advance(61 * minute)
    expect([await enter('203.0.113.7'), await enter('203.0.113.8')]).toEqual(['BANNED', undefined])
  })

  it('keeps names taken away', async () => {
    const installation = await owned({ ...shared, secret: old })
    open.push(installation.app)
    const jan = await register(installation.app, 'Brzydal')
    await act(installation.owner, { takeName: jan.login })
    const anew = await startOne({ ...change, settings: installation.store })
    await time.advance(61 * minute)
    const signed = await asker(anew).get<Signed>(
      `mutation { signIn(login: "${jan.login}", password: "${password}") ${signedIn} }`,
    )
    expect(
      await asker(anew, signed.token).get('mutation { rename(name: "Brzydal") { ... on Refused { code } } }'),
    ).toEqual({ code: 'RESERVED_NAME' })
  })
})
