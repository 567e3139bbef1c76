/** Who may change the rule sets of a club and of the association: by the rights of now. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/account/account.js'
import type { Role } from '../../src/base/roles.js'
import { asker, guest, type App, type Asker } from '../help.js'
import { act, me, owned, register, setRoles, type Person } from '../settings/owner.js'
import { keep, drop, listed } from './asks.js'
import { newAccounts } from '../stores.js'

let app: App
let owner: Person
let jan: Person
let janId: string
let accounts: ReturnType<typeof newAccounts>

beforeEach(async () => {
  accounts = newAccounts()
  const clubs = [{ id: 'kartuzy', name: 'Kartuzy', origins: [], roles: ['ORGANISER'] as const }]
  ;({ app, owner } = await owned({ accounts, clubs }))
  jan = await register(app, 'Jan')
  janId = (await me(jan)).id
})
afterEach(() => app.close())

/** Makes Jan a member of a club, with the roles that the club gives. */
async function join(club: string, clubRoles: readonly Role[], denied: readonly Role[] = []): Promise<void> {
  const account = (await accounts.byId(janId)) as Account
  const byId = accounts.byId.bind(accounts)
  accounts.byId = async (id) => (id === janId ? { ...account, club, clubRoles, denied } : byId(id))
}
const nothing = async (who: Asker, owner: string): Promise<void> => {
  expect(await keep(who, owner)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await listed(owner)(app)).toEqual([])
}

describe('the rule sets of a club', () => {
  it('are changed by its organisers, and read by everybody', async () => {
    await join('kartuzy', ['ORGANISER'])
    const saved = await keep(jan, 'kartuzy')
    expect(saved).toMatchObject({ __typename: 'RuleSet', name: 'Klub Kartuzy', profile: 'plain' })
    expect(await listed('kartuzy')(app)).toEqual([saved])
    expect(await drop(jan, 'kartuzy', saved.id)).toEqual(saved)
    expect(await listed('kartuzy')(app)).toEqual([])
  })

  it('are changed by owners of the installation', async () => {
    const saved = await keep(owner, 'kartuzy')
    expect(saved.__typename).toBe('RuleSet')
    expect(await keep(owner, 'nowhere')).toMatchObject({ code: 'UNKNOWN_OWNER' })
  })

  it('are not changed by a stranger, a guest or a person with an account', async () => {
    expect(await keep(asker(app), 'kartuzy')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    await nothing(await guest(app, 'Ola'), 'kartuzy')
    await nothing(jan, 'kartuzy')
  })

  it('are not changed by a member without the role, nor by an organiser of another club', async () => {
    await join('kartuzy', [])
    await nothing(jan, 'kartuzy')
    await act(owner, { club: { name: 'Puck', roles: ['ORGANISER'] } })
    await join('puck', ['ORGANISER'])
    await nothing(jan, 'kartuzy')
  })

  it('are not changed by the association, nor by an organiser whom the association named', async () => {
    await setRoles(owner, janId, ['ASSOCIATION', 'ORGANISER'])
    await nothing(jan, 'kartuzy')
  })

  it('are no longer changed by an organiser to whom the association denies the role', async () => {
    await join('kartuzy', ['ORGANISER'])
    const saved = await keep(jan, 'kartuzy')
    await join('kartuzy', ['ORGANISER'], ['ORGANISER'])
    expect(await keep(jan, 'kartuzy', { name: 'Another' })).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await drop(jan, 'kartuzy', saved.id)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await listed('kartuzy')(app)).toEqual([saved])
  })

  it('are no longer listed once the club is gone', async () => {
    const { clubs } = await act(owner, { club: { name: 'Puck' } })
    const puck = String(clubs.find(({ name }) => name === 'Puck')?.['id'])
    expect((await keep(owner, puck)).__typename).toBe('RuleSet')
    await act(owner, { dropClub: puck })
    expect(await listed(puck)(app)).toEqual([])
    expect(await keep(owner, puck)).toMatchObject({ code: 'UNKNOWN_OWNER' })
  })
})

describe('the rule sets of the association', () => {
  it('are changed by the association until its role is taken away', async () => {
    await nothing(jan, 'ASSOCIATION')
    await setRoles(owner, janId, ['ASSOCIATION'])
    const saved = await keep(jan, 'ASSOCIATION')
    expect(saved.__typename).toBe('RuleSet')
    await setRoles(owner, janId, [])
    expect(await drop(jan, 'ASSOCIATION', saved.id)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await listed('ASSOCIATION')(app)).toEqual([saved])
  })

  it('are not changed by organisers of clubs', async () => {
    await join('kartuzy', ['ORGANISER'])
    await nothing(jan, 'ASSOCIATION')
  })
})

it('those of all clubs and of the association are listed together, except of a club that is gone', async () => {
  const { clubs } = await act(owner, { club: { name: 'Puck' } })
  const puck = String(clubs.find(({ name }) => name === 'Puck')?.['id'])
  for (const [of, name] of [
    [puck, 'Zasady Pucka'],
    ['kartuzy', 'Klub Kartuzy'],
    ['ASSOCIATION', 'Liga'],
  ] as const)
    expect((await keep(owner, of, { name })).__typename).toBe('RuleSet')
  const names = async (): Promise<readonly string[]> => (await listed(null)(app)).map(({ name }) => name)
  expect(await names()).toEqual(['Klub Kartuzy', 'Liga', 'Zasady Pucka'])
  await act(owner, { dropClub: puck })
  expect(await names()).toEqual(['Klub Kartuzy', 'Liga'])
})

it('every change is in the log of the owner', async () => {
  const saved = await keep(owner, 'kartuzy')
  await drop(owner, 'kartuzy', saved.id)
  const { acts } = await owner.get<{ acts: { what: string; about: string }[] }>(
    '{ acts { ... on Acts { acts { what about } } } }',
  )
  expect(acts.slice(0, 2)).toEqual([
    { what: 'SETTINGS_CHANGED', about: 'rules of kartuzy: no longer Klub Kartuzy' },
    { what: 'SETTINGS_CHANGED', about: 'rules of kartuzy: Klub Kartuzy: tiny plain' },
  ])
})
