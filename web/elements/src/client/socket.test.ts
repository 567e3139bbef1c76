import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from './gateway.js'

let line: Line
beforeEach(() => {
  line = fakeLine()
})
afterEach(() => line.restore())

it('a connection that comes back at once is opened again and never reported lost: a newer gateway may be behind it', async () => {
  const gate = gatewayAt(line.base)
  const { connection, opened } = gate
  const states: string[] = []
  connection.watch(() => states.push(connection.value))
  const stop = gate.watchLobby(
    () => undefined,
    () => undefined,
  )
  await line.followed('Lobby')
  await expect.poll(() => opened.value).toBe(1)
  line.close(1006)
  await expect.poll(() => opened.value).toBe(2)
  expect(states).toEqual(['up'])
  stop()
})

describe('a move', () => {
  const done = { play: { __typename: 'Table', id: 't', seq: 5 } }
  const open = async () => {
    const gate = gatewayAt(line.base)
    const stop = gate.watchLobby(
      () => undefined,
      () => undefined,
    )
    await line.followed('Lobby')
    await expect.poll(() => gate.connection.value).toBe('up')
    return { gate, stop }
  }
  const ways = (): readonly string[] => line.asked.map(({ operation, over }) => `${operation} by ${over}`)

  it('goes over the open connection, and over HTTP while there is none', async () => {
    line.answer('Play', done)
    expect(await gatewayAt(line.base).play('t', 4, 'CJ')).toEqual({ done: done.play })
    const { gate, stop } = await open()
    expect(await gate.play('t', 4, 'CJ')).toEqual({ done: done.play })
    expect(ways()).toEqual(['Play by http', 'Play by connection'])
    expect(line.asked.at(-1)?.variables).toEqual({ table: 't', seq: 4, move: 'CJ' })
    stop()
  })

  it('is refused in the same way', async () => {
    const { gate, stop } = await open()
    line.answer('Play', { play: { __typename: 'Refused', code: 'NOT_YOUR_TURN' } })
    expect(await gate.play('t', 4, 'CJ')).toEqual({ refused: 'NOT_YOUR_TURN' })
    expect(await gate.ready('t')).toEqual({ refused: 'FAULT' })
    stop()
  })

  it('is sent again if the connection breaks before the answer', async () => {
    const { gate, stop } = await open()
    line.answer('Play', done)
    line.silent(true)
    const sent = gate.play('t', 4, 'CJ')
    await Promise.resolve()
    line.silent(false)
    line.close(1006)
    expect(await sent).toEqual({ done: done.play })
    expect(ways()).toEqual(['Play by connection'])
    stop()
  })

  it('is sent again over a new connection if there is no answer for four seconds', async () => {
    const { gate, stop } = await open()
    line.answer('Play', done)
    line.silent(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sent = gate.play('t', 4, 'CJ')
    await vi.advanceTimersByTimeAsync(3_900)
    line.silent(false)
    expect(ways()).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await sent).toEqual({ done: done.play })
    expect(ways()).toEqual(['Play by connection'])
    vi.useRealTimers()
    stop()
  })

  it('is never sent over a connection that was opened for somebody else', async () => {
    const { gate, stop } = await open()
    line.answer('Play', done)
    gate.become({ name: 'Ola', login: null, token: 'other', refresh: 'r', expiresIn: 60 })
    expect(await gate.play('t', 4, 'CJ')).toEqual({ done: done.play })
    expect(line.asked.at(-1)).toMatchObject({ token: 'other' })
    gate.forget()
    stop()
  })

  it('that creates something goes over HTTP, since it may not be sent twice', async () => {
    const { gate, stop } = await open()
    line.answer('Sit', { sit: { __typename: 'Table', id: 't', seq: 1 } })
    await gate.sit('t')
    expect(ways()).toEqual(['Sit by http'])
    stop()
  })
})
