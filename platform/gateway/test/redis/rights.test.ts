/** Revoked rights end on every gateway of a cluster within two seconds. */
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { Accounts } from '../../src/account/accounts.js'
import { lookAgainEvery } from '../../src/store/rights-changes.js'
import { accessLifetime } from '../../src/account/tokens.js'
import { signedOut } from '../../src/graphql/socket.js'
import type { SettingsStore } from '../../src/settings/store.js'
import type { Time } from '../../src/base/time.js'
import { asker, openTiny, type Asker } from '../help.js'
import { clubKey } from '../club-key.js'
import { act as ownerAct, drawn, form, look, setRoles, setUp } from '../settings/owner.js'
import { listen, subscribe, watchTable, type Watching } from '../socket-help.js'
import { act, announce, does, official } from '../event/gateway.js'
import { kinds, refusedThen, taken, type Told } from '../event/rights-kinds.js'
import { gateway, type Gateway } from './gateways.js'
import { newAccounts, newEvents, newSettings, newStore } from '../stores.js'

const most = 2_000

describe.skipIf(!hasRedis)('a revoked right', () => {
  let server: Server
  let database = 0
  let accounts: Accounts
  let settings: SettingsStore
  let gateways: readonly Gateway[]
  let ports: readonly number[]
  let one: Gateway
  /** How far the clocks of both are ahead, in milliseconds. */
  let ahead: number
  const open: Watching<unknown>[] = []

  beforeAll(async () => {
    server = await startRedis('--databases', '64')
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database += 1
    accounts = newAccounts()
    const archive = newStore()
    ahead = 0
    const timeOf = (time: Time): Time => ({ ...time, now: () => time.now() + ahead })
    const rest = { accounts, events: newEvents(), settings: newSettings() }
    const join = () => gateway(`${server.url}/${database}`, archive, undefined, timeOf, rest)
    one = await join()
    settings = rest.settings
    gateways = [one, await join()]
    ports = await Promise.all(gateways.map(({ app }) => listen(app)))
  })
  afterEach(async () => {
    for (const watching of open.splice(0)) watching.close()
    await Promise.all(gateways.map(({ app }) => app.close()))
  })

  it('can be that of a club of the environment, which a gateway notes for all when it starts', async () => {
    const rest = { accounts, settings, clubs: [clubKey().club('rybnik')] }
    const started = await gateway(`${server.url}/${database}`, newStore(), undefined, (time) => time, rest)
    await started.app.close()
    expect(JSON.stringify(await settings.newer(0))).toContain('rybnik')
  })

  const register = async (name: string): Promise<Asker> => {
    const { token } = await asker(one.app).get<{ token: string }>(
      `mutation { register(name: "${name}", password: "karo as wino 10") { ... on SignedIn { token } } }`,
    )
    return asker(one.app, token)
  }
  const owner = async (): Promise<Asker> => {
    const { token } = await setUp(one.app, { ...form, code: await drawn(settings, false) })
    return asker(one.app, token)
  }
  /** The same subscription at each gateway, after its first answer. */
  const watch = async <T>(query: string, token?: string): Promise<readonly Watching<T>[]> => {
    const all = ports.map((port) => subscribe<T>(port, query, token))
    open.push(...all)
    await Promise.all(all.map((watching) => watching.until(() => true)))
    return all
  }
  /** Expects that all of it happens within two seconds. */
  const soon = async (
    annotate: TestContext['annotate'],
    act: () => Promise<unknown>,
    all: readonly Promise<unknown>[],
  ): Promise<void> => {
    const from = performance.now()
    const [, ...times] = await Promise.all([
      act(),
      ...all.map((it) => it.then(() => performance.now() - from)),
    ])
    await annotate(times.map((ms) => `${Math.round(ms)} ms`).join(', '))
    expect(Math.max(...times)).toBeLessThan(most)
  }

  it('ends with a session: sockets are closed, and its token is invalid', async ({ annotate }) => {
    const ola = await register('Ola')
    const { id } = await openTiny(ola)
    const watching = await watch(watchTable(id), ola.token)
    const ended = watching.map((it) => expect(it.ended).resolves.toMatchObject({ code: signedOut }))
    await soon(annotate, () => ola.get('mutation { signOutEverywhere { __typename } }'), ended)
    for (const each of gateways) expect(await each.as(ola).get<unknown>('{ me { id } }')).toBeNull()
  })

  it('ends with a dropped club: sockets of its members are closed, and no gateway renews their session', async ({
    annotate,
  }) => {
    const by = await owner()
    const key = clubKey()
    await ownerAct(by, { club: { name: 'Rybnik', key: key.spki, roles: ['REFEREE'] } })
    const now = one.redis.time.now()
    const { token, refresh } = await key.handOver(one.app, now, { club: 'rybnik', sub: '17' })
    const { id } = await openTiny(asker(one.app, token))
    const watching = await watch(watchTable(id), token)
    const ended = watching.map((it) => expect(it.ended).resolves.toMatchObject({ code: signedOut }))
    await soon(annotate, () => ownerAct(by, { dropClub: 'rybnik' }), ended)
    for (const { app } of gateways) {
      expect(await asker(app, token).get<unknown>('{ me { id } }')).toBeNull()
      const renewed = `mutation { refresh(token: "${refresh}") { ... on Refused { code } } }`
      expect(await asker(app).get(renewed)).toEqual({ code: 'SIGN_IN_AGAIN' })
    }
    await ownerAct(by, { club: { name: 'Rybnik', key: clubKey().spki } })
    expect((await look(by)).clubs.map((club) => club['id'])).toEqual(['rybnik-2'])
  })

  it('ends with a token, though its session continues', async ({ annotate }) => {
    // Nearly ten minutes ago.
    ahead = 3_000 - accessLifetime * 1_000
    const ola = await register('Ola')
    ahead = 0
    const { exp = 0 } = decodeJwt(ola.token ?? '')
    const watching = await watch('subscription { lobby { id } }', ola.token)
    const times = await Promise.all(
      watching.map(async ({ ended }) => {
        expect(await ended).toMatchObject({ code: signedOut })
        return one.redis.time.now() - exp * 1_000
      }),
    )
    await annotate(times.map((ms) => `${Math.round(ms)} ms`).join(', '))
    expect(Math.max(...times)).toBeLessThan(most)
    for (const each of gateways) expect(await each.as(ola).get<unknown>('{ me { id } }')).toBeNull()
  })

  it('ends with a session, even if no process announced its end', async () => {
    const ola = await register('Ola')
    const { id } = await openTiny(ola)
    const watching = await watch(watchTable(id), ola.token)
    const me = await ola.get<{ id: string }>('{ me { id } }')
    const from = performance.now()
    await accounts.endSessions(me.id)
    for (const it of watching) expect(await it.ended).toMatchObject({ code: signedOut })
    expect(performance.now() - from).toBeLessThan(lookAgainEvery + most)
  })
  it('ends with a role or session while Redis is away, a little later', async ({ annotate }) => {
    const who = await official({ app: one.app, accounts }, 'Organiser', 'ORGANISER')
    const { event } = await announce(who)
    await does(who, event, { enter: { entrant: { name: 'P1' } } })
    const watching = await watch<Told>(
      `subscription { event(id: "${event}") { players { card } } }`,
      who.token,
    )
    const { id } = await who.get<{ id: string }>('{ me { id } }')
    const hidden = ({ players = [] }: Told): boolean => players.every(({ card }) => card === null)
    expect(watching.some(({ seen }) => seen.some(hidden))).toBe(false)
    await server.stop('SIGKILL')
    try {
      const from = performance.now()
      await setRoles(await owner(), id, [])
      await Promise.all(watching.map((it) => it.until(hidden)))
      await who.get('mutation { signOutEverywhere { __typename } }')
      for (const it of watching) expect(await it.ended).toMatchObject({ code: signedOut })
      const ms = performance.now() - from
      await annotate(`${Math.round(ms)} ms`)
      expect(ms).toBeLessThan(2 * lookAgainEvery + most)
    } finally {
      await server.start()
    }
  })

  for (const [kind, begin] of Object.entries(kinds))
    it(`ends with the right ${kind}`, async ({ annotate }) => {
      const right = await begin({
        app: one.app,
        accounts,
        owner: await owner(),
        now: () => one.redis.time.now(),
      })
      const { who, event, query, isShown, does: what, take, pass } = right
      const codes = () =>
        Promise.all(gateways.map(async (each) => (await act(each.as(who), event, what, pass)).code))
      const refused = refusedThen(right)
      expect(await codes()).not.toContain(refused)
      const watching = await watch<Told>(query, who.token)
      await Promise.all(watching.map((it) => it.until(isShown)))
      expect(watching.every(({ seen }) => seen.every(isShown))).toBe(true)
      await soon(
        annotate,
        take,
        watching.map((it) => taken(right, it)),
      )
      expect(await codes()).toEqual([refused, refused])
    })
})
