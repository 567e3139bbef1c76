/** The gateway as a Fastify app, built from its dependencies. It reads neither the environment nor the clock itself. */
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { memoryFailed } from '../account/failed-sign-ins.js'
import { openLeagues } from '../league/leagues.js'
import { memoryLeagues } from '../league/memory.js'
import { openMarks } from '../names/marks.js'
import { memoryAccounts } from '../account/memory.js'
import { privileges } from '../account/privilege.js'
import { passwords } from '../account/passwords.js'
import { rightsChanges } from '../store/rights-changes.js'
import { startResealing } from '../account/reseal.js'
import { sessions as makeSessions } from '../account/sessions.js'
import { tokens as makeTokens } from '../account/tokens.js'
import type { AppDeps } from './app-deps.js'
import { shufflesOfDays } from '../daily/deals.js'
import { releasing } from '../daily/release.js'
import { noDays } from '../daily/store.js'
import { barred } from '../bans/barred.js'
import { memoryBans } from '../bans/bans.js'
import { hashOfAddress, memorySeen, noting } from '../bans/seen.js'
import { openBans } from '../bans/standing.js'
import { logFailure, Away } from '../base/failure.js'
import type { Gateway } from '../api/gateway.js'
import { identifier } from '../account/context.js'
import { statusOf } from '../graphql/errors.js'
import { maxBytes } from '../graphql/limits.js'
import { serveGraphql } from '../graphql/serve.js'
import { appends as makeAppends } from '../health/appends.js'
import { watchDisk } from '../health/disk.js'
import { measuredFailed, measuredResolvers, measuredStore } from '../health/measured.js'
import { metrics as makeMetrics } from '../health/metrics.js'
import { operatorsOnly } from '../health/operators.js'
import { sharedProbe, serveHealth } from '../health/routes.js'
import { roomBy, roomForAll } from '../api/lobby/room.js'
import { lobbyWatch } from '../api/lobby/watch.js'
import { outbox as openOutbox } from '../mail/outbox.js'
import { openNotices } from '../notices/index.js'
import { memoryNotices } from '../notices/memory.js'
import { withCurrentNames } from '../names/current-names.js'
import { openNames } from '../names/standing.js'
import { memoryTaken } from '../names/taken.js'
import { catchUp } from '../played/catch-up.js'
import { nonePlayed } from '../played/store.js'
import { countedFor, countInBackground, findingsFor } from '../findings/background.js'
import { examineHere } from '../findings/examining.js'
import { noFindings } from '../findings/store.js'
import { openRanked } from './ranked.js'
import { refusals } from '../base/refusal.js'
import { nightly } from '../retention/nightly.js'
import { resolversOf } from '../api/resolvers.js'
import { memoryRuleSets } from '../rules/memory.js'
import { openSecrets } from '../base/secrets.js'
import { keptByAnybody } from '../rules/kept-name.js'
import { openSettings, type Fixed, type InstallationSettings } from '../settings/installation.js'
import { memorySettings } from '../settings/memory.js'
import { assemble, plainResults, resolveBy } from '../api/schema.js'
import { singleNode } from '../store/cluster.js'
import { openTables } from '../live/tables.js'
import type { FreeText } from '../talk/free-text.js'
import { memoryReports } from '../talk/reports.js'
import { printHere } from '../tournament/printing.js'
import { drawFixturesInWorker, drawInWorker } from '../tournament/draw-in-worker.js'
import { openEvents } from '../tournament/events.js'
import { eventKeys as keysOf } from '../tournament/keys.js'
import { memoryEvents } from '../tournament/memory.js'
import { budgetOf, unlimited } from '../http/budget.js'
import { clientError } from '../web/client-error.js'
import { headers } from '../web/headers.js'
import { evenly } from '../base/time.js'
import { warnOfProxyFaults } from '../web/proxy-faults.js'
import { memoryRates } from '../http/rates.js'
import { allMayEnter, mayEnterBy } from '../tournament/entries-from.js'
import { noThinking } from '../thinking/thinking.js'
import { addRetryAfter, timesUsual } from '../http/too-many.js'
import { serveWeb } from '../web/serve.js'

export type { AppDeps }

/** How often expired sessions and used tokens are deleted. */
const tidyEvery = 60 * 60_000

/** How long addresses are kept: long enough to find out who misused a right. */
const keepAddresses = 30 * 24 * 60 * 60_000

