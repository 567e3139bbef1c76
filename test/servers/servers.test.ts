/** The servers that the tests start can be stopped, killed and emptied, and leave nothing behind. */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { hasPostgres, postgresProgram, startPostgres } from './postgres.js'
import { hasRedis, startRedis } from './redis.js'
import type { Server } from './server.js'

let server: Server
afterEach(() => server.end())

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

describe.each([
  ['redis', hasRedis, () => startRedis()],
  ['postgres', hasPostgres, () => startPostgres()],
] as const)('%s', (_, isHere, make) => {
  it.skipIf(!isHere)('is stopped, killed, started again and emptied', async () => {
    server = await make()
    expect(await answers(server.port)).toBe(true)
    writeFileSync(join(server.data, 'mark'), '')
    await server.stop()
    expect(await answers(server.port)).toBe(false)
    await server.start()
    await server.stop('SIGKILL')
    expect(existsSync(join(server.data, 'mark'))).toBe(true)
    server.empty()
    await server.start()
    expect(existsSync(join(server.data, 'mark'))).toBe(false)
    expect(await answers(server.port)).toBe(true)
    await server.end()
    expect(await answers(server.port)).toBe(false)
    expect(existsSync(server.data)).toBe(false)
  })
})

it.skipIf(!hasPostgres)('postgres accepts a query', async () => {
  server = await startPostgres()
  const said = execFileSync(postgresProgram('psql'), [server.url, '-Atc', 'select 6 * 7'], {
    encoding: 'utf8',
  })
  expect(said.trim()).toBe('42')
})
