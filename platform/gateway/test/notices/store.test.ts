/** The contract of stores of notices, on SQLite and PostgreSQL; and the keys in them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import type { Server } from '../../../../test/servers/server.js'
import { oneSecret, type Secrets } from '../../src/base/secrets.js'
import { pushKeys } from '../../src/notices/push-keys.js'
import { sqlNotices } from '../../src/notices/sql.js'
import type { Subscription } from '../../src/notices/store.js'
import type { NoticeStore } from '../../src/notices/sql.js'
import { openPostgres } from '../../src/store/postgres.js'
import { newDatabase } from '../databases.js'
import { newData } from '../stores.js'

let postgres: Server
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(async () => {
  for (const close of closing) await close()
  if (hasPostgres) await postgres.end()
})

const stores: readonly [string, boolean, () => Promise<NoticeStore>][] = [
  [
    'SQLite',
    true,
    () => {
      const { db, store } = newData()
      closing.push(() => store.close())
      return Promise.resolve(sqlNotices(db))
    },
  ],
  [
    'PostgreSQL',
    hasPostgres,
    async () => {
      const { db, store } = await openPostgres(await newDatabase(postgres), {
        shared: true,
        lost: () => undefined,
      })
      closing.push(() => store.close())
      return sqlNotices(db)
    },
  ],
]

const one = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  id,
  event: 'e1',
  person: 'ola',
  kind: 'push',
  session: 's1',
  locale: 'pl',
  at: 1_800_000_000_000,
  push: { endpoint: `https://push.example/${id}`, p256dh: 'key', auth: 'auth' },
  told: 3,
  reminded: 0,
  soon: 0,
  tries: 0,
  next: 0,
  ...more,
})

describe.each(stores.filter(([, isHere]) => isHere))('notices in %s', (_, _isHere, make) => {
  let store: NoticeStore
  beforeEach(async () => {
    store = await make()
  })

  it('are found by event and by person', async () => {
    await store.add(one('a'))
    await store.add(one('b', { event: 'e2', person: 'jan', session: null }))
    await store.add(one('c', { kind: 'mail', push: null }))
    expect((await store.events()).toSorted()).toEqual(['e1', 'e2'])
    expect(new Set(await store.ofEvent('e1'))).toEqual(
      new Set([one('a'), one('c', { kind: 'mail', push: null })]),
    )
    expect(await store.ofPerson('jan')).toEqual([one('b', { event: 'e2', person: 'jan', session: null })])
  })

  it('are one for each way, and an endpoint belongs to one person', async () => {
    const { push } = one('a')
    await store.add(one('a'))
    await store.add(one('b', { push }))
    await store.add(one('c', { push, event: 'e2' }))
    expect((await store.ofPerson('ola')).map(({ id }) => id).toSorted()).toEqual(['b', 'c'])
    await store.add(one('d', { push, event: 'e2', person: 'jan' }))
    expect([await store.ofPerson('ola'), (await store.ofPerson('jan')).map(({ id }) => id)]).toEqual([
      [],
      ['d'],
    ])
    await store.add(one('e', { kind: 'mail', push: null }))
    await store.add(one('f', { kind: 'mail', push: null }))
    expect((await store.ofPerson('ola')).map(({ id }) => id)).toEqual(['f'])
  })

  it('are claimed by one process, which alone records the outcome', async () => {
    await store.add(one('a'))
    const claims = await Promise.all([store.claim(one('a'), 100), store.claim(one('a'), 200)])
    expect(claims.toSorted()).toEqual([false, true])
    const claimed = claims[0] ? 100 : 200
    await store.settle('a', 300 - claimed, { told: 9, reminded: 0, soon: 0, tries: 0, next: 0 })
    expect((await store.ofEvent('e1'))[0]).toMatchObject({ told: 3, tries: 1, next: claimed })
    await store.settle('a', claimed, { told: 9, reminded: 5, soon: 0, tries: 0, next: 0 })
    expect((await store.ofEvent('e1'))[0]).toMatchObject({ told: 9, reminded: 5, tries: 0, next: 0 })
    expect(await store.claim(one('a'), 400)).toBe(false)
  })

  it('have links mailed once to each player, unless the director asks again', async () => {
    const asked = (at: number) => ({ event: 'e9', locale: 'pl', at })
    const due = async (now = 1_000): Promise<readonly string[]> =>
      (await store.dueLinks(now, 10)).filter(({ event }) => event === 'e9').map(({ player }) => player)
    await store.askLinks(asked(1), ['p1', 'p2'], false)
    await store.askLinks(asked(2), ['p1', 'p2', 'p3'], false)
    expect(await due()).toEqual(['p1', 'p2', 'p3'])
    const mails = await store.dueLinks(1_000, 10)
    const first = mails.find(({ event, player }) => event === 'e9' && player === 'p1')
    if (first === undefined) throw new Error('nothing is due')
    const claims = await Promise.all([store.claimLink(first, 2_000), store.claimLink(first, 3_000)])
    expect(claims.toSorted()).toEqual([false, true])
    const claimed = claims[0] ? 2_000 : 3_000
    await store.settleLink(first, 5_000 - claimed, { answer: '550', tries: 1, next: 0 })
    expect(await due(4_000)).toContain('p1')
    await store.settleLink(first, claimed, { answer: '250', tries: 1, next: 0 })
    expect(await due(4_000)).toEqual(['p2', 'p3'])
    await store.askLinks(asked(3), ['p1'], false)
    expect(await due(4_000)).toEqual(['p2', 'p3'])
    await store.askLinks(asked(4), ['p1'], true)
    expect((await due(4_000)).toSorted()).toEqual(['p1', 'p2', 'p3'])
    const again = (await store.linksOf('e9')).find(({ player }) => player === 'p1')
    expect(again).toMatchObject({ at: 4, tries: 0, answer: '' })
    expect(await store.claimLink(first, 9_000)).toBe(false)
  })

  it('are dropped one by one, for an event, and for a person', async () => {
    for (const [id, event, person] of [
      ['a', 'e1', 'ola'],
      ['b', 'e1', 'jan'],
      ['c', 'e2', 'jan'],
      ['d', 'e2', 'ewa'],
    ] as const)
      await store.add(one(id, { event, person }))
    await store.drop('a')
    await store.dropPerson('jan')
    expect([await store.ofEvent('e1'), (await store.ofEvent('e2')).map(({ id }) => id)]).toEqual([[], ['d']])
    await store.dropEvent('e2')
    expect(await store.events()).toEqual([])
  })

  it('have the same keys for all processes, which survive a change of the secret and nothing else', async () => {
    const [old, now] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string]
    const [first, second] = await Promise.all([
      pushKeys(store, oneSecret(old))(),
      pushKeys(store, oneSecret(old))(),
    ])
    expect(first).toEqual(second)
    expect((await store.keys())?.sealed).not.toContain(first.private)
    const both: Secrets = { now: () => now, good: () => [now, old], all: [now, old], until: 1 }
    let signing = old
    const running = pushKeys(store, { ...both, now: () => signing })
    expect(await running()).toEqual(first)
    signing = now
    expect(await running()).toEqual(first)
    // The old secret is not needed any more.
    expect(await pushKeys(store, oneSecret(now))()).toEqual(first)
    expect(await pushKeys(store, oneSecret('c'.repeat(40)))()).not.toEqual(first)
  })
})
