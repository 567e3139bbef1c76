/** Webhooks from an edition to a real server: signed, retried, safe from restarts, and never sent into the private network. */
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { isReached, readAddress } from '../../../src/outgoing/address.js'
import { openOutbox, type Outbox } from '../../../src/webhooks/outbox.js'
import { sender } from '../../../src/outgoing/send.js'
import { webhookSecrets, signedHeaders } from '../../../src/webhooks/secrets.js'
import type { Delivery, Webhook } from '../../../src/webhooks/store.js'
import type { WebhookStore } from '../../../src/webhooks/sql.js'
import type { RankingStore } from '../../../src/ranking/store/sql.js'
import { oneSecret, fingerprintOf } from '../../../src/base/secrets.js'
import { fakeTime, type FakeTime } from '../../help.js'
import { quiet } from '../../quiet.js'
import { openDesk, type Desk } from '../desk.js'
import { receiver, settling, type Receiver } from './receiver.js'
import { newRankings, newWebhooks } from '../../stores.js'

const nowhere = { loopback: false, private: false }
const here = { loopback: true, private: false }

test('signatures are those of Standard Webhooks', () => {
  // From the test vectors of the specification.
  const headers = signedHeaders(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    1_614_265_330_999,
  )
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('secrets derive from the gateway’s: different per webhook and per gateway, but always the same', () => {
  const [one, two] = ['a', 'b'].map((letter) => webhookSecrets(oneSecret(letter.repeat(32))).of)
  const secrets = [one?.('h1'), one?.('h2'), two?.('h1')]
  expect(new Set(secrets).size).toBe(3)
  expect(webhookSecrets(oneSecret('a'.repeat(32))).of('h1')).toBe(secrets[0])
  expect(secrets[0]).toMatch(/^whsec_/)
  expect(Buffer.from(secrets[0]?.slice(6) ?? '', 'base64')).toHaveLength(32)
})

test.each([
  ['https://league.example/hook?key=1', 'league.example'],
  ['https://93.184.216.34:8443/', '93.184.216.34'],
  ['http://league.example/', 'BAD_URL'],
  ['ftp://league.example/', 'BAD_URL'],
  ['https://me:secret@league.example/', 'BAD_URL'],
  ['league.example', 'BAD_URL'],
  [`https://league.example/${'x'.repeat(500)}`, 'BAD_URL'],
  ['http://127.0.0.1/', 'BAD_URL'],
  ['https://127.0.0.1/', 'PRIVATE_ADDRESS'],
  ['https://0x7f000001/', 'PRIVATE_ADDRESS'],
  ['https://localhost/', 'PRIVATE_ADDRESS'],
  ['https://10.0.0.8/', 'PRIVATE_ADDRESS'],
  ['https://169.254.169.254/latest/meta-data', 'PRIVATE_ADDRESS'],
  ['https://[::1]/', 'PRIVATE_ADDRESS'],
  ['https://[::ffff:192.168.0.1]/', 'PRIVATE_ADDRESS'],
  ['https://[fd00::1]/', 'PRIVATE_ADDRESS'],
])('the address %s gives %s', (text, is) => {
  const read = readAddress(text, nowhere)
  expect(typeof read === 'string' ? read : read.hostname).toBe(is)
})

test('in development this machine can be reached, but nothing else in its network', () => {
  for (const text of ['http://127.0.0.1:8080/', 'http://localhost/', 'https://[::1]/'])
    expect(readAddress(text, here), text).toBeInstanceOf(URL)
  expect(readAddress('http://10.0.0.8/', here)).toBe('BAD_URL')
  expect(readAddress('https://10.0.0.8/', here)).toBe('PRIVATE_ADDRESS')
})

test.each([
  ['8.8.8.8', true],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['2606:4700::1', true],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::127.0.0.1', false],
  ['nonsense', false],
])('%s is public: %s', (address, is) => {
  expect(isReached(address, nowhere)).toBe(is)
})

test('a private network is reached only if the operator allows it, and broadcast addresses never', () => {
  const reach = { loopback: false, private: true }
  expect(['10.0.0.8', 'fd00::1', '127.0.0.1'].map((one) => isReached(one, reach))).toEqual([true, true, true])
  expect(['224.0.0.1', '255.255.255.255', '0.0.0.0', 'ff02::1'].some((one) => isReached(one, reach))).toBe(
    false,
  )
})

test('a name that resolves to the private network is not connected to', async () => {
  const site = await receiver()
  const { signal } = new AbortController()
  const sent = { headers: {}, body: '{}' }
  const byName = site.url.replace('127.0.0.1', 'localhost')
  expect(await sender(nowhere)({ ...sent, url: byName }, signal)).toBe('PRIVATE_ADDRESS')
  expect(await sender(nowhere)({ ...sent, url: site.url }, signal)).toBe('PRIVATE_ADDRESS')
  expect(site.received).toEqual([])
  expect(await sender(here)({ ...sent, url: site.url }, signal)).toBe('204')
  await site.close()
  expect(await sender(here)({ ...sent, url: site.url }, signal)).toBe('ECONNREFUSED')
})

describe('the outbox', () => {
  const secrets = webhookSecrets(oneSecret('0'.repeat(32)))
  const secret = secrets.of('h1')
  let site: Receiver
  let rankings: RankingStore
  let desk: Desk
  let time: FakeTime
  let webhookStore: WebhookStore
  let webhooks: WebhookStore
  let settled: () => Promise<void>
  let outbox: Outbox | undefined
  let logged: object[]

  const open = (): Outbox =>
    (outbox = openOutbox({
      webhooks,
      rankings,
      secrets,
      time,
      send: sender(here),
      events: { find: () => Promise.reject(new Error('there are none')) },
      eventStore: { ended: () => Promise.resolve([]) },
      log: { error: () => undefined, warn: (fields) => void logged.push(fields), info: () => undefined },
    }))
  const hook = (more: Partial<Webhook> = {}): Webhook => ({
    id: 'h1',
    url: site.url,
    at: 1_770_000_000_000,
    paused: false,
    types: ['ranking.published'],
    fingerprint: fingerprintOf(secrets.of(more.id ?? 'h1')),
    ...more,
  })
  /** Moves time on until a delivery was made and its outcome is stored. */
  const sent = async (ms: number): Promise<Delivery> => {
    const done = settled()
    await time.advance(ms)
    await done
    await quiet()
    return (await webhooks.deliveries('h1', 9))[0] as Delivery
  }

  beforeEach(async () => {
    logged = []
    rankings = newRankings()
    desk = await openDesk({}, rankings)
    time = fakeTime(1_770_000_100_000)
    webhookStore = newWebhooks()
    ;({ store: webhooks, settled } = settling(webhookStore))
  })
  afterEach(async () => {
    await outbox?.stop()
    await site.close()
  })

  it('logs once that a receiver fails and once that it recovers, and counts undelivered messages', async () => {
    site = await receiver(500, 302)
    await webhooks.addWebhook(hook())
    await desk.stamp((await desk.draft()).hash, 'provisional')
    const opened = open()
    await sent(0)
    expect(opened.untaken()).toEqual({ waiting: 1, failed: 0 })
    await sent(5_000)
    await sent(60_000)
    expect(opened.untaken()).toEqual({ waiting: 0, failed: 0 })
    expect(logged).toEqual([
      { event: 'WEBHOOK_AWAY', webhook: 'h1', answer: '500' },
      { event: 'WEBHOOK_BACK', webhook: 'h1', away: 65_000, failed: 2 },
    ])
  })

  it('reports an edition, signed, and retries the same message after a failure', async () => {
    site = await receiver(500, 302)
    await webhooks.addWebhook(hook())
    const { hash } = await desk.stamp((await desk.draft()).hash, 'provisional')
    open()
    const first = await sent(0)
    expect(first).toMatchObject({ status: 'waiting', tries: 1, answer: '500', next: time.now() + 5_000 })
    // To the second, rather than at the next regular look.
    expect(await sent(5_000)).toMatchObject({ status: 'waiting', tries: 2, answer: '302' })
    expect(await sent(60_000)).toMatchObject({ status: 'delivered', tries: 3, answer: '204' })
    expect(site.received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
    const bodies = site.received.map(({ body }) => body)
    expect(new Set(bodies).size).toBe(1)
    const body = JSON.parse(bodies[0] as string) as { id: string; type: string; data: object }
    expect(body).toMatchObject({
      type: 'ranking.published',
      data: {
        association: 'League of the valley',
        ranking: 'league',
        edition: 1,
        status: 'provisional',
        hash,
      },
    })
    for (const { headers, body: text } of site.received) {
      const signed = `${body.id}.${String(headers['webhook-timestamp'])}.${text}`
      const key = Buffer.from(secret.slice(6), 'base64')
      expect(headers['webhook-id']).toBe(body.id)
      expect(headers['webhook-signature']).toBe(
        `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
      )
    }
    // Nothing is delivered twice.
    await time.advance(60_000)
    expect(site.received).toHaveLength(3)
  })

  it('loses nothing when a process is killed before a message is stored, or while it is sent', async () => {
    site = await receiver(0)
    await webhooks.addWebhook(hook())
    await desk.stamp((await desk.draft()).hash, 'final')
    const first = open()
    await time.advance(0)
    await expect.poll(() => site.received.length).toBe(1)
    await first.stop()
    expect((await webhooks.deliveries('h1', 9))[0]).toMatchObject({ status: 'waiting', tries: 1 })
    open()
    await time.advance(0)
    // Until the lease expires, another process may still be sending it.
    expect(site.received).toHaveLength(1)
    expect(await sent(60_000)).toMatchObject({ status: 'delivered', tries: 2 })
    expect(site.received[1]?.body).toBe(site.received[0]?.body)
  })

  it('is shared by several processes, each message sent by one', async () => {
    site = await receiver()
    await webhooks.addWebhook(hook())
    await desk.stamp((await desk.draft()).hash, 'final')
    const other = open()
    open()
    await sent(0)
    await time.advance(120_000)
    await other.stop()
    expect(site.received).toHaveLength(1)
  })

  it('reports only what happens after a webhook was added, of the types it asks for', async () => {
    site = await receiver()
    const first = await desk.stamp((await desk.draft()).hash, 'provisional', 'final')
    const at = first.stamps.at(-1)?.at ?? 0
    await webhooks.addWebhook(hook({ at, types: ['ranking.published', 'ranking.withdrawn'] }))
    await webhooks.addWebhook(hook({ id: 'h2', types: ['event.final'] }))
    const never = await desk.draft()
    await desk.stamp(never.hash, 'withdrawn')
    open()
    await sent(0)
    const statuses = (): unknown[] =>
      site.received.map(({ body }) => (JSON.parse(body) as { data: { status: string } }).data.status)
    expect(statuses()).toEqual(['final'])
    await desk.stamp(first.hash, 'withdrawn')
    const done = settled()
    outbox?.nudge()
    await done
    expect(statuses()).toEqual(['final', 'withdrawn'])
    expect(await webhooks.deliveries('h2', 9)).toEqual([])
  })

  it('is not blocked by a receiver that does not answer', async () => {
    const silent = await receiver(0, 0)
    site = await receiver()
    await webhooks.addWebhook(hook({ id: 'h0', url: silent.url }))
    await webhooks.addWebhook(hook())
    const { hash } = await desk.stamp((await desk.draft()).hash, 'provisional')
    open()
    await sent(0)
    await expect.poll(() => silent.received.length).toBe(1)
    await desk.stamp(hash, 'final')
    const done = settled()
    outbox?.nudge()
    await time.advance(0)
    await done
    expect([site.received.length, (await webhooks.deliveries('h0', 9))[0]?.answer]).toEqual([2, null])
    await outbox?.stop()
    await silent.close()
  })

  it('sends to others while more is due to a silent receiver than all slots hold', async () => {
    const silent = await receiver(...Array.from({ length: 500 }, () => 0))
    site = await receiver()
    await webhooks.addWebhook(hook({ id: 'h0', url: silent.url }))
    await webhooks.addWebhook(hook())
    const due = (webhook: string, n: number) => ({
      id: `msg_${webhook}_${n}`,
      webhook,
      type: 'ranking.published' as const,
      body: '{}',
      at: time.now() - 1_000 + n,
    })
    await webhooks.post(Array.from({ length: 300 }, (_, n) => due('h0', n)))
    await webhooks.post([due('h1', 999)])
    open()
    const first = await sent(0)
    expect(first).toMatchObject({ webhook: 'h1', status: 'delivered' })
    expect(time.elapsed()).toBe(1_770_000_100_000)
    // After three time-outs it is left alone: what is due to it fails without a connection, until one delivery tries it again.
    await time.advance(20_000)
    await expect.poll(() => silent.received.length).toBe(4)
    await time.advance(29_000)
    expect(silent.received).toHaveLength(4)
    await outbox?.stop()
    await silent.close()
  })

  it('reports within a minute what a process did that was killed before it could report it', async () => {
    site = await receiver()
    await webhooks.addWebhook(hook())
    open()
    await time.advance(1_000)
    const draft = await desk.draft()
    await desk.stamp(draft.hash, 'final')
    expect(site.received).toEqual([])
    expect(await sent(60_000)).toMatchObject({ status: 'delivered', tries: 1 })
  })

  it('holds messages of a paused webhook, and sends them when it resumes', async () => {
    site = await receiver()
    await webhooks.addWebhook(hook({ paused: true }))
    await desk.stamp((await desk.draft()).hash, 'final')
    open()
    await time.advance(3 * 86_400_000)
    expect(site.received).toEqual([])
    expect(await webhooks.deliveries('h1', 9)).toMatchObject([{ status: 'waiting', tries: 0 }])
    await webhooks.pauseWebhook('h1', false)
    const done = settled()
    outbox?.nudge()
    await done
    expect(site.received).toHaveLength(1)
  })

  it('sends nothing that the receiver could not verify', async () => {
    site = await receiver()
    await webhooks.addWebhook(hook({ fingerprint: fingerprintOf('whsec_other') }))
    await desk.stamp((await desk.draft()).hash, 'final')
    open()
    expect(await sent(0)).toMatchObject({ status: 'waiting', tries: 1, answer: 'SECRET_CHANGED' })
    expect(site.received).toEqual([])
  })

  it('gives up after ten tries, with growing delays', async () => {
    site = await receiver(...Array.from({ length: 20 }, () => 503))
    await webhooks.addWebhook(hook())
    await desk.stamp((await desk.draft()).hash, 'final')
    open()
    let last = await sent(0)
    const delays = [last.next - time.now()]
    for (let tries = 2; tries <= 10; tries++) {
      // Step by step, to wait for the outcome of each look.
      const done = settled()
      time.advance(last.next - time.now()).catch(() => undefined)
      await done
      await quiet()
      last = (await webhooks.deliveries('h1', 1))[0] as Delivery
      expect(last.tries).toBe(tries)
      if (last.status === 'waiting') delays.push(last.next - time.now())
    }
    expect(last).toMatchObject({ status: 'failed', tries: 10, answer: '503' })
    expect(delays).toHaveLength(9)
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    await time.advance(86_400_000)
    expect(site.received).toHaveLength(10)
  })
})
