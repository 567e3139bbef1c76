/** A password changes while somebody uses the old one: in any order, nobody stays signed in by the old one. */
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { memoryRates } from '../../src/http/rates.js'
import { asker, fakeTime, testApp, type Asker } from '../help.js'
import { newAccounts } from '../stores.js'

const old = 'karo as wino 10'
const next = 'pik dama czerwo 9'

interface Signed {
  readonly code?: string
  readonly token: string
}
const fields = '{ ... on Refused { code } ... on SignedIn { token } }'

let app: FastifyInstance
let accounts: Accounts
type At = 'session' | 'password' | 'change'
/**
 * Holds the next operation of a kind: just before a session is opened, just after a password was checked, or just before it is
 * set.
 */
let hold: { readonly at: At; readonly reached: () => void; readonly until: Promise<void> } | undefined
const wait = async (at: At): Promise<void> => {
  if (hold?.at !== at) return
  const held = hold
  hold = undefined
  held.reached()
  await held.until
}
beforeEach(async () => {
  const time = fakeTime(1_700_000_000_000)
  const rates = memoryRates(time)
  accounts = newAccounts()
  app = await testApp({
    time,
    accounts: {
      ...accounts,
      openSession: async (session) => {
        await wait('session')
        await accounts.openSession(session)
      },
      changePassword: async (...args) => {
        await wait('change')
        return accounts.changePassword(...args)
      },
    },
    rates: {
      ...rates,
      hit: async (key, most, window, more) => {
        if (key.startsWith('password:') && more === -1) await wait('password')
        return rates.hit(key, most, window, more)
      },
    },
  })
})
afterEach(() => app.close())

const register = (): Promise<Signed> =>
  asker(app).get(`mutation { register(name: "Ola Nowak", login: "ola", password: "${old}") ${fields} }`)

/** Starts a request and holds it at that point until `meanwhile` is done. */
async function during<T>(at: At, ask: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  let go = (): void => undefined
  let reached = (): void => undefined
  const isThere = new Promise<void>((resolve) => (reached = resolve))
  hold = { at, reached, until: new Promise((resolve) => (go = resolve)) }
  const answer = ask()
  await isThere
  await meanwhile()
  go()
  return answer
}
const signIn = (): Promise<Signed> =>
  asker(app).get(`mutation { signIn(login: "ola", password: "${old}") ${fields} }`)
const change = (who: Asker, word = next): Promise<Signed> =>
  who.get(`mutation { changePassword(old: "${old}", new: "${word}") ${fields} }`)

it('a sign-in fails if the password changes meanwhile, and leaves no session', async () => {
  const mine = asker(app, (await register()).token)
  const id = (await mine.get<{ id: string }>('{ me { id } }')).id
  let changed: Signed | undefined
  const late = await during('session', signIn, async () => {
    changed = await change(mine)
  })
  expect(changed?.code).toBeUndefined()
  expect(late.code).toBe('SIGN_IN_AGAIN')
  expect(await accounts.sessionsOf(id, 0, 10)).toHaveLength(1)
  expect(await asker(app, changed?.token).get('{ me { id } }')).toEqual({ id })
})

it('a sign-in fails if the account is deleted meanwhile', async () => {
  const mine = asker(app, (await register()).token)
  const id = (await mine.get<{ id: string }>('{ me { id } }')).id
  const late = await during('session', signIn, () =>
    mine.get(`mutation { deleteAccount(password: "${old}") { ... on Done { done } } }`),
  )
  expect(late.code).toBe('SIGN_IN_AGAIN')
  expect(await accounts.sessionsOf(id, 0, 10)).toEqual([])
})

it('somebody who only knew the old password gets no recovery codes and sets no password', async () => {
  const [mine, thief] = [asker(app, (await register()).token), asker(app, (await signIn()).token)]
  const id = (await mine.get<{ id: string }>('{ me { id } }')).id
  const before = await accounts.recovery(id)
  const draw = (): Promise<{ code?: string }> =>
    thief.get(`mutation { drawRecoveryCodes(password: "${old}") { ... on Refused { code } } }`)
  let changed: Signed | undefined
  const drawn = await during('password', draw, async () => {
    changed = await change(mine)
  })
  expect(drawn.code).toBe('SIGN_IN_AGAIN')
  expect(await accounts.recovery(id)).toEqual(before)

  const back = asker(app, changed?.token)
  const again = (who: Asker, from: string, to: string): Promise<Signed> =>
    who.get(`mutation { changePassword(old: "${from}", new: "${to}") ${fields} }`)
  const other = asker(
    app,
    (await asker(app).get<Signed>(`mutation { signIn(login: "ola", password: "${next}") ${fields} }`)).token,
  )
  const late = await during(
    'password',
    () => again(other, next, 'trefl krol 2 as'),
    () => again(back, next, old),
  )
  expect(late.code).toBe('SIGN_IN_AGAIN')
  expect((await signIn()).code).toBeUndefined()
})

it('one of two passwords that are set at once is kept, and the other signs nobody in', async () => {
  const [mine, thief] = [asker(app, (await register()).token), asker(app, (await signIn()).token)]
  let changed: Signed | undefined
  const late = await during(
    'change',
    () => change(thief, 'trefl krol 2 as'),
    async () => {
      changed = await change(mine)
    },
  )
  expect(changed?.code).toBeUndefined()
  expect(late.code).toBe('SIGN_IN_AGAIN')
  expect(await asker(app, changed?.token).get('{ me { login } }')).toEqual({ login: 'ola' })
})

it('somebody who only knew the old password sets up neither an app nor a passkey', async () => {
  const [mine, thief] = [asker(app, (await register()).token), asker(app, (await signIn()).token)]
  const id = (await mine.get<{ id: string }>('{ me { id } }')).id
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: 1_700_000_000_000 })
  const turnOn = (): Promise<{ code?: string }> =>
    thief.get(
      `mutation { turnOnSecondStep(password: "${old}", secret: "${secret}", code: "${code}") { ... on Refused { code } } }`,
    )
  let changed: Signed | undefined
  const late = await during('password', turnOn, async () => {
    changed = await change(mine)
  })
  expect(late.code).toBe('SIGN_IN_AGAIN')
  expect(await accounts.secondStep(id)).toBeUndefined()

  const back = asker(app, changed?.token)
  const other = asker(
    app,
    (await asker(app).get<Signed>(`mutation { signIn(login: "ola", password: "${next}") ${fields} }`)).token,
  )
  const offer = (): Promise<{ code?: string }> =>
    other.get(`mutation { offerPasskey(password: "${next}") { ... on Refused { code } } }`)
  const offered = await during('password', offer, () =>
    back.get(`mutation { changePassword(old: "${next}", new: "${old}") ${fields} }`),
  )
  expect(offered.code).toBe('SIGN_IN_AGAIN')
})
