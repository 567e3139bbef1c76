/** One contract for all stores of webhooks. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../../test/servers/postgres.js'
import { sqlWebhooks } from '../../../src/webhooks/sql.js'
import type { Message, Webhook } from '../../../src/webhooks/store.js'
import type { WebhookStore } from '../../../src/webhooks/sql.js'
import { openPostgres } from '../../../src/store/postgres.js'
import { newDatabase } from '../../databases.js'
import { newData } from '../../stores.js'

interface Opened {
  readonly webhooks: WebhookStore
  close(): Promise<unknown>
}

const at = 1_770_000_000_000
const hook = (id: string, more: Partial<Webhook> = {}): Webhook => ({
  id,
  url: `https://${id}.example/`,
  fingerprint: 'f1',
  types: ['event.final'],
  paused: false,
  at,
  ...more,
})
const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  webhook: 'h1',
  type: 'event.final',
  body: '{"name":"Żółć"}',
  at,
  ...more,
})

function contract(column: string, make: () => Promise<Opened>): void {
  describe(`webhooks in ${column}`, () => {
    let opened: Opened
    let store: WebhookStore
    beforeEach(async () => {
      opened = await make()
      store = opened.webhooks
      await store.addWebhook(hook('h1'))
      await store.addWebhook(hook('h2', { at: at + 1, types: ['ranking.published', 'ranking.withdrawn'] }))
    })
    afterEach(() => opened.close())

    it('are returned as they were written, and are deleted with their messages', async () => {
      expect(await store.webhooks()).toEqual([
        hook('h1'),
        hook('h2', { at: at + 1, types: ['ranking.published', 'ranking.withdrawn'] }),
      ])
      await store.post([message('a'), message('b', { webhook: 'h2' })])
      expect([await store.dropWebhook('h1'), await store.dropWebhook('h1')]).toEqual([true, false])
      expect((await store.webhooks()).map(({ id }) => id)).toEqual(['h2'])
      expect((await store.due(at, 9)).map(({ id }) => id)).toEqual(['b'])
      // Messages for a deleted webhook are dropped.
      await store.post([message('c')])
      expect(await store.deliveries('h1', 9)).toEqual([])
    })

    it('count undelivered messages of those that are not paused', async () => {
      await store.post([message('a'), message('b'), message('c'), message('d', { webhook: 'h2' })])
      const failed = { status: 'failed', next: at, answer: '500' } as const
      for (const id of ['b', 'c', 'd']) await store.claim({ id, tries: 0 }, at + 1)
      await store.settle({ id: 'c', tries: 1 }, failed)
      await store.settle({ id: 'd', tries: 1 }, failed)
      expect(await store.untaken()).toEqual({ waiting: 1, failed: 2 })
      await store.pauseWebhook('h2', true)
      expect(await store.untaken()).toEqual({ waiting: 1, failed: 1 })
    })

    it('have an outbox that accepts a message once, and returns what is due', async () => {
      await store.post([message('b', { at: at + 5 }), message('a'), message('c', { at: at + 9 })])
      await store.post([message('a', { body: 'other' })])
      const waiting = { status: 'waiting', tries: 0, answer: null }
      expect(await store.due(at + 5, 9)).toEqual([
        { ...message('a'), ...waiting, next: at },
        { ...message('b', { at: at + 5 }), ...waiting, next: at + 5 },
      ])
      expect((await store.due(at + 9, 1)).map(({ id }) => id)).toEqual(['a'])
      expect((await store.deliveries('h1', 2)).map(({ id }) => id)).toEqual(['c', 'b'])
    })

    it('let only one of many senders claim a message', async () => {
      await store.post([message('a')])
      const claims = await Promise.all([1, 2, 3].map(() => store.claim({ id: 'a', tries: 0 }, at + 60)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await store.due(at + 59, 9)).toEqual([])
      expect(await store.due(at + 60, 9)).toMatchObject([{ id: 'a', tries: 1 }])
      expect(await store.claim({ id: 'a', tries: 0 }, at + 90)).toBe(false)
      expect(await store.claim({ id: 'nothing', tries: 0 }, at)).toBe(false)
    })

    it('store the outcome, and forget it in the end', async () => {
      await store.post([message('a'), message('b'), message('c', { at: at + 9 })])
      for (const [i, id] of ['a', 'b', 'c'].entries()) await store.claim({ id, tries: 0 }, at + 3 * i)
      await store.settle({ id: 'a', tries: 1 }, { status: 'waiting', next: at + 5, answer: '500' })
      expect(await store.due(at + 5, 9)).toMatchObject([{ id: 'b' }, { id: 'a', answer: '500' }])
      await store.settle({ id: 'b', tries: 1 }, { status: 'delivered', next: at, answer: '204' })
      await store.settle({ id: 'c', tries: 1 }, { status: 'failed', next: at, answer: 'TIMEOUT' })
      expect(await store.claim({ id: 'b', tries: 1 }, at)).toBe(false)
      expect((await store.due(at + 99, 9)).map(({ id }) => id)).toEqual(['a'])
      await store.tidyDeliveries(at + 9)
      expect((await store.deliveries('h1', 9)).map(({ id, status }) => [id, status])).toEqual([
        ['c', 'failed'],
      ])
    })

    it('ignore the outcome of a try that another sender has replaced', async () => {
      await store.post([message('a')])
      await store.claim({ id: 'a', tries: 0 }, at + 5)
      await store.claim({ id: 'a', tries: 1 }, at + 9)
      await store.settle({ id: 'a', tries: 1 }, { status: 'failed', next: at, answer: '500' })
      expect(await store.deliveries('h1', 1)).toMatchObject([{ status: 'waiting', tries: 2, answer: null }])
      await store.settle({ id: 'a', tries: 2 }, { status: 'delivered', next: at, answer: '204' })
      expect(await store.deliveries('h1', 1)).toMatchObject([{ status: 'delivered', answer: '204' }])
    })

    it('hold messages while a webhook is paused, and tell when the next is due', async () => {
      expect(await store.nextDue()).toBeNull()
      await store.post([message('a', { at: at + 5 }), message('b', { webhook: 'h2', at: at + 7 })])
      expect(await store.nextDue()).toBe(at + 5)
      expect([await store.pauseWebhook('h1', true), await store.pauseWebhook('nobody', true)]).toEqual([
        true,
        false,
      ])
      expect(await store.webhooks()).toMatchObject([
        { id: 'h1', paused: true },
        { id: 'h2', paused: false },
      ])
      expect(await store.nextDue()).toBe(at + 7)
      await store.post([message('c')])
      expect((await store.due(at + 9, 9)).map(({ id }) => id)).toEqual(['b'])
      await store.pauseWebhook('h1', false)
      expect((await store.due(at + 9, 9)).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    })

    it('tell what is due without that of receivers that are busy', async () => {
      await store.post([message('a', { at: at + 5 }), message('b', { webhook: 'h2', at: at + 7 })])
      expect((await store.due(at + 9, 1, ['h1'])).map(({ id }) => id)).toEqual(['b'])
      expect(await store.due(at + 9, 9, ['h1', 'h2'])).toEqual([])
      expect(await store.nextDue(['h1'])).toBe(at + 7)
      expect(await store.nextDue(['h1', 'h2'])).toBeNull()
    })

    it('send a finished message again, and a waiting one at once', async () => {
      await store.post([message('a'), message('b')])
      for (const id of ['a', 'b']) await store.claim({ id, tries: 0 }, at)
      await store.settle({ id: 'a', tries: 1 }, { status: 'failed', next: at, answer: '410' })
      await store.settle({ id: 'b', tries: 1 }, { status: 'waiting', next: at + 99, answer: '500' })
      expect(await Promise.all(['a', 'b', 'nothing'].map((id) => store.sendAgain(id, at + 9)))).toEqual([
        true,
        true,
        false,
      ])
      expect(await store.due(at + 9, 9)).toMatchObject([
        { id: 'a', status: 'waiting', tries: 0, next: at + 9, answer: null },
        { id: 'b', status: 'waiting', tries: 1, next: at + 9, answer: null },
      ])
    })
  })
}

contract('SQLite', () => {
  const { db, store } = newData()
  return Promise.resolve({ webhooks: sqlWebhooks(db), close: () => store.close() })
})

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())

  contract('PostgreSQL', async () => {
    const { db, store } = await openPostgres(await newDatabase(server), {
      shared: true,
      lost: () => undefined,
    })
    return { webhooks: sqlWebhooks(db), close: () => store.close() }
  })
})
