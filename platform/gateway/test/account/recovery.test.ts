/** Recovery without mail: codes that are shown once, stored as hashes, and valid once. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, fakeTime, testApp, type FakeTime } from '../help.js'
import { newAccounts } from '../stores.js'

const password = 'karo as wino 10'
const next = 'pik dama czerwo 9'

interface Signed {
  readonly code?: string
  readonly token: string
  readonly refresh: string
  readonly recovery: readonly string[] | null
}
const fields = '{ ... on Refused { code } ... on SignedIn { token refresh recovery } }'

let app: FastifyInstance
let time: FakeTime
let accounts: Accounts
beforeEach(async () => {
  time = fakeTime(1_700_000_000_000)
  accounts = newAccounts()
  app = await testApp({ time, accounts })
})
afterEach(() => app.close())

const register = (login = 'ola'): Promise<Signed> =>
  asker(app).get(
    `mutation { register(name: "Ola Nowak", login: "${login}", password: "${password}") ${fields} }`,
  )
const signIn = (word: string): Promise<Signed> =>
  asker(app).get(`mutation { signIn(login: "ola", password: "${word}") ${fields} }`)
const recover = (login: string, code: string, word = next): Promise<Signed> =>
  asker(app).get(
    `mutation ($login: String!, $code: String!, $word: String!) {
      recover(login: $login, code: $code, newPassword: $word) ${fields}
    }`,
    { login, code, word },
  )
const draw = (token: string | undefined, word: string): Promise<{ code?: string; codes: string[] }> =>
  asker(app, token).get(
    `mutation { drawRecoveryCodes(password: "${word}") { ... on Refused { code } ... on RecoveryCodes { codes } } }`,
  )
const left = async (token: string): Promise<number | null> =>
  (await asker(app, token).get<{ recoveryCodes: number | null }>('{ me { recoveryCodes } }')).recoveryCodes

describe('recovery codes', () => {
  it('are ten different ones, made with the account, shown once, and stored as hashes', async () => {
    const { recovery, token } = await register()
    expect(new Set(recovery).size).toBe(10)
    for (const code of recovery ?? []) expect(code).toMatch(/^(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/)
    expect(await left(token)).toBe(10)
    expect((await signIn(password)).recovery).toBeNull()
    const hashes = await accounts.recovery((await accounts.byLogin('ola'))?.id ?? '')
    expect(hashes).toHaveLength(10)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('set a new password in any spelling, for login or name, and end all other sessions', async () => {
    const one = await register()
    const [first = '', second = ''] = one.recovery ?? []
    const signed = await recover('ola', ` ${first.toUpperCase().replaceAll('-', ' ')} `)
    expect(await left(signed.token)).toBe(9)
    expect(await asker(app, one.token).get('{ me { id } }')).toBeNull()
    const again: Signed = await asker(app).get(`mutation { refresh(token: "${one.refresh}") ${fields} }`)
    expect(again.code).toBe('SIGN_IN_AGAIN')
    expect((await signIn(password)).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(next)).code).toBeUndefined()
    expect((await recover('Ola Nowak', second, password)).code).toBeUndefined()
    expect(await accounts.acts(null, 9)).toMatchObject([
      { what: 'PASSWORD_RECOVERED' },
      { what: 'PASSWORD_RECOVERED' },
    ])
  })

  it('are valid once, even for two uses at the same time, and only for their own account', async () => {
    const [code = ''] = (await register()).recovery ?? []
    await register('jan')
    expect((await recover('jan', code)).code).toBe('WRONG_CREDENTIALS')
    const both = await Promise.all([recover('ola', code), recover('ola', code)])
    expect(both.map((one) => one.code).toSorted()).toEqual(['WRONG_CREDENTIALS', undefined])
    expect((await recover('ola', code)).code).toBe('WRONG_CREDENTIALS')
  })

  it('reveal nothing if wrong, and are not used up by an unsuitable password', async () => {
    const [code = ''] = (await register()).recovery ?? []
    for (const [login, word] of [
      ['ola', 'aaaa-aaaa-aaaa-aaaa'],
      ['nobody', code],
      ['', ''],
    ] as const)
      for (const chosen of [next, 'short', '1q2w3e4r5t'])
        expect((await recover(login, word, chosen)).code).toBe('WRONG_CREDENTIALS')
    expect((await recover('ola', code, 'short')).code).toBe('WEAK_PASSWORD')
    expect((await recover('ola', code, '1q2w3e4r5t')).code).toBe('COMMON_PASSWORD')
    expect((await recover('ola', code, 'Ola Nowak 12')).code).toBe('WEAK_PASSWORD')
    expect((await recover('ola', code)).code).toBeUndefined()
  })

  it('remove all passkeys, in case a thief added one, unless told that they are one’s own', async () => {
    const { recovery } = await register()
    const [first = '', second = ''] = recovery ?? []
    const { id = '' } = (await accounts.byLogin('ola')) ?? {}
    const passkey = { name: 'Phone', publicKey: 'p', counter: 0, made: 1, used: null }
    for (const key of ['a', 'b']) await accounts.addPasskey({ ...passkey, id: key, account: id })
    const day = 24 * 60 * 60_000
    const afterADay = async (code: string, others: boolean): Promise<void> => {
      await asker(app).get(
        `mutation { recover(login: "ola", code: "${code}", newPassword: "${next}", removeOtherWays: ${others}, wait: true)
          ${fields} }`,
      )
      await time.advance(day)
      expect((await signIn(next)).code).toBeUndefined()
    }
    await afterADay(first, false)
    expect(await accounts.passkeysOf(id)).toHaveLength(2)
    expect((await recover('ola', second, 'short')).code).toBe('WEAK_PASSWORD')
    await afterADay(second, true)
    expect(await accounts.passkeysOf(id)).toEqual([])
    expect((await accounts.acts(null, 3)).map(({ what }) => what)).toEqual([
      ...['PASSWORD_RECOVERED', 'PASSKEY_REMOVED', 'PASSKEY_REMOVED'],
    ])
  })

  it('can be tried twenty times in a quarter of an hour', async () => {
    const [code = ''] = (await register()).recovery ?? []
    const codes = []
    for (let i = 0; i < 21; i++) codes.push((await recover('ola', `wrong ${i}`)).code)
    expect(codes.slice(19)).toEqual(['WRONG_CREDENTIALS', 'TOO_MANY'])
    await time.advance(15 * 60_000)
    expect((await recover('ola', code)).code).toBeUndefined()
  })

  it('are replaced only with the password, and the old ones become invalid', async () => {
    const { recovery, token } = await register()
    const [old = ''] = recovery ?? []
    expect((await draw(undefined, password)).code).toBe('NOT_SIGNED_IN')
    expect((await draw(token, 'wrong')).code).toBe('WRONG_CREDENTIALS')
    const { codes } = await draw(token, password)
    expect(new Set([...codes, ...(recovery ?? [])]).size).toBe(20)
    expect((await accounts.acts(null, 1))[0]).toMatchObject({ what: 'RECOVERY_DRAWN' })
    expect((await recover('ola', old)).code).toBe('WRONG_CREDENTIALS')
    expect((await recover('ola', codes[9] ?? '')).code).toBeUndefined()
  })
})
