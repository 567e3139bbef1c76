/** One contract for all stores of accounts. */
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account, Act, Session } from '../../src/account/account.js'
import type { Accounts } from '../../src/account/accounts.js'
import { sqlAccounts } from '../../src/account/accounts.js'
import type { Schema } from '../../src/store/migrations.js'
import { columnsOf } from '../columns.js'

const account = (id: string, rest: Partial<Account> = {}): Account => ({
  id,
  name: `Józef „${id}”`,
  login: `${id}-234567`,
  password: '$argon2id$…',
  club: null,
  member: null,
  roles: [],
  clubRoles: [],
  denied: [],
  made: 1_600_000_000_000,
  ...rest,
})
const member = (id: string, club: string, name: string): Account =>
  account(id, { login: null, password: null, club, member: name })
const session = (id: string, of: string, until = 2_000_000_000_000): Session => ({
  id,
  account: of,
  device: 'Firefox, Android',
  opened: 1_600_000_000_000,
  generation: 0,
  refreshed: 1_700_000_000_000,
  until,
})
const act = (about: string): Act => ({
  // Later than any clock, because acts older than a year may be deleted.
  at: 32_503_680_000_000,
  who: null,
  what: 'ROLES_SET',
  about,
  from: '::1',
})

interface Column {
  readonly accounts: Accounts
  readonly db: Kysely<Schema>
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db }) => ({ accounts: sqlAccounts(db), db }))

