/** The targets of the attacks: one gateway as it is shipped, or two over Redis and PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { ask as query } from '../../platform/gateway/test/databases.js'
import { dayOf, endOfDay, hallZone } from '../../platform/gateway/src/base/day-of.js'
import { startTarget, type Target } from '../fuzz/gateway.js'
import { hasPostgres, startPostgres } from '../servers/postgres.js'
import { hasRedis, startRedis } from '../servers/redis.js'
import { ask } from './player.js'

export interface Targets {
  readonly ports: readonly number[]
  readonly setup: string
  /** The bytes that each gateway uses now. */
  memory(): readonly number[]
  dead(): string | undefined
  end(): Promise<void>
}

/** The settings as shipped, with limits on. */
const limited = {
  STOLIK_RATE: '',
  STOLIK_PROXIES: 'loopback',
  STOLIK_BOT_DELAY: '20',
  NODE_ENV: 'production',
  // Push services on this machine: those that never answer.
  STOLIK_PRIVATE_WEBHOOKS: '1',
}
const built = join(import.meta.dirname, '../../platform/gateway/dist/bundle/main.js')

const of = (gateways: readonly Target[], end: () => Promise<void>): Targets => ({
  ports: gateways.map(({ port }) => port),
  setup: gateways[0]?.setup ?? '',
  memory: () => gateways.map((gateway) => gateway.memory()),
  dead: () => gateways.map((gateway) => gateway.dead()).find((said) => said !== undefined),
  end: async () => {
    await Promise.all(gateways.map((gateway) => gateway.end()))
    await end()
  },
})

/** The account of a week: its login, and its password. */
export const old = { login: 'wanda', password: 'karo as wino 10' }
const register =
  'mutation($login:String!,$password:String!){register(name:"Wanda",login:$login,password:$password){__typename}}'
const ageing = `UPDATE accounts SET made = made - ${8 * 24 * 60 * 60_000} WHERE login = '${old.login}'`

export interface Beginning {
  /** Whether an account was made there a week ago. */
  readonly hasOld?: boolean
  /** Milliseconds until the gateway's day ends; undefined: its clock is right. */
  readonly untilMidnight?: number | undefined
}

export async function startOne({ hasOld = false, untilMidnight }: Beginning = {}): Promise<Targets> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-abuse-'))
  const env = { ...limited, STOLIK_DATA: data }
  if (hasOld) {
    const before = await startTarget(env, [built])
    await ask(before.port, register, old)
    // Nobody else may write a file that a gateway uses.
    await before.end()
    const file = new Database(join(data, 'stolik.db'))
    file.exec(ageing)
    file.close()
  }
  const now = Date.now()
  const ahead =
    untilMidnight === undefined ? 0 : endOfDay(dayOf(now, hallZone), hallZone) - untilMidnight - now
  const main = ahead === 0 ? [built] : ['--import', join(import.meta.dirname, 'clock.mjs'), built]
  return of([await startTarget({ ...env, STOLIK_CLOCK: String(ahead) }, main)], () => {
    rmSync(data, { recursive: true, force: true })
    return Promise.resolve()
  })
}

export const hasServers = hasRedis && hasPostgres

export async function startTwo({ hasOld = false }: Beginning = {}): Promise<Targets> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  const shared = { ...limited, REDIS_URL: redis.url, DATABASE_URL: postgres.url }
  // One after the other: the first one migrates the database.
  const gateways = [await startTarget(shared, [built]), await startTarget(shared, [built])]
  if (hasOld) {
    await ask(gateways[0]?.port ?? 0, register, old)
    await query(postgres.url, ageing)
  }
  return of(gateways, async () => {
    await Promise.all([redis.end(), postgres.end()])
  })
}
