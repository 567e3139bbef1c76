/** "Find me a table": where a player is seated, when bots come, and what happens to abandoned tables. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bestFirst, botsAfter } from '../src/lobby/api/find.js'
import type { Row } from '../src/table/row.js'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  playOn,
  sit,
  testApp,
  whole,
  type Asker,
  type FakeTime,
  type TableAnswer,
} from './help.js'

let app: FastifyInstance
let time: FakeTime
let ola: Asker
let jan: Asker
let eve: Asker
beforeEach(async () => {
  time = fakeTime()
  app = await testApp({ time })
  ;[ola, jan, eve] = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
})
afterEach(() => app.close())

interface Found extends TableAnswer {
  readonly botsIn: number | null
  readonly speed: string
}
const selection = `${whole} ... on Table { botsIn }`
const find = (who: Asker, args = ''): Promise<Found> =>
  who.get(`mutation { findTable${args} { ${selection} } }`)
const at = (who: Asker, id: string): Promise<Found> => who.get(`{ table(id: "${id}") { ${selection} } }`)
const order = (who: Asker, what: string, id: string): Promise<Found> =>
  who.get(`mutation { ${what}(table: "${id}") { ${selection} } }`)
const names = ({ players }: TableAnswer): (string | undefined)[] => players.map((player) => player?.name)

describe('finding a table', () => {
  it('opens one if nobody waits, and tells everybody when bots will come', async () => {
    const found = await find(ola)
    expect(found).toMatchObject({ phase: 'GATHERING', chair: 0, botsIn: botsAfter, speed: 'CALM' })
    await time.advance(10_000)
    expect((await at(jan, found.id)).botsIn).toBe(botsAfter - 10_000)
  })

  it('leads to the same table when repeated', async () => {
    const { id, seq } = await find(ola)
    expect(await find(ola)).toMatchObject({ id, seq })
  })

  it('seats people together, even if they ask at the same moment', async () => {
    const found = await Promise.all([find(ola), find(jan), find(eve)])
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
    expect(await at(ola, found[0].id)).toMatchObject({ phase: 'PLAYING', botsIn: null })
  })

  it('avoids tables where nobody is connected and no bots will come', async () => {
    const { id } = await openTiny(ola)
    expect((await find(jan)).id).not.toBe(id)
  })

  it('prefers tables where most people wait, then those with fewest free chairs', () => {
    const player = { name: 'Ola', person: 'p', bot: false, online: true }
    const bot = { ...player, person: null, bot: true, online: false }
    const row = (id: string, players: Row['players'], botsAt: number | null = null): Row => ({
      id,
      game: 'tiny',
      profile: 'plain',
      speed: 'FREE',
      length: 3,
      phase: 'GATHERING',
      isPrivate: false,
      done: 0,
      botsAt,
      players,
    })
    const rows = [
      row('one', [player, null, null]),
      row('two', [player, player, null, null]),
      row('with a bot', [player, bot, null]),
      row('away', [{ ...player, online: false }, null, null]),
      row('just opened', [{ ...player, online: false }, null, null], 1),
      row('full', [player, player, player]),
      row('bots', [bot, bot, null]),
    ]
    expect(bestFirst(rows).map(({ id }) => id)).toEqual(['two', 'with a bot', 'just opened', 'one'])
  })

  it('avoids private tables, and those of another game or profile', async () => {
    await openTiny(ola, 'private: true')
    const first = await find(jan, '(game: "tiny", profile: "plain")')
    expect(first.chair).toBe(0)
    expect((await find(eve, '(game: "tiny")')).id).toBe(first.id)
  })

  it.each([
    ['(game: "chess")', 'UNKNOWN_GAME'],
    ['(game: "tiny", profile: "none")', 'BAD_CHOICE'],
    ['(profile: "plain")', 'BAD_CHOICE'],
    ['(luck: "not hex")', 'BAD_CHOICE'],
  ])('is refused with %s', async (args, code) => {
    expect((await find(ola, args)).code).toBe(code)
    expect(await ola.get<unknown[]>('{ lobby { id } }')).toEqual([])
  })

  it('needs a name, and fewer than eight tables of one’s own', async () => {
    expect((await find(asker(app))).code).toBe('NOT_SIGNED_IN')
    for (let i = 0; i < 8; i++) await openTiny(ola, 'private: true')
    expect((await find(ola)).code).toBe('TOO_MANY')
  })
})

describe('bots', () => {
  it('take the free chairs of a found table when the time is over, and play', async () => {
    const { id } = await find(ola)
    await sit(jan, id)
    await time.advance(botsAfter - 1)
    expect((await at(ola, id)).phase).toBe('GATHERING')
    await time.advance(1)
    const dealt = await at(ola, id)
    expect(dealt).toMatchObject({ phase: 'PLAYING', botsIn: null })
    expect(dealt.players.map((player) => player?.bot)).toEqual([false, false, true])
  })

  it('come at once when somebody at the table asks for them', async () => {
    const { id } = await find(ola)
    expect((await order(jan, 'fillWithBots', id)).code).toBe('NOT_SEATED')
    const dealt = await order(ola, 'fillWithBots', id)
    expect(dealt.phase).toBe('PLAYING')
    expect(new Set(names(dealt)).size).toBe(3)
    expect((await order(ola, 'fillWithBots', id)).seq).toBe(dealt.seq)
  })

  it('do not come once somebody at the table prefers to wait for people', async () => {
    const { id } = await find(ola)
    expect((await order(jan, 'waitForPeople', id)).code).toBe('NOT_SEATED')
    const waiting = await order(ola, 'waitForPeople', id)
    expect(waiting.botsIn).toBeNull()
    expect((await order(ola, 'waitForPeople', id)).seq).toBe(waiting.seq)
    await time.advance(2 * botsAfter)
    expect((await at(ola, id)).phase).toBe('GATHERING')
    await order(ola, 'fillWithBots', id)
    expect((await order(ola, 'waitForPeople', id)).code).toBe('STALE')
  })

  it('do not come by themselves to a table that somebody opened for people', async () => {
    const { id } = await openTiny(ola)
    await time.advance(10 * botsAfter)
    expect((await at(ola, id)).phase).toBe('GATHERING')
  })
})

describe('an abandoned table', () => {
  it('is closed with its last person, even if a bot holds the chair of another', async () => {
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await addBot(ola, id)
    await leave(jan, id)
    expect((await leave(ola, id)).phase).toBe('CLOSED')
  })

  it('is closed half an hour after its only person has gone, and keeps its records', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await order(ola, 'fillWithBots', id)
    await playOn(time, [ola], id)
    await time.advance(29 * 60_000)
    // With bots alone, the next hand waits for the person.
    expect((await look(ola, id)).phase).toBe('BETWEEN')
    await time.advance(3 * 60_000)
    expect((await look(ola, id)).phase).toBe('CLOSED')
    const { text } = await ola.get<{ text: string }>(
      `{ record(table: "${id}", hand: 0) { ... on Record { text } } }`,
    )
    expect(text).toContain('player 0: Ola')
  })

  it('stays for hours while two people may return to it', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await sit(jan, id)
    await addBot(ola, id)
    await time.advance(3 * 60 * 60_000)
    expect((await look(ola, id)).phase).toBe('PLAYING')
  })
})
