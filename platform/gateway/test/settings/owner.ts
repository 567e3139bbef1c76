/** Helpers for tests of settings: a gateway with its first owner, and the queries of owners and others. */
import { drawSetupCode } from '../../src/settings/setup.js'
import type { SettingsStore } from '../../src/settings/store.js'
import {
  asker,
  fakeTime,
  secret,
  testApp,
  testEntropy,
  type App,
  type Asker,
  type FakeTime,
  type TestDeps,
} from '../help.js'
import { sqlSettings } from '../../src/settings/store.js'
import { newData } from '../stores.js'

export const password = 'karo as wino 10'

export interface Person extends Asker {
  readonly login: string
}
export interface Given {
  readonly __typename: string
  readonly code?: string
  readonly field?: string | null
}
export interface Desk extends Given {
  readonly installation: Readonly<Record<string, unknown>>
  readonly origins: readonly string[]
  readonly clubs: readonly Readonly<Record<string, unknown>>[]
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly roles: readonly string[]
  }[]
  readonly requests: readonly Readonly<Record<string, unknown>>[]
  readonly waiting: number
  readonly fixed: Readonly<Record<string, unknown>>
}

export const deskFields = `{ __typename
  ... on SettingsRefused { code field message }
  ... on OwnerDesk {
    installation { name place contact corrections announce freeText hasOwner }
    corrections origins
    clubs { id name place site origins signs key roles freeText fixed }
    people { id name login club roles given }
    requests { account name login club reason at }
    waiting fixed { origins association corrections }
  } }`

/** @param by the guest who makes the account, and keeps what they played */
export const register = async (app: App, name: string, by: Asker = asker(app)): Promise<Person> => {
  const signed = await by.get<{ readonly token: string; readonly login: string }>(
    `mutation ($name: String!, $password: String!) {
       register(name: $name, password: $password) { ... on SignedIn { token login } } }`,
    { name, password },
  )
  return { ...asker(app, signed.token), login: signed.login }
}

export const form = { name: 'Ola', password, installation: 'Związek „Ż”', place: 'Żory' }

export const setUp = (
  app: App,
  setup: object,
): Promise<Given & { readonly token?: string; readonly login?: string }> =>
  asker(app).get(
    `mutation ($setup: SetUpInput!) { setUp(setup: $setup) {
       __typename ... on SignedIn { token login } ... on SettingsRefused { code field } } }`,
    { setup },
  )

export const drawn = async (store: SettingsStore, alone = true, key = secret): Promise<string> => {
  const code = await drawSetupCode({ store, secret: key, alone, now: 1_000, entropy: testEntropy() })
  if (code === undefined) throw new Error('there is an owner')
  return code
}

export interface Installation {
  readonly app: App
  readonly time: FakeTime
  readonly store: SettingsStore
  readonly owner: Person
}

/** A gateway that Ola owns. */
export async function owned(deps: TestDeps = {}): Promise<Installation> {
  const time = fakeTime()
  const data = newData()
  const store = sqlSettings(data.db)
  const app = await testApp({ time, data, ...deps })
  const { token, login } = await setUp(app, { ...form, code: await drawn(store, true, deps.secret) })
  if (token === undefined || login === undefined) throw new Error('nobody owns it')
  return { app, time, store, owner: { ...asker(app, token), login } }
}

export const look = (who: Asker): Promise<Desk> => who.get(`{ ownerDesk ${deskFields} }`)
export const act = (who: Asker, act: object): Promise<Desk> =>
  who.get(`mutation ($act: OwnerAct!) { ownerAct(act: $act) ${deskFields} }`, { act })
export const ask = (who: Asker, reason = 'The Żory cup'): Promise<Given & { readonly status?: string }> =>
  who.get(
    `mutation ($reason: String!) { askToAnnounce(reason: $reason) {
       __typename ... on RightRequest { status reason } ... on SettingsRefused { code field } } }`,
    { reason },
  )
export const me = (
  who: Asker,
): Promise<{
  readonly id: string
  readonly roles: readonly string[]
  readonly mayAnnounce: boolean
  readonly request: { readonly status: string } | null
  readonly requestsWaiting: number | null
}> => who.get('{ me { id roles mayAnnounce request { status } requestsWaiting } }')
export const setRoles = (who: Asker, account: string, roles: readonly string[]): Promise<Given> =>
  who.get(
    `mutation ($account: ID!, $roles: [Role!]!) { setRoles(account: $account, roles: $roles) {
       __typename ... on Refused { code } ... on Account { roles } } }`,
    { account, roles },
  )
