/** One contract for all stores of settings. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { sqlAccounts } from '../../src/account/accounts.js'
import { undecided, type Settings } from '../../src/settings/settings.js'
import { sqlSettings } from '../../src/settings/store.js'
import type { SettingsStore } from '../../src/settings/store.js'
import { columnsOf } from '../columns.js'

interface Column {
  readonly settings: SettingsStore
  readonly accounts: Accounts
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db }) => ({ settings: sqlSettings(db), accounts: sqlAccounts(db) }))

const named = (name: string): Settings => ({ ...undecided, name, owners: ['o'] })

for (const [column, there, make] of columns)
  describe.skipIf(!there)(`settings in ${column}`, () => {
    let storage: Column
    beforeAll(async () => {
      storage = await make()
      for (const id of ['a', 'b', 'c'])
        await storage.accounts.add({
          id,
          name: `Żaneta ${id}`,
          login: `zaneta-${id}`,
          password: 'x',
          club: null,
          member: null,
          roles: id === 'b' ? ['REFEREE'] : [],
          clubRoles: id === 'c' ? ['ORGANISER'] : [],
          denied: [],
          made: null,
        })
    }, 60_000)
    afterAll(() => storage.end())

    it('are replaced as a whole, once per version', async () => {
      const { settings } = storage
      expect(await settings.newer(0)).toBeUndefined()
      const answers = await Promise.all(['north', 'south'].map((name) => settings.write(0, named(name))))
      expect(answers.filter(Boolean)).toHaveLength(1)
      const first = await settings.newer(0)
      expect(first?.version).toBe(1)
      expect(await settings.newer(1)).toBeUndefined()
      expect(await settings.write(0, named('late'))).toBe(false)
      const racers = await Promise.all(['east', 'west'].map((name) => settings.write(1, named(name))))
      expect(racers.filter(Boolean)).toHaveLength(1)
      const club = { id: 'c', name: 'Żory', place: null, site: null, key: null, freeText: true } as const
      const whole: Settings = {
        owners: ['a', 'b'],
        name: 'Związek “Ż”',
        place: 'Żory',
        contact: 'one\ntwo',
        corrections: null,
        url: 'https://cards.example',
        fairPlay: true,
        announce: 'MEMBERS',
        freeText: true,
        origins: ['https://a.example'],
        clubs: [{ ...club, origins: ['http://[::1]:8080'], roles: ['REFEREE'] }],
        fixedClubs: [{ id: 'fixed', keys: ['k'] }],
        formerClubs: [{ id: 'former', keys: [] }],
      }
      expect(await settings.write(2, whole)).toBe(true)
      expect(await settings.newer(2)).toEqual({ version: 3, settings: whole })
    })

    it('store codes, each valid once', async () => {
      const { settings } = storage
      for (const [hash, at] of [
        ['old', 1],
        ['new', 2_000_000_000_000],
        ['newer', 2_000_000_000_001],
      ] as const)
        await settings.addCode(hash, at)
      await settings.dropCodes(2)
      expect([...(await settings.codes())].sort()).toEqual(['new', 'newer'])
      const taken = await Promise.all([settings.takeCode('new'), settings.takeCode('new')])
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await settings.takeCode('old')).toBe(false)
      await settings.dropCodes(Number.MAX_SAFE_INTEGER)
      expect(await settings.codes()).toEqual([])
    })

    it('store one request per account, which is decided once', async () => {
      const { settings } = storage
      expect(await settings.request('a')).toBeUndefined()
      await settings.ask('b', 'Skat in May', 20)
      await settings.ask('a', 'The „Żory” cup', 1_800_000_000_000)
      const row = { account: 'b', reason: 'Skat in May', at: 20, status: 'WAITING', by: null, decided: null }
      expect(await settings.request('b')).toEqual(row)
      expect((await settings.waiting(5)).map(({ account }) => account)).toEqual(['b', 'a'])
      expect(await settings.waiting(1)).toEqual([row])
      expect(await settings.countWaiting()).toBe(2)
      const decided = await Promise.all([
        settings.decide('b', 'GRANTED', 'o', 30),
        settings.decide('b', 'REFUSED', 'o', 31),
      ])
      expect(decided.filter(Boolean)).toHaveLength(1)
      expect(await settings.countWaiting()).toBe(1)
      await settings.ask('b', 'Once more', 40)
      expect(await settings.request('b')).toEqual({ ...row, reason: 'Once more', at: 40 })
    })

    it('find accounts by part of the name, by the beginning of the login, and by role', async () => {
      const { accounts } = storage
      const names = async (text: string): Promise<string[]> =>
        (await accounts.like(text, 10)).map(({ id }) => id)
      for (const text of ['Żaneta', 'żaneta', 'ŻANETA', 'aneta', 'ZANETA', 'zaneta-', 'ZANETA-'])
        expect(await names(text), text).toEqual(['a', 'b', 'c'])
      expect(await names('zaneta-b')).toEqual(['b'])
      for (const text of ['%', '_', '!', 'neta_a', 'aneta-a', 'żanetaa'])
        expect(await names(text), text).toEqual([])
      expect(await accounts.like('żaneta', 2)).toHaveLength(2)
      expect((await accounts.withRoles(10)).map(({ id }) => id)).toEqual(['b', 'c'])
      expect(await accounts.withRoles(1)).toHaveLength(1)
    })
  })
