/** Accounts over GraphQL: sign-in by password or by a club, refreshing, sign-out, and acts that only some may do. */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { passwords, recommendedCost } from '../../src/account/passwords.js'
import { readClubs } from '../../src/settings/clubs.js'
import {
  asker,
  fakeTime,
  guest,
  openTiny,
  testApp,
  type Asker,
  type FakeTime,
  type TestDeps,
} from '../help.js'
import { newAccounts } from '../stores.js'

const password = 'karo as wino 10'
const ed = generateKeyPairSync('ed25519')
const shared = 'hYb6kQz0-1b9fT4mXr2LwPq8sVd3nGjC'
const clubs = readClubs(
  JSON.stringify([
    {
      id: 'rybnik',
      ed25519: ed.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      origins: ['https://rybnik.example'],
      roles: ['REFEREE'],
    },
    { id: 'kartuzy', hs256: 'KARTUZY_KEY' },
  ]),
  { KARTUZY_KEY: shared },
)

interface Signed {
  readonly code?: string
  readonly token: string
  readonly refresh: string
  readonly login: string | null
  readonly suggestion?: string
}
const fields = '{ ... on Refused { code } ... on SignedIn { token refresh login expiresIn name } }'

let app: FastifyInstance
let time: FakeTime
let accounts: Accounts
const start = async (deps: TestDeps = {}): Promise<void> => {
  app = await testApp({ time, accounts, clubs, ...deps })
}
beforeEach(async () => {
  time = fakeTime(1_700_000_000_000)
  accounts = newAccounts()
  await start()
})
afterEach(() => app.close())

const stranger = (): Asker => asker(app)
const register = (name: string, word = password): Promise<Signed> =>
  stranger().get(
    `mutation ($name: String!, $word: String!) { register(name: $name, password: $word) ${fields} }`,
    {
      name,
      word,
    },
  )
const choose = (login: string, name = 'Ola Nowak', word = password): Promise<Signed> =>
  stranger().get(
    `mutation ($name: String!, $login: String!, $word: String!) {
      register(name: $name, login: $login, password: $word) { ... on LoginTaken { suggestion } ${fields.slice(1)}
    }`,
    { name, login, word },
  )
const signIn = (login: string, word = password): Promise<Signed> =>
  stranger().get(
    `mutation ($login: String!, $word: String!) { signIn(login: $login, password: $word) ${fields} }`,
    {
      login,
      word,
    },
  )
const refresh = (token: string): Promise<Signed> =>
  stranger().get(`mutation ($token: String!) { refresh(token: $token) ${fields} }`, { token })
const handOver = (token: string): Promise<Signed> =>
  stranger().get(`mutation ($token: String!) { handOver(token: $token) ${fields} }`, { token })
const me = ({ token }: Signed): Promise<{ id: string; name: string; roles: string[]; club: string } | null> =>
  asker(app, token).get('{ me { id name login club roles } }')
const code = (who: Asker, mutation: string): Promise<string | undefined> =>
  who.get<{ code?: string }>(`mutation { ${mutation} { ... on Refused { code } } }`).then((it) => it.code)

