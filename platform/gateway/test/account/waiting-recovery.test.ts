/**
 * Recovery of an account that has a second step or a passkey: by two factors at once, or by one after a day in which everybody
 * is told and whoever is signed in can cancel it.
 */
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { Mail } from '../../src/mail/server.js'
import { asker, fakeTime, testApp, type FakeTime } from '../help.js'
import { newAccounts } from '../stores.js'
import { authenticator } from './authenticator.js'

const password = 'karo as wino 10'
const next = 'pik dama czerwo 9'
const address = 'ola@poczta.example'
const site = 'https://cards.example'
const minute = 60_000
const day = 24 * 60 * minute

interface Answer {
  readonly code?: string
  readonly until?: number | null
  readonly done?: boolean
  readonly token: string
  readonly recovery: readonly string[] | null
  readonly secret: string
  readonly options: string
  readonly word: string
}
const signed = '{ ... on Refused { code until } ... on SignedIn { token recovery } }'
const done = '{ ... on Refused { code } ... on Done { done } }'

let app: FastifyInstance
let time: FakeTime
let accounts: Accounts
let mails: Mail[]
let id: string
let papers: readonly string[]
/** A device that stays signed in. */
let home: string
/** What the app on the person's phone is set up with. */
let secret: string
beforeEach(async () => {
  time = fakeTime(1_700_000_000_000)
  accounts = newAccounts()
  mails = []
  const mailer = {
    send: (mail: Mail) => {
      mails.push(mail)
      return Promise.resolve()
    },
    stop: () => undefined,
  }
  app = await testApp({ time, accounts, mailer, url: site })
  const made = await ask(
    `mutation { register(name: "Ola", login: "ola", password: "${password}") ${signed} }`,
  )
  papers = made.recovery ?? []
  home = made.token
  id = (await accounts.byLogin('ola'))?.id ?? ''
  await accounts.setMailAddress(id, { address, confirmed: 1 })
  secret = ''
})
afterEach(() => app.close())

const ask = (query: string, variables: object = {}, token?: string): Promise<Answer> =>
  asker(app, token).get(query, variables)
/** What the app shows now; a later one each time, since a code works once. */
const nextCode = async (): Promise<string> => {
  await time.advance(30_000)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now() })
}
const withApp = async (): Promise<void> => {
  const offer = await ask('mutation { offerSecondStep { ... on SecondStepOffer { secret } } }', {}, home)
  secret = offer.secret
  const turnedOn = await ask(
    `mutation ($code: String!) { turnOnSecondStep(password: "${password}", secret: "${secret}", code: $code) ${done} }`,
    { code: await nextCode() },
    home,
  )
  expect(turnedOn).toEqual({ done: true })
}
const signIn = (word: string, code = ''): Promise<Answer> =>
  ask(`mutation { signIn(login: "ola", password: "${word}", code: "${code}") ${signed} }`)
const recover = (code: string, more: object = {}): Promise<Answer> =>
  ask(
    `mutation ($code: String!, $others: Boolean! = true, $factor: String, $word: String, $response: String, $wait: Boolean) {
      recover(login: "ola", code: $code, newPassword: "${next}", removeOtherWays: $others, factor: $factor, word: $word,
        response: $response, wait: $wait, lang: "de") ${signed} }`,
    { code, ...more },
  )
const byMail = (code: string, more: object = {}): Promise<Answer> =>
  ask(
    `mutation ($code: String!, $others: Boolean! = true, $factor: String, $wait: Boolean) {
      recoverByMail(code: $code, newPassword: "${next}", removeOtherWays: $others, factor: $factor, wait: $wait) ${signed} }`,
    { code, ...more },
  )
