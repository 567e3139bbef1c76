/** A guest whose browser has forgotten them comes back to their seat with a key, and nobody else with anything else. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  sit,
  testApp,
  type Asker,
  type FakeTime,
} from '../help.js'
import { official } from '../event/gateway.js'
import { newAccounts } from '../stores.js'

const day = 24 * 60 * 60_000
let app: FastifyInstance
let time: FakeTime
let ola: Asker
let jan: Asker
let table: string
const accounts = newAccounts()
beforeEach(async () => {
  time = fakeTime(1_700_000_000_000)
  app = await testApp({ time, accounts })
  ;[ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
  table = (await openTiny(ola, 'private: true')).id
})
afterEach(() => app.close())

interface Given {
  readonly __typename: string
  readonly key?: string
  readonly code?: string
  readonly name?: string
  readonly token?: string
}
const keyOf = (who: Asker, id = table): Promise<Given> =>
  who.get(
    `mutation { seatKey(table: "${id}") { __typename ... on SeatKey { key } ... on Refused { code } } }`,
  )
const enter = (key: string | undefined): Promise<Given> =>
  asker(app).get(
    `mutation { enterSeat(key: ${JSON.stringify(key ?? '')}) { __typename ... on Guest { name token } ... on Refused { code } } }`,
  )

describe('a key to a seat', () => {
  it('brings its guest back in a browser that has forgotten them, with their cards', async () => {
    await addBot(ola, table)
    await addBot(ola, table)
    const before = await look(ola, table)
    const { key } = await keyOf(ola)
    const back = await enter(key)
    expect(back).toMatchObject({ __typename: 'Guest', name: 'Ola' })
    const after = await look(asker(app, back.token), table)
    expect([after.chair, after.view?.hand]).toEqual([before.chair, before.view?.hand])
    expect(before.view?.hand).toHaveLength(3)
  })

  it('is given to the guest who sits there alone', async () => {
    expect(await keyOf(jan)).toMatchObject({ code: 'NOT_SEATED' })
    expect(await keyOf(asker(app))).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await keyOf(ola, '22222222')).toMatchObject({ code: 'UNKNOWN_TABLE' })
    const member = await official({ app, accounts }, 'Ewa', 'REFEREE')
    await sit(member, (await openTiny(member)).id)
    expect(await keyOf(member)).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('opens nothing once the guest has no seat there any more, nor after a week', async () => {
    const { key } = await keyOf(ola)
    time.set(8 * day)
    expect(await enter(key)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    const other = (await openTiny(ola)).id
    const next = await keyOf(ola, other)
    await leave(ola, other)
    expect(await enter(next.key)).toMatchObject({ code: 'OVER' })
  })

  it('is no token, and no token is a key', async () => {
    const { key } = await keyOf(ola)
    expect(await keyOf(asker(app, key))).toMatchObject({ code: 'NOT_SIGNED_IN' })
    for (const wrong of [ola.token, '', 'x.y.z', `${key ?? ''}x`])
      expect(await enter(wrong)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })
})
