import { readRecords, replay } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addBot,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  play,
  playOn,
  ready,
  sit,
  testApp,
  tiny,
  type FakeTime,
  type TestDeps,
} from './help.js'

let app: FastifyInstance
afterEach(() => app.close())

async function start(deps: TestDeps = {}): Promise<FakeTime> {
  const time = fakeTime()
  app = await testApp({ time, ...deps })
  return time
}

describe('a hand over GraphQL', () => {
  it('is played by two people and a bot to the settlement', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    expect((await addBot(ola, id)).phase).toBe('GATHERING')
    expect((await sit(jan, id)).phase).toBe('PLAYING')
    const ended = await playOn(time, [ola, jan], id)
    expect(ended.phase).toBe('BETWEEN')
    expect(ended.settlement?.scores.reduce((sum, n) => sum + n)).toBe(0)
    expect(ended.sheet.rows).toHaveLength(1)
  })

  it('ends the series after its last hand', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola, 'length: 3')
    await addBot(ola, id)
    await sit(jan, id)
    for (const hand of [0, 1, 2]) {
      const ended = await playOn(time, [ola, jan], id)
      expect(ended).toMatchObject({ hand, phase: hand < 2 ? 'BETWEEN' : 'FINISHED' })
      if (hand < 2) await ready(ola, id)
      if (hand < 2) expect((await ready(jan, id)).phase).toBe('PLAYING')
    }
    const over = await look(ola, id)
    expect(over.sheet.rows).toHaveLength(3)
    expect(over.fairness?.next).toBeNull()
    expect((await ready(ola, id)).code).toBe('OVER')
    expect((await leave(ola, id)).code).toBe('OVER')
    expect((await play(ola, id, over.seq, 'pass')).code).toBe('OVER')
  })

  it('shows each player their own hand, and an onlooker none', async () => {
    await start()
    const [ola, jan, eve] = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await addBot(jan, id)
    const [a, b, c] = [await look(ola, id), await look(jan, id), await look(eve, id)]
    expect(a.view?.hand).toHaveLength(3)
    expect(b.view?.hand).toHaveLength(3)
    expect(a.view?.hand).not.toEqual(b.view?.hand)
    expect(c.view).toMatchObject({ seat: null, hand: [], legal: [] })
    expect(c.chair).toBeNull()
  })

  it('lets the dealer of four sit out, who sees what an onlooker sees', async () => {
    await start()
    const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => guest(app, name)))
    const [a, ...rest] = people as [never, never, never, never]
    const { id } = await openTiny(a, '').then(() => openFour(a))
    for (const who of rest) await sit(who, id)
    const dealer = await look(a, id)
    expect(dealer).toMatchObject({ chair: 0, seating: [1, 2, 3], view: { seat: null, hand: [] } })
    expect((await play(a, id, dealer.seq, 'pass')).code).toBe('NOT_PLAYING')
  })

  const openFour = (who: Parameters<typeof openTiny>[0]): Promise<{ id: string }> =>
    who.get('mutation { open(game: "tiny", profile: "plain", chairs: 4) { ... on Table { id } } }')
})

describe('the record of a finished hand', () => {
  it('is replayed to the same settlement', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await addBot(ola, id)
    const unfinished = await ola.get<{ code: string }>(
      `{ record(table: "${id}", hand: 0) { ... on Refused { code } } }`,
    )
    expect(unfinished.code).toBe('NO_SUCH_RECORD')
    const ended = await playOn(time, [ola, jan], id)
    const { text } = await ola.get<{ text: string }>(
      `{ record(table: "${id}", hand: 0) { ... on Record { text } } }`,
    )
    const [read] = readRecords(text)
    if (read === undefined || 'problem' in read) throw new Error('the record cannot be read')
    const { hand, stop } = replay(tiny.plugin, read)
    expect(stop).toBeNull()
    expect(hand?.settlement?.scores).toEqual(ended.settlement?.scores)
    expect(text).toContain('player 0: Ola')
  })
})

describe('between hands', () => {
  it('the next one is dealt after 12 seconds', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await addBot(ola, id)
    const { nextIn } = await playOn(time, [ola, jan], id)
    expect(nextIn).toBeGreaterThan(11_900)
    await time.advance((nextIn ?? 0) - 1)
    expect((await look(ola, id)).phase).toBe('BETWEEN')
    await time.advance(1)
    expect(await look(ola, id)).toMatchObject({ phase: 'PLAYING', hand: 1 })
  })

  it('nothing hurries a person who plays with bots alone: the settlement stays until they ask for the next hand', async () => {
    const time = await start()
    const ola = await guest(app, 'Ola')
    const { id } = await openTiny(ola)
    await addBot(ola, id)
    await addBot(ola, id)
    const settled = await playOn(time, [ola], id)
    expect(settled).toMatchObject({ phase: 'BETWEEN', nextIn: null })
    await time.advance(60_000)
    expect(await look(ola, id)).toMatchObject({ phase: 'BETWEEN', hand: 0 })
    expect(await ready(ola, id)).toMatchObject({ phase: 'PLAYING', hand: 1 })
  })

  it('the table waits for every human, and not for bots', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await addBot(ola, id)
    await playOn(time, [ola, jan], id)
    const waiting = await ready(ola, id)
    expect(waiting).toMatchObject({ phase: 'BETWEEN', players: [{ ready: true }, { ready: false }, {}] })
    expect((await ready(ola, id)).seq).toBe(waiting.seq)
    expect((await ready(jan, id)).phase).toBe('PLAYING')
  })
})

describe('leaving', () => {
  it('frees the chair before the cards are dealt', async () => {
    await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await sit(jan, id)
    expect((await leave(jan, id)).players[1]).toBeNull()
  })

  it('hands a running game to a bot, and returning takes it back', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await addBot(ola, id)
    const left = await leave(jan, id)
    expect(left).toMatchObject({ phase: 'PLAYING', chair: null, view: { hand: [] } })
    expect(left.players[1]).toMatchObject({ name: 'Jan', bot: true })
    expect((await jan.get<{ tables: string[] }>('{ me { tables } }')).tables).toEqual([id])
    const eve = await guest(app, 'Ewa')
    expect((await sit(eve, id)).code).toBe('TAKEN')
    await playOn(time, [ola], id)
    expect(await sit(jan, id)).toMatchObject({ chair: 1 })
  })

  it('closes the table when the last human goes', async () => {
    await start()
    const ola = await guest(app, 'Ola')
    const { id } = await openTiny(ola)
    await addBot(ola, id)
    await addBot(ola, id)
    expect((await leave(ola, id)).phase).toBe('CLOSED')
    expect((await sit(ola, id)).code).toBe('OVER')
    expect(await ola.get<unknown[]>('{ lobby { id } }')).toEqual([])
  })
})

describe('a game added as a plugin', () => {
  it('refuses text that is no move', () => {
    const start = tiny.plugin.start('plain', tiny.plugin.deal('plain', { below: () => 0 }), '')
    const refused = start?.play(0, 'nonsense')
    expect(refused !== undefined && 'refused' in refused && refused.refused).toBe('unreadable')
  })
})