/** Asks for a link, and returns its code. */
const link = async (): Promise<string> => {
  await ask(`mutation { askRecovery(login: "ola") ${done} }`)
  await time.advance(1_000)
  return /#recover=([2-9a-z]{32})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const waits = async (token: string): Promise<number | null> =>
  (await asker(app, token).get<{ recoveryWaits: number | null }>('{ me { recoveryWaits } }')).recoveryWaits
const cancel = (token: string): Promise<Answer> =>
  ask(`mutation { cancelRecovery(lang: "pl") ${done} }`, {}, token)

describe('an account with a second step', () => {
  it('is not opened by one recovery code or one mailed link', async () => {
    await withApp()
    expect(await recover(papers[0] ?? '')).toMatchObject({ code: 'FACTOR_NEEDED' })
    expect(await byMail(await link())).toMatchObject({ code: 'FACTOR_NEEDED' })
    expect(await accounts.secondStep(id)).toBeDefined()
    expect(await accounts.recovery(id)).toHaveLength(10)
    expect((await signIn(next)).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(password)).code).toBe('CODE_NEEDED')
  })

  it('is recovered at once by a recovery code and a mailed link, and each is used up', async () => {
    await withApp()
    const mailed = await link()
    const answer = await recover(papers[0] ?? '', { factor: mailed })
    expect(answer.token).toBeDefined()
    expect(await accounts.secondStep(id)).toBeUndefined()
    expect(await accounts.recovery(id)).toHaveLength(9)
    expect((await byMail(mailed, { factor: papers[1] })).code).toBe('WRONG_CREDENTIALS')
  })

  it('is recovered at once by a mailed link and a recovery code, or a code of the app', async () => {
    await withApp()
    expect((await byMail(await link(), { factor: papers[0], others: false })).token).toBeDefined()
    expect(await accounts.recovery(id)).toHaveLength(9)
    expect(await accounts.secondStep(id)).toBeDefined()
    expect((await byMail(await link(), { factor: await nextCode() })).token).toBeDefined()
    expect((await signIn(next)).token).toBeDefined()
  })

  it('is not recovered by two proofs of one kind, by those of somebody else, or by a wrong code', async () => {
    await withApp()
    await ask(`mutation { register(name: "Jan", login: "jan", password: "${password}") ${signed} }`)
    const jan = (await accounts.byLogin('jan'))?.id ?? ''
    await accounts.setMailAddress(jan, { address, confirmed: 1 })
    await ask(`mutation { askRecovery(login: "jan") ${done} }`)
    await time.advance(1_000)
    const others = /#recover=([2-9a-z]{32})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    for (const factor of [papers[1], others, '000000', 'x'])
      expect((await recover(papers[0] ?? '', { factor })).code).toBe('WRONG_CREDENTIALS')
    const mailed = await link()
    expect((await byMail(mailed, { factor: mailed })).code).toBe('WRONG_CREDENTIALS')
    expect(await accounts.recovery(id)).toHaveLength(10)
    expect(await accounts.secondStep(id)).toBeDefined()
  })

  it('takes at most twenty wrong factors an hour', async () => {
    await withApp()
    const codes = []
    for (let i = 0; i < 21; i++)
      codes.push((await recover(papers[0] ?? '', { factor: `${100_000 + i}` })).code)
    expect(codes.slice(19)).toEqual(['WRONG_CREDENTIALS', 'TOO_MANY'])
  })

  it('is recovered by its mail alone after a day, by somebody who has lost everything else', async () => {
    await withApp()
    const begun = await byMail(await link(), { wait: true })
    const until = time.now() + day
    expect(begun).toMatchObject({ code: 'RECOVERY_WAITS', until })
    for (const part of [0, day - minute]) {
      await time.advance(part)
      expect((await signIn(next)).code).toBe('WRONG_CREDENTIALS')
    }
    expect((await signIn(password, await nextCode())).token).toBeDefined()
    await time.advance(minute)
    expect((await signIn(next)).token).toBeDefined()
    expect((await signIn(password)).code).toBe('WRONG_CREDENTIALS')
    expect(await accounts.secondStep(id)).toBeUndefined()
    expect(await accounts.recovery(id)).toEqual([])
    expect(await accounts.mailAddress(id)).toMatchObject({ address })
    // Only the one that was opened with the new password.
    expect(await accounts.sessionsOf(id, time.now(), 9)).toHaveLength(1)
  })

  it('takes effect at the next sign-in, although the store failed in the middle of it', async () => {
    await withApp()
    await byMail(await link(), { wait: true })
    await time.advance(day)
    const change = accounts.change.bind(accounts)
    accounts.change = () => Promise.reject(new Error('the database is away'))
    expect((await signIn(next)).code).toBe('UNAVAILABLE')
    accounts.change = change
    expect((await signIn(next)).token).toBeDefined()
    expect((await accounts.acts(null, 1))[0]).toMatchObject({ what: 'PASSWORD_RECOVERED' })
  })

  it('tells every device and the address while a recovery waits, and each device can cancel it', async () => {
    await withApp()
    const other = (await signIn(password, await nextCode())).token
    const { until } = await recover(papers[0] ?? '', { wait: true })
    expect([await waits(home), await waits(other)]).toEqual([until, until])
    expect(mails.at(-1)).toMatchObject({ to: address, subject: 'Stolik: ein neues Passwort wartet' })
    expect(mails.at(-1)?.text).toContain(`${site}/account`)
    expect((await cancel('')).code).toBe('NOT_SIGNED_IN')
    expect(await cancel(other)).toEqual({ done: true })
    expect(mails.at(-1)).toMatchObject({ to: address, subject: 'Stolik: nowe hasło odwołano' })
    expect(await waits(home)).toBeNull()
    await time.advance(day)
    expect((await signIn(next)).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(password, await nextCode())).token).toBeDefined()
    expect((await accounts.acts(null, 3)).map(({ what }) => what)).toContain('RECOVERY_CANCELLED')
  })

  it('waits anew when it is recovered once more, and uses a code up each time', async () => {
    await withApp()
    const first = await recover(papers[0] ?? '', { wait: true })
    await time.advance(day - minute)
    const second = await recover(papers[1] ?? '', { wait: true })
    expect(second.until).toBe((first.until ?? 0) + day - minute)
    expect((await recover(papers[0] ?? '', { wait: true })).code).toBe('WRONG_CREDENTIALS')
    await time.advance(minute)
    expect((await signIn(next)).code).toBe('WRONG_CREDENTIALS')
  })

  it('drops what waits when the password is changed, or the account is recovered by two factors', async () => {
    await withApp()
    await recover(papers[0] ?? '', { wait: true })
    const changed = await ask(
      `mutation ($factor: String) { changePassword(old: "${password}", new: "trefl krol zielo 8", factor: $factor) ${signed} }`,
      { factor: await nextCode() },
      home,
    )
    expect(await waits(changed.token)).toBeNull()
    await recover(papers[1] ?? '', { wait: true })
    const { token } = await recover(papers[2] ?? '', { factor: await nextCode() })
    expect(await waits(token)).toBeNull()
  })
})

