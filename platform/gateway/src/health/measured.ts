import type { FailedSignIns } from '../account/failed-sign-ins.js'
import type { Resolver, Resolvers } from '../graphql/resolver.js'
import type { RefusalCode } from '../base/refusal.js'
import type { Store } from '../store/store.js'
import type { Appends } from './appends.js'
import type { Metrics } from './metrics.js'

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
  async (...asked) => {
    const answer = await resolver(...asked)
    if (isRefused(answer)) refused(answer.code)
    return answer
  }

const isRefused = (answer: unknown): answer is { readonly code: RefusalCode } =>
  typeof answer === 'object' && answer !== null && '__typename' in answer && answer.__typename === 'Refused'
