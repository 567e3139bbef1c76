/** A pulled cable: a gateway in a network of its own, cut off from Redis and all others. */
import { execFileSync } from 'node:child_process'
import { createServer, connect, type AddressInfo, type Server as Relay } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { endChildren, remote, startChild, type Child } from '../child.js'
import { addBot, look, openTiny, play, ready, secret, type Asker, type TableAnswer } from '../help.js'

const space = `stolik${process.pid}`
const cable = `st${process.pid}`
const [here, there] = [1, 2].map((n) => `10.213.${process.pid % 250}.${n}`) as [string, string]
const ip = (...args: string[]): void => {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
const inside = ['ip', 'netns', 'exec', space]

/** Whether networks can be created here: on Linux, as root, unless forbidden. */
function canCut(): boolean {
  try {
    ip('netns', 'add', space)
    ip('netns', 'del', space)
    return true
  } catch {
    console.log('skipped: a partition needs network namespaces, which only root can make on Linux')
    return false
  }
}

describe.skipIf(!hasRedis || !hasPostgres || !canCut())('a gateway cut off', { timeout: 60_000 }, () => {
  let redis: Server
  let postgres: Server
  let relay: Relay
  let old: Child
  let young: Child
  let token: string

  beforeAll(async () => {
    ip('netns', 'add', space)
    ip('link', 'add', `${cable}a`, 'type', 'veth', 'peer', 'name', `${cable}b`, 'netns', space)
    ip('addr', 'add', `${here}/30`, 'dev', `${cable}a`)
    ip('link', 'set', `${cable}a`, 'up')
    ip('-n', space, 'addr', 'add', `${there}/30`, 'dev', `${cable}b`)
    ip('-n', space, 'link', 'set', `${cable}b`, 'up')
    const open = ['--bind', '127.0.0.1', here, '--protected-mode', 'no']
    ;[redis, postgres] = await Promise.all([startRedis(...open), startPostgres()])
    // PostgreSQL listens only on this machine.
    relay = createServer((socket) => {
      const on = connect(postgres.port, '127.0.0.1')
      for (const end of [socket, on]) end.on('error', () => undefined)
      socket.pipe(on).pipe(socket)
    })
    await new Promise<void>((resolve) => relay.listen(0, here, resolve))
    const far = (url: string, port: number): string => url.replace(/127\.0\.0\.1:\d+/, `${here}:${port}`)
    const env = { STOLIK_SECRET: secret, STOLIK_BOT_DELAY: '200' }
    const away = {
      REDIS_URL: far(redis.url, redis.port),
      DATABASE_URL: far(postgres.url, (relay.address() as AddressInfo).port),
      HOST: there,
    }
    ;[old, young] = await Promise.all([
      startChild('', { ...env, ...away }, inside),
      startChild('', { ...env, REDIS_URL: redis.url, DATABASE_URL: postgres.url }),
    ])
    const entered = 'mutation { enter(name: "Ola") { ... on Guest { token } } }'
    ;({ token } = await remote(young.url).get<{ token: string }>(entered))
  }, 120_000)
  afterAll(async () => {
    endChildren()
    relay.close()
    await Promise.all([redis.end(), postgres.end()])
    ip('netns', 'del', space)
  })

  const at = (url: string): Asker => ({ ...remote(url, token), token }) as Asker
  const isMine = ({ view }: TableAnswer): boolean => view?.toAct.includes(view.seat ?? -1) === true

  it('is replaced, and its later writes under the old lease are refused', async () => {
    const [cut, left] = [at(old.url.replace('localhost', there)), at(young.url)]
    const { id } = await openTiny(cut, 'speed: FREE, length: 9')
    await addBot(cut, id)
    let seen = await addBot(cut, id)
    // It owns the table, and it is a bot’s turn when the cable is pulled.
    while (seen.phase !== 'PLAYING' || isMine(seen)) {
      if (seen.phase === 'BETWEEN') await ready(cut, id)
      else if (seen.phase === 'PLAYING') await play(cut, id, seen.seq, seen.view?.legal[0] ?? '')
      seen = await look(cut, id)
    }
    ip('link', 'set', `${cable}a`, 'down')
    const pulled = performance.now()
    await expect
      .poll(async () => (await look(left, id)).seq, { timeout: 15_000, interval: 20 })
      .toBeGreaterThan(seen.seq)
    expect(performance.now() - pulled).toBeLessThan(2_500)
    // Until the hand is over both believe that they own the table. The old owner finds its timers overdue.
    for (let now = await look(left, id); now.phase === 'PLAYING'; now = await look(left, id))
      if (isMine(now)) await play(left, id, now.seq, now.view?.legal[0] ?? '')
    const settled = await look(left, id)
    expect(settled.phase).toBe('BETWEEN')

    ip('link', 'set', `${cable}a`, 'up')
    await expect
      .poll(async () => (await look(cut, id)).seq, { timeout: 15_000, interval: 100 })
      .toBe(settled.seq)
    expect({ ...(await look(cut, id)), nextIn: 0 }).toEqual({ ...settled, nextIn: 0 })
    expect((await ready(cut, id)).phase).toBe('PLAYING')
    expect((await look(left, id)).hand).toBe((settled.hand ?? 0) + 1)
  })
})
