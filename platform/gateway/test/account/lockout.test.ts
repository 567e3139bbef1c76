/** Limits on guessing passwords, which never lock out people who did not guess. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { throttle } from '../../src/account/throttle.js'
import { memoryRates } from '../../src/http/rates.js'
import { asker, fakeTime, testApp, type FakeTime } from '../help.js'
import { newAccounts } from '../stores.js'

const password = 'karo as wino 10'
const wrong = 'not the password'

interface Signed {
  readonly code?: string
  readonly token: string
  readonly device: string | null
  readonly suggestion?: string
}
const fields = '{ ... on Refused { code } ... on SignedIn { token device } }'

let app: FastifyInstance
let time: FakeTime
beforeEach(async () => {
  time = fakeTime(1_700_000_000_000)
  app = await testApp({ time })
})
afterEach(() => app.close())

const send = async (query: string, variables: object, from = '192.0.2.1'): Promise<Signed> => {
  const headers = { 'x-forwarded-for': from }
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  })
  return Object.values(response.json<{ data: Record<string, Signed> }>().data)[0] as Signed
}
const register = (login: string, device?: string | null, from?: string): Promise<Signed> =>
  send(
    `mutation ($login: String!, $word: String!, $device: String) {
      register(name: "Somebody", login: $login, password: $word, device: $device) {
        ... on LoginTaken { suggestion } ${fields.slice(1)}
    }`,
    { login, word: password, device },
    from,
  )
const signIn = (login: string, word: string, by: { device?: string | null; from?: string } = {}) =>
  send(
    `mutation ($login: String!, $word: String!, $device: String) {
      signIn(login: $login, password: $word, device: $device) ${fields}
    }`,
    { login, word, device: by.device },
    by.from,
  )
const codes = async (times: number, ask: (i: number) => Promise<Signed>): Promise<(string | undefined)[]> => {
  const all = []
  for (let i = 0; i < times; i++) all.push((await ask(i)).code)
  return all
}
const failing = (times: number, login: string, by: Parameters<typeof signIn>[2] = {}) =>
  codes(times, () => signIn(login, wrong, by))

describe('lockout', () => {
  it('counts only failed sign-ins', async () => {
    await register('ola')
    expect(await codes(15, () => signIn('ola', password))).toEqual(Array.from({ length: 15 }))
    expect((await failing(11, 'ola')).slice(9)).toEqual(['WRONG_CREDENTIALS', 'TOO_MANY'])
  })

  it('counts attempts that run at the same time, so that a burst gets no extra guesses', async () => {
    await register('ola')
    const all = await Promise.all(Array.from({ length: 30 }, () => signIn('ola', wrong)))
    expect(all.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(10)
    expect(all.filter(({ code }) => code === 'TOO_MANY')).toHaveLength(20)
  })

  it('does not affect a device that was signed in before, neither by address nor by name', async () => {
    const { device } = await register('ola')
    expect(await failing(11, 'ola')).toContain('TOO_MANY')
    expect((await signIn('ola', password)).code).toBe('TOO_MANY')
    expect((await signIn('ola', password, { device })).code).toBeUndefined()
    await failing(11, 'Somebody')
    expect((await signIn('Somebody', password, { device })).code).toBeUndefined()
  })

  it('applies to such a device for its own failures, until the window has passed', async () => {
    const { device } = await register('ola')
    expect((await failing(11, 'ola', { device })).slice(9)).toEqual(['WRONG_CREDENTIALS', 'TOO_MANY'])
    // Failures of that device do not count against others.
    expect((await signIn('ola', password)).code).toBeUndefined()
    await time.advance(15 * 60_000)
    expect((await signIn('ola', password, { device })).code).toBeUndefined()
  })

  it('recognises a device only for the accounts that were signed in on it', async () => {
    const ola = await register('ola')
    const both = await register('jan', ola.device)
    const stranger = await register('ewa')
    for (const login of ['ola', 'jan']) await failing(11, login)
    for (const login of ['ola', 'jan']) {
      expect((await signIn(login, password, { device: stranger.device })).code).toBe('TOO_MANY')
      expect((await signIn(login, password, { device: `${both.device}x` })).code).toBe('TOO_MANY')
      expect((await signIn(login, password, { device: ola.token })).code).toBe('TOO_MANY')
      expect((await signIn(login, password, { device: both.device })).code).toBeUndefined()
    }
  })

  it('is no substitute for the password: a device alone signs nobody in', async () => {
    const { device } = await register('ola')
    const me = await asker(app, device ?? '').get<object | null>('{ me { id } }')
    expect(me).toBeNull()
    expect((await signIn('ola', wrong, { device })).code).toBe('WRONG_CREDENTIALS')
  })

  it('is no weapon: attempts refused at one address do not count at others', async () => {
    await register('ola')
    await failing(150, 'ola')
    expect((await signIn('ola', password, { from: '203.0.113.7' })).code).toBeUndefined()
  })

  it('lets a hall make its accounts behind one address', async () => {
    const made = await codes(40, (i) => register(`player${i}`))
    expect(made).toEqual(Array.from({ length: 40 }))
  })

  it('counts nothing while the accounts cannot be reached', async () => {
    await app.close()
    const accounts = newAccounts()
    let isAway = false
    const byLogin = (login: string) =>
      isAway ? Promise.reject(new Error('the database is away')) : accounts.byLogin(login)
    app = await testApp({ time, accounts: { ...accounts, byLogin } })
    await register('ola')
    isAway = true
    expect(new Set(await failing(12, 'ola'))).toEqual(new Set(['UNAVAILABLE']))
    isAway = false
    expect((await signIn('ola', password)).code).toBeUndefined()
  })
})

describe('the counts of sign-ins', () => {
  const tries = () => {
    const { signIn } = throttle(memoryRates(fakeTime()))
    const of = (login: string, address: string, device: string | null = null) => ({ login, address, device })
    const wrong = (): Promise<boolean> => Promise.resolve(false)
    return { of, right: () => Promise.resolve(true), wrong, signIn }
  }

  it('do not lock out a hall of two hundred who each mistype three times behind one address', async () => {
    const { of, right, wrong, signIn } = tries()
    for (let i = 0; i < 199; i++) {
      const player = of(`player${i}`, '192.0.2.1')
      for (const check of [wrong, wrong, wrong, right])
        expect(await signIn(player, check)).toBe(check === right)
    }
  })

  it('stop somebody who tries one login after another from one address', async () => {
    const { of, right, wrong, signIn } = tries()
    for (let i = 0; i < 600; i++) expect(await signIn(of(`n${i}`, '192.0.2.1'), wrong)).toBe(false)
    expect(await signIn(of('ola', '192.0.2.1'), right)).toBeUndefined()
    expect(await signIn(of('ola', '192.0.2.2'), right)).toBe(true)
  })

  it('stop guesses at one login from many addresses, but not its own device', async () => {
    const { of, right, wrong, signIn } = tries()
    for (let i = 0; i < 100; i++) expect(await signIn(of('ola', `192.0.${i}.2`), wrong)).toBe(false)
    expect(await signIn(of('ola', '203.0.113.7'), right)).toBeUndefined()
    expect(await signIn(of('ola', '203.0.113.7', 'known:ola'), right)).toBe(true)
  })

  it.each([
    ['a network of IPv6', (i: number) => `2001:db8:7:${i.toString(16)}::1`, '2001:db8:8::1'],
    ['the addresses of one /24', (i: number) => `192.0.2.${i}`, '198.51.100.1'],
  ])('lock out only %s, without using up the limit elsewhere', async (_, address, elsewhere) => {
    const { of, right, wrong, signIn } = tries()
    const guesses: (boolean | undefined)[] = []
    for (let i = 0; i < 200; i++) guesses.push(await signIn(of('ola', address(i)), wrong))
    expect(guesses.filter((one) => one !== undefined)).toHaveLength(20)
    expect(await signIn(of('ola', address(250)), right)).toBeUndefined()
    expect(await signIn(of('jan', address(250)), right)).toBe(true)
    expect(await signIn(of('ola', elsewhere), right)).toBe(true)
  })

  it('cannot be used up by others who type a login that looks like a key of somebody’s counts', async () => {
    const { of, right, wrong, signIn } = tries()
    for (const typed of [
      'ola:192.0.2.1',
      '192.0.2.1 ola',
      'there:192.0.2.1 ola',
      'from:192.0.2.1',
      'login:ola',
    ])
      for (let i = 0; i < 10; i++) await signIn(of(typed, '203.0.113.7'), wrong)
    for (let i = 0; i < 9; i++) expect(await signIn(of('ola', '192.0.2.1'), wrong)).toBe(false)
    expect(await signIn(of('ola', '192.0.2.1'), right)).toBe(true)
    // A login may be any word, even one used in keys.
    for (let i = 0; i < 20; i++) await signIn(of(`player${i}`, '192.0.2.2'), wrong)
    expect(await signIn(of('from', '192.0.2.2'), right)).toBe(true)
  })

  it('get no new keys from an address that has used up its own limit', async () => {
    const rates = memoryRates(fakeTime())
    const keys = new Set<string>()
    const { signIn } = throttle({
      ...rates,
      hit: (key, ...rest) => {
        keys.add(key)
        return rates.hit(key, ...rest)
      },
    })
    const guess = (login: string) =>
      signIn({ login, address: '192.0.2.1', device: null }, () => Promise.resolve(false))
    for (let i = 0; i < 600; i++) await guess(`n${i}`)
    const made = keys.size
    for (let i = 0; i < 600; i++) expect(await guess(`more${i}`)).toBeUndefined()
    expect(keys.size).toBe(made)
  })
})
