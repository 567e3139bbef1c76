/** Players follow, invite and block each other, and are told at once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBot, guest, leave, openTiny, playOn, sit, type App, type Asker, type FakeTime } from '../help.js'
import { owned, register, type Person } from '../settings/owner.js'
import { listen, subscribe, watchTable, type Watching } from '../socket-help.js'
import { does, invite, mine, pageOf, people, setPage, type Answered, type People } from './help.js'

let app: App
let time: FakeTime
let port: number
let hania: Person
let jan: Person
let visitor: Asker
const open: Watching<never>[] = []
const watch = <T>(query: string, who: Asker): Watching<T> => {
  const it = subscribe<T>(port, query, who.token)
  open.push(it as never)
  return it
}
const follow = (who: Asker): Watching<People> => watch(people, who)

beforeEach(async () => {
  ;({ app, time } = await owned())
  port = await listen(app)
  hania = await register(app, 'Hania')
  jan = await register(app, 'Jan')
  visitor = await guest(app, 'Gość')
})
afterEach(async () => {
  for (const it of open.splice(0)) it.close()
  await app.close()
})

const rematch = (who: Asker, table: string): Promise<Answered & { readonly id?: string }> =>
  who.get(
    `mutation { rematch(table: "${table}") { __typename ... on Table { id } ... on Refused { code } } }`,
  )

describe('people whom a player follows', () => {
  it('are told with the public table where they are, as soon as they sit there', async () => {
    expect(await does(hania, 'follow', 'jan')).toMatchObject({ __typename: 'Done' })
    const haniasPeople = follow(hania)
    expect(await haniasPeople.until(() => true)).toEqual({ here: [], following: 1, invitations: [] })
    const { id } = await openTiny(jan)
    const jansTable = watch(watchTable(id), jan)
    await jansTable.until(() => true)
    await time.advance(1_000)
    expect((await haniasPeople.until(({ here }) => here.length === 1)).here).toEqual([
      { name: 'Jan', page: 'jan', table: { id } },
    ])
    jansTable.close()
    await expect.poll(async () => (await time.advance(300), haniasPeople.seen.at(-1)?.here)).toEqual([])
  })

  it('are told while they look at the site only if they follow in return', async () => {
    await does(hania, 'follow', 'jan')
    const [haniasPeople, jansPeople] = [follow(hania), follow(jan)]
    await Promise.all([haniasPeople.until(() => true), jansPeople.until(() => true)])
    await time.advance(2_000)
    expect(haniasPeople.seen.flatMap(({ here }) => here)).toEqual([])
    await does(jan, 'follow', 'hania')
    await expect
      .poll(async () => (await time.advance(600), jansPeople.seen.at(-1)?.here))
      .toEqual([{ name: 'Hania', page: 'hania', table: null }])
    await expect
      .poll(() => haniasPeople.seen.at(-1)?.here)
      .toEqual([{ name: 'Jan', page: 'jan', table: null }])
  })

  it('are for accounts: guests are asked to make one', async () => {
    for (const what of ['follow', 'block'] as const)
      expect(await does(visitor, what, 'jan')).toMatchObject({ code: 'ACCOUNT_NEEDED' })
    expect(await mine(visitor)).toMatchObject({ code: 'ACCOUNT_NEEDED' })
    expect(JSON.stringify(await follow(visitor).ended)).toContain('ACCOUNT_NEEDED')
    expect(await does(hania, 'follow', 'hania')).toMatchObject({ code: 'BAD_CHOICE' })
    expect(await does(hania, 'follow', 'nobody')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
  })

  it('are not found by strangers who change their mind all the time', async () => {
    const codes = new Set<string | undefined>()
    for (let n = 0; n < 125; n++) codes.add((await does(hania, n % 2 ? 'block' : 'follow', 'nobody')).code)
    expect([...codes]).toEqual(['UNKNOWN_PLAYER', 'TOO_MANY'])
  })
})

describe('an invitation to a table', () => {
  it('is told at once with what opens a private table, and is over once they sit', async () => {
    const jansPeople = follow(jan)
    await jansPeople.until(() => true)
    const { id } = await openTiny(hania, 'private: true')
    expect(await invite(hania, id, 'jan')).toMatchObject({ __typename: 'Done' })
    const { invitations } = await jansPeople.until((now) => now.invitations.length === 1)
    expect(invitations).toEqual([{ table: { id }, by: 'Hania', invitation: expect.any(String) as string }])
    const word = invitations[0]?.invitation ?? ''
    expect(await sit(jan, id, `invitation: "${word}"`)).toMatchObject({ __typename: 'Table' })
    await expect.poll(async () => (await time.advance(300), jansPeople.seen.at(-1)?.invitations)).toEqual([])
  })

  it('can be declined, and is sent from one’s own table only, so many times', async () => {
    const jansPeople = follow(jan)
    await jansPeople.until(() => true)
    const { id } = await openTiny(hania)
    expect(await invite(visitor, id, 'jan')).toMatchObject({ code: 'ACCOUNT_NEEDED' })
    const ewa = await register(app, 'Ewa')
    expect(await invite(ewa, id, 'jan')).toMatchObject({ code: 'NOT_SEATED' })
    expect(await invite(hania, 'aaaaaaaa', 'jan')).toMatchObject({ code: 'UNKNOWN_TABLE' })
    await invite(hania, id, 'jan')
    await jansPeople.until((now) => now.invitations.length === 1)
    await jan.get(`mutation { declineInvitation(table: "${id}") { __typename } }`)
    await expect.poll(() => jansPeople.seen.at(-1)?.invitations).toEqual([])
    for (let n = 0; n < 5; n++) expect(await invite(hania, id, 'jan')).toMatchObject({ __typename: 'Done' })
    expect(await invite(hania, id, 'jan')).toMatchObject({ code: 'TOO_MANY' })
  })

  it('is refused where the player wants none', async () => {
    const { id } = await openTiny(hania)
    await setPage(jan, 'contact: false')
    expect(await invite(hania, id, 'jan')).toMatchObject({ code: 'NO_CONTACT' })
    expect(await does(hania, 'follow', 'jan')).toMatchObject({ code: 'NO_CONTACT' })
  })

  it('goes to everybody of a finished table who accepts it, for another one like it', async () => {
    const { id } = await openTiny(hania)
    await sit(jan, id)
    await addBot(hania, id)
    await playOn(time, [hania, jan], id)
    expect(await rematch(visitor, id)).toMatchObject({ code: 'ACCOUNT_NEEDED' })
    expect(await rematch(await register(app, 'Ewa'), id)).toMatchObject({ code: 'UNKNOWN_TABLE' })
    const jansPeople = follow(jan)
    const next = await rematch(hania, id)
    expect(next).toMatchObject({ __typename: 'Table' })
    const { invitations } = await jansPeople.until((now) => now.invitations.length === 1)
    expect(invitations).toEqual([{ table: { id: next.id }, by: 'Hania', invitation: null }])
  })
})

describe('the page of a player', () => {
  it('names the last table together to those who finished a hand there, and to nobody else', async () => {
    const { id } = await openTiny(hania)
    await sit(jan, id)
    await addBot(hania, id)
    expect(await pageOf(hania, 'jan')).toMatchObject({ lastTable: null })
    await playOn(time, [hania, jan], id)
    expect(await pageOf(hania, 'jan')).toMatchObject({ lastTable: id })
    expect(await pageOf(jan, 'hania')).toMatchObject({ lastTable: id })
    expect(await pageOf(hania, 'hania')).toMatchObject({ own: true, lastTable: null })
    expect(await pageOf(await register(app, 'Ewa'), 'jan')).toMatchObject({ lastTable: null })
  })

  it('does not tell whose page it is by a table where they were a guest with another name', async () => {
    const { id } = await openTiny(hania)
    const others = [await guest(app, 'Zosia'), await guest(app, 'Tajny')]
    for (const one of others) await sit(one, id)
    await playOn(time, [hania, ...others], id)
    const names = ['Zosia', 'Basia']
    for (const [n, one] of others.entries()) await register(app, names[n] ?? '', one)
    expect(await pageOf(hania, 'zosia')).toMatchObject({ __typename: 'PlayerPage', lastTable: id })
    expect(await pageOf(hania, 'basia')).toMatchObject({ __typename: 'PlayerPage', lastTable: null })
  })
})

describe('players at a table', () => {
  const at = (who: Asker, table: string): Promise<Answered & { readonly players?: readonly object[] }> =>
    who.get(`{ playersAt(table: "${table}") {
      __typename ... on PlayersAtTable { players { name page followed } } ... on Refused { code } } }`)

  it('find each other’s pages, during play and afterwards, unless they show none', async () => {
    const { id } = await openTiny(hania)
    await sit(jan, id)
    await sit(visitor, id)
    await does(hania, 'follow', 'jan')
    const found = { __typename: 'PlayersAtTable', players: [{ name: 'Jan', page: 'jan', followed: true }] }
    expect(await at(hania, id)).toEqual(found)
    expect(await at(visitor, id)).toMatchObject({ code: 'ACCOUNT_NEEDED' })
    expect(await at(await register(app, 'Ewa'), id)).toMatchObject({ code: 'UNKNOWN_TABLE' })
    await playOn(time, [hania, jan, visitor], id)
    for (const who of [hania, jan, visitor]) await leave(who, id)
    await time.advance(60_000)
    expect(await at(hania, id)).toEqual(found)
    await setPage(jan, 'audience: NOBODY')
    expect(await at(hania, id)).toMatchObject({ players: [] })
  })
})

describe('a player who was blocked', () => {
  it('is refused as anybody else would be, and neither sees the other', async () => {
    await does(hania, 'follow', 'jan')
    await does(jan, 'follow', 'hania')
    const { id } = await openTiny(hania)
    await invite(jan, id, 'hania')
    expect(await does(hania, 'block', 'jan')).toMatchObject({ __typename: 'Done' })
    expect(await mine(hania)).toMatchObject({ following: [], blocked: [{ name: 'Jan', page: 'jan' }] })
    expect((await mine(jan)).following).toEqual([])
    expect(await sit(jan, id)).toMatchObject({ code: 'TAKEN' })
    expect(await does(jan, 'follow', 'hania')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    const jansPeople = await openTiny(jan)
    expect(await invite(jan, jansPeople.id, 'hania')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    await setPage(hania, 'audience: EVERYBODY')
    expect(await does(jan, 'follow', 'hania')).toMatchObject({ code: 'NO_CONTACT' })
    expect(await invite(jan, jansPeople.id, 'hania')).toMatchObject({ code: 'NO_CONTACT' })
    await does(hania, 'unblock', 'jan')
    expect(await sit(jan, id)).toMatchObject({ __typename: 'Table' })
  })

  it('finds another table than theirs', async () => {
    const { id } = await openTiny(hania)
    const haniasPeople = watch(watchTable(id), hania)
    await haniasPeople.until(() => true)
    await does(hania, 'block', 'jan')
    const find = (who: Asker) => who.get<{ id: string }>('mutation { findTable { ... on Table { id } } }')
    expect((await find(await register(app, 'Ewa'))).id).toBe(id)
    expect((await find(jan)).id).not.toBe(id)
  })
})
