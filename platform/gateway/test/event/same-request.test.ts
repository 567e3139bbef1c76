/** Idempotency keys: the same request sent again is done once, and another request under the same key is refused. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { oneSecret } from '../../src/base/secrets.js'
import { eventKeys, contentsOf } from '../../src/event/store/keys.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { asker, fakeTime, secret, testApp, type Asker, type FakeTime, type TestDeps } from '../help.js'
import { newAccounts, newEvents } from '../stores.js'
import { act, announce, official, see } from './gateway.js'

let app: FastifyInstance
let accounts: Accounts
let store: EventStore
let director: Asker
let event: string
let time: FakeTime
const start = async (deps: TestDeps = {}): Promise<void> => {
  app = await testApp({ accounts, events: store, time, ...deps })
}
beforeEach(async () => {
  accounts = newAccounts()
  store = newEvents()
  time = fakeTime(1_700_000_000_000)
  await start()
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director)).event
})
afterEach(() => app.close())

const enter = (name: string, op: string, more: object = {}) =>
  act(asker(app, director.token), event, { enter: { entrant: { name, ...more } } }, null, op)
const names = async (): Promise<readonly string[]> =>
  (
    await see<{ players: { name: string }[] }>(asker(app, director.token), event, 'players { name }')
  ).players.map((p) => p.name)

it('an act sent again is done once, and another act under its key is refused and not done', async () => {
  const first = await enter('Ola', 'one')
  const again = await enter('Ola', 'one')
  expect([again.__typename, again.player?.id]).toEqual(['EventDone', first.player?.id])
  expect(await enter('Jan', 'one')).toMatchObject({ __typename: 'EventRefused', code: 'OP_REUSED' })
  const other = { notice: { text: 'Break until noon', seen: null } }
  expect(await act(director, event, other, null, 'one')).toMatchObject({ code: 'OP_REUSED' })
  expect(await names()).toEqual(['Ola'])
  expect((await enter('Jan', 'two')).__typename).toBe('EventDone')
  expect(await names()).toEqual(['Ola', 'Jan'])
})

it('a field that is null is one that is left out, as programs of other versions send it', async () => {
  await enter('Ola', 'one')
  expect((await enter('Ola', 'one', { club: null })).__typename).toBe('EventDone')
})

it('is the same request after the secret was changed, and another one is still another', async () => {
  await enter('Ola', 'one')
  const young = 'another secret that is only good for tests'
  const from = time.now()
  const secretBefore = { secret, from, until: from + 60 * 60_000 }
  await app.close()
  await start({ secret: young, secretBefore })
  expect((await enter('Ola', 'one')).__typename).toBe('EventDone')
  expect(await enter('Jan', 'one')).toMatchObject({ code: 'OP_REUSED' })
  expect(await names()).toEqual(['Ola'])
})

it('an act of a program that wrote no digest counts as the same', async () => {
  await enter('Ola', 'one')
  const entries = (await store.log(event)).map(({ at, by, op, entry }) => ({ at, by, op, entry }))
  store = newEvents()
  await store.append({ event, expected: 0, entries, over: false })
  await app.close()
  await start()
  expect((await enter('Jan', 'one')).__typename).toBe('EventDone')
  expect(await names()).toEqual(['Ola'])
})

it('the digest in the log depends on the secret, so nobody can guess a forgotten name from it', async () => {
  await enter('Ola', 'one')
  expect((await store.log(event)).at(-1)?.content).toMatch(/^[2-9a-z]{16}$/)
  const digestBy = (word: string) => contentsOf(eventKeys(oneSecret(word)), { name: 'Ola' })
  expect(digestBy('one secret of this test')).not.toEqual(digestBy('another secret of this test'))
  expect(digestBy('one secret of this test')).toEqual(digestBy('one secret of this test'))
})

it('an announcement sent again gives the same event, and other regulations under its key are refused', async () => {
  expect((await announce(director)).event).toBe(event)
  expect(await announce(director, { name: 'Another evening' })).toMatchObject({ code: 'OP_REUSED' })
  expect((await announce(director, { name: 'Another evening' }, 'another')).event).not.toBe(event)
})
