/** A hub with its workers in this process. What they send each other is copied as between processes. */
import { deserialize, serialize } from 'node:v8'
import { realTime } from '../../src/base/time.js'
import { memoryRates } from '../../src/http/rates.js'
import { uncounted } from '../../src/store/cluster.js'
import { openHub, type Hub } from '../../src/store/hub/hub.js'
import type { Batch, Channel } from '../../src/store/hub/link.js'
import type { HubPort, WorkerPort } from '../../src/store/hub/ports.js'
import { joinHub, type WorkerPorts } from '../../src/store/hub/worker.js'
import { openSqlite } from '../../src/store/sqlite.js'
import type { SqlData } from '../../src/store/sql.js'

export interface TestWorker extends WorkerPorts<HubPort> {
  /** Ends it as kill -9 would: nothing more of it arrives, and its hub notices. */
  kill(): void
}

export interface TestHub {
  readonly data: SqlData
  readonly worker: () => Promise<TestWorker>
  readonly end: () => Promise<void>
}

/** Both ends of a channel. */
function channels(): readonly [Channel, Channel, cut: () => void] {
  let isCut = false
  const hears: ((batch: Batch) => void)[] = []
  const end = (mine: number): Channel => ({
    send: (batch) => {
      const copy = serialize(batch)
      setImmediate(() => {
        if (!isCut) hears[1 - mine]?.(deserialize(copy) as Batch)
      })
    },
    hear: (heard) => {
      hears[mine] = heard
    },
  })
  return [end(0), end(1), () => (isCut = true)]
}

export async function workerOf(hub: Hub): Promise<TestWorker> {
  const [mine, its, cut] = channels()
  const member = hub.add<WorkerPort>(mine, {})
  const ports = await joinHub<HubPort>(its, uncounted)
  return {
    ...ports,
    kill: () => {
      cut()
      // Its process would be gone; here nothing of it may wait for answers.
      ports.hub.cut()
      member.lost()
    },
  }
}

/** @param given a database that is open; by default a new one in memory */
export async function testHub(workers = 2, given?: SqlData): Promise<TestHub> {
  const data = given ?? (await openSqlite(':memory:'))
  const hub = await openHub({ data, rates: memoryRates(realTime), time: realTime, workers })
  return {
    data,
    worker: () => workerOf(hub),
    end: async () => {
      hub.stop()
      await data.store.close()
    },
  }
}

/** The database as the only worker of a new hub sees it. */
export async function workerData(): Promise<
  Pick<SqlData, 'db' | 'store'> & Required<Pick<SqlData, 'durably'>>
> {
  const hub = await testHub()
  const { db, durably, store } = await hub.worker()
  return { db, durably, store: { ...store, close: hub.end } }
}
