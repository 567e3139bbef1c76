/** Webhooks at a gateway: the association adds them, they report events and editions, and their deliveries are shown. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { webhookSecrets } from '../../../src/webhooks/secrets.js'
import type { WebhookStore } from '../../../src/webhooks/sql.js'
import { oneSecret, fingerprintOf } from '../../../src/base/secrets.js'
import { asker, fakeTime, secret, testApp, type App, type Asker, type FakeTime } from '../../help.js'
import { announce, does, official } from '../../event/gateway.js'
import { keyOf } from '../desk.js'
import { scheme } from '../kept.js'
import { receiver, settling, type Receiver } from './receiver.js'
import { newAccounts, newEvents, newRankings, newWebhooks } from '../../stores.js'

interface Done {
  readonly __typename: string
  readonly code?: string
  readonly id: string
  readonly secret: string
}
const act = (by: Asker, what: object): Promise<Done> =>
  by.get<Done>(
    `mutation ($act: WebhookAct!) { webhookAct(act: $act) {
      __typename ... on WebhookDone { id secret } ... on RankingRefused { code } } }`,
    { act: what },
  )
interface Shown {
  readonly code?: string
  readonly webhooks: readonly {
    readonly id: string
    readonly url: string
    readonly types: readonly string[]
    readonly paused: boolean
    readonly secretChanged: boolean
    readonly deliveries: readonly {
      readonly id: string
      readonly type: string
      readonly status: string
      readonly answer: string
    }[]
  }[]
}
const look = (by: Asker): Promise<Shown> =>
  by.get<Shown>(`{ webhooks { ... on RankingRefused { code }
    ... on Webhooks { webhooks { id url types paused secretChanged secretEnds deliveries { id type at status tries next answer } } } } }`)

describe('webhooks at a gateway', () => {
  const accounts = newAccounts()
  let app: App
  let boss: Asker
  let time: FakeTime
  let site: Receiver
  let store: WebhookStore
  let settled: () => Promise<void>

  beforeEach(async () => {
    time = fakeTime(1_800_000_000_000)
    ;({ store, settled } = settling(newWebhooks()))
    site = await receiver()
    app = await testApp({
      accounts,
      webhooks: store,
      rankings: newRankings(),
      time,
      development: true,
      signingKeys: [keyOf('League of the valley')],
    })
    boss = await official({ app, accounts }, `Boss ${Math.random()}`, 'ASSOCIATION', 'ORGANISER')
  })
  afterEach(async () => {
    await app.close()
    await site.close()
  })

  /** Announces an evening, plays it, and returns how to make it final. */
  const played = async (by: Asker): Promise<{ event: string; end: () => Promise<unknown> }> => {
    const { event } = await announce(by, {
      protestMinutes: 1,
      format: {
        id: 'evening',
        profile: 'plain',
        chairs: [4, 3],
        tieBreaks: [],
        bye: null,
        stake: null,
        series: [{ rounds: 1, minutes: null, draw: 'LOTS' }],
        scoring: { scale: null, ties: 'MEAN' },
      },
    })
    for (const name of ['Ola', 'Jan', 'Ewa', 'Leo'])
      await does(by, event, { enter: { entrant: { name, licence: name } } })
    await does(by, event, { draw: { series: 1 } })
    await does(by, event, { start: { series: 1 } })
    const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
    await does(by, event, { list: { series: 1, table: 1, lines, signed: true } })
    await does(by, event, { end: { series: 1 } })
    await time.advance(61_000)
    return { event, end: () => does(by, event, { final: {} }) }
  }

  it('are added and seen only by the association', async () => {
    const add = { add: { url: site.url, types: ['EVENT_FINAL'] } }
    const other = await official({ app, accounts }, `Other ${Math.random()}`, 'ORGANISER')
    for (const [who, code] of [
      [other, 'NOT_ALLOWED'],
      [asker(app), 'NOT_SIGNED_IN'],
    ] as const) {
      expect(await act(who, add)).toMatchObject({ code })
      expect(await act(who, { drop: 'x' })).toMatchObject({ code })
      expect(await look(who)).toMatchObject({ code })
    }
    expect(await store.webhooks()).toEqual([])
    for (const [url, code] of [
      ['http://league.example/', 'BAD_URL'],
      ['https://10.0.0.1/', 'PRIVATE_ADDRESS'],
    ])
      expect(await act(boss, { add: { url, types: ['EVENT_FINAL'] } })).toMatchObject({ code })
    expect(await act(boss, { add: { url: site.url, types: [] } })).toMatchObject({ code: 'MALFORMED' })
    expect(await act(boss, { drop: 'nothing' })).toMatchObject({ code: 'UNKNOWN_WEBHOOK' })

    const added = await act(boss, add)
    expect(added.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await look(boss)).toEqual({
      webhooks: [
        {
          id: added.id,
          url: site.url,
          types: ['EVENT_FINAL'],
          deliveries: [],
          paused: false,
          secretChanged: false,
          secretEnds: null,
        },
      ],
    })
    const acts = JSON.stringify(await accounts.acts(null, 9))
    expect(acts).toContain(`webhook: ${added.id} 127.0.0.1`)
    expect(acts).not.toContain(added.secret)
    // The secret is shown once, and stored nowhere.
    expect(JSON.stringify(await store.webhooks())).not.toContain(added.secret.slice(6))
    expect(await act(boss, { drop: added.id })).toMatchObject({ __typename: 'WebhookDone', secret: null })
    expect(await look(boss)).toEqual({ webhooks: [] })
    for (let n = 0; n < 20; n++) await act(boss, add)
    expect(await act(boss, add)).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' })
  })

  it('report an event when it is final, and an edition when it is published', async () => {
    await act(boss, { add: { url: site.url, types: ['EVENT_FINAL', 'RANKING_PUBLISHED'] } })
    const { event, end } = await played(boss)
    expect(site.received).toEqual([])
    let done = settled()
    await end()
    await done
    expect(JSON.parse(site.received[0]?.body ?? '{}')).toMatchObject({
      type: 'event.final',
      data: { event, game: 'tiny', hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    })
    expect(site.received[0]?.body).not.toContain('Ola')

    // An event that is reopened and final again is reported too, with what it replaces.
    await time.advance(1_000)
    await does(boss, event, { reopen: { reason: 'a mistake' } })
    await time.advance(1_000)
    done = settled()
    await does(boss, event, { final: {} })
    await done
    const [was, is] = site.received.map(
      ({ body }) => (JSON.parse(body) as { data: { hash: string; replaces?: string } }).data,
    )
    expect(was).not.toHaveProperty('replaces')
    expect(is).toMatchObject({ event, replaces: was?.hash })
    expect(is?.hash).not.toBe(was?.hash)

    await time.advance(1_000)
    const own = JSON.stringify({
      ...scheme,
      game: 'tiny',
      profiles: ['plain'],
      season: { from: '2027-01-01', until: '2027-12-31' },
    })
    const rank = (what: object): Promise<object> =>
      boss.get('mutation ($act: RankingAct!) { rankingAct(act: $act) { __typename } }', { act: what })
    await rank({ create: { ranking: 'league', scheme: own } })
    await rank({ draft: { ranking: 'league', date: '2027-01-15' } })
    done = settled()
    await rank({ stamp: { ranking: 'league', number: 1, status: 'FINAL' } })
    await done
    expect(JSON.parse(site.received[2]?.body ?? '{}')).toMatchObject({
      type: 'ranking.published',
      data: { ranking: 'league', edition: 1, status: 'final' },
    })
    const [webhook] = (await look(boss)).webhooks
    expect(webhook?.deliveries.map(({ type, status, answer }) => [type, status, answer])).toEqual([
      ['RANKING_PUBLISHED', 'DELIVERED', '204'],
      ['EVENT_FINAL', 'DELIVERED', '204'],
      ['EVENT_FINAL', 'DELIVERED', '204'],
    ])

    // A redelivery, once the webhook is resumed.
    const [hook] = await store.webhooks()
    expect(await act(boss, { pause: hook?.id })).toMatchObject({ id: hook?.id, secret: null })
    expect((await look(boss)).webhooks[0]?.paused).toBe(true)
    expect(await act(boss, { send: 'nothing' })).toMatchObject({ code: 'UNKNOWN_DELIVERY' })
    expect(await act(boss, { send: webhook?.deliveries[1]?.id })).toMatchObject({ secret: null })
    done = settled()
    expect(await act(boss, { resume: hook?.id })).toMatchObject({ secret: null })
    await done
    expect(site.received).toHaveLength(4)
    expect(site.received[3]?.body).toBe(site.received[1]?.body)
    expect((await look(boss)).webhooks[0]).toMatchObject({ paused: false })
    const written = JSON.stringify(await accounts.acts(null, 99))
    for (const kind of ['pause', 'resume', 'send']) expect(written).toContain(`webhook ${kind}: `)
  })

  it('report an event through another process, if the one that made it final was killed before it could', async () => {
    const events = newEvents()
    // It has no webhooks, as if it had been killed at once.
    const killed = await testApp({ accounts, events, time, development: true })
    const organiser = await official({ app: killed, accounts }, `Organiser ${Math.random()}`, 'ORGANISER')
    const { event, end } = await played(organiser)
    await store.addWebhook({
      id: 'h1',
      url: site.url,
      types: ['event.final'],
      paused: false,
      at: time.now(),
      fingerprint: fingerprintOf(webhookSecrets(oneSecret(secret)).of('h1')),
    })
    await end()
    await killed.close()
    const done = settled()
    const next = await testApp({ accounts, events, webhooks: store, time, development: true })
    await time.advance(0)
    await done
    await next.close()
    expect(site.received.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
      { event },
    ])
  })
})
