/** Wraps the resolvers: replaces the name from a person's token with their current name. */
import type { Resolver, Resolvers } from '../graphql/resolver.js'
import type { Names } from './standing.js'

const withCurrentName =
  (resolver: Resolver<never>, names: Pick<Names, 'now'>): Resolver<never> =>
  (source, args, context) => {
    const { person } = context
    const now = person === null ? null : names.now(person)
    return resolver(source, args, now === person ? context : { ...context, person: now })
  }

export function withCurrentNames(
  { Query, Mutation, Subscription }: Resolvers,
  names: Pick<Names, 'now'>,
): Resolvers {
  const all = (some: Resolvers['Query']): Resolvers['Query'] =>
    Object.fromEntries(Object.entries(some).map(([name, one]) => [name, withCurrentName(one, names)]))
  return { Query: all(Query), Mutation: all(Mutation), Subscription }
}
