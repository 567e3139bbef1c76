/** Opens all parts of a gateway. */
import { openLeagues } from '../league/leagues.js'
import { openMarks } from '../names/marks.js'
import { privileges } from '../account/privilege.js'
import { passwords } from '../account/passwords.js'
import { rightsChanges } from '../store/rights-changes.js'
import { sessions as makeSessions } from '../account/sessions.js'
import { tiers } from '../account/tiers.js'
import { tokens as makeTokens } from '../account/tokens.js'
import type { AppDeps } from './app-deps.js'
import { shufflesOfDays } from '../daily/deals.js'
import { hashOfAddress } from '../bans/seen.js'
import { openBans } from '../bans/standing.js'
import type { Gateway } from '../api/gateway.js'
import { identifier, type Identify } from '../account/context.js'
import { measuredFailed, measuredStore, type Appends } from '../health/measured.js'
import { roomBy, roomForAll } from '../lobby/api/room.js'
import { lobbyWatch } from '../lobby/api/watch.js'
import { outbox as openOutbox } from '../mail/outbox.js'
import { mailServer as openMailServer } from '../mail/server.js'
import { openNotices } from '../notices/index.js'
import { openNames } from '../names/standing.js'
import { countInBackground } from '../findings/background.js'
import { examineHere } from '../findings/examining.js'
import { farmedIn } from '../rating/farmed.js'
import { openRatings } from '../rating/ratings.js'
import { sitePresence } from '../players/presence.js'
import { openRanked, type Ranked } from './ranked.js'
import { openSecrets } from '../base/secrets.js'
import { keptByAnybody } from '../rules/kept-name.js'
import { openSettings, type Fixed, type InstallationSettings } from '../settings/installation.js'
import { noteFixedClubs } from '../settings/former-clubs.js'
import { assemble } from '../api/schema.js'
import { singleNode, type Cluster } from '../store/cluster.js'
import { openTables } from '../live/tables.js'
import type { FreeText } from '../talk/free-text.js'
import { printHere } from '../event/print/printing.js'
import { drawFixturesInWorker, drawInWorker } from '../event/live/draw-in-worker.js'
import { openEvents } from '../event/live/events.js'
import { eventKeys as keysOf } from '../event/store/keys.js'
import { budgetOf, unlimited } from '../http/budget.js'
import { evenly } from '../base/time.js'
import { allMayEnter, mayEnterBy } from '../event/api/entries-from.js'
import { allMayWrite, writingBy } from '../event/api/writing.js'
import { noThinking } from '../thinking/thinking.js'
import { timesUsual } from '../http/too-many.js'
import type { GraphQLSchema } from 'graphql'
import type { Log } from '../base/failure.js'
import type { Metrics } from '../health/metrics.js'
import type { Maintenance } from '../health/maintenance.js'

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
  /** Stops everything in the order in which it depends on each other, and closes the store. */
  stop(): Promise<void>
}

