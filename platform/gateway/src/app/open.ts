/** Opens all parts of a gateway. */
import { memoryFailed } from '../account/failed-sign-ins.js'
import { openLeagues } from '../league/leagues.js'
import { memoryLeagues } from '../league/memory.js'
import { openMarks } from '../names/marks.js'
import { memoryAccounts } from '../account/memory.js'
import { privileges } from '../account/privilege.js'
import { passwords } from '../account/passwords.js'
import { rightsChanges } from '../store/rights-changes.js'
import { sessions as makeSessions } from '../account/sessions.js'
import { tiers } from '../account/tiers.js'
import { tokens as makeTokens } from '../account/tokens.js'
import type { AppDeps } from './app-deps.js'
import { shufflesOfDays } from '../daily/deals.js'
import { noDays } from '../daily/store.js'
import { memoryBans } from '../bans/bans.js'
import { hashOfAddress, memorySeen } from '../bans/seen.js'
import { openBans } from '../bans/standing.js'
import type { Gateway } from '../api/gateway.js'
import { identifier, type Identify } from '../account/context.js'
import { measuredFailed, measuredStore } from '../health/measured.js'
import { roomBy, roomForAll } from '../api/lobby/room.js'
import { lobbyWatch } from '../api/lobby/watch.js'
import { outbox as openOutbox } from '../mail/outbox.js'
import { mailServer as openMailServer } from '../mail/server.js'
import { openNotices } from '../notices/index.js'
import { memoryNotices } from '../notices/memory.js'
import { openNames } from '../names/standing.js'
import { memoryTaken } from '../names/taken.js'
import { nonePlayed } from '../played/store.js'
import { countInBackground } from '../findings/background.js'
import { examineHere } from '../findings/examining.js'
import { noFindings } from '../findings/store.js'
import { openRanked } from './ranked.js'
import { memoryRuleSets } from '../rules/memory.js'
import { openSecrets } from '../base/secrets.js'
import { keptByAnybody } from '../rules/kept-name.js'
import { openSettings, type Fixed, type InstallationSettings } from '../settings/installation.js'
import { noteFixedClubs } from '../settings/note-fixed.js'
import { memorySettings } from '../settings/memory.js'
import { assemble } from '../api/schema.js'
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
import { evenly } from '../base/time.js'
import { memoryRates } from '../http/rates.js'
import { allMayEnter, mayEnterBy } from '../tournament/entries-from.js'
import { allMayWrite, writingBy } from '../tournament/writing.js'
import { noThinking } from '../thinking/thinking.js'
import { timesUsual } from '../http/too-many.js'
import type { GraphQLSchema } from 'graphql'
import type { BanStore } from '../bans/bans.js'
import type { Log } from '../base/failure.js'
import type { Metrics } from '../health/metrics.js'
import type { Appends } from '../health/appends.js'
import type { Maintenance } from '../health/maintenance.js'
import type { TakenNames } from '../names/taken.js'
import type { Cluster } from '../store/cluster.js'
import type { Ranked } from './ranked.js'

/** How long addresses are kept: long enough to find out who misused a right. */
const keepAddresses = 30 * 24 * 60 * 60_000

interface Measuring {
  readonly log: Log
  readonly metrics: Metrics
  readonly appends: Appends
  readonly maintenance: Maintenance
}

export interface Opened {
  readonly gateway: Gateway
  readonly schema: GraphQLSchema
  readonly cluster: Cluster
  readonly ranked: Ranked
  readonly identify: Identify
  readonly hashOf: (address: string) => string
  /** Where bans and taken names are stored. */
  readonly stores: { readonly bans: BanStore; readonly names: TakenNames }
  /** Stops everything in the order in which it depends on each other, and closes the store. */
  stop(): Promise<void>
}

