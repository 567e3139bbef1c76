/** Recovery by a link mailed to a confirmed address, if a mail server is configured. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { Mail } from '../../src/mail/server.js'
import { asker, fakeTime, testApp, type FakeTime } from '../help.js'
import { newAccounts } from '../stores.js'

const password = 'karo as wino 10'
const next = 'pik dama czerwo 9'
const address = 'ola@poczta.example'
const minute = 60_000

interface Signed {
  readonly code?: string
  readonly token: string
  readonly recovery: readonly string[] | null
}
interface Answer {
  readonly code?: string
  readonly done?: boolean
}
const fields = '{ ... on Refused { code } ... on SignedIn { token recovery } }'
const done = '{ ... on Refused { code } ... on Done { done } }'

let app: FastifyInstance
let time: FakeTime
let accounts: Accounts
let mails: Mail[]
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
  app = await testApp({ time, accounts, mailer, url: 'https://cards.example' })
})
afterEach(() => app.close())

const from = async <T>(query: string, variables: object, address: string): Promise<T> => {
  const headers = { 'x-forwarded-for': address }
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  })
  return Object.values(response.json<{ data: object }>().data)[0] as T
}
const register = (login = 'ola'): Promise<Signed> =>
  asker(app).get(
    `mutation { register(name: "Name ${login}", login: "${login}", password: "${password}") ${fields} }`,
  )
const signIn = (word: string): Promise<Signed> =>
  asker(app).get(`mutation { signIn(login: "ola", password: "${word}") ${fields} }`)
const offer = (token: string, to = address, word = password): Promise<Answer> =>
  asker(app, token).get(
    `mutation ($to: String!, $word: String!) { offerMailAddress(address: $to, password: $word, lang: "pl") ${done} }`,
    { to, word },
  )
const confirm = (code: string): Promise<Answer> =>
  asker(app).get(`mutation ($code: String!) { confirmMailAddress(code: $code) ${done} }`, { code })
/** Asks for a link, and waits until the work that follows is done. */
const ask = async (login: string, ip = '192.0.2.1'): Promise<Answer> => {
  const answer = await from<Answer>(
    `mutation ($login: String!) { askRecovery(login: $login, lang: "de") ${done} }`,
    { login },
    ip,
  )
  await time.advance(1_000)
  return answer
}
const recover = (code: string, more: object = {}): Promise<Signed> =>
  asker(app).get(
    `mutation ($code: String!, $word: String!, $others: Boolean! = true, $factor: String) {
      recoverByMail(code: $code, newPassword: $word, removeOtherWays: $others, factor: $factor) ${fields} }`,
    { code, word: next, ...more },
  )
/** The code in the newest mail. */
const codeIn = (what: 'confirm' | 'recover', { text } = mails.at(-1) ?? { text: '' }): string =>
  new RegExp(`https://cards\\.example/account#${what}=([2-9a-z]{32})\\n`).exec(text)?.[1] ?? ''
const addressOf = (token: string): Promise<{ mail: string | null }> =>
  asker(app, token).get('{ me { mail } }')
const withAddress = async (login = 'ola', to = address): Promise<Signed> => {
  const signed = await register(login)
  await offer(signed.token, to)
  await confirm(codeIn('confirm'))
  return signed
}
const idOf = async (login: string): Promise<string> => (await accounts.byLogin(login))?.id ?? ''

