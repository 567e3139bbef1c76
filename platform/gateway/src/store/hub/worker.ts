/** The ports of a worker, all of which talk to its hub. */
import type { Rates } from '../../http/rates.js'
import type { Store } from '../store.js'
import type { Cluster, Counted } from '../cluster.js'
import { hubCluster } from './cluster.js'
import { remoteSql, type RemoteSql } from './dialect.js'
import { link, type Channel, type Link } from './link.js'
import type { HubPort } from './ports.js'

export interface WorkerPorts<Theirs> extends RemoteSql {
  readonly hub: Link<Theirs>
  readonly store: Store
  readonly cluster: Cluster
  readonly rates: Rates
  readonly scrub: () => Promise<void>
}

/** @param more what else the hub may call */
export async function joinHub<Theirs extends HubPort>(
  channel: Channel,
  counted: Counted,
  more: object = {},
): Promise<WorkerPorts<Theirs>> {
  const hearing = hubCluster(() => hub, counted)
  const linked = link<Theirs>(channel, { ...hearing.port, ...more })
  const hub = linked as unknown as Link<HubPort>
  const opened = await hub.ask('open')
  return {
    hub: linked,
    ...remoteSql(hub),
    store: {
      append: (append) => hub.ask('append', append),
      log: (table, from = 0) => hub.ask('log', table, from),
      live: () => hub.ask('live'),
      record: (table, hand) => hub.ask('record', table, hand),
      // The hub closes its database itself.
      close: () => Promise.resolve(),
    },
    cluster: hearing.cluster(opened),
    rates: {
      hit: (key, most, window, more) => hub.ask('hit', key, most, window, more),
      rest: (key) => hub.ask('rest', key),
    },
    scrub: () => hub.ask('scrub'),
  }
}
