import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from './gateway.js'
import { signIn } from '../account/orders.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('Me', { me: { id: 'p1', name: 'Ola', tables: [], roles: ['ORGANISER'] } })
})
afterEach(() => line.restore())

const key = (): string => `stolik.guest ${line.base}/graphql`
const pair = (n: number) => ({ name: 'Ola', token: `token${n}`, refresh: `refresh${n}`, expiresIn: 600 })
const signedIn = (n: number) => ({ __typename: 'SignedIn', login: 'ola-1', ...pair(n) })

describe('an account at a gateway', () => {
  it('sends requests with its token, and stores it', async () => {
    line.answer('SignIn', { signIn: signedIn(1) })
    await signIn(gatewayAt(line.base), 'ola-1', 'secret')
    await gatewayAt(line.base).me()
    expect(line.asked.map(({ operation, token }) => [operation, token])).toEqual([
      ['SignIn', null],
      ['Me', 'token1'],
    ])
    expect(JSON.parse(localStorage.getItem(key()) ?? '')).toEqual(pair(1))
  })

  it('renews a token of unknown age, once for all requests', async () => {
    localStorage.setItem(key(), JSON.stringify(pair(1)))
    line.answer('Refresh', { refresh: signedIn(2) })
    const gate = gatewayAt(line.base)
    await Promise.all([gate.me(), gate.me()])
    expect(line.asked.map(({ operation, token }) => [operation, token])).toEqual([
      ['Refresh', null],
      ['Me', 'token2'],
      ['Me', 'token2'],
    ])
  })

  it('uses the refresh token that another window has received meanwhile', async () => {
    localStorage.setItem(key(), JSON.stringify(pair(1)))
    const gate = gatewayAt(line.base)
    localStorage.setItem(key(), JSON.stringify(pair(5)))
    line.answer('Refresh', { refresh: signedIn(6) })
    await gate.me()
    expect(line.asked[0]?.variables).toEqual({ token: 'refresh5' })
  })

  it.each([
    ['goes on with a new token', { refresh: signedIn(2) }, 'token2'],
    ['goes on as nobody', { refresh: { __typename: 'Refused', code: 'SIGN_IN_AGAIN' } }, null],
  ])(
    'whose connection the gateway closes because the session is over or the token is old, %s',
    async (_, answer, said) => {
      localStorage.setItem(key(), JSON.stringify(pair(0)))
      line.answer('Refresh', { refresh: signedIn(1) })
      const gate = gatewayAt(line.base)
      const stop = gate.watchLobby(
        () => undefined,
        () => undefined,
      )
      await line.followed('Lobby')
      line.answer('Refresh', answer)
      line.close(4403)
      await line.followed('Lobby')
      expect([line.greeted[0], line.greeted.at(-1)]).toEqual(['token1', said])
      expect(gate.guest.value?.token ?? null).toBe(said)
      stop()
    },
  )

  it('is signed out when the session is over, but not when the connection is down', async () => {
    localStorage.setItem(key(), JSON.stringify(pair(1)))
    const gate = gatewayAt(line.base)
    line.cut()
    await gate.me()
    expect(gate.guest.value?.name).toBe('Ola')
    line.mend()
    line.answer('Refresh', { refresh: { __typename: 'Refused', code: 'SIGN_IN_AGAIN' } })
    await gate.me()
    expect(gate.guest.value).toBeNull()
  })
})
