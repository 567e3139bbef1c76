/** Runs a gateway in this process: from settings to a listening server that stops on request. */
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { buildGateway, type AppDeps } from './app.js'
import { build } from '../base/build.js'
import { controlOf, serveControl } from '../backup/control.js'
import { operatorDesk } from '../operator/desk.js'
import { lastGood, noteBackup } from '../backup/noted.js'
import { backupInProcess, scheduleBackups } from '../backup/schedule.js'
import { BadConfig, type Config } from './config.js'
import { keptSecret, warnOfOtherSecret } from '../store/data-folder.js'
import { openDatabase } from './database.js'
import { nodeEntropy } from '../base/entropy.js'
import type { Log } from '../base/failure.js'
import { roomOf } from '../health/disk.js'
import { startTracing } from '../health/tracing.js'
import { metrics, type Metrics } from '../health/metrics.js'
import { smtp } from '../mail/smtp.js'
import type { Offer } from '../base/offer.js'
import type { Examiner } from '../findings/examining.js'
import { drawKey, keptKey } from '../ranking/signing/kept-key.js'
import { warnOfExpired } from './expired-settings.js'
import { rehearse } from './rehearse.js'
import { openSecrets } from '../base/secrets.js'
import { drawSetupCode } from '../settings/setup.js'
import { starting } from './starting.js'
import { sqlStores } from '../api/stores.js'
import type { Migrated } from '../store/migrate.js'
import { loggedOutages, type Outages } from '../store/outages.js'
import type { Opening } from '../store/sql.js'
import type { Store } from '../store/store.js'
import type { Tenure } from '../store/tenure.js'
import { singleNode } from '../store/cluster.js'
import { steadyTime } from '../base/steady-time.js'
import { evenly, realTime } from '../base/time.js'
import type { MakeThinking } from '../thinking/thinking.js'
import type { Printing } from '../event/print/printing.js'
import { keepAssets, noteUse } from '../web/kept-assets.js'
import { memoryRates } from '../http/rates.js'
import { redisRates } from '../store/redis/rates.js'

/** How long a settlement is shown before the next hand is dealt. */
const between = 12_000

export interface Served {
  /** The URL for a browser on this machine. */
  readonly address: string
  /** The single-use link that makes the first owner; undefined if there is an owner. */
  readonly setup: string | undefined
  readonly stop: () => Promise<void>
  /** Writes a backup while play goes on, and returns its path; undefined if the database server must make backups. */
  readonly backup: (() => Promise<string>) | undefined
}

/** What works in threads, which only a composition root can start: they load its games. */
export interface Workers {
  readonly printing?: Printing
  /** Thinks in at most so many threads. */
  readonly thinking?: (threads: number) => MakeThinking
  /** Examines finished hands for unfair play. */
  readonly examiner?: Examiner
}

export interface ServeOptions extends Workers {
  /** Called once if another process has taken the database over, so that this one can only stop. */
  readonly superseded?: () => void
  /** Called with what the start waits for. */
  readonly opening?: (step: Opening) => void
  /** Where the log goes; by default to standard output. */
  readonly stream?: Writable | undefined
}

/**
 * Starts a gateway with these games.
 * @throws BadConfig with one line, for what the person at the machine can fix
 */
