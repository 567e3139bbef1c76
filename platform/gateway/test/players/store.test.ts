/** Names of pages, follows, blocks and invitations in every store, and that they go with the accounts that they belong to. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqlAccounts, type Accounts } from '../../src/account/accounts.js'
import type { Account } from '../../src/account/account.js'
import { player } from '../../src/account/api/register.js'
import { sqlPlayers, usualPage, type PlayersStore } from '../../src/players/store.js'
import { columns, type Column } from '../columns.js'

const now = 1_700_000_000_000
const made = (id: string, name: string, rest: Partial<Account> = {}): Account => ({
  ...player,
  id,
  name,
  login: id,
  password: 'hash',
  made: now,
  ...rest,
})

describe.each(columns.filter(([, can]) => can))('players in %s', (_, __, open) => {
  let column: Column
  let accounts: Accounts
  let players: PlayersStore
  const [ola, jan, ewa] = [made('ola-1', 'Ola Nowak'), made('jan-1', 'Jan'), made('ewa-1', 'Ewa')]
  beforeAll(async () => {
    column = await open()
    accounts = sqlAccounts(column.data.db)
    players = sqlPlayers(column.data.db)
  }, 60_000)
  afterAll(() => column.end())
  beforeEach(async () => {
    for (const { id } of [ola, jan, ewa, made('jan-2', ''), made('club-jan', '')]) await accounts.remove(id)
    for (const one of [ola, jan, ewa]) expect(await accounts.add(one)).toBe('done')
  })
  const idOf = async (name: string, at = now): Promise<string | undefined> =>
    (await accounts.byPageName(name, at))?.id

  it('are found by their names, the first of a name by the plain one, and never by a login', async () => {
    expect(await idOf('ÓLA  nowak')).toBe('ola-1')
    expect(await idOf('ola-1')).toBeUndefined()
    await accounts.add(made('jan-2', 'Jan', { made: now + 1 }))
    await accounts.add(made('club-jan', 'Jan', { login: null, password: null, club: 'c', member: 'm' }))
    const keys = await Promise.all(
      ['jan-2', 'club-jan', 'jan-2'].map((id) => accounts.pageKey({ id, name: 'Jan' }, now)),
    )
    expect(new Set(keys)).toEqual(new Set(['jan~2', 'jan~3']))
    for (const key of new Set(keys)) expect(['jan-2', 'club-jan']).toContain(await idOf(key))
    expect(await idOf('jan')).toBe('jan-1')
  })

  it('keep a former name until its time, which only they can take back', async () => {
    const until = now + 100
    expect(await accounts.chooseName(ola, { name: 'Ola Lis', now, until })).toBe('done')
    expect(await idOf('ola nowak', until - 1)).toBe('ola-1')
    expect(await accounts.formerNames('ola-1', now)).toEqual([{ name: 'Ola Nowak', until }])
    expect(await accounts.chooseName(jan, { name: 'ola nowak', now, until })).toBe('in use')
    expect((await accounts.byId('jan-1'))?.name).toBe('Jan')
    expect(await accounts.isFormerName('Óla Nowak', now)).toBe(true)
    expect(await accounts.isFormerName('Óla Nowak', until)).toBe(false)
    await accounts.tidy(until)
    expect(await accounts.chooseName(jan, { name: 'Ola Nowak', now: until, until })).toBe('done')
    expect(await idOf('ola nowak', until)).toBe('jan-1')
  })

  it('choose what their pages show; until then the defaults hold', async () => {
    expect(await players.page('ola-1')).toEqual(usualPage)
    const chosen = { audience: 'EVERYBODY', hands: true, contracts: false, contact: false } as const
    await players.setPage('ola-1', usualPage)
    await players.setPage('ola-1', chosen)
    expect(await players.page('ola-1')).toEqual(chosen)
  })

  it('follow, each in one direction, and stop when one blocks the other', async () => {
    await players.follow('ola-1', 'jan-1', now)
    await players.follow('ola-1', 'jan-1', now + 1)
    await players.follow('ola-1', 'ewa-1', now)
    await players.follow('jan-1', 'ola-1', now)
    expect(await players.followed('ola-1')).toMatchObject([
      { id: 'ewa-1', name: 'Ewa', mutual: false, contact: true },
      { id: 'jan-1', name: 'Jan', mutual: true, contact: true },
    ])
    expect(await players.countFollowed('ola-1')).toBe(2)
    await players.invite('ola-1', { table: 't', by: 'jan-1', until: now + 1 })
    await players.block('jan-1', 'ola-1', now)
    expect(await players.isBlocked('jan-1', 'ola-1')).toBe(true)
    expect(await players.isBlocked('ola-1', 'jan-1')).toBe(false)
    expect((await players.followed('ola-1')).map(({ id }) => id)).toEqual(['ewa-1'])
    expect(await players.followed('jan-1')).toEqual([])
    expect(await players.invitations('ola-1', now)).toEqual([])
    await players.unblock('jan-1', 'ola-1')
    expect(await players.blocked('jan-1')).toEqual([])
  })

  it('are invited to a table once, until it is over', async () => {
    await players.invite('jan-1', { table: 't', by: 'ola-1', until: now + 10 })
    await players.invite('jan-1', { table: 't', by: 'ewa-1', until: now + 20 })
    expect(await players.invitations('jan-1', now)).toEqual([
      { table: 't', by: { id: 'ewa-1', name: 'Ewa' }, until: now + 20 },
    ])
    expect(await players.invitations('jan-1', now + 20)).toEqual([])
    expect(await players.dropInvitation('jan-1', 't')).toBe(true)
    expect(await players.dropInvitation('jan-1', 't')).toBe(false)
  })

  it('are gone from everybody’s lists with their account', async () => {
    await accounts.chooseName(ola, { name: 'Ola Lis', now, until: now + 100 })
    await players.setPage('ola-1', { ...usualPage, audience: 'EVERYBODY' })
    await players.follow('jan-1', 'ola-1', now)
    await players.follow('ola-1', 'jan-1', now)
    await players.block('ewa-1', 'ola-1', now)
    await players.invite('jan-1', { table: 't', by: 'ola-1', until: now + 10 })
    await accounts.remove('ola-1')
    expect(await players.followed('jan-1')).toEqual([])
    expect(await players.blocked('ewa-1')).toEqual([])
    expect(await players.invitations('jan-1', now)).toEqual([])
    for (const name of ['Ola Lis', 'Ola Nowak']) expect(await idOf(name)).toBeUndefined()
    for (const table of ['player_names', 'player_pages', 'follows', 'blocks', 'table_invitations'] as const)
      expect(JSON.stringify(await column.data.db.selectFrom(table).selectAll().execute())).not.toContain(
        'ola-1',
      )
  })
})
