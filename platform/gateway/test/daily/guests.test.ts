/** Guests and the deals of the day: one try, which is theirs alone, also with the account that they make later. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqlDaily } from '../../src/daily/store.js'
import { guestTries } from '../../src/http/quotas.js'
import type { SqlData } from '../../src/store/sql.js'
import { newData } from '../stores.js'
import { asker, fakeTime, guest, leave, type Asker, type FakeTime } from '../help.js'
import { begin, days, evening, minute, openHouse, playUpTo, register, theDay } from './house.js'

let app: FastifyInstance
let data: SqlData
let time: FakeTime
let ewa: Asker
let ola: Asker
beforeEach(async () => {
  time = fakeTime(evening)
  data = newData()
  app = await openHouse(time, data)
  ;[ewa, ola] = [await guest(app, 'Ewa'), await register(app, 'Ola')]
})
afterEach(() => app.close())

/** Makes an account in the browser of a guest. */
const keep = async (who: Asker): Promise<Asker> => {
  const { token } = await who.get<{ token: string }>(
    'mutation { register(name: "Ewa", password: "sowa lata nocą 7") { ... on SignedIn { token } } }',
  )
  return asker(app, token)
}

describe('a guest', () => {
  it('plays the deals of a day once, and is not listed', async () => {
    const { id } = await begin(ewa)
    expect(await playUpTo(time, ewa, id)).toMatchObject({ phase: 'FINISHED' })
    expect((await begin(ewa)).id).toBe(id)
    await playUpTo(time, ola, (await begin(ola)).id)
    const { total } = await own(ola)
    await own(ewa)
    expect(await days(ewa)).toMatchObject({
      table: id,
      listed: false,
      rows: [{ name: 'Ola', total }],
      finished: 1,
      begun: 1,
    })
    expect((await days(ola)).listed).toBe(true)
  })

  it('keeps the try, and its result, with the account that they make', async () => {
    const { id } = await playUpTo(time, ewa, (await begin(ewa)).id)
    const { total } = await own(ewa)
    const account = await keep(ewa)
    expect(await days(account)).toMatchObject({ table: id, own: { total }, listed: false, finished: 0 })
    expect(await begin(account)).toMatchObject({ code: 'PLAYED' })
    expect((await days(ola)).rows).toEqual([])
  })

  it('goes on at the same table with the account that they make, and is still not listed', async () => {
    const { id } = await playUpTo(time, ewa, (await begin(ewa)).id, 2)
    const account = await keep(ewa)
    expect(await begin(account)).toMatchObject({ id })
    await playUpTo(time, account, id)
    expect(await days(account)).toMatchObject({ own: { place: 1 }, listed: false, rows: [] })
  })

  it('keeps the day closed to others like everybody', async () => {
    const { id } = await begin(ewa)
    await time.advance(7 * minute)
    expect((await days(ola, `day: "${theDay}"`)).over).toBe(false)
    await leave(ewa, id)
    await time.advance(7 * minute)
    await expect.poll(async () => (await days(ola, `day: "${theDay}"`)).over).toBe(true)
  })

  it('is forgotten with the try', async () => {
    await begin(ewa)
    const { id } = await ewa.get<{ id: string }>('{ me { id } }')
    await leave(ewa, (await days(ewa)).table as string)
    await ewa.get('mutation { deleteAccount { __typename } }')
    expect(await sqlDaily(data.db).of({ game: 'tiny', day: theDay }, id)).toBeUndefined()
  })

  it('is counted by household: one who clears their browser again and again is refused', async () => {
    await app.close()
    time = fakeTime(evening - 60 * minute)
    app = await openHouse(time, newData(), { rate: 600 })
    const answers: (string | undefined)[] = []
    for (let n = 0; n <= guestTries.household[0].most; n++) {
      answers.push((await begin(await guest(app, 'Ewa'))).code)
      await time.advance(10_000)
    }
    expect(answers.lastIndexOf(undefined)).toBe(guestTries.household[0].most - 1)
    expect(answers.at(-1)).toBe('TOO_MANY')
    expect(await begin(await register(app, 'Jan'))).toMatchObject({ phase: 'PLAYING' })
  })
})

const own = async (who: Asker): Promise<{ readonly total: number }> =>
  (await days(who)).own ?? expect.fail('no result')
