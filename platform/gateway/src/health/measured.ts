import type { FailedSignIns } from '../account/failed-sign-ins.js'
import type { Resolver, Resolvers } from '../graphql/resolver.js'
import type { RefusalCode } from '../base/refusal.js'
import type { Store } from '../store/store.js'
import type { Metrics } from './metrics.js'
import type { Time } from '../base/time.js'

/** Wraps the store: counts everything it takes, and reports its failures. */
export function measuredStore(store: Store, { appended, moved }: Metrics, appends: Appends): Store {
  return {
    ...store,
    append: async (append) => {
      const from = performance.now()
      const seconds = (): number => (performance.now() - from) / 1_000
      try {
        const outcome = await store.append(append)
        appended(outcome, seconds())
        appends.took()
        if (outcome === 'done')
          for (const { entry } of append.entries) if (entry.kind === 'move') moved(entry.by)
        return outcome
      } catch (error) {
        appended('failed', seconds())
        appends.failed()
        throw error
      }
    },
  }
}

/** Wraps the failed sign-ins: counts each, even if it cannot be stored. */
export const measuredFailed = (failed: FailedSignIns, { signInFailed }: Metrics): FailedSignIns => ({
  ...failed,
  note: (...one) => {
    signInFailed()
    return failed.note(...one)
  },
})

/** Wraps the resolvers: counts all refusals. */
export function measuredResolvers(resolvers: Resolvers, metrics: Metrics): Resolvers {
  const all = (mine: Readonly<Record<string, Resolver<never>>>): Record<string, Resolver<never>> =>
    Object.fromEntries(Object.entries(mine).map(([name, resolver]) => [name, counted(resolver, metrics)]))
  return { ...resolvers, Query: all(resolvers.Query), Mutation: all(resolvers.Mutation) }
}

const counted =
  (resolver: Resolver<never>, { refused }: Metrics): Resolver<never> =>
  async (...args) => {
    const answer = await resolver(...args)
    if (isRefused(answer)) refused(answer.code)
    return answer
  }

const isRefused = (answer: unknown): answer is { readonly code: RefusalCode } =>
  typeof answer === 'object' && answer !== null && '__typename' in answer && answer.__typename === 'Refused'

/** Whether the store accepts what is played, judged by the last attempt. */
export type Appends = ReturnType<typeof appends>

/**
 * A process that gets no requests writes nothing, so it would never notice that its store works again. So a failure is
 * forgotten after so many milliseconds without an attempt, and the next request is the next trial.
 */
const forgottenAfter = 30_000

export function appends({ now }: Pick<Time, 'now'>) {
  let failedAt: number | undefined
  return {
    took: (): void => {
      failedAt = undefined
    },
    failed: (): void => {
      failedAt = now()
    },
    /** False after a failure, until an attempt succeeds. */
    work: (): boolean => failedAt === undefined || now() - failedAt >= forgottenAfter,
  }
}