/** Loads the tables of the store, too. */
export async function openGateway(
  deps: AppDeps,
  { log, metrics, appends, maintenance }: Measuring,
): Promise<Opened> {
  const { games, time, entropy, pace, development = false, rate } = deps
  const { cluster = singleNode(), accounts = memoryAccounts(), rates = memoryRates(evenly(time)) } = deps
  const { audience = 'stolik', settings: settingsStore = memorySettings() } = deps
  const { bans: banStore = memoryBans() } = deps
  const { names: nameStore = memoryTaken(), seenGuests = memorySeen() } = deps
  const { reports = memoryReports(), played = nonePlayed } = deps
  const { daily = noDays } = deps
  const { findings = noFindings, examiner = examineHere(games) } = deps
  const { events: eventStore = memoryEvents(), draw = drawInWorker(), printing = printHere(games) } = deps
  const failedSignIns = measuredFailed(deps.failedSignIns ?? memoryFailed(), metrics)
  const store = measuredStore(deps.store, metrics, appends)
  const secrets = openSecrets(deps.secret, deps.secretBefore, time)
  const tokens = makeTokens(secrets, time)
  const changes = rightsChanges({ cluster, time })
  const settings = await openSettings({
    ...{ store: settingsStore, alone: cluster.alone, time, log, changes },
    fixed: fixedOf(deps),
    local: deps.local ?? 'http://localhost',
  })
  const sessions = makeSessions({
    ...{ accounts, tokens, entropy, time, log, changes, settings },
    alone: cluster.alone,
  })
  const identify = identifier(tokens, sessions)
  const tierOf = tiers({
    ...{ accounts, settings, changes, time, log },
    isAppointed: (account) => privileges(gateway).isAppointed(account),
  })
  const more = timesUsual(rate ?? 0)
  const isLimited = rate !== undefined
  const budget = isLimited ? budgetOf({ rates, tierOf, time: evenly(time) }, more) : unlimited
  const hashOf = (address: string): string => hashOfAddress(secrets.now())(address)
  const hashesOf = (address: string): readonly string[] =>
    secrets.good().map((secret) => hashOfAddress(secret)(address))
  const bans = await openBans({ store: banStore, time, log, changes, hashesOf })
  const names = await openNames({ store: nameStore, time, log, changes })
  const lobby = lobbyWatch(time)
  const mailServer = deps.mailer && openMailServer(deps.mailer, { time, log })
  const outbox = mailServer === undefined ? null : openOutbox(mailServer, time)
  const schema = assemble(games)
  const thinking = deps.thinking?.({ time, log, thought: metrics.thought }) ?? noThinking
  const eventKeys = keysOf(secrets)
  const tables = await openTables({
    ...{ thinking, games, store, cluster, time, entropy, pace, log },
    shuffleOfDay: shufflesOfDays(eventKeys),
    counted: metrics,
    changed: () => lobby.changed(),
  })
  // It tells the other processes, to which the tables open the connection.
  await noteFixedClubs(settings, accounts, log)
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
    ...{ mailServer, time, log },
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
      passwords: passwords(deps.hashCost),
      rates,
    },
    ...{ audience, settings, settingsStore, outbox, ruleSets, daily },
    mailer: deps.mailer ?? null,
    opensTables: () => maintenance.emptying() !== 'tables',
    secrets,
    room: isLimited
      ? roomBy({ rates, tierOf, log, handsOf: (...of) => played.hands(...of) }, more)
      : roomForAll,
    mayEnter: isLimited ? mayEnterBy({ rates, tierOf }, more) : allMayEnter,
    mayWrite: isLimited ? writingBy({ rates, tierOf }, more) : allMayWrite,
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

  return {
    ...{ gateway, schema, cluster, ranked, identify, hashOf },
    stores: { bans: banStore, names: nameStore },
    async stop() {
      await fairPlay.stop()
      settings.stop()
      lobby.stop()
      await notices.stop()
      outbox?.stop()
      await mailServer?.stop()
      await ranked.stop()
      await events.stop()
      await printing.stop()
      await tables.stop()
      await thinking.stop()
      await store.close()
    },
  }
}

const freeTextOf = (settings: InstallationSettings): FreeText => ({
  everywhere: () => settings.freeText(null),
  ofClub: (club) => settings.freeText(club),
})

const fixedOf = ({ origins = [], clubs = [], association = [], corrections, url }: AppDeps): Fixed => ({
  ...{ origins, clubs, association, corrections, url },
})
