/** Assembles a cluster of several processes that share one Redis. */
import { BadConfig } from '../../base/bad-config.js'
import { type Log, Away } from '../../base/failure.js'
import { uncounted, type Counted, type Home, type Cluster } from '../cluster.js'
import { realTime, type Time } from '../../base/time.js'
import type { Store } from '../store.js'
import { connect, open } from './connect.js'
import { redisSubscribers } from './subscribers.js'
import { redisArchiver } from './archiver.js'
import { backlog as makeBacklog, reportBacklog } from './backlog.js'
import { keysOf } from './keys.js'
import { lostEnds } from './lost-end.js'
import { redisLeases } from './leases.js'
import { heartbeat as makeHeartbeat } from './heartbeat.js'
import { restoreAll, redisRows } from './rows.js'
import { redisRights } from './rights.js'
import { logReader, redisStore } from './store.js'

export interface RedisClusterDeps {
  readonly url: string
  /** The store where everything settled is kept permanently; all processes share it. */
  readonly archive: Store
  /** The word that the database contains too; see ../tenure.ts. */
  readonly known?: string
  /** Whether the archive is older than the play: then hands whose cards were seen are dealt again. */
  readonly older?: boolean
  /** A random word with this many letters and digits. */
  readonly word: (length: number) => string
  /** Counts takeovers and restored tables. */
  readonly counted?: Counted
}

const nowhere: Home = {
  takeOver: () => Promise.resolve(),
  back: () => undefined,
  revive: () => undefined,
  rowsChanged: () => undefined,
  isDriven: () => false,
  archiveAgain: () => Promise.resolve(),
}

/** Sends nothing to Redis before the cluster is started. */
export function redisCluster({
  url,
  archive,
  known = '',
  older = false,
  word,
  counted = uncounted,
}: RedisClusterDeps) {
  const [client, listener] = [connect(url), connect(url)]
  const keys = keysOf(client.options.db ?? 0)
  const me = word(12)
  let home = nowhere
  let sink: Log | undefined
  const log: Log = {
    error: (...line) => sink?.error(...line),
    warn: (...line) => sink?.warn(...line),
    info: (...line) => sink?.info(...line),
  }
  let [refused, isStarted] = [false, false]
  let generation = ''
  let restored: readonly string[] = []

  const heartbeat = makeHeartbeat({
    client,
    keys,
    me,
    log,
    time: realTime,
    known,
    word: () => word(12),
    joined: async () => {
      await listener.subscribe(keys.left)
      await subscribers.rejoin()
      await rows.rejoin()
      await rights.rejoin()
    },
    hangUp: () => {
      for (const connection of [client, listener])
        if (connection.status === 'ready') connection.disconnect(true)
    },
    isRefused: () => refused,
    returned: (found) => ends.giveBack(found),
    restore: async (found) => {
      const mine = await restoreAll({ client, keys, archive, home: () => home }, found)
      mine.forEach(() => counted.restored())
      restored = [...restored, ...mine]
    },
    back: (away) => {
      if (heartbeat.generation() !== generation) {
        archiver.reset()
        backlog.reset()
      }
      generation = heartbeat.generation()
      home.back(away)
      leases.takeOver(restored, 0)
      restored = []
      leases.ownAgain(away)
    },
    heard: (dead) => {
      report({ tables: behind(), oldest: oldest() })
      subscribers.heard()
      rights.heard()
      leases.heard(dead)
    },
  })
  const shared = { client, listener, keys, me, log }
  const subscribers = redisSubscribers({
    ...shared,
    isAlive: (process) => heartbeat.isAlive(process),
    generation: () => (heartbeat.isReady() ? heartbeat.generation() : undefined),
  })
  const rights = redisRights(shared)
  const rows = redisRows({ ...shared, changed: () => home.rowsChanged() })
  const backlog = makeBacklog(() => realTime.elapsed())
  const leases = redisLeases({
    ...shared,
    heartbeat,
    home: () => home,
    counted,
    backlog,
    isArchiving: (table) => archiver.has(table),
  })
  const ends = lostEnds({ ...shared, archive, elapsed: () => realTime.elapsed() })
  const of = { client, keys, generation: () => heartbeat.generation() }
  const archiver = redisArchiver({
    ...shared,
    archive,
    read: logReader(of),
    archived: (...one) => ends.archived(...one),
    done: (table) => leases.forget(table),
  })

  const behind = (): number => new Set([...archiver.tables(), ...backlog.tables()]).size
  const oldest = (): number => Math.max(archiver.oldest(), backlog.oldest())
  const report = reportBacklog({ time: realTime, log })

  listener.on('message', (channel: string) => {
    if (channel === keys.left) heartbeat.soon()
  })
  client.on('error', (error: Error & { readonly code?: string }) => {
    refused = error.code === 'ECONNREFUSED'
  })
  for (const connection of [client, listener]) {
    connection.on('close', () => heartbeat.lost())
    connection.on('ready', () => {
      if (client.status !== 'ready' || listener.status !== 'ready') return
      refused = false
      if (isStarted) heartbeat.soon()
    })
  }

  const reached = async <T>(answer: () => Promise<T>): Promise<T> => {
    try {
      heartbeat.generation()
      return await answer()
    } catch {
      throw new Away()
    }
  }

  const cluster: Cluster = {
    alone: false,
    // Whatever Redis lost is restored once the loss is found.
    restored: older,
    epoch: () => heartbeat.epoch(),
    start: async (to, log) => {
      home = to
      sink = log
      try {
        await Promise.all([open(client), open(listener)])
        await heartbeat.start()
        isStarted = true
      } catch (error) {
        client.disconnect()
        listener.disconnect()
        throw new BadConfig('The Redis at REDIS_URL cannot be used.', { cause: error })
      }
    },
    follow: (table, by) => reached(() => subscribers.follow(table, by)),
    tell: (topic, length) => {
      // A process that misses this reads the log before it decides anything.
      if (heartbeat.isReady())
        client.publish(keys.nudges(topic), `${heartbeat.generation()} ${length}`).catch(() => undefined)
    },
    claim: (table) => reached(() => leases.claim(table)),
    here: (table, persons) => subscribers.here(table, persons),
    say: (table, remark) => reached(() => subscribers.say(table, remark)),
    forgetRemarks: (people) => reached(() => subscribers.forgetRemarks(people)),
    tellRights: (change) => rights.tell(change),
    hearRights: (by) => rights.hearBy(by),
    keep: (table, settled) => archiver.keep(table, settled),
    show: (table, row) => rows.show(table, row),
    rows: () => rows.all(),
    status: () => ({
      ready: heartbeat.isReady(),
      cutOff: heartbeat.isCutOff(),
      behind: behind(),
      oldest: oldest(),
    }),
    leave: async () => {
      archiver.stop()
      rows.stop()
      if (heartbeat.isReady()) await leases.leave().catch(() => undefined)
      heartbeat.stop()
      client.disconnect()
      listener.disconnect()
    },
  }
  const time: Time = { ...realTime, now: () => heartbeat.now(), leaps: (heard) => heartbeat.leaps(heard) }
  return {
    cluster,
    time,
    client,
    keys,
    log,
    store: redisStore({ ...of, archive, now: () => heartbeat.now() }),
  }
}
