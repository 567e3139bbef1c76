/**
 * The hub of one machine: the process that alone opens the data folder. Its workers serve the players, and do through it what
 * a gateway over Redis does through Redis and PostgreSQL. What one of them has appended is told to the others together with
 * its answer, once it is durable.
 */
import type { Rates } from '../../http/rates.js'
import type { Row } from '../../table/row.js'
import type { Time } from '../../base/time.js'
import type { SqlData } from '../sql.js'
import { leases as makeLeases } from './leases.js'
import { link, type Channel, type Link } from './link.js'
import type { HubPort, WorkerPort } from './ports.js'
import { topics as makeTopics, type Follower } from './topics.js'
import { transactions } from './transactions.js'

export interface HubDeps {
  readonly data: SqlData
  readonly rates: Rates
  readonly time: Pick<Time, 'elapsed' | 'after'>
  /** How many workers will join at first: they share the tables. */
  readonly workers: number
}

export interface Member<Theirs> {
  readonly link: Link<Theirs>
  /** The worker is gone: what it held is free. */
  lost(): void
}

export interface Hub {
  /**
   * Takes a worker on.
   * @param more what else it may call
   */
  add<Theirs extends WorkerPort>(channel: Channel, more: object): Member<Theirs>
  /** From now on tables are handed over to nobody. */
  stop(): void
}

/** How often, in milliseconds, to offer again the tables that nobody has taken. */
const sweepEvery = 5_000

interface Worker extends Follower {
  readonly link: Link<WorkerPort>
  heard: number
}

export async function openHub({ data, rates, time, workers }: HubDeps): Promise<Hub> {
  const { store, db, tenure } = data
  const durably = data.durably ?? ((work) => db.transaction().execute(work))
  const leases = makeLeases({
    elapsed: () => time.elapsed(),
    live: await store.live(),
    restored: tenure.restored,
  })
  const topics = makeTopics((topic) => leases.isKnown(topic))
  const joined = new Set<Worker>()
  const rows = new Map<string, Row>()
  /** Writes that others may see before they are durable. */
  const underWay = new Set<Promise<unknown>>()
  let expected = workers
  let last = 0
  let isStopping = false

  const durable = async <T>(write: Promise<T>): Promise<T> => {
    underWay.add(write)
    try {
      return await write
    } finally {
      underWay.delete(write)
    }
  }
  /** Nobody is told what a loss of power could still undo. */
  const afterWrites = async <T>(read: Promise<T>): Promise<T> => {
    const answer = await read
    await Promise.allSettled(underWay)
    return answer
  }
  const others = (worker: Worker): readonly Worker[] => [...joined].filter((one) => one !== worker)
  /** Workers share the tables without a holder. Those that could not be taken over are offered again after a while. */
  const offer = (): void => {
    if (isStopping || expected > 0) return
    const tables = leases.due(sweepEvery)
    for (const [i, { link }] of [...joined].entries()) {
      const share = tables.filter((_, n) => n % joined.size === i)
      if (share.length > 0) link.tell('takeOver', leases.offer(share))
    }
  }
  let cancel = (): void => undefined
  const sweep = (): void => {
    cancel = time.after(sweepEvery, () => {
      offer()
      sweep()
    })
  }
  sweep()

  const release = (worker: Worker): void => {
    joined.delete(worker)
    topics.lost(worker)
    leases.release(worker.id, worker.heard)
    offer()
  }

  const portOf = (worker: () => Worker, mine: ReturnType<typeof transactions>): HubPort => ({
    open: () => ({ term: tenure.term, restored: tenure.restored }),
    join: () => {
      joined.add(worker())
      for (const [table, row] of rows) worker().link.tell('row', table, row)
      const tables = leases.due(sweepEvery)
      const share = tables.slice(0, Math.ceil(tables.length / Math.max(1, expected)))
      expected -= 1
      return leases.offer(share)
    },
    leave: () => release(worker()),
    beat: () => {
      worker().heard = time.elapsed()
    },

    append: async (append) => {
      const { table, expected: length, fence, entries, over } = append
      if (fence !== undefined && !leases.isHeld(table, fence)) return 'fenced'
      const answer = await durable(store.append(append))
      if (answer !== 'done') return answer
      if (length === 0 && !over) leases.opened(table)
      topics.grew(table, worker().id, length + entries.length, entries)
      if (over) {
        leases.over(table)
        topics.tidy(table)
      }
      return answer
    },
    log: (table, from) => afterWrites(store.log(table, from)),
    live: () => store.live(),
    record: (table, hand) => afterWrites(store.record(table, hand)),

    // A transaction has the only connection, so within it the writes of others cannot be awaited.
    query: (...query) => (query[2] === undefined ? afterWrites(mine.query(...query)) : mine.query(...query)),
    begin: (...how) => mine.begin(...how),
    commit: (n) => durable(mine.commit(n)),
    rollback: (n) => mine.rollback(n),
    scrub: async () => data.scrub?.(),

    claim: (table) => leases.claim(table, worker().id),
    follow: (topic) => topics.follow(topic, worker()),
    unfollow: (topic) => topics.unfollow(topic, worker()),
    grew: (topic, length) => topics.grew(topic, worker().id, length),
    here: (topic, persons) => topics.here(topic, worker().id, persons),
    say: topics.say,
    forgetRemarks: topics.forgetRemarks,
    rights: (change) => {
      for (const { link } of others(worker())) link.tell('rights', change)
    },
    show: (table, row) => {
      if (row === null) rows.delete(table)
      else rows.set(table, row)
      for (const { link } of others(worker())) link.tell('row', table, row)
    },

    hit: (key, most, window, more) => rates.hit(key, most, window, more),
    rest: (key) => rates.rest(key),
  })

  return {
    add: <Theirs extends WorkerPort>(channel: Channel, more: object): Member<Theirs> => {
      last += 1
      const mine = transactions(db, durably)
      const port = { ...portOf(() => worker, mine), ...more }
      const linked = link<Theirs>(channel, port)
      const worker: Worker = { id: last, heard: time.elapsed(), link: linked }
      return {
        link: linked,
        lost: () => {
          linked.cut()
          mine.lost()
          release(worker)
        },
      }
    },
    stop: () => {
      isStopping = true
      cancel()
    },
  }
}
