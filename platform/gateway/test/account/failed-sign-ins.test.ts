/** The owner’s log of failed sign-ins: limited in number and age, with only a hash of what was typed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FailedSignIn, type FailedSignIns, sqlFailed } from '../../src/account/failed-sign-ins.js'
import { asker, type App } from '../help.js'
import { owned, register, type Installation } from '../settings/owner.js'
import { columnsOf } from '../columns.js'

const failed = (at: number, login: string | null = 'jan'): FailedSignIn => ({
  at,
  login,
  hash: 'abcd1234',
  address: '::1',
})

interface Column {
  readonly failures: FailedSignIns
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db }) => ({ failures: sqlFailed(db) }))

describe.each(columns.filter(([, can]) => can))('failed sign-ins in %s', (_, __, open) => {
  let column: Column
  beforeAll(async () => {
    column = await open()
  }, 60_000)
  afterAll(() => column.end())

  it('are listed newest first up to a limit, and forgotten by age or login', async () => {
    const { failures } = column
    const at = 1_700_000_000_000
    for (let n = 0; n < 4; n++) await failures.note(failed(at + n, n === 3 ? null : 'jan'), 3)
    expect(await failures.newest()).toEqual([failed(at + 3, null), failed(at + 2), failed(at + 1)])
    await failures.forget({ before: at + 2 })
    expect(await failures.newest()).toEqual([failed(at + 3, null), failed(at + 2)])
    await failures.forget({ login: 'jan' })
    expect(await failures.newest()).toEqual([failed(at + 3, null)])
  })
})

describe('the owner’s log', () => {
  interface OwnerLog {
    readonly __typename: string
    readonly code?: string
    readonly acts: readonly { readonly what: string; readonly name: string | null }[]
    readonly failed: readonly {
      readonly login: string | null
      readonly hash: string
      readonly from: string
    }[]
  }
  const signIn = (app: App, login: string, password: string): Promise<{ code?: string }> =>
    asker(app).get(
      `mutation ($login: String!, $password: String!) { signIn(login: $login, password: $password) {
         __typename ... on Refused { code } } }`,
      { login, password },
    )
  const log = (who: Installation['owner']): Promise<OwnerLog> =>
    who.get(`{ ownerLog { __typename ... on SettingsRefused { code }
      ... on OwnerLog { acts { at name what about from } failed { at login hash from } } } }`)

  it('has failed sign-ins with login, address and time, and acts of owners by name', async () => {
    const { app, owner } = await owned()
    const jan = await register(app, 'Jan')
    await signIn(app, jan.login, 'not the password')
    // Somebody typed their password into the wrong field.
    await signIn(app, 'trefl as pik 99', 'x')
    await signIn(app, 'trefl as pik 99', 'y')
    await signIn(app, jan.login, 'karo as wino 10')
    await owner.get('mutation { ownerAct(act: { installation: { place: "Żory" } }) { __typename } }')
    const { acts, failed: tries } = await log(owner)
    expect(tries).toMatchObject([{ login: null }, { login: null }, { login: jan.login, from: '127.0.0.1' }])
    expect(tries[0]?.hash).toBe(tries[1]?.hash)
    expect(tries[2]?.hash).not.toBe(tries[1]?.hash)
    expect(JSON.stringify(tries)).not.toContain('trefl')
    expect(acts[0]).toMatchObject({ what: 'SETTINGS_CHANGED', name: 'Ola' })
    expect((await log(owner)).acts[0]).toMatchObject({ what: 'AUDIT_READ', name: 'Ola' })
    await app.close()
  })

  it('shows none older than addresses are kept, and nothing to other people', async () => {
    const { app, owner, time } = await owned({ keepAddresses: 5 * 60_000 })
    const jan = await register(app, 'Jan')
    await signIn(app, jan.login, 'not the password')
    expect((await log(owner)).failed).toHaveLength(1)
    expect(await log(jan)).toMatchObject({ code: 'NOT_ALLOWED' })
    await time.advance(5 * 60_000 + 1)
    expect((await log(owner)).failed).toEqual([])
    await app.close()
  })
})
