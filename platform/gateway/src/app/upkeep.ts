/** What a gateway does by itself beside play: it catches up with what is missing, and deletes what is kept no longer. */
import { startResealing } from '../account/reseal.js'
import { logFailure } from '../base/failure.js'
import { releasing } from '../daily/release.js'
import type { Gateway } from '../api/gateway.js'
import { countedFor, findingsFor } from '../findings/background.js'
import { catchUp } from '../played/catch-up.js'
import { nightly } from '../retention/nightly.js'
import type { AppDeps } from './app-deps.js'

/** How often expired sessions and used tokens are deleted. */
const tidyEvery = 60 * 60_000

/** Begins at once. */
export function startUpkeep(
  gateway: Gateway,
  { stores, ages, secretBefore }: Pick<AppDeps, 'stores' | 'ages' | 'secretBefore'>,
): { stop(): Promise<void> } {
  const { accounts, daily, failedSignIns, findings, games, log, played, scrub, secrets, seenGuests, store } =
    gateway
  const { changes, sessions, tables, time, weeks } = gateway
  const plugins = new Map(games.map(({ plugin }) => [plugin.id, plugin]))
  const hands = catchUp({ store, played, log, plugins })
  void hands.run()

  const days = releasing({ store: daily, weeks, tables, time, log })
  const stopSealing = startResealing({ accounts, secrets, time, log }, secretBefore?.from ?? 0)
  const old = ages === undefined ? undefined : nightly({ store: stores.retention, ages, time, log, scrub })
  // A club may be missing since the last start, or be dropped by a process that does not live to end its members' sessions.
  const endFormer = (): void => {
    sessions
      .endOfFormerClubs()
      .catch((error: unknown) => logFailure(log, 'sessions of a former club could not be ended', error))
  }
  endFormer()
  const unwatch = changes.watch(({ kind }) => {
    if (kind === 'settings') endFormer()
  })
  let cancelTidy = time.after(tidyEvery, tidy)
  function tidy(): void {
    const addressesUntil = time.now() - gateway.keepAddresses
    accounts
      .tidy(time.now())
      .then(() => sessions.endOfFormerClubs())
      .then(() => stores.bans.tidy(time.now()))
      .then(() => stores.names.tidy(time.now()))
      .then(() => stores.players.tidy(time.now()))
      .then(() => seenGuests.tidy(time.now()))
      .then(() => failedSignIns.forget({ before: addressesUntil }))
      .then(() => accounts.dropAddresses({ before: addressesUntil }))
      .then(() => findings.tidy({ hands: time.now() - countedFor, findings: time.now() - findingsFor }))
      .then((gone) => (gone === 0 ? undefined : scrub()))
      .catch((error: unknown) => logFailure(log, 'sessions could not be tidied', error))
    void hands.run()
    void old?.look()
    cancelTidy = time.after(tidyEvery, tidy)
  }
  return {
    async stop() {
      cancelTidy()
      unwatch()
      stopSealing()
      await days.stop()
      await hands.stop()
      await old?.stop()
    },
  }
}
