/** When the deals of a day lie open: once the last table begun in time has ended, at the latest two hours after midnight. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SqlData } from '../../src/store/sql.js'
import { openSqlite } from '../../src/store/sqlite.js'
import { asker, fakeTime, guest, leave, look, playOn, ready, type Asker, type FakeTime } from '../help.js'
import { listen, subscribe, watchTable } from '../socket-help.js'
import {
  aMove,
  begin,
  days,
  dealAgain,
  evening,
  minute,
  openHouse,
  playUpTo,
  record,
  register,
  signInAgain,
  theDay,
  type Player,
} from './house.js'

const midnight = evening + 3 * minute

let app: FastifyInstance
let data: SqlData
let time: FakeTime
/** Has played a deal and left before midnight. */
let jan: Player
/** Begins a minute before midnight. */
let ola: Player
/** Ola’s second account. */
let other: Player
let janAt: string
let olaAt: string
beforeEach(async () => {
  time = fakeTime(evening + minute)
  data = await openSqlite(':memory:')
  app = await openHouse(time, data)
  jan = await register(app, 'Jan')
  ola = await register(app, 'Ola')
  other = await register(app, 'Olka')
  janAt = (await playUpTo(time, jan, (await begin(jan)).id, 1)).id
  await leave(jan, janAt)
  await time.advance(midnight - minute - time.now())
  olaAt = (await begin(ola)).id
  expect(time.now()).toBeLessThan(midnight)
})
afterEach(async () => {
  await app.close()
})

const past = (who: Asker) => days(who, `day: "${theDay}"`)
const replay = async (who: Asker, table: string): Promise<number> => {
  const headers = who.token === undefined ? {} : { authorization: `Bearer ${who.token}` }
  return (await app.inject({ url: `/replay-data/${table}/1`, headers })).statusCode
}
/** Nobody but its player sees the cards of a table, by any way, or what they came from. */
async function expectSecret(): Promise<void> {
  for (const who of [ola, other, await guest(app, 'Ewa'), asker(app)]) {
    expect(await past(who)).toMatchObject({ over: false, opened: null })
    expect((await past(who)).rows.filter(({ table }) => table !== null)).toEqual([])
    expect(await look(who, janAt)).toMatchObject({ code: 'CARDS_IN_PLAY' })
    expect(await record(who, janAt)).toMatchObject({ code: 'CARDS_IN_PLAY' })
    expect(await replay(who, janAt)).toBe(403)
    const code = who.token === undefined ? 'NOT_SIGNED_IN' : 'CARDS_IN_PLAY'
    expect(await dealAgain(who, janAt)).toMatchObject({ code })
  }
  expect(await dealAgain(jan, janAt)).toMatchObject({ code: 'CARDS_IN_PLAY' })
}

describe('a day whose last table was begun a minute before midnight', () => {
  it('stays secret past midnight until that table has ended', async () => {
    await playOn(time, [ola], olaAt, aMove)
    await time.advance(midnight + 5 * minute - time.now())
    await expectSecret()
    // Whoever begins now plays the deals of the new day.
    expect((await days(other)).day).toBe('2026-11-29')
    await ready(ola, olaAt)
    await time.advance(1)
    const end = await playUpTo(time, ola, olaAt)
    expect(end.phase).toBe('FINISHED')
    expect(time.now()).toBeGreaterThan(midnight)
    await expectSecret()
    await time.advance(minute)
    await expect.poll(async () => (await past(other)).over).toBe(true)
    expect((await past(other)).opened).not.toBeNull()
    // It was begun in time, so it counts.
    expect(await past(ola)).toMatchObject({
      finished: 1,
      begun: 2,
      own: { total: expect.any(Number) as number },
    })
    await expect.poll(async () => (await look(other, janAt)).__typename).toBe('Table')
    expect(await dealAgain(other, olaAt)).toMatchObject({ __typename: 'Table' })
  })

  it('opens when its player leaves', async () => {
    await time.advance(midnight + 5 * minute - time.now())
    await expectSecret()
    await leave(ola, olaAt)
    await time.advance(minute)
    await expect.poll(async () => (await past(other)).over).toBe(true)
    expect(await past(ola)).toMatchObject({ finished: 0, begun: 2, own: null })
  })

  it('is not begun again by a clock that is set back over midnight', async () => {
    await leave(ola, olaAt)
    const hour = 60 * minute
    time.set(hour)
    await time.advance(minute)
    await expect.poll(async () => (await past(asker(app))).over).toBe(true)
    time.set(-hour - 2 * minute)
    expect((await days(other)).day).toBe(theDay)
    expect(await days(other)).toMatchObject({ over: true })
    expect((await begin(other)).code).toBe('UNAVAILABLE')
  })

  it('opens two hours after midnight whatever is still in play, and what ends later does not count', async () => {
    // They look at the table until then, so it neither ends nor is it closed as abandoned.
    const port = await listen(app)
    for (let at = midnight; at < midnight + 119 * minute; at += 7 * minute) {
      await time.advance(at - time.now())
      ola = await signInAgain(app, ola)
      const watching = subscribe(port, watchTable(olaAt), ola.token)
      await watching.until(({ chair }) => chair === 0)
      await time.advance(minute)
      watching.close()
    }
    await time.advance(midnight + 119 * minute - time.now())
    ola = await signInAgain(app, ola)
    jan = await signInAgain(app, jan)
    other = await signInAgain(app, other)
    expect(await look(ola, olaAt)).toMatchObject({ phase: expect.not.stringMatching('CLOSED') as string })
    await expectSecret()
    const strange = subscribe(port, watchTable(janAt), other.token)
    expect(await strange.ended).toMatchObject([{ extensions: { code: 'CARDS_IN_PLAY' } }])
    strange.close()
    await time.advance(3 * minute)
    await expect.poll(async () => (await past(other)).over).toBe(true)
    expect((await past(other)).opened).not.toBeNull()
    await ready(ola, olaAt)
    await time.advance(1)
    expect((await playUpTo(time, ola, olaAt)).phase).toBe('FINISHED')
    expect(await past(ola)).toMatchObject({ finished: 0, begun: 2, own: null, rows: [] })
  })
})
