/** `stolik doctor` on a real installation: PostgreSQL, Redis, a mail server and a proxy with TLS, healthy and with faults. */
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@stolik/gateway/app/config'
import { serve, type Served } from '@stolik/gateway/app/serve'
import { roomOf } from '@stolik/gateway/health/disk'
import { connect } from '@stolik/gateway/store/redis/connect'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../test/servers/redis.js'
import { freePort, type Server } from '../../../test/servers/server.js'
import { startSmtp, type SmtpServer } from '../../../test/servers/smtp.js'
import { ask } from '../../gateway/test/databases.js'
import { tiny } from '../../gateway/test/help.js'
import { exitCode } from '../src/base/io.js'
import { doctorCommand } from '../src/operator/doctor.js'
import type { World } from '../src/operator/doctor/look.js'
import type { Finding } from '../src/operator/doctor/finding.js'
import { makeAuthority, startProxy, type Authority, type Proxy } from './doctor-proxy.js'

type Env = Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'stolik-doctor-'))
const secret = 'f3b1c0de5a9e47d28b6c41907d3e52aa'
const hour = 3_600_000

let [redis, postgres]: readonly Server[] = []
let smtp: SmtpServer
let authority: Authority
let proxy: Proxy
let served: Served | undefined
let client: ReturnType<typeof connect>
let env: Env
/** What puts things right again, after each fault. */
let cures: (() => unknown)[] = []

const port = ({ address }: Served): number => Number(new URL(address).port)
const world = (): World => ({ env, now: () => Date.now(), node: process.versions.node, room: roomOf })

async function doctor(change: Partial<World> = {}, ...args: readonly string[]) {
  const lines: string[] = []
  const tell = (line: string): void => void lines.push(line)
  const io = { out: tell, error: tell, read: () => [] as never, now: () => 0 }
  const judged = { ...world(), ...change }
  const code = await exitCode(io, 'doctor --help', () => doctorCommand({ args, io, env }, judged))
  return { code, lines }
}

/** The findings, as a program reads them. */
async function found(change: Partial<World> = {}): Promise<readonly Finding[]> {
  const { code, lines } = await doctor(change, '--json')
  const { findings } = JSON.parse(lines.join('')) as { readonly findings: readonly Finding[] }
  expect(code).toBe(findings.length === 0 ? 0 : 1)
  for (const { wrong, remedy } of findings) {
    expect(wrong).toMatch(/^[^\n]+[.:][^\n]*$/)
    expect(remedy).toMatch(/^[A-Z][^\n]+\.$/)
  }
  return findings
}
const names = async (change: Partial<World> = {}): Promise<readonly string[]> =>
  (await found(change)).map(({ name }) => name)

const noteBackup = (at: number): Promise<unknown> =>
  ask(postgres?.url ?? '', `INSERT INTO backups (at, file, bytes, problem) VALUES (${at}, 'b.db', 1, NULL)`)