describe('an account with a passkey alone', () => {
  it('needs the passkey besides a code, or a day, and another passkey does not do', async () => {
    const device = authenticator()
    const offer = await ask(
      `mutation { offerPasskey(password: "${password}") { ... on PasskeyRequest { options word } } }`,
      {},
      home,
    )
    const added = await ask(
      `mutation ($word: String!, $response: String!) { addPasskey(name: "phone", word: $word, response: $response) ${done} }`,
      { word: offer.word, response: device.create(offer.options, { origin: site }) },
      home,
    )
    expect(added).toEqual({ done: true })
    expect((await recover(papers[0] ?? '', { others: false })).code).toBe('FACTOR_NEEDED')
    const passkey = await ask('mutation { askPasskey { ... on PasskeyRequest { options word } } }')
    const stranger = { word: passkey.word, response: authenticator().get(passkey.options, { origin: site }) }
    expect((await recover(papers[0] ?? '', stranger)).code).toBe('WRONG_CREDENTIALS')
    const again = await ask('mutation { askPasskey { ... on PasskeyRequest { options word } } }')
    const good = { word: again.word, response: device.get(again.options, { origin: site }) }
    expect((await recover(papers[0] ?? '', good)).token).toBeDefined()
    expect(await accounts.passkeysOf(id)).toEqual([])
  })
})

describe('an account without a second step', () => {
  it('is recovered by one code or one link at once, as before', async () => {
    expect((await recover(papers[0] ?? '')).token).toBeDefined()
  })
})

describe('whoever has a second step and changes a way in', () => {
  const changes: Readonly<Record<string, string>> = {
    changePassword: `changePassword(old: "${password}", new: "${next}", factor: $factor) ${signed}`,
    drawRecoveryCodes: `drawRecoveryCodes(password: "${password}", factor: $factor) { ... on Refused { code } }`,
    turnOffSecondStep: `turnOffSecondStep(password: "${password}", factor: $factor) ${done}`,
    offerPasskey: `offerPasskey(password: "${password}", factor: $factor) { ... on Refused { code } }`,
    removePasskey: `removePasskey(id: "x", password: "${password}", factor: $factor) ${done}`,
    offerMailAddress: `offerMailAddress(address: "b@c.example", password: "${password}", factor: $factor) ${done}`,
    removeMailAddress: `removeMailAddress(password: "${password}", factor: $factor) ${done}`,
    deleteAccount: `deleteAccount(password: "${password}", factor: $factor) ${done}`,
  }
  it.each(Object.entries(changes))('is asked for it again (%s)', async (_, change) => {
    await withApp()
    const send = (factor: string | null) => ask(`mutation ($factor: String) { ${change} }`, { factor }, home)
    expect((await send(null)).code).toBe('CODE_NEEDED')
    expect((await send('000000')).code).toBe('WRONG_CREDENTIALS')
    expect((await send(await nextCode())).code).toBeUndefined()
  })

  it('is asked for a code of the present app before another one replaces it', async () => {
    await withApp()
    const other = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const replace = async (factor: string | null) =>
      ask(
        `mutation ($code: String!, $factor: String) {
          turnOnSecondStep(password: "${password}", secret: "${other}", code: $code, factor: $factor) ${done} }`,
        {
          code: new TOTP({ secret: Secret.fromBase32(other) }).generate({ timestamp: time.now() }),
          factor,
        },
        home,
      )
    expect((await replace(null)).code).toBe('CODE_NEEDED')
    expect(await replace(await nextCode())).toEqual({ done: true })
  })

  it('cannot remove a passkey without the password, with or without a second step', async () => {
    await accounts.addPasskey({
      id: 'key',
      account: id,
      name: 'Phone',
      publicKey: 'p',
      counter: 0,
      made: 1,
      used: null,
    })
    const remove = (more: string) => ask(`mutation { removePasskey(id: "key"${more}) ${done} }`, {}, home)
    expect((await remove('')).code).toBe('WRONG_CREDENTIALS')
    expect(await accounts.passkeysOf(id)).toHaveLength(1)
    expect(await remove(`, password: "${password}"`)).toEqual({ done: true })
    expect(await accounts.passkeysOf(id)).toEqual([])
  })
})