describe('an account with a password', () => {
  it('is made, signs in, and plays', async () => {
    const made = await register('Józef Ł.')
    expect(made).toMatchObject({ name: 'Józef Ł.', expiresIn: 600 })
    expect(made.login).toMatch(/^jozefl-[2-9a-z]{6}$/)
    const again = await signIn(` ${(made.login ?? '').toUpperCase()} `)
    expect((await me(again))?.id).toBe((await me(made))?.id)
    expect((await openTiny(asker(app, again.token))).__typename).toBe('Table')
  })
  it('is stored with only an argon2id hash of the password', async () => {
    const { login } = await register('Ola')
    const stored = await accounts.byLogin(login ?? '')
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$/)
    expect(JSON.stringify(stored)).not.toContain(password)
  })
  it('is hashed at the cost that is recommended, unless a test says otherwise', async () => {
    expect(await passwords().hash(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
  it.each(['short', 'aaaaaaaaaaaa', 'x'.repeat(300), 'Olusia Olusia'])(
    'is not made with %j',
    async (word) => {
      expect((await register('Olusia', word)).code).toBe('WEAK_PASSWORD')
    },
  )
  it.each([
    ['ola', 'ola'],
    ['Jan.Kowalski-2', 'jan.kowalski-2'],
    [' Józef_Łoś ', 'jozef_los'],
    ['Ola@Klub.Example.PL', 'ola@klub.example.pl'],
    ['o+karty@a-b.pl', 'o+karty@a-b.pl'],
  ])('has the chosen login: %j is %j', async (chosen, login) => {
    expect(await choose(chosen)).toMatchObject({ login })
    const again = await signIn(` ${chosen.toUpperCase()} `)
    expect((await me(again))?.name).toBe('Ola Nowak')
  })
  it.each([
    '',
    'ab',
    '.ola',
    'ola.',
    'ola..n',
    'ola nowak',
    'оla',
    'ola@',
    '@klub.pl',
    'ola@klub',
    'a'.repeat(41),
  ])('is not made with the login %j', async (login) => {
    expect((await choose(login)).code).toBe('BAD_LOGIN')
  })
  it.each(['ola.nowak9', 'Ola Nowak 9', 'xx-OLA.NOWAK9-yy'])(
    'is not made with the password %j, which contains its owner’s name',
    async (word) => {
      expect((await choose('ola.nowak9', 'Ola Nowak', word)).code).toBe('WEAK_PASSWORD')
    },
  )
  it('is offered another, free login if the chosen one is taken', async () => {
    await choose('ola')
    const { suggestion = '', ...nothing } = await choose('OLA', 'Ola Nowak')
    expect([suggestion, nothing]).toEqual(['ola.nowak', {}])
    expect((await choose(suggestion)).login).toBe(suggestion)
    const third = (await choose('ola', 'Ola Nowak')).suggestion ?? ''
    expect(['ola', 'ola.nowak']).not.toContain(third)
    expect((await choose(third)).login).toBe(third)
    expect((await signIn('ola')).code).toBeUndefined()
  })
  it('can ask at most twenty times an hour whether a login is taken', async () => {
    await choose('ola')
    const answers = []
    for (let i = 0; i < 21; i++) answers.push(await choose('ola'))
    expect(answers.map(({ code }) => code)).toEqual([...Array.from({ length: 20 }), 'TOO_MANY'])
    await time.advance(60 * 60_000)
    expect((await choose('ola')).code).toBeUndefined()
  })
  it('cannot take a login that the operator named as the association', async () => {
    await app.close()
    await start({ association: ['zarzad'] })
    const answer = await choose('zarzad', 'Zarząd')
    expect(answer.token).toBeUndefined()
    expect(answer.suggestion).toMatch(/^zarzad\.\w{3}$/)
  })
  it('signs in by its name, whoever takes the same name later', async () => {
    await choose('wilk', 'Józef Wilk')
    const later = await choose('wilk2', 'Jozef Wilk', 'another password 7')
    for (const name of ['jozef  WILK', 'Józef Wilk', 'wilk'])
      expect((await me(await signIn(name)))?.name).toBe('Józef Wilk')
    expect((await signIn('Józef Wilk', 'another password 7')).code).toBe('WRONG_CREDENTIALS')
    expect((await me(await signIn('wilk2', 'another password 7')))?.id).toBe((await me(later))?.id)
  })
  it.each(['wanda', 'WANDA', 'wańda', ' Wanda '])(
    'signs in by its name, although somebody wants the login %j later',
    async (login) => {
      const first = await choose('other', 'Wanda')
      const second = await choose(login, 'Ola', 'another password 7')
      expect(second.token).toBeUndefined()
      expect((await choose(second.suggestion ?? '', 'Ola', 'another password 7')).login).not.toBe('wanda')
      expect((await me(await signIn('Wanda')))?.id).toBe((await me(first))?.id)
    },
  )
  it('signs in by its name, although somebody is renamed to it later', async () => {
    const first = await choose('other', 'Wanda')
    const second = await choose('second', 'Ola', 'another password 7')
    await accounts.change((await me(second))?.id ?? '', { name: 'Wanda' })
    expect((await me(await signIn('Wanda')))?.id).toBe((await me(first))?.id)
    expect((await signIn('Ola', 'another password 7')).code).toBe('WRONG_CREDENTIALS')
  })
  it('is found by its login even if another account takes that as its name', async () => {
    await choose('wanda', 'Ola')
    await choose('other', 'Wanda')
    expect((await me(await signIn('Wanda')))?.name).toBe('Ola')
  })
  it('is never refused because somebody has the name', async () => {
    const [one, other] = [await register('Ola'), await register('Ola')]
    expect(one.login).not.toBe(other.login)
  })
  it('accepts only the right password, and reveals nothing otherwise', async () => {
    const { login } = await register('Ola')
    const wrong = [
      await signIn(login ?? '', 'karo as wino 11'),
      await signIn('ola-222222'),
      await signIn("' OR 1=1 --"),
      await signIn('', ''),
    ]
    for (const answer of wrong) expect(answer).toEqual({ code: 'WRONG_CREDENTIALS' })
  })
  it('works as much to refuse where there is no account as where there is one', async () => {
    await app.close()
    await start({ hashCost: recommendedCost })
    const { login } = await register('Ola')
    // Of the processor, since the clock also tells of other programs on a busy machine.
    const worked = async (name: string): Promise<number> => {
      const before = process.cpuUsage()
      for (let i = 0; i < 9; i++)
        expect((await signIn(name, 'not the password')).code).toBe('WRONG_CREDENTIALS')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const [there, not] = [await worked(login ?? ''), await worked('ola-222222')]
    // Hashing takes tens of times as long as everything else.
    expect(not).toBeGreaterThan(there / 3)
    expect(there).toBeGreaterThan(not / 3)
  })
  it('allows ten guesses in a quarter of an hour, whether it exists or not', async () => {
    const { login } = await register('Ola')
    for (const name of [login ?? '', 'ola-222222']) {
      const codes: (string | undefined)[] = []
      for (let i = 0; i < 12; i++) codes.push((await signIn(name, 'not the password')).code)
      expect(codes.slice(9)).toEqual(['WRONG_CREDENTIALS', 'TOO_MANY', 'TOO_MANY'])
    }
    expect((await signIn(login ?? '')).code).toBe('TOO_MANY')
    await time.advance(15 * 60_000)
    expect((await signIn(login ?? '')).code).toBeUndefined()
  })
  it('changes its password, which signs out all other devices', async () => {
    const first = await register('Ola')
    const second = await signIn(first.login ?? '')
    const change = (old: string, next: string): Promise<Signed> =>
      asker(app, first.token).get(
        `mutation ($old: String!, $next: String!) { changePassword(old: $old, new: $next) ${fields} }`,
        { old, next },
      )
    expect((await change('wrong', 'another word 12')).code).toBe('WRONG_CREDENTIALS')
    expect((await change(password, 'short')).code).toBe('WEAK_PASSWORD')
    const next = await change(password, 'another word 12')
    expect((await me(next))?.name).toBe('Ola')
    expect([await me(first), await me(second), (await refresh(second.refresh)).code]).toEqual([
      null,
      null,
      'SIGN_IN_AGAIN',
    ])
    expect((await signIn(first.login ?? '')).code).toBe('WRONG_CREDENTIALS')
    expect((await signIn(first.login ?? '', 'another word 12')).code).toBeUndefined()
  })
})

describe('a session', () => {
  it('lasts ten minutes, and continues by a refresh token that is valid once', async () => {
    const one = await register('Ola')
    await time.advance(11 * 60_000)
    expect(await me(one)).toBeNull()
    const two = await refresh(one.refresh)
    expect((await me(two))?.name).toBe('Ola')
    await time.advance(60_000)
    expect((await refresh(one.refresh)).code).toBe('SIGN_IN_AGAIN')
    // Two had the token, so neither may continue.
    expect((await refresh(two.refresh)).code).toBe('SIGN_IN_AGAIN')
    expect(await me(two)).toBeNull()
    expect(await accounts.acts(null, 9)).toMatchObject([{ what: 'REFRESH_REUSED', who: null }])
  })
  it('accepts one refresh token twice at the same moment, and both continue', async () => {
    const { refresh: token } = await register('Ola')
    const both = await Promise.all([refresh(token), refresh(token)])
    const next = await Promise.all(both.map((one) => refresh(one.refresh)))
    expect(next.map(({ code }) => code)).toEqual([undefined, undefined])
  })
  it('is refreshed by no other token', async () => {
    const one = await register('Ola')
    const other = await guest(app, 'Jan')
    for (const token of [one.token, other.token ?? '', '', 'x.y.z', `${one.refresh}x`])
      expect((await refresh(token)).code).toBe('SIGN_IN_AGAIN')
    expect(await me({ ...one, token: one.refresh })).toBeNull()
    expect((await me(one))?.name).toBe('Ola')
  })
  it('is ended by its owner: this one, or all of them', async () => {
    const one = await register('Ola')
    const [two, three] = [await signIn(one.login ?? ''), await signIn(one.login ?? '')]
    expect(await code(asker(app, one.token), 'signOut')).toBeUndefined()
    expect([await me(one), (await me(two))?.name]).toEqual([null, 'Ola'])
    expect(await code(asker(app, two.token), 'signOutEverywhere')).toBeUndefined()
    expect([await me(two), await me(three)]).toEqual([null, null])
    expect((await refresh(three.refresh)).code).toBe('SIGN_IN_AGAIN')
  })
  it('is listed with its device only for its owner, who ends one of them, or all but their own', async () => {
    const one = await register('Ola')
    const [two, three] = [await signIn(one.login ?? ''), await signIn(one.login ?? '')]
    const other = await register('Jan')
    const list = async ({
      token,
    }: Signed): Promise<readonly { id: string; device: string; here: boolean }[]> => {
      const { sessions } = await asker(app, token).get<{
        sessions: { id: string; device: string; here: boolean }[]
      }>('{ me { sessions { id device opened seen here } } }')
      return sessions
    }
    const mine = await list(one)
    expect(mine.map(({ here }) => here).filter(Boolean)).toHaveLength(1)
    expect(mine).toHaveLength(3)
    expect(await list(other)).toHaveLength(1)

    const second = (await list(two)).find(({ here }) => here)?.id ?? ''
    // Nobody else can end it, or learn whether it exists.
    expect(await code(asker(app, other.token), `endSession(id: "${second}")`)).toBeUndefined()
    expect((await me(two))?.name).toBe('Ola')
    expect(await code(asker(app, one.token), `endSession(id: "${second}")`)).toBeUndefined()
    expect([await me(two), (await me(three))?.name]).toEqual([null, 'Ola'])

    expect(await code(asker(app, one.token), 'endOtherSessions')).toBeUndefined()
    expect([(await me(one))?.name, await me(three)]).toEqual(['Ola', null])
    expect((await me(other))?.name).toBe('Jan')
    expect(await list(one)).toMatchObject([{ here: true }])
    const none = await asker(app, (await guest(app, 'Ewa')).token).get<{ sessions: unknown[] }>(
      '{ me { sessions { id } } }',
    )
    expect(none.sessions).toEqual([])
    expect(await code(asker(app), 'endOtherSessions')).toBe('NOT_SIGNED_IN')
  })
  it('that has expired is forgotten', async () => {
    const one = await register('Ola')
    const [, body = ''] = one.token.split('.')
    const { sid } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { sid: string }
    expect(await accounts.session(sid)).toBeDefined()
    // While no gateway runs, so that nothing else is due in two months.
    await app.close()
    await time.advance(61 * 24 * 60 * 60_000)
    await start()
    await time.advance(24 * 60 * 60_000)
    expect(await accounts.session(sid)).toBeUndefined()
  })
  it('ended by another process is invalid within half a minute', async () => {
    const one = await register('Ola')
    const id = (await me(one))?.id ?? ''
    await accounts.endSessions(id)
    await time.advance(30_001)
    expect(await me(one)).toBeNull()
  })
  it('continues while the accounts cannot be reached, but nobody signs in', async () => {
    const one = await register('Ola')
    const away = () => Promise.reject(new Error('the database is away'))
    await app.close()
    await start({ accounts: { ...accounts, session: away, byLogin: away } })
    expect((await openTiny(asker(app, one.token))).__typename).toBe('Table')
    expect((await signIn(one.login ?? '')).code).toBe('UNAVAILABLE')
  })
})

describe('a sign-in handed over by a club', () => {
  const claims = {
    name: 'Hanka',
    iss: 'rybnik',
    aud: 'stolik',
    sub: '17',
    jti: 'a1',
    roles: ['REFEREE', 'ASSOCIATION'],
  }
  const now = (): number => Math.floor(time.now() / 1000)
  const sign = (
    change: object = {},
    { alg = 'EdDSA', key = ed.privateKey }: { alg?: string; key?: Parameters<SignJWT['sign']>[0] } = {},
  ): Promise<string> =>
    new SignJWT({ iat: now(), exp: now() + 60, ...claims, ...change }).setProtectedHeader({ alg }).sign(key)
  const hmac = (text: string): Uint8Array => new TextEncoder().encode(text)

  it('signs the member in: the same person each time, with the roles that the club may give', async () => {
    const one = await handOver(await sign())
    const first = await me(one)
    expect(first).toMatchObject({ name: 'Hanka', club: 'rybnik', login: null, roles: ['PLAYER', 'REFEREE'] })
    // A club vouches for the name, but has no marks to give.
    const two = await me(await handOver(await sign({ jti: 'a2', name: '★ Hanka S. ✔', roles: [] })))
    expect(two).toMatchObject({ id: first?.id, name: 'Hanka S.', roles: ['PLAYER'] })
    expect((await accounts.acts(null, 9)).map(({ what }) => what)).toEqual(['ROLES_VOUCHED', 'ROLES_VOUCHED'])
  })
  it('may be signed with a shared key', async () => {
    const token = await sign({ iss: 'kartuzy', jti: 'k' }, { alg: 'HS256', key: hmac(shared) })
    expect(await me(await handOver(token))).toMatchObject({ club: 'kartuzy', roles: ['PLAYER'] })
  })
  it('may be signed with either of two keys within its period; a use outside it is logged', async () => {
    await app.close()
    const other = generateKeyPairSync('ed25519')
    const [first, second] = [ed, other].map(({ publicKey }) =>
      publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    )
    const day = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`
    const begins = Math.ceil(time.now() / 60_000) * 60_000 + 60_000
    const keys = [
      { ed25519: first, until: day(begins + 120_000) },
      { ed25519: second, from: day(begins) },
    ]
    const lines: string[] = []
    const stream = { write: (line: string) => lines.push(line) } as never
    await start({
      clubs: readClubs(JSON.stringify([{ id: 'rybnik', keys }]), {}),
      logger: { level: 'warn', stream },
    })
    let jti = 0
    const codes = async (): Promise<(string | undefined)[]> => {
      const signed = [ed, other].map(({ privateKey: key }) => sign({ jti: `k${jti++}` }, { key }))
      return Promise.all(signed.map(async (token) => (await handOver(await token)).code))
    }
    const outOfTime =
      '"event":"CLUB_KEY_OUT_OF_TIME","why":"a key that is not yet or no longer valid","club":"rybnik"'
    expect(await codes()).toEqual([undefined, 'WRONG_CREDENTIALS'])
    expect(lines.join()).toContain(outOfTime)
    await time.advance(120_000)
    expect(await codes()).toEqual([undefined, undefined])
    expect(lines).toHaveLength(1)
    await time.advance(120_000)
    expect(await codes()).toEqual(['WRONG_CREDENTIALS', undefined])
    expect(lines[1]).toContain(outOfTime)
    // A third key is not logged.
    const { privateKey: key } = generateKeyPairSync('ed25519')
    expect((await handOver(await sign({ jti: 'third' }, { key }))).code).toBe('WRONG_CREDENTIALS')
    expect(lines[2]).toContain('"event":"HAND_OVER_REFUSED","why":"JWSSignatureVerificationFailed"')
  })
  it('is valid once, for all processes of the gateway', async () => {
    const token = await sign()
    expect((await handOver(token)).code).toBeUndefined()
    const other = await testApp({ time, accounts, clubs })
    const replayed = await asker(other).get<Signed>(`mutation { handOver(token: "${token}") ${fields} }`)
    expect([replayed.code, (await handOver(token)).code]).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS'])
    await other.close()
  })
  const spki = ed.publicKey.export({ format: 'pem', type: 'spki' }).toString()
  const stray = createPrivateKey(
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }),
  )
  it.each<[string, () => Promise<string>]>([
    ['for another gateway', () => sign({ aud: 'elsewhere' })],
    ['of an unknown club', () => sign({ iss: 'nowhere' })],
    ['of one club with the name of another', () => sign({ iss: 'kartuzy' })],
    ['signed with another key', () => sign({}, { key: stray })],
    ['signed with the public key as a shared secret', () => sign({}, { alg: 'HS256', key: hmac(spki) })],
    ['that has expired', () => sign({ iat: now() - 200, exp: now() - 100 })],
    ['that is valid from tomorrow on', () => sign({ iat: now() + 86_400, exp: now() + 86_460 })],
    ['that is valid for a day', () => sign({ exp: now() + 86_400 })],
    ['without an expiry time', () => sign({ exp: undefined })],
    ['without a jti', () => sign({ jti: undefined })],
    ['without a subject', () => sign({ sub: undefined })],
    ['with a name that cannot be shown', () => sign({ name: 'a\u202eb' })],
    [
      'unsigned',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await sign()).split('.')[1] ?? ''}.`,
    ],
    ['that is not a JWT', () => Promise.resolve('nonsense')],
    ['that is too long', () => sign({ padding: 'x'.repeat(9_000) })],
  ])('is refused %s', async (_, make) => {
    expect(await handOver(await make())).toEqual({ code: 'WRONG_CREDENTIALS' })
  })
  it('is accepted from a page of the club or of this site, but from no other page', async () => {
    const from = async (origin: string, jti: string): Promise<string | undefined> => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { origin, host: 'stolik.example' },
        payload: { query: `mutation { handOver(token: "${await sign({ jti })}") ${fields} }` },
      })
      return response.json<{ data: { handOver: Signed } }>().data.handOver.code
    }
    expect(await from('https://rybnik.example', 'o1')).toBeUndefined()
    expect(await from('https://stolik.example', 'o2')).toBeUndefined()
    expect(await from('https://evil.example', 'o3')).toBe('WRONG_CREDENTIALS')
  })
})

