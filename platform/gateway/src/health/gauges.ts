/** Metrics that are measured when somebody requests them. */
import { Gauge, type Registry } from 'prom-client'
import type { Phase } from '../table/state.js'
import type { Room } from './disk.js'

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
