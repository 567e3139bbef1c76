import type { RefusalCode } from '../base/refusal.js'
import type { Context } from '../account/context.js'

/** How a root field is answered. Arguments have been checked against the schema before. */
export type Resolver<A> = (source: unknown, args: A, context: Context) => unknown

/**
 * Something that is watched and shown. Who watches it is shown the same as everybody of the same standing, so that
 * one answer does for all of them.
 */
export interface Topic {
  /** Nudges after every change until the answer is called. */
  watch(nudge: () => void): () => void
  /** What the root field is, for a standing; `missed` as asked by `since`. */
  show(standing: string, missed: number | null): unknown
  /** Where in the order of its answers it is now; null when they are not numbered. */
  mark(): Mark | null
}

/** A seq counts within its epoch. */
export interface Mark {
  readonly epoch: string
  readonly seq: number
}

/** A topic as one viewer has it. */
export interface Viewing {
  readonly topic: Topic
  /** What they are to it now; a refusal when they may not look any more. */
  standing(): string | { readonly refused: RefusalCode }
  /** Calls back when the standing may have changed though the topic has not, until the answer is called. */
  watch?(judge: () => void): () => void
  /** The last answer that they say they have seen. */
  readonly since: Mark | null
  /** Once, when they look no more. */
  close(): void
}

/** How a subscription's root field is answered. */
export interface Stream<A> {
  /** Arguments that say who looks and since when: what is shown does not depend on them otherwise. */
  readonly own: readonly (keyof A & string)[]
  open(args: A, context: Context): Promise<Viewing | RefusalCode>
}

export type Streams = Readonly<Record<string, Stream<never>>>

/** Resolvers with their arguments forgotten, as the schema takes them. */
export interface Resolvers {
  readonly Query: Readonly<Record<string, Resolver<never>>>
  readonly Mutation: Readonly<Record<string, Resolver<never>>>
  readonly Subscription: Streams
}