/** Loads the tables of the store, too. */
export async function openGateway(
  deps: AppDeps,
  { log, metrics, appends, maintenance }: Measuring,
): Promise<Opened> {
  const { games, time, entropy, pace, development = false, rate } = deps
  const { cluster = singleNode(), rates, stores, audience = 'stolik' } = deps
  const { examiner = examineHere(games), draw = drawInWorker(), printing = printHere(games) } = deps
  const { accounts, seenGuests, reports, played, players, daily, weeks, findings, ruleSets } = stores
  const failedSignIns = measuredFailed(stores.failedSignIns, metrics)
  const store = measuredStore(deps.store, metrics, appends)
  const secrets = openSecrets(deps.secret, deps.secretBefore, time)
  const tokens = makeTokens(secrets, time)
  const changes = rightsChanges({ cluster, time })
  const settings = await openSettings({
    store: stores.settings,
    alone: cluster.alone,
    time,
    log,
    changes,
    fixed: fixedOf(deps),
    local: deps.local ?? 'http://localhost',
  })
  /** What most parts are made from. */
  const common = { games, time, entropy, pace, log, rates, accounts, tokens, changes, settings }
  const sessions = makeSessions({ ...common, alone: cluster.alone })
  const identify = identifier(tokens, sessions)
  const tierOf = tiers({ ...common, isAppointed: (account) => privileges(gateway).isAppointed(account) })
  const more = timesUsual(rate ?? 0)
  const isLimited = rate !== undefined
  const budget = isLimited ? budgetOf({ rates, tierOf, time: evenly(time) }, more) : unlimited
  const hashOf = (address: string): string => hashOfAddress(secrets.now())(address)
  const hashesOf = (address: string): readonly string[] =>
    secrets.good().map((secret) => hashOfAddress(secret)(address))
  const bans = await openBans({ store: stores.bans, time, log, changes, hashesOf })
  const names = await openNames({ store: stores.names, time, log, changes })
  const lobby = lobbyWatch(time)
  const mailServer = deps.mailer && openMailServer(deps.mailer, { time, log })
  const outbox = mailServer === undefined ? null : openOutbox(mailServer, time)
  const schema = assemble(games)
  const thinking = deps.thinking?.({ time, log, thought: metrics.thought }) ?? noThinking
  const eventKeys = keysOf(secrets)
  const tables = await openTables({
    ...common,
    thinking,
    store,
    cluster,
    shuffleOfDay: shufflesOfDays(eventKeys),
    counted: metrics,
    changed: () => lobby.changed(),
    // No table of an event is rated, so none is opened before the ratings are.
    openedRated: (id, opened) => ratings.opened(id, opened),
  })
  // It tells the other processes, to which the tables open the connection.
  await noteFixedClubs(settings, accounts, log)
  const events = await openEvents({
    ...common,
    store: stores.events,
    tables,
    cluster,
    keys: eventKeys,
    mayAnnounce: async (id) => {
      const account = await accounts.byId(id)
      return account !== undefined && privileges(gateway).rolesOf(account).includes('ORGANISER')
    },
  })
  const marks = await openMarks({
    ...common,
    events,
    mayDirect: (account) => privileges(gateway).rolesOf(account).includes('ORGANISER'),
  })
  marks.watch(() => lobby.changed())
  const ranked = openRanked(deps, {
    secrets,
    events,
    log,
    source: audience,
    association: () => settings.now().name,
    ruleName: async (game, profile) =>
      (await keptByAnybody({ ruleSets, settings }, game, profile))?.name ?? null,
  })
  const notices = openNotices({
    ...common,
    store: stores.notices,
    events,
    eventStore: stores.events,
    secrets,
    eventKeys,
    mailServer,
    reach: { loopback: development, private: deps.privateWebhooks === true },
  })
  const fairPlay = countInBackground({
    ...common,
    findings,
    store,
    examiner,
    games: games.flatMap(({ plugin, scrutiny }) => (scrutiny === undefined ? [] : [plugin.id])),
    farmed: (game, since) => farmedIn(stores.ratings, game, since),
    isOn: () => settings.now().fairPlay,
    word: (letters) => entropy.word(letters),
  })

  const ratings = openRatings({
    ...common,
    store,
    ratings: stores.ratings,
    plugins: new Map(games.map(({ plugin }) => [plugin.id, plugin])),
    rows: () => tables.rows(),
    lobby,
    word: (letters) => entropy.word(letters),
  })
  const presence = sitePresence({ cluster, time, log })

  const gateway: Gateway = {
    ...common,
    tables,
    lobby,
    store,
    draw,
    printing,
    budget,
    thinking,
    bans,
    seenGuests,
    names,
    marks,
    failedSignIns,
    sessions,
    passwords: passwords(deps.hashCost),
    audience,
    settingsStore: stores.settings,
    outbox,
    ruleSets,
    daily,
    weeks,
    mailer: deps.mailer ?? null,
    opensTables: () => maintenance.emptying() !== 'tables',
    secrets,
    room: isLimited
      ? roomBy({ rates, tierOf, log, handsOf: (...of) => played.hands(...of) }, more)
      : roomForAll,
    mayEnter: isLimited ? mayEnterBy({ rates, tierOf }, more) : allMayEnter,
    mayWrite: isLimited ? writingBy({ rates, tierOf }, more) : allMayWrite,
    freeText: deps.freeText ?? freeTextOf(settings),
    reports,
    played,
    ratings,
    players,
    presence,
    findings,
    examineNow: () => void fairPlay.run(),
    keepAddresses: deps.keepAddresses ?? keepAddresses,
    forgetAtTables: stores.forgetAtTables,
    scrub: deps.scrub ?? (() => Promise.resolve()),
    lastBackup: deps.lastBackup ?? (() => Promise.resolve(undefined)),
    lastForgotten: () => stores.retention.last(),
    events,
    eventStore: stores.events,
    eventKeys,
    rankings: ranked.rankings,
    webhooks: ranked.webhooks,
    notices,
    leagues: openLeagues({ store: stores.leagues, time }),
    drawFixtures: drawFixturesInWorker(),
  }

  return {
    gateway,
    schema,
    cluster,
    ranked,
    identify,
    hashOf,
    async stop() {
      await fairPlay.stop()
      await ratings.stop()
      settings.stop()
      lobby.stop()
      presence.stop()
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
  origins,
  clubs,
  association,
  corrections,
  url,
})
