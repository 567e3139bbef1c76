/** A code of an app after the password: turned on by a first code, each valid once, and refused without hints. */
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, fakeTime, testApp, type FakeTime } from '../help.js'
import { newAccounts } from '../stores.js'

const password = 'karo as wino 10'
const next = 'pik dama czerwo 9'

interface Signed {
  readonly code?: string
  readonly done?: boolean
  readonly token: string
  readonly refresh: string
  readonly device: string
  readonly recovery: readonly string[] | null
}
interface Offer {
  readonly code?: string
  readonly secret: string
  readonly address: string
}
const fields = '{ ... on Refused { code } ... on SignedIn { token refresh device recovery } }'
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

const send = async (query: string, variables: object = {}, from = '192.0.2.1'): Promise<Signed> => {
  const headers = { 'x-forwarded-for': from }
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  })
  return Object.values(response.json<{ data: Record<string, Signed> }>().data)[0] as Signed
}
const register = (): Promise<Signed> =>
  send(`mutation { register(name: "Ola Nowak", login: "ola", password: "${password}") ${fields} }`)
const signIn = (code?: string, by: { word?: string; from?: string; device?: string } = {}): Promise<Signed> =>
  send(
    `mutation ($word: String!, $code: String, $device: String) {
      signIn(login: "ola", password: $word, code: $code, device: $device) ${fields}
    }`,
    { word: by.word ?? password, code, device: by.device },
    by.from,
  )
const offer = (token: string): Promise<Offer> =>
  asker(app, token).get(
    'mutation { offerSecondStep { ... on Refused { code } ... on SecondStepOffer { secret address } } }',
  )
const turnOn = (
  token: string,
  args: { readonly secret: string; readonly code: string; readonly password?: string },
): Promise<Signed> =>
  asker(app, token).get(
    `mutation ($password: String!, $secret: String!, $code: String!) {
      turnOnSecondStep(password: $password, secret: $secret, code: $code) ${done}
    }`,
    { password, ...args },
  )
const turnOff = (token: string, word: string, factor?: string): Promise<Signed> =>
  asker(app, token).get(
    `mutation ($word: String!, $factor: String) { turnOffSecondStep(password: $word, factor: $factor) ${done} }`,
    { word, factor },
  )
const isOn = async (token: string): Promise<boolean | null> =>
  (await asker(app, token).get<{ secondStep: boolean | null }>('{ me { secondStep } }')).secondStep

/** What the app shows, `later` half minutes from now. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now() + later * 30_000 })
/** A code that the app does not show now. */
const wrongFor = (secret: string): string => {
  const near = [-1, 0, 1].map((later) => codeOf(secret, later))
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}
/** An account with a second step that was turned on half a minute ago. */
const withStep = async () => {
  const one = await register()
  const { secret } = await offer(one.token)
  expect(await turnOn(one.token, { secret, code: codeOf(secret) })).toEqual({ done: true })
  await time.advance(30_000)
  return { ...one, secret, recovery: one.recovery ?? [] }
}

