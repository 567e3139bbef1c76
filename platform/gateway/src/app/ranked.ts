/** Opens the rankings, and the webhooks that announce rankings and events. */
import type { AppDeps } from './app-deps.js'
import type { Log } from '../base/failure.js'
import type { Secrets } from '../base/secrets.js'
import type { Events } from '../event/live/events.js'
import type { SigningKey } from '../ranking/signing/signing.js'
import { openRankings } from '../ranking/acts/rankings.js'
import { openWebhooks } from '../webhooks/index.js'
import { workInWorker } from '../ranking/work/in-worker.js'
import type { WorkStore } from '../ranking/store/work.js'

type Given = Pick<AppDeps, 'games' | 'time' | 'entropy' | 'signingKeys' | 'firstKey' | 'rankingWork'> &
  Pick<AppDeps, 'stores' | 'privateWebhooks' | 'development'>

export type Ranked = ReturnType<typeof openRanked>

/** @param source the issuer named in signed editions */
export function openRanked(
  deps: Given,
  opened: {
    readonly events: Events
    readonly log: Log
    readonly secrets: Secrets
    readonly source: string
    /** The association or club that runs this installation, as its owner named it. */
    readonly association: () => string | null
    readonly ruleName: WorkStore['ruleName']
  },
) {
  const { games, stores, time, entropy, signingKeys = [], development = false } = deps
  const { events, log, secrets, source, association, ruleName } = opened
  const firstKey = (): SigningKey | null => {
    const name = association()
    return name === null ? null : (deps.firstKey?.(name) ?? null)
  }
  const rankings = openRankings({
    store: stores.rankings,
    keys: signingKeys,
    time,
    entropy,
    log,
    games,
    firstKey,
    source,
    ruleName,
    work: deps.rankingWork ?? workInWorker,
  })
  const webhooks = openWebhooks({
    webhooks: stores.webhooks,
    rankings: rankings.store,
    events,
    eventStore: stores.events,
    time,
    log,
    secrets,
    reach: { loopback: development, private: deps.privateWebhooks === true },
  })
  const watched = [rankings, events].map((one) => one.watch(() => webhooks.outbox.nudge()))
  return {
    rankings,
    webhooks,
    /** Must be called before the events stop. */
    async stop(): Promise<void> {
      for (const unwatch of watched) unwatch()
      await webhooks.outbox.stop()
      await rankings.stop()
    },
  }
}