describe.skipIf(!hasPostgres || !hasRedis)('stolik doctor', () => {
  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres('fsync=on', 'full_page_writes=on')])
    smtp = await startSmtp()
    authority = makeAuthority(folder)
    proxy = await startProxy(authority.sign(60), 0)
    const [data, backups] = [join(folder, 'data'), join(folder, 'backups')]
    mkdirSync(backups)
    env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      STOLIK_LOG: 'silent',
      STOLIK_DATA: data,
      STOLIK_SECRET: secret,
      STOLIK_URL: proxy.url,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      STOLIK_SMTP: `smtp://stolik:word@127.0.0.1:${smtp.port}`,
      STOLIK_MAIL_FROM: 'stolik@localhost',
      NODE_EXTRA_CA_CERTS: authority.file,
    }
    served = await serve(readConfig(env), [tiny], undefined)
    proxy.how.to = port(served)
    // A gateway with this setting would begin to make backups.
    env['STOLIK_BACKUPS'] = backups
    await noteBackup(Date.now() - hour)
    client = connect(redis.url)
    await client.connect()
  })
  afterEach(async () => {
    for (const cure of cures.reverse()) await cure()
    cures = []
    Object.assign(proxy.how, { forwards: true, upgrades: true, host: undefined })
  })
  afterAll(async () => {
    client.disconnect()
    await served?.stop()
    await proxy.stop()
    await smtp.stop()
    await Promise.all([redis?.end(), postgres?.end()])
    rmSync(folder, { recursive: true, force: true })
  })

  const set = (name: string, value: string | undefined): void => {
    const before = env
    env = Object.fromEntries(
      Object.entries({ ...env, [name]: value }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    )
    cures.push(() => (env = before))
  }
  const config = async (name: string, bad: string, good: string): Promise<void> => {
    await client.config('SET', name, bad)
    cures.push(() => client.config('SET', name, good))
  }
  const inDatabase = async (bad: string, good: string): Promise<void> => {
    await ask(postgres?.url ?? '', bad)
    cures.push(() => ask(postgres?.url ?? '', good))
  }

  it('finds nothing wrong with a healthy installation', async () => {
    expect(await found()).toEqual([])
    expect(await doctor()).toEqual({ code: 0, lines: ['Nothing is wrong.'] })
  })

  it('prints a line for each fault: its name, what is wrong, and what to do', async () => {
    set('STOLIK_BAKUPS', '/srv')
    set('STOLIK_SMTP', undefined)
    set('STOLIK_MAIL_FROM', undefined)
    await config('maxmemory-policy', 'allkeys-lru', 'noeviction')
    expect(await doctor()).toEqual({
      code: 1,
      lines: [
        'SETTING_UNKNOWN: STOLIK_BAKUPS is not a setting. Write STOLIK_BACKUPS instead: nothing reads STOLIK_BAKUPS.',
        'REDIS_EVICTS: Redis throws keys away when its memory is full (maxmemory-policy allkeys-lru). Run redis-cli CONFIG SET maxmemory-policy noeviction, then CONFIG REWRITE.',
      ],
    })
  })

  const secretFile = (): string => join(env['STOLIK_DATA'] ?? '', 'secret')
  const putSecret = (text: string, mode = 0o600): void => {
    writeFileSync(secretFile(), text, { mode })
    chmodSync(secretFile(), mode)
    cures.push(() => rmSync(secretFile()))
  }

  /** Each makes one fault, or returns what the doctor then sees of the world. */
  const faults: Readonly<Record<string, () => unknown>> = {
    SETTING_UNKNOWN: () => set('STOLIK_SECRT', 'x'),
    SETTING_WRONG: () => set('PGHOST', 'localhost'),
    SETTING_OVER: () => {
      set('STOLIK_SECRET_BEFORE', secret.toUpperCase())
      set('STOLIK_SECRET_FROM', '2026-01-01T04:00Z')
      set('STOLIK_SECRET_BEFORE_UNTIL', '2026-02-01')
    },
    SECRET_UNREADABLE: () => {
      mkdirSync(secretFile())
      cures.push(() => rmSync(secretFile(), { recursive: true }))
    },
    SECRET_PUBLIC: () => putSecret(secret, 0o644),
    SECRET_OTHER: () => putSecret(secret.replace('f', 'e')),
    NODE_OLD: () => ({ node: '21.7.3' }),
    DISK_LOW: () => ({ room: () => () => Promise.resolve({ free: 5e8, size: 1e12 }) }),
    DATABASE_AWAY: async () =>
      set('DATABASE_URL', `postgres://stolik@127.0.0.1:${await freePort()}/postgres`),
    DATABASE_NEWER: () =>
      inDatabase(
        `INSERT INTO kysely_migration VALUES ('990', '2027'); UPDATE compatible SET needs = 990`,
        `DELETE FROM kysely_migration WHERE name = '990'; UPDATE compatible SET needs = 0`,
      ),
    DATABASE_CARELESS: () =>
      inDatabase(
        'ALTER ROLE stolik SET synchronous_commit = off',
        'ALTER ROLE stolik RESET synchronous_commit',
      ),
    REDIS_AWAY: async () => set('REDIS_URL', `redis://127.0.0.1:${await freePort()}`),
    REDIS_EVICTS: () => config('maxmemory-policy', 'volatile-lru', 'noeviction'),
    REDIS_FORGETS: () => config('appendonly', 'no', 'yes'),
    REDIS_FULL: async () => {
      const [, used] = /^used_memory:(\d+)/m.exec(await client.info('memory')) ?? []
      // Its last writes still fit, so that the gateway goes on.
      await config('maxmemory', String(Math.ceil(Number(used) * 1.06)), '0')
    },
    MAIL_AWAY: async () => set('STOLIK_SMTP', `smtp://stolik:word@127.0.0.1:${await freePort()}`),
    MAIL_REFUSED: async () => set('STOLIK_SMTP', `smtp://stolik:word@127.0.0.1:${await unwillingServer()}`),
    GATEWAY_DOWN: () => set('STOLIK_DATA', join(folder, 'other')),
    URL_UNREACHABLE: async () => set('STOLIK_URL', `https://localhost:${await freePort()}`),
    CERTIFICATE_INVALID: () => set('NODE_EXTRA_CA_CERTS', undefined),
    CERTIFICATE_ENDING: () => {
      proxy.show(authority.sign(3))
      cures.push(() => proxy.show(authority.sign(60)))
    },
    PROXY_SILENT: () => (proxy.how.forwards = false),
    PROXY_NO_UPGRADE: () => (proxy.how.upgrades = false),
    PROXY_OTHER_HOST: () => (proxy.how.host = '127.0.0.1:4000'),
    BACKUP_UNWRITABLE: () => {
      writeFileSync(join(folder, 'a-file'), '')
      set('STOLIK_BACKUPS', join(folder, 'a-file'))
    },
    BACKUP_OLD: () =>
      inDatabase(
        `UPDATE backups SET at = ${Date.now() - 30 * hour}`,
        `UPDATE backups SET at = ${Date.now() - hour}`,
      ),
  }

  it.each(Object.entries(faults))('names %s, with its remedy, and nothing else', async (name, make) => {
    const change = (await make()) as Partial<World> | undefined
    expect(await names(typeof change === 'object' ? change : {})).toEqual([name])
  })

  it('compares the clock of the machine with those of its servers', async () => {
    expect(await found({ now: () => Date.now() + 61_000 })).toMatchObject([
      { name: 'CLOCK_OFF', wrong: 'The clock of The database is 61 s behind the one of this machine.' },
      { name: 'CLOCK_OFF', wrong: 'The clock of Redis is 61 s behind the one of this machine.' },
    ])
  })

  it('names a data folder that cannot be written, beside the gateway that cannot be there', async () => {
    set('STOLIK_DATA', join(authority.file, 'data'))
    expect(await names()).toEqual(['FOLDER_UNWRITABLE', 'GATEWAY_DOWN'])
  })

  /** A mail server that knows nobody. Returns its port. */
  async function unwillingServer(): Promise<number> {
    const server = createServer((socket) => {
      socket.write('220 test\r\n')
      socket.on('error', () => undefined)
      socket.on('data', (bytes) => {
        const line = bytes.toString()
        socket.write(line.startsWith('EHLO') ? '250-test\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 who are you\r\n')
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cures.push(() => server.close())
    const bound = server.address()
    return typeof bound === 'object' && bound !== null ? bound.port : 0
  }
})
