import { afterEach, beforeEach, expect, it } from 'vitest'
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
