/**
 * The current names of people whose names were taken away, as this process last read them. In memory, because every request
 * needs them.
 */
import type { RightsChanges } from '../store/rights-changes.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Person } from '../base/person.js'
import type { Time } from '../base/time.js'
import { watchers } from '../base/watchers.js'
import type { TakenName, TakenNames } from './taken.js'
import type { Resolver, Resolvers } from '../graphql/resolver.js'

export type Names = Awaited<ReturnType<typeof openNames>>

interface Deps {
  readonly store: TakenNames
  readonly time: Pick<Time, 'now'>
  readonly log: Log
  readonly changes: RightsChanges
}

/** @throws if the store cannot be reached */
export async function openNames({ store, time, log, changes }: Deps) {
  const watching = watchers()
  const read = async (): Promise<ReadonlyMap<string, TakenName>> =>
    new Map((await store.inForce(time.now())).map((one) => [one.person, one]))
  let current = await read()
  let reads = 0
  const readAnew = async (): Promise<void> => {
    const mine = ++reads
    const now = await read()
    // Of two reads at once, the older answer may come last.
    if (mine !== reads) return
    current = now
    watching.nudge()
  }
  changes.watch(({ kind }) => {
    if (kind === 'names' || kind === 'unknown')
      readAnew().catch((error: unknown) =>
        logFailure(log, 'the names that were taken could not be read', error),
      )
  })
  return {
    /** Returns a person with their current name, whatever their token or a remark says. */
    now: <P extends Person>(person: P): P => {
      const name = current.get(person.id)?.name
      return name === undefined ? person : { ...person, name }
    },
    /** undefined for a person who keeps their own name. */
    of: (person: string): TakenName | undefined => current.get(person),
    /** Resolves once it is effective in this process. */
    put: async (name: TakenName): Promise<void> => {
      await store.put(name)
      current = await read()
      changes.tell({ kind: 'names' })
    },
    /** Calls back when a name has changed, until the returned function is called. */
    watch: watching.watch,
  }
}

const withCurrentName =
  (resolver: Resolver<never>, names: Pick<Names, 'now'>): Resolver<never> =>
  (source, args, context) => {
    const { person } = context
    const now = person === null ? null : names.now(person)
    return resolver(source, args, now === person ? context : { ...context, person: now })
  }

/** Wraps the resolvers: replaces the name from a person's token with their current name. */
export function withCurrentNames(
  { Query, Mutation, Subscription }: Resolvers,
  names: Pick<Names, 'now'>,
): Resolvers {
  const all = (some: Resolvers['Query']): Resolvers['Query'] =>
    Object.fromEntries(Object.entries(some).map(([name, one]) => [name, withCurrentName(one, names)]))
  return { Query: all(Query), Mutation: all(Mutation), Subscription }
}
