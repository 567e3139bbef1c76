/** A guest who makes an account, or signs in, in the middle of a hand plays on, instead of looking on at their own seat. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addBot, asker, guest, look, openTiny, play, testApp, type Asker } from '../help.js'
import { newAccounts } from '../stores.js'

let app: FastifyInstance
let ola: Asker
let table: string
const password = 'karo as wino 10'
const accounts = newAccounts()
beforeEach(async () => {
  app = await testApp({ accounts })
  ola = await guest(app, 'Ola')
  table = (await openTiny(ola, 'private: true')).id
  for (let bots = 0; bots < 2; bots++) await addBot(ola, table)
})
afterEach(() => app.close())

const tokenOf = async (who: Asker, act: string): Promise<string> => {
  const signed = await who.get<{ readonly token?: string }>(
    `mutation { ${act} { __typename ... on SignedIn { token } } }`,
  )
  return signed.token ?? ''
}
const register = (who: Asker, login: string): Promise<string> =>
  tokenOf(who, `register(name: "Ola W", login: "${login}", password: "${password}")`)

it('keeps chair, cards and turn', async () => {
  const before = await look(ola, table)
  const signed = asker(app, await register(ola, 'ola.w'))
  const after = await look(signed, table)
  expect([after.chair, after.view?.hand]).toEqual([before.chair, before.view?.hand])
  expect(after.players[0]?.name).toBe('Ola W')
  expect((await look(ola, table)).chair).toBeUndefined()
  const move = after.view?.legal[0]
  if (move !== undefined && after.view?.toAct.includes(after.view.seat ?? -1) === true)
    expect((await play(signed, table, after.seq, move)).seq).toBeGreaterThan(after.seq)
})

it('moves nobody else’s seat, and none to an account that sits there already', async () => {
  const stranger = await guest(app, 'Obcy')
  const signed = asker(app, await register(stranger, 'obcy'))
  expect((await look(ola, table)).chair).toBe(0)
  const { id } = await openTiny(signed)
  await ola.get(`mutation { sit(table: "${id}") { __typename } }`)
  const again = asker(app, await tokenOf(ola, `signIn(login: "obcy", password: "${password}")`))
  expect((await look(again, id)).chair).toBe(0)
  expect((await look(ola, id)).chair).toBe(1)
})