export async function serve(
  config: Config,
  games: readonly Offer[],
  portal: string | undefined,
  { printing, thinking, examiner, superseded = () => undefined, opening, stream }: ServeOptions = {},
): Promise<Served> {
  rehearse(games)
  const outageLog = tellOutages()
  const counted = metrics({ ofProcess: true, build })
  const bind = (how: (host: string) => Promise<string>): Promise<string> =>
    how(config.host).catch((error: unknown) => {
      // A machine without IPv6 does not have `::`.
      if (config.host === '::' && codeOf(error) === 'EAFNOSUPPORT') return how('0.0.0.0')
      throw error
    })
  const logger = { level: config.logLevel, ...(stream !== undefined && { stream }) }
  const room = starting({ port: config.port, logger, bind })
  outageLog.log = room.log
  const step = (now: Opening): void => {
    room.step(now)
    opening?.(now)
  }
  const opened = await openDatabase(config, superseded, {
    outages: outageLog.outages,
    opening: step,
    log: room.log,
  }).catch(async (error: unknown) => {
    await room.end()
    throw error
  })
  const { store: live, db, backup, scrub, tenure, openDoor, freeze } = opened
  const secret = config.secret ?? keptSecret(config.data)
  const stores = sqlStores(opened)
  const ownKey = keptKey(config.data)
  const assets = config.assets ?? config.data
  const files =
    portal === undefined ? [] : await keepAssets({ portal, folder: assets, now: Date.now(), log: room.log })
  // Its packages are loaded only where somebody wants traces.
  const tracing = config.traces ? await startTracing(build) : undefined
  const built = await buildGateway({
    ...(tracing !== undefined && { tracing }),
    games,
    ...(await openCluster(config, live, tenure, counted)),
    stores,
    privateWebhooks: config.privateWebhooks,
    signingKeys: [...config.signingKeys, ...(ownKey === undefined ? [] : [ownKey])],
    // With a database server, the operator keeps the key as well: several processes sign with the same one.
    ...(config.database === undefined && { firstKey: (association) => drawKey(config.data, association) }),
    ...(config.smtp !== undefined && { mailer: smtp(config.smtp) }),
    ...(examiner !== undefined && { examiner }),
    lastBackup: () => lastGood(db, realTime.now()),
    keepAddresses: config.keepAddresses,
    ages: config.ages,
    ...(scrub !== undefined && { scrub }),
    entropy: nodeEntropy,
    pace: { bot: config.botDelay, between },
    secret,
    ...(config.secretBefore !== undefined && { secretBefore: config.secretBefore }),
    logger,
    ...(config.metricsToken !== undefined && { metricsToken: config.metricsToken }),
    metrics: counted,
    disk: roomOf(config.data),
    origins: config.origins,
    local: `http://localhost:${config.port}`,
    ...(config.url !== undefined && { url: config.url }),
    ...(printing !== undefined && { printing }),
    ...(thinking !== undefined && { thinking: thinking(config.thinkingThreads) }),
    ...(config.corrections !== undefined && { corrections: config.corrections }),
    clubs: config.clubs,
    audience: config.audience,
    association: config.association,
    proxies: config.proxies,
    development: config.development,
    ...(portal !== undefined && { portal }),
    embeds: join(config.data, 'embed'),
    assets,
    ...(config.rate !== undefined && { rate: config.rate }),
  })
  const { app } = built
  outageLog.log = app.log
  tellMigrated(app.log, opened.migrated)
  for (const unknown of config.unknown)
    app.log.warn({ event: 'SETTING_UNKNOWN', ...unknown }, 'this setting is unknown')
  warnOfExpired(config, Date.now(), app.log)
  warnOfOtherSecret(config, app.log)
  await openDoor()
  await room.end()
  const endUse = noteUse(files, realTime)
  const ends: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    endUse()
    for (const end of ends) await end()
    await app.close()
    await tracing?.stop()
  }
  try {
    await bind((host) => app.listen({ port: config.port, host }))
  } catch (error) {
    await stop()
    throw explain(error, config)
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port
  if (config.backups !== undefined)
    ends.push(
      scheduleBackups({
        plan: config.backups,
        time: realTime,
        log: app.log,
        lastGood: () => lastGood(db, realTime.now()),
        make: backupInProcess(config.backups, config),
      }),
    )
  const operator = operatorDesk({ ...built, proxies: config.proxies, local: `http://localhost:${port}` })
  const control = serveControl(
    config.data,
    { freeze, note: noteBackup(db), operator },
    { time: realTime, log: app.log },
    controlOf(config.database === undefined ? undefined : port),
  )
  await control.then(
    (end) => ends.push(end),
    // Not every file system supports sockets. Without one, backups can be made only while the gateway is stopped.
    (error: unknown) => app.log.warn({ code: codeOf(error) }, 'the stolik command cannot reach this gateway'),
  )
  app.log.info({ event: 'STARTED', ...build }, 'Stolik has started')
  const signing = openSecrets(secret, config.secretBefore, { now: Date.now }).now()
  const code = await drawSetupCode({
    store: stores.settings,
    entropy: nodeEntropy,
    secret: signing,
    now: Date.now(),
    alone: config.redis === undefined,
  })
  const copy = join(config.data, 'backup.db')
  return {
    address: `http://localhost:${port}`,
    setup: code === undefined ? undefined : `http://localhost:${port}/setup#${code}`,
    stop,
    backup: backup && (() => backup(copy).then(() => copy)),
  }
}

/** Logs how the schema of the database changed, unless it was new or is unchanged. */
function tellMigrated(log: Log, { from, to, known }: Migrated): void {
  if (to > known)
    log.warn({ event: 'DATABASE_NEWER', found: to, known }, 'a newer Stolik has added to this database')
  else if (from !== 0 && from < to)
    log.warn({ event: 'DATABASE_MIGRATED', from, to }, 'the database was brought up to date')
}

/** Logs outages of the database. Uses the app's log as soon as there is one. */
function tellOutages(): { log: Log | undefined; readonly outages: Outages } {
  const outageLog: { log: Log | undefined; readonly outages: Outages } = {
    log: undefined,
    outages: loggedOutages({
      time: realTime,
      log: { warn: (...line: Parameters<Log['warn']>) => outageLog.log?.warn(...line) },
    }),
  }
  return outageLog
}

/** Sets up one process or a cluster: its members, the store of live tables, the shared clock, and the counter of requests. */
async function openCluster(
  { redis }: Config,
  live: Store,
  tenure: Tenure,
  counted: Metrics,
): Promise<Pick<AppDeps, 'store' | 'archive' | 'time' | 'cluster' | 'rates'>> {
  if (redis === undefined) {
    const time = steadyTime(realTime)
    return { store: live, time, cluster: singleNode(tenure), rates: memoryRates(evenly(time)) }
  }
  const { redisCluster } = await import('../store/redis/cluster.js')
  const { cluster, store, time, client, keys, log } = redisCluster({
    url: redis,
    archive: live,
    ...(tenure.redis !== undefined && { known: tenure.redis }),
    older: tenure.restored,
    word: (n) => nodeEntropy.word(n),
    counted,
  })
  return {
    cluster,
    store,
    archive: live,
    time,
    rates: redisRates(client, { keys, alone: memoryRates(evenly(realTime)), log }),
  }
}

function explain(error: unknown, { port, host }: Config): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new BadConfig(`Port ${port} is in use: choose another with PORT=….`)
  if (code === 'EACCES')
    return new BadConfig(`Port ${port} may not be used: choose one above 1023 with PORT=….`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadConfig(`HOST=${host} is not an address of this machine.`)
  return error
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
