/** Bans of a guest together with the address that they played from, which is never shown. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOfAddress, type SeenStore, sqlSeen } from '../../src/bans/seen.js'
import { asker, secret, type App } from '../help.js'
import { act, owned, type Installation, type Person } from '../settings/owner.js'
import { newSeenGuests } from '../stores.js'
import { columnsOf } from '../columns.js'

const day = 24 * 60 * 60_000
const theirs = '203.0.113.7'
let installation: Installation
let app: App
let owner: Person
let seen: SeenStore

/** Sends a query from an address. */
async function from<T>(remoteAddress: string, token: string | undefined, query: string): Promise<T> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers,
    remoteAddress,
  })
  return Object.values(response.json<{ data: Record<string, T> }>().data)[0] as T
}
interface Entered {
  readonly code?: string
  readonly until?: number
  readonly token?: string
}
const enter = (address: string, name = 'Ala'): Promise<Entered> =>
  from(
    address,
    undefined,
    `mutation { enter(name: "${name}") { ... on Guest { token } ... on Refused { code until } } }`,
  )
const open = (address: string, token?: string): Promise<{ readonly id?: string; readonly code?: string }> =>
  from(
    address,
    token,
    'mutation { open(game: "tiny", profile: "plain", chairs: 3) { ... on Table { id } ... on Refused { code } } }',
  )

/** A guest who plays from an address and whom somebody has reported. */
async function reported(address = theirs): Promise<{ readonly id: string; readonly token?: string }> {
  const { token } = await enter(address)
  const { id: table } = await open(address, token)
  const jan = asker(app, (await enter('198.51.100.9', 'Jan')).token)
  await jan.get(`mutation { report(table: "${table}", chair: 0, reason: PLAY) { __typename } }`)
  const { id } = await from<{ readonly id: string }>(address, token, '{ me { id } }')
  return { id, ...(token !== undefined && { token }) }
}

beforeEach(async () => {
  seen = newSeenGuests()
  installation = await owned({ seenGuests: seen })
  ;({ app, owner } = installation)
})
afterEach(() => app.close())

describe('a ban of a guest with their address', () => {
  it('bans new guests from there for a day at most, and the guest for the whole period', async () => {
    const { id } = await reported()
    const done = await act(owner, { ban: { person: id, lasts: 'WEEK', withAddress: true } })
    expect(done.__typename).toBe('OwnerDesk')
    const again = await enter(theirs, 'Ewa')
    expect([again.code, again.until]).toEqual(['BANNED', installation.time.now() + day])
    expect((await enter('203.0.113.8', 'Ewa')).token).toBeTypeOf('string')
    const { bans } = await owner.get<{ readonly bans: readonly object[] }>(
      '{ ownerDesk { ... on OwnerDesk { bans { name isAddress until } } } }',
    )
    const at = installation.time.now()
    expect(bans).toHaveLength(2)
    expect(bans).toContainEqual({ name: '', isAddress: true, until: at + day })
    expect(bans).toContainEqual({ name: 'Ala', isAddress: false, until: at + 7 * day })
    expect(JSON.stringify(bans)).not.toContain('203.0')
  })

  it('is refused if their address is unknown, or the owner has the same one', async () => {
    const { id } = await reported()
    await seen.forget([id])
    const unknown = await act(owner, { ban: { person: id, lasts: 'DAY', withAddress: true } })
    expect([unknown.code, unknown.field]).toEqual(['UNKNOWN_ADDRESS', 'withAddress'])
    const near = await reported('127.0.0.1')
    const same = await act(owner, { ban: { person: near.id, lasts: 'DAY', withAddress: true } })
    expect([same.code, same.field]).toEqual(['SELF', 'withAddress'])
    expect((await open(theirs, (await enter(theirs)).token)).id).toBeTypeOf('string')
  })

  it('is no longer possible once the guest has been forgotten', async () => {
    const { id, token } = await reported()
    expect(await seen.of(id, installation.time.now())).toBe(hashOfAddress(secret)(theirs))
    await from(theirs, token, 'mutation { deleteAccount { __typename } }')
    expect(await seen.of(id, installation.time.now())).toBeUndefined()
  })
})

const columns = columnsOf(({ db }) => ({ store: sqlSeen(db) }))

describe.each(columns.filter(([, can]) => can))('addresses of guests, in %s', (_, __, openStore) => {
  it('are the last ones, for a limited time, until they are forgotten', async () => {
    const { store, end } = await openStore()
    await store.put({ person: 'a', hash: 'one', until: 1_000 })
    await store.put({ person: 'a', hash: 'two', until: 2_000 })
    await store.put({ person: 'b', hash: 'one', until: 1_000 })
    expect([await store.of('a', 1_999), await store.of('a', 2_000)]).toEqual(['two', undefined])
    await store.tidy(1_000)
    expect([await store.of('a', 0), await store.of('b', 0)]).toEqual(['two', undefined])
    await store.forget(['a'])
    expect(await store.of('a', 0)).toBeUndefined()
    await end()
  }, 60_000)
})
