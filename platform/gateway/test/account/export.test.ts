/** The export of an account includes records of moderation, and its cost counts against a limit. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { budgetOf, payerAt, prices } from '../../src/http/budget.js'
import { memoryRates } from '../../src/http/rates.js'
import { act, me, owned, password, register, type Installation, type Person } from '../settings/owner.js'
import { asker, openTiny, sit } from '../help.js'
import { newFailedSignIns } from '../stores.js'

interface Exported {
  readonly json?: string
  readonly code?: string
}
const fields = '{ ... on AccountExport { json } ... on Refused { code } }'

let installation: Installation
let jan: Person
beforeEach(async () => {
  installation = await owned({ failedSignIns: newFailedSignIns() })
  jan = await register(installation.app, 'Jan')
})
afterEach(() => installation.app.close())

it('an export has failed sign-ins, own acts, bans, reports, and that a name was taken away', async () => {
  const { app, owner, time } = installation
  const at = time.now()
  await asker(app).get(
    `mutation { signIn(login: "${jan.login}", password: "not the password") { __typename } }`,
  )
  await asker(app).get(
    `mutation { signIn(login: "${owner.login}", password: "not the password") { __typename } }`,
  )
  await jan.get(`mutation { drawRecoveryCodes(password: "${password}") { __typename } }`)
  const { id } = await openTiny(owner)
  await sit(jan, id)
  await jan.get(`mutation { report(table: "${id}", chair: 0, reason: DELAY) { __typename } }`)
  await act(owner, { ban: { person: jan.login, lasts: 'DAY', mute: true } })
  await act(owner, { takeName: jan.login })
  const { json } = await jan.get<Exported>(`{ exportAccount ${fields} }`)
  expect(JSON.parse(json ?? '')).toMatchObject({
    acts: [{ at, what: 'RECOVERY_DRAWN', about: (await me(jan)).id, address: '127.0.0.1' }],
    failedSignIns: [{ at, address: '127.0.0.1' }],
    bans: [{ at, until: at + 24 * 60 * 60_000, mute: true }],
    reports: [{ at, table: id, about: 'Ola', reason: 'DELAY', lines: [], done: null }],
    nameTaken: { at, chosen: false },
  })
})

it('an export is made at most five times an hour, also for fifteen fields of one document', async () => {
  const many = Array.from({ length: 15 }, (_, i) => `a${i}: exportAccount ${fields}`).join(' ')
  const { data } = await jan.ask(`{ ${many} }`)
  const all = Object.values(data as unknown as Record<string, Exported>)
  expect(all.filter(({ json }) => json !== undefined)).toHaveLength(5)
  expect(all.filter(({ code }) => code === 'TOO_MANY')).toHaveLength(10)
  await installation.time.advance(60 * 60_000)
  const token = await asker(installation.app).get<{ token: string }>(
    `mutation { signIn(login: "${jan.login}", password: "${password}") { ... on SignedIn { token } } }`,
  )
  expect(await asker(installation.app, token.token).get(`{ exportAccount ${fields} }`)).toHaveProperty('json')
})

it('an export counts against the budget of the address that asks', async () => {
  await installation.app.close()
  const time = { now: () => 1_000 }
  const rates = memoryRates(time)
  installation = await owned({ rates, rate: 600 })
  jan = await register(installation.app, 'Jan')
  const budget = budgetOf({ rates, time, tierOf: () => Promise.resolve('newcomer') })
  await expect(budget.pay(payerAt('127.0.0.1'), 1_500 - prices.export)).resolves.toBeUndefined()
  expect(await jan.get<Exported>(`{ exportAccount ${fields} }`)).toEqual({ code: 'TOO_MANY' })
})
