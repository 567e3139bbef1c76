/** Levels of bots at tables: who may choose them, where they are kept, and what a table without a choice does. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../src/store/store.js'
import {
  asker,
  fakeTime,
  guest,
  leave,
  openTiny,
  playOn,
  ready,
  sit,
  testApp,
  tiny,
  whole,
  type Asker,
  type FakeTime,
  type TableAnswer,
} from './help.js'
import { levelled } from './levelled.js'
import { newStore } from './stores.js'

let app: FastifyInstance
let store: Store
let time: FakeTime
let ola: Asker
let jan: Asker

async function start(games: readonly (typeof tiny)[] = [levelled]): Promise<void> {
  app = await testApp({ store, time, games })
}
beforeEach(async () => {
  store = newStore()
  time = fakeTime()
  await start()
  ;[ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
})
afterEach(() => app.close())

const addBot = (who: Asker, id: string, args: string): Promise<TableAnswer> =>
  who.get(`mutation { addBot(table: "${id}" ${args}) { ${whole} } }`)
const fill = (who: Asker, id: string, args = ''): Promise<TableAnswer> =>
  who.get(`mutation { fillWithBots(table: "${id}" ${args}) { ${whole} } }`)
const levels = async (id: string): Promise<(string | null)[]> => {
  const { players } = await asker(app, ola.token).get<{ players: ({ level: string | null } | null)[] }>(
    `{ table(id: "${id}") { ... on Table { players { level } } } }`,
  )
  return players.map((player) => player && player.level)
}
const logged = async (id: string): Promise<object[]> =>
  (await store.log(id)).flatMap(({ entry }) => (entry.kind === 'bot' ? [entry] : []))

describe('the level of a bot', () => {
  it('is chosen by whoever adds it, for one chair or for all free ones, and people have none', async () => {
    const { id } = await openTiny(ola)
    await addBot(ola, id, ', level: MASTER')
    await fill(ola, id, ', level: BEGINNER')
    expect(await levels(id)).toEqual([null, 'MASTER', 'BEGINNER'])
  })

  it('is CLUB if nobody chooses, and the log says no more than it used to', async () => {
    const { id } = await openTiny(ola)
    await addBot(ola, id, '')
    await addBot(ola, id, ', level: null')
    expect(await levels(id)).toEqual([null, 'CLUB', 'CLUB'])
    for (const entry of await logged(id)) expect(Object.keys(entry)).toEqual(['kind', 'chair', 'name'])
  })

  it('is refused if the game does not have it, and nothing changes', async () => {
    await app.close()
    await start([tiny])
    const who = asker(app, ola.token)
    const { id, seq } = await openTiny(who)
    expect((await addBot(who, id, ', level: MASTER')).code).toBe('BAD_CHOICE')
    expect((await fill(who, id, ', level: BEGINNER')).code).toBe('BAD_CHOICE')
    expect((await fill(who, id, ', level: CLUB')).seq).toBeGreaterThan(seq)
  })

  it('is not chosen by people who do not sit there', async () => {
    const { id } = await openTiny(ola)
    expect((await addBot(jan, id, ', level: MASTER')).code).toBe('NOT_SEATED')
    expect((await fill(jan, id, ', level: MASTER')).code).toBe('NOT_SEATED')
  })

  it('cannot be something else', async () => {
    const { id } = await openTiny(ola)
    const { errors } = await ola.ask(`mutation { addBot(table: "${id}", level: GOD) { __typename } }`)
    expect(errors?.[0]?.message).toContain('BotLevel')
  })

  it('stays after a restart', async () => {
    const { id } = await openTiny(ola)
    await fill(ola, id, ', level: MASTER')
    await app.close()
    await start()
    expect(await levels(id)).toEqual([null, 'MASTER', 'MASTER'])
  })

  it('stays in the log if the game no longer has it, and the table plays on', async () => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await fill(ola, id, ', level: MASTER')
    await app.close()
    await start([tiny])
    expect(await levels(id)).toEqual([null, 'MASTER', 'MASTER'])
    expect((await playOn(time, [asker(app, ola.token)], id)).phase).toBe('BETWEEN')
  })

  it('is CLUB for a bot that plays on for somebody who left, until they come back', async () => {
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await fill(ola, id, ', level: MASTER')
    await leave(jan, id)
    expect(await levels(id)).toEqual([null, 'CLUB', 'MASTER'])
    await sit(jan, id)
    expect(await levels(id)).toEqual([null, null, 'MASTER'])
  })

  it('is CLUB for bots that come by themselves', async () => {
    const { id } = await ola.get(`mutation { findTable { ${whole} } }`)
    await time.advance(30_000)
    expect(await levels(id)).toEqual([null, 'CLUB', 'CLUB'])
  })

  it('is the same at the next table', async () => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await sit(jan, id)
    await fill(ola, id, ', level: BEGINNER')
    await leave(jan, id)
    while ((await playOn(time, [ola], id)).phase !== 'FINISHED') await ready(ola, id)
    const next = await ola.get(`mutation { again(table: "${id}") { ${whole} } }`)
    expect(await levels(next.id)).toEqual([null, 'CLUB', 'BEGINNER'])
  })
})

it('a game says which levels it has, the weakest first', async () => {
  expect(await ola.get('{ games { levels } }')).toEqual([{ levels: ['BEGINNER', 'CLUB', 'MASTER'] }])
  await app.close()
  await start([tiny])
  expect(await asker(app).get('{ games { levels } }')).toEqual([{ levels: ['CLUB'] }])
})
