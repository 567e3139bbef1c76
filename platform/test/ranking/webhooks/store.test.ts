/** One contract for every column of webhooks. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { memoryWebhooks } from '../../../src/ranking/webhooks/memory.js'
import { sqlWebhooks } from '../../../src/ranking/webhooks/sql.js'
import type { Message, Webhook, WebhookStore } from '../../../src/ranking/webhooks/store.js'
import { openPostgres } from '../../../src/store/postgres.js'
import { openSqlite } from '../../../src/store/sqlite.js'
import { newDatabase } from '../../databases.js'

interface Opened {
  readonly webhooks: WebhookStore
  close(): Promise<unknown>
}

const at = 1_770_000_000_000
const hook = (id: string, more: Partial<Webhook> = {}): Webhook => ({
  ...{ id, url: `https://${id}.example/`, secret: 'whsec_x', types: ['event.final'], at },
  ...more,
})
const message = (id: string, more: Partial<Message> = {}): Message => ({
  ...{ id, webhook: 'h1', type: 'event.final', body: '{"name":"Żółć"}', at },
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

    it('are given back as they were written, and gone with their messages', async () => {
      expect(await store.webhooks()).toEqual([
        hook('h1'),
        hook('h2', { at: at + 1, types: ['ranking.published', 'ranking.withdrawn'] }),
      ])
      await store.post([message('a'), message('b', { webhook: 'h2' })])
      expect([await store.dropWebhook('h1'), await store.dropWebhook('h1')]).toEqual([true, false])
      expect((await store.webhooks()).map(({ id }) => id)).toEqual(['h2'])
      expect((await store.due(at, 9)).map(({ id }) => id)).toEqual(['b'])
      // Of a webhook that is gone nothing comes back.
      await store.post([message('c')])
      expect(await store.deliveries('h1', 9)).toEqual([])
    })

    it('have an outbox that takes a message once, and gives what is due', async () => {
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

    it('give a message to one of those who want to send it', async () => {
      await store.post([message('a')])
      const claims = await Promise.all([1, 2, 3].map(() => store.claim({ id: 'a', tries: 0 }, at + 60)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await store.due(at + 59, 9)).toEqual([])
      expect(await store.due(at + 60, 9)).toMatchObject([{ id: 'a', tries: 1 }])
      expect(await store.claim({ id: 'a', tries: 0 }, at + 90)).toBe(false)
      expect(await store.claim({ id: 'nothing', tries: 0 }, at)).toBe(false)
    })

    it('keep how it went, and forget it in the end', async () => {
      await store.post([message('a'), message('b'), message('c', { at: at + 9 })])
      await store.settle('a', { status: 'waiting', next: at + 5, answer: '500' })
      expect(await store.due(at + 5, 9)).toMatchObject([{ id: 'b' }, { id: 'a', answer: '500' }])
      await store.settle('b', { status: 'delivered', next: at, answer: '204' })
      await store.settle('c', { status: 'failed', next: at, answer: 'TIMEOUT' })
      expect(await store.claim({ id: 'b', tries: 0 }, at)).toBe(false)
      expect((await store.due(at + 99, 9)).map(({ id }) => id)).toEqual(['a'])
      await store.tidyDeliveries(at + 9)
      expect((await store.deliveries('h1', 9)).map(({ id, status }) => [id, status])).toEqual([
        ['c', 'failed'],
        ['a', 'waiting'],
      ])
    })
  })
}

contract('memory', () => Promise.resolve({ webhooks: memoryWebhooks(), close: () => Promise.resolve() }))

contract('SQLite', async () => {
  const { db, store } = await openSqlite(':memory:')
  return { webhooks: sqlWebhooks(db), close: () => store.close() }
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
