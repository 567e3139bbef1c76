/** Looks up everything about an installation that is judged. Nothing is changed, and each look has a time limit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig, readConfig, type Config } from '@stolik/gateway/app/config'
import { warnOfExpired } from '@stolik/gateway/app/expired-settings'
import { NotDone } from '@stolik/gateway/backup/refusal'
import type { Disk } from '@stolik/gateway/health/disk'
import { greet } from '@stolik/gateway/mail/smtp'
import { inspectFile, inspectServer } from '@stolik/gateway/operator/inspect-database'
import type { Status } from '@stolik/gateway/operator/requests'
import { attempt, type Tried } from './attempt.js'
import { runningOn, type Running } from '../running.js'
import { lookAtMachine, tryFolder } from './look-machine.js'
import { lookAtUrl, type UrlFacts } from './look-url.js'

/** What the doctor sees of the world, replaced by tests. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => number
  /** The version of Node. */
  readonly node: string
  readonly room: (folder: string) => Disk
}

/** Milliseconds that a mail server may take. */
const mailTimeout = 10_000

/** What is looked up about an installation before anything is judged. Everything in it is plain data. */
export type Facts = Awaited<ReturnType<typeof lookAround>>

export async function lookAround({ env, now, node, room }: World) {
  const { config, settings } = readSettings(env, now())
  const data = config?.data ?? env['STOLIK_DATA'] ?? join(process.cwd(), 'var')
  const running = await runningOn(data)
  try {
    const statuses = await Promise.all(
      running.map((gateway) => attempt(() => gateway.request({ kind: 'status' }))),
    )
    const gateways = statuses.flatMap((tried) => ('found' in tried ? [tried.found] : []))
    const secrets = [config?.secret, config?.secretBefore?.secret].filter((one) => one !== undefined)
    const [machine, database, redis, mail, url] = await Promise.all([
      lookAtMachine({ node, data, secrets, room }),
      config && lookAtDatabase(config, gateways, now),
      config?.redis === undefined ? undefined : lookAtRedis(config.redis, now),
      config?.smtp && lookAtMail(config.smtp.server),
      config && lookAtAddress(config, gateways, running, env['NODE_EXTRA_CA_CERTS']),
    ])
    return {
      now: now(),
      isProduction: env['NODE_ENV'] === 'production',
      settings,
      machine,
      // undefined: the settings name none, or are wrong. For a database, also: a running gateway has the file.
      database,
      redis,
      // The code tells a refused password (`EAUTH`) from a server that is away.
      mail,
      /** Gateways that answer in the data folder. */
      gateways,
      url,
      backups: config?.backups && (await lookAtBackups(config.backups, gateways, database)),
      /** Proxies that the settings name; undefined if they name none. */
      proxies: (env['STOLIK_PROXIES'] ?? '') === '' ? undefined : config?.proxies,
    }
  } finally {
    for (const gateway of running) gateway.end()
  }
}

/** The settings, and what is wrong with them: a sentence for each wrong setting, or wrong combination, and each whose time is over. */
function readSettings(env: World['env'], now: number) {
  try {
    const config = readConfig(env, (name) => readFileSync(name, 'utf8'))
    const over: string[] = []
    const note = (_: object, sentence: string): void => void over.push(`${sentence}.`)
    warnOfExpired(config, now, { warn: note, error: note, info: note })
    return { config, settings: { wrong: [], unknown: config.unknown, over } }
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    return { config: undefined, settings: { wrong: error.message.split('\n'), unknown: [], over: [] } }
  }
}

async function lookAtDatabase({ database, data }: Config, gateways: readonly Status[], now: () => number) {
  if (database !== undefined) {
    const tried = await attempt(() => inspectServer(database, now))
    if ('failed' in tried) return tried
    const { server: version, careless, clock, schema, lastBackup } = tried.found
    const server = { version, careless, clock }
    return { found: { name: 'The database', schema, server, lastBackup } }
  }
  // It has the file for itself, and started with it.
  if (gateways.length > 0) return undefined
  try {
    const found = await inspectFile(data)
    return found && { found: { name: 'The database', ...found, server: undefined } }
  } catch (error) {
    // It is no database, or a damaged one, and this sentence says so.
    if (error instanceof NotDone) return { damaged: error.message }
    return attempt(() => Promise.reject(error instanceof Error ? error : new Error('unknown')))
  }
}

async function lookAtRedis(url: string, now: () => number) {
  const { inspectRedis } = await import('@stolik/gateway/operator/inspect-redis')
  return attempt(() => inspectRedis(url, now))
}

const lookAtMail = (server: string): Promise<Tried<null>> =>
  attempt(async () => {
    await greet(server, mailTimeout)
    return null
  })

async function lookAtAddress(
  config: Config,
  [first]: readonly Status[],
  gateways: readonly Running[],
  authorities: string | undefined,
): Promise<UrlFacts | undefined> {
  if (first === undefined) return undefined
  // Without a setting the owner may have named one on their page.
  const isPublic = config.url !== undefined || new URL(first.url).hostname !== 'localhost'
  const url = config.url ?? (isPublic ? first.url : first.local)
  return lookAtUrl({ url, isPublic, isShared: config.redis !== undefined, gateways, authorities })
}

async function lookAtBackups(
  { into: path, hours }: NonNullable<Config['backups']>,
  [first]: readonly Status[],
  database: Awaited<ReturnType<typeof lookAtDatabase>>,
) {
  const into = await tryFolder(path)
  const found = database !== undefined && 'found' in database ? database.found : undefined
  return {
    into,
    hours,
    /** When the last good one was made; undefined: never, or it could not be found out. */
    last: first === undefined ? found?.lastBackup : (first.lastBackup ?? undefined),
    /** Whether the database could be asked for the last one. */
    isKnown: first !== undefined || found !== undefined,
  }
}
