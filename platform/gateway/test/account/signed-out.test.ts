/** Signing out takes effect at once on everything that is open. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { accessLifetime } from '../../src/account/tokens.js'
import { signedOut } from '../../src/graphql/socket.js'
import { addBot, asker, fakeTime, look, openTiny, testApp, type Asker, type FakeTime } from '../help.js'
import { closed, listen, message, opened, rawSocket, subscribe, watchTable } from '../socket-help.js'

let app: FastifyInstance
let time: FakeTime
let port: number
let ola: Asker

const password = 'karo as wino 10'
const signed = '{ ... on SignedIn { token login refresh } }'
interface Signed {
  readonly token: string
  readonly login: string
  readonly refresh: string
}
let first: Signed
const signIn = (): Promise<Signed> =>
  asker(app).get(
    `mutation ($login: String!, $password: String!) { signIn(login: $login, password: $password) ${signed} }`,
    { login: first.login, password },
  )

beforeEach(async () => {
  time = fakeTime(1_700_000_000_000)
  app = await testApp({ time })
  port = await listen(app)
  first = await asker(app).get<Signed>(
    `mutation { register(name: "Ola", password: "${password}") ${signed} }`,
  )
  ola = asker(app, first.token)
})
afterEach(() => app.close())

/** A socket that was initialised with a token. */
async function greeted(token: string): Promise<WebSocket> {
  const socket = rawSocket(port)
  await opened(socket)
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
  await message(socket)
  return socket
}

describe('an open subscription', () => {
  it.each([
    ['sign out', (by: Asker) => by.get('mutation { signOut { __typename } }')],
    ['sign out everywhere', (by: Asker) => by.get('mutation { signOutEverywhere { __typename } }')],
    [
      'change the password',
      (by: Asker) =>
        by.get(`mutation { changePassword(old: "${password}", new: "trefl as pik 99") { __typename } }`),
    ],
    [
      'end the session',
      async (by: Asker) => {
        const { sessions } = await by.get<{ sessions: { id: string }[] }>('{ me { sessions { id } } }')
        return by.get(`mutation { endSession(id: "${sessions[0]?.id}") { __typename } }`)
      },
    ],
  ])('ends when they %s', async (_, end) => {
    const { id } = await openTiny(ola)
    const watching = subscribe(port, watchTable(id), ola.token)
    await watching.until(({ chair }) => chair === 0)
    await end(ola)
    expect(await watching.ended).toMatchObject({ code: signedOut })
    expect(await ola.get<unknown>('{ me { id } }')).toBeNull()
  })

  it('does not bring cards dealt afterwards', async () => {
    const { id } = await openTiny(ola)
    const watching = subscribe(port, watchTable(id), ola.token)
    await watching.until(({ chair }) => chair === 0)
    await ola.get('mutation { signOutEverywhere { __typename } }')
    const again = asker(app, (await signIn()).token)
    for (let n = 0; n < 2; n++) await addBot(again, id)
    expect((await look(again, id)).view?.hand).toHaveLength(3)
    await watching.ended
    expect(watching.seen.map(({ view }) => view)).toEqual(watching.seen.map(() => null))
  })

  it('of another device stays open when only one is signed out', async () => {
    const other = asker(app, (await signIn()).token)
    const { id } = await openTiny(ola)
    const mine = subscribe(port, watchTable(id), ola.token)
    const theirs = subscribe(port, watchTable(id), other.token)
    await Promise.all([mine, theirs].map((one) => one.until(({ chair }) => chair === 0)))
    await other.get('mutation { endOtherSessions { __typename } }')
    expect(await mine.ended).toMatchObject({ code: signedOut })
    await addBot(other, id)
    expect((await theirs.until(({ players }) => players[1] !== null)).chair).toBe(0)
    theirs.close()
  })

  it('ends when a refresh token is used a second time', async () => {
    const { id } = await openTiny(ola)
    const watching = subscribe(port, watchTable(id), ola.token)
    await watching.until(() => true)
    const refresh = () =>
      asker(app).get(`mutation { refresh(token: "${first.refresh}") { __typename ... on Refused { code } } }`)
    await refresh()
    await time.advance(60_000)
    expect(await refresh()).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect(await watching.ended).toMatchObject({ code: signedOut })
  })

  it('ends when its token expires, though the session continues', async () => {
    const { id } = await openTiny(ola)
    const watching = subscribe(port, watchTable(id), ola.token)
    await watching.until(() => true)
    const guest = await asker(app).get<{ token: string }>(
      'mutation { enter(name: "Jan") { ... on Guest { token } } }',
    )
    const theirs = subscribe(port, watchTable(id), guest.token)
    await theirs.until(() => true)
    await time.advance(accessLifetime * 1000)
    expect(await watching.ended).toMatchObject({ code: signedOut })
    const { token } = await signIn()
    await addBot(asker(app, token), id)
    await theirs.until(({ players }) => players[1] !== null)
    theirs.close()
  })
})

describe('a socket', () => {
  it('refuses mutations of a session that has ended, even before its client knows', async () => {
    const socket = await greeted(first.token)
    // The client does not read, so it does not answer the close frame.
    socket.pause()
    await ola.get('mutation { signOutEverywhere { __typename } }')
    const end = closed(socket)
    socket.send(
      JSON.stringify({
        id: '1',
        type: 'subscribe',
        payload: { query: 'mutation { open(game: "tiny", profile: "plain", chairs: 3) { __typename } }' },
      }),
    )
    socket.resume()
    expect(await end).toBe(signedOut)
    expect(await asker(app).get<unknown[]>('{ lobby { id } }')).toEqual([])
  })
})