describe('a mail address', () => {
  it('counts only once its link is used, within a day and only once', async () => {
    const { token } = await register()
    expect(await offer(token, ' Ola@Poczta.example ')).toEqual({ done: true })
    expect(mails).toMatchObject([{ to: address, subject: 'Stolik: czy to twój adres?' }])
    expect(mails[0]?.text).not.toMatch(/name ola/i)
    expect(await addressOf(token)).toEqual({ mail: null })
    await ask('ola')
    await ask(address)
    expect(mails).toHaveLength(1)
    const code = codeIn('confirm')
    expect((await recover(code)).code).toBe('WRONG_CREDENTIALS')
    expect(await confirm(`${code}x`)).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await confirm(code)).toEqual({ done: true })
    expect(await confirm(code)).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await addressOf(token)).toEqual({ mail: address })
    expect((await accounts.acts(null, 1))[0]).toMatchObject({ what: 'MAIL_ADDRESS_SET' })

    await offer(token, 'late@poczta.example')
    await time.advance(24 * 60 * minute + 1)
    expect(await confirm(codeIn('confirm'))).toEqual({ code: 'WRONG_CREDENTIALS' })
  })

  it('needs the password of an account, and a valid address', async () => {
    const { token } = await register()
    expect(await offer(token, address, 'wrong')).toEqual({ code: 'WRONG_CREDENTIALS' })
    for (const odd of [
      '',
      'ola',
      'a@b',
      'a b@c.example',
      'a@c.example\r\nBcc: b@c.example',
      `${'a'.repeat(100)}@c.example`,
    ])
      expect(await offer(token, odd)).toEqual({ code: 'BAD_CHOICE' })
    expect(await asker(app).get(`mutation { removeMailAddress(password: "x") ${done} }`)).toEqual({
      code: 'NOT_SIGNED_IN',
    })
    expect(mails).toEqual([])
  })

  it('is notified when it is replaced or removed', async () => {
    const { token } = await withAddress()
    await offer(token, 'other@poczta.example')
    await confirm(codeIn('confirm'))
    expect(mails.at(-1)).toMatchObject({
      to: address,
      subject: expect.stringContaining('no longer used') as string,
    })
    const remove = (word: string): Promise<Answer> =>
      asker(app, token).get(`mutation { removeMailAddress(password: "${word}", lang: "fr") ${done} }`)
    expect(await remove('wrong')).toEqual({ code: 'WRONG_CREDENTIALS' })
    expect(await remove(password)).toEqual({ done: true })
    expect(mails.at(-1)).toMatchObject({
      to: 'other@poczta.example',
      text: expect.stringContaining('ola') as string,
    })
    expect(await addressOf(token)).toEqual({ mail: null })
  })

  it('is forgotten when the password changes before it is confirmed', async () => {
    const { token } = await register()
    await offer(token, 'thief@poczta.example')
    const code = codeIn('confirm')
    await asker(app, token).get(`mutation { changePassword(old: "${password}", new: "${next}") ${fields} }`)
    expect(await confirm(code)).toEqual({ code: 'WRONG_CREDENTIALS' })
  })
})

