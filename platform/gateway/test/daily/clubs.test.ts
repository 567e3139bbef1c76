/** The deals of a club: a second account, which anybody can make, does not show its members their cards. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqlDaily } from '../../src/daily/store.js'
import type { SqlData } from '../../src/store/sql.js'
import { openSqlite } from '../../src/store/sqlite.js'
import { clubKey } from '../club-key.js'
import { asker, fakeTime, leave, type Asker, type FakeTime } from '../help.js'
import {
  begin,
  days,
  deal,
  evening,
  minute,
  openHouse,
  playUpTo,
  record,
  register,
  theDay,
  type Player,
} from './house.js'

const key = clubKey()
let app: FastifyInstance
let data: SqlData
let time: FakeTime
let ola: Asker
let jan: Asker
/** Ola’s second account, which no club has made. */
let second: Player

const member = async (sub: string): Promise<Asker> =>
  asker(app, (await key.handOver(app, time.now(), { club: 'rybnik', sub })).token)
beforeEach(async () => {
  time = fakeTime(evening)
  data = await openSqlite(':memory:')
  app = await openHouse(time, data, { clubs: [key.club('rybnik')] })
  ;[ola, jan, second] = [await member('Ola'), await member('Jan'), await register(app, 'Olka')]
})
afterEach(() => app.close())

const idOf = async (who: Asker): Promise<string> => (await who.get<{ id: string }>('{ me { id } }')).id

const firstDeal = async (who: Asker): Promise<string | undefined> => {
  const { id } = await playUpTo(time, who, (await begin(who)).id, 1)
  return deal((await record(who, id)).text)
}

describe('the deals of a club', () => {
  it('are the same for its members, and others than those of everybody', async () => {
    const cards = [await firstDeal(ola), await firstDeal(jan), await firstDeal(second)]
    expect(cards[0]).toBeDefined()
    expect(cards[1]).toBe(cards[0])
    expect(cards[2]).not.toBe(cards[0])
    const commitments = [await days(ola), await days(second), await days(second, 'club: "rybnik"')]
    expect(commitments[0]?.commitment).not.toBe(commitments[1]?.commitment)
    expect(commitments[2]?.commitment).toBe(commitments[0]?.commitment)
  })

  it('are listed for its members alone, whether they name the club or not', async () => {
    await playUpTo(time, ola, (await begin(ola)).id)
    await begin(second)
    for (const [who, args] of [
      [ola, ''],
      [second, 'club: "rybnik"'],
      [asker(app), 'club: "rybnik"'],
    ] as const)
      expect(await days(who, args)).toMatchObject({ rows: [{ name: 'Ola' }], finished: 1, begun: 1 })
    for (const who of [second, asker(app)])
      expect(await days(who)).toMatchObject({ rows: [], finished: 0, begun: 1 })
  })

  it('are closed without waiting for others', async () => {
    const { id } = await begin(ola)
    await begin(second)
    await leave(ola, id)
    await time.advance(7 * minute)
    const past = (args: string) => days(asker(app), `day: "${theDay}" ${args}`)
    await expect.poll(async () => (await past('club: "rybnik"')).opened).not.toBeNull()
    expect(await past('')).toMatchObject({ over: false, opened: null })
  })

  it('of a day before 1.3 are those of everybody, in which its members are listed', async () => {
    const [id, other] = [await idOf(ola), await idOf(second)]
    const old = { day: theDay, game: 'tiny', club: null, commitment: 'c'.repeat(64) }
    const store = sqlDaily(data.db)
    await store.begin({ ...old, person: id, table: 't2222222' })
    await store.begin({ ...old, person: other, table: 't3333333' })
    await store.released('t2222222')
    await store.released('t3333333')
    await time.advance(7 * minute)
    const past = (args: string) => days(asker(app), `day: "${theDay}" ${args}`)
    expect(await past('')).toMatchObject({ over: true, begun: 2, commitment: old.commitment })
    expect(await past('club: "rybnik"')).toMatchObject({ over: true, begun: 1, commitment: old.commitment })
  })
})
