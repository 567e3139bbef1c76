/** Passkeys: added with the password, valid for this site only, and enough to sign in. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, fakeTime, testApp, type FakeTime } from '../help.js'
import { authenticator, type Behaviour } from './authenticator.js'
import { newAccounts } from '../stores.js'

const password = 'karo as wino 10'

interface Answer {
  readonly code?: string
  readonly done?: boolean
  readonly token: string
  readonly name: string
  readonly device: string | null
  readonly options: string
  readonly word: string
}
interface Kept {
  readonly id: string
  readonly name: string
  readonly made: number
  readonly used: number | null
}
const fields = '{ ... on Refused { code } ... on SignedIn { name token device } }'
const request = '{ ... on Refused { code } ... on PasskeyRequest { options word } }'
const done = '{ ... on Refused { code } ... on Done { done } }'

let app: FastifyInstance
let time: FakeTime
let accounts: Accounts
beforeEach(async () => {
  time = fakeTime(1_700_000_000_000)
  accounts = newAccounts()
  app = await testApp({ time, accounts })
})
afterEach(() => app.close())

const ask = (query: string, variables: object = {}, token?: string): Promise<Answer> =>
  asker(app, token).get(query, variables)
const register = (login = 'ola'): Promise<Answer> =>
  ask(`mutation { register(name: "Ola Nowak", login: "${login}", password: "${password}") ${fields} }`)
const offer = (token: string, word = password): Promise<Answer> =>
  ask(`mutation ($word: String!) { offerPasskey(password: $word) ${request} }`, { word }, token)
const add = (token: string, word: string, response: string, name = 'phone'): Promise<Answer> =>
  ask(
    `mutation ($name: String!, $word: String!, $response: String!) {
      addPasskey(name: $name, word: $word, response: $response) ${done}
    }`,
    { name, word, response },
    token,
  )
const askPasskey = (): Promise<Answer> => ask(`mutation { askPasskey ${request} }`)
const enter = (word: string, response: string): Promise<Answer> =>
  ask(
    `mutation ($word: String!, $response: String!) {
      signInByPasskey(word: $word, response: $response) ${fields}
    }`,
    { word, response },
  )
const passkeysOf = async (token: string): Promise<readonly Kept[]> =>
  (await asker(app, token).get<{ passkeys: readonly Kept[] }>('{ me { passkeys { id name made used } } }'))
    .passkeys

/** A device with a passkey of an account, and the account’s token. */
const withPasskey = async (login?: string) => {
  const { token } = await register(login)
  const device = authenticator()
  const { options, word } = await offer(token)
  expect(await add(token, word, device.create(options))).toEqual({ done: true })
  return { token, device }
}
const signIn = async (
  device: ReturnType<typeof authenticator>,
  behaviour: Behaviour = {},
): Promise<Answer> => {
  const { options, word } = await askPasskey()
  return enter(word, device.get(options, behaviour))
}