describe('what only the association may do', () => {
  it('applies to the account with an id, not to another whose login looks like it', async () => {
    const [boss, ola] = [await choose('boss', 'Zarząd'), await choose('ola')]
    const id = (await me(ola))?.id ?? ''
    const stray = await choose(id, 'Mallory')
    await app.close()
    await start({ association: ['boss'] })
    await asker(app, boss.token).get(
      `mutation { setRoles(account: "${id}", roles: [REFEREE]) { __typename } }`,
    )
    expect([(await me(ola))?.roles, (await me(stray))?.roles]).toEqual([['PLAYER', 'REFEREE'], ['PLAYER']])
  })
  it('is open to accounts that the operator names, and logged with who, what, when and from where', async () => {
    const [boss, ola] = [await register('Boss'), await register('Ola')]
    await app.close()
    await start({ association: [boss.login ?? ''] })
    expect((await me(boss))?.roles).toEqual(['PLAYER', 'ASSOCIATION'])
    const id = (await me(ola))?.id ?? ''
    const answer = await asker(app, boss.token).get(
      `mutation { setRoles(account: "${ola.login ?? ''}", roles: [REFEREE, ORGANISER]) { ... on Account { id roles } } }`,
    )
    expect(answer).toEqual({ id, roles: ['PLAYER', 'REFEREE', 'ORGANISER'] })
    expect((await me(ola))?.roles).toEqual(['PLAYER', 'REFEREE', 'ORGANISER'])
    expect(await code(asker(app, boss.token), `endSessions(account: "${id}")`)).toBeUndefined()
    expect(await me(ola)).toBeNull()
    const { acts } = await asker(app, boss.token).get<{ acts: object[] }>(
      '{ acts { ... on Acts { acts { n at who what about from } } } }',
    )
    const common = { who: (await me(boss))?.id, at: time.now(), from: '127.0.0.1' }
    expect(acts).toMatchObject([
      { ...common, n: 2, what: 'SESSIONS_ENDED', about: id },
      { ...common, n: 1, what: 'ROLES_SET', about: `${id}: REFEREE ORGANISER` },
    ])
  })
  it('is refused to everybody else with the same code', async () => {
    const ola = await register('Ola')
    const jan = await guest(app, 'Jan')
    const acts = ['setRoles(account: "x", roles: [ASSOCIATION])', 'endSessions(account: "x")']
    for (const act of acts) {
      expect(await code(stranger(), act)).toBe('NOT_SIGNED_IN')
      expect(await code(jan, act)).toBe('NOT_ALLOWED')
      expect(await code(asker(app, ola.token), act)).toBe('NOT_ALLOWED')
    }
    const seen = await asker(app, ola.token).get<{ code: string }>('{ acts { ... on Refused { code } } }')
    expect(seen.code).toBe('NOT_ALLOWED')
    expect(await accounts.acts(null, 9)).toEqual([])
  })
  it('is not done if it cannot be logged', async () => {
    const [boss, ola] = [await register('Boss'), await register('Ola')]
    await app.close()
    const write = () => Promise.reject(new Error('the disk is full'))
    await start({ association: [boss.login ?? ''], accounts: { ...accounts, write } })
    expect(
      await code(asker(app, boss.token), `setRoles(account: "${ola.login ?? ''}", roles: [REFEREE])`),
    ).toBe('UNAVAILABLE')
    expect((await me(ola))?.roles).toEqual(['PLAYER'])
  })
})

describe('a page of ours', () => {
  const ancestors = async (url: string): Promise<string | undefined> => {
    const { headers } = await app.inject({ url })
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim()
  }
  it('can be framed only by this site, and by the club that it is for', async () => {
    expect(await ancestors('/')).toBe("'self'")
    expect(await ancestors('/table/x?club=rybnik')).toBe("'self' https://rybnik.example")
    expect(await ancestors('/table/x?club=nobody')).toBe("'self'")
    expect(await ancestors("/?club=rybnik;script-src%20'unsafe-inline'")).toBe("'self'")
  })
  it('allows requests from pages of clubs, and from no other sites', async () => {
    const allowed = async (origin: string): Promise<unknown> =>
      (await app.inject({ url: '/', headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowed('https://rybnik.example')).toBe('https://rybnik.example')
    expect(await allowed('https://evil.example')).toBeUndefined()
  })
})
