/** Gateways that are workers of one hub, with everything that they store in its database. */
import { sqlAccounts } from '../../src/account/sql.js'
import type { AppDeps } from '../../src/app/app.js'
import { nodeEntropy } from '../../src/base/entropy.js'
import { realTime, type Time } from '../../src/base/time.js'
import { sqlSettings } from '../../src/settings/sql.js'
import { sqlEvents } from '../../src/tournament/sql.js'
import type { Member } from '../cluster/member.js'
import { asker, testApp } from '../help.js'
import type { TestHub, TestWorker } from './hub.js'

export interface Gateway extends Member {
  readonly worker: TestWorker
}

export async function gateway(
  hub: TestHub,
  timeOf: (time: Time) => Time = (time) => time,
  rest: Partial<AppDeps> = {},
): Promise<Gateway> {
  const worker = await hub.worker()
  const { db, durably, store, cluster, rates } = worker
  const time = timeOf(realTime)
  const app = await testApp({
    ...{ store, cluster, rates, time, entropy: nodeEntropy },
    accounts: sqlAccounts(db),
    events: sqlEvents(db, durably),
    settings: sqlSettings(db),
    ...rest,
  })
  return { app, cluster, store, time, worker, as: (who) => asker(app, who.token) }
}
