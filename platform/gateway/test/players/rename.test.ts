/** An account chooses another name now and then; the one of before leads to its page and is nobody else's for a while. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asker, look, openTiny, type App, type FakeTime } from '../help.js'
import { act, owned, password, register, type Person } from '../settings/owner.js'
import { mine, pageOf, rename } from './help.js'

const day = 24 * 60 * 60_000
let app: App
let time: FakeTime
let owner: Person
let ola: Person
let jan: Person
beforeEach(async () => {
  ;({ app, time, owner } = await owned())
  ola = await register(app, 'Ola Nowak')
  jan = await register(app, 'Jan')
})
afterEach(() => app.close())

const signIn = (login: string) =>
  asker(app).get<{ __typename: string; name?: string; token?: string; code?: string }>(
    `mutation ($login: String!) { signIn(login: $login, password: "${password}") {
       __typename ... on SignedIn { name token } ... on Refused { code } } }`,
    { login },
  )
/** Signs in again, because sessions end in the meantime. */
const again = async (who: Person): Promise<Person> => {
  const { token } = await signIn(who.login)
  return { ...asker(app, token), login: who.login }
}

describe('a name that its holder replaces', () => {
  it('is replaced at once, at tables as well, and the page is found by both', async () => {
    const { id } = await openTiny(ola)
    expect(await rename(ola, 'Ola Lis')).toMatchObject({ name: 'Ola Lis' })
    expect((await look(jan, id)).players[0]?.name).toBe('Ola Lis')
    expect(await ola.get('{ me { name nameTaken } }')).toEqual({ name: 'Ola Lis', nameTaken: false })
    for (const name of ['ola lis', 'Ola Nowak'])
      expect(await pageOf(jan, name)).toMatchObject({
        name: 'Ola Lis',
        page: 'ola lis',
        formerly: ['Ola Nowak'],
      })
    expect(await signIn('Ola Lis')).toMatchObject({ name: 'Ola Lis' })
  })

  it('can be replaced again after thirty days, and not before', async () => {
    await rename(ola, 'Ola Lis')
    const { renameFrom } = await mine(ola)
    expect(renameFrom).toBe(time.now() + 30 * day)
    expect(await rename(ola, 'Ola Wilk')).toMatchObject({ code: 'TOO_MANY', until: renameFrom })
    time.set(30 * day)
    const later = await again(ola)
    expect(await rename(later, 'Ola Wilk')).toMatchObject({ name: 'Ola Wilk' })
    expect((await pageOf(later, 'ola nowak')).formerly).toEqual(['Ola Lis', 'Ola Nowak'])
  })

  it('is nobody else’s for half a year, by registering or by renaming, but may be taken back', async () => {
    await rename(ola, 'Ola Lis')
    const taken = { code: 'NAME_IN_USE' }
    const registered = await asker(app).get<object>(
      `mutation { register(name: "Óla nowak", password: "${password}") { ... on Refused { code } } }`,
    )
    expect(registered).toEqual(taken)
    for (const name of ['ola nowak', 'Ola Lis']) expect(await rename(jan, name)).toMatchObject(taken)
    time.set(30 * day)
    expect(await rename(await again(ola), 'Ola Nowak')).toMatchObject({ name: 'Ola Nowak' })
    expect(await pageOf(await again(jan), 'ola lis')).toMatchObject({
      name: 'Ola Nowak',
      formerly: ['Ola Lis'],
    })
    time.set(180 * day)
    expect(await pageOf(await again(jan), 'ola lis')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    expect(await rename(await again(jan), 'Ola Lis')).toMatchObject({ name: 'Ola Lis' })
  })

  it('is given to one of two who want it at once', async () => {
    const answers = await Promise.all([rename(ola, 'Kot'), rename(jan, 'kot')])
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['NAME_IN_USE', 'done'])
  })

  it('leads nowhere once the owner has taken it away', async () => {
    await rename(ola, 'Brzydula')
    await act(owner, { takeName: ola.login })
    expect(await rename(ola, 'brzydula')).toMatchObject({ code: 'RESERVED_NAME' })
    expect(await rename(ola, 'Ola')).toMatchObject({ name: 'Ola' })
    expect(await pageOf(jan, 'Brzydula')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    expect(await pageOf(jan, 'Ola')).toMatchObject({ name: 'Ola', formerly: [] })
  })

  it('and all that is stored of players is in one’s own export, and goes with the account', async () => {
    await rename(ola, 'Ola Lis')
    const { json } = await ola.get<{ json: string }>('{ exportAccount { ... on AccountExport { json } } }')
    expect(JSON.parse(json)).toMatchObject({
      players: {
        formerNames: [{ name: 'Ola Nowak' }],
        page: { audience: 'MEMBERS' },
        follows: [],
        blocks: [],
      },
      nameTaken: null,
    })
    await ola.get(`mutation { deleteAccount(password: "${password}") { __typename } }`)
    expect(await rename(jan, 'Ola Nowak')).toMatchObject({ name: 'Ola Nowak' })
  })
})