/** Builds the app and loads the tables of the store. Closing the app stops them, then closes the store. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { games, time, entropy, pace, development = false, rate } = deps
  const { cluster = singleNode(), accounts = memoryAccounts(), rates = memoryRates(evenly(time)) } = deps
  const { audience = 'stolik', settings: settingsStore = memorySettings() } = deps
  const { bans: banStore = memoryBans() } = deps
  const { names: nameStore = memoryTaken(), seenGuests = memorySeen() } = deps
  const { reports = memoryReports(), played = nonePlayed, disk = () => Promise.resolve(undefined) } = deps
  const { daily = noDays } = deps
  const { findings = noFindings, examiner = examineHere(games) } = deps
  const { events: eventStore = memoryEvents(), draw = drawInWorker(), printing = printHere(games) } = deps
  const budget = rate === undefined ? unlimited : budgetOf(rates, evenly(time), timesUsual(rate))
  const metrics = deps.metrics ?? makeMetrics()
  const appends = makeAppends(evenly(time))
  const failedSignIns = measuredFailed(deps.failedSignIns ?? memoryFailed(), metrics)
  const store = measuredStore(deps.store, metrics, appends)
  const app = Fastify({
    logger: deps.logger,
    // URLs contain invitations, so they are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBytes,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    clientErrorHandler: clientError,
    // Our own code writes the schemas of routes. Validating them at each start would take 30 ms.
    ajv: { customOptions: { meta: false, validateSchema: false } },
    // Behind a trusted proxy, the address of a guest is the one that the proxy reports.
    trustProxy: [...(deps.proxies ?? ['loopback'])],
  })
  const log = app.log
  const secrets = openSecrets(deps.secret, deps.secretBefore, time)
  const tokens = makeTokens(secrets, time)
  const changes = rightsChanges({ cluster, time })
  const sessions = makeSessions({ accounts, tokens, entropy, time, log, changes, alone: cluster.alone })
  const identify = identifier(tokens, sessions)
  const settings = await openSettings({
    ...{ store: settingsStore, alone: cluster.alone, time, log, changes },
    fixed: fixedOf(deps),
    local: deps.local ?? 'http://localhost',
  })
  const hashOf = (address: string): string => hashOfAddress(secrets.now())(address)
  const hashesOf = (address: string): readonly string[] =>
    secrets.good().map((secret) => hashOfAddress(secret)(address))
  const bans = await openBans({ store: banStore, time, log, changes, hashesOf })
  const names = await openNames({ store: nameStore, time, log, changes })
  const lobby = lobbyWatch(time)
  const outbox = deps.mailer === undefined ? null : openOutbox(deps.mailer, { time, log })
  const schema = assemble(games)
  const thinking = deps.thinking?.({ time, log, thought: metrics.thought }) ?? noThinking
  const eventKeys = keysOf(secrets)
  const tables = await openTables({
    ...{ thinking, games, store, cluster, time, entropy, pace, log },
    shuffleOfDay: shufflesOfDays(eventKeys),
    counted: metrics,
    changed: () => lobby.changed(),
  })
  const events = await openEvents({
    ...{ games, store: eventStore, tables, cluster, time, entropy, keys: eventKeys, log },
  })
  const marks = await openMarks({
    ...{ accounts, settings, events, changes, log },
    mayDirect: (account) => privileges(gateway).rolesOf(account).includes('ORGANISER'),
  })
  marks.watch(() => lobby.changed())
  const ruleSets = deps.ruleSets ?? memoryRuleSets()
  const ranked = openRanked(deps, {
    secrets,
    events,
    eventStore,
    log,
    source: audience,
    association: () => settings.now().name,
    ruleName: async (game, profile) =>
      (await keptByAnybody({ ruleSets, settings }, game, profile))?.name ?? null,
  })
  const notices = openNotices({
    ...{ store: deps.notices ?? memoryNotices(), events, eventStore, accounts, settings, secrets, rates },
    ...{ mailer: deps.mailer, time, log },
    reach: { loopback: development, private: deps.privateWebhooks === true },
  })
  const fairPlay = countInBackground({
    ...{ findings, store, examiner, time, log },
    games: games.flatMap(({ plugin, scrutiny }) => (scrutiny === undefined ? [] : [plugin.id])),
    isOn: () => settings.now().fairPlay,
    word: (letters) => entropy.word(letters),
  })

  const gateway: Gateway = {
    ...{ games, tables, lobby, store, entropy, time, pace, log, draw, printing, budget, thinking },
    ...{
      tokens,
      accounts,
      bans,
      seenGuests,
      names,
      marks,
      failedSignIns,
      sessions,
      changes,
      passwords: passwords(),
      rates,
    },
    ...{ audience, settings, settingsStore, outbox, ruleSets, daily },
    secrets,
    roomFor: rate === undefined ? roomForAll : roomBy(rates, timesUsual(rate)),
    mayEnter: rate === undefined ? allMayEnter : mayEnterBy(rates, timesUsual(rate)),
    ...{
      freeText: deps.freeText ?? freeTextOf(settings),
      reports,
      played,
      findings,
      examineNow: () => void fairPlay.run(),
    },
    keepAddresses: deps.keepAddresses ?? keepAddresses,
    forgetAtTables: deps.forgetAtTables ?? (() => Promise.resolve()),
    scrub: deps.scrub ?? (() => Promise.resolve()),
    lastBackup: deps.lastBackup ?? (() => Promise.resolve(undefined)),
    lastForgotten: () => deps.retention?.store.last() ?? Promise.resolve(undefined),
    ...{ events, eventStore, eventKeys, rankings: ranked.rankings, webhooks: ranked.webhooks, notices },
    leagues: openLeagues({ store: deps.leagues ?? memoryLeagues(), time }),
    drawFixtures: drawFixturesInWorker(),
  }
  const resolvers = measuredResolvers(
    barred(
      noting(withCurrentNames(resolversOf(gateway), names), { store: seenGuests, hashOf, time, log }),
      bans,
    ),
    metrics,
  )
  resolveBy(schema, resolvers)

  app.setErrorHandler((error: Error, _request, reply) => {
    const status = statusOf(error)
    const code = status === 429 ? 'TOO_MANY' : status === 413 ? 'TOO_LONG' : 'BAD_REQUEST'
    if (status < 500) return reply.code(status).send({ code, message: error.message })
    if (error instanceof Away)
      return reply.code(503).send({ code: 'UNAVAILABLE', message: refusals.UNAVAILABLE })
    logFailure(log, 'a request failed', error)
    return reply.code(500).send({ code: 'INTERNAL', message: 'Something went wrong on our side.' })
  })
  app.addHook('onSend', addRetryAfter)
  await app.register(helmet, headers(settings, development))
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && settings.allows(origin) ? origin : []),
  })

  const stopsSockets = warnOfProxyFaults(app, { time: evenly(time), log })
  await serveGraphql(app, {
    ...{
      schema,
      plain: plainResults,
      streams: resolvers.Subscription,
      identify,
      rates,
      rate,
      sites: settings,
      time,
      development,
    },
    ...{ portal: deps.portal, budget },
    ...{ changes, sessions },
    moved: (seconds) => metrics.movedBySocket(seconds),
    sockets: deps.sockets,
  })
  const databaseAnswers = sharedProbe(time, () => (deps.archive ?? store).record('', 0))
  metrics.watch({
    tables: () => tables.rows().map(({ phase }) => phase),
    sockets: () => app.websocketServer.clients.size,
    behind: () => {
      const { behind, oldest } = cluster.status()
      return { tables: behind, oldest }
    },
    database: databaseAnswers,
    redis: cluster.alone ? undefined : () => cluster.status().ready,
    bots: () => tables.botsWaiting(),
    thoughts: () => thinking.waiting(),
    prints: () => printing.waiting(),
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
    mayLook: operatorsOnly(deps.metricsToken),
  })
  await serveWeb(app, {
    ...{ gateway, schema, identify, rate },
    ...{ portal: deps.portal, embeds: deps.embeds, kept: deps.kept, stopsSockets },
  })

  const hands = catchUp({
    store,
    played,
    log,
    plugins: new Map(games.map(({ plugin }) => [plugin.id, plugin])),
  })
  void hands.run()

  const days = releasing({ store: daily, tables, time, log })
  const stopSealing = startResealing({ accounts, secrets, time, log }, deps.secretBefore?.from ?? 0)
  const old =
    deps.retention === undefined ? undefined : nightly({ ...deps.retention, time, log, scrub: gateway.scrub })
  let cancelTidy = time.after(tidyEvery, tidy)
  function tidy(): void {
    const addressesUntil = time.now() - gateway.keepAddresses
    accounts
      .tidy(time.now())
      .then(() => banStore.tidy(time.now()))
      .then(() => nameStore.tidy(time.now()))
      .then(() => seenGuests.tidy(time.now()))
      .then(() => failedSignIns.forget({ before: addressesUntil }))
      .then(() => accounts.dropAddresses({ before: addressesUntil }))
      .then(() => findings.tidy({ hands: time.now() - countedFor, findings: time.now() - findingsFor }))
      .then((gone) => (gone === 0 ? undefined : gateway.scrub()))
      .catch((error: unknown) => logFailure(log, 'sessions could not be tidied', error))
    void hands.run()
    void old?.look()
    cancelTidy = time.after(tidyEvery, tidy)
  }

  app.addHook('onClose', async () => {
    cancelTidy()
    stopDisk()
    stopSealing()
    changes.stop()
    await days.stop()
    await hands.stop()
    await fairPlay.stop()
    await old?.stop()
    settings.stop()
    lobby.stop()
    await notices.stop()
    outbox?.stop()
    await ranked.stop()
    await events.stop()
    await printing.stop()
    await tables.stop()
    await thinking.stop()
    await store.close()
  })
  return app
}

const freeTextOf = (settings: InstallationSettings): FreeText => ({
  everywhere: () => settings.freeText(null),
  ofClub: (club) => settings.freeText(club),
})

const fixedOf = ({ origins = [], clubs = [], association = [], corrections, url }: AppDeps): Fixed => ({
  ...{ origins, clubs, association, corrections, url },
})