describe('a link to a new password', () => {
  it('sets it once, ends all other sessions, and is stored as an HMAC', async () => {
    const one = await withAddress()
    expect(await ask('ola')).toEqual({ done: true })
    expect(mails.at(-1)).toMatchObject({ to: address, subject: 'Stolik: ein neues Passwort' })
    const code = codeIn('recover')
    expect(await accounts.mailLink(code)).toBeUndefined()
    expect((await recover(code, { word: 'short' })).code).toBe('WEAK_PASSWORD')
    const both = await Promise.all([recover(code), recover(code)])
    expect(both.map((answer) => answer.code).toSorted()).toEqual(['WRONG_CREDENTIALS', undefined])
    expect(await asker(app, one.token).get('{ me { id } }')).toBeNull()
    expect((await signIn(password)).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(next)).code).toBeUndefined()
    expect((await accounts.acts(null, 1))[0]).toMatchObject({ what: 'PASSWORD_RECOVERED' })
  })

  it('is mailed by login, name or address, to every account of that address', async () => {
    await withAddress()
    await withAddress('jan')
    mails = []
    await ask('NAME ola')
    expect(mails.map(({ text }) => /(ola|jan) bei/.exec(text)?.[1])).toEqual(['ola'])
    await ask(` ${address.toUpperCase()}`)
    expect(
      mails
        .slice(1)
        .map(({ text }) => /(ola|jan) bei/.exec(text)?.[1])
        .toSorted(),
    ).toEqual(['jan', 'ola'])
  })

  it('is valid for half an hour, and only while address and password stay the same', async () => {
    await withAddress()
    await ask('ola')
    const late = codeIn('recover')
    await time.advance(30 * minute + 1)
    expect((await recover(late)).code).toBe('WRONG_CREDENTIALS')
    // Starts a new hour of the limit per account.
    await time.advance(31 * minute)
    await ask('ola')
    const old = codeIn('recover')
    expect(await offer((await signIn(password)).token, 'other@poczta.example')).toEqual({ done: true })
    await confirm(codeIn('confirm'))
    expect((await recover(old)).code).toBe('WRONG_CREDENTIALS')
    await ask('ola')
    const [former, latest] = [codeIn('recover'), (await ask('ola'), codeIn('recover'))]
    expect(former).not.toBe(latest)
    expect((await recover(former)).code).toBeUndefined()
    expect((await recover(latest)).code).toBe('WRONG_CREDENTIALS')
  })

  it('removes passkeys and the second step, and replaces the recovery codes, unless asked not to', async () => {
    const { recovery } = await withAddress()
    const id = await idOf('ola')
    await accounts.addPasskey({
      id: 'k',
      account: id,
      name: 'P',
      publicKey: 'p',
      counter: 0,
      made: 1,
      used: null,
    })
    await accounts.setSecondStep(id, { secret: 's', since: 1, step: 1 })
    await ask('ola')
    const [first, second] = recovery ?? []
    expect((await recover(codeIn('recover'), { others: false, factor: first })).recovery).toBeNull()
    expect(await accounts.passkeysOf(id)).toHaveLength(1)
    expect(await accounts.secondStep(id)).toBeDefined()
    const before = await accounts.recovery(id)
    await ask('ola')
    const signed = await recover(codeIn('recover'), { factor: second })
    expect(new Set([...(signed.recovery ?? []), ...(recovery ?? [])]).size).toBe(20)
    expect(await accounts.recovery(id)).not.toEqual(before)
    expect(await accounts.passkeysOf(id)).toEqual([])
    expect(await accounts.secondStep(id)).toBeUndefined()
    expect(await addressOf(signed.token)).toEqual({ mail: address })
  })

  it('becomes invalid, and the address is removed, when a code recovers the password', async () => {
    const { recovery } = await withAddress()
    await ask('ola')
    const code = codeIn('recover')
    await asker(app).get(
      `mutation { recover(login: "ola", code: "${recovery?.[0]}", newPassword: "${next}") ${fields} }`,
    )
    expect((await recover(code)).code).toBe('WRONG_CREDENTIALS')
    expect(await accounts.mailAddress(await idOf('ola'))).toBeUndefined()
  })

  it('is requested without revealing who has an account, and nothing is looked up before the answer', async () => {
    await withAddress()
    await register('jan')
    mails = []
    const looked: string[] = []
    const byLogin = accounts.byLogin.bind(accounts)
    accounts.byLogin = (login) => {
      looked.push(login)
      return byLogin(login)
    }
    const answers = []
    for (const login of ['ola', 'jan', 'nobody', '', address, 'none@poczta.example'])
      answers.push(
        await from<Answer>(
          `mutation ($l: String!) { askRecovery(login: $l) ${done} }`,
          { l: login },
          '192.0.2.9',
        ),
      )
    expect(answers).toEqual(Array(6).fill({ done: true }))
    expect(looked).toEqual([])
    await time.advance(1_000)
    expect(looked).toContain('nobody')
    expect(mails.map(({ to }) => to)).toEqual([address, address])
  })

  it('is mailed up to five times an hour per account, and sixty requests are accepted per household', async () => {
    await withAddress()
    mails = []
    for (let i = 0; i < 8; i++) expect(await ask('ola', `198.51.100.${i}`)).toEqual({ done: true })
    // One mail was sent to confirm the address.
    expect(mails).toHaveLength(4)
    const answers = []
    for (let i = 0; i < 61; i++) answers.push((await ask('nobody', '203.0.113.7')).code)
    expect(answers.filter((code) => code === 'TOO_MANY')).toHaveLength(1)
    expect(await ask('ola', '203.0.113.8')).toEqual({ done: true })
  })
})

describe('a gateway without a mail server', () => {
  it('says so, refuses all of it, and does not mention mail on its privacy page', async () => {
    const without = await testApp({ time, accounts })
    expect(await asker(without).get('{ sendsMail }')).toBe(false)
    expect(await asker(app).get('{ sendsMail }')).toBe(true)
    for (const act of ['askRecovery(login: "ola")', 'confirmMailAddress(code: "x")'])
      expect(await asker(without).get(`mutation { ${act} ${done} }`)).toEqual({ code: 'NOT_ALLOWED' })
    expect(
      await asker(without).get(`mutation { recoverByMail(code: "x", newPassword: "${next}") ${fields} }`),
    ).toEqual({ code: 'NOT_ALLOWED' })
    const page = async (of: FastifyInstance): Promise<string> =>
      (await of.inject({ url: '/privacy?lang=en' })).body
    expect(await page(without)).not.toContain('Mail address')
    expect(await page(app)).toContain('Mail address')
    await without.close()
  })
})
