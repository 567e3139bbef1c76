/** The deals of the day: who may play them, that all tables have the same cards, and what others see before the day is over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SqlData } from '../../src/store/sql.js'
import { openSqlite } from '../../src/store/sqlite.js'
import { asker, fakeTime, guest, leave, look, playOn, type Asker, type FakeTime } from '../help.js'
import {
  aMove,
  begin,
  days,
  deal,
  dealAgain,
  evening,
  minute,
  openHouse,
  playUpTo,
  record,
  register,
} from './house.js'

/** From the evening on, until the day is closed if nobody plays any more. */
const pastMidnight = 7 * minute

const folder = mkdtempSync(join(tmpdir(), 'daily-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
let file: string
let app: FastifyInstance
let data: SqlData
let time: FakeTime
let ola: Asker
let jan: Asker
const start = () => openHouse(time, data)
beforeEach(async () => {
  time = fakeTime(evening)
  file = join(folder, `${count++}.db`)
  data = await openSqlite(file)
  app = await start()
  ;[ola, jan] = [await register(app, 'Ola'), await register(app, 'Jan')]
})
afterEach(() => app.close())

/** Plays so many deals, or all to the end. */
const finish = async (who: Asker, hands = 12) => playUpTo(time, who, (await begin(who)).id, hands)

/** Waits until everybody may look at the tables of the day. */
async function midnight(tables: readonly string[]): Promise<void> {
  await time.advance(pastMidnight)
  const isOpen = async (table: string) => (await look(asker(app), table)).__typename === 'Table'
  await expect.poll(() => Promise.all(tables.map(isOpen))).toEqual(tables.map(() => true))
}

describe('the deals of the day', () => {
  it('are played alone against masters, one try an account', async () => {
    const table = await begin(ola)
    expect(table).toMatchObject({
      chair: 0,
      phase: 'PLAYING',
      players: [{ bot: false }, { bot: true }, { bot: true }],
    })
    expect((await begin(ola)).id).toBe(table.id)
    await leave(ola, table.id)
    expect(await begin(ola)).toMatchObject({ id: table.id, phase: 'CLOSED' })
    expect((await begin(jan)).id).not.toBe(table.id)
  })

  it('need a name, and a game with masters', async () => {
    expect((await begin(asker(app))).code).toBe('ACCOUNT_NEEDED')
    expect((await begin(ola, 'chess')).code).toBe('UNKNOWN_GAME')
    expect((await days(ola, 'day: "2026-11-29"')).code).toBe('BAD_CHOICE')
    expect((await days(ola, 'day: "2026-02-30"')).code).toBe('BAD_CHOICE')
    expect((await days(ola, 'day: "2026-09-01"')).code).toBe('BAD_CHOICE')
    expect((await days(ola, 'club: "none"')).code).toBe('BAD_CHOICE')
  })

  it('are the same at all tables, and were committed to before', async () => {
    const { commitment } = await days(ola)
    const [mine, theirs] = [await finish(ola), await finish(jan, 3)]
    expect([mine.phase, theirs.phase]).toEqual(['FINISHED', 'BETWEEN'])
    await leave(jan, theirs.id)
    await midnight([mine.id, theirs.id])
    for (const hand of [0, 2]) {
      const texts = await Promise.all([mine, theirs].map(({ id }) => record(ola, id, hand)))
      const [one, other] = texts.map(({ text }) => deal(text))
      expect(one).toBeDefined()
      expect(other).toBe(one)
    }
    const past = await days(ola, 'day: "2026-11-28"')
    expect(past).toMatchObject({ commitment, over: true })
    expect(past.opened).not.toBeNull()
    expect((await days(ola)).commitment).not.toBe(commitment)
  })

  it('are ranked by the total, also while others play, without a way to their cards', async () => {
    const { id } = await finish(ola)
    const { id: theirs } = await begin(jan)
    const seen = await days(jan)
    expect(seen).toMatchObject({ over: false, opened: null, finished: 1, begun: 2, own: null })
    expect(seen.rows).toMatchObject([{ place: 1, name: 'Ola', table: null }])
    expect((await days(ola)).own).toMatchObject({ place: 1 })
    for (const who of [jan, asker(app), await guest(app, 'Ewa')]) {
      expect(await look(who, id)).toMatchObject({ __typename: 'Refused' })
      expect((await record(who, id)).text).toBeUndefined()
    }
    expect((await record(ola, id)).text).toBeDefined()
    // Not even the player may deal the cards to others.
    expect(await dealAgain(ola, id)).toMatchObject({ code: 'CARDS_IN_PLAY' })
    await leave(jan, theirs)
    await midnight([id])
    expect((await record(jan, id)).text).toBeDefined()
    expect(await dealAgain(jan, id)).toMatchObject({ __typename: 'Table' })
    expect((await days(jan, 'day: "2026-11-28"')).rows[0]?.table).toBe(id)
  })

  it('go on after a restart with the same cards', async () => {
    const { id } = await begin(ola)
    await playOn(time, [ola], id, aMove)
    await app.close()
    data = await openSqlite(file)
    app = await start()
    ;[ola, jan] = [asker(app, ola.token), asker(app, jan.token)]
    expect((await finish(ola, 2)).id).toBe(id)
    const { id: other } = await finish(jan, 2)
    await Promise.all([leave(ola, id), leave(jan, other)])
    await midnight([id, other])
    const [one, two] = await Promise.all([id, other].map(async (table) => (await record(ola, table, 1)).text))
    expect(deal(one)).toBeDefined()
    expect(deal(two)).toBe(deal(one))
  })
})