describe('a second step', () => {
  it('is offered as text and as an address that apps read, and has no effect before its first code', async () => {
    const { token } = await register()
    const { secret, address } = await offer(token)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(address)).toMatchObject({ protocol: 'otpauth:', host: 'totp' })
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(address)).toContain(':ola?')
    expect((await offer(token)).secret).not.toBe(secret)
    expect(await isOn(token)).toBe(false)
    expect((await signIn()).code).toBeUndefined()
  })

  it('is turned on only by the password and a valid code', async () => {
    const { token } = await register()
    const { secret } = await offer(token)
    const code = codeOf(secret)
    for (const args of [
      { secret, code, password: 'wrong' },
      { secret, code: wrongFor(secret) },
      { secret, code: '' },
      { secret: 'JBSWY3DPEHPK3PXP', code: codeOf('JBSWY3DPEHPK3PXP') },
    ])
      expect(await turnOn(token, args)).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await isOn(token)).toBe(false)
    expect(await turnOn(token, { secret: ` ${secret.toLowerCase()}`, code })).toEqual({ done: true })
    expect(await isOn(token)).toBe(true)
    expect((await accounts.acts(null, 1))[0]).toMatchObject({ what: 'SECOND_STEP_ON' })
  })

  it('is only for accounts with a password', async () => {
    const guest = await asker(app).get<{ token: string }>(
      'mutation { enter(name: "Jan") { ... on Guest { token } } }',
    )
    expect((await offer(guest.token)).code).toBe('NOT_ALLOWED')
    expect((await turnOff(guest.token, '')).code).toBe('NOT_ALLOWED')
    expect(await isOn(guest.token)).toBeNull()
  })

  it('is required after the password, each code once, even for two uses at the same time', async () => {
    const { secret } = await withStep()
    expect((await signIn()).code).toBe('CODE_NEEDED')
    expect((await signIn(' ')).code).toBe('CODE_NEEDED')
    const code = codeOf(secret)
    const both = await Promise.all([signIn(code), signIn(code)])
    expect(both.map((one) => one.code).toSorted()).toEqual(['WRONG_CREDENTIALS', undefined])
    expect((await signIn(code)).code).toBe('WRONG_CREDENTIALS')
    // A code older than one that was used is refused too.
    expect((await signIn(codeOf(secret, -1))).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(codeOf(secret, 1))).code).toBeUndefined()
    await time.advance(60_000)
    expect((await signIn(`${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`)).code).toBeUndefined()
  })

  it('does not accept the code again that turned it on', async () => {
    const { token } = await register()
    const { secret } = await offer(token)
    const code = codeOf(secret)
    await turnOn(token, { secret, code })
    expect((await signIn(code)).code).toBe('WRONG_CREDENTIALS')
  })

  it('reveals nothing without the password, and not which of the two was wrong', async () => {
    const { secret } = await withStep()
    for (const code of [undefined, wrongFor(secret), codeOf(secret)])
      expect((await signIn(code, { word: next })).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(wrongFor(secret))).code).toBe('WRONG_CREDENTIALS')
    // A wrong password does not use the code up.
    expect((await signIn(codeOf(secret))).code).toBeUndefined()
  })

  it('counts wrong codes as failures from any address, but not the request for a code', async () => {
    const { secret } = await withStep()
    const wrong = wrongFor(secret)
    for (let i = 0; i < 15; i++) expect((await signIn()).code).toBe('CODE_NEEDED')
    for (let i = 0; i < 10; i++) expect((await signIn(wrong)).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(wrong)).code).toBe('TOO_MANY')
    expect((await signIn()).code).toBe('TOO_MANY')
    for (let i = 0; i < 10; i++)
      expect((await signIn(wrong, { from: `198.51.100.${i}` })).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(codeOf(secret), { from: '203.0.113.7' })).code).toBe('TOO_MANY')
  })

  it('lets its own device in, whatever others have tried', async () => {
    const { secret, device } = await withStep()
    for (let i = 0; i < 25; i++) await signIn(wrongFor(secret), { from: `198.51.100.${i}` })
    expect((await signIn(undefined, { device })).code).toBe('CODE_NEEDED')
    expect((await signIn(codeOf(secret), { device })).code).toBeUndefined()
  })

  it('accepts a recovery code once in place of a lost phone', async () => {
    const { recovery } = await withStep()
    const [first = ''] = recovery
    expect((await signIn(first.toUpperCase())).code).toBeUndefined()
    expect((await signIn(first)).code).toBe('WRONG_CREDENTIALS')
  })

  it('is removed when a forgotten password is recovered, unless the owner says that it is theirs', async () => {
    const { recovery, secret } = await withStep()
    const [first = '', second = ''] = recovery
    const recover = (code: string, others: boolean): Promise<Signed> =>
      send(
        `mutation { recover(login: "ola", code: "${code}", newPassword: "${next}", factor: "${codeOf(secret)}",
          removeOtherWays: ${others}) ${fields} }`,
      )
    await time.advance(30_000)
    const recovered = await recover(first, false)
    expect(await isOn(recovered.token)).toBe(true)
    expect((await signIn(undefined, { word: next })).code).toBe('CODE_NEEDED')
    await time.advance(30_000)
    const { token } = await recover(second, true)
    expect(await isOn(token)).toBe(false)
    expect((await accounts.acts(null, 2)).map(({ what }) => what)).toEqual([
      'PASSWORD_RECOVERED',
      'SECOND_STEP_OFF',
    ])
    expect((await signIn(undefined, { word: next })).code).toBeUndefined()
  })

  it('signs out devices that were signed in without it, and is required after all were signed out', async () => {
    const other = await register()
    const one = await signIn()
    const { secret } = await offer(one.token)
    await turnOn(one.token, { secret, code: codeOf(secret) })
    expect(await asker(app, other.token).get('{ me { id } }')).toBeNull()
    expect(await isOn(one.token)).toBe(true)
    await asker(app, one.token).get(`mutation { signOutEverywhere ${done} }`)
    await time.advance(30_000)
    expect((await signIn()).code).toBe('CODE_NEEDED')
    expect((await signIn(codeOf(secret))).code).toBeUndefined()
  })

  it('is turned off with the password and a code', async () => {
    const { token, secret } = await withStep()
    await time.advance(30_000)
    expect(await turnOff(token, next, codeOf(secret))).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await turnOff(token, password)).toEqual({ code: 'CODE_NEEDED' })
    expect(await turnOff(token, password, codeOf(secret))).toEqual({ done: true })
    expect((await accounts.acts(null, 1))[0]).toMatchObject({ what: 'SECOND_STEP_OFF' })
    expect((await signIn()).code).toBeUndefined()
  })

  it('is stored sealed, and exported without its secret', async () => {
    const { token, secret } = await withStep()
    const { id } = await asker(app, token).get<{ id: string }>('{ me { id } }')
    const stored = await accounts.secondStep(id)
    expect(JSON.stringify(stored)).not.toContain(secret)
    const { json } = await asker(app, token).get<{ json: string }>(
      '{ exportAccount { ... on AccountExport { json } } }',
    )
    expect(JSON.parse(json)).toMatchObject({ secondStep: { since: 1_700_000_000_000 } })
    expect(json).not.toContain(stored?.secret)
    // What was sealed for one account opens no other.
    const other = await send(
      `mutation { register(name: "Jan Kos", login: "jan", password: "${password}") ${fields} }`,
    )
    const jan = await asker(app, other.token).get<{ id: string }>('{ me { id } }')
    if (stored !== undefined) await accounts.setSecondStep(jan.id, stored)
    const signed = await send(
      `mutation ($code: String) { signIn(login: "jan", password: "${password}", code: $code) ${fields} }`,
      { code: codeOf(secret, 1) },
    )
    expect(signed.code).toBe('WRONG_CREDENTIALS')
  })
})
