import type { Context } from './context.js'

/** How a root field is answered. Arguments have been checked against the schema before. */
export type Resolver<A> = (source: unknown, args: A, context: Context) => unknown

/** A stream of nudges, and what each of them is answered with. */
export interface Stream<A> {
  readonly subscribe: (source: unknown, args: A, context: Context) => Promise<AsyncIterable<undefined>>
  readonly resolve: Resolver<A>
}

/** Resolvers with their arguments forgotten, as the schema takes them. */
export interface Resolvers {
  readonly Query: Readonly<Record<string, Resolver<never>>>
  readonly Mutation: Readonly<Record<string, Resolver<never>>>
  readonly Subscription: Readonly<Record<string, Stream<never>>>
}
