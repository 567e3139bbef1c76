/** Metrics for the operator, in Prometheus format. Numbers only: they contain no table, name or card. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Build } from '../base/build.js'
import { refusals as known, type RefusalCode } from '../base/refusal.js'
import type { Appended } from '../store/store.js'
import { fallbacks, type Fallback } from '../thinking/thinking.js'
import type { Phase } from '../table/state.js'
import type { Room } from './disk.js'

export type Metrics = ReturnType<typeof metrics>

/** From a local disk without sync up to the timeout for a missing database. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Options {
  /** Whether to count memory, processor time and the lag of the event loop, too. */
  readonly ofProcess?: boolean
  /** The version of this Stolik; left out by default. */
  readonly build?: Build
}

export function metrics({ ofProcess = false, build }: Options = {}) {
  const registry = new Registry()
  const registers = [registry]
  if (build !== undefined) tellBuild(registers, build)
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const counter = <L extends string = string>(name: string, help: string, ...labelNames: L[]): Counter<L> =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <L extends string = string>(
    name: string,
    help: string,
    ...labelNames: L[]
  ): Histogram<L> => new Histogram({ name, help, labelNames, buckets, registers })
  const moves = counter('stolik_moves_total', 'Moves made durable, by who decided them.', 'by')
  const appends = histogram(
    'stolik_append_seconds',
    'How long the store took to append an entry to a log, by outcome.',
    'outcome',
  )
  const requests = histogram(
    'stolik_request_seconds',
    'How long requests took, by kind and class of status.',
    'kind',
    'status',
  )
  const refusals = counter('stolik_refusals_total', 'Refusals, by code.', 'code')
  const socketMoves = histogram(
    'stolik_socket_move_seconds',
    'How long moves over sockets took, from the frame to the answer.',
  )
  const failedSignIns = counter(
    'stolik_failed_sign_ins_total',
    'Sign-ins with a wrong login, password or code.',
  )
  const takeovers = counter(
    'stolik_takeovers_total',
    'Tables taken over from a process that stopped or died.',
  )
  const restoredTables = counter(
    'stolik_restored_tables_total',
    'Tables that continue after part of their play was lost.',
  )
  const botFallbacks = counter(
    'stolik_bot_fallbacks_total',
    'Moves that bots played one level below their own, by reason.',
    'reason',
  )
  const thoughts = histogram(
    'stolik_bot_thinking_seconds',
    'How long threads thought about the move of a bot.',
  )
  // Present from the start, so that the first event of a kind shows as an increase.
  for (const by of ['player', 'bot', 'clock']) moves.inc({ by }, 0)
  for (const code of Object.keys(known)) refusals.inc({ code }, 0)
  for (const reason of fallbacks) botFallbacks.inc({ reason }, 0)
  for (const kind of ['graphql', 'other'])
    for (const status of ['2xx', '3xx', '4xx', '5xx']) requests.zero({ kind, status })
  for (const outcome of ['done', 'stale', 'fenced', 'failed']) appends.zero({ outcome })
  return {
    moved: (by: 'player' | 'bot' | 'clock'): void => moves.inc({ by }),
    /** How long the store took to make an entry durable, or to fail. */
    appended: (outcome: Appended | 'failed', seconds: number): void => appends.observe({ outcome }, seconds),
    answered: (kind: 'graphql' | 'other', status: number, seconds: number): void =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (code: RefusalCode): void => refusals.inc({ code }),
    /** The seconds from the frame that brought a move to its answer on the socket. */
    movedBySocket: (seconds: number): void => socketMoves.observe(seconds),
    signInFailed: (): void => failedSignIns.inc(),
    /** A table was taken over from a process that is gone. */
    tookOver: (): void => takeovers.inc(),
    /** A table continues after some of its play was lost. */
    restored: (): void => restoredTables.inc(),
    /** A bot played a move one level below its own. */
    fellBack: (reason: Fallback): void => botFallbacks.inc({ reason }),
    /** A thread took so many seconds for the move of a bot. */
    thought: (seconds: number): void => thoughts.observe(seconds),
    /** Called once, before metrics are requested. */
    watch: (gauges: Gauges): void => watchGauges(registers, gauges),
    /** The metrics as text, and its content type. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** As is customary: always 1, so that other metrics can be joined with the version. */
function tellBuild(registers: Registry[], { version, commit }: Build): void {
  new Gauge({
    name: 'stolik_build_info',
    help: 'Which Stolik this is, by version and commit; always 1.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version, commit: commit ?? '' }, 1)
}

export interface Gauges {
  /** The phases of all unfinished tables, whichever process drives them. */
  readonly tables: () => Iterable<Phase>
  readonly sockets: () => number
  /** How many tables have settled hands that are not archived yet, and for how many milliseconds the oldest waits. */
  readonly behind: () => { readonly tables: number; readonly oldest: number }
  readonly database: () => Promise<boolean>
  /** undefined if there is no Redis. */
  readonly redis: (() => boolean) | undefined
  /** Bots whose move is due. */
  readonly bots: () => number
  /** Bots whose move no thread has begun to think about. */
  readonly thoughts: () => number
  /** Papers that are being typeset or wait for it. */
  readonly prints: () => number
  /** Webhook deliveries that receivers have not accepted yet, and those that were given up. */
  readonly webhooks: () => { readonly waiting: number; readonly failed: number }
  /** When the last good backup was made, in milliseconds; undefined if there is none. */
  readonly lastBackup: () => Promise<number | undefined>
  /** Space on the disk of the data folder; undefined if unknown. */
  readonly disk: () => Promise<Room | undefined>
}

const phases: readonly Phase[] = ['GATHERING', 'PLAYING', 'BETWEEN']

export function watchGauges(registers: Registry[], gauges: Gauges): void {
  const one = (name: string, help: string, value: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value())
      },
    })
  }
  one('stolik_sockets', 'Sockets that are open.', gauges.sockets)
  one(
    'stolik_archive_behind_tables',
    'Tables of the cluster with settled hands that are not in PostgreSQL yet.',
    () => gauges.behind().tables,
  )
  one(
    'stolik_archive_behind_seconds',
    'How long the oldest of these tables has waited.',
    () => gauges.behind().oldest / 1_000,
  )
  one('stolik_database_up', '1 while the database answers.', async () => Number(await gauges.database()))
  const { redis } = gauges
  if (redis !== undefined) one('stolik_redis_up', '1 while Redis answers.', () => Number(redis()))
  one('stolik_bots_waiting', 'Bots at the tables of this process whose move is due.', gauges.bots)
  one(
    'stolik_bot_thoughts_waiting',
    'Bots of this process that wait for a thread to think about their move.',
    gauges.thoughts,
  )
  one('stolik_prints_waiting', 'Papers that are being typeset or wait for it.', gauges.prints)
  new Gauge({
    name: 'stolik_tables',
    help: 'Tables that are not over, by phase, whichever process drives them.',
    labelNames: ['phase'],
    registers,
    collect() {
      const now = [...gauges.tables()]
      for (const phase of phases) this.set({ phase }, now.filter((p) => p === phase).length)
    },
  })
  new Gauge({
    name: 'stolik_webhooks_untaken',
    help: 'Messages that no receiver has accepted, by whether they will be sent again.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(gauges.webhooks())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'stolik_backup_timestamp_seconds',
    help: 'When the last good backup was made, in seconds since 1970; 0 when there is none.',
    registers,
    async collect() {
      // While that cannot be found out, the last value stays.
      const last = await gauges.lastBackup().catch(() => null)
      if (last !== null) this.set(Math.floor((last ?? 0) / 1_000))
    },
  })
  watchDisk(registers, gauges.disk)
}

/** An unknown disk has no metrics. */
function watchDisk(registers: Registry[], disk: Gauges['disk']): void {
  const one = (name: string, help: string, of: (room: Room) => number): void =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const room = await disk()
        if (room !== undefined) this.set(of(room))
      },
    }).remove()
  one('stolik_disk_size_bytes', 'Size of the disk that the data folder is on.', ({ size }) => size)
  one('stolik_disk_free_bytes', 'Free space of that disk for this process.', ({ free }) => free)
}
