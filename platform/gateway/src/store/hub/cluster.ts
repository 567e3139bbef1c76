/** The workers of one hub as a cluster. They share one clock, and a worker without its hub ends at once. */
import { logFailure, type Log } from '../../base/failure.js'
import { inParallel } from '../in-parallel.js'
import type { Cluster, Counted, Home, Subscriber } from '../cluster.js'
import type { Row } from '../../table/row.js'
import type { Link } from './link.js'
import type { HubPort, Opened, Ownerless, WorkerPort } from './ports.js'

/** How often, in milliseconds, the hub is told that this process lives. */
const beatEvery = 1_000

interface Followed {
  readonly subscribers: Set<Subscriber>
  /** Worker → persons. */
  readonly here: Map<number, ReadonlySet<string>>
}

interface Joined {
  readonly home: Home
  readonly log: Log
}

export function hubCluster(
  hub: () => Link<HubPort>,
  counted: Counted,
): { readonly port: WorkerPort; readonly cluster: (opened: Opened) => Cluster } {
  const topics = new Map<string, Followed>()
  const rows = new Map<string, Row>()
  let joined: Joined | undefined
  let hear: (change: string | null) => void = () => undefined
  let beat: NodeJS.Timeout | undefined

  const subscribersOf = (topic: string): readonly Subscriber[] => [...(topics.get(topic)?.subscribers ?? [])]

  /** Appends to a log that may have lost its end. */
  const revive = async (table: string, home: Home): Promise<void> => {
    const log = await hub().ask('log', table, 0)
    const entries = home.revive(log)
    if (entries === undefined || entries.length === 0) return
    const over = entries.some(({ entry }) => entry.kind === 'close')
    const append = { table, expected: log.length, entries, over, records: [] }
    if ((await hub().ask('append', append)) === 'done') counted.restored()
  }
  const takeOver = async (tables: readonly Ownerless[], { home, log }: Joined): Promise<void> => {
    await inParallel(tables, async ({ table, away, cause }) => {
      const claim = async (): Promise<number | undefined> => {
        const fence = await hub().ask('claim', table)
        if (fence !== undefined && cause === 'worker') counted.tookOver()
        return fence
      }
      try {
        if (cause === 'lost') await revive(table, home)
        await home.takeOver(table, claim, away)
      } catch (error) {
        // It is offered again, perhaps to another worker.
        logFailure(log, `table ${table} could not be taken over`, error)
      }
    })
  }

  const port: WorkerPort = {
    takeOver: (tables) => {
      if (joined !== undefined) void takeOver(tables, joined)
    },
    grew: (topic, length, last) => {
      for (const subscriber of subscribersOf(topic))
        subscriber.grew(length, last === undefined ? undefined : () => last)
    },
    here: (topic, worker, persons) => {
      const here = topics.get(topic)?.here
      if (persons.length === 0) here?.delete(worker)
      else here?.set(worker, new Set(persons))
      for (const subscriber of subscribersOf(topic)) subscriber.met()
    },
    said: (table, remarks) => {
      for (const subscriber of subscribersOf(table)) subscriber.said?.(remarks)
    },
    rights: (change) => hear(change),
    row: (table, row) => {
      if (row === null) rows.delete(table)
      else rows.set(table, row)
      joined?.home.rowsChanged()
    },
  }

  const cluster = ({ term, restored }: Opened): Cluster => ({
    alone: false,
    mayBeAway: false,
    restored,
    epoch: () => String(term),
    start: async (home, log) => {
      joined = { home, log }
      beat = setInterval(() => hub().tell('beat'), beatEvery).unref()
      await takeOver(await hub().ask('join'), joined)
    },
    follow: async (topic, subscriber) => {
      const followed: Followed = topics.get(topic) ?? { subscribers: new Set(), here: new Map() }
      followed.subscribers.add(subscriber)
      topics.set(topic, followed)
      // Asked even if it is followed already, so that the new subscriber is told what was said.
      const told = hub().ask('follow', topic)
      const stop = (): void => {
        if (!followed.subscribers.delete(subscriber) || followed.subscribers.size > 0) return
        topics.delete(topic)
        hub().tell('unfollow', topic)
      }
      try {
        await told
      } catch (error) {
        stop()
        throw error
      }
      const isHere = (person: string): boolean => [...followed.here.values()].some((all) => all.has(person))
      return { isHere, stop }
    },
    tell: (topic, length) => hub().tell('grew', topic, length),
    claim: (table) => hub().ask('claim', table),
    here: (topic, persons) => hub().tell('here', topic, persons),
    say: (table, remark) => hub().ask('say', table, remark),
    forgetRemarks: (people) => hub().ask('forgetRemarks', people),
    tellRights: (change) => hub().tell('rights', change),
    hearRights: (by) => {
      hear = by
    },
    // All processes write to the same store, so nothing needs to be archived.
    keep: () => undefined,
    show: (table, row) => {
      const known = rows.get(table) ?? null
      if (known === row || JSON.stringify(known) === JSON.stringify(row)) return
      port.row(table, row)
      hub().tell('show', table, row)
    },
    rows: () => rows.values(),
    status: () => ({ ready: true, behind: 0, oldest: 0 }),
    leave: async () => {
      clearInterval(beat)
      joined = undefined
      // If the hub is gone, nobody needs to be told.
      await hub()
        .ask('leave')
        .catch(() => undefined)
    },
  })
  return { port, cluster }
}