describe('a passkey', () => {
  it('is added under a name with the password, and signs in without it', async () => {
    const { token, device } = await withPasskey()
    expect(await passkeysOf(token)).toMatchObject([{ name: 'phone', made: 1_700_000_000_000, used: null }])
    await time.advance(60_000)
    const signed = await signIn(device)
    expect([signed.name, typeof signed.device]).toEqual(['Ola Nowak', 'string'])
    expect(await passkeysOf(token)).toMatchObject([{ used: 1_700_000_060_000 }])
    expect((await accounts.acts(null, 1))[0]).toMatchObject({ what: 'PASSKEY_ADDED' })
  })

  it('is offered only to the owner of an account, and only with the password', async () => {
    const { token } = await register()
    expect((await offer('')).code).toBe('NOT_SIGNED_IN')
    expect((await offer(token, 'wrong')).code).toBe('WRONG_CREDENTIALS')
    const guest = await ask('mutation { enter(name: "Jan") { ... on Guest { token } } }')
    expect((await offer(guest.token)).code).toBe('NOT_ALLOWED')
    expect(await passkeysOf(guest.token)).toEqual([])
  })

  it('is requested as one that the device stores and protects, under the name of the site', async () => {
    const { token } = await withPasskey()
    const again = JSON.parse((await offer(token)).options) as object
    expect(again).toMatchObject({
      rp: { id: 'localhost', name: 'Stolik' },
      user: { name: 'ola' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: (await passkeysOf(token))[0]?.id }],
    })
    const request = JSON.parse((await askPasskey()).options) as object
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(JSON.stringify(request)).not.toContain('ola')
  })

  it('is refused from another site, without user verification, and for another challenge', async () => {
    const { token } = await register()
    const device = authenticator()
    for (const behaviour of [{ origin: 'https://evil.example' }, { verifies: false }]) {
      const { options, word } = await offer(token)
      expect((await add(token, word, device.create(options, behaviour))).code).toBe('WRONG_CREDENTIALS')
    }
    const [one, two] = [await offer(token), await offer(token)]
    expect((await add(token, two.word, device.create(one.options))).code).toBe('WRONG_CREDENTIALS')
    const jan = await register('jan')
    const three = await offer(token)
    expect((await add(jan.token, three.word, device.create(three.options))).code).toBe('WRONG_CREDENTIALS')
    const four = await offer(token)
    await time.advance(5 * 60_000 + 1_000)
    expect((await add(token, four.word, device.create(four.options))).code).toBe('WRONG_CREDENTIALS')
    expect(await passkeysOf(token)).toEqual([])
  })

  it('signs in only on this site, once per challenge, and only with user verification', async () => {
    const { device } = await withPasskey()
    for (const behaviour of [{ origin: 'https://evil.example' }, { verifies: false }])
      expect((await signIn(device, behaviour)).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(authenticator())).code).toBe('WRONG_CREDENTIALS')
    const { options, word } = await askPasskey()
    const response = device.get(options)
    const both = await Promise.all([enter(word, response), enter(word, response)])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['WRONG_CREDENTIALS', undefined])
    for (const junk of ['', '{}', 'null', '{"id":"x"}', '{"id":7}', '['.repeat(20_000)])
      expect((await enter((await askPasskey()).word, junk)).code).toBe('WRONG_CREDENTIALS')
    // A challenge for adding a passkey signs nobody in.
    const { token } = await withPasskey('jan')
    const adding = await offer(token)
    expect((await enter(adding.word, device.get(adding.options))).code).toBe('WRONG_CREDENTIALS')
  })

  it('is taken for a copy and refused if its counter goes back', async () => {
    const { device } = await withPasskey()
    expect((await signIn(device, { counter: 9 })).code).toBeUndefined()
    expect((await signIn(device, { counter: 3 })).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(device, { counter: 10 })).code).toBeUndefined()
  })

  it('needs no code of an app in addition', async () => {
    const { token, device } = await withPasskey()
    const { id } = await asker(app, token).get<{ id: string }>('{ me { id } }')
    await accounts.setSecondStep(id, { secret: 'sealed', since: 1, step: 1 })
    expect((await signIn(device)).code).toBeUndefined()
  })

  it('is removed only by its owner, and then signs nobody in', async () => {
    const { token, device } = await withPasskey()
    const jan = await register('jan')
    const [{ id } = { id: '' }] = await passkeysOf(token)
    const remove = (by: string): Promise<Answer> =>
      ask(`mutation ($id: ID!) { removePasskey(id: $id, password: "${password}") ${done} }`, { id }, by)
    await remove(jan.token)
    expect((await signIn(device)).code).toBeUndefined()
    expect(await remove(token)).toEqual({ done: true })
    expect(await passkeysOf(token)).toEqual([])
    expect((await signIn(device)).code).toBe('WRONG_CREDENTIALS')
  })

  it('is one of ten at most', async () => {
    const { token } = await register()
    for (let i = 0; i < 10; i++) {
      const { options, word } = await offer(token)
      expect(await add(token, word, authenticator().create(options), `key ${i}`)).toEqual({ done: true })
    }
    expect((await offer(token)).code).toBe('TOO_MANY')
  })

  it('stays after signing out everywhere, and is in an export by its name', async () => {
    const { token, device } = await withPasskey()
    const { json } = await asker(app, token).get<{ json: string }>(
      '{ exportAccount { ... on AccountExport { json } } }',
    )
    expect(JSON.parse(json)).toMatchObject({ passkeys: [{ name: 'phone', used: null }] })
    await ask(`mutation { signOutEverywhere ${done} }`, {}, token)
    expect((await signIn(device)).code).toBeUndefined()
  })

  it('belongs to the site named in the settings, whatever host a request names', async () => {
    await app.close()
    app = await testApp({ time, accounts, url: 'https://cards.example' })
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'evil.example' },
      payload: { query: `mutation { askPasskey ${request} }` },
    })
    const { options } = response.json<{ data: { askPasskey: Answer } }>().data.askPasskey
    expect(JSON.parse(options)).toMatchObject({ rpId: 'cards.example' })
    const { token } = await register()
    const device = authenticator()
    const one = await offer(token)
    expect((await add(token, one.word, device.create(one.options))).code).toBe('WRONG_CREDENTIALS')
    const two = await offer(token)
    const origin = 'https://cards.example'
    expect(await add(token, two.word, device.create(two.options, { origin }))).toEqual({ done: true })
    expect((await signIn(device, { origin })).code).toBeUndefined()
    expect((await signIn(device, { origin: 'https://cards.example:8443' })).code).toBe('WRONG_CREDENTIALS')
  })
})
