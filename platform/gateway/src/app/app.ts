/** The gateway as a Fastify app, built from its dependencies. It reads neither the environment nor the clock itself. */
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.js'
import { barred } from '../bans/barred.js'
import { noting } from '../bans/seen.js'
import { closeWhenCutOff } from '../graphql/sign-outs.js'
import { serveGraphql } from '../graphql/serve.js'
import { appends as makeAppends, measuredResolvers } from '../health/measured.js'
import { watchDisk } from '../health/disk.js'
import { metrics as makeMetrics } from '../health/metrics.js'
import { operatorsOnly } from '../health/operators.js'
import { sharedProbe, serveHealth } from '../health/routes.js'
import { withCurrentNames } from '../names/standing.js'
import { resolversOf } from '../api/resolvers.js'
import { resolveBy } from '../api/schema.js'
import { countingRepeats } from '../base/repeats.js'
import { evenly } from '../base/time.js'
import { warnOfProxyFaults } from '../web/proxy-faults.js'
import { serveWeb } from '../web/serve.js'
import { addGeneral, httpServer } from './http.js'
import { openGateway } from './open.js'
import { startUpkeep } from './upkeep.js'
import type { Gateway } from '../api/gateway.js'
import { maintenance } from '../health/maintenance.js'
import { drain, type Drain } from '../operator/drain.js'
import { noteProbes, type Probes } from '../operator/probe.js'
import type { Cluster } from '../store/cluster.js'

export type { AppDeps }

/** The app, and what an operator's socket works with. */
export interface BuiltGateway {
  readonly app: FastifyInstance
  readonly gateway: Gateway
  readonly cluster: Cluster
  readonly probes: Probes
  readonly drains: Drain
}

/** The same as `buildGateway`, for whom only the app matters. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => (await buildGateway(deps)).app

/** Builds the app and loads the tables of the store. Closing the app stops them, then closes the store. */
export async function buildGateway(deps: AppDeps): Promise<BuiltGateway> {
  const { time, development = false, rate, disk = () => Promise.resolve(undefined) } = deps
  const app = httpServer(deps)
  const log = countingRepeats(app.log, time)
  const metrics = deps.metrics ?? makeMetrics()
  const appends = makeAppends(evenly(time))
  const emptied = maintenance()
  const opened = await openGateway(deps, { log, metrics, appends, maintenance: emptied })
  const { gateway, schema, cluster, ranked, identify, hashOf } = opened
  const { store, settings, sessions, changes, rates, budget, seenGuests, bans, names } = gateway
  const resolvers = measuredResolvers(
    barred(
      noting(withCurrentNames(resolversOf(gateway), names), { store: seenGuests, hashOf, time, log }),
      bans,
    ),
    metrics,
  )
  resolveBy(schema, resolvers)

  await addGeneral(app, settings, { development, log })
  deps.tracing?.watch(app)
  const probes = noteProbes(app)
  const drains = drain({ app, state: emptied, rows: () => gateway.tables.rows(), time: evenly(time) })

  const stopsSockets = warnOfProxyFaults(app, { time: evenly(time), log })
  const isCutOff = (): boolean => cluster.status().cutOff
  await serveGraphql(app, {
    schema,
    streams: resolvers.Subscription,
    identify,
    rates,
    rate,
    sites: settings,
    time,
    development,
    portal: deps.portal,
    budget,
    changes,
    sessions,
    log,
    moved: (seconds) => {
      metrics.movedBySocket(seconds)
      deps.tracing?.moved(seconds)
    },
    sockets: deps.sockets,
    isCutOff,
  })
  const stopCutOff = cluster.alone
    ? undefined
    : closeWhenCutOff({ sockets: () => app.websocketServer.clients, isCutOff, time })
  const databaseAnswers = sharedProbe(time, () => (deps.archive ?? store).record('', 0))
  const behind = (): { readonly tables: number; readonly oldest: number } => {
    const { behind: tables, oldest } = cluster.status()
    return { tables, oldest }
  }
  metrics.watch({
    tables: () => gateway.tables.rows().map(({ phase }) => phase),
    sockets: () => app.websocketServer.clients.size,
    behind,
    database: databaseAnswers,
    redis: cluster.alone ? undefined : () => cluster.status().ready,
    bots: () => gateway.tables.botsWaiting(),
    thoughts: () => gateway.thinking.waiting(),
    prints: () => gateway.printing.waiting(),
    webhooks: () => ranked.webhooks.outbox.untaken(),
    disk,
    lastBackup: gateway.lastBackup,
  })
  const stopDisk = watchDisk(disk, { time, log })
  serveHealth(app, metrics, {
    store: databaseAnswers,
    alone: cluster.alone,
    cluster: () => cluster.status().ready,
    appends: appends.work,
    behind,
    // With nobody to take over, people at a table must be able to load its page again.
    isLeaving: () => emptied.emptying() === 'people' && !cluster.alone,
    mayLook: operatorsOnly(deps.metricsToken),
  })
  await serveWeb(app, {
    gateway,
    schema,
    identify,
    rate,
    portal: deps.portal,
    embeds: deps.embeds,
    assets: deps.assets,
    stopsSockets,
  })

  const upkeep = startUpkeep(gateway, deps)
  app.addHook('onClose', async () => {
    stopDisk()
    stopCutOff?.()
    changes.stop()
    await upkeep.stop()
    await opened.stop()
  })
  return { app, gateway, cluster, probes, drains }
}
