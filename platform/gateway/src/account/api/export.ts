/** Everything stored about an account, for the person it belongs to. */
import type { Gateway } from '../../api/gateway.js'
import { dataOf } from '../../ranking/people/registry.js'
import type { Account } from '../account.js'

/** More than anybody plays. */
const most = 100_000
/** More than are stored. */
const mostReports = 10_000

export async function exportOf(account: Account, deps: Gateway): Promise<object> {
  const { id, name, login, club, member, roles, clubRoles, denied, made } = account
  const { accounts, played, rankings, settingsStore, time } = deps
  const person = await rankings.store.personOf(id)
  const second = await accounts.secondStep(id)
  const mail = await accounts.mailAddress(id)
  const passkeys = await accounts.passkeysOf(id)
  const waiting = await accounts.waitingRecovery(id)
  const sessions = await accounts.sessionsOf(id, 0, 1_000)
  const selves = await played.selves(id)
  return {
    format: 1,
    at: time.now(),
    account: { id, name, login, club, member, roles, clubRoles, denied, made },
    sessions: sessions.map(({ device, opened, refreshed }) => ({ device, opened, seen: refreshed })),
    verified: deps.marks.since(id) ?? null,
    secondStep: second === undefined ? null : { since: second.since },
    mail: mail ?? null,
    recoveryWaits: waiting === undefined ? null : { begun: waiting.begun, until: waiting.until },
    passkeys: passkeys.map(({ name, made, used }) => ({ name, made, used })),
    clubListing: (await accounts.clubListing(id)) ?? null,
    request: (await settingsStore.request(id)) ?? null,
    hands: await played.newest({ person: id, game: null, what: 'hands', before: null, most }),
    ratings: await deps.ratings.ratingsOf(id),
    events: await eventsOf(selves, deps),
    notices: await noticesOf(selves, deps),
    players: await playersOf(account, deps),
    ...(await orderOf(account, selves, deps)),
    decisions: await decisionsOf(selves, deps),
    ranking: person === undefined ? null : await dataOf(rankings.store, person.id),
  }
}

async function eventsOf(
  selves: readonly string[],
  { eventStore, events }: Gateway,
): Promise<readonly object[]> {
  const found: object[] = []
  for (const self of selves)
    for (const { event: id, player } of await eventStore.namedIn(self)) {
      const event = await events.find(id)
      if ('refused' in event) throw new Error(`the event ${id} cannot be read now`)
      const state = event.state()
      const { name } = state.regulations
      if (player === null) found.push({ event: id, name, acts: true })
      else {
        const { number, entrant, status, paid } = state.players.get(player) ?? {}
        found.push({ event: id, name, number, entrant, status, paid })
      }
    }
  return found
}

/** What their page shows, their former names, and whom they follow, block and are invited by. Who follows or blocks them is not theirs. */
async function playersOf({ id }: Account, { accounts, players, time }: Gateway): Promise<object> {
  const [followed, blocked, invitations] = await Promise.all([
    players.followed(id),
    players.blocked(id),
    players.invitations(id, time.now()),
  ])
  return {
    page: await players.page(id),
    formerNames: await accounts.formerNames(id, time.now()),
    follows: followed.map(({ name }) => name),
    blocks: blocked.map(({ name }) => name),
    invitations: invitations.map(({ table, by, until }) => ({ table, by: by.name, until })),
  }
}

/** Which events they are told about, and how. The keys of a browser help nobody, and are left out. */
async function noticesOf(selves: readonly string[], { notices }: Gateway): Promise<readonly object[]> {
  const all = await Promise.all(selves.map((self) => notices.store.ofPerson(self)))
  return all.flat().map(({ event, kind, push, locale, at }) => ({
    event,
    kind,
    locale,
    since: at,
    endpoint: push?.endpoint ?? null,
  }))
}

/** What owners decided about their play, with all that was counted for it. What nobody has decided is left out: they do not know of it. */
async function decisionsOf(selves: readonly string[], { findings }: Gateway): Promise<readonly object[]> {
  const all = await Promise.all(selves.map((self) => findings.decided(self, most)))
  return Promise.all(
    all.flat().map(async ({ id, game, detector, found, among, hands, state, since }) => {
      const entries = await findings.entries(id)
      const remarks = entries.map(({ kind, at, text }) => ({ kind, at, text }))
      return { game, detector, found, among, hands, state, since, entries: remarks }
    }),
  )
}

/** What is stored to keep order: their acts, failed sign-ins, reports, and what the owner decided about them. */
async function orderOf(
  { id, login }: Account,
  selves: readonly string[],
  { accounts, bans, failedSignIns, names, reports }: Gateway,
): Promise<object> {
  const [acts, failed, all] = await Promise.all([
    accounts.actsOf(id, most),
    failedSignIns.newest(),
    reports.newest(null, mostReports),
  ])
  const taken = names.of(id)
  return {
    acts: acts.map(({ at, what, about, from }) => ({ at, what, about, address: from })),
    failedSignIns: failed
      .filter((one) => login !== null && one.login === login)
      .map(({ at, address }) => ({ at, address })),
    bans: bans
      .active()
      .filter(({ kind, of }) => kind === 'person' && selves.includes(of))
      .map(({ at, until, mute }) => ({ at, until, mute })),
    reports: all
      .filter(({ by }) => selves.includes(by.id))
      .map(({ at, table, about, reason, lines, done }) => ({
        at,
        table,
        about: about.name,
        reason,
        lines,
        done,
      })),
    // An account that replaced its name itself had none taken away.
    nameTaken:
      taken === undefined || (taken.chosen && taken.taken === '')
        ? null
        : { at: taken.at, until: taken.until, chosen: taken.chosen },
  }
}