for (const [name, there, make] of columns)
  describe.skipIf(!there)(`accounts in ${name}`, () => {
    let column: Column
    let accounts: Accounts
    beforeAll(async () => {
      column = await make()
      accounts = column.accounts
    })
    afterAll(() => column.end())

    it('finds an account by id, by login, or by club and member, as it was added', async () => {
      const [ola, jan] = [account('ola', { roles: ['REFEREE'] }), member('jan', 'rybnik', '17')]
      expect([await accounts.add(ola), await accounts.add(jan)]).toEqual(['done', 'done'])
      expect(await accounts.byId('ola')).toEqual(ola)
      expect(await accounts.byLogin('ola-234567')).toEqual(ola)
      expect(await accounts.byMember('rybnik', '17')).toEqual(jan)
      expect(await accounts.byMember('katowice', '17')).toBeUndefined()
      expect(await accounts.byLogin('')).toBeUndefined()
    })

    it('finds the first account with a password of a name, ignoring case and diacritics', async () => {
      const found = async (key: string) => (await accounts.bySignInName(key))?.id
      await accounts.add({ ...member('los', 'rybnik', '99'), name: 'Wanda Łoś' })
      expect(await found('wanda los')).toBeUndefined()
      await accounts.add(account('wanda', { name: 'Wanda Łoś' }))
      for (const id of ['wanda2', 'wanda3']) await accounts.add(account(id, { name: 'wanda los' }))
      expect(await found('wanda los')).toBe('wanda')
      await accounts.change('wanda', { name: 'Wanda Jeleń' })
      expect([await found('wanda jelen'), await found('wanda los')]).toEqual(['wanda', undefined])
      await accounts.change('wanda2', { name: 'Wanda Jeleń' })
      await accounts.change('wanda3', { name: 'Wanda Łoś' })
      expect([await found('wanda jelen'), await found('wanda los')]).toEqual(['wanda', 'wanda3'])
      await accounts.remove('wanda3')
      expect([await found('wanda los'), await found('')]).toEqual([undefined, undefined])
    })

    it('keeps one recovery that waits per account, and lets one of two take it', async () => {
      await accounts.add(account('waits'))
      const one = { password: 'h1', by: 'PAPER', removesOthers: true, begun: 1, until: 2 } as const
      const two = { password: 'h2', by: 'MAIL', removesOthers: false, begun: 3, until: 4 } as const
      expect(await accounts.waitingRecovery('waits')).toBeUndefined()
      for (const each of [one, two]) await accounts.setWaitingRecovery('waits', each)
      expect(await accounts.waitingRecovery('waits')).toEqual(two)
      expect(await accounts.takeWaitingRecovery('waits', one)).toBe(false)
      const both = [accounts.takeWaitingRecovery('waits', two), accounts.takeWaitingRecovery('waits', two)]
      expect((await Promise.all(both)).toSorted()).toEqual([false, true])
      await accounts.setWaitingRecovery('waits', one)
      await accounts.setWaitingRecovery('waits', null)
      expect(await accounts.waitingRecovery('waits')).toBeUndefined()
      await accounts.setWaitingRecovery('waits', one)
      await accounts.remove('waits')
      expect(await accounts.waitingRecovery('waits')).toBeUndefined()
    })

    it('accepts no login by whose text somebody else signs in', async () => {
      await accounts.add(account('named', { name: 'Zofia' }))
      expect(await accounts.add(account('later', { login: 'zofia' }))).toBe('taken')
      expect([await accounts.byId('later'), await accounts.byLogin('zofia')]).toEqual([undefined, undefined])
      expect(await accounts.add(account('same', { name: 'Jagna', login: 'jagna' }))).toBe('done')
      expect((await accounts.bySignInName('jagna'))?.id).toBe('same')
      await accounts.change('same', { name: 'Jadwiga' })
      expect((await accounts.bySignInName('jagna'))?.id).toBe('same')
      await accounts.add(account('late', { name: 'Jagna' }))
      expect((await accounts.bySignInName('jagna'))?.id).toBe('same')
    })

    it('accepts only one account per id, login or member, and members of many clubs', async () => {
      await accounts.add(account('a'))
      expect(await accounts.add(account('a', { login: 'b-234567' }))).toBe('taken')
      expect(await accounts.add(account('c', { login: 'a-234567' }))).toBe('taken')
      const both = await Promise.all([
        accounts.add(member('m', 'club', '1')),
        accounts.add(member('n', 'club', '1')),
      ])
      expect(both.toSorted()).toEqual(['done', 'taken'])
      expect(await accounts.add(member('o', 'other', '1'))).toBe('done')
    })

    it('gives a login to one of many who choose it at once', async () => {
      const all = await Promise.all(
        [1, 2, 3].map((i) => accounts.add(account(`rush${i}`, { login: 'rush' }))),
      )
      expect(all.toSorted()).toEqual(['done', 'taken', 'taken'])
    })

    it('changes only the named fields', async () => {
      await accounts.add(account('d'))
      await accounts.change('d', { name: 'Dorota', roles: ['ORGANISER', 'ASSOCIATION'] })
      await accounts.change('d', { denied: ['REFEREE'] })
      await accounts.change('d', {})
      expect(await accounts.byId('d')).toEqual({
        ...account('d'),
        name: 'Dorota',
        roles: ['ORGANISER', 'ASSOCIATION'],
        denied: ['REFEREE'],
      })
    })

    it('changes a password only if the old one still stands, so one of many at once succeeds', async () => {
      await accounts.add(account('p', { password: 'old' }))
      await accounts.add(account('q', { password: null }))
      const all = await Promise.all(
        ['one', 'two', 'three'].map((next) => accounts.changePassword('p', 'old', next)),
      )
      expect(all.toSorted()).toEqual([false, false, true])
      const won = ['one', 'two', 'three'][all.indexOf(true)] ?? ''
      expect(await accounts.byId('p')).toEqual(account('p', { password: won }))
      expect(await accounts.changePassword('p', won, 'next')).toBe(true)
      expect(await accounts.changePassword('q', 'old', 'next')).toBe(false)
      expect(await accounts.changePassword('nobody', 'old', 'next')).toBe(false)
      expect(await accounts.changePassword('q', null, 'first')).toBe(true)
      expect((await accounts.byId('q'))?.password).toBe('first')
    })

    it('refreshes a session once per generation, however many ask', async () => {
      await accounts.add(account('s'))
      await accounts.openSession(session('s1', 's'))
      const won = await Promise.all(
        [1, 2, 3].map((i) => accounts.refresh('s1', 0, 1_700_000_000_000 + i, 2_000_000_000_001)),
      )
      expect(won.filter(Boolean)).toHaveLength(1)
      expect(await accounts.session('s1')).toMatchObject({ generation: 1, until: 2_000_000_000_001 })
      expect(await accounts.refresh('gone', 0, 1, 1)).toBe(false)
    })

    it('opens no session of an account that does not exist', async () => {
      await expect(accounts.openSession(session('nobody1', 'nobody'))).rejects.toThrow()
      expect(await accounts.session('nobody1')).toBeUndefined()
    })

    it('ends one session, or all sessions of one account only', async () => {
      for (const id of ['x', 'y']) await accounts.add(account(id))
      for (const id of ['x1', 'x2', 'x3']) await accounts.openSession(session(id, 'x'))
      await accounts.openSession(session('y1', 'y'))
      await accounts.endSession('x1')
      expect([await accounts.session('x1'), (await accounts.session('x2'))?.id]).toEqual([undefined, 'x2'])
      expect((await accounts.endSessions('x')).toSorted()).toEqual(['x2', 'x3'])
      expect(await accounts.endSessions('x')).toEqual([])
      expect(await accounts.session('x3')).toBeUndefined()
      expect(await accounts.session('y1')).toEqual(session('y1', 'y'))
    })

    it('lists the unexpired sessions of an account, and ends all but one', async () => {
      for (const id of ['m', 'n']) await accounts.add(account(id))
      const at = (id: string, refreshed: number): Session => ({ ...session(id, 'm'), refreshed })
      for (const one of [at('m1', 5), at('m2', 9), at('m3', 7), session('m4', 'm', 400), session('n1', 'n')])
        await accounts.openSession(one)
      expect(await accounts.sessionsOf('m', 500, 2)).toEqual([at('m2', 9), at('m3', 7)])
      expect((await accounts.sessionsOf('m', 300, 9)).map(({ id }) => id)).toContain('m4')
      expect((await accounts.endSessions('m', 'm3')).toSorted()).toEqual(['m1', 'm2', 'm4'])
      expect(await accounts.sessionsOf('m', 500, 9)).toEqual([at('m3', 7)])
      expect(await accounts.sessionsOf('n', 500, 9)).toHaveLength(1)
    })

    it('ends all sessions of the members of one club only, and names the clubs', async () => {
      const before = await accounts.clubs()
      for (const [id, club] of [
        ['zo', 'zory'],
        ['zp', 'zory'],
        ['al', 'aleksandrow'],
      ] as const)
        await accounts.add(member(id, club, id))
      await accounts.add(account('none'))
      for (const id of ['zo', 'zp', 'al', 'none']) await accounts.openSession(session(`${id}1`, id))
      await accounts.openSession(session('zp2', 'zp'))
      expect(await accounts.clubs()).toEqual([...before, 'aleksandrow', 'zory'].toSorted())
      expect((await accounts.endSessionsOfClub('zory')).toSorted()).toEqual(['zo1', 'zp1', 'zp2'])
      expect(await accounts.endSessionsOfClub('zory')).toEqual([])
      expect([await accounts.session('al1'), await accounts.session('none1')]).toEqual([
        session('al1', 'al'),
        session('none1', 'none'),
      ])
    })

    it('tells which of many sessions are valid', async () => {
      await accounts.add(account('many'))
      const ids = Array.from({ length: 1_100 }, (_, n) => `many${n}`)
      for (const id of ['many0', 'many999']) await accounts.openSession(session(id, 'many'))
      await accounts.openSession(session('many1', 'many', 400))
      const { until } = session('many0', 'many')
      expect([...(await accounts.standingAmong(ids, 500))].toSorted()).toEqual(['many0', 'many999'])
      expect([...(await accounts.standingAmong(ids, until + 1))]).toEqual([])
      expect((await accounts.standingAmong([], 500)).size).toBe(0)
    })

    it('reports the first use of a token only once, and forgets expired tokens', async () => {
      const first = await Promise.all([1, 2, 3].map(() => accounts.firstUse('t', 500)))
      expect(first.filter(Boolean)).toHaveLength(1)
      await accounts.firstUse('later', 2_000)
      await accounts.openSession(session('old', 'ola', 500))
      await accounts.tidy(1_000)
      expect([await accounts.firstUse('t', 500), await accounts.firstUse('later', 2_000)]).toEqual([
        true,
        false,
      ])
      expect(await accounts.session('old')).toBeUndefined()
    })

    it('stores the recovery codes of an account, uses each up once, and replaces them as a whole', async () => {
      for (const id of ['rec', 'rec2']) await accounts.add(account(id))
      expect(await accounts.recovery('rec')).toEqual([])
      await accounts.setRecovery('rec', ['a', 'b', 'c'])
      await accounts.setRecovery('rec2', ['a'])
      const taken = await Promise.all([1, 2, 3].map(() => accounts.takeRecovery('rec', 'a')))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await accounts.takeRecovery('rec', 'x')).toBe(false)
      expect((await accounts.recovery('rec')).toSorted()).toEqual(['b', 'c'])
      expect(await accounts.recovery('rec2')).toEqual(['a'])
      await accounts.setRecovery('rec', ['d', 'e'])
      expect((await accounts.recovery('rec')).toSorted()).toEqual(['d', 'e'])
      await accounts.setRecovery('rec2', [])
      expect(await accounts.recovery('rec2')).toEqual([])
      await accounts.remove('rec')
      expect(await accounts.recovery('rec')).toEqual([])
    })

    it('stores one second step per account, and accepts each later half minute once', async () => {
      for (const id of ['step', 'step2']) await accounts.add(account(id))
      expect(await accounts.secondStep('step')).toBeUndefined()
      expect(await accounts.useStep('step', 9)).toBe(false)
      const step = { secret: 'sealed', since: 1_700_000_000_000, step: 56_666_666 }
      await accounts.setSecondStep('step2', step)
      await accounts.setSecondStep('step', { ...step, secret: 'before' })
      await accounts.setSecondStep('step', step)
      expect(await accounts.secondStep('step')).toEqual(step)
      const used = await Promise.all([1, 2, 3].map(() => accounts.useStep('step', step.step + 2)))
      expect(used.filter(Boolean)).toHaveLength(1)
      expect(await accounts.useStep('step', step.step + 1)).toBe(false)
      expect(await accounts.secondStep('step')).toEqual({ ...step, step: step.step + 2 })
      expect(await accounts.secondStep('step2')).toEqual(step)
      await accounts.setSecondStep('step2', null)
      expect(await accounts.secondStep('step2')).toBeUndefined()
      await accounts.remove('step')
      expect(await accounts.secondStep('step')).toBeUndefined()
    })

    it('iterates over the second steps, and reseals each once', async () => {
      for (const n of [3, 1, 2]) {
        await accounts.add(account(`seal${n}`))
        await accounts.setSecondStep(`seal${n}`, { secret: `sealed ${n}`, since: 1, step: 4 })
      }
      const [first, second] = ['seal1', 'seal2'].map((id, i) => ({ account: id, secret: `sealed ${i + 1}` }))
      expect(await accounts.secondStepsAfter('seal', 2)).toEqual([first, second])
      expect(await accounts.secondStepsAfter('seal2', 1)).toEqual([{ account: 'seal3', secret: 'sealed 3' }])
      const one = first ?? { account: '', secret: '' }
      const anew = await Promise.all(['x', 'y'].map((secret) => accounts.sealSecondStep(one, secret)))
      expect(anew.filter(Boolean)).toHaveLength(1)
      expect(await accounts.secondStep('seal1')).toMatchObject({ since: 1, step: 4 })
      expect(await accounts.secondStep('seal2')).toMatchObject({ secret: 'sealed 2' })
    })

    it('stores one mail address per account, and finds accounts by it', async () => {
      for (const id of ['mail1', 'mail2', 'mail3']) await accounts.add(account(id))
      const address = { address: 'ola@poczta.example', confirmed: 1_700_000_000_000 }
      expect(await accounts.mailAddress('mail1')).toBeUndefined()
      await accounts.setMailAddress('mail1', { ...address, address: 'before@poczta.example' })
      for (const id of ['mail2', 'mail1', 'mail3']) await accounts.setMailAddress(id, address)
      expect(await accounts.mailAddress('mail1')).toEqual(address)
      expect(await accounts.accountsAt(address.address, 2)).toEqual(['mail1', 'mail2'])
      expect(await accounts.accountsAt('before@poczta.example', 2)).toEqual([])
      await accounts.setMailAddress('mail1', null)
      await accounts.remove('mail2')
      expect(await accounts.accountsAt(address.address, 9)).toEqual(['mail3'])
    })

    it('stores mailed links, uses each up once, and drops them when they expire or their account goes', async () => {
      for (const id of ['link1', 'link2']) await accounts.add(account(id))
      const at = 1_700_000_000_000
      const link = (hash: string, of = 'link1', until = at) => ({
        hash,
        account: of,
        what: 'RECOVER' as const,
        address: 'ola@poczta.example',
        until,
      })
      for (const one of [link('a'), link('b'), link('c', 'link2'), link('d', 'link2', at - 1)])
        await accounts.addMailLink(one)
      expect(await accounts.mailLink('a')).toEqual(link('a'))
      expect(await accounts.mailLink('none')).toBeUndefined()
      const taken = await Promise.all([1, 2, 3].map(() => accounts.takeMailLink('a')))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await accounts.mailLink('a')).toBeUndefined()
      await accounts.tidy(at)
      expect(await accounts.mailLink('d')).toBeUndefined()
      expect(await accounts.mailLink('c')).toEqual(link('c', 'link2'))
      await accounts.dropMailLinks('link1')
      expect(await accounts.mailLink('b')).toBeUndefined()
      await accounts.remove('link2')
      expect(await accounts.mailLink('c')).toBeUndefined()
    })

    it('stores passkeys of an account, each once, and removes them with it', async () => {
      for (const id of ['pass', 'pass2']) await accounts.add(account(id))
      const key = (id: string, made: number, of = 'pass') => ({
        id,
        account: of,
        name: 'Telefon „Ola”',
        publicKey: 'pQEC',
        counter: 0,
        made,
        used: null,
      })
      const at = 1_700_000_000_000
      expect(await accounts.addPasskey(key('k2', at + 2))).toBe('done')
      expect(await accounts.addPasskey(key('k1', at + 1))).toBe('done')
      expect(await accounts.addPasskey(key('k3', at, 'pass2'))).toBe('done')
      expect(await accounts.addPasskey(key('k1', at, 'pass2'))).toBe('taken')
      expect(await accounts.passkeysOf('pass')).toEqual([key('k1', at + 1), key('k2', at + 2)])
      await accounts.usePasskey('k1', 4_000_000_000, at + 5)
      const used = { ...key('k1', at + 1), counter: 4_000_000_000, used: at + 5 }
      expect(await accounts.passkey('k1')).toEqual(used)
      expect(await accounts.passkey('none')).toBeUndefined()
      await accounts.removePasskey('pass2', 'k1')
      expect(await accounts.passkey('k1')).toEqual(used)
      await accounts.removePasskey('pass', 'k1')
      expect(await accounts.passkeysOf('pass')).toEqual([key('k2', at + 2)])
      await accounts.remove('pass')
      expect(await accounts.passkeysOf('pass')).toEqual([])
      expect(await accounts.passkeysOf('pass2')).toHaveLength(1)
    })

    it('stores since when an account is verified, until that is revoked or the account goes', async () => {
      await accounts.add(account('known1'))
      await accounts.add(account('known2'))
      await accounts.setVerified('known1', 5_000_000_000_000)
      await accounts.setVerified('known2', 1)
      await accounts.setVerified('known2', 2)
      expect(await accounts.verified()).toEqual(
        new Map([
          ['known1', 5_000_000_000_000],
          ['known2', 2],
        ]),
      )
      await accounts.setVerified('known2', null)
      await accounts.remove('known1')
      expect(await accounts.verified()).toEqual(new Map())
    })

    it('logs acts in order, and the database changes none of them', async () => {
      for (const about of ['one', 'two', 'three']) await accounts.write(act(about))
      const [newest, second] = await accounts.acts(null, 2)
      expect([newest?.about, second?.about]).toEqual(['three', 'two'])
      expect(await accounts.acts(second?.n ?? 0, 9)).toEqual([{ ...act('one'), n: (second?.n ?? 0) - 1 }])
      const { db } = column
      await expect(sql`UPDATE acts SET about = 'none'`.execute(db)).rejects.toThrow('never changed')
      await expect(sql`DELETE FROM acts`.execute(db)).rejects.toThrow('never changed')
      expect(await accounts.acts(null, 9)).toHaveLength(3)
    })

    it('drops addresses from old acts and from those of an account, without other changes', async () => {
      const before = await accounts.acts(null, 9)
      const { at } = act('')
      await accounts.write({ ...act('late'), at: at + 10 })
      await accounts.write({ ...act('hers'), at: at + 10, who: 'ola' })
      await accounts.dropAddresses({ before: at + 10 })
      const froms = async () => (await accounts.acts(null, 9)).map(({ about, from }) => `${about} ${from}`)
      expect(await froms()).toEqual(['hers ::1', 'late ::1', 'three ', 'two ', 'one '])
      await accounts.dropAddresses({ who: 'ola' })
      expect(await froms()).toEqual(['hers ', 'late ::1', 'three ', 'two ', 'one '])
      expect((await accounts.acts(null, 9)).slice(2)).toEqual(before.map((one) => ({ ...one, from: '' })))
      const { db } = column
      await expect(sql`UPDATE acts SET address = '::2'`.execute(db)).rejects.toThrow('never changed')
      await expect(sql`UPDATE acts SET about = '', address = ''`.execute(db)).rejects.toThrow('never changed')
      await expect(sql`DELETE FROM acts`.execute(db)).rejects.toThrow('never changed')
    })

    it('finds the acts of one account, the newest first', async () => {
      for (const [who, about] of [
        ['doer', 'first'],
        ['other', 'theirs'],
        ['doer', 'second'],
      ] as const)
        await accounts.write({ ...act(about), who })
      expect(await accounts.actsOf('doer', 9)).toEqual([
        { ...act('second'), who: 'doer' },
        { ...act('first'), who: 'doer' },
      ])
      expect(await accounts.actsOf('doer', 1)).toEqual([{ ...act('second'), who: 'doer' }])
      expect(await accounts.actsOf('nobody', 9)).toEqual([])
    })

    it('removes an account with its sessions, and frees its login and member', async () => {
      await accounts.add(account('gone'))
      await accounts.openSession(session('gone1', 'gone'))
      await accounts.openSession(session('stays1', 'ola'))
      await accounts.remove('gone')
      expect([await accounts.byId('gone'), await accounts.byLogin('gone-234567')]).toEqual([
        undefined,
        undefined,
      ])
      expect(await accounts.session('gone1')).toBeUndefined()
      expect(await accounts.session('stays1')).toEqual(session('stays1', 'ola'))
      expect(await accounts.add({ ...account('gone'), id: 'new' })).toBe('done')
      await accounts.remove('never')
    })
  })
