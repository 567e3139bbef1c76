/** A club that was dropped: its members are signed out for good, and no other club gets its id, and with it their accounts. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { BadConfig } from '../../src/base/bad-config.js'
import { readClubs, type Club } from '../../src/settings/clubs.js'
import { withFixedClubs } from '../../src/settings/former-clubs.js'
import { undecided, type Settings } from '../../src/settings/settings.js'
import type { SettingsStore } from '../../src/settings/store.js'
import { clubKey, type HandedOver } from '../club-key.js'
import { asker, fakeTime, openTiny, testApp, type Asker, type FakeTime } from '../help.js'
import { listen, subscribe } from '../socket-help.js'
import { newAccounts, newRuleSets, newStores } from '../stores.js'
import { act, drawn, form, look, owned, setUp } from './owner.js'

const [key, otherKey] = [clubKey(), clubKey()]
const roles = ['REFEREE', 'ORGANISER'] as const

interface Me {
  readonly id: string
  readonly roles: readonly string[]
}
const me = (who: Asker): Promise<Me | null> => who.get<Me | null>('{ me { id roles } }')
const refresh = (app: FastifyInstance, { refresh: token }: HandedOver): Promise<{ code?: string }> =>
  asker(app).get(`mutation { refresh(token: "${token}") { ... on Refused { code } } }`)
const clubIds = async (owner: Asker): Promise<unknown[]> => (await look(owner)).clubs.map(({ id }) => id)

describe('a club that the owner drops', () => {
  let app: FastifyInstance
  let time: FakeTime
  let owner: Asker
  let accounts: Accounts
  const handOver = (by: typeof key, club: string) =>
    by.handOver(app, time.now(), { club, sub: '17', roles: [...roles] })
  beforeEach(async () => {
    accounts = newAccounts()
    ;({ app, time, owner } = await owned({ accounts }))
    await act(owner, { club: { name: 'Rybnik', key: key.spki, roles } })
  })
  afterEach(() => app.close())

  it('ends its members’ sessions and rights at once, wherever they are connected', async () => {
    const signed = await handOver(key, 'rybnik')
    const member = asker(app, signed.token)
    expect((await me(member))?.roles).toEqual(['PLAYER', 'REFEREE', 'ORGANISER'])
    const { id } = await openTiny(member)
    const watching = subscribe(await listen(app), `subscription { table(id: "${id}") { seq } }`, signed.token)
    await watching.until(() => true)
    await act(owner, { dropClub: 'rybnik' })
    expect(await watching.ended).toMatchObject({ code: 4403 })
    watching.close()
    expect(await me(member)).toBeNull()
    expect(await refresh(app, signed)).toEqual({ code: 'SIGN_IN_AGAIN' })
    expect((await handOver(key, 'rybnik')).code).toBe('WRONG_CREDENTIALS')
    expect((await accounts.acts(null, 9)).map(({ about }) => about)).toContain('drop club: rybnik')
  })

  it('does not open its members’ accounts to a later club of the same name', async () => {
    const before = await me(asker(app, (await handOver(key, 'rybnik')).token))
    await act(owner, { dropClub: 'rybnik' })
    await act(owner, { club: { name: 'Rybnik', key: otherKey.spki, roles } })
    expect(await clubIds(owner)).toEqual(['rybnik-2'])
    expect((await handOver(otherKey, 'rybnik')).code).toBe('WRONG_CREDENTIALS')
    const after = await me(asker(app, (await handOver(otherKey, 'rybnik-2')).token))
    expect(after?.id).not.toBe(before?.id)
    // Also not after it was dropped as well, or if nobody of it has ever signed in.
    await act(owner, { dropClub: 'rybnik-2' })
    await act(owner, { club: { name: 'Rybnik' } })
    await act(owner, { dropClub: 'rybnik-3' })
    await act(owner, { club: { name: 'Rybnik' } })
    expect(await clubIds(owner)).toEqual(['rybnik-4'])
  })

  it('cannot be signed in to by a request that was on its way', async () => {
    const before = { ...accounts }
    accounts.openSession = async (session) => {
      await act(owner, { dropClub: 'rybnik' })
      await before.openSession(session)
    }
    expect((await handOver(key, 'rybnik')).code).toBeDefined()
  })
})

describe('an id that the settings do not name', () => {
  const rybnik = { login: null, password: null, club: 'rybnik', member: '17', made: null }
  it('is not given to a new club if members of an older one have accounts', async () => {
    const accounts = newAccounts()
    await accounts.add({ ...rybnik, id: 'old', name: 'Ola', roles: [], clubRoles: ['REFEREE'], denied: [] })
    const { app, owner } = await owned({ accounts })
    await act(owner, { club: { name: 'Rybnik' } })
    expect(await clubIds(owner)).toEqual(['rybnik-2'])
    await app.close()
  })

  it('is not given to a new club if an older one keeps rule sets', async () => {
    const ruleSets = newRuleSets()
    await ruleSets.keep({ owner: 'rybnik', game: 'tiny', profile: 'plain', name: 'Old' }, null)
    const { app, owner } = await owned({ ruleSets })
    await act(owner, { club: { name: 'Rybnik' } })
    expect(await clubIds(owner)).toEqual(['rybnik-2'])
    await app.close()
  })

  it('is not given to a new club if the environment names one', async () => {
    const { app, owner } = await owned({ clubs: [key.club('rybnik')] })
    await act(owner, { club: { name: 'Rybnik (old boys)' } })
    await act(owner, { club: { name: 'RYBNIK!' } })
    expect(await clubIds(owner)).toEqual(['rybnik', 'rybnik-old-boys', 'rybnik-2'])
    await app.close()
  })
})

describe('a club that is taken out of the environment', () => {
  let accounts: Accounts
  let settings: SettingsStore
  let time: FakeTime
  let app: FastifyInstance
  let signed: HandedOver
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) } as never
  const start = async (clubs: readonly Club[]): Promise<void> => {
    app = await testApp({ accounts, settings, time, clubs, logger: { level: 'warn', stream } })
  }
  beforeEach(async () => {
    ;({ accounts, settings } = newStores())
    time = fakeTime()
    await start([key.club('rybnik', roles)])
    signed = await key.handOver(app, time.now(), { club: 'rybnik', sub: '17', roles })
    expect(signed.code).toBeUndefined()
    await app.close()
  })
  const member = (): Promise<Me | null> => me(asker(app, signed.token))

  it('is signed out of, and comes back with the key that it had', async () => {
    lines.length = 0
    await start([])
    expect(lines.join()).toContain('"event":"CLUB_GONE","club":"rybnik"')
    await expect.poll(member).toBeNull()
    expect(await refresh(app, signed)).toEqual({ code: 'SIGN_IN_AGAIN' })
    await app.close()
    await start([key.club('rybnik', roles)])
    expect((await key.handOver(app, time.now(), { club: 'rybnik', sub: '17' })).code).toBeUndefined()
    await app.close()
  })

  it('is not taken for another club with its id', async () => {
    await start([])
    await app.close()
    await expect(start([otherKey.club('rybnik', roles)])).rejects.toThrow(BadConfig)
    await expect(start([otherKey.club('rybnik', roles)])).rejects.toThrow('the id of another club')
  })

  it('is known by its shared secret, too', () => {
    const withSecret = (secret: string): readonly Club[] =>
      readClubs('[{ "id": "kartuzy", "hs256": "KEY" }]', { KEY: secret })
    const [first, second] = ['a shared secret of 32 letters or so', 'another secret of 32 letters or so']
    const members = new Set(['kartuzy'])
    const noted = (settings: Settings, clubs: readonly Club[]): Settings => {
      const next = withFixedClubs(settings, clubs, members)
      if ('club' in next) throw new Error(`refused: ${next.club}`)
      return next
    }
    const gone = noted(noted(undecided, withSecret(first)), [])
    expect(JSON.stringify(gone)).not.toContain(first)
    expect(gone.formerClubs.map(({ id }) => id)).toEqual(['kartuzy'])
    expect(noted(gone, withSecret(first)).formerClubs).toEqual([])
    expect(withFixedClubs(gone, withSecret(second), members)).toEqual({ club: 'kartuzy' })
    // Without accounts the id opens nothing.
    expect(withFixedClubs(gone, withSecret(second), new Set())).toMatchObject({ formerClubs: [] })
  })

  it('may change its key while it is there', async () => {
    await start([otherKey.club('rybnik', roles)])
    expect(await member()).not.toBeNull()
    await app.close()
  })

  it('leaves its id to nobody on the owner’s page', async () => {
    await start([])
    const { token } = await setUp(app, { ...form, code: await drawn(settings) })
    const owner = asker(app, token)
    await act(owner, { club: { name: 'Rybnik', key: otherKey.spki } })
    expect(await clubIds(owner)).toEqual(['rybnik-2'])
    await app.close()
  })
})
