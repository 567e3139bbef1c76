/** The owner takes a name away: it disappears everywhere, and its holder is asked for another. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetAtTables } from '../../src/store/forget-at-tables.js'
import { singleNode, type Cluster } from '../../src/store/cluster.js'
import {
  addBot,
  asker,
  guest,
  look as lookAt,
  openTiny,
  playOn,
  sit,
  testApp,
  type App,
  type Asker,
} from '../help.js'
import { listen, subscribe, watchTable } from '../socket-help.js'
import { act, me, owned, password, register, type Installation, type Person } from '../settings/owner.js'
import { newData, newAccounts, newNames } from '../stores.js'

interface Renamed {
  readonly __typename: string
  readonly code?: string
  readonly name?: string
  readonly token?: string | null
}

const neutral = /^Player \d{4}$/
let installation: Installation
let app: App
let owner: Person

const rename = (who: Asker, name: string): Promise<Renamed> =>
  who.get(
    `mutation ($name: String!) { rename(name: $name) {
       __typename ... on Renamed { name token } ... on Refused { code } } }`,
    { name },
  )
const taken = (who: Asker): Promise<{ readonly name: string; readonly nameTaken: boolean }> =>
  who.get('{ me { name nameTaken } }')
const say = (who: Asker, table: string): Promise<object> =>
  who.get(`mutation { say(table: "${table}", phrase: "hello") { __typename } }`)
const talk = (table: string) =>
  `subscription { talk(id: "${table}") { ... on Talk { remarks { id name } } } }`
interface Talk {
  readonly remarks: readonly { readonly id: string; readonly name: string }[]
}

beforeEach(async () => {
  installation = await owned()
  ;({ app, owner } = installation)
})
afterEach(() => app.close())

describe('a name that was taken away', () => {
  it('disappears at once from a live table, the lobby and the talk', async () => {
    const jan = await register(app, 'Brzydal')
    const port = await listen(app)
    const { id } = await openTiny(jan)
    await say(jan, id)
    const atTable = subscribe(port, watchTable(id), owner.token)
    await atTable.until(({ players }) => players[0]?.name === 'Brzydal')
    const lobby = subscribe<{ players: ({ name: string } | null)[] }[]>(
      port,
      'subscription { lobby { players { name } } }',
      owner.token,
    )
    await lobby.until((rows) => rows[0]?.players[0]?.name === 'Brzydal')
    const heard = subscribe<Talk>(port, talk(id), owner.token)
    await heard.until(({ remarks }) => remarks[0]?.name === 'Brzydal')

    expect((await act(owner, { takeName: jan.login })).__typename).toBe('OwnerDesk')
    const { players } = await atTable.until(({ players }) => players[0]?.name !== 'Brzydal')
    expect(players[0]?.name).toMatch(neutral)
    const displayed = players[0]?.name
    await installation.time.advance(2_000)
    await lobby.until((rows) => rows[0]?.players[0]?.name === displayed)
    await heard.until(({ remarks }) => remarks[0]?.name === displayed)
    // The token issued before still contains the old name.
    await say(jan, id)
    await heard.until(({ remarks }) => remarks.length === 2 && remarks[1]?.name === displayed)
    expect((await openTiny(jan)).players[0]?.name).toBe(displayed)
  })

  it('can be replaced by any other name', async () => {
    const jan = await register(app, 'Brzydal')
    expect(await taken(jan)).toEqual({ name: 'Brzydal', nameTaken: false })
    const { id } = await openTiny(jan)
    await act(owner, { takeName: jan.login })
    expect(await taken(jan)).toEqual({ name: expect.stringMatching(neutral) as string, nameTaken: true })
    expect(await rename(jan, ' brzydál ')).toMatchObject({ code: 'RESERVED_NAME' })
    expect(await rename(jan, 'player 4712')).toMatchObject({ code: 'RESERVED_NAME' })
    expect(await rename(jan, 'Jan')).toEqual({ __typename: 'Renamed', name: 'Jan', token: null })
    expect(await taken(jan)).toEqual({ name: 'Jan', nameTaken: false })
    expect((await lookAt(owner, id)).players[0]?.name).toBe('Jan')
  })

  it('of a guest is not used again, although their token still contains it', async () => {
    const ola = await guest(app, 'Brzydula')
    const { id } = await openTiny(owner)
    await sit(ola, id, 'chair: 1')
    await say(ola, id)
    const { remarks } = await subscribe<Talk>(await listen(app), talk(id), owner.token).until(
      (heard) => heard.remarks.length === 1,
    )
    await owner.get(`mutation { report(table: "${id}", remark: "${remarks[0]?.id}") { __typename } }`)
    const { id: person } = await me(ola)
    await act(owner, { takeName: person })
    expect((await taken(ola)).name).toMatch(neutral)
    const next = await rename(ola, 'Ola')
    expect(next).toMatchObject({ name: 'Ola' })
    const again = asker(app, next.token ?? undefined)
    expect(await me(again)).toMatchObject({ id: person })
    for (const who of [ola, again]) expect(await taken(who)).toEqual({ name: 'Ola', nameTaken: false })
    expect((await lookAt(ola, id)).players.map((p) => p?.name)).toContain('Ola (1)')
  })

  it('is never an owner’s, or that of an unknown person', async () => {
    const { id } = await me(owner)
    expect(await act(owner, { takeName: id })).toMatchObject({ code: 'SELF' })
    expect(await act(owner, { takeName: 'nobody' })).toMatchObject({ code: 'UNKNOWN_PERSON' })
    const jan = await register(app, 'Jan')
    expect(await act(jan, { takeName: owner.login })).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('is logged as an act, without the name', async () => {
    const jan = await register(app, 'Brzydal')
    await act(owner, { takeName: jan.login })
    const acts = await owner.get<object>('{ acts { ... on Acts { acts { what about } } } }')
    expect(acts).toMatchObject({
      acts: expect.arrayContaining([{ what: 'NAME_TAKEN', about: (await me(jan)).id }]) as unknown,
    })
    expect(JSON.stringify(acts)).not.toContain('Brzydal')
  })

  it('disappears from hands played before, and from the log', async () => {
    await app.close()
    const { db, store } = newData()
    installation = await owned({ store, forgetAtTables: forgetAtTables(db) })
    ;({ app, owner } = installation)
    const jan = await register(app, 'Brzydal')
    const { id } = await openTiny(jan)
    await addBot(jan, id)
    await addBot(jan, id)
    await playOn(installation.time, [jan], id)
    const record = () =>
      jan.get<{ text: string }>(`{ record(table: "${id}", hand: 0) { ... on Record { text } } }`)
    expect((await record()).text).toContain('Brzydal')
    await act(owner, { takeName: jan.login })
    expect((await record()).text).toMatch(/player 0: Player \d{4}/)
    const entries = await db.selectFrom('entries').select('entry').execute()
    expect(entries.map(({ entry }) => entry).join()).not.toContain('Brzydal')
  })

  it('is stored as a hash keyed with the gateway’s secret, until its holder is forgotten', async () => {
    const hashes: string[] = []
    for (const secret of ['a secret of one gateway, 32 letters', 'a secret of another, of 32 letters']) {
      await app.close()
      const names = newNames()
      installation = await owned({ secret, names })
      ;({ app, owner } = installation)
      const jan = await register(app, 'Brzydal')
      await act(owner, { takeName: jan.login })
      const [row] = await names.inForce(installation.time.now())
      hashes.push(row?.taken ?? '')
      const account = await jan.get(`mutation { deleteAccount(password: "${password}") { __typename } }`)
      expect(account).toEqual({ __typename: 'Done' })
      expect(await names.inForce(installation.time.now())).toMatchObject([{ taken: '' }])
      expect(await names.inForce(installation.time.now() + 100 * 24 * 60 * 60_000)).toEqual([])
    }
    expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(hashes[1]).not.toBe(hashes[0])
  })

  it('disappears on another process too', async () => {
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
    const shared = { accounts: newAccounts(), names: newNames() }
    installation = await owned({ ...shared, cluster: process(0) })
    ;({ app, owner } = installation)
    const other = await testApp({
      ...shared,
      settings: installation.store,
      time: installation.time,
      cluster: process(1),
    })
    try {
      const ewa = await register(other, 'Brzydula')
      await act(owner, { takeName: ewa.login })
      await expect.poll(async () => (await taken(ewa)).nameTaken).toBe(true)
    } finally {
      await other.close()
    }
  })
})
