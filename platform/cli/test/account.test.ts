/** `stolik account`: the operator's command changes accounts through the running gateway, which notices at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@stolik/gateway/app/config'
import { serve, type Served } from '@stolik/gateway/app/serve'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remote } from '../../gateway/test/child.js'
import { tiny } from '../../gateway/test/help.js'
import { stolik } from '../src/stolik.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-account-'))
const password = 'karo as wino 10'

interface Signed {
  readonly __typename: string
  readonly code?: string
  readonly token?: string
}

let served: Served
beforeAll(async () => {
  const env = { STOLIK_DATA: folder, HOST: '127.0.0.1', PORT: '0', STOLIK_LOG: 'silent' }
  served = await serve(readConfig(env), [tiny], undefined)
})
afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true })
})

async function account(...args: readonly string[]) {
  const [out, errors]: [string[], string[]] = [[], []]
  const io = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void errors.push(line),
    read: () => [] as never,
    now: () => 0,
  }
  const code = await stolik(['account', ...args, '--data', folder], [], io)
  return { code, out, errors }
}
const json = async <T>(...args: readonly string[]): Promise<T> =>
  JSON.parse((await account(...args, '--json')).out.join('')) as T

const url = (): string => served.address.replace('localhost', '127.0.0.1')
const fields = '{ __typename ... on Refused { code } ... on SignedIn { token } }'
const register = (login: string): Promise<Signed> =>
  remote(url()).get(
    `mutation { register(name: "${login}", login: "${login}", password: "${password}") ${fields} }`,
  )
const signIn = (login: string, word = password): Promise<Signed> =>
  remote(url()).get(`mutation { signIn(login: "${login}", password: "${word}") ${fields} }`)
const roles = async (token: string | undefined): Promise<readonly string[] | undefined> =>
  (await remote(url(), token).get<{ readonly roles?: readonly string[] } | null>('{ me { roles } }'))?.roles

it('finds accounts by login, by id and by a part of the name', async () => {
  await register('ola')
  const { accounts } = await json<{ accounts: { id: string; sessions: number }[] }>('find', 'ola')
  expect(accounts).toMatchObject([{ name: 'ola', login: 'ola', roles: ['PLAYER'], sessions: 1 }])
  const { out } = await account('find', accounts[0]?.id ?? '')
  expect(out).toEqual([`${accounts[0]?.id}, ola, login ola, PLAYER, sessions: 1`])
  expect(await account('find', 'nobody')).toMatchObject({ code: 1, out: [] })
})

it('gives and takes roles, which hold for tokens that are out already', async () => {
  const { token } = await register('piotr')
  expect(await roles(token)).toEqual(['PLAYER'])
  await account('roles', 'piotr', '--give', 'organiser,referee', '--give', 'OWNER')
  expect(await roles(token)).toEqual(['PLAYER', 'REFEREE', 'ORGANISER', 'ASSOCIATION', 'OWNER'])
  const refused = await account('roles', 'piotr', '--take', 'owner')
  expect(refused).toEqual({
    code: 1,
    out: [],
    errors: ['stolik: There must be an owner: make somebody else one first. (LAST_OWNER)'],
  })
  await account('roles', 'piotr', '--take', 'referee')
  expect(await roles(token)).toEqual(['PLAYER', 'ORGANISER', 'ASSOCIATION', 'OWNER'])
})

it('resets an account: its old password and sessions end, and a code chooses a new password', async () => {
  const { token } = await register('ewa')
  const { codes } = await json<{ readonly codes: readonly string[] }>('reset', 'ewa')
  expect(codes).toHaveLength(10)
  expect(await remote(url(), token).get('{ me { roles } }')).toBeNull()
  expect(await signIn('ewa')).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  const next = 'pik dama czerwo 9'
  const recovered = await remote(url()).get<Signed>(
    `mutation { recover(login: "ewa", code: "${codes[0] ?? ''}", newPassword: "${next}") ${fields} }`,
  )
  expect(recovered.__typename).toBe('SignedIn')
  expect((await signIn('ewa', next)).__typename).toBe('SignedIn')
})

it('bans a person, who is signed out at once, and lifts all bans again', async () => {
  const { token } = await register('jan')
  expect(await account('ban', 'jan', '--for', 'day')).toMatchObject({
    code: 0,
    out: ['jan may not play for a day.'],
  })
  expect(await remote(url(), token).get('{ me { roles } }')).toBeNull()
  expect(await signIn('jan')).toMatchObject({ code: 'BANNED' })
  expect((await account('find', 'jan')).out[0]).toMatch(/, banned until 20\d\d-/)
  expect((await account('ban', 'jan', '--lift')).out).toEqual(['Bans of jan that were lifted: 1.'])
  expect((await signIn('jan')).__typename).toBe('SignedIn')
})

it('exports everything that is stored about somebody', async () => {
  await register('iza')
  const all = JSON.parse((await account('export', 'iza')).out.join('\n')) as object
  expect(all).toMatchObject({ format: 1, account: { login: 'iza' }, hands: [], events: [] })
})

it('forgets an account only when told so twice, and then it cannot sign in', async () => {
  await register('leon')
  expect(await account('forget', 'leon')).toMatchObject({ code: 2 })
  expect((await signIn('leon')).__typename).toBe('SignedIn')
  expect(await account('forget', 'leon', '--yes')).toMatchObject({ code: 0 })
  expect(await signIn('leon')).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(await account('forget', 'leon', '--yes')).toMatchObject({
    code: 1,
    errors: ['stolik: There is no such account. (UNKNOWN_ACCOUNT)'],
  })
})

it('writes what was done into the log of acts, as done by nobody with an account', async () => {
  await register('rita')
  await account('roles', 'rita', '--give', 'OWNER')
  const { token } = await signIn('rita')
  const { acts } = await remote(url(), token).get<{ readonly acts: readonly object[] }>(
    '{ acts { ... on Acts { acts { who what } } } }',
  )
  expect(acts[0]).toEqual({ who: null, what: 'ROLES_SET' })
})

it.each([
  [['dance', 'ola'], 'Name one of find, roles, reset, ban, export, forget.'],
  [['find'], 'Name one account'],
  [
    ['roles', 'ola', '--give', 'king'],
    'A role is one of REFEREE, ORGANISER, ASSOCIATION, OWNER, not “king”.',
  ],
  [['ban', 'ola'], 'Say how long: --for hour, day, week or month.'],
  [['find', 'ola', '--yes'], 'stolik account find has no option --yes.'],
])('refuses %j with exit code 2', async (args, words) => {
  const { code, errors } = await account(...args)
  expect(code).toBe(2)
  expect(errors[0]).toContain(words)
})

it('says so when no gateway runs there', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'stolik-account-'))
  const errors: string[] = []
  const io = {
    out: () => undefined,
    error: (line: string) => void errors.push(line),
    read: () => [] as never,
    now: () => 0,
  }
  expect(await stolik(['account', 'find', 'ola', '--data', empty], [], io)).toBe(1)
  expect(errors[0]).toContain(`No gateway runs with the data folder ${empty}`)
  rmSync(empty, { recursive: true })
})
